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

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GArray) renamings = scriba_renamings_new ();
  g_autoptr (ScribaGameFile) file = NULL;
  const ScribaGameFormat *format;
  GError *error = NULL;

  if (g_strv_length (lines) < FIRST_ENTRY)
    return 0;

  for (guint i = FIRST_ENTRY; lines[i] != NULL; i++)
    g_ptr_array_add (entries, lines[i]);
  format = scriba_game_format_from_text (lines[HEADER]);
  if (format != NULL)
    {
      g_autofree gpointer summary = g_malloc0 (format->summary->size);

      scriba_game_summary_from_text (format, lines[SUMMARY], summary);
    }
  scriba_renamings_add_text (renamings, entries->len / 2, lines[RENAMING]);

  file = scriba_game_file_from_parts (lines[HEADER], lines[BOX], entries, renamings, entries->len, entries->len, &error);
  if (fuzz_is_good (file, error))
    fuzz_assert_game (file);
  return 0;
}
