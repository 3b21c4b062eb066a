/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-statistics.h"

/* A seat of a scored game; without a name nobody was named. */
#define SCORED(name_, role_, score_, won_) { TRUE, name_, role_, TRUE, score_, won_ }
#define UNSCORED(name_, role_, won_) { TRUE, name_, role_, FALSE, 0, won_ }
#define NOBODY(role_, won_) { FALSE, NULL, role_, FALSE, 0, won_ }

static void
assert_figures (const ScribaFigures *figures,
                guint plays,
                guint decided,
                guint wins,
                guint shared,
                guint scored,
                gint64 sum,
                gint32 best)
{
  g_assert_cmpuint (figures->plays, ==, plays);
  g_assert_cmpuint (figures->decided, ==, decided);
  g_assert_cmpuint (figures->wins, ==, wins);
  g_assert_cmpuint (figures->shared, ==, shared);
  g_assert_cmpuint (figures->scored, ==, scored);
  g_assert_cmpint (figures->sum, ==, sum);
  g_assert_cmpint (figures->best, ==, best);
}

static void
assert_rivalry (const ScribaPlayerFigures *player,
                guint number,
                const char *name,
                guint plays,
                guint ahead,
                guint behind)
{
  const ScribaRivalry *rivalry = &g_array_index (player->rivals, ScribaRivalry, number);

  g_assert_cmpuint (number, <, player->rivals->len);
  g_assert_cmpstr (rivalry->name, ==, name);
  g_assert_cmpuint (rivalry->plays, ==, plays);
  g_assert_cmpuint (rivalry->ahead, ==, ahead);
  g_assert_cmpuint (rivalry->behind, ==, behind);
}

static ScribaStatistics *
count (const ScribaPlay *plays,
       guint n_plays)
{
  ScribaStatistics *statistics = scriba_statistics_new ();

  for (guint i = 0; i < n_plays; i++)
    scriba_statistics_add (statistics, &plays[i]);
  scriba_statistics_finish (statistics);
  return statistics;
}

/*
 * Three nights of three, one of four that was left without a score, and one of two with a shared Suitor:
 *
 *   1  Ana 40 wins, Bea 35, Csenge 30
 *   2  Bea 50 and Ana 50 share, Csenge 20
 *   3  Csenge 44 wins, Ana 38, Bea 38
 *   4  Ana, Bea, Dani and nobody named: no result
 *   5  Bea 21 wins, the shared Suitor, Ana −3
 */
static const ScribaPlay nights[] = {
  { TRUE, TRUE, 3, { SCORED ("Ana", 0, 40, TRUE), SCORED ("Bea", 1, 35, FALSE), SCORED ("Csenge", 2, 30, FALSE) } },
  { TRUE, TRUE, 3, { SCORED ("Bea", 0, 50, TRUE), SCORED ("Ana", 1, 50, TRUE), SCORED ("Csenge", 4, 20, FALSE) } },
  { TRUE, TRUE, 3, { SCORED ("Csenge", 2, 44, TRUE), SCORED ("Ana", 0, 38, FALSE), SCORED ("Bea", 1, 38, FALSE) } },
  { FALSE, TRUE, 4, { UNSCORED ("Ana", 0, FALSE), UNSCORED ("Bea", 1, FALSE), UNSCORED ("Dani", 2, FALSE), UNSCORED (NULL, 3, FALSE) } },
  { TRUE, TRUE, 3, { SCORED ("Bea", 3, 21, TRUE), NOBODY (1, FALSE), SCORED ("Ana", 0, -3, FALSE) } },
};

