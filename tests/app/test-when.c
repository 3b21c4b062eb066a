/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Needs no display. */

#include "scriba-when.h"

static void
assert_when (const char *then,
             const char *now,
             const char *expected)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (3600);
  g_autoptr (GDateTime) before = g_date_time_new_from_iso8601 (then, zone);
  g_autoptr (GDateTime) after = g_date_time_new_from_iso8601 (now, zone);
  g_autofree char *words = scriba_when (before, after);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_near (void)
{
  assert_when ("20261130T214000", "20261130T215900", "Today, 21:40");
  assert_when ("20261130T000000", "20261130T235900", "Today, 00:00");
  /* Two minutes ago, but another day. */
  assert_when ("20261129T235900", "20261130T000100", "Yesterday, 23:59");
  assert_when ("20261129T000000", "20261130T235900", "Yesterday, 00:00");
}

/* 30 November 2026 is a Monday. */
static void
test_week (void)
{
  assert_when ("20261128T214000", "20261130T090000", "Saturday, 21:40");
  assert_when ("20261124T214000", "20261130T090000", "Tuesday, 21:40");
  assert_when ("20261123T214000", "20261130T090000", "23 November");
}

static void
test_far (void)
{
  assert_when ("20260105T120000", "20261130T090000", "5 January");
  assert_when ("20251231T120000", "20261130T090000", "31 December 2025");
  /* New Year's Eve, seen in the first week of January. */
  assert_when ("20251231T230000", "20260101T010000", "Yesterday, 23:00");
  assert_when ("20251225T230000", "20260101T010000", "25 December 2025");
}

/* A clock that was set back. */
static void
test_future (void)
{
  assert_when ("20261201T000000", "20261130T235900", "1 December");
  assert_when ("20270101T000000", "20261130T235900", "1 January 2027");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/when/near", test_near);
  g_test_add_func ("/when/week", test_week);
  g_test_add_func ("/when/far", test_far);
  g_test_add_func ("/when/future", test_future);

  return g_test_run ();
}
