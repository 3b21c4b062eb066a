/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-correct.h"

#include "bce-resolve.h"
#include "bce-ruling.h"

/* Whether the numbers in an entry name what exists, so that applying it is safe. */

static gboolean
is_below (int number,
          int end)
{
  return number >= 0 && number < end;
}

static gboolean
is_seat_or_none (const BceState *state,
                 int seat)
{
  return seat == BCE_NOBODY || is_below (seat, state->n_seats);
}

static gboolean
all_below (const gint16 *numbers,
           guint length,
           int end)
{
  for (guint i = 0; i < length; i++)
    {
      if (!is_below (numbers[i], end))
        return FALSE;
    }

  return TRUE;
}

static const char *
market_find_bad (const BceState *state,
                 const BceMarket *market)
{
  for (guint i = 0; i < market->n_slots; i++)
    {
      if (market->slots[i] >= state->n_recruits)
        return "slots";
    }

  return NULL;
}

static const char *
sites_find_bad (const BceState *state,
                const BceSites *sites)
{
  if (!all_below (sites->era1, sites->n_era1, state->n_structures))
    return "era1";
  if (!all_below (sites->era2, sites->n_era2, state->n_structures))
    return "era2";
  if (!all_below (sites->era3, sites->n_era3, state->n_structures))
    return "era3";

  return all_below (sites->statues, sites->n_statues, state->n_statues) ? NULL : "statues";
}

static gboolean
place_fits (const BceState *state,
            int structure,
            int statue)
{
  return structure < state->n_structures && statue < state->n_statues && (structure < 0 || statue < 0);
}

static gboolean
moves_fit (const BceState *state,
           const BceGains *gains)
{
  for (guint i = 0; i < gains->n_moves; i++)
    {
      const BceArchitectMove *move = &gains->moves[i];

      if (!place_fits (state, move->from, move->from_statue) || !place_fits (state, move->to, move->to_statue))
        return FALSE;
    }

  return TRUE;
}

static const char *
build_find_bad (const BceState *state,
                const BceBuild *build)
{
  if ((build->structure < 0) == (build->statue < 0) || build->structure >= state->n_structures)
    return "structure";
  if (build->statue >= state->n_statues)
    return "statue";
  if (!moves_fit (state, &build->gains))
    return "gains";

  return is_seat_or_none (state, build->next) ? NULL : "next";
}

static const char *
activate_find_bad (const BceState *state,
                   const BceActivate *activate)
{
  if (!is_below (activate->structure, state->n_structures))
    return "structure";
  if (!moves_fit (state, &activate->gains))
    return "gains";

  return is_seat_or_none (state, activate->next) ? NULL : "next";
}

/* The marker never returns to the set-up, and only a result ends a game. */
static gboolean
is_stage_of_play (int stage)
{
  return stage > BCE_STAGE_SETUP && stage < BCE_STAGE_OVER;
}

static const char *
move_find_bad (const BceState *state,
               const BceMove *move)
{
  if (!is_stage_of_play (move->stage))
    return "stage";
  if (move->year < 1)
    return "year";

  return is_seat_or_none (state, move->turn) ? NULL : "turn";
}

static const char *
pass_find_bad (const BceState *state,
               const BcePass *pass)
{
  if (!is_seat_or_none (state, pass->next))
    return "next";

  return pass->move.moves && move_find_bad (state, &pass->move) != NULL ? "move" : NULL;
}

static const char *
resolve_find_bad (const BceState *state,
                  const BceResolve *resolve)
{
  if (!all_below (resolve->tile_to, BCE_N_FIELDS, state->n_seats))
    return "tile_to";
  if (!all_below (resolve->decided_by, BCE_N_FIELDS, BCE_N_REASONS))
    return "decided_by";
  if (!all_below (resolve->tile_decided_by, BCE_N_FIELDS, BCE_N_REASONS))
    return "tile_decided_by";
  if (!is_below (resolve->next_im, state->n_seats))
    return "next_im";
  if (!is_below (resolve->next_decided_by, BCE_N_REASONS))
    return "next_decided_by";

  for (guint i = 0; i < resolve->n_late; i++)
    {
      if (!is_below (resolve->late[i].seat, state->n_seats) ||
          !is_below (resolve->late[i].recruit, state->n_recruits))
        return "late";
    }

  return NULL;
}

static guint
tell_end (const BceState *state,
          BceTellKind what)
{
  switch (what)
    {
    case BCE_TELL_BONUS:
      return state->n_statues;
    case BCE_TELL_ALLEGIANCE_COUNT:
    case BCE_TELL_FIELD_TOTAL:
      return BCE_N_FIELDS;
    case BCE_TELL_DONE:
    case BCE_TELL_DENARII:
    case BCE_TELL_INFLUENCE:
    case BCE_TELL_PAIRS:
    case BCE_TELL_PLAIN_ALLEGIANCE:
    case BCE_TELL_PLAIN_STRUCTURES:
    case BCE_TELL_PLAIN_RECRUITS:
    case BCE_TELL_ALLEGIANCE_IMPERIUM:
    case BCE_TELL_STRUCTURES_IMPERIUM:
    case BCE_TELL_STATUE_BONUS:
    default:
      return 1;
    }
}

static const char *
tell_find_bad (const BceState *state,
               const BceTell *tell)
{
  if (!is_below (tell->index, tell_end (state, tell->what)))
    return "index";

  return tell->value >= 0 || tell->what == BCE_TELL_BONUS ? NULL : "value";
}

