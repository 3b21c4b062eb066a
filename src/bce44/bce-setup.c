/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-setup.h"

#include <stdlib.h>
#include <string.h>

#include "bce-counts.h"

/* Random choices of the set-up. The app draws only among components that all have a title (rules, section 2). */

static gboolean
are_recruits_told (const BceBox *box)
{
  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (recruit->field >= 0 && (recruit->name == NULL || !recruit->tier.known))
        return FALSE;
    }

  return TRUE;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const gint16 *) a - *(const gint16 *) b;
}

/* Draws @n of all recruits of a tier; where there are fewer than @exist, the box is not whole. */
static gboolean
draw_recruits (const BceBox *box,
               BceField field,
               int tier,
               guint exist,
               guint n,
               ScribaRandom *random,
               gint16 *drawn)
{
  gint16 all[BCE_MAX_RECRUITS];
  guint n_all = 0;

  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (recruit->field == (int) field && recruit->tier.value == tier)
        all[n_all++] = i;
    }
  if (n_all < exist)
    return FALSE;

  scriba_random_shuffle (random, all, n_all);
  qsort (all, n, sizeof (gint16), compare_numbers);
  memcpy (drawn, all, n * sizeof (gint16));
  return TRUE;
}

/**
 * bce_setup_draw_market:
 * @box: the game's box
 * @random: chance
 * @market: (out caller-allocates): the piles that stay
 *
 * Takes one pile of tier 2 and one of tier 3 out of each field; tier 1 lies in
 * column 1, tier 2 in columns 2 and 3, tier 3 in column 4. Where a box lists more
 * recruits of a tier than there are, each is as likely to stay as the others.
 *
 * Returns: whether name and tier of all recruits are known, so that the app can draw
 */
gboolean
bce_setup_draw_market (const BceBox *box,
                       ScribaRandom *random,
                       BceMarket *market)
{
  memset (market, 0, sizeof *market);
  market->n_slots = BCE_N_SLOTS;
  if (!are_recruits_told (box))
    return FALSE;

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      gint16 *row = &market->slots[field * BCE_N_COLUMNS];

      if (!draw_recruits (box, field, 1, 1, 1, random, &row[0]) ||
          !draw_recruits (box, field, 2, 3, 2, random, &row[1]) ||
          !draw_recruits (box, field, 3, 2, 1, random, &row[3]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
draw_era (const BceBox *box,
          int era,
          guint size,
          ScribaRandom *random,
          gint16 *pile)
{
  gint16 all[BCE_MAX_STRUCTURES];
  guint n_all = 0;

  for (guint i = 0; i < box->structures->len; i++)
    {
      const BceStructure *structure = &g_array_index (box->structures, BceStructure, i);

      if (structure->title == NULL || !structure->era.known)
        return FALSE;
      if (structure->era.value == era)
        all[n_all++] = i;
    }
  if (n_all < size)
    return FALSE;

  scriba_random_shuffle (random, all, n_all);
  memcpy (pile, all, size * sizeof (gint16));
  return TRUE;
}

/**
 * bce_setup_draw_sites:
 * @box: the game's box
 * @n_seats: 3 to 5
 * @random: chance
 * @sites: (out caller-allocates): structures of each era, and statues
 *
 * Returns: whether all structures and statues have a title, and structures an era, so that the app can draw
 */
gboolean
bce_setup_draw_sites (const BceBox *box,
                      guint n_seats,
                      ScribaRandom *random,
                      BceSites *sites)
{
  guint size = bce_setup_pile_size (n_seats);
  gint16 statues[BCE_MAX_STATUES];

  memset (sites, 0, sizeof *sites);
  sites->n_era1 = sites->n_era2 = sites->n_era3 = sites->n_statues = size;

  for (guint i = 0; i < box->statues->len; i++)
    {
      if (g_array_index (box->statues, BceStatue, i).title == NULL)
        return FALSE;
      statues[i] = i;
    }
  if (box->statues->len < size)
    return FALSE;

  scriba_random_shuffle (random, statues, box->statues->len);
  memcpy (sites->statues, statues, size * sizeof (gint16));
  return draw_era (box, 1, size, random, sites->era1) && draw_era (box, 2, size, random, sites->era2) &&
         draw_era (box, 3, size, random, sites->era3);
}

/**
 * bce_setup_draw_senate:
 * @box: the game's box
 * @random: chance
 * @choice: (out): the tile
 *
 * Returns: whether it is known what every Senate tile shows, so that the app can draw
 */
gboolean
bce_setup_draw_senate (const BceBox *box,
                       ScribaRandom *random,
                       BceSenateChoice *choice)
{
  for (guint i = 0; i < box->senate->len; i++)
    {
      const BceSenate *tile = &g_array_index (box->senate, BceSenate, i);

      if (tile->pair[0] < 0 && tile->manual != TRUE)
        return FALSE;
    }
  if (box->senate->len == 0)
    return FALSE;

  choice->senate = scriba_random_below (random, box->senate->len);
  return TRUE;
}

/** bce_setup_draw_im: draws the first Imperium Maius; never the shared Suitor. */
void
bce_setup_draw_im (const BceState *state,
                   ScribaRandom *random,
                   BceSeatChoice *choice)
{
  do
    choice->seat = scriba_random_below (random, state->n_seats);
  while (choice->seat == state->shared);
}

static gboolean
is_market_told (const BceState *state)
{
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    {
      if (state->market[slot] >= 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
are_sites_told (const BceState *state)
{
  for (guint i = 0; i < state->n_structures; i++)
    {
      if (state->structures[i].era > 0)
        return TRUE;
    }

  return FALSE;
}

/** bce_setup_step_done: whether a step has been ticked, or done by what was entered for it. */
gboolean
bce_setup_step_done (const BceState *state,
                     BceSetupStep step)
{
  if ((state->ticks & (1 << step)) != 0)
    return TRUE;

  switch (step)
    {
    case BCE_SETUP_REMOVE:
      return is_market_told (state);
    case BCE_SETUP_SENATE:
      return state->senate >= 0;
    case BCE_SETUP_SITES:
      return are_sites_told (state);
    case BCE_SETUP_IM:
      return state->im >= 0;
    case BCE_SETUP_ALLEGIANCE:
    case BCE_SETUP_CARDS:
    case BCE_SETUP_SUPPLY:
    case BCE_SETUP_PLAYERS:
    default:
      return FALSE;
    }
}
