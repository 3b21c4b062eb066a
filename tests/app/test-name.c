/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Needs no display. */

#include "bce44/scriba-name.h"

static void
assert_cleaned (const char *typed,
                const char *expected)
{
  g_autofree char *name = scriba_name_clean (typed);

  g_assert_cmpstr (name, ==, expected);
}

static void
test_space (void)
{
  assert_cleaned ("Anna", "Anna");
  assert_cleaned ("  Nagy Anna\t", "Nagy Anna");
  assert_cleaned ("   ", "");
}

/* As a paste may bring them. */
static void
test_one_line (void)
{
  assert_cleaned ("Nagy\nAnna\r\n", "Nagy Anna");
  assert_cleaned ("Nagy\tAnna\x7f", "Nagy Anna");
  assert_cleaned ("Nagy\xc2\x85" "Anna", "Nagy Anna");
  assert_cleaned ("Nagy\xe2\x80\xa8" "Anna\xe2\x80\xa9", "Nagy Anna");
}

/* A family is one picture of seven characters, three of which join. */
static void
test_joined (void)
{
  assert_cleaned ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/name/space", test_space);
  g_test_add_func ("/name/one-line", test_one_line);
  g_test_add_func ("/name/joined", test_joined);

  return g_test_run ();
}
