/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-duel-seats.h"

#include <glib/gi18n.h>

#include "words-award.h"

/** scriba_duel_seats_show: shows in @bar, and says to screen readers, how @field of @holder stands. */
void
scriba_duel_seats_show (ScribaDuelBar *bar,
                        ScribaBoardsHolder *holder,
                        BceField field)
{
  const BceBoards *boards = scriba_boards_holder_get_boards (holder);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (holder);
  g_autofree char *winner = scriba_words_field_headline (boards, outcome, field);
  g_autofree char *tile = scriba_words_tile_title (boards, outcome, field);
  g_autofree char *reason = scriba_words_tile_reason (boards, outcome, field);
  /* Translators: who wins a field, who gets the tile, and why. */
  g_autofree char *speech = g_strdup_printf (_("%1$s. %2$s. %3$s"), winner, tile, reason);
  BceCharacter characters[BCE_MAX_SEATS];

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    characters[seat] = scriba_boards_holder_get_character (holder, seat);
  scriba_duel_bar_set_field (bar, boards, outcome, field, characters);
  scriba_duel_bar_set_description (bar, speech);
}
