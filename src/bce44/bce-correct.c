/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-counts.h"

/**
 * bce_correct_read:
 * @state: a state
 * @what: a tracked number
 * @seat: whose, or 0 where it is nobody's
 * @index: of which component, or 0
 *
 * Returns: the number as it is now: the value of a correction that changes nothing
 */
int
bce_correct_read (const BceState *state,
                  BceCorrectKind what,
                  guint seat,
                  guint index)
{
  const BcePlayer *player = &state->players[seat];

  switch (what)
    {
    case BCE_CORRECT_TRACK:
      return player->track;
    case BCE_CORRECT_DENARII:
      return player->denarii;
    case BCE_CORRECT_CUBES:
      return player->cubes[index];
    case BCE_CORRECT_ENLISTED:
      return player->enlisted[index];
    case BCE_CORRECT_PLAYED:
      return player->played[index];
    case BCE_CORRECT_DISCARDED:
      return player->discarded[index];
    case BCE_CORRECT_HIDDEN:
      return player->hidden;
    case BCE_CORRECT_LOYALTY:
      return player->loyalty;
    case BCE_CORRECT_LOYALTY_PLAYED:
      return player->loyalty_played;
    case BCE_CORRECT_LOYALTY_SPENT:
      return player->loyalty_spent;
    case BCE_CORRECT_LOYALTY_SUPPLIED:
      return player->loyalty_supplied;
    case BCE_CORRECT_LOYALTY_DISCARDED:
      return player->loyalty_discarded;
    case BCE_CORRECT_LOYALTY_RETURNED:
      return player->loyalty_returned;
    case BCE_CORRECT_LIMIT:
      return player->limit;
    case BCE_CORRECT_PASSED:
      return player->passed;
    case BCE_CORRECT_STRUCTURE:
      return state->structures[index].architects[seat];
    case BCE_CORRECT_STATUE:
      return state->statues[index].architects[seat];
    case BCE_CORRECT_PILE:
      return bce_count_pile (state, index);
    case BCE_CORRECT_TILE:
      return state->tiles[index];
    case BCE_CORRECT_SUBSTITUTES:
      return state->substitutes;
    case BCE_CORRECT_SENATE:
      return state->senate;
    case BCE_CORRECT_STAGE:
      return state->stage;
    case BCE_CORRECT_YEAR:
      return state->year;
    case BCE_CORRECT_IM:
      return state->im;
    case BCE_CORRECT_NEXT_IM:
      return state->next_im;
    case BCE_CORRECT_TURN:
      return state->turn;
    case BCE_CORRECT_STRUCTURE_ERA:
      return state->structures[index].era;
    case BCE_CORRECT_STATUE_IN_PLAY:
      return state->statues[index].era;
    default:
      g_return_val_if_reached (0);
    }
}
