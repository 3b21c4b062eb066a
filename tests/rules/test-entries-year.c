/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Phases, turns, natural influence and the interruption of a tracked game (rules, sections 3 and 5). */

#include "bce-fill.h"
#include "bce-turns.h"
#include "night-box.h"

static void
move_on (Night *night,
         BceStage stage,
         int year)
{
  BceMove move;

  g_assert_true (bce_move_next (&night->state, &move));
  night_do (night, BCE_ENTRY_PHASE, &move);
  g_assert_cmpint (night->state.stage, ==, stage);
  g_assert_cmpint (night->state.year, ==, year);
}

static void
test_phases (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  for (int year = 1; year <= 6; year++)
    {
      if (year > 1)
        move_on (night, BCE_STAGE_CONSTRUCTION, year);
      move_on (night, BCE_STAGE_PRODUCTION, year);
      move_on (night, BCE_STAGE_ENLISTMENT, year);
      move_on (night, BCE_STAGE_DISCARD, year);
      move_on (night, BCE_STAGE_IM_COMMITMENT, year);
      move_on (night, BCE_STAGE_SUITOR_NEGOTIATION, year);
      move_on (night, BCE_STAGE_SUITOR_COMMITMENT, year);
      move_on (night, BCE_STAGE_RESOLUTION, year);
      move_on (night, BCE_STAGE_INTERRUPTION, year);
    }
  move_on (night, BCE_STAGE_FINAL_CONSTRUCTION, 6);
  move_on (night, BCE_STAGE_SCORING, 6);
  g_assert_false (bce_move_next (&night->state, &move));
}

