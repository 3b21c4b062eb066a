/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a tracked game (rules, sections 3 and 6). */

#include "bce-fill.h"
#include "bce-final-items.h"
#include "bce-final.h"
#include "night-box.h"

static const int herald = RECRUIT (BCE_POLITICAL, HERALD);

static Night *
start_scoring (void)
{
  Night *night = night_start (3);

  night_go (night, BCE_STAGE_SCORING);
  return night;
}

static void
tell (Night *night,
      BceTellKind what,
      int index,
      int value)
{
  night_fine (night, BCE_ENTRY_TELL, &(BceTell) { what, 0, index, value });
}

static void
store (Night *night,
       int recruit,
       int count)
{
  night_fine (night, BCE_ENTRY_STORED, &(BceStored) { 0, recruit, count });
}

static void
pass (Night *night,
      guint seat)
{
  BcePass entry;

  bce_fill_pass (&night->state, seat, &entry);
  night_fine (night, BCE_ENTRY_PASS, &entry);
}

/* When all have passed in the final construction, the score is told. */
static void
test_final_construction (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build;
  BceActivate activate;

  night_go (night, BCE_STAGE_FINAL_CONSTRUCTION);
  g_assert_cmpint (night->state.year, ==, 6);
  g_assert_cmpint (night->state.turn, ==, 1);
  night_correct (night, BCE_CORRECT_DENARII, 1, 0, 5);
  g_assert_true (bce_fill_build (&night->state, night->box, 1, SITE (3, MINT), BCE_NONE, &build));
  night_fine (night, BCE_ENTRY_BUILD, &build);
  bce_fill_activate (&night->state, night->box, 1, SITE (3, MINT), &activate);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  pass (night, 1);
  pass (night, 2);
  pass (night, 0);
  g_assert_cmpint (night->state.stage, ==, BCE_STAGE_SCORING);
  g_assert_cmpint (night->state.turn, ==, BCE_NOBODY);
}

static void
test_finish (void)
{
  g_autoptr (Night) night = start_scoring ();
  BceFinish finish = { .totals = { 12, -3, 12 }, .winners = 0x5, .decided_by = BCE_VICTORY_SHARED };

  night_fine (night, BCE_ENTRY_FINISH, &finish);
  g_assert_cmpint (night->state.stage, ==, BCE_STAGE_OVER);
  g_assert_cmpint (night->state.ending, ==, BCE_ENDING_PLAYED);
  g_assert_cmpint (night->state.totals[1], ==, -3);
  g_assert_cmphex (night->state.winners, ==, 0x5);
  g_assert_cmpint (night->state.decided_by, ==, BCE_VICTORY_SHARED);

  night_impossible (night, BCE_ENTRY_FINISH, &finish, BCE_COUNT_NOW, BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_STOP, &(BceStop) { TRUE }, BCE_COUNT_NOW, BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_DONE, 0, 0, 1 }, BCE_COUNT_NOW, BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_STORED, &(BceStored) { 0, BCE_NONE, 0 }, BCE_COUNT_NOW, BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_RULING, &(BceRulingChange) { BCE_RULING_CUBES, 0 }, BCE_COUNT_NOW,
                    BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_CORRECT, &(BceCorrect) { BCE_CORRECT_TRACK, 0, 0, 1 }, BCE_COUNT_NOW,
                    BCE_STAGE_OVER, 0);
  night_impossible (night, BCE_ENTRY_PHASE, &(BceMove) { TRUE, BCE_STAGE_SCORING, 6, BCE_NOBODY }, BCE_COUNT_NOW,
                    BCE_STAGE_OVER, 0);
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 2, "Zsófi", BCE_CLEOPATRA });
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 1, "", BCE_AGRIPPA });
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 0, "Ági", -1 });
  g_assert_cmpstr (night->state.players[2].name, ==, "Zsófi");
  g_assert_cmpint (night->state.players[2].character, ==, BCE_CLEOPATRA);
  g_assert_cmpstr (night->state.players[1].name, ==, "Bálint");
  g_assert_cmpint (night->state.players[1].character, ==, BCE_AGRIPPA);
  /* They have changed characters. */
  g_assert_cmpint (night->state.players[0].character, ==, BCE_ANTONY);
}

