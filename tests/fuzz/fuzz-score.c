/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "fuzz-json.h"

/* One scoring: what is read is written alike, lines add up, and the winners are the first. */

static void
assert_score (const BceScoring *scoring,
              const BceScore *score)
{
  guint n_first = 0;

  for (guint i = 0; i < score->n_players; i++)
    {
      const BcePlayerScore *player = &score->players[i];
      gint64 total = 0;

      for (guint line = 0; line < BCE_N_LINES; line++)
        total += player->lines[line];
      g_assert_cmpint (total, ==, player->total);
      g_assert_cmpint (player->lines[BCE_LINE_SENATE], ==, 3 * player->pairs);
      g_assert_cmpint (player->fields[0] + player->fields[1] + player->fields[2], ==, player->authority_ambition);
      g_assert_cmpint (player->rank == 0, ==, scoring->players[i].shared != 0);
      g_assert_cmpint (player->rank == 1, ==, (score->winners & (1 << i)) != 0);
      n_first += player->rank == 1;
      for (guint other = 0; other < score->n_players; other++)
        {
          if (player->rank != 0 && score->players[other].rank != 0 && player->total > score->players[other].total)
            g_assert_cmpint (player->rank, <, score->players[other].rank);
        }
    }
  g_assert_cmpuint (n_first, >=, 1);
  g_assert_cmpint (n_first > 1, ==, score->decided_by == BCE_VICTORY_SHARED);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize size)
{
  g_autoptr (JsonNode) node = fuzz_parse (data, size);
  GError *error = NULL;
  g_autoptr (BceScoring) scoring = node != NULL ? bce_scoring_from_json (node, &error) : NULL;
  g_autoptr (BceScoring) copy = NULL;
  g_autoptr (BceScore) score = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  if (node == NULL || !fuzz_is_good (scoring, error))
    return 0;

  score = bce_score_new ();
  bce_score (scoring, score);
  assert_score (scoring, score);
  g_free (fuzz_text (bce_score_to_json (scoring, score)));
  g_free (fuzz_text (bce_result_to_json (scoring, score)));
  for (guint i = 0; i < score->unknown->len; i++)
    g_free (bce_score_unknown_to_path (&g_array_index (score->unknown, BceScoreUnknown, i)));

  text = fuzz_text (bce_scoring_to_json (scoring));
  written = fuzz_read_again (text);
  copy = bce_scoring_from_json (written, NULL);
  g_assert_nonnull (copy);
  again = fuzz_text (bce_scoring_to_json (copy));
  g_assert_cmpstr (text, ==, again);
  return 0;
}
