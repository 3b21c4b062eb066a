/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-correct.h"

/* Whether the numbers in an entry name what exists, so that applying it is safe. */

static gboolean
is_below (int number,
          int end)
{
  return number >= 0 && number < end;
}

static gboolean
is_below_or_none (int number,
                  int end)
{
  return number == CAESAR_NONE || is_below (number, end);
}

static const char *
tiles_find_bad (const CaesarState *state,
                const CaesarTiles *tiles)
{
  if (tiles->n_tiles > state->n_provinces)
    return "tiles";

  for (guint i = 0; i < tiles->n_tiles; i++)
    {
      if (!is_below_or_none (tiles->tiles[i], CAESAR_N_TILES))
        return "tiles";
    }

  return NULL;
}

static gboolean
closing_is_bad (const CaesarState *state,
                const CaesarClosing *closing)
{
  if (!is_below (closing->province, state->n_provinces) ||
      !is_below_or_none (closing->flip.province, state->n_provinces) ||
      !is_below_or_none (closing->flip.border, state->n_borders) ||
      (closing->controller == CAESAR_NOBODY && closing->n_links > 0))
    return TRUE;

  for (guint i = 0; i < closing->n_links; i++)
    {
      if (!is_below (closing->links[i], state->n_borders))
        return TRUE;
    }

  return FALSE;
}

static const char *
place_find_bad (const CaesarState *state,
                const CaesarPlace *place)
{
  if (!is_below (place->border, state->n_borders))
    return "border";

  for (guint i = 0; i < place->n_closed; i++)
    {
      if (closing_is_bad (state, &place->closed[i]))
        return "closed";
    }

  if (place->n_closed == CAESAR_MAX_CLOSED && place->closed[0].province == place->closed[1].province)
    return "closed";

  return NULL;
}

static const char *
ruling_find_bad (const CaesarRulingChange *ruling)
{
  return is_below (ruling->value, caesar_ruling_count_values (ruling->what)) ? NULL : "value";
}

static const char *
space_find_bad (const CaesarState *state,
                const CaesarSpaceEntry *entry)
{
  if (!is_below (entry->border, state->n_borders))
    return "border";

  return entry->space.by == CAESAR_NOBODY && (entry->space.token.first != 0 || entry->space.token.second != 0 ||
                                              entry->space.token.symbol != 0) ? "space" : NULL;
}

static int
correct_end (const CaesarState *state,
             CaesarCorrectAbout about)
{
  switch (about)
    {
    case CAESAR_ABOUT_KIND:
      return state->n_kinds;
    case CAESAR_ABOUT_PROVINCE:
      return state->n_provinces;
    case CAESAR_ABOUT_LETTER:
      return CAESAR_N_LETTERS;
    case CAESAR_ABOUT_NOTHING:
    default:
      return 1;
    }
}

static const char *
correct_find_bad (const CaesarState *state,
                  const CaesarCorrect *correct)
{
  int lowest, highest;

  if (!is_below (correct->index, correct_end (state, caesar_correct_get_about (correct->what))))
    return "index";

  caesar_correct_get_range (correct->what, &lowest, &highest);
  return correct->value >= lowest && correct->value <= highest ? NULL : "value";
}

/**
 * caesar_entry_find_bad:
 * @state: a state of the game; only what never changes in a game is looked at
 * @kind: a #CaesarEntryKind
 * @args: its arguments, each in the range of its field table
 *
 * Looks for a number that names a province, border space or value which the game does not have.
 *
 * Returns: (nullable): the key of such a number, or %NULL if caesar_apply() may have the entry
 */
const char *
caesar_entry_find_bad (const CaesarState *state,
                       guint kind,
                       gconstpointer args)
{
  switch ((CaesarEntryKind) kind)
    {
    case CAESAR_ENTRY_TILES:
      return tiles_find_bad (state, args);
    case CAESAR_ENTRY_TILE:
      return is_below (((const CaesarTileChoice *) args)->province, state->n_provinces) ? NULL : "province";
    case CAESAR_ENTRY_PLACE:
      return place_find_bad (state, args);
    case CAESAR_ENTRY_RULING:
      return ruling_find_bad (args);
    case CAESAR_ENTRY_SPACE:
      return space_find_bad (state, args);
    case CAESAR_ENTRY_CORRECT:
      return correct_find_bad (state, args);
    case CAESAR_ENTRY_TICK:
    case CAESAR_ENTRY_BEGIN:
    case CAESAR_ENTRY_CANNOT_PLACE:
    case CAESAR_ENTRY_DRAW:
    case CAESAR_ENTRY_COMMAND:
    case CAESAR_ENTRY_RESHUFFLE:
    case CAESAR_ENTRY_STOP:
    case CAESAR_ENTRY_NAME:
    case CAESAR_ENTRY_HELD:
    default:
      return NULL;
    }
}