/* Somebody wins who plays, and nobody else has a total. */
static void
test_finish_bad (void)
{
  g_autoptr (Night) night = start_scoring ();

  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 0 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 0x9 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 0xff }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .totals = { 0, 0, 0, 1 }, .winners = 1 },
                    BCE_COUNT_COMPONENT, 0, 0);

  night->state.shared = 2;
  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 0x4 }, BCE_COUNT_COMPONENT, 0, 0);
  night_fine (night, BCE_ENTRY_FINISH, &(BceFinish) { .totals = { 3, 2, 9 }, .winners = 0x1 });
}

/* A result that was confirmed holds as long as nothing else comes of what was recorded before it. */
static void
test_finish_holds (void)
{
  g_autoptr (Night) night = start_scoring ();
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = bce_score_new ();
  BceFinish finish;
  ScribaVerdict verdict = { .kind = SCRIBA_FINE };

  bce_final_score (&night->state, night->box, bce_box_dup_name, &scoring, score);
  bce_final_fill_finish (score, scoring, &finish);
  bce_check_holds (&night->state, night->box, BCE_ENTRY_FINISH, &finish, &verdict);
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);

  night_correct (night, BCE_CORRECT_TRACK, 1, 0, 50);
  bce_check_holds (&night->state, night->box, BCE_ENTRY_STOP, &(BceStop) { TRUE }, &verdict);
  g_assert_cmpint (verdict.kind, ==, SCRIBA_FINE);
  bce_check_holds (&night->state, night->box, BCE_ENTRY_FINISH, &finish, &verdict);
  g_assert_cmpint (verdict.kind, ==, SCRIBA_IMPOSSIBLE);
  g_assert_cmpint (verdict.facts[0].code, ==, BCE_COUNT_RESULT);
}

static void
test_stop (void)
{
  g_autoptr (Night) scored = night_start (3);
  g_autoptr (Night) unfinished = night_start (3);

  night_fine (scored, BCE_ENTRY_STOP, &(BceStop) { TRUE });
  g_assert_cmpint (scored->state.stage, ==, BCE_STAGE_SCORING);
  g_assert_cmpint (scored->state.ending, ==, BCE_ENDING_STOPPED);
  night_fine (scored, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 1 });
  g_assert_cmpint (scored->state.stage, ==, BCE_STAGE_OVER);
  g_assert_cmpint (scored->state.ending, ==, BCE_ENDING_STOPPED);

  night_fine (unfinished, BCE_ENTRY_STOP, &(BceStop) { FALSE });
  g_assert_cmpint (unfinished->state.stage, ==, BCE_STAGE_OVER);
  g_assert_cmpint (unfinished->state.ending, ==, BCE_ENDING_UNFINISHED);
}

static void
test_not_yet (void)
{
  g_autoptr (Night) night = night_start (3);

  night_impossible (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 1 }, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_STORED, &(BceStored) { 0, BCE_NONE, 0 }, BCE_COUNT_NOW,
                    BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_DONE, 0, 0, 1 }, BCE_COUNT_NOW,
                    BCE_STAGE_CONSTRUCTION, 0);
}

