/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-saved.h"

#include "scriba-share.h"

static void
assert_parts (const ScribaGameFile *file,
              const char *text)
{
  g_autofree char *header = scriba_game_file_header_to_text (file);
  g_autofree char *box = scriba_game_file_box_to_text (file);
  g_autofree char *summary = scriba_game_file_summary_to_text (file);
  g_autofree char *again = NULL;
  g_autofree gpointer read = g_malloc0 (file->format->summary->size);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ScribaGameFile) copy = NULL;

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    g_ptr_array_add (entries, scriba_game_file_entry_to_text (file, seq));
  g_assert_true (scriba_game_format_from_text (header) == file->format);
  g_assert_true (scriba_game_summary_from_text (file->format, summary, read));
  copy = scriba_game_file_from_parts (header, box, entries, NULL, scriba_history_get_head (file->history),
                                      scriba_history_get_tip (file->history), NULL);
  g_assert_nonnull (copy);
  again = fuzz_text (scriba_game_file_to_json (copy));
  g_assert_cmpstr (text, ==, again);
}

static char *
make_name (guint number)
{
  return g_strdup_printf ("Player %u", number);
}

static gboolean
is_nobody (const char *name)
{
  return *name == 'P';
}

static void
share (const ScribaGameFile *file)
{
  g_autoptr (ScribaGameFile) hidden = scriba_share_hide_names (file, make_name, NULL);
  const ScribaGameFile *shown[] = { file, hidden };

  g_assert_nonnull (hidden);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      ScribaBgsPlay play = { 0 };

      g_free (scriba_share_to_csv (shown[i]));
      scriba_share_fill_play (shown[i], is_nobody, &play);
      g_free (scriba_share_to_bgsplay (&play, ""));
      g_free (scriba_share_to_link (&play, ""));
    }
}

/** fuzz_assert_game: a game that was taken is saved, read, kept by a journal, shared and summed up. */
void
fuzz_assert_game (const ScribaGameFile *file)
{
  g_autofree char *text = fuzz_text (scriba_game_file_to_json (file));
  g_autofree char *again = NULL;
  g_autoptr (JsonNode) written = fuzz_read_again (text);
  g_autoptr (ScribaGameFile) copy = scriba_game_file_from_json (written, NULL);
  g_autofree char *moment = scriba_game_file_dup_moment (file);

  g_assert_nonnull (copy);
  again = fuzz_text (scriba_game_file_to_json (copy));
  g_assert_cmpstr (text, ==, again);
  g_assert_nonnull (moment);
  scriba_game_file_find_end (file);
  assert_parts (file, text);
  share (file);
}
