/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about a final scoring, from scores that are made by hand. */

#include <locale.h>

#include "scriba-words.h"

static void
assert_words (char *words,
              const char *expected)
{
  g_autofree char *owned = words;

  g_assert_cmpstr (owned, ==, expected);
}

static void
assert_line (GPtrArray *lines,
             guint index,
             const char *label,
             const char *amount)
{
  const ScribaWordsLine *line;

  g_assert_cmpuint (index, <, lines->len);
  line = g_ptr_array_index (lines, index);
  g_assert_cmpstr (line->label, ==, label);
  assert_words (scriba_words_line_amount (line), amount);
}

static BceScoring *
make_scoring (void)
{
  BceScoring *scoring = bce_scoring_new (3);

  bce_scoring_set_name (scoring, 0, "Anna");
  bce_scoring_set_name (scoring, 1, "Bálint");
  bce_scoring_set_name (scoring, 2, "Máté");

  return scoring;
}

static void
test_lines (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  BceScoredPlayer *anna = &scoring->players[0];
  const BceScoredTile tiles[] = { { BCE_POLITICAL, SCRIBA_KNOWN (3) }, { BCE_SOCIAL, SCRIBA_UNKNOWN } };
  const BceScoredStructure forum = { .name = g_strdup ("Forum"), .imperium = SCRIBA_KNOWN (2), .architects = 2,
                                     .bonus = SCRIBA_KNOWN (0) };
  const BceScoredStructure statue = { .name = g_strdup ("Statue 3"), .imperium = SCRIBA_KNOWN (1), .architects = 1,
                                      .bonus = SCRIBA_KNOWN (4) };
  g_autoptr (GPtrArray) allegiance = NULL;
  g_autoptr (GPtrArray) senate = NULL;
  g_autoptr (GPtrArray) structures = NULL;
  g_autoptr (GPtrArray) statues = NULL;

  scoring->senate = BCE_SENATE_PAIR;
  scoring->senate_pair[0] = BCE_POLITICAL;
  scoring->senate_pair[1] = BCE_SOCIAL;
  g_array_append_vals (anna->allegiance, tiles, 2);
  g_array_append_val (anna->structures, forum);
  g_array_append_val (anna->structures, statue);
  score->n_players = 3;
  score->players[0].pairs = 1;
  score->players[0].lines[BCE_LINE_SENATE] = 3;
  score->players[0].lines[BCE_LINE_ALLEGIANCE] = 3;
  score->players[0].unknown[BCE_LINE_ALLEGIANCE] = 1;
  score->players[0].total = 15;

  allegiance = scriba_words_score_lines (scoring, score, 0, BCE_LINE_ALLEGIANCE);
  assert_line (allegiance, 0, "Political tile", "3");
  assert_line (allegiance, 1, "Social tile", "?");

  senate = scriba_words_score_lines (scoring, score, 0, BCE_LINE_SENATE);
  assert_line (senate, 0, "Number of political tiles", "1");
  assert_line (senate, 1, "Number of social tiles", "1");
  assert_line (senate, 2, "1 pair, 3 Imperium each", "3");

  structures = scriba_words_score_lines (scoring, score, 0, BCE_LINE_STRUCTURES);
  assert_line (structures, 0, "Forum, 2 architects", "4");
  assert_line (structures, 1, "Statue 3", "1");

  statues = scriba_words_score_lines (scoring, score, 0, BCE_LINE_STATUES);
  g_assert_cmpuint (statues->len, ==, 1);
  assert_line (statues, 0, "Statue 3", "4");

  assert_words (scriba_words_score_amount (score, 0, BCE_LINE_ALLEGIANCE), "3 + ?");
  assert_words (scriba_words_score_total (score, 0), "15 + ?");
}

static void
test_recruits (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = bce_score_new ();
  const BceScoredRecruit senator = { .field = BCE_POLITICAL, .authority = SCRIBA_KNOWN (1),
                                     .ambition = { SCRIBA_KNOWN (2) }, .n_ambitions = 1, .ambition_known = 1 };
  const BceScoredRecruit cliens = { .field = BCE_SOCIAL, .authority = SCRIBA_KNOWN (1), .ambition_known = 0 };
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) political = NULL;
  g_autoptr (GPtrArray) social = NULL;
  g_autoptr (GPtrArray) lowest = NULL;

  g_array_append_val (scoring->players[0].recruits, senator);
  g_array_append_val (scoring->players[0].recruits, cliens);
  g_ptr_array_add (names, (char *) "Senator");
  g_ptr_array_add (names, (char *) "Cliens");
  score->n_players = 3;
  score->players[0].fields[BCE_POLITICAL] = 3;
  score->players[0].fields[BCE_SOCIAL] = 1;
  score->players[0].unknown[BCE_LINE_RECRUITS] = 1;

  political = scriba_words_field_total_lines (scoring, 0, BCE_POLITICAL, names);
  g_assert_cmpuint (political->len, ==, 1);
  assert_line (political, 0, "Senator: authority 1, ambition 2", "3");

  social = scriba_words_field_total_lines (scoring, 0, BCE_SOCIAL, NULL);
  g_assert_cmpuint (social->len, ==, 2);
  assert_line (social, 0, "Recruit 2, social: authority 1, ambition ?", "1");
  assert_line (social, 1, "Recruit 2, social: unknown values", "?");
  g_assert_cmpuint (scriba_words_lines_count_unknown (social), ==, 1);

  lowest = scriba_words_score_lines (scoring, score, 0, BCE_LINE_RECRUITS);
  assert_line (lowest, 0, "Political", "3");
  assert_line (lowest, 1, "Military", "0");
  assert_line (lowest, 2, "Social, known part", "1");
  assert_line (lowest, 3, "Twice the lowest", "0");
  assert_line (lowest, 4, "Unknown values of recruits", "?");
}

