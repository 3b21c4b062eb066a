/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Entries in words: what was really paid, gained and awarded, and nothing that merely should have been. */

#include <locale.h>

#include "bce-final.h"
#include "bce-reveal.h"
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

static void
assert_refused (Night *night,
                const BceBoardEntry *board,
                const char *expected)
{
  g_autofree char *words = NULL;
  ScribaVerdict verdict;

  bce_check (&night->state, night->box, BCE_ENTRY_BOARD, board, &verdict);
  words = scriba_words_entry_verdict (&night->state, night->box, BCE_ENTRY_BOARD, &verdict);
  g_assert_cmpint (verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpstr (words, ==, expected);
}

/* What cannot lie on a board is refused with the counts. Everyone has 1, 1, 1 and 2. */
static void
test_refused_boards (void)
{
  g_autoptr (Night) night = start_resolution ();
  BceBoardEntry board = { 1, BCE_SOCIAL, { .charisma = { 0, 2 } } };

  assert_refused (night, &board, "Bálint, Military influence: 1, and it takes 2.");
  board.board = (BceTableBoard) { .charisma = { 0, 0, 0, 0, 6 } };
  assert_refused (night, &board, "Bálint: 5 cubes, and it takes 6.");
  board.board = (BceTableBoard) { .n_told = 25 };
  assert_refused (night, &board, "Bálint: at most 24 effects in words can be recorded in one field, here are 25.");
}

static void
assert_too_many (Night *night,
                 guint kind,
                 gconstpointer args,
                 const char *open,
                 const char *closed)
{
  for (guint year = 1; year <= 2; year++)
    {
      g_autofree char *words = NULL;

      night->state.year = year;
      bce_check (&night->state, night->box, kind, args, &night->verdict);
      words = scriba_words_entry_verdict (&night->state, night->box, kind, &night->verdict);
      g_assert_cmpint (night->verdict.kind, ==, SCRIBA_IMPOSSIBLE);
      g_assert_cmpstr (words, ==, year == 1 ? open : closed);
    }
}

/*
 * Who has how many of a card, and how much loyalty, is told only as long as nothing lies in a closed Collegium
 * (rules, section 3, what is private). Bálint has one of three Heralds left, and one of three loyalty.
 */
static void
test_refused_privately (void)
{
  g_autoptr (Night) night = start_resolution ();
  const BceCorrect played = { BCE_CORRECT_PLAYED, 1, RECRUIT (BCE_POLITICAL, HERALD), 4 };
  const BceCorrect spent = { BCE_CORRECT_LOYALTY_SPENT, 1, 0, 4 };
  const BceCorrect returned = { BCE_CORRECT_LOYALTY_RETURNED, 1, 0, 3 };

  night_correct (night, BCE_CORRECT_ENLISTED, 1, RECRUIT (BCE_POLITICAL, HERALD), 3);
  night_correct (night, BCE_CORRECT_PLAYED, 1, RECRUIT (BCE_POLITICAL, HERALD), 2);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 3);
  night_correct (night, BCE_CORRECT_LOYALTY_SPENT, 1, 0, 2);
  assert_too_many (night, BCE_ENTRY_CORRECT, &played, "Bálint, Herald 0: 1 cards, and it takes 2.",
                   "Bálint, Herald 0: there are fewer cards than it takes.");
  assert_too_many (night, BCE_ENTRY_CORRECT, &spent, "Bálint: 1 loyalty, and it takes 2.",
                   "Bálint: there is less loyalty than it takes.");
  assert_too_many (night, BCE_ENTRY_CORRECT, &returned, "Bálint: 2 loyalty that can come back, and it takes 3.",
                   "Bálint: less loyalty can come back than it takes.");

  night_correct (night, BCE_CORRECT_PILE, 0, RECRUIT (BCE_POLITICAL, HERALD), 0);
  assert_too_many (night, BCE_ENTRY_BOARD,
                   &(BceBoardEntry) { 1, BCE_POLITICAL, { .stack = { RECRUIT (BCE_POLITICAL, HERALD),
                                                                     RECRUIT (BCE_POLITICAL, HERALD) }, .n_cards = 2 } },
                   "Herald 0: 1 cards there, and it takes 2.", "Bálint, Herald 0: there are fewer cards than it takes.");
}

