/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end (rules, section 4): a case for every sentence. */

#include "caesar-table.h"

#define HU "hispania-ulterior"
#define HC "hispania-citerior"

static void
assert_over (const Table *table,
             CaesarEnding ending,
             int winner)
{
  g_assert_cmpint (table->state.stage, ==, CAESAR_STAGE_OVER);
  g_assert_cmpint (table->state.result.ending, ==, ending);
  g_assert_cmpint (table->state.result.winner, ==, winner);
  g_assert_cmpint (table->state.turn.side, ==, NOBODY);
  g_assert_false (table->state.turn.extra);
}

/* HU and HC wait for the token between them. */
static void
lay_west (Table *table,
          int hu_side,
          int hc_side)
{
  table_lay (table, hu_side, HU, "mauretania", SHIP, 6, 0);
  table_lay (table, hc_side, HC, "gallia", SWORD, 6, 0);
}

static CaesarCannotPlace
cannot_place (const Table *table,
              int side)
{
  CaesarCannotPlace entry;

  caesar_resolve_cannot_place (&table->state, table->box, side, &entry);
  return entry;
}

static void
test_last_in_province (void)
{
  g_autoptr (Table) table = table_start ();

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_leave (table, CAESAR, 1);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, CAESAR);
  g_assert_cmpint (table_left (table, CAESAR), ==, 0);
}

/* One for Ulterior, and the last for its link to Mauretania. */
static void
test_last_on_link (void)
{
  g_autoptr (Table) table = table_start ();

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_hold (table, CAESAR, "mauretania", 1, 0);
  table_leave (table, CAESAR, 2);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpint (table->place.closed[0].n_links, ==, 1);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, CAESAR);
}

static void
test_last_under_senate (void)
{
  g_autoptr (Table) table = table_start ();

  table_tile (table, HU, CAESAR_TILE_SENATE);
  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_leave (table, CAESAR, 2);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpint (table->place.closed[0].senate, ==, 1);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, CAESAR);
}

/* Caesar's placement scores a province that Pompey wins with the last token. */
static void
test_last_of_the_other (void)
{
  g_autoptr (Table) table = table_start ();

  table_lay (table, POMPEY, HU, "mauretania", SHIP, 6, 0);
  table_leave (table, POMPEY, 1);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, POMPEY);
}

static Table *
start_both_last (void)
{
  Table *table = table_start ();

  lay_west (table, CAESAR, POMPEY);
  table_leave (table, CAESAR, 1);
  table_leave (table, POMPEY, 1);
  return table;
}

static void
test_both_last_draw (void)
{
  g_autoptr (Table) table = start_both_last ();

  table_place (table, CAESAR, HU, HC, SHIELD, 3, 3);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, NOBODY);
}

static void
test_both_last_active (void)
{
  g_autoptr (Table) table = start_both_last ();

  table_rule (table, CAESAR_RULING_BOTH_LAST, CAESAR_BOTH_LAST_ACTIVE);
  table_correct (table, CAESAR_CORRECT_TURN, 0, 0, POMPEY);
  table_place (table, POMPEY, HU, HC, SHIELD, 3, 3);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, POMPEY);
}

/* What is not resolved by the end stays so: Ulterior's Senate tile is taken by nobody. */
static void
test_end_before_bonus (void)
{
  g_autoptr (Table) table = table_start ();

  table_tile (table, HU, CAESAR_TILE_SENATE);
  lay_west (table, POMPEY, CAESAR);
  table_leave (table, CAESAR, 1);
  table_place (table, CAESAR, HU, HC, SHIELD, 3, 3);
  g_assert_cmpint (table->place.closed[0].taken_by, ==, NOBODY);
  g_assert_cmpint (table_holding (table, HU)->taken_by, ==, NOBODY);
  g_assert_cmpint (table_left (table, POMPEY), ==, 11);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, CAESAR);
}

/* Owed: 1 + 1 + 1 link, then 1 and 2 for the Senate tiles. The first of these is the last of four. */
static void
test_end_between_bonuses (void)
{
  g_autoptr (Table) table = table_start ();

  table_tile (table, HU, CAESAR_TILE_SENATE);
  table_tile (table, HC, CAESAR_TILE_SENATE);
  lay_west (table, CAESAR, CAESAR);
  table_leave (table, CAESAR, 4);
  table_place (table, CAESAR, HU, HC, SHIELD, 3, 3);
  g_assert_cmpint (table->place.closed[0].senate, ==, 1);
  g_assert_cmpint (table->place.closed[1].taken_by, ==, NOBODY);
  g_assert_cmpint (table->place.closed[1].senate, ==, 0);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, CAESAR);
}

