/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-marks.h"

#include <glib/gi18n.h>

/**
 * scriba_words_marks:
 * @entry: an entry of a game
 * @undone: whether undo has taken it back, or another branch has taken its place
 * @rule_words: what its game calls its rules
 *
 * Returns: (transfer full): what stands beside its line of the log: that it was undone, and the table's decisions
 */
char *
scriba_words_marks (const ScribaEntry *entry,
                    gboolean undone,
                    ScribaRuleWords rule_words)
{
  GString *marks = g_string_new (undone ? _("undone") : NULL);

  for (int rule = g_bit_nth_lsf (entry->against, -1); rule >= 0; rule = g_bit_nth_lsf (entry->against, rule))
    /* Translators: a rule that an entry was recorded against. */
    g_string_append_printf (marks, _("%1$stable’s decision: %2$s"), marks->len > 0 ? " · " : "", rule_words (rule));

  return g_string_free_and_steal (marks);
}