/* A Client costs 1 political and 1 of any type: 3 cubes are too many, and 2 military are not it either. */
static void
test_price (void)
{
  g_autoptr (Night) night = night_start (3);
  BceEnlist enlist = { .seat = 1, .recruit = RECRUIT (BCE_POLITICAL, CLIENT), .paid = { 1, 1, 1 } };
  g_autofree char *more = NULL;
  g_autofree char *other = NULL;

  night_go (night, BCE_STAGE_ENLISTMENT);
  bce_check (&night->state, night->box, BCE_ENTRY_ENLIST, &enlist, &night->verdict);
  more = scriba_words_entry_verdict (&night->state, night->box, BCE_ENTRY_ENLIST, &night->verdict);
  g_assert_cmpstr (more, ==, "The printed price is 2, paid: 3.");
  night_correct (night, BCE_CORRECT_CUBES, 1, BCE_THING_MILITARY, 2);
  enlist = (BceEnlist) { .seat = 1, .recruit = RECRUIT (BCE_POLITICAL, CLIENT), .paid = { 0, 2 } };
  bce_check (&night->state, night->box, BCE_ENTRY_ENLIST, &enlist, &night->verdict);
  other = scriba_words_entry_verdict (&night->state, night->box, BCE_ENTRY_ENLIST, &night->verdict);
  g_assert_cmpstr (other, ==, "This is not the printed price.");
}

/* Of what lies in a closed Collegium the number is told: a recruit and two loyalty, openly, and one more card. */
static void
test_hidden_discard (void)
{
  g_autoptr (Night) night = night_start (3);
  BceDiscard discard = { .seat = 0, .recruits = { RECRUIT (BCE_POLITICAL, HERALD) }, .n_recruits = 1, .loyalty = 2, .hidden = 1 };

  assert_words (night, BCE_ENTRY_DISCARD, &discard, "Anna discarded, 3 cards, 1 card face down");
  discard.late_loyalty = 1;
  assert_words (night, BCE_ENTRY_DISCARD, &discard, "Anna discarded, 3 cards, 1 card face down, 1 of it not recorded before");
}

static void
test_told (void)
{
  g_autoptr (Night) night = start_resolution ();

  assert_words (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_BONUS, 1, 4, 7 }, "Bálint, Statue bonus (Statue 4): 7");
  assert_words (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_BONUS, 1, 4, -1 }, "Bálint, Statue bonus (Statue 4): ?");
  assert_words (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_FIELD_TOTAL, 0, BCE_SOCIAL, 3 },
                "Anna, Field total (social): 3");
  assert_words (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_DONE, 0, 0, 1 }, "Anna: all stored cards are entered");
  assert_words (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_DONE, 0, 0, 0 }, "Anna: stored cards are not all entered");
}

static void
assert_component (const BceBox *box,
                  BceBoxPart part,
                  guint component,
                  const char *expected)
{
  g_autofree char *words = scriba_words_component (box, part, component);

  g_assert_cmpstr (words, ==, expected);
}