/* 3 heralds enlisted, 1 of them played; 2 loyalty; 1 of all these face down: 3 should still be stored. */
static void
test_stored (void)
{
  g_autoptr (Night) night = start_scoring ();

  night_correct (night, BCE_CORRECT_ENLISTED, 0, herald, 3);
  night_correct (night, BCE_CORRECT_PLAYED, 0, herald, 1);
  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 2);
  night_correct (night, BCE_CORRECT_HIDDEN, 0, 0, 1);

  night_impossible (night, BCE_ENTRY_STORED, &(BceStored) { 0, herald, 3 }, BCE_COUNT_CARDS, 2, 3);
  night_impossible (night, BCE_ENTRY_STORED, &(BceStored) { 0, BCE_NONE, 3 }, BCE_COUNT_LOYALTY, 2, 3);
  night_impossible (night, BCE_ENTRY_STORED, &(BceStored) { 0, LICTOR + 1, 0 }, BCE_COUNT_COMPONENT, 0, 0);
  store (night, herald, 2);
  store (night, BCE_NONE, 2);
  night_fine (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 1 });
  night->state.stage = BCE_STAGE_SCORING;

  tell (night, BCE_TELL_DONE, 0, 1);
  night_against (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 1 }, BCE_RULE_STORED);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 4);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 3);
  night->state.stage = BCE_STAGE_SCORING;
  store (night, BCE_NONE, 1);
  night_fine (night, BCE_ENTRY_FINISH, &(BceFinish) { .winners = 1 });
}

static void
test_tell_bad (void)
{
  g_autoptr (Night) night = start_scoring ();

  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_PAIRS, 3, 0, 1 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_PAIRS, 0, 1, 1 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_PAIRS, 0, 0, -1 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_FIELD_TOTAL, 0, 3, 1 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_BONUS, 0, N_STATUES, 1 },
                    BCE_COUNT_COMPONENT, 0, 0);
  tell (night, BCE_TELL_BONUS, STATUE_TOLD, -1);
}

static void
score (Night *night,
       BceScore *result)
{
  g_autoptr (BceScoring) scoring = bce_final_make_scoring (&night->state, night->box, bce_box_dup_name);

  bce_score (scoring, result);
}

static void
assert_lines (Night *night,
              const int *lines,
              int total)
{
  g_autoptr (BceScore) result = bce_score_new ();

  score (night, result);
  for (guint line = 0; line < BCE_N_LINES; line++)
    g_assert_cmpint (result->players[0].lines[line], ==, lines[line]);
  g_assert_cmpint (result->players[0].total, ==, total);
}

/*
 * Letter A, political and military: 1 + 2 Imperium and a pair. Lictors: 2, one of
 * them stored. Loyalty: 5, two stored. Market with two architects 3 + 3, Farm 2, a
 * statue 2. Political: two Heralds of 2 each; military: a First of 1; social: a
 * Legate of 5, and a Client that is stored: twice the lowest is 2. The statue gives
 * 2 for the Farm.
 */
static Night *
start_example (void)
{
  Night *night = start_scoring ();

  night_correct (night, BCE_CORRECT_TRACK, 0, 0, 10);
  night_correct (night, BCE_CORRECT_TILE, 0, BCE_POLITICAL, 1);
  night_correct (night, BCE_CORRECT_TILE, 0, BCE_MILITARY, 1);
  night_correct (night, BCE_CORRECT_TILE, 0, BCE_SOCIAL, 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, LICTOR, 2);
  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 5);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (1, MARKET), 2);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (1, FARM), 1);
  night_correct (night, BCE_CORRECT_STATUE, 0, STATUE_PRODUCTION, 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, herald, 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_MILITARY, FIRST), 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_SOCIAL, LEGATE), 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_SOCIAL, CLIENT), 1);
  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 5);
  store (night, LICTOR, 1);
  store (night, BCE_NONE, 2);
  store (night, RECRUIT (BCE_SOCIAL, CLIENT), 1);
  return night;
}

static void
test_score (void)
{
  g_autoptr (Night) night = start_example ();

  assert_lines (night, (const int[]) { 10, 3, 3, 4, 10, 2, 2, 5 }, 39);
  night_rule (night, BCE_RULING_PER_ARCHITECT, FALSE);
  assert_lines (night, (const int[]) { 10, 3, 3, 4, 7, 2, 2, 5 }, 36);
  store (night, RECRUIT (BCE_SOCIAL, CLIENT), 0);
  store (night, RECRUIT (BCE_MILITARY, FIRST), 1);
  assert_lines (night, (const int[]) { 10, 3, 3, 4, 7, 0, 2, 5 }, 34);
}

