/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Needs no display. */

#include "scriba-name.h"

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

/* What turns the text after it would turn the sentences that name somebody; marks of a direction do not. */
static void
test_turning (void)
{
  assert_cleaned ("Anna\u202e", "Anna");
  assert_cleaned ("\u2068Nagy\u2069 \u202bAnna\u202c", "Nagy Anna");
  assert_cleaned ("\u200fאנה\u200e", "\u200fאנה\u200e");
}

/* A family is one picture of seven characters, three of which join. */
static void
test_joined (void)
{
  assert_cleaned ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦");
}

/* What shows nothing is no name, whatever it is made of: spaces, marks of direction, joiners, accents alone, fillers. */
static void
test_visible (void)
{
  static const char * const nothing[] = {
    "", "\xc2\xa0", "\xe2\x80\x8f", "\xe2\x80\x8e\xe2\x80\x8b", "\xe2\x80\xae \xe2\x80\xac", "\xef\xbb\xbf", "\xc2\xad",
    "\xcc\x81", "\xe3\x85\xa4", "\xe2\xa0\x80",
  };

  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    g_assert_cmpint (scriba_name_check (nothing[i], NULL), ==, SCRIBA_NAME_EMPTY);
  g_assert_cmpint (scriba_name_check ("a\xcc\x81", NULL), ==, SCRIBA_NAME_GOOD);
  g_assert_cmpint (scriba_name_check ("\xe2\x80\x8f" "\xd7\x90", NULL), ==, SCRIBA_NAME_GOOD);
  g_assert_cmpint (scriba_name_check (".", NULL), ==, SCRIBA_NAME_GOOD);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/name/space", test_space);
  g_test_add_func ("/name/one-line", test_one_line);
  g_test_add_func ("/name/turning", test_turning);
  g_test_add_func ("/name/joined", test_joined);
  g_test_add_func ("/name/visible", test_visible);

  return g_test_run ();
}
