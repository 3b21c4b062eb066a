/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-counts.h"
#include "bce-entries.h"
#include "bce-final.h"
#include "bce-summary.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

/* Recorded nights open for ever, and stay what they were. */

typedef struct
{
  const char *name;
  guint n_seats;
  int shared;
} Sample;

static const Sample samples[] = {
  { "two", 3, 2 },
  { "three", 3, BCE_NOBODY },
  { "four", 4, BCE_NOBODY },
};

static GBytes *
read_text (const Sample *sample)
{
  g_autofree char *file_name = g_strconcat (sample->name, ".scriba", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), file_name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *text = scriba_file_read (path, &error);

  g_assert_no_error (error);
  return text;
}

static ScribaGameFile *
read_sample (const Sample *sample)
{
  g_autoptr (GBytes) text = read_text (sample);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (text, &error);
  ScribaGameFile *file = NULL;

  if (node != NULL)
    file = scriba_game_file_from_json (node, &error);
  g_assert_no_error (error);
  return file;
}

/* The result that was recorded is the one that its own night has. */
static void
test_result (gconstpointer data)
{
  const Sample *sample = data;
  g_autoptr (ScribaGameFile) file = read_sample (sample);
  const BceState *state = scriba_history_get_state (file->history);
  g_autoptr (BceScoring) scoring = bce_final_make_scoring (state, file->box, bce_box_dup_name);
  g_autoptr (BceScore) score = bce_score_new ();

  g_assert_cmpint (state->n_seats, ==, sample->n_seats);
  g_assert_cmpint (state->shared, ==, sample->shared);
  g_assert_cmpint (state->stage, ==, BCE_STAGE_OVER);
  g_assert_cmpint (state->ending, ==, BCE_ENDING_PLAYED);

  bce_score (scoring, score);
  g_assert_cmpuint (score->unknown->len, ==, 0);
  g_assert_cmphex (score->winners, ==, state->winners);
  g_assert_cmpint (score->decided_by, ==, state->decided_by);
  for (guint seat = 0; seat < state->n_seats; seat++)
    g_assert_cmpint (score->players[seat].total, ==, state->totals[seat]);
}

/*
 * Four's statues bring Bálint and Máté 3 each. Where nobody knows what they bring, both were confirmed without: what is
 * missing counts as no score, the others' scores stay, and nobody has won.
 */
static void
test_missing (void)
{
  const BceFinish finish = { .totals = { 37, 61, 11, 15 }, .winners = 1 << 1, .decided_by = BCE_VICTORY_IMPERIUM };
  const BceCorrect correct = { .what = BCE_CORRECT_TRACK, .seat = 0, .value = 99 };
  g_autoptr (ScribaGameFile) file = read_sample (&samples[2]);
  guint32 finished = scriba_history_get_head (file->history);
  guint32 before = scriba_history_get_entry (file->history, finished)->parent;
  BceBox *box = file->box;
  BceSummary summary;

  file->format->sum_up (scriba_history_get_state (file->history), box, &summary);
  g_assert_cmphex (summary.known, ==, 0xf);
  g_assert_cmphex (summary.winners, ==, 1 << 1);

  for (guint i = 0; i < box->statues->len; i++)
    g_array_index (box->statues, BceStatue, i).bonus_known = FALSE;
  g_assert_true (scriba_history_set_position (file->history, before, before));
  scriba_history_append (file->history, scriba_entry_new (file->format->game->kinds, BCE_ENTRY_FINISH, &finish));
  file->format->sum_up (scriba_history_get_state (file->history), box, &summary);
  g_assert_cmphex (summary.known, ==, 1 << 0 | 1 << 2);
  g_assert_cmphex (summary.winners, ==, 0);

  /* What is corrected after the end makes nothing known. */
  scriba_history_append (file->history, scriba_entry_new (file->format->game->kinds, BCE_ENTRY_CORRECT, &correct));
  file->format->sum_up (scriba_history_get_state (file->history), box, &summary);
  g_assert_cmpint (summary.totals[0], ==, 37);
  g_assert_cmphex (summary.known, ==, 1 << 0 | 1 << 2);
  g_assert_cmphex (summary.winners, ==, 0);
  g_assert_cmpuint (scriba_game_file_count_unknown (file), >, 0);
}

/* All phases of six years, the last construction, and mistakes that were put right. */
static void
test_whole (gconstpointer data)
{
  const Sample *sample = data;
  g_autoptr (ScribaGameFile) file = read_sample (sample);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree BceState *state = g_new (BceState, 1);
  gboolean seen[BCE_N_YEARS + 1][BCE_N_STAGES] = { { FALSE, }, };
  guint n_corrects = 0;
  ScribaFact fact;

  scriba_history_read_line (file->history, scriba_history_get_head (file->history), line);
  for (guint i = 0; i < line->len; i++)
    {
      guint32 seq = g_array_index (line, guint32, i);

      scriba_history_read_state (file->history, seq, state);
      g_assert_false (bce_state_find_broken (state, &fact));
      seen[state->year][state->stage] = TRUE;
      n_corrects += scriba_history_get_entry (file->history, seq)->corrects != 0;
    }

  for (guint year = 1; year <= BCE_N_YEARS; year++)
    {
      for (BceStage stage = BCE_STAGE_CONSTRUCTION; stage <= BCE_STAGE_INTERRUPTION; stage++)
        g_assert_true (seen[year][stage]);
    }
  g_assert_true (seen[BCE_N_YEARS][BCE_STAGE_FINAL_CONSTRUCTION]);
  g_assert_true (seen[BCE_N_YEARS][BCE_STAGE_SCORING]);
  g_assert_cmpuint (line->len, <, scriba_history_get_n_entries (file->history));
  g_assert_cmpuint (n_corrects, >, 0);
}

static void
test_text (gconstpointer data)
{
  const Sample *sample = data;
  g_autoptr (GBytes) text = read_text (sample);
  g_autoptr (ScribaGameFile) file = read_sample (sample);
  g_autoptr (JsonNode) node = scriba_game_file_to_json (file);
  g_autofree char *written = scriba_json_to_text (node);

  g_assert_cmpmem (written, strlen (written), g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *result = g_strdup_printf ("/samples/%s/result", samples[i].name);
      g_autofree char *whole = g_strdup_printf ("/samples/%s/whole", samples[i].name);
      g_autofree char *text = g_strdup_printf ("/samples/%s/text", samples[i].name);

      g_test_add_data_func (result, &samples[i], test_result);
      g_test_add_data_func (whole, &samples[i], test_whole);
      g_test_add_data_func (text, &samples[i], test_text);
    }

  g_test_add_func ("/samples/four/missing", test_missing);

  return g_test_run ();
}