static void
test_order (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  bce_move_to (&night->state, BCE_STAGE_ENLISTMENT, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  bce_move_to (&night->state, BCE_STAGE_CONSTRUCTION, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  bce_move_to (&night->state, BCE_STAGE_PRODUCTION, 2, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);

  bce_move_to (&night->state, BCE_STAGE_SETUP, 1, &move);
  night_impossible (night, BCE_ENTRY_PHASE, &move, BCE_COUNT_COMPONENT, 0, 0);
  bce_move_to (&night->state, BCE_STAGE_OVER, 1, &move);
  night_impossible (night, BCE_ENTRY_PHASE, &move, BCE_COUNT_COMPONENT, 0, 0);
  bce_move_to (&night->state, BCE_STAGE_ENLISTMENT, 0, &move);
  night_impossible (night, BCE_ENTRY_PHASE, &move, BCE_COUNT_COMPONENT, 0, 0);
  bce_move_to (&night->state, BCE_STAGE_ENLISTMENT, 1, &move);
  move.turn = 3;
  night_impossible (night, BCE_ENTRY_PHASE, &move, BCE_COUNT_COMPONENT, 0, 0);
}

/* The year is not over before it is resolved. */
static void
test_unresolved (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  night_go (night, BCE_STAGE_RESOLUTION);
  g_assert_true (bce_move_next (&night->state, &move));
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
}

static void
test_turns (void)
{
  g_autoptr (Night) night = night_start (4);
  guint8 order[BCE_MAX_SEATS];

  night_correct (night, BCE_CORRECT_IM, 0, 0, 2);
  g_assert_cmpuint (bce_turn_order (&night->state, order), ==, 4);
  g_assert_cmpmem (order, 4, ((const guint8[]) { 3, 0, 1, 2 }), 4);
  g_assert_cmpint (bce_turn_after (&night->state, 3), ==, 0);
  night_correct (night, BCE_CORRECT_PASSED, 0, 0, 1);
  g_assert_cmpint (bce_turn_after (&night->state, 3), ==, 1);
  night_correct (night, BCE_CORRECT_PASSED, 1, 0, 1);
  night_correct (night, BCE_CORRECT_PASSED, 2, 0, 1);
  g_assert_cmpint (bce_turn_after (&night->state, 3), ==, 3);
  night_correct (night, BCE_CORRECT_PASSED, 3, 0, 1);
  g_assert_cmpint (bce_turn_after (&night->state, 3), ==, BCE_NOBODY);
}

static void
pass (Night *night,
      guint seat)
{
  BcePass entry;

  bce_fill_pass (&night->state, seat, &entry);
  night_fine (night, BCE_ENTRY_PASS, &entry);
}

/* Seat 0 is the IM: 1, 2 and 0 pass, then the marker moves and everyone collects 1, 1, 1 and 2. */
static void
test_pass (void)
{
  g_autoptr (Night) night = night_start (3);
  BcePass again;

  g_assert_cmpint (night->state.turn, ==, 1);
  pass (night, 1);
  g_assert_cmpint (night->state.turn, ==, 2);
  g_assert_true (night->state.players[1].passed);

  bce_fill_pass (&night->state, 1, &again);
  night_against (night, BCE_ENTRY_PASS, &again, BCE_RULE_PASSED);
  pass (night, 2);
  pass (night, 0);

  g_assert_cmpint (night->state.stage, ==, BCE_STAGE_PRODUCTION);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_false (night->state.players[seat].passed);
      g_assert_cmpmem (night->state.players[seat].cubes, sizeof night->state.players[seat].cubes,
                       ((const gint16[]) { 1, 1, 1, 2 }), 4 * sizeof (gint16));
    }
  g_assert_cmpint (bce_count_cubes_supply (&night->state, BCE_THING_POLITICAL), ==, 17);
  g_assert_cmpint (bce_count_cubes_supply (&night->state, BCE_THING_SUPPORT), ==, 24);
}

static void
test_pass_wrong (void)
{
  g_autoptr (Night) night = night_start (3);
  BcePass entry = { .seat = 1, .next = BCE_NOBODY, .move = { .moves = TRUE, .turn = BCE_NOBODY, .year = 1 } };

  entry.move.stage = BCE_STAGE_DISCARD;
  night_against (night, BCE_ENTRY_PASS, &entry, BCE_RULE_ORDER);
  entry.move.stage = BCE_STAGE_OVER;
  night_impossible (night, BCE_ENTRY_PASS, &entry, BCE_COUNT_COMPONENT, 0, 0);
  entry.move.moves = FALSE;
  entry.seat = 3;
  night_impossible (night, BCE_ENTRY_PASS, &entry, BCE_COUNT_COMPONENT, 0, 0);
  entry.seat = 2;
  entry.next = 3;
  night_impossible (night, BCE_ENTRY_PASS, &entry, BCE_COUNT_COMPONENT, 0, 0);

  night_go (night, BCE_STAGE_RESOLUTION);
  entry.next = BCE_NOBODY;
  night_against (night, BCE_ENTRY_PASS, &entry, BCE_RULE_PHASE);
}

/* One political and three support are left; they are taken in turn order: 1, 2, 0. */
static void
test_natural_limit (void)
{
  g_autoptr (Night) night = night_start (3);
  const BcePlayer *players = night->state.players;

  night_correct (night, BCE_CORRECT_CUBES, 1, BCE_THING_POLITICAL, 19);
  night_correct (night, BCE_CORRECT_CUBES, 2, BCE_THING_SUPPORT, 27);
  night_go (night, BCE_STAGE_PRODUCTION);

  g_assert_cmpint (players[1].cubes[BCE_THING_POLITICAL], ==, 20);
  g_assert_cmpint (players[2].cubes[BCE_THING_POLITICAL], ==, 0);
  g_assert_cmpint (players[0].cubes[BCE_THING_POLITICAL], ==, 0);
  g_assert_cmpint (players[1].cubes[BCE_THING_SUPPORT], ==, 2);
  g_assert_cmpint (players[2].cubes[BCE_THING_SUPPORT], ==, 28);
  g_assert_cmpint (players[0].cubes[BCE_THING_SUPPORT], ==, 0);
  g_assert_cmpint (players[0].cubes[BCE_THING_SOCIAL], ==, 1);
}

/* One cube more than there are is refused. */
static void
test_natural_too_much (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  night_correct (night, BCE_CORRECT_CUBES, 1, BCE_THING_POLITICAL, 20);
  bce_move_next (&night->state, &move);
  move.natural[2 * BCE_N_CUBES + BCE_THING_POLITICAL] = 1;
  night_impossible (night, BCE_ENTRY_PHASE, &move, BCE_COUNT_CUBES_SUPPLY, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, BCE_THING_POLITICAL);
}

static void
test_natural_untracked (void)
{
  g_autoptr (Night) night = night_start (3);

  night_rule (night, BCE_RULING_CUBES, FALSE);
  night_go (night, BCE_STAGE_PRODUCTION);
  g_assert_cmpint (bce_count_cubes (&night->state, 1), ==, 0);
}

/* Moves to the interruption with so many architects of each seat, and tells what each seat collected. */
static void
interrupt (Night *night,
           const int *architects,
           const int *collected)
{
  gint16 before[BCE_MAX_SEATS];

  for (guint seat = 0; seat < 3; seat++)
    {
      night_correct (night, BCE_CORRECT_STRUCTURE, seat, SITE (1, ROAD), MIN (architects[seat], 2));
      night_correct (night, BCE_CORRECT_STATUE, seat, STATUE_TOLD, MAX (0, architects[seat] - 2));
      before[seat] = night->state.players[seat].denarii;
    }
  night_go (night, BCE_STAGE_INTERRUPTION);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (night->state.players[seat].denarii - before[seat], ==, collected[seat]);
}

static void
test_income (void)
{
  static const struct { int architects[3]; int collected[3]; } cases[] = {
    { { 0, 0, 0 }, { 0, 0, 0 } },
    { { 2, 1, 0 }, { 0, 1, 1 } },
    { { 1, 2, 2 }, { 1, 0, 0 } },
    { { 2, 2, 3 }, { 1, 1, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Night) night = night_start (3);

      interrupt (night, cases[i].architects, cases[i].collected);
    }
}

/* One denarius is left: it goes to the first in turn order. */
static void
test_income_limit (void)
{
  g_autoptr (Night) night = night_start (3);

  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 29);
  interrupt (night, (const int[]) { 2, 1, 0 }, (const int[]) { 0, 1, 0 });
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 0);
}

