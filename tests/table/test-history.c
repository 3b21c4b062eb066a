/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-text-history.h"

/* Adds a step whose text has so many bytes, all of them @letter. */
static void
add (ScribaTextHistory *history,
     char letter,
     gsize size,
     const char *target)
{
  g_autofree char *letters = g_strnfill (size, letter);
  g_autoptr (GBytes) text = g_bytes_new (letters, size);

  scriba_text_history_add (history, text, target, "label");
}

/* What the head and the steps before it begin with, newest first. */
static void
assert_steps (ScribaTextHistory *history,
              const char *letters)
{
  int steps = 0;

  for (; letters[-steps] != '\0'; steps--)
    {
      GBytes *text = scriba_text_history_get_text_at (history, steps);

      g_assert_nonnull (text);
      g_assert_cmpint (*(const char *) g_bytes_get_data (text, NULL), ==, letters[-steps]);
    }
  g_assert_null (scriba_text_history_get_text_at (history, steps));
}

/* 10 bytes: as many steps as fit are kept, exactly. */
static void
test_bound (void)
{
  ScribaTextHistory *history = scriba_text_history_new (10);

  add (history, 'a', 4, NULL);
  add (history, 'b', 3, NULL);
  add (history, 'c', 3, NULL);
  assert_steps (history, "cba");
  add (history, 'd', 1, NULL);
  assert_steps (history, "dcb");
  g_assert_cmpstr (scriba_text_history_get_undo_label (history), ==, "label");
  add (history, 'e', 9, NULL);
  assert_steps (history, "ed");

  /* The newest stays, however large. */
  add (history, 'f', 11, NULL);
  assert_steps (history, "f");
  g_assert_null (scriba_text_history_get_undo_label (history));
  add (history, 'g', 1, NULL);
  assert_steps (history, "g");
  scriba_text_history_free (history);
}

/* What was undone goes first, and a step that was joined counts once. */
static void
test_bound_after_undo (void)
{
  ScribaTextHistory *history = scriba_text_history_new (10);

  add (history, 'a', 2, NULL);
  add (history, 'b', 4, NULL);
  add (history, 'c', 4, NULL);
  scriba_text_history_go (history, -1);
  add (history, 'd', 4, "track");
  assert_steps (history, "dba");
  add (history, 'e', 4, "track");
  assert_steps (history, "eba");
  scriba_text_history_go (history, -2);
  assert_steps (history, "a");
  g_assert_cmpstr (scriba_text_history_get_redo_label (history), ==, "label");
  scriba_text_history_free (history);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/history/bound", test_bound);
  g_test_add_func ("/history/bound-after-undo", test_bound_after_undo);

  return g_test_run ();
}