/* Loyalty that returned to the supply is in no Collegium. */
static void
test_loyalty (void)
{
  g_autoptr (Night) night = start_example ();

  night_correct (night, BCE_CORRECT_LOYALTY_SUPPLIED, 0, 0, 1);
  g_assert_cmpuint (bce_final_count_loyalty (&night->state, 0), ==, 2);
  night_correct (night, BCE_CORRECT_LOYALTY_PLAYED, 0, 0, 1);
  g_assert_cmpuint (bce_final_count_loyalty (&night->state, 0), ==, 2);
  night_correct (night, BCE_CORRECT_LOYALTY_RETURNED, 0, 0, 1);
  g_assert_cmpuint (bce_final_count_loyalty (&night->state, 0), ==, 1);
}

/* Two social tiles are a pair of a tile that shows social twice, one is not; or the table tells the pairs. */
static void
test_senate (void)
{
  g_autoptr (Night) night = start_example ();
  g_autoptr (BceScore) result = bce_score_new ();

  night_correct (night, BCE_CORRECT_SENATE, 0, 0, SENATE_SOCIAL_TWICE);
  night_correct (night, BCE_CORRECT_TILE, 0, 3 + BCE_SOCIAL, 1);
  score (night, result);
  g_assert_cmpint (result->players[0].pairs, ==, 0);
  night_correct (night, BCE_CORRECT_TILE, 0, 6 + BCE_SOCIAL, 1);
  score (night, result);
  g_assert_cmpint (result->players[0].pairs, ==, 1);

  night_correct (night, BCE_CORRECT_SENATE, 0, 0, SENATE_TOLD);
  tell (night, BCE_TELL_PAIRS, 0, 4);
  score (night, result);
  g_assert_cmpint (result->players[0].lines[BCE_LINE_SENATE], ==, 12);
  g_assert_cmpint (result->players[1].lines[BCE_LINE_SENATE], ==, 0);

  night_correct (night, BCE_CORRECT_SENATE, 0, 0, BCE_NONE);
  score (night, result);
  g_assert_cmpint (result->players[0].unknown[BCE_LINE_SENATE], ==, 1);
}

/* Plain totals stand for what is tracked: 7 for the tiles, of which 2 and 1 are pairs' halves; and so on. */
static void
test_plain (void)
{
  g_autoptr (Night) night = start_example ();

  tell (night, BCE_TELL_ALLEGIANCE_COUNT, BCE_POLITICAL, 2);
  tell (night, BCE_TELL_ALLEGIANCE_COUNT, BCE_MILITARY, 3);
  tell (night, BCE_TELL_ALLEGIANCE_IMPERIUM, 0, 7);
  tell (night, BCE_TELL_STRUCTURES_IMPERIUM, 0, 20);
  tell (night, BCE_TELL_STATUE_BONUS, 0, 9);
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    tell (night, BCE_TELL_FIELD_TOTAL, field, 8 - field);
  assert_lines (night, (const int[]) { 10, 3, 3, 4, 10, 2, 2, 5 }, 39);

  tell (night, BCE_TELL_PLAIN_ALLEGIANCE, 0, 1);
  assert_lines (night, (const int[]) { 10, 7, 6, 4, 10, 2, 2, 5 }, 46);
  tell (night, BCE_TELL_PLAIN_STRUCTURES, 0, 1);
  assert_lines (night, (const int[]) { 10, 7, 6, 4, 20, 2, 9, 5 }, 63);
  tell (night, BCE_TELL_PLAIN_RECRUITS, 0, 1);
  assert_lines (night, (const int[]) { 10, 7, 6, 4, 20, 12, 9, 5 }, 73);
  tell (night, BCE_TELL_PLAIN_ALLEGIANCE, 0, 0);
  assert_lines (night, (const int[]) { 10, 3, 3, 4, 20, 12, 9, 5 }, 66);
}