/* Somebody wins, and never the shared Suitor. */
static const char *
finish_find_bad (const BceState *state,
                 const BceFinish *finish)
{
  guint may_win = (1u << state->n_seats) - 1;

  if (state->shared != BCE_NOBODY)
    may_win &= ~(1u << state->shared);
  if (finish->winners == 0 || (finish->winners & ~may_win) != 0)
    return "winners";

  for (guint seat = state->n_seats; seat < BCE_MAX_SEATS; seat++)
    {
      if (finish->totals[seat] != 0)
        return "totals";
    }

  return NULL;
}

static guint
correct_end (const BceState *state,
             BceCorrectAbout about)
{
  switch (about)
    {
    case BCE_ABOUT_CUBES:
      return BCE_N_CUBES;
    case BCE_ABOUT_RECRUIT:
      return state->n_recruits;
    case BCE_ABOUT_STRUCTURE:
      return state->n_structures;
    case BCE_ABOUT_STATUE:
      return state->n_statues;
    case BCE_ABOUT_TILE:
      return BCE_N_TILES;
    case BCE_ABOUT_NOTHING:
    default:
      return 1;
    }
}

static const char *
correct_find_bad (const BceState *state,
                  const BceCorrect *correct)
{
  if (!is_below (correct->seat, state->n_seats))
    return "seat";
  if (!is_below (correct->index, correct_end (state, bce_correct_get_about (correct->what))))
    return "index";

  return bce_correct_fits (state, correct->what, correct->value) ? NULL : "value";
}

/* Entries about one player begin with the seat; an entry that has none cannot name a wrong one. */
static int
seat_of (guint kind,
         gconstpointer args)
{
  switch ((BceEntryKind) kind)
    {
    case BCE_ENTRY_FIRST_IM:
    case BCE_ENTRY_BUILD:
    case BCE_ENTRY_ACTIVATE:
    case BCE_ENTRY_ENLIST:
    case BCE_ENTRY_DISCARD:
    case BCE_ENTRY_PASS:
    case BCE_ENTRY_BOARD:
    case BCE_ENTRY_STORED:
    case BCE_ENTRY_NAME:
      return *(const gint16 *) args;
    case BCE_ENTRY_TELL:
      return ((const BceTell *) args)->seat;
    case BCE_ENTRY_MARKET:
    case BCE_ENTRY_SITES:
    case BCE_ENTRY_SENATE:
    case BCE_ENTRY_TICK:
    case BCE_ENTRY_PHASE:
    case BCE_ENTRY_RESOLVE:
    case BCE_ENTRY_STOP:
    case BCE_ENTRY_FINISH:
    case BCE_ENTRY_RULING:
    case BCE_ENTRY_CORRECT:
    default:
      return 0;
    }
}

static const char *
discard_find_bad (const BceState *state,
                  const BceDiscard *discard)
{
  if (!all_below (discard->recruits, discard->n_recruits, state->n_recruits))
    return "recruits";

  return all_below (discard->late, discard->n_late, state->n_recruits) ? NULL : "late";
}

/**
 * bce_entry_find_bad:
 * @state: a state of the game; only what never changes in a game is looked at
 * @kind: a #BceEntryKind
 * @args: its arguments, each in the range of its field table
 *
 * Looks for a number that names a seat, component or value which the game does not have.
 *
 * Returns: (nullable): the key of such a number, or %NULL if bce_apply() may have the entry
 */
const char *
bce_entry_find_bad (const BceState *state,
                    guint kind,
                    gconstpointer args)
{
  if (!is_below (seat_of (kind, args), state->n_seats))
    return "seat";

  switch ((BceEntryKind) kind)
    {
    case BCE_ENTRY_MARKET:
      return market_find_bad (state, args);
    case BCE_ENTRY_SITES:
      return sites_find_bad (state, args);
    case BCE_ENTRY_SENATE:
      return ((const BceSenateChoice *) args)->senate < state->n_senate ? NULL : "senate";
    case BCE_ENTRY_BUILD:
      return build_find_bad (state, args);
    case BCE_ENTRY_ACTIVATE:
      return activate_find_bad (state, args);
    case BCE_ENTRY_ENLIST:
      if (!is_below (((const BceEnlist *) args)->recruit, state->n_recruits))
        return "recruit";
      return is_seat_or_none (state, ((const BceEnlist *) args)->next) ? NULL : "next";
    case BCE_ENTRY_DISCARD:
      return discard_find_bad (state, args);
    case BCE_ENTRY_PASS:
      return pass_find_bad (state, args);
    case BCE_ENTRY_PHASE:
      return move_find_bad (state, args);
    case BCE_ENTRY_BOARD:
      return all_below (((const BceBoardEntry *) args)->board.stack, ((const BceBoardEntry *) args)->board.n_cards,
                        state->n_recruits) ? NULL : "board";
    case BCE_ENTRY_RESOLVE:
      return resolve_find_bad (state, args);
    case BCE_ENTRY_STORED:
      return ((const BceStored *) args)->recruit < state->n_recruits ? NULL : "recruit";
    case BCE_ENTRY_TELL:
      return tell_find_bad (state, args);
    case BCE_ENTRY_RULING:
      return bce_ruling_fits (((const BceRulingChange *) args)->what, ((const BceRulingChange *) args)->value)
             ? NULL : "value";
    case BCE_ENTRY_CORRECT:
      return correct_find_bad (state, args);
    case BCE_ENTRY_FIRST_IM:
      return ((const BceSeatChoice *) args)->seat != state->shared ? NULL : "seat";
    case BCE_ENTRY_FINISH:
      return finish_find_bad (state, args);
    case BCE_ENTRY_TICK:
    case BCE_ENTRY_STOP:
    case BCE_ENTRY_NAME:
    default:
      return NULL;
    }
}
