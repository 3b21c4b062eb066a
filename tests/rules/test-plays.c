/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-summary.h"

#include <string.h>

/* What statistics are told of a game that is over. */

static BceSummary
create (BceEnding ending,
        guint winners)
{
  BceSummary summary = { .stage = BCE_STAGE_OVER, .ending = ending, .n_seats = 3, .winners = winners };

  g_strlcpy (summary.seats[0].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (summary.seats[1].name, "Suitor", SCRIBA_NAME_SIZE);
  g_strlcpy (summary.seats[2].name, "Béla", SCRIBA_NAME_SIZE);
  summary.seats[0].character = BCE_BRUTUS;
  summary.seats[1].character = BCE_ANTONY;
  summary.seats[2].character = BCE_CLEOPATRA;
  summary.seats[1].shared = TRUE;
  summary.totals[0] = 41;
  summary.totals[1] = 60;
  summary.totals[2] = 41;
  summary.known = 1 << 0 | 1 << 1 | 1 << 2;
  return summary;
}

static void
assert_seat (const ScribaPlaySeat *seat,
             const char *name,
             int role,
             gboolean scored,
             gboolean won)
{
  g_assert_cmpint (seat->person, ==, name != NULL);
  g_assert_cmpstr (seat->name, ==, name);
  g_assert_cmpint (seat->role, ==, role);
  g_assert_cmpint (seat->scored, ==, scored);
  g_assert_cmpint (seat->won, ==, won);
}

/* The shared Suitor is nobody (rules, section 4), whatever lies there at the end. */
static void
test_shared (void)
{
  const BceSummary summary = create (BCE_ENDING_PLAYED, 1 << 0 | 1 << 2);
  ScribaPlay play;

  bce_summary_read_play (&summary, &play);
  g_assert_true (play.decided);
  g_assert_cmpuint (play.n_seats, ==, 3);
  assert_seat (&play.seats[0], "Anna", BCE_BRUTUS, TRUE, TRUE);
  assert_seat (&play.seats[1], NULL, BCE_ANTONY, FALSE, FALSE);
  assert_seat (&play.seats[2], "Béla", BCE_CLEOPATRA, TRUE, TRUE);
  g_assert_cmpint (play.seats[0].score, ==, 41);
}

/* Stopped and scored as it stood: it has a score like any other. */
static void
test_stopped (void)
{
  const BceSummary summary = create (BCE_ENDING_STOPPED, 1 << 2);
  ScribaPlay play;

  bce_summary_read_play (&summary, &play);
  g_assert_true (play.decided);
  assert_seat (&play.seats[0], "Anna", BCE_BRUTUS, TRUE, FALSE);
  assert_seat (&play.seats[2], "Béla", BCE_CLEOPATRA, TRUE, TRUE);
}

/* With "12 + ?" nobody knows what Anna has, and so nobody has won. */
static void
test_unknown (void)
{
  BceSummary summary = create (BCE_ENDING_PLAYED, 0);
  ScribaPlay play;

  summary.known = 1 << 2;
  bce_summary_read_play (&summary, &play);
  g_assert_false (play.decided);
  assert_seat (&play.seats[0], "Anna", BCE_BRUTUS, FALSE, FALSE);
  assert_seat (&play.seats[2], "Béla", BCE_CLEOPATRA, TRUE, FALSE);
}

static void
test_unfinished (void)
{
  const BceSummary summary = create (BCE_ENDING_UNFINISHED, 0);
  ScribaPlay play;

  bce_summary_read_play (&summary, &play);
  g_assert_false (play.decided);
  assert_seat (&play.seats[0], "Anna", BCE_BRUTUS, FALSE, FALSE);
  assert_seat (&play.seats[2], "Béla", BCE_CLEOPATRA, FALSE, FALSE);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/plays/shared", test_shared);
  g_test_add_func ("/plays/stopped", test_stopped);
  g_test_add_func ("/plays/unknown", test_unknown);
  g_test_add_func ("/plays/unfinished", test_unfinished);

  return g_test_run ();
}