/* What is not tracked is told at the end. */
static void
test_untracked (void)
{
  g_autoptr (Night) night = start_example ();
  g_autoptr (BceScore) result = bce_score_new ();

  night_rule (night, BCE_RULING_DENARII, FALSE);
  night_rule (night, BCE_RULING_CUBES, FALSE);
  tell (night, BCE_TELL_DENARII, 0, 8);
  tell (night, BCE_TELL_INFLUENCE, 0, 6);
  score (night, result);
  g_assert_cmpint (result->players[0].lines[BCE_LINE_DENARII], ==, 8);
  g_assert_cmpint (result->players[0].influence, ==, 6);
}

/* A missing value counts nothing and is named. */
static void
test_unknown (void)
{
  g_autoptr (Night) night = start_example ();
  g_autoptr (BceScore) result = bce_score_new ();

  g_array_index (night->box->structures, BceStructure, SITE (1, FARM)).imperium.known = FALSE;
  g_array_index (night->box->recruits, BceRecruit, herald).authority.known = FALSE;
  bce_box_find_allegiance (night->box, 0, BCE_POLITICAL)->imperium.known = FALSE;
  score (night, result);
  g_assert_cmpint (result->players[0].lines[BCE_LINE_STRUCTURES], ==, 8);
  g_assert_cmpint (result->players[0].unknown[BCE_LINE_STRUCTURES], ==, 1);
  g_assert_cmpint (result->players[0].unknown[BCE_LINE_RECRUITS], ==, 2);
  g_assert_cmpint (result->players[0].lines[BCE_LINE_ALLEGIANCE], ==, 2);
  g_assert_cmpint (result->players[0].unknown[BCE_LINE_ALLEGIANCE], ==, 1);
}

/*
 * Seat 0 has the Farm, the Market twice, in era II the Road and the Arch: 4
 * structures, 2 of production, 2 of era II, 5 architects. 3 political, 2 military
 * and 2 social tiles. 2 military Firsts and a Herald, 2 political Clients, 2
 * social Legates of which one is stored, 3 Lictors of which one is stored.
 * Loyalty: 10, 1 back to the supply, 1 returned, 1 stored: 7. 11 denarii, 7 cubes.
 * The statue itself takes a sixth architect: 7 are left.
 */
static Night *
start_bonuses (void)
{
  static const int owned[BCE_N_TILES] = { 1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0, 1 };
  Night *night = start_scoring ();

  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (1, FARM), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (1, MARKET), 2);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (2, ROAD), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (2, ARCH), 1);
  for (guint i = 0; i < BCE_N_TILES; i++)
    night_correct (night, BCE_CORRECT_TILE, 0, i, owned[i]);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_MILITARY, FIRST), 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_MILITARY, HERALD), 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_POLITICAL, CLIENT), 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, RECRUIT (BCE_SOCIAL, LEGATE), 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 0, LICTOR, 3);
  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 10);
  night_correct (night, BCE_CORRECT_LOYALTY_SUPPLIED, 0, 0, 1);
  night_correct (night, BCE_CORRECT_LOYALTY_PLAYED, 0, 0, 2);
  night_correct (night, BCE_CORRECT_LOYALTY_RETURNED, 0, 0, 1);
  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 11);
  night->state.players[0].cubes[BCE_THING_POLITICAL] = 1;
  night->state.players[0].cubes[BCE_THING_MILITARY] = 2;
  night->state.players[0].cubes[BCE_THING_SOCIAL] = 3;
  night->state.players[0].cubes[BCE_THING_SUPPORT] = 1;
  store (night, RECRUIT (BCE_SOCIAL, LEGATE), 1);
  store (night, LICTOR, 1);
  store (night, BCE_NONE, 1);
  return night;
}