static void
test_income_untracked (void)
{
  g_autoptr (Night) night = night_start (3);

  night_rule (night, BCE_RULING_DENARII, FALSE);
  interrupt (night, (const int[]) { 2, 1, 0 }, (const int[]) { 0, 0, 0 });
}

/* A year begins: the new IM leads, boards are empty, increases of the limit are gone. */
static void
test_new_year (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBoardEntry board = { 1, BCE_SOCIAL, { .loyalty = 1 } };
  BceResolve resolve = { .next_im = 2 };

  night_correct (night, BCE_CORRECT_LIMIT, 1, 0, 2);
  g_assert_cmpint (bce_count_limit (&night->state, 1), ==, 9);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 1);
  night_go (night, BCE_STAGE_RESOLUTION);
  night_fine (night, BCE_ENTRY_BOARD, &board);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.im, ==, 0);
  g_assert_cmpint (night->state.next_im, ==, 2);
  night_go (night, BCE_STAGE_INTERRUPTION);
  g_assert_cmpint (night->verdict.kind, ==, SCRIBA_FINE);
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 1);

  night_go (night, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (night->state.year, ==, 2);
  g_assert_cmpint (night->state.im, ==, 2);
  g_assert_cmpint (night->state.next_im, ==, BCE_NOBODY);
  g_assert_cmpint (night->state.turn, ==, 0);
  g_assert_false (bce_state_is_resolved (&night->state));
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 0);
  g_assert_cmpint (bce_count_limit (&night->state, 1), ==, 7);
  g_assert_cmpint (night->state.players[1].loyalty_played, ==, 1);
}