static void
test_players (void)
{
  g_autoptr (ScribaStatistics) statistics = count (nights, G_N_ELEMENTS (nights));
  const ScribaPlayerFigures *ana = scriba_statistics_find_player (statistics, "Ana");
  const ScribaPlayerFigures *csenge = scriba_statistics_find_player (statistics, "Csenge");

  g_assert_cmpuint (scriba_statistics_get_n_plays (statistics), ==, 5);
  g_assert_cmpuint (scriba_statistics_get_n_decided (statistics), ==, 4);

  /* By plays, then by name. */
  g_assert_cmpuint (scriba_statistics_get_n_players (statistics), ==, 4);
  g_assert_true (scriba_statistics_get_player (statistics, 0) == ana);
  g_assert_cmpstr (scriba_statistics_get_player (statistics, 1)->name, ==, "Bea");
  g_assert_true (scriba_statistics_get_player (statistics, 2) == csenge);
  g_assert_cmpstr (scriba_statistics_get_player (statistics, 3)->name, ==, "Dani");
  g_assert_null (scriba_statistics_find_player (statistics, "Emil"));

  /* Ana: 40 + 50 + 38 − 3 = 125 in four scored games of five, 31.25 each. */
  assert_figures (&ana->total, 5, 4, 1, 1, 4, 125, 50);
  g_assert_cmpfloat (scriba_figures_get_mean (&ana->total), ==, 31.25);
  /* Bea: 35 + 50 + 38 + 21. */
  assert_figures (&scriba_statistics_get_player (statistics, 1)->total, 5, 4, 1, 1, 4, 144, 50);
  assert_figures (&csenge->total, 3, 3, 1, 0, 3, 94, 44);
  /* Dani played, and no more is known. */
  assert_figures (&scriba_statistics_get_player (statistics, 3)->total, 1, 0, 0, 0, 0, 0, 0);
  g_assert_cmpfloat (scriba_figures_get_mean (&scriba_statistics_get_player (statistics, 3)->total), ==, 0);
}

static void
test_negative_best (void)
{
  const ScribaPlay low = { TRUE, FALSE, 2, { SCORED ("Ana", 0, -5, FALSE), SCORED ("Bea", 1, -2, TRUE) } };
  g_autoptr (ScribaStatistics) statistics = count (&low, 1);

  assert_figures (&scriba_statistics_find_player (statistics, "Ana")->total, 1, 1, 0, 0, 1, -5, -5);
  /* Who was scored first did not sit first. */
  assert_figures (&scriba_statistics_get_seats (statistics)[0], 0, 0, 0, 0, 0, 0, 0);
  assert_figures (&scriba_statistics_find_player (statistics, "Bea")->seats[1], 0, 0, 0, 0, 0, 0, 0);
  assert_figures (&scriba_statistics_get_roles (statistics)[1], 1, 1, 1, 0, 1, -2, -2);
}

static void
test_seats (void)
{
  g_autoptr (ScribaStatistics) statistics = count (nights, G_N_ELEMENTS (nights));
  const ScribaFigures *seats = scriba_statistics_get_seats (statistics);
  const ScribaPlayerFigures *ana = scriba_statistics_find_player (statistics, "Ana");

  /* First seats: Ana 40 won, Bea 50 shared, Csenge 44 won, Ana unscored, Bea 21 won. */
  assert_figures (&seats[0], 5, 4, 3, 1, 4, 155, 50);
  /* Second: Bea 35, Ana 50 shared, Ana 38, Bea unscored; the shared Suitor is nobody. */
  assert_figures (&seats[1], 4, 3, 0, 1, 3, 123, 50);
  /* Third: Csenge 30, Csenge 20, Bea 38, Dani unscored, Ana −3. */
  assert_figures (&seats[2], 5, 4, 0, 0, 4, 85, 38);
  /* Who sat fourth was not named, and sat there all the same. */
  assert_figures (&seats[3], 1, 0, 0, 0, 0, 0, 0);
  assert_figures (&seats[4], 0, 0, 0, 0, 0, 0, 0);

  assert_figures (&ana->seats[0], 2, 1, 1, 0, 1, 40, 40);
  assert_figures (&ana->seats[1], 2, 2, 0, 1, 2, 88, 50);
  assert_figures (&ana->seats[2], 1, 1, 0, 0, 1, -3, -3);
}