static void
assert_bonus (Night *night,
              guint statue,
              int expected)
{
  BceState state = night->state;
  ScribaNumber bonus;

  state.statues[statue].architects[0] = 1;
  bonus = bce_final_get_bonus (&state, night->box, 0, statue);
  g_assert_cmpint (bonus.known, ==, expected >= 0);
  if (bonus.known)
    g_assert_cmpint (bonus.value, ==, expected);
}

static void
test_bonuses (void)
{
  static const int expected[N_STATUES] = {
    [STATUE_PRODUCTION] = 4, [STATUE_ERA_2] = 3, [STATUE_STATUES] = 1, [STATUE_POLITICAL] = 6, [STATUE_TILES] = 5,
    [STATUE_MILITARY] = 3, [STATUE_TIER_2] = 6, [STATUE_LEGATES] = 3, [STATUE_LICTORS] = 4, [STATUE_LOYALTY] = 3,
    [STATUE_DENARII] = 3, [STATUE_INFLUENCE] = 3, [STATUE_ARCHITECTS] = 1, [STATUE_TOLD] = -1,
    [STATUE_UNKNOWN] = -1, [STATUE_STRUCTURES] = 10,
  };
  g_autoptr (Night) night = start_bonuses ();

  for (guint statue = 0; statue < N_STATUES; statue++)
    assert_bonus (night, statue, expected[statue]);

  tell (night, BCE_TELL_BONUS, STATUE_TOLD, 7);
  tell (night, BCE_TELL_BONUS, STATUE_UNKNOWN, 0);
  tell (night, BCE_TELL_BONUS, STATUE_DENARII, 9);
  assert_bonus (night, STATUE_TOLD, 7);
  assert_bonus (night, STATUE_UNKNOWN, 0);
  assert_bonus (night, STATUE_DENARII, 9);
  tell (night, BCE_TELL_BONUS, STATUE_DENARII, -1);
  assert_bonus (night, STATUE_DENARII, 3);

  night_correct (night, BCE_CORRECT_STATUE, 0, STATUE_TOLD, 1);
  assert_bonus (night, STATUE_STATUES, 2);
  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 14);
  assert_bonus (night, STATUE_LOYALTY, 4);
}

/* A bonus that depends on something unknown is unknown; a recruit on the board has the tier of its column. */
static void
test_bonus_unknown (void)
{
  g_autoptr (Night) night = start_bonuses ();

  g_array_index (night->box->recruits, BceRecruit, RECRUIT (BCE_MILITARY, HERALD)).tier.known = FALSE;
  assert_bonus (night, STATUE_TIER_2, 6);
  g_array_index (night->box->structures, BceStructure, SITE (3, FARM)).phase = -1;
  assert_bonus (night, STATUE_PRODUCTION, 4);
  g_array_index (night->box->structures, BceStructure, SITE (1, MARKET)).phase = -1;
  assert_bonus (night, STATUE_PRODUCTION, -1);
  assert_bonus (night, STATUE_STRUCTURES, 10);
}

static void
assert_item (const GArray *items,
             guint position,
             BceEntryKind kind,
             BceTellKind what,
             int index)
{
  const BceFinalItem *item = &g_array_index (items, BceFinalItem, position);

  g_assert_cmpuint (position, <, items->len);
  g_assert_cmpint (item->kind, ==, kind);
  g_assert_cmpint (item->what, ==, what);
  g_assert_cmpint (item->index, ==, index);
}

/*
 * Bálint has 2 political Heralds, a Lictor and 3 loyalty, one of them played, and the statues of which one counts
 * denarii and the other is in words. All else that is asked are the three switches to plain totals.
 */