/* A phase that is opened again, and left again, gives nothing a second time. */
static void
test_given_once (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  night_correct (night, BCE_CORRECT_STRUCTURE, 0, SITE (1, ROAD), 1);
  night_go (night, BCE_STAGE_PRODUCTION);
  bce_move_to (&night->state, BCE_STAGE_CONSTRUCTION, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  night_go (night, BCE_STAGE_ENLISTMENT);
  g_assert_cmpint (bce_count_cubes (&night->state, 0), ==, 5);
  bce_move_to (&night->state, BCE_STAGE_PRODUCTION, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  g_assert_cmpint (bce_count_cubes (&night->state, 0), ==, 5);

  night_go (night, BCE_STAGE_INTERRUPTION);
  g_assert_cmpint (night->state.players[1].denarii, ==, 6);
  bce_move_to (&night->state, BCE_STAGE_RESOLUTION, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  night_go (night, BCE_STAGE_INTERRUPTION);
  g_assert_cmpint (night->state.players[1].denarii, ==, 6);

  night_go (night, BCE_STAGE_CONSTRUCTION);
  night_go (night, BCE_STAGE_INTERRUPTION);
  g_assert_cmpint (bce_count_cubes (&night->state, 0), ==, 10);
  g_assert_cmpint (night->state.players[1].denarii, ==, 7);
}

/* A construction that is opened again after the resolution is still one of its year. */
static void
test_same_year (void)
{
  g_autoptr (Night) night = night_start (3);
  BceMove move;

  night_correct (night, BCE_CORRECT_LIMIT, 1, 0, 2);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 1);
  night_go (night, BCE_STAGE_RESOLUTION);
  night_fine (night, BCE_ENTRY_BOARD, &(BceBoardEntry) { 1, BCE_SOCIAL, { .loyalty = 1 } });
  night_fine (night, BCE_ENTRY_RESOLVE, &(BceResolve) { .next_im = 2 });

  bce_move_to (&night->state, BCE_STAGE_CONSTRUCTION, 1, &move);
  night_against (night, BCE_ENTRY_PHASE, &move, BCE_RULE_ORDER);
  g_assert_cmpint (night->state.im, ==, 0);
  g_assert_cmpint (night->state.next_im, ==, 2);
  g_assert_cmpint (night->state.turn, ==, 1);
  g_assert_true (bce_state_is_resolved (&night->state));
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 1);
  g_assert_cmpint (bce_count_limit (&night->state, 1), ==, 9);
}

static void
assert_eras (Night *night,
             const char *eras)
{
  for (int year = 1; year <= BCE_N_YEARS; year++)
    {
      night->state.year = year;
      g_assert_cmpuint (bce_state_era (&night->state), ==, eras[year - 1] - '0');
    }
}

static void
test_eras (void)
{
  g_autoptr (Night) night = night_start (3);

  assert_eras (night, "112233");
  night_rule (night, BCE_RULING_ERA_2_START, 2);
  night_rule (night, BCE_RULING_ERA_3_START, 6);
  assert_eras (night, "122223");
  night_rule (night, BCE_RULING_ERA_3_START, 7);
  assert_eras (night, "122222");
  night_impossible (night, BCE_ENTRY_RULING, &(BceRulingChange) { BCE_RULING_ERA_3_START, 8 },
                    BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_RULING, &(BceRulingChange) { BCE_RULING_ERA_2_START, 0 },
                    BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_RULING, &(BceRulingChange) { BCE_RULING_CUBES, 2 }, BCE_COUNT_COMPONENT, 0, 0);
}

/* What is no longer tracked is forgotten, also for the limit. */
static void
test_stop_tracking (void)
{
  g_autoptr (Night) night = night_start (3);

  night_go (night, BCE_STAGE_PRODUCTION);
  g_assert_cmpint (bce_count_cubes (&night->state, 0), ==, 5);
  night_rule (night, BCE_RULING_CUBES, FALSE);
  g_assert_cmpint (bce_count_cubes (&night->state, 0), ==, 0);
  night_rule (night, BCE_RULING_DENARII, FALSE);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 40);
  night_impossible (night, BCE_ENTRY_CORRECT, &(BceCorrect) { BCE_CORRECT_CUBES, 0, 0, 3 }, BCE_COUNT_COMPONENT, 0, 1);
  night_impossible (night, BCE_ENTRY_CORRECT, &(BceCorrect) { BCE_CORRECT_DENARII, 0, 0, 3 }, BCE_COUNT_COMPONENT, 0, 1);
  night_rule (night, BCE_RULING_DENARII, TRUE);
  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 3);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 37);
}

static const NightTest tests[] = {
  { "/entries/year/phases", "3: nine phases in order; six years; then one more construction, then final scoring",
    test_phases },
  { "/entries/year/order", "3: nine phases in order", test_order },
  { "/entries/year/unresolved", "3: resolution comes before interruption", test_unresolved },
  { "/entries/year/turns", "3: from the Suitor to the left of the IM, clockwise, the IM last", test_turns },
  { "/entries/year/pass", "3: until all have passed; everyone collects 1 political, 1 military, 1 social, 2 support",
    test_pass },
  { "/entries/year/pass-wrong", "3: until all have passed where the phase says so", test_pass_wrong },
  { "/entries/year/natural-limit", "3: a component that has run out cannot be collected", test_natural_limit },
  { "/entries/year/natural-too-much", "3: hard limit", test_natural_too_much },
  { "/entries/year/natural-untracked", "cubes that are not tracked", test_natural_untracked },
  { "/entries/year/income", "5: 1 denarius, unless they have the most architects on structures or tie", test_income },
  { "/entries/year/income-limit", "5, 3: hard limit", test_income_limit },
  { "/entries/year/income-untracked", "denarii that are not tracked", test_income_untracked },
  { "/entries/year/new-year", "5, 3: a year begins", test_new_year },
  { "/entries/year/given-once", "3, 5: everyone collects once a year", test_given_once },
  { "/entries/year/same-year", "5: a year begins after its interruption", test_same_year },
  { "/entries/year/eras", "3: R (setting): eras are years 1–2, 3–4, 5–6", test_eras },
  { "/entries/year/stop-tracking", "what is not tracked has no number", test_stop_tracking },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