static void
test_roles (void)
{
  g_autoptr (ScribaStatistics) statistics = count (nights, G_N_ELEMENTS (nights));
  const ScribaFigures *roles = scriba_statistics_get_roles (statistics);
  const ScribaPlayerFigures *ana = scriba_statistics_find_player (statistics, "Ana");

  /* 0: Ana 40 won, Bea 50 shared, Ana 38, Ana unscored, Ana −3. */
  assert_figures (&roles[0], 5, 4, 1, 1, 4, 125, 50);
  /* 1: Bea 35, Ana 50 shared, Bea 38, Bea unscored. */
  assert_figures (&roles[1], 4, 3, 0, 1, 3, 123, 50);
  /* 2: Csenge 30, Csenge 44 won, Dani unscored. */
  assert_figures (&roles[2], 3, 2, 1, 0, 2, 74, 44);
  assert_figures (&roles[3], 2, 1, 1, 0, 1, 21, 21);
  assert_figures (&roles[4], 1, 1, 0, 0, 1, 20, 20);

  assert_figures (&ana->roles[0], 4, 3, 1, 0, 3, 75, 40);
  assert_figures (&ana->roles[1], 1, 1, 0, 1, 1, 50, 50);
}

static void
test_head_to_head (void)
{
  g_autoptr (ScribaStatistics) statistics = count (nights, G_N_ELEMENTS (nights));
  const ScribaPlayerFigures *ana = scriba_statistics_find_player (statistics, "Ana");
  const ScribaPlayerFigures *csenge = scriba_statistics_find_player (statistics, "Csenge");

  /* With Bea: before her in 1, level in 2 (both won) and 3 (both lost with 38), after her in 5. */
  assert_rivalry (ana, 0, "Bea", 4, 1, 1);
  /* With Csenge: before her in 1 and 2, after her in 3. */
  assert_rivalry (ana, 1, "Csenge", 3, 2, 1);
  g_assert_cmpuint (ana->rivals->len, ==, 2);

  /* The same from the other side. With Bea: after her in 1 and 2, before her in 3. */
  assert_rivalry (csenge, 0, "Ana", 3, 1, 2);
  assert_rivalry (csenge, 1, "Bea", 3, 1, 2);

  /* A night without a result tells nothing of that. */
  g_assert_cmpuint (scriba_statistics_find_player (statistics, "Dani")->rivals->len, ==, 0);
}

/* A game without scores: a win, a draw, a win against what the game plays by itself, and one that was stopped. */
static void
test_without_scores (void)
{
  static const ScribaPlay games[] = {
    { TRUE, FALSE, 2, { UNSCORED ("Ana", 0, TRUE), UNSCORED ("Bea", 1, FALSE) } },
    { TRUE, FALSE, 2, { UNSCORED ("Bea", 0, TRUE), UNSCORED ("Ana", 1, TRUE) } },
    { TRUE, FALSE, 2, { UNSCORED ("Ana", 0, TRUE), NOBODY (1, FALSE) } },
    { TRUE, FALSE, 2, { NOBODY (0, TRUE), UNSCORED ("Ana", 1, FALSE) } },
    { FALSE, FALSE, 2, { UNSCORED ("Ana", 0, FALSE), UNSCORED ("Bea", 1, FALSE) } },
  };
  g_autoptr (ScribaStatistics) statistics = count (games, G_N_ELEMENTS (games));
  const ScribaPlayerFigures *ana = scriba_statistics_find_player (statistics, "Ana");

  assert_figures (&ana->total, 5, 4, 2, 1, 0, 0, 0);
  assert_figures (&scriba_statistics_find_player (statistics, "Bea")->total, 3, 2, 0, 1, 0, 0, 0);
  assert_figures (&scriba_statistics_get_roles (statistics)[0], 4, 3, 2, 1, 0, 0, 0);
  assert_figures (&scriba_statistics_get_roles (statistics)[1], 4, 3, 0, 1, 0, 0, 0);
  assert_rivalry (ana, 0, "Bea", 2, 1, 0);
  g_assert_cmpuint (ana->rivals->len, ==, 1);
}

static void
test_nothing (void)
{
  g_autoptr (ScribaStatistics) statistics = count (NULL, 0);

  g_assert_cmpuint (scriba_statistics_get_n_plays (statistics), ==, 0);
  g_assert_cmpuint (scriba_statistics_get_n_players (statistics), ==, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/statistics/players", test_players);
  g_test_add_func ("/statistics/negative-best", test_negative_best);
  g_test_add_func ("/statistics/seats", test_seats);
  g_test_add_func ("/statistics/roles", test_roles);
  g_test_add_func ("/statistics/head-to-head", test_head_to_head);
  g_test_add_func ("/statistics/without-scores", test_without_scores);
  g_test_add_func ("/statistics/nothing", test_nothing);

  return g_test_run ();
}
