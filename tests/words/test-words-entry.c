/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Entries in words: what was really paid, gained and awarded, and nothing that merely should have been. */

#include <locale.h>

#include "night-box.h"
#include "scriba-words.h"

static Night *
start_resolution (void)
{
  Night *night = night_start (3);

  night_go (night, BCE_STAGE_RESOLUTION);
  return night;
}

static void
assert_words (Night *night,
              guint kind,
              gconstpointer args,
              const char *expected)
{
  const ScribaEntry entry = { .kind = kind, .args = (gpointer) args };
  g_autofree char *words = scriba_words_entry (&night->state, night->box, &entry, TRUE);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_bonus (void)
{
  g_autoptr (Night) night = start_resolution ();
  BceResolve resolve = { .next_im = 1 };

  assert_words (night, BCE_ENTRY_RESOLVE, &resolve, "Resolution, next IM: Bálint");
  resolve.bonus = BCE_IM_BONUS_IMPERIUM;
  resolve.bonus_imperium = 6;
  assert_words (night, BCE_ENTRY_RESOLVE, &resolve, "Resolution, next IM: Bálint, +6 Imperium");
  resolve.bonus_imperium = 5;
  assert_words (night, BCE_ENTRY_RESOLVE, &resolve, "Resolution, next IM: Bálint, +5 Imperium");
  resolve = (BceResolve) { .next_im = 1, .bonus = BCE_IM_BONUS_DENARIUS, .bonus_denarii = 1 };
  assert_words (night, BCE_ENTRY_RESOLVE, &resolve, "Resolution, next IM: Bálint, +1 denarius");
}

/* None was left: the new IM went without. */
static void
test_no_bonus_left (void)
{
  g_autoptr (Night) night = start_resolution ();
  BceResolve resolve = { .next_im = 1, .bonus = BCE_IM_BONUS_DENARIUS };

  assert_words (night, BCE_ENTRY_RESOLVE, &resolve, "Resolution, next IM: Bálint");
}

static void
test_shortage (void)
{
  g_autoptr (Night) night = start_resolution ();
  const BceShortage shortage = { .returned = { 2, 1 }, .imperium = { 2, 1 }, .substitutes = 1 };
  BceResolve resolve = { .next_im = 0, .shortage = shortage };
  BceActivate activate = { .seat = 2, .structure = SITE (1, CURIA),
                           .gains = { .things = { [BCE_THING_LOYALTY] = 1 }, .shortage = shortage } };

  assert_words (night, BCE_ENTRY_RESOLVE, &resolve,
                "Resolution, next IM: Anna, Anna: 2 loyalty returned from the Collegium for 2 Imperium, "
                "Bálint: 1 loyalty returned from the Collegium for 1 Imperium, 1 substitute for loyalty");
  assert_words (night, BCE_ENTRY_ACTIVATE, &activate,
                "Csenge activated Curia 1, +1 loyalty, "
                "Anna: 2 loyalty returned from the Collegium for 2 Imperium, "
                "Bálint: 1 loyalty returned from the Collegium for 1 Imperium, 1 substitute for loyalty");
}

static void
test_moves (void)
{
  g_autoptr (Night) night = start_resolution ();
  BceActivate activate = { .seat = 2, .structure = SITE (1, ROAD) };

  activate.gains.n_moves = 2;
  activate.gains.moves[0] = (BceArchitectMove) { SITE (1, ROAD), BCE_NONE, BCE_NONE, 4 };
  activate.gains.moves[1] = (BceArchitectMove) { SITE (1, MINT), BCE_NONE, BCE_NONE, BCE_NONE };
  assert_words (night, BCE_ENTRY_ACTIVATE, &activate,
                "Csenge activated Road 1, architect: Road 1 → Statue 4, architect: Mint 1 → supply");
}

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/entry/bonus", test_bonus);
  g_test_add_func ("/words/entry/no-bonus-left", test_no_bonus_left);
  g_test_add_func ("/words/entry/shortage", test_shortage);
  g_test_add_func ("/words/entry/moves", test_moves);
  return g_test_run ();
}
