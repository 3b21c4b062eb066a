/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fuzz-saved.h"
#include "scriba-renaming-json.h"

/* What a library may give back: a header, a box, a renaming, a summary and entries, one a line. */

enum
{
  HEADER,
  BOX,
  RENAMING,
  SUMMARY,
  FIRST_ENTRY,
};

/* In place: g_strsplit() under a sanitizer measures all that follows at every line. */
static GPtrArray *
split_lines (char *text)
{
  GPtrArray *lines = g_ptr_array_new ();
  char *end;

  for (; (end = strchr (text, '\n')) != NULL; text = end + 1)
    {
      *end = '\0';
      g_ptr_array_add (lines, text);
    }
  g_ptr_array_add (lines, text);
  return lines;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GPtrArray) lines = split_lines (text);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GArray) renamings = scriba_renamings_new ();
  g_autoptr (ScribaGameFile) file = NULL;
  const ScribaGameFormat *format;
  GError *error = NULL;
  char **parts;

  if (lines->len < FIRST_ENTRY)
    return 0;

  parts = (char **) lines->pdata;
  for (guint i = FIRST_ENTRY; i < lines->len; i++)
    g_ptr_array_add (entries, parts[i]);
  format = scriba_game_format_from_text (parts[HEADER]);
  if (format != NULL)
    {
      g_autofree gpointer summary = g_malloc0 (format->summary->size);

      scriba_game_summary_from_text (format, parts[SUMMARY], summary);
    }
  scriba_renamings_add_text (renamings, entries->len / 2, parts[RENAMING]);

  file = scriba_game_file_from_parts (parts[HEADER], parts[BOX], entries, renamings, entries->len, entries->len, &error);
  if (fuzz_is_good (file, error))
    fuzz_assert_game (file);
  return 0;
}
