/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-line.h"

#include "words-amount.h"

static void
line_free (gpointer data)
{
  ScribaWordsLine *line = data;

  g_free (line->label);
  g_free (line);
}

static void
add (GPtrArray *lines,
     char *label,
     gint64 amount,
     gboolean unknown,
     gboolean note)
{
  ScribaWordsLine *line = g_new (ScribaWordsLine, 1);

  line->label = label;
  line->amount = unknown ? 0 : amount;
  line->unknown = unknown;
  line->note = note;

  g_ptr_array_add (lines, line);
}

/**
 * scriba_words_lines_new:
 *
 * Returns: (transfer full) (element-type ScribaWordsLine): no line yet
 */
GPtrArray *
scriba_words_lines_new (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

/**
 * scriba_words_lines_add:
 * @lines: (element-type ScribaWordsLine): the lines
 * @label: (transfer full): what it is
 * @amount: what it adds
 *
 * Adds a line with a known amount.
 */
void
scriba_words_lines_add (GPtrArray *lines,
                        char *label,
                        gint64 amount)
{
  add (lines, label, amount, FALSE, FALSE);
}

/**
 * scriba_words_lines_add_unknown:
 * @lines: (element-type ScribaWordsLine): the lines
 * @label: (transfer full): what it is
 *
 * Adds a line whose amount nobody has told.
 */
void
scriba_words_lines_add_unknown (GPtrArray *lines,
                                char *label)
{
  add (lines, label, 0, TRUE, FALSE);
}

/**
 * scriba_words_lines_add_note:
 * @lines: (element-type ScribaWordsLine): the lines
 * @label: (transfer full): what it is
 * @amount: its value
 * @unknown: whether it is not known
 *
 * Adds a line that is shown, but no part of the sum.
 */
void
scriba_words_lines_add_note (GPtrArray *lines,
                             char *label,
                             gint64 amount,
                             gboolean unknown)
{
  add (lines, label, amount, unknown, TRUE);
}

/**
 * scriba_words_lines_count_unknown:
 * @lines: (element-type ScribaWordsLine): the lines
 *
 * Returns: how many of them are unknown parts of the sum
 */
guint
scriba_words_lines_count_unknown (GPtrArray *lines)
{
  guint n_unknown = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ScribaWordsLine *line = g_ptr_array_index (lines, i);

      if (line->unknown && !line->note)
        n_unknown++;
    }

  return n_unknown;
}

/**
 * scriba_words_line_amount:
 * @line: a line
 *
 * Returns: (transfer full): its amount as text, "?" if unknown
 */
char *
scriba_words_line_amount (const ScribaWordsLine *line)
{
  return scriba_words_amount (line->amount, line->unknown ? 1 : 0);
}
