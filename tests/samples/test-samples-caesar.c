/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "caesar-counts.h"
#include "caesar-files.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

/* Recorded games of Caesar! open for ever, stay what they were, and are played by the rules. */

static const char * const samples[] = { "caesar", "caesar-solo" };

static GBytes *
read_text (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".scriba", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), file_name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *text = scriba_file_read (path, &error);

  g_assert_no_error (error);
  return text;
}

static void
test_sample (gconstpointer data)
{
  g_autoptr (GBytes) text = read_text (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (text, &error);
  g_autoptr (ScribaGameFile) file = node != NULL ? scriba_game_file_from_json (node, &error) : NULL;
  g_autoptr (JsonNode) again = NULL;
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *written = NULL;
  const CaesarState *end;
  CaesarState state;
  ScribaFact fact;
  guint n_corrected = 0;
  guint n_changed = 0;

  g_assert_no_error (error);
  again = scriba_game_file_to_json (file);
  written = scriba_json_to_text (again);
  g_assert_cmpmem (written, strlen (written), g_bytes_get_data (text, NULL), g_bytes_get_size (text));

  scriba_history_read_line (file->history, scriba_history_get_head (file->history), line);
  scriba_history_read_state (file->history, 0, &state);
  for (guint i = 0; i < line->len; i++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (file->history, g_array_index (line, guint32, i));
      ScribaVerdict verdict;

      caesar_check (&state, file->box, entry->kind, entry->args, &verdict);
      g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
      caesar_apply (&state, entry->kind, entry->args);
      g_assert_false (caesar_state_find_broken (&state, file->box, &fact));
    }

  end = scriba_history_get_state (file->history);
  g_assert_cmpint (end->stage, ==, CAESAR_STAGE_OVER);
  g_assert_cmpint (end->result.ending, !=, CAESAR_ENDING_STOPPED);
  g_assert_cmpint (caesar_state_is_solo (end), ==, g_str_equal (data, "caesar-solo"));
  for (guint seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (file->history, seq);

      n_corrected += entry->kind == CAESAR_ENTRY_CORRECT;
      n_changed += entry->corrects != 0;
    }
  g_assert_cmpuint (n_corrected, ==, 2);
  g_assert_cmpuint (n_changed, ==, caesar_state_is_solo (end) ? 0 : 2);
  /* Some of it was taken back. */
  g_assert_cmpuint (line->len, <, scriba_history_get_n_entries (file->history));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *path = g_strconcat ("/samples/", samples[i], NULL);

      g_test_add_data_func (path, samples[i], test_sample);
    }

  return g_test_run ();
}
