/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-csv.h"

#include <string.h>

/**
 * scriba_csv_add_text:
 * @rows: what there is
 * @text: of a cell
 *
 * Begins a row, or adds a cell to it; quoted where it would not be read as one cell (RFC 4180).
 */
void
scriba_csv_add_text (GString *rows,
                     const char *text)
{
  if (rows->len > 0 && rows->str[rows->len - 1] != '\n')
    g_string_append_c (rows, ',');

  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (rows, text);
      return;
    }

  g_string_append_c (rows, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (rows, '"');
      g_string_append_c (rows, *p);
    }
  g_string_append_c (rows, '"');
}

/** scriba_csv_add_number: adds a cell with a number. */
void
scriba_csv_add_number (GString *rows,
                       gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  scriba_csv_add_text (rows, text);
}

/** scriba_csv_add_truth: adds a cell with `true` or `false`. */
void
scriba_csv_add_truth (GString *rows,
                      gboolean truth)
{
  scriba_csv_add_text (rows, truth ? "true" : "false");
}

/**
 * scriba_csv_add_start:
 * @rows: where a row begins
 * @file: a game
 * @ending: the word for how
 *
 * Adds the columns of %SCRIBA_CSV_START.
 */
void
scriba_csv_add_start (GString *rows,
                      const ScribaGameFile *file,
                      const char *ending)
{
  const ScribaEntry *end = scriba_game_file_find_end (file);
  g_autofree char *started = scriba_time_to_text (file->created, file->utc_offset);
  g_autofree char *ended = end != NULL ? scriba_time_to_text (end->at, end->utc_offset) : g_strdup ("");

  scriba_csv_add_text (rows, scriba_history_get_game (file->history)->key);
  scriba_csv_add_text (rows, file->id);
  scriba_csv_add_text (rows, started);
  scriba_csv_add_text (rows, ended);
  scriba_csv_add_text (rows, ending);
}
