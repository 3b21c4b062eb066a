/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaWordsLine:
 * @label: what it is
 * @amount: what it adds
 * @unknown: whether its value is not known; @amount is 0 then
 * @note: whether it is only shown, and no part of the sum
 *
 * One line of the answer to "why this number?".
 */
typedef struct
{
  char *label;
  gint64 amount;
  gboolean unknown;
  gboolean note;
} ScribaWordsLine;

GPtrArray *scriba_words_lines_new (void);

void scriba_words_lines_add (GPtrArray *lines,
                             char *label,
                             gint64 amount);
void scriba_words_lines_add_unknown (GPtrArray *lines,
                                     char *label);
void scriba_words_lines_add_note (GPtrArray *lines,
                                  char *label,
                                  gint64 amount,
                                  gboolean unknown);

guint scriba_words_lines_count_unknown (GPtrArray *lines);
char *scriba_words_line_amount (const ScribaWordsLine *line);

G_END_DECLS
