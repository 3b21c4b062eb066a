/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-turns.h"

#include <string.h>

#define RETURNED_IMPERIUM 1 /* for each loyalty that is returned (rules, section 3, hard limit) */

/**
 * bce_turn_order:
 * @state: a state with an IM
 * @order: (out): the seats, from the Suitor to the left of this year's IM clockwise, the IM last (rules, section 3)
 *
 * Returns: how many seats there are; 0 while nobody is IM
 */
guint
bce_turn_order (const BceState *state,
                guint8 order[BCE_MAX_SEATS])
{
  if (state->im < 0)
    return 0;

  for (guint i = 0; i < state->n_seats; i++)
    order[i] = (state->im + 1 + i) % state->n_seats;

  return state->n_seats;
}

/** bce_stage_has_turns: whether the players take turns until all have passed. */
gboolean
bce_stage_has_turns (BceStage stage)
{
  return stage == BCE_STAGE_CONSTRUCTION || stage == BCE_STAGE_ENLISTMENT || stage == BCE_STAGE_DISCARD ||
         stage == BCE_STAGE_FINAL_CONSTRUCTION;
}

/**
 * bce_stage_begins_year:
 * @state: a state
 * @stage: where the marker goes
 * @year: the year after it
 *
 * Returns: whether a year begins with it, or the final construction; a construction that is opened again begins none
 */
gboolean
bce_stage_begins_year (const BceState *state,
                       BceStage stage,
                       guint year)
{
  return state->stage == BCE_STAGE_SETUP || year > (guint) state->year ||
         (stage == BCE_STAGE_FINAL_CONSTRUCTION && state->stage != BCE_STAGE_FINAL_CONSTRUCTION);
}

/** bce_stage_phase: the phase whose structures are activated in a stage. */
BcePhase
bce_stage_phase (BceStage stage)
{
  return stage == BCE_STAGE_FINAL_CONSTRUCTION ? BCE_PHASE_CONSTRUCTION : (BcePhase) (stage - BCE_STAGE_CONSTRUCTION);
}

/**
 * bce_turn_after:
 * @state: a state
 * @seat: who has just acted, or passed
 *
 * Returns: who has not passed yet and comes next, @seat itself only if nobody else is left; or %BCE_NOBODY
 */
int
bce_turn_after (const BceState *state,
                guint seat)
{
  for (guint i = 1; i <= state->n_seats; i++)
    {
      guint next = (seat + i) % state->n_seats;

      if (!state->players[next].passed)
        return next;
    }

  return BCE_NOBODY;
}

/** bce_seat_has_most_architects: whether a seat has the most architects on structures, or ties for it (rules, section 5). */
gboolean
bce_seat_has_most_architects (const BceState *state,
                              guint seat)
{
  int built = bce_count_built (state, seat);

  for (guint other = 0; other < state->n_seats; other++)
    {
      if (bce_count_built (state, other) > built)
        return FALSE;
    }

  return TRUE;
}

/* In turn order, as far as the supply goes (rules, section 3, hard limit). */
static void
fill_natural (const BceState *state,
              BceMove *move)
{
  static const int natural[BCE_N_CUBES] = { 1, 1, 1, 2 };
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);

  if (!state->settings.cubes || state->natural_year == move->year)
    return;

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      int supply = bce_count_cubes_supply (state, type);

      for (guint i = 0; i < n; i++)
        {
          int taken = CLAMP (natural[type], 0, supply);

          move->natural[order[i] * BCE_N_CUBES + type] = taken;
          supply -= taken;
        }
    }
}

static void
fill_income (const BceState *state,
             BceMove *move)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);
  int supply = bce_count_denarii_supply (state);

  if (!state->settings.denarii || state->income_year == move->year)
    return;

  for (guint i = 0; i < n && supply > 0; i++)
    {
      if (!bce_seat_has_most_architects (state, order[i]))
        {
          move->income[order[i]] = 1;
          supply--;
        }
    }
}

/**
 * bce_move_to:
 * @state: a state
 * @stage: where the marker goes
 * @year: 1 to 6, the year after it
 * @move: (out caller-allocates): the move, with what happens by itself: natural influence
 *   when production begins, income when the interruption does (rules, sections 3 and 5), each once a year
 */
void
bce_move_to (const BceState *state,
             BceStage stage,
             guint year,
             BceMove *move)
{
  int im = state->im;

  memset (move, 0, sizeof *move);
  move->moves = TRUE;
  move->stage = stage;
  move->year = year;
  move->turn = BCE_NOBODY;

  if (bce_stage_begins_year (state, stage, year) && state->next_im >= 0)
    im = state->next_im;
  if (im >= 0 && (bce_stage_has_turns (stage) || stage == BCE_STAGE_PRODUCTION || stage == BCE_STAGE_RESOLUTION))
    move->turn = (im + 1) % state->n_seats;

  if (stage == BCE_STAGE_PRODUCTION)
    fill_natural (state, move);
  else if (stage == BCE_STAGE_INTERRUPTION)
    fill_income (state, move);
}

/**
 * bce_move_next:
 * @state: a state
 * @move: (out caller-allocates): the move to what comes next
 *
 * Returns: whether anything comes next: not after the final construction
 */
gboolean
bce_move_next (const BceState *state,
               BceMove *move)
{
  switch ((BceStage) state->stage)
    {
    case BCE_STAGE_SETUP:
      bce_move_to (state, BCE_STAGE_CONSTRUCTION, 1, move);
      return TRUE;

    case BCE_STAGE_INTERRUPTION:
      if (state->year < BCE_N_YEARS)
        bce_move_to (state, BCE_STAGE_CONSTRUCTION, state->year + 1, move);
      else
        bce_move_to (state, BCE_STAGE_FINAL_CONSTRUCTION, state->year, move);
      return TRUE;

    case BCE_STAGE_CONSTRUCTION:
    case BCE_STAGE_PRODUCTION:
    case BCE_STAGE_ENLISTMENT:
    case BCE_STAGE_DISCARD:
    case BCE_STAGE_IM_COMMITMENT:
    case BCE_STAGE_SUITOR_NEGOTIATION:
    case BCE_STAGE_SUITOR_COMMITMENT:
    case BCE_STAGE_RESOLUTION:
    case BCE_STAGE_FINAL_CONSTRUCTION:
      bce_move_to (state, state->stage + 1, state->year, move);
      return TRUE;

    case BCE_STAGE_SCORING:
    case BCE_STAGE_OVER:
    default:
      return FALSE;
    }
}

/**
 * bce_fill_loyalty:
 * @state: a state
 * @needed: loyalty that is about to be collected
 * @shortage: (out): what has to happen before that
 *
 * Where one is needed and none is left, everyone with loyalty in the Collegium
 * returns one and gains 1 Imperium, again and again; where nobody can, substitutes
 * are used (rules, section 3, hard limit). Only loyalty known to be in a Collegium is proposed.
 */
void
bce_fill_loyalty (const BceState *state,
                  int needed,
                  BceShortage *shortage)
{
  int supply = bce_count_loyalty_supply (state);

  memset (shortage, 0, sizeof *shortage);

  while (supply < needed)
    {
      gboolean came_back = FALSE;

      for (guint seat = 0; seat < state->n_seats; seat++)
        {
          if (bce_count_returnable_loyalty (state, seat) > shortage->returned[seat])
            {
              shortage->returned[seat]++;
              shortage->imperium[seat] += RETURNED_IMPERIUM;
              supply++;
              came_back = TRUE;
            }
        }

      if (!came_back)
        {
          shortage->substitutes = needed - supply;
          return;
        }
    }
}
