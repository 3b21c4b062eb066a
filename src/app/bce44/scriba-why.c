/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-why.h"

#include <glib/gi18n.h>

#include "scriba-why-dialog.h"
#include "words-names.h"

/** scriba_why_tally: tells over @parent which lines make a number of the board at @place. */
void
scriba_why_tally (GtkWidget *parent,
                  const ScribaPlace *place,
                  ScribaTally tally)
{
  const BceBoards *boards = scriba_place_get_boards (place);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (place->holder);
  g_autoptr (GPtrArray) lines = scriba_words_tally_lines (boards, outcome, place->field, place->seat, tally);
  g_autofree char *total = scriba_words_tally_amount (boards, outcome, place->field, place->seat, tally);
  /* Translators: %1$s is a field, as a title, %2$s “Authority” or “Charisma”, %3$s a player. */
  g_autofree char *title = g_strdup_printf (_("%1$s · %2$s, %3$s"), scriba_words_field (place->field),
                                            scriba_words_tally (tally), scriba_place_get_player (place));

  adw_dialog_present (scriba_why_dialog_new (title, scriba_words_tally_rule (tally), lines, total), parent);
}

/** scriba_why_suitors: tells over @parent whose numbers make the sum of the Suitors in the field of @place. */
void
scriba_why_suitors (GtkWidget *parent,
                    const ScribaPlace *place,
                    ScribaTally tally)
{
  const BceBoards *boards = scriba_place_get_boards (place);
  const BceOutcome *outcome = scriba_boards_holder_get_outcome (place->holder);
  g_autoptr (GPtrArray) lines = scriba_words_suitors_lines (boards, outcome, place->field, tally);
  g_autofree char *total = scriba_words_suitors_amount (boards, outcome, place->field, tally);
  g_autofree char *title = g_strdup_printf (_("%1$s · %2$s, %3$s"), scriba_words_field (place->field),
                                            scriba_words_tally (tally), _("Suitors"));

  adw_dialog_present (scriba_why_dialog_new (title, scriba_words_suitors_rule (), lines, total), parent);
}