static BceScore *
make_score (const gint64 *totals,
            const gint64 *tie_breaks,
            const gint64 *influence)
{
  BceScore *score = bce_score_new ();

  score->n_players = 3;
  for (guint i = 0; i < 3; i++)
    {
      score->players[i].total = totals[i];
      score->players[i].authority_ambition = tie_breaks[i];
      score->players[i].influence = influence[i];
    }

  return score;
}

static void
assert_victory (BceVictory decided_by,
                guint8 winners,
                const gint64 *totals,
                const gint64 *tie_breaks,
                const gint64 *influence,
                const char *winner,
                const char *reason)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  g_autoptr (BceScore) score = make_score (totals, tie_breaks, influence);

  score->decided_by = decided_by;
  score->winners = winners;
  assert_words (scriba_words_winner (scoring, score), winner);
  assert_words (scriba_words_victory_reason (scoring, score), reason);
}

static void
test_victory (void)
{
  const gint64 level[] = { 74, 58, 74 };
  const gint64 apart[] = { 70, 58, 74 };
  const gint64 tie_break[] = { 22, 99, 27 };
  const gint64 tied[] = { 27, 99, 27 };
  const gint64 influence[] = { 3, 99, 1 };
  const gint64 equal[] = { 3, 99, 3 };

  assert_victory (BCE_VICTORY_IMPERIUM, 4, apart, tie_break, influence,
                  "Máté wins", "Most Imperium: Máté 74, Anna 70, Bálint 58");
  assert_victory (BCE_VICTORY_AUTHORITY_AMBITION, 4, level, tie_break, influence,
                  "Máté wins",
                  "Tied on Imperium (74); most authority and ambition in the Collegium: Máté 27, Anna 22");
  assert_victory (BCE_VICTORY_INFLUENCE, 1, level, tied, influence,
                  "Anna wins",
                  "Tied on Imperium (74) and on authority and ambition (27); most stored influence: Anna 3, Máté 1");
  assert_victory (BCE_VICTORY_SHARED, 5, level, tied, equal,
                  "Shared victory: Anna, Máté",
                  "Tied on Imperium (74), on authority and ambition (27) and on stored influence (3)");
}

/* On the card of a game; nobody is a winner as long as a missing value could decide it. */
static void
test_summary (void)
{
  BceSummary summary = { .stage = BCE_STAGE_OVER, .ending = BCE_ENDING_PLAYED, .n_seats = 3 };

  g_strlcpy (summary.seats[0].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (summary.seats[1].name, "Bálint", SCRIBA_NAME_SIZE);
  g_strlcpy (summary.seats[2].name, "Máté", SCRIBA_NAME_SIZE);
  assert_words (scriba_words_summary_state (&summary), "Not decided yet");
  g_assert_null (scriba_words_summary_detail (&summary));

  summary.winners = 1 << 2;
  assert_words (scriba_words_summary_state (&summary), "Máté wins");
  summary.winners = 1 << 0 | 1 << 2;
  assert_words (scriba_words_summary_state (&summary), "Shared victory: Anna, Máté");
}

static void
test_unknown (void)
{
  g_autoptr (BceScoring) scoring = make_scoring ();
  const BceScoredStructure statue = { .name = g_strdup ("Statue 3"), .imperium = SCRIBA_KNOWN (1), .architects = 1,
                                      .bonus = SCRIBA_UNKNOWN };
  BceScoreUnknown unknown = { .kind = BCE_SCORE_UNKNOWN_BONUS, .player = 1, .index = 0 };

  g_array_append_val (scoring->players[1].structures, statue);
  assert_words (scriba_words_score_unknown (scoring, &unknown), "Bálint, bonus of Statue 3");
  unknown = (BceScoreUnknown) { .kind = BCE_SCORE_UNKNOWN_AMBITION, .player = 0, .index = 1, .sub = 2 };
  assert_words (scriba_words_score_unknown (scoring, &unknown), "Anna, recruit 2: ambition 3");
  unknown = (BceScoreUnknown) { .kind = BCE_SCORE_UNKNOWN_SENATE };
  assert_words (scriba_words_score_unknown (scoring, &unknown), "The pair of the Senate tile");
}

static void
test_names (void)
{
  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      g_assert_nonnull (scriba_words_score_line (line));
      g_assert_nonnull (scriba_words_score_rule (line));
    }
  for (guint phase = BCE_PHASE_CONSTRUCTION; phase <= BCE_PHASE_INTERRUPTION; phase++)
    g_assert_nonnull (scriba_words_phase (phase));
  for (guint thing = 0; thing < BCE_N_THINGS; thing++)
    g_assert_nonnull (scriba_words_thing (thing));

  assert_words (scriba_words_thing_amount (BCE_THING_DENARIUS, 1), "1 denarius");
  assert_words (scriba_words_thing_amount (BCE_THING_DENARIUS, 2), "2 denarii");
  assert_words (scriba_words_rank (0), "–");
  assert_words (scriba_words_rank (2), "2.");
}

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/score/lines", test_lines);
  g_test_add_func ("/words/score/recruits", test_recruits);
  g_test_add_func ("/words/score/victory", test_victory);
  g_test_add_func ("/words/score/summary", test_summary);
  g_test_add_func ("/words/score/unknown", test_unknown);
  g_test_add_func ("/words/names", test_names);

  return g_test_run ();
}