static void
test_cannot_place (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarCannotPlace entry = cannot_place (table, POMPEY);

  table_against (table, CAESAR_ENTRY_CANNOT_PLACE, &entry, CAESAR_RULE_TURN);

  g_autoptr (Table) other = table_start ();
  entry = cannot_place (other, CAESAR);
  table_fine (other, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  assert_over (other, CAESAR_ENDING_CANNOT_PLACE, POMPEY);
}

/* Takes all other tokens out of the box. */
static void
keep_only (Table *table,
           int symbol)
{
  for (guint kind = 0; kind < table->box->n_kinds; kind++)
    {
      if (table->box->kinds[kind].symbol != symbol)
        table->box->kinds[kind].count = 0;
    }
}

/* All sword spaces but one are taken, and Pompey has nothing but swords: Caesar takes the last one. */
static void
test_stuck (void)
{
  g_autoptr (Table) table = table_start ();

  keep_only (table, SWORD);
  table->box->kinds[caesar_box_find_kind (table->box, &(CaesarToken) { SWORD, 6, 0 })].count = 20;
  for (guint i = 0; i < table->box->n_borders; i++)
    {
      CaesarSpaceEntry entry = { .border = i, .space = { .by = CAESAR, .link = NOBODY, .token = { SWORD, 6, 0 } } };

      if (table->box->borders[i].symbol == SWORD && i != (guint) table_border (table, "aegyptus", "syria"))
        table_fine (table, CAESAR_ENTRY_SPACE, &entry);
    }

  g_assert_false (caesar_side_is_stuck (&table->state, table->box, POMPEY));
  table_place (table, CAESAR, "aegyptus", "syria", SWORD, 6, 0);
  assert_over (table, CAESAR_ENDING_CANNOT_PLACE, CAESAR);
  g_assert_true (caesar_side_is_stuck (&table->state, table->box, POMPEY));
}

/* Only the space between HU and HC is empty. */
static void
fill_all_but_one (Table *table)
{
  table->box->kinds[caesar_box_find_kind (table->box, &(CaesarToken) { LAUREL, 2, 2 })].count = 30;
  for (guint i = 0; i < table->box->n_borders; i++)
    {
      CaesarSpaceEntry entry = { .border = i, .space = { .by = i % 2, .link = NOBODY, .token = { LAUREL, 2, 2 } } };

      if (i != (guint) table_border (table, HU, HC))
        table_fine (table, CAESAR_ENTRY_SPACE, &entry);
    }
}

/* Caesar fills the last space: Pompey, whose turn it would be, loses. */
static void
test_full_board (void)
{
  g_autoptr (Table) table = table_start ();

  fill_all_but_one (table);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  assert_over (table, CAESAR_ENDING_CANNOT_PLACE, CAESAR);
}

static void
test_solo_crassus_wins (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);

  table_lay (table, POMPEY, HU, "mauretania", SHIP, 6, 0);
  table_leave (table, POMPEY, 1);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  assert_over (table, CAESAR_ENDING_LAST_TOKEN, POMPEY);
}