static void
test_items (void)
{
  g_autoptr (Night) night = start_scoring ();
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (BceFinalItem));

  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 2);
  night_correct (night, BCE_CORRECT_ENLISTED, 1, LICTOR, 1);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 3);
  night_correct (night, BCE_CORRECT_LOYALTY_PLAYED, 1, 0, 1);
  night_correct (night, BCE_CORRECT_STATUE, 1, STATUE_DENARII, 1);
  night_correct (night, BCE_CORRECT_STATUE, 1, STATUE_TOLD, 1);
  bce_final_list_items (&night->state, night->box, 1, items);
  assert_item (items, 0, BCE_ENTRY_STORED, 0, herald);
  assert_item (items, 1, BCE_ENTRY_STORED, 0, LICTOR);
  assert_item (items, 2, BCE_ENTRY_STORED, 0, BCE_NONE);
  assert_item (items, 3, BCE_ENTRY_TELL, BCE_TELL_DONE, 0);
  assert_item (items, 4, BCE_ENTRY_TELL, BCE_TELL_BONUS, STATUE_TOLD);
  assert_item (items, 5, BCE_ENTRY_TELL, BCE_TELL_PLAIN_ALLEGIANCE, 0);
  assert_item (items, 6, BCE_ENTRY_TELL, BCE_TELL_PLAIN_STRUCTURES, 0);
  assert_item (items, 7, BCE_ENTRY_TELL, BCE_TELL_PLAIN_RECRUITS, 0);
  g_assert_cmpuint (items->len, ==, 8);
  g_assert_cmpint (g_array_index (items, BceFinalItem, 0).highest, ==, 2);
  g_assert_cmpint (g_array_index (items, BceFinalItem, 2).highest, ==, 2);
  g_assert_true (g_array_index (items, BceFinalItem, 3).is_flag);
  g_assert_false (bce_final_read_item (&night->state, 1, &g_array_index (items, BceFinalItem, 4)).known);

  night_fine (night, BCE_ENTRY_STORED, &(BceStored) { 1, herald, 2 });
  night_fine (night, BCE_ENTRY_STORED, &(BceStored) { 1, BCE_NONE, 1 });
  night_fine (night, BCE_ENTRY_TELL, &(BceTell) { BCE_TELL_BONUS, 1, STATUE_TOLD, 7 });
  g_assert_cmpint (bce_final_read_item (&night->state, 1, &g_array_index (items, BceFinalItem, 0)).value, ==, 2);
  g_assert_cmpint (bce_final_read_item (&night->state, 1, &g_array_index (items, BceFinalItem, 2)).value, ==, 1);
  g_assert_cmpint (bce_final_read_item (&night->state, 1, &g_array_index (items, BceFinalItem, 4)).value, ==, 7);
}

/* What is not tracked, what the Senate tile leaves to the table, and plain totals where they are wanted: all can be told. */
static void
test_items_told (void)
{
  static const BceTellKind plain[] = { BCE_TELL_PLAIN_ALLEGIANCE, BCE_TELL_PLAIN_STRUCTURES, BCE_TELL_PLAIN_RECRUITS };
  g_autoptr (Night) night = start_scoring ();
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (BceFinalItem));

  bce_final_list_items (&night->state, night->box, 0, items);
  g_assert_cmpuint (items->len, ==, 4);
  night_rule (night, BCE_RULING_DENARII, FALSE);
  night_rule (night, BCE_RULING_CUBES, FALSE);
  night_correct (night, BCE_CORRECT_SENATE, 0, 0, SENATE_TOLD);
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    tell (night, plain[i], 0, 1);
  bce_final_list_items (&night->state, night->box, 0, items);
  /* 4 and: denarii, influence, pairs; 3 counts and Imperium; Imperium and bonuses; 3 totals. */
  g_assert_cmpuint (items->len, ==, 4 + 3 + 4 + 2 + 3);

  for (guint i = 0; i < items->len; i++)
    {
      const BceFinalItem *item = &g_array_index (items, BceFinalItem, i);

      tell (night, item->what, item->index, 1);
      g_assert_cmpint (bce_final_read_item (&night->state, 0, item).value, ==, 1);
    }

  /* Nobody knows what the tile shows: pairs would count for nothing. */
  g_array_index (night->box->senate, BceSenate, SENATE_TOLD).manual = -1;
  bce_final_list_items (&night->state, night->box, 0, items);
  g_assert_cmpuint (items->len, ==, 4 + 2 + 4 + 2 + 3);
}

