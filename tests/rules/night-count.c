/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "night-count.h"

/* The pieces of a night, counted again by sums of the tests' own. */

static int
start_of_pile (const BceState *state,
               guint recruit)
{
  static const int sizes[][BCE_N_COLUMNS] = { { 8, 6, 6, 3 }, { 9, 7, 7, 4 }, { 10, 8, 8, 5 } };

  if (recruit == LICTOR)
    return sizes[state->n_seats - 3][1];
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    {
      if (state->market[slot] == (int) recruit)
        return sizes[state->n_seats - 3][slot % BCE_N_COLUMNS];
    }
  return 0;
}

static gboolean
cards_add_up (const BceState *state,
              const BcePlayer *player)
{
  int stored = player->loyalty - player->loyalty_played - player->loyalty_spent - player->loyalty_supplied -
               player->loyalty_discarded;

  if (stored < 0 || player->hidden < 0 ||
      player->loyalty_played + player->loyalty_spent + player->loyalty_discarded + player->hidden <
      player->loyalty_returned)
    return FALSE;

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      int kept = player->enlisted[recruit] - player->played[recruit] - player->discarded[recruit];

      if (kept < 0)
        return FALSE;
      stored += kept;
    }
  return player->hidden <= stored;
}

static gboolean
architects_add_up (const BceState *state,
                   guint seat)
{
  int built = 0;

  for (guint i = 0; i < BCE_N_ERAS * N_SITES; i++)
    {
      int here = state->structures[i].architects[seat];

      if (here < 0 || (here > 0 && state->structures[i].era == 0))
        return FALSE;
      built += here;
    }
  for (guint i = 0; i < N_STATUES; i++)
    {
      int here = state->statues[i].architects[seat];

      if (here < 0 || (here > 0 && state->statues[i].era == 0))
        return FALSE;
      built += here;
    }
  return built <= 13 && bce_count_architects (state, seat) == 13 - built;
}

/* Denarii 40, loyalty 40 and substitutes, cubes 20, 20, 20 and 30, 13 architects each, and every pile. */
static gboolean
adds_up (const BceState *state)
{
  static const int n_cubes[] = { 20, 20, 20, 30 };
  int denarii = 0;
  int loyalty = 0;
  int cubes[BCE_N_CUBES] = { 0 };

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const BcePlayer *player = &state->players[seat];

      if (!cards_add_up (state, player) || !architects_add_up (state, seat) || player->track < 0 ||
          player->denarii < 0 || (!state->settings.denarii && player->denarii != 0))
        return FALSE;
      denarii += player->denarii;
      loyalty += player->loyalty - player->loyalty_supplied - player->loyalty_returned;
      for (guint type = 0; type < BCE_N_CUBES; type++)
        {
          if (player->cubes[type] < 0 || (!state->settings.cubes && player->cubes[type] != 0))
            return FALSE;
          cubes[type] += player->cubes[type];
        }
    }

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      if (cubes[type] > n_cubes[type] || bce_count_cubes_supply (state, type) != n_cubes[type] - cubes[type])
        return FALSE;
    }
  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      int left = start_of_pile (state, recruit) - state->removed[recruit];

      for (guint seat = 0; seat < state->n_seats; seat++)
        left -= state->players[seat].enlisted[recruit];
      if (left < 0 || bce_count_pile (state, recruit) != left)
        return FALSE;
    }
  return denarii <= 40 && bce_count_denarii_supply (state) == 40 - denarii &&
         loyalty <= 40 + state->substitutes &&
         bce_count_loyalty_supply (state) == 40 + state->substitutes - loyalty;
}

/** night_assert_makes_sense: that every piece is somewhere, and that what is named is there. */
void
night_assert_makes_sense (const BceState *state)
{
  g_assert_true (adds_up (state));
  g_assert_cmpint (state->year, >=, 1);
  g_assert_cmpint (state->year, <=, 6);
  g_assert_cmpint (state->im, <, state->n_seats);
  g_assert_true (state->im == BCE_NOBODY || state->im != state->shared);
  g_assert_true (state->next_im == BCE_NOBODY || state->next_im != state->shared);
  g_assert_cmpint (state->turn, <, state->n_seats);
  if (state->stage < BCE_STAGE_SCORING)
    g_assert_cmpint (state->ending, ==, BCE_ENDING_NOT_YET);
  if (state->stage == BCE_STAGE_OVER)
    g_assert_cmpint (state->ending, !=, BCE_ENDING_NOT_YET);
  for (guint i = 0; i < BCE_N_TILES; i++)
    g_assert_cmpint (state->tiles[i], <=, state->n_seats);
}

static gboolean
is_piece_count (BceCountKind count)
{
  return (count >= BCE_COUNT_DENARII && count <= BCE_COUNT_CUBES_SUPPLY) || count == BCE_COUNT_TRACK;
}

/** night_assert_refused: that what is refused would have broken a count, or names what is not there. */
void
night_assert_refused (const BceState *state,
                      guint kind,
                      gconstpointer args,
                      const ScribaVerdict *verdict)
{
  const ScribaFact *fact = &verdict->facts[0];
  BceState after = *state;

  g_assert_cmpuint (verdict->n_facts, >=, 1);
  if (!is_piece_count (fact->code))
    return;

  g_assert_cmpint (fact->have, >=, 0);
  g_assert_cmpint (fact->need, >, fact->have);
  if (kind == BCE_ENTRY_BOARD || kind == BCE_ENTRY_STORED ||
      (kind == BCE_ENTRY_CORRECT && ((const BceCorrect *) args)->what == BCE_CORRECT_PILE))
    return;

  bce_apply (&after, kind, args);
  g_assert_false (adds_up (&after));
}
