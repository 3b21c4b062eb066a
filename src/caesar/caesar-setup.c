/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-setup.h"

#include <string.h>

#include "caesar-counts.h"

/** caesar_setup_has_step: whether such a game has the step. */
gboolean
caesar_setup_has_step (const CaesarState *state,
                       CaesarSetupStep step)
{
  return step < CAESAR_SETUP_LINE || caesar_state_is_solo (state);
}

static gboolean
all_tiles_known (const CaesarState *state)
{
  for (guint i = 0; i < state->n_provinces; i++)
    {
      if (state->provinces[i].tile == CAESAR_TILE_UNKNOWN)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_full (const CaesarState *state,
         int side)
{
  return state->players[side].n_held >= state->players[side].hand_size;
}

/** caesar_setup_step_done: whether the table ticked a step, or what it brings is recorded. */
gboolean
caesar_setup_step_done (const CaesarState *state,
                        CaesarSetupStep step)
{
  if ((state->ticks & (1 << step)) != 0)
    return TRUE;

  switch (step)
    {
    case CAESAR_SETUP_TILES:
      return all_tiles_known (state);
    case CAESAR_SETUP_HANDS:
      return caesar_state_is_solo (state) && is_full (state, caesar_side_other (state->crassus));
    case CAESAR_SETUP_LINE:
      return caesar_state_is_solo (state) && is_full (state, state->crassus);
    case CAESAR_SETUP_TOKENS:
    case CAESAR_SETUP_COMMANDS:
    default:
      return FALSE;
    }
}

/**
 * caesar_setup_draw_tiles:
 * @state: a state
 * @box: the game's box
 * @random: chance
 * @tiles: (out): the tiles of all provinces
 *
 * Shuffles the tiles that are left and puts one on each province whose tile nobody has told.
 */
void
caesar_setup_draw_tiles (const CaesarState *state,
                         const CaesarBox *box,
                         ScribaRandom *random,
                         CaesarTiles *tiles)
{
  g_autoptr (GArray) pool = g_array_new (FALSE, FALSE, sizeof (gint16));
  guint n_left;

  for (gint16 tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    {
      for (int left = caesar_count_tiles_left (state, box, tile); left > 0; left--)
        g_array_append_val (pool, tile);
    }
  n_left = pool->len;
  if (n_left > 0)
    scriba_random_shuffle (random, &g_array_index (pool, gint16, 0), n_left);

  memset (tiles, 0, sizeof *tiles);
  tiles->n_tiles = state->n_provinces;
  for (guint i = 0; i < state->n_provinces; i++)
    {
      tiles->tiles[i] = state->provinces[i].tile;
      if (tiles->tiles[i] == CAESAR_TILE_UNKNOWN)
        tiles->tiles[i] = n_left > 0 ? g_array_index (pool, gint16, --n_left) : CAESAR_TILE_NONE;
    }
}

/** caesar_setup_default_stack: all command tiles that the box has, of each letter as many as its owner told. */
void
caesar_setup_default_stack (const CaesarBox *box,
                            gint16 stack[CAESAR_N_LETTERS])
{
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      const CaesarCommand *command = caesar_box_get_command (box, letter);

      stack[letter] = command != NULL && command->count.known ? command->count.value : CAESAR_SOME;
    }
}
