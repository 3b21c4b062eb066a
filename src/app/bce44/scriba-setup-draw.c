/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-setup-draw.h"

/* What is random in the set-up, and what the table can tell of it instead. */

/** scriba_setup_is_tick: whether a step is only done on the table, and leaves nothing to tell. */
gboolean
scriba_setup_is_tick (BceSetupStep step)
{
  return step != BCE_SETUP_REMOVE && step != BCE_SETUP_SENATE && step != BCE_SETUP_SITES && step != BCE_SETUP_IM;
}

/** scriba_setup_get_kind: the entry that a step makes. */
BceEntryKind
scriba_setup_get_kind (BceSetupStep step)
{
  switch (step)
    {
    case BCE_SETUP_REMOVE:
      return BCE_ENTRY_MARKET;
    case BCE_SETUP_SENATE:
      return BCE_ENTRY_SENATE;
    case BCE_SETUP_SITES:
      return BCE_ENTRY_SITES;
    case BCE_SETUP_IM:
      return BCE_ENTRY_FIRST_IM;
    default:
      return BCE_ENTRY_TICK;
    }
}

/**
 * scriba_setup_draw:
 * @state: a game in set-up
 * @box: its box
 * @step: a step that is no mere tick
 * @args: (out): what was drawn
 *
 * Returns: whether enough is known of the components, so that the program can draw
 */
gboolean
scriba_setup_draw (const BceState *state,
                   const BceBox *box,
                   BceSetupStep step,
                   ScribaSetupArgs *args)
{
  ScribaRandom random = { .state = (guint64) g_random_int () << 32 | g_random_int () };

  switch (step)
    {
    case BCE_SETUP_REMOVE:
      return bce_setup_draw_market (box, &random, &args->market);
    case BCE_SETUP_SENATE:
      return bce_setup_draw_senate (box, &random, &args->senate);
    case BCE_SETUP_SITES:
      return bce_setup_draw_sites (box, state->n_seats, &random, &args->sites);
    case BCE_SETUP_IM:
      bce_setup_draw_im (state, &random, &args->im);
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/** scriba_setup_can_draw: whether the program knows enough to draw. */
gboolean
scriba_setup_can_draw (const BceState *state,
                       const BceBox *box,
                       BceSetupStep step)
{
  ScribaSetupArgs args;

  return scriba_setup_draw (state, box, step, &args);
}

static gboolean
is_known (const BceSenate *tile)
{
  return tile->pair[0] >= 0 || tile->manual == TRUE;
}

static gboolean
are_all_known (const BceBox *box)
{
  for (guint i = 0; i < box->senate->len; i++)
    if (!is_known (&g_array_index (box->senate, BceSenate, i)))
      return FALSE;
  return TRUE;
}

/**
 * scriba_setup_senate_choices:
 * @box: a box
 *
 * Returns: (transfer full) (element-type BceSenate): what the Senate tile can show: the tiles of the
 *   box, or anything while one of them is unknown. They have no id.
 */
GArray *
scriba_setup_senate_choices (const BceBox *box)
{
  GArray *choices = g_array_new (FALSE, TRUE, sizeof (BceSenate));
  BceSenate manual = { .pair = { -1, -1 }, .manual = TRUE };

  if (are_all_known (box))
    {
      for (guint i = 0; i < box->senate->len; i++)
        {
          BceSenate tile = g_array_index (box->senate, BceSenate, i);

          tile.id = NULL;
          g_array_append_val (choices, tile);
        }
      return choices;
    }

  for (int first = 0; first < BCE_N_FIELDS; first++)
    for (int second = first; second < BCE_N_FIELDS; second++)
      {
        BceSenate tile = { .pair = { first, second } };

        g_array_append_val (choices, tile);
      }
  g_array_append_val (choices, manual);
  return choices;
}

static gboolean
shows_same (const BceSenate *one,
            const BceSenate *other)
{
  if (one->pair[0] < 0 || other->pair[0] < 0)
    return one->pair[0] < 0 && other->pair[0] < 0 && one->manual == TRUE && other->manual == TRUE;
  return (one->pair[0] == other->pair[0] && one->pair[1] == other->pair[1]) ||
         (one->pair[0] == other->pair[1] && one->pair[1] == other->pair[0]);
}

/**
 * scriba_setup_find_senate:
 * @box: a box, which may learn what the tile shows
 * @tile: one of scriba_setup_senate_choices()
 *
 * Returns: which tile it is: the one that shows this, or the first one of which nothing was known
 */
int
scriba_setup_find_senate (BceBox *box,
                          const BceSenate *tile)
{
  for (guint i = 0; i < box->senate->len; i++)
    if (shows_same (&g_array_index (box->senate, BceSenate, i), tile))
      return i;

  for (guint i = 0; i < box->senate->len; i++)
    {
      BceSenate *unknown = &g_array_index (box->senate, BceSenate, i);

      if (!is_known (unknown))
        {
          unknown->pair[0] = tile->pair[0];
          unknown->pair[1] = tile->pair[1];
          unknown->manual = tile->manual;
          return i;
        }
    }
  return BCE_NONE;
}
