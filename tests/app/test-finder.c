/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Needs no display. */

#include "scriba-finder.h"

static void
test_words (void)
{
  static const struct { const char *words; const char *text; gboolean found; } cases[] = {
    { "anna", "Nagy Anna ", TRUE },
    { "AN", "Nagy Anna ", TRUE },
    { "nna", "Nagy Anna ", FALSE },
    { "an na", "Nagy Anna ", TRUE },
    { "anna b", "Nagy Anna ", FALSE },
    { "anna b", "Anna Bálint ", TRUE },
    { "zsof", "Zsófia ", TRUE },
    { "zsóf", "Zsófia ", TRUE },
    { "ZSÓFI", "zsófia", TRUE },
    { "zsóf", "Zsofia ", FALSE },
    { "balint", "Anna Bálint", TRUE },
    { "annab", "Anna Bálint", FALSE },
    { "", "Anna", TRUE },
    { "  ", "Anna", TRUE },
    { "anna", "", FALSE },
  };
  g_autoptr (ScribaFinder) finder = scriba_finder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      scriba_finder_set_words (finder, cases[i].words);
      g_test_message ("“%s” in “%s”", cases[i].words, cases[i].text);
      g_assert_cmpint (scriba_finder_is_in (finder, cases[i].text), ==, cases[i].found);
    }
}

/* What it knows of a text is of no other one. */
static void
test_learned (void)
{
  g_autoptr (ScribaFinder) finder = scriba_finder_new ();

  g_assert_true (scriba_finder_is_in (finder, "Anna"));
  scriba_finder_learn (finder, "Anna");
  scriba_finder_learn (finder, "Bence");
  scriba_finder_learn (finder, "Anna");
  scriba_finder_set_words (finder, "be");
  g_assert_false (scriba_finder_is_in (finder, "Anna"));
  g_assert_true (scriba_finder_is_in (finder, "Bence"));
  scriba_finder_set_words (finder, "a");
  g_assert_true (scriba_finder_is_in (finder, "Anna"));
  g_assert_false (scriba_finder_is_in (finder, "Bence"));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/finder/words", test_words);
  g_test_add_func ("/finder/learned", test_learned);

  return g_test_run ();
}
