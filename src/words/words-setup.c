/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-setup.h"

#include <glib/gi18n.h>

#include "bce-counts.h"
#include "words-amount.h"
#include "words-box.h"
#include "words-names.h"

/* The steps of the set-up, with the numbers of this player count (rules, section 2). */

#define N_LETTERS 10

static const char *
get_first_letter (const BceState *state)
{
  return bce_letter_keys[bce_setup_first_letter (state->n_seats)];
}

static char *
join (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);
  return scriba_words_join ((const char * const *) words->pdata);
}

static char *
cards_title (guint n_cards)
{
  if (n_cards == 0)
    return g_strdup (_("All cards stay in the recruit piles"));

  return g_strdup_printf (ngettext ("Take %u card out of every recruit pile", "Take %u cards out of every recruit pile",
                                    n_cards), n_cards);
}

/**
 * scriba_words_setup_title:
 * @state: a game in set-up
 * @step: a step
 *
 * Returns: (transfer full): what the table does
 */
char *
scriba_words_setup_title (const BceState *state,
                          BceSetupStep step)
{
  guint first = bce_setup_first_letter (state->n_seats);

  switch (step)
    {
    case BCE_SETUP_ALLEGIANCE:
      /* Translators: the first and the last letter: “Allegiance tiles C to H on the timeline”. */
      return g_strdup_printf (_("Allegiance tiles %1$s to %2$s on the timeline"),
                              bce_letter_keys[first], bce_letter_keys[first + BCE_N_YEARS - 1]);
    case BCE_SETUP_REMOVE:
      return g_strdup (_("Remove one tier 2 and one tier 3 pile per field"));
    case BCE_SETUP_CARDS:
      return cards_title (10 - bce_tier_copies (1, state->n_seats));
    case BCE_SETUP_SENATE:
      return g_strdup (_("Draw one Senate tile, face up"));
    case BCE_SETUP_SITES:
      return g_strdup_printf (_("Draw %u tiles each: era I, era II, era III, statues"), bce_setup_pile_size (state->n_seats));
    case BCE_SETUP_SUPPLY:
      return g_strdup (_("Lay out the supply"));
    case BCE_SETUP_PLAYERS:
      return g_strdup_printf (_("Each player: %1$d architects, %2$d denarii"), BCE_N_ARCHITECTS, 5);
    case BCE_SETUP_IM:
      return g_strdup (_("Choose the first Imperium Maius"));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
allegiance_detail (const BceState *state)
{
  guint first = bce_setup_first_letter (state->n_seats);
  g_autoptr (GPtrArray) unused = g_ptr_array_new ();
  g_autofree char *letters = NULL;

  for (guint letter = 0; letter < N_LETTERS; letter++)
    if (letter < first || letter >= first + BCE_N_YEARS)
      g_ptr_array_add (unused, (gpointer) bce_letter_keys[letter]);
  letters = join (unused);
  /* Translators: %1$s is the letter of the first pile, %2$s a list of letters. */
  return g_strdup_printf (_("Six piles of three, %1$s on year 1. Back to the box: %2$s"), get_first_letter (state), letters);
}

static gboolean
is_market_told (const BceState *state)
{
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    if (state->market[slot] >= 0)
      return TRUE;
  return FALSE;
}

/* Which piles went back to the box, as far as the table has told all that stay. */
static char *
market_detail (const BceState *state,
               const BceBox *box)
{
  g_autoptr (GPtrArray) out = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  if (!is_market_told (state))
    return g_strdup (_("At random, never the Lictors"));

  for (guint recruit = 0; recruit < box->recruits->len; recruit++)
    if (g_array_index (box->recruits, BceRecruit, recruit).field >= 0 && bce_state_find_slot (state, recruit) < 0)
      g_ptr_array_add (out, scriba_words_component (box, BCE_BOX_RECRUITS, recruit));
  names = join (out);
  /* Translators: %s is a list of recruits. */
  return g_strdup_printf (_("Out of the game: %s"), names);
}

/** scriba_words_senate_pair: (transfer full): what a Senate tile shows; %NULL while that is unknown. */
char *
scriba_words_senate_pair (const BceSenate *tile)
{
  if (tile->pair[0] >= 0)
    return scriba_words_pair (tile->pair[0], tile->pair[1]);
  return tile->manual == TRUE ? g_strdup (_("Counted by hand")) : NULL;
}

static char *
senate_detail (const BceState *state,
               const BceBox *box)
{
  g_autofree char *pair = NULL;

  if (state->senate < 0)
    return g_strdup (_("Two stay in the box"));

  pair = scriba_words_senate_pair (&g_array_index (box->senate, BceSenate, state->senate));
  return pair != NULL ? g_steal_pointer (&pair) : scriba_words_component (box, BCE_BOX_SENATE, state->senate);
}

static void
add_sites (GPtrArray *lines,
           const BceBox *box,
           BceBoxPart part,
           const BceSite *sites,
           guint n_sites,
           int era,
           const char *title)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  for (guint i = 0; i < n_sites; i++)
    if (sites[i].era == era)
      g_ptr_array_add (found, scriba_words_component (box, part, i));
  if (found->len == 0)
    return;

  names = join (found);
  /* Translators: a pile of tiles and what was drawn from it. */
  g_ptr_array_add (lines, g_strdup_printf (C_("drawn tiles", "%1$s: %2$s"), title, names));
}

static char *
sites_detail (const BceState *state,
              const BceBox *box)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  add_sites (lines, box, BCE_BOX_STRUCTURES, state->structures, state->n_structures, 1, _("Era I"));
  add_sites (lines, box, BCE_BOX_STRUCTURES, state->structures, state->n_structures, 2, _("Era II"));
  add_sites (lines, box, BCE_BOX_STRUCTURES, state->structures, state->n_structures, 3, _("Era III"));
  add_sites (lines, box, BCE_BOX_STATUES, state->statues, state->n_statues, 1, _("Statues"));
  if (lines->len == 0)
    return g_strdup (_("Era I onto its phases, the others onto their rows"));

  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static char *
supply_detail (const BceState *state)
{
  g_autofree char *denarii = scriba_words_thing_amount (BCE_THING_DENARIUS, BCE_N_DENARII - 5 * state->n_seats);

  /* Translators: numbers of influence cubes by their type, loyalty, then "20 denarii". */
  return g_strdup_printf (_("Influence: %1$d political, %2$d military, %3$d social, %4$d support. Loyalty: %5$d. On the board: %6$s"),
                          BCE_N_FIELD_CUBES, BCE_N_FIELD_CUBES, BCE_N_FIELD_CUBES, BCE_N_SUPPORT_CUBES, BCE_N_LOYALTY, denarii);
}

static char *
im_detail (const BceState *state)
{
  if (state->im < 0)
    return g_strdup (_("Agree at the table, or draw"));

  /* Translators: a player, then the letter of the first pile of allegiance tiles. */
  return g_strdup_printf (_("%1$s takes the three tiles of pile %2$s"), state->players[state->im].name, get_first_letter (state));
}

/**
 * scriba_words_setup_detail:
 * @state: a game in set-up
 * @box: its box
 * @step: a step
 *
 * Returns: (transfer full): how it is done, or what came of it
 */
char *
scriba_words_setup_detail (const BceState *state,
                           const BceBox *box,
                           BceSetupStep step)
{
  switch (step)
    {
    case BCE_SETUP_ALLEGIANCE:
      return allegiance_detail (state);
    case BCE_SETUP_REMOVE:
      return market_detail (state, box);
    case BCE_SETUP_CARDS:
      return g_strdup (_("Lictors too. Tier 1 into column 1, tier 2 into columns 2 and 3, tier 3 into column 4"));
    case BCE_SETUP_SENATE:
      return senate_detail (state, box);
    case BCE_SETUP_SITES:
      return sites_detail (state, box);
    case BCE_SETUP_SUPPLY:
      return supply_detail (state);
    case BCE_SETUP_PLAYERS:
      return g_strdup (_("The 14th architect on Imperium 0, the phase marker on construction"));
    case BCE_SETUP_IM:
      return im_detail (state);
    default:
      g_return_val_if_reached (NULL);
    }
}