/* Auto-Crassus passes, and it is Caesar's turn. */
static void
test_solo_pass (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  CaesarCannotPlace entry;

  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  entry = cannot_place (table, POMPEY);
  table_fine (table, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  g_assert_cmpint (table->state.stage, ==, CAESAR_STAGE_PLAY);
  g_assert_cmpint (table->state.turn.side, ==, CAESAR);
}

/* An extra turn that Auto-Crassus passes is over, and the order goes on. */
static void
test_solo_pass_extra (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  CaesarCannotPlace entry;

  table_correct (table, CAESAR_CORRECT_TURN, 0, 0, POMPEY);
  table_correct (table, CAESAR_CORRECT_EXTRA, 0, 0, TRUE);
  table_correct (table, CAESAR_CORRECT_RESUME, 0, 0, POMPEY);
  entry = cannot_place (table, POMPEY);
  table_fine (table, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  g_assert_cmpint (table->state.turn.side, ==, POMPEY);
  g_assert_false (table->state.turn.extra);
}

/* That extra turn was corrected to be none: after the pass it is Caesar's. */
static void
test_solo_pass_refill (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  CaesarCannotPlace entry;

  table_correct (table, CAESAR_CORRECT_TURN, 0, 0, POMPEY);
  table_correct (table, CAESAR_CORRECT_EXTRA, 0, 0, TRUE);
  table_correct (table, CAESAR_CORRECT_RESUME, 0, 0, POMPEY);
  entry = cannot_place (table, POMPEY);
  g_assert_cmpint (entry.next.side, ==, POMPEY);

  table_correct (table, CAESAR_CORRECT_EXTRA, 0, 0, FALSE);
  caesar_refill (&table->state, table->box, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  g_assert_cmpint (entry.next.side, ==, CAESAR);
  table_fine (table, CAESAR_ENTRY_CANNOT_PLACE, &entry);
}

/* Nobody can place: Auto-Crassus passes, and then Caesar loses. */
static void
test_solo_both_stuck (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  CaesarCannotPlace entry;

  fill_all_but_one (table);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpint (table->state.stage, ==, CAESAR_STAGE_PLAY);
  g_assert_cmpint (table->state.turn.side, ==, POMPEY);

  entry = cannot_place (table, POMPEY);
  table_fine (table, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  assert_over (table, CAESAR_ENDING_CANNOT_PLACE, POMPEY);
}

/* In a solo game the hand is public. */
static void
test_solo_can_place (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw draw = { .side = CAESAR, .tokens = { { SWORD, 6, 0 }, { SHIP, 5, 1 } }, .n_tokens = 2 };
  CaesarCannotPlace entry;

  table_fine (table, CAESAR_ENTRY_DRAW, &draw);
  entry = cannot_place (table, CAESAR);
  table_against (table, CAESAR_ENTRY_CANNOT_PLACE, &entry, CAESAR_RULE_CAN_PLACE);
  assert_over (table, CAESAR_ENDING_CANNOT_PLACE, POMPEY);
}

static void
test_stop (void)
{
  g_autoptr (Table) table = table_start ();
  const CaesarNothing nothing = { 0 };
  const CaesarCorrect not_yet = { CAESAR_CORRECT_ENDING, 0, 0, CAESAR_ENDING_NOT_YET };
  const CaesarCorrect ending = { CAESAR_CORRECT_ENDING, 0, 0, CAESAR_ENDING_LAST_TOKEN };
  const CaesarCorrect winner = { CAESAR_CORRECT_WINNER, 0, 0, POMPEY };
  CaesarChoice choice;

  table_fine (table, CAESAR_ENTRY_STOP, &nothing);
  assert_over (table, CAESAR_ENDING_STOPPED, NOBODY);
  table_impossible (table, CAESAR_ENTRY_STOP, &nothing, CAESAR_COUNT_NOW, CAESAR_STAGE_OVER, 0);

  choice = table_choice (table, CAESAR, HU, HC, SHIELD, 5, 1);
  table_resolve (table, &choice);
  table_impossible (table, CAESAR_ENTRY_PLACE, &table->place, CAESAR_COUNT_NOW, CAESAR_STAGE_OVER, 0);

  /* Who won all the same, and how else it ended, can be told; that it goes on, only by its stage. */
  table_correct (table, CAESAR_CORRECT_WINNER, 0, 0, POMPEY);
  table_correct (table, CAESAR_CORRECT_ENDING, 0, 0, CAESAR_ENDING_CANNOT_PLACE);
  assert_over (table, CAESAR_ENDING_CANNOT_PLACE, POMPEY);
  g_assert_cmpstr (caesar_entry_find_bad (&table->state, CAESAR_ENTRY_CORRECT, &not_yet), ==, "value");

  /* It can be taken up again. */
  table_correct (table, CAESAR_CORRECT_STAGE, 0, 0, CAESAR_STAGE_PLAY);
  table_correct (table, CAESAR_CORRECT_TURN, 0, 0, CAESAR);
  g_assert_cmpint (table->state.result.ending, ==, CAESAR_ENDING_NOT_YET);
  table_impossible (table, CAESAR_ENTRY_CORRECT, &ending, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
  table_impossible (table, CAESAR_ENTRY_CORRECT, &winner, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
}

static const TableTest tests[] = {
  { "/caesar/end/last-in-province", "4: A player's last control token ends the game: that player wins", test_last_in_province },
  { "/caesar/end/last-on-link", "4 R: also a link token", test_last_on_link },
  { "/caesar/end/last-under-senate", "4: so under a Senate tile", test_last_under_senate },
  { "/caesar/end/last-of-the-other", "4: that player wins, whoever placed", test_last_of_the_other },
  { "/caesar/end/both-last-draw", "4 R both_last draw", test_both_last_draw },
  { "/caesar/end/both-last-active", "4 R both_last active: the player who placed wins", test_both_last_active },
  { "/caesar/end/before-bonus", "4: checked after all closing provinces are scored, before any bonus tile", test_end_before_bonus },
  { "/caesar/end/between-bonuses", "4: and again after each Senate tile; what is not resolved stays so", test_end_between_bonuses },
  { "/caesar/end/cannot-place", "4: A player who must place and has no token loses at once; the table says so", test_cannot_place },
  { "/caesar/end/stuck", "4 R: the app says it by itself when no unseen token fits", test_stuck },
  { "/caesar/end/full-board", "4 R: also when none fits an empty space", test_full_board },
  { "/caesar/end/solo-crassus-wins", "4: Solo: the player also loses when Auto-Crassus places his last control token", test_solo_crassus_wins },
  { "/caesar/end/solo-pass", "4: Auto-Crassus who cannot place passes", test_solo_pass },
  { "/caesar/end/solo-pass-extra", "4: so in an extra turn", test_solo_pass_extra },
  { "/caesar/end/solo-pass-refill", "a pass follows again after an older entry was changed", test_solo_pass_refill },
  { "/caesar/end/solo-both-stuck", "4: and the player loses who then cannot place", test_solo_both_stuck },
  { "/caesar/end/solo-can-place", "5: Solo hand, line and draws are public", test_solo_can_place },
  { "/caesar/end/stop", "the table stops here", test_stop },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}
