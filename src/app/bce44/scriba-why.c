/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-why.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "scriba-why-dialog.h"
#include "words-names.h"

/** scriba_why_tally: tells over @parent which lines make a number of the board at @place. */
void
scriba_why_tally (GtkWidget *parent,
                  const ScribaPlace *place,
                  ScribaTally tally)
{
  const BceBoards *boards = scriba_place_get_boards (place);
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (place->draft);
  g_autoptr (GPtrArray) lines = scriba_words_tally_lines (boards, outcome, place->field, place->seat, tally);
  g_autofree char *total = scriba_words_tally_amount (boards, outcome, place->field, place->seat, tally);
  /* Translators: %1$s is a field, as a title, %2$s “Authority” or “Charisma”, %3$s a player. */
  g_autofree char *title = g_strdup_printf (_("%1$s · %2$s, %3$s"), scriba_words_field (place->field),
                                            scriba_words_tally (tally), scriba_place_get_player (place));
  const char *rule = tally == SCRIBA_TALLY_AUTHORITY
                     ? _("Printed authority, filled ambitions and abilities; the IM adds the tile in front of the field.")
                     : _("Cubes, printed charisma and abilities; the IM adds the tile in front of the field.");

  adw_dialog_present (scriba_why_dialog_new (title, rule, lines, total), parent);
}

/** scriba_why_suitors: tells over @parent whose numbers make the sum of the Suitors in the field of @place. */
void
scriba_why_suitors (GtkWidget *parent,
                    const ScribaPlace *place,
                    ScribaTally tally)
{
  const BceBoards *boards = scriba_place_get_boards (place);
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (place->draft);
  const BceFieldOutcome *field = &outcome->fields[place->field];
  g_autoptr (GPtrArray) lines = scriba_words_lines_new ();
  g_autofree char *total = scriba_words_suitors_amount (boards, outcome, place->field, tally);
  g_autofree char *title = g_strdup_printf (_("%1$s · %2$s, %3$s"), scriba_words_field (place->field),
                                            scriba_words_tally (tally), _("Suitors"));
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors = bce_boards_suitor_order (boards, order);

  for (guint i = 0; i < n_suitors; i++)
    {
      guint seat = order[i];
      gint64 value = tally == SCRIBA_TALLY_AUTHORITY ? field->authority[seat] : field->charisma[seat];

      scriba_words_lines_add (lines, g_strdup (scriba_words_seat (boards, seat)), value);
      if (scriba_words_tally_unknown (boards, outcome, place->field, seat, tally) > 0)
        scriba_words_lines_add_unknown (lines, g_strdup (scriba_words_seat (boards, seat)));
    }

  adw_dialog_present (scriba_why_dialog_new (title, _("All Suitors together stand against the IM."), lines, total),
                      parent);
}