/* What nobody has named is called by what it is; an id is for programs. */
static void
test_unnamed (void)
{
  g_autoptr (BceBox) box = night_box_new ();
  BceStructure *curia = &g_array_index (box->structures, BceStructure, SITE (2, CURIA));

  assert_component (box, BCE_BOX_STRUCTURES, SITE (2, CURIA), "Curia 2");
  g_clear_pointer (&curia->title, g_free);
  assert_component (box, BCE_BOX_STRUCTURES, SITE (2, CURIA), "Structure II-7");
  g_array_index (box->structures, BceStructure, SITE (2, MINT)).era = (ScribaNumber) SCRIBA_UNKNOWN;
  assert_component (box, BCE_BOX_STRUCTURES, SITE (2, CURIA), "Structure II-6");
  curia->era = (ScribaNumber) SCRIBA_UNKNOWN;
  assert_component (box, BCE_BOX_STRUCTURES, SITE (2, CURIA), "Structure 16");
  g_clear_pointer (&g_array_index (box->statues, BceStatue, 4).title, g_free);
  assert_component (box, BCE_BOX_STATUES, 4, "Statue 5");
  g_clear_pointer (&g_array_index (box->recruits, BceRecruit, RECRUIT (BCE_SOCIAL, LEGATE)).name, g_free);
  assert_component (box, BCE_BOX_RECRUITS, RECRUIT (BCE_SOCIAL, LEGATE), "Social recruit 5");
}

/* Nor does a score or a board show an id. */
static void
test_unnamed_shown (void)
{
  g_autoptr (Night) night = start_resolution ();
  const int legate = RECRUIT (BCE_POLITICAL, LEGATE);
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceBoards) boards = NULL;

  g_clear_pointer (&g_array_index (night->box->structures, BceStructure, SITE (2, CURIA)).title, g_free);
  g_clear_pointer (&g_array_index (night->box->statues, BceStatue, 4).title, g_free);
  g_clear_pointer (&g_array_index (night->box->recruits, BceRecruit, legate).name, g_free);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (2, CURIA), 1);
  night_correct (night, BCE_CORRECT_STATUE, 0, 4, 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 1, legate, 1);
  night_fine (night, BCE_ENTRY_BOARD, &(BceBoardEntry) { 1, BCE_POLITICAL, { .stack = { legate }, .n_cards = 1 } });

  boards = bce_reveal_make_boards (&night->state, night->box, scriba_words_component);
  g_assert_cmpstr (scriba_words_card (&boards->boards[1][BCE_POLITICAL].stack[0]), ==, "Political recruit 5");
  scoring = bce_final_make_scoring (&night->state, night->box, scriba_words_component);
  g_assert_cmpstr (scriba_words_structure (&g_array_index (scoring->players[0].structures, BceScoredStructure, 0)), ==,
                   "Structure II-7");
  g_assert_cmpstr (scriba_words_structure (&g_array_index (scoring->players[0].structures, BceScoredStructure, 1)), ==,
                   "Statue 5");
}

static void
test_marks (void)
{
  ScribaEntry entry = { .against = 0 };
  g_autofree char *none = scriba_words_marks (&entry, FALSE, scriba_words_rule);
  g_autofree char *undone = scriba_words_marks (&entry, TRUE, scriba_words_rule);
  g_autofree char *both = NULL;
  g_autofree char *decision = NULL;

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (undone, ==, "undone");
  entry.against = 1u << BCE_RULE_PASSED | 1u << BCE_RULE_NO_SPACE;
  decision = scriba_words_marks (&entry, FALSE, scriba_words_rule);
  both = scriba_words_marks (&entry, TRUE, scriba_words_rule);
  g_assert_cmpstr (decision, ==, "table’s decision: after passing · table’s decision: no free space");
  g_assert_cmpstr (both, ==, "undone · table’s decision: after passing · table’s decision: no free space");
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
  g_test_add_func ("/words/entry/marks", test_marks);
  g_test_add_func ("/words/entry/moves", test_moves);
  g_test_add_func ("/words/entry/refused-boards", test_refused_boards);
  g_test_add_func ("/words/entry/refused-privately", test_refused_privately);
  g_test_add_func ("/words/entry/price", test_price);
  g_test_add_func ("/words/entry/hidden-discard", test_hidden_discard);
  g_test_add_func ("/words/entry/told", test_told);
  g_test_add_func ("/words/entry/unnamed", test_unnamed);
  g_test_add_func ("/words/entry/unnamed-shown", test_unnamed_shown);
  return g_test_run ();
}
