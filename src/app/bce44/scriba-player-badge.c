/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-player-badge.h"

#include <glib/gi18n.h>

#include "bce-turns.h"

/** scriba_player_badge_has_turn: whether it is the turn of @seat, in a phase that has turns. */
gboolean
scriba_player_badge_has_turn (const BceState *state,
                              guint seat)
{
  return state->turn == (int) seat && bce_stage_has_turns (state->stage) && !state->players[seat].passed;
}

/** scriba_player_badge_get_title: (nullable): turn, passed or shared: told in words, not by colour alone. */
const char *
scriba_player_badge_get_title (const BceState *state,
                               guint seat)
{
  if (scriba_player_badge_has_turn (state, seat))
    return _("Turn");
  if (state->players[seat].passed)
    return _("Passed");
  if (state->shared == (int) seat)
    return _("Shared");

  return NULL;
}
