/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include <glib/gi18n.h>

#include "scriba-words.h"

/**
 * cli_add_json:
 * @text: where to
 * @node: (transfer full): an answer
 *
 * Adds an answer as one JSON object that ends with a line break.
 */
void
cli_add_json (CliText *text,
              JsonNode *node)
{
  g_autoptr (JsonNode) answer = node;
  g_autofree char *json = scriba_json_to_text (answer);

  g_strchomp (json);
  cli_text_line (text, 0, CLI_PLAIN, json);
}

/**
 * cli_add_unknown:
 * @text: where to
 * @names: (element-type utf8): the unknown values that the answer depends on, in words
 *
 * Names what is unknown; nothing, if nothing is.
 */
void
cli_add_unknown (CliText *text,
                 GPtrArray *names)
{
  g_autofree char *note = NULL;

  if (names->len == 0)
    return;

  note = scriba_words_unknown_note (names->len);
  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, _("Unknown values"));
  for (guint i = 0; i < names->len; i++)
    cli_text_line (text, 2, CLI_PLAIN, g_ptr_array_index (names, i));
  cli_text_line (text, 0, CLI_DIM, note);
}

/**
 * cli_join_lines:
 * @lines: (element-type ScribaWordsLine): the parts of a number
 *
 * Returns: (transfer full): them in one line
 */
char *
cli_join_lines (GPtrArray *lines)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const ScribaWordsLine *line = g_ptr_array_index (lines, i);
      g_autofree char *amount = scriba_words_line_amount (line);

      if (i > 0)
        g_string_append (joined, " · ");
      /* Translators: a part of a sum and its amount: "Political tile: 3". */
      g_string_append_printf (joined, C_("part of a sum", "%1$s: %2$s"), line->label, amount);
    }

  return g_string_free (joined, FALSE);
}