/* A bonus that counts something unknown can be told, and taken back. */
static void
test_bonus_asked (void)
{
  g_autoptr (Night) night = start_bonuses ();

  night_correct (night, BCE_CORRECT_STATUE, 0, STATUE_PRODUCTION, 1);
  g_assert_false (bce_final_asks_bonus (&night->state, night->box, 0, STATUE_PRODUCTION));
  g_array_index (night->box->structures, BceStructure, SITE (1, MARKET)).phase = -1;
  g_assert_true (bce_final_asks_bonus (&night->state, night->box, 0, STATUE_PRODUCTION));
  g_assert_false (bce_final_asks_bonus (&night->state, night->box, 1, STATUE_PRODUCTION));
  tell (night, BCE_TELL_BONUS, STATUE_PRODUCTION, 4);
  g_array_index (night->box->structures, BceStructure, SITE (1, MARKET)).phase = BCE_PHASE_ENLISTMENT;
  g_assert_true (bce_final_asks_bonus (&night->state, night->box, 0, STATUE_PRODUCTION));
  tell (night, BCE_TELL_BONUS, STATUE_PRODUCTION, -1);
  g_assert_false (bce_final_asks_bonus (&night->state, night->box, 0, STATUE_PRODUCTION));
}

static void
test_shared (void)
{
  g_autoptr (Night) night = start_example ();
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) result = bce_score_new ();
  BceFinish finish;

  night->state.shared = 0;
  scoring = bce_final_make_scoring (&night->state, night->box, bce_box_dup_name);
  bce_score (scoring, result);
  bce_final_fill_finish (result, scoring, &finish);
  g_assert_cmpint (finish.totals[0], ==, 39);
  g_assert_false (finish.winners & 1);
  g_assert_cmpint (result->players[0].rank, ==, 0);
}

static const NightTest tests[] = {
  { "/entries/end/final-construction", "3: after the sixth interruption one more construction, then final scoring",
    test_final_construction },
  { "/entries/end/finish", "6: winner", test_finish },
  { "/entries/end/finish-bad", "4: the shared Suitor never wins", test_finish_bad },
  { "/entries/end/finish-holds", "a changed night is confirmed again", test_finish_holds },
  { "/entries/end/stop", "a game that ends early is scored as it stands, or left unfinished", test_stop },
  { "/entries/end/not-yet", "3: stored cards are face down until the end", test_not_yet },
  { "/entries/end/stored", "3: at final scoring each player tells only which cards are still stored", test_stored },
  { "/entries/end/tell-bad", "what is told names what there is", test_tell_bad },
  { "/entries/end/score", "6: 1 to 7; R: cards still in storage score nothing; per_architect", test_score },
  { "/entries/end/loyalty", "6, 3: each loyalty in the Collegium", test_loyalty },
  { "/entries/end/senate", "6, 2: Senate pairs", test_senate },
  { "/entries/end/plain", "6: plain totals", test_plain },
  { "/entries/end/untracked", "6, 7 and tie-break: what is not tracked is told", test_untracked },
  { "/entries/end/unknown", "1: an unknown value never silently counts as 0", test_unknown },
  { "/entries/end/bonuses", "6: n Imperium per k of …, optionally capped, or manual", test_bonuses },
  { "/entries/end/bonus-unknown", "1: an unknown value never silently counts as 0", test_bonus_unknown },
  { "/entries/end/items", "3: each player tells only which cards are still stored", test_items },
  { "/entries/end/items-told", "6: or manual: the table enters the pairs; plain totals", test_items_told },
  { "/entries/end/bonus-asked", "1: a missing value can always be told", test_bonus_asked },
  { "/entries/end/shared", "4: the shared Suitor never wins", test_shared },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
