/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-summary.h"

#include "caesar-table.h"

/* What statistics are told of a game that is over. */

static CaesarSummary
create (CaesarEnding ending,
        int winner,
        int crassus)
{
  CaesarSummary summary = { .stage = CAESAR_STAGE_OVER, .crassus = crassus, .turn = NOBODY, .result = { ending, winner } };

  g_strlcpy (summary.caesar, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (summary.pompey, "Béla", SCRIBA_NAME_SIZE);
  return summary;
}

static void
assert_sides (const CaesarSummary *summary,
              gboolean decided,
              gboolean caesar_won,
              gboolean pompey_won)
{
  ScribaPlay play;

  caesar_summary_read_play (summary, &play);
  g_assert_cmpint (play.decided, ==, decided);
  g_assert_cmpuint (play.n_seats, ==, 2);
  g_assert_cmpint (play.seats[CAESAR].won, ==, caesar_won);
  g_assert_cmpint (play.seats[POMPEY].won, ==, pompey_won);
  g_assert_false (play.seats[CAESAR].scored);
  g_assert_cmpint (play.seats[POMPEY].role, ==, POMPEY);
}

static void
test_results (void)
{
  const CaesarSummary won = create (CAESAR_ENDING_LAST_TOKEN, POMPEY, NOBODY);
  const CaesarSummary draw = create (CAESAR_ENDING_LAST_TOKEN, NOBODY, NOBODY);
  const CaesarSummary stuck = create (CAESAR_ENDING_CANNOT_PLACE, CAESAR, NOBODY);

  assert_sides (&won, TRUE, FALSE, TRUE);
  assert_sides (&draw, TRUE, TRUE, TRUE);
  assert_sides (&stuck, TRUE, TRUE, FALSE);
}

/* What the table stopped has the winner that the table says, or none. */
static void
test_stopped (void)
{
  const CaesarSummary left = create (CAESAR_ENDING_STOPPED, NOBODY, NOBODY);
  const CaesarSummary said = create (CAESAR_ENDING_STOPPED, CAESAR, NOBODY);

  assert_sides (&left, FALSE, FALSE, FALSE);
  assert_sides (&said, TRUE, TRUE, FALSE);
}

static void
test_crassus (void)
{
  const CaesarSummary solo = create (CAESAR_ENDING_LAST_TOKEN, POMPEY, POMPEY);
  ScribaPlay play;

  caesar_summary_read_play (&solo, &play);
  g_assert_true (play.seats[CAESAR].person);
  g_assert_cmpstr (play.seats[CAESAR].name, ==, "Anna");
  g_assert_false (play.seats[POMPEY].person);
  g_assert_null (play.seats[POMPEY].name);
  assert_sides (&solo, TRUE, FALSE, TRUE);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/caesar/plays/results", test_results);
  g_test_add_func ("/caesar/plays/stopped", test_stopped);
  g_test_add_func ("/caesar/plays/crassus", test_crassus);

  return g_test_run ();
}
