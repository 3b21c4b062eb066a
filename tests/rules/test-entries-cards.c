/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Enlistment, discard and loyalty of a tracked game (rules, section 3). */

#include "bce-fill.h"
#include "bce-turns.h"
#include "night-box.h"

static const int herald = RECRUIT (BCE_POLITICAL, HERALD);
static const int client = RECRUIT (BCE_POLITICAL, CLIENT);
static const int legate = RECRUIT (BCE_POLITICAL, LEGATE);

/* In the first enlistment everyone has 1, 1, 1 and 2. */
static Night *
start_enlistment (void)
{
  Night *night = night_start (3);

  night_go (night, BCE_STAGE_ENLISTMENT);
  return night;
}

static BceEnlist
fill_enlist (Night *night,
             guint seat,
             guint recruit)
{
  BceEnlist enlist;

  g_assert_true (bce_fill_enlist (&night->state, night->box, seat, recruit, &enlist));
  return enlist;
}

static void
set_cubes (Night *night,
           guint seat,
           int political,
           int military,
           int social,
           int support)
{
  night_correct (night, BCE_CORRECT_CUBES, seat, BCE_THING_POLITICAL, political);
  night_correct (night, BCE_CORRECT_CUBES, seat, BCE_THING_MILITARY, military);
  night_correct (night, BCE_CORRECT_CUBES, seat, BCE_THING_SOCIAL, social);
  night_correct (night, BCE_CORRECT_CUBES, seat, BCE_THING_SUPPORT, support);
}

static void
test_enlist (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist = fill_enlist (night, 1, herald);

  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_CUBES, 1, 2);
  g_assert_cmpint (night->verdict.facts[0].index, ==, BCE_THING_POLITICAL);
  set_cubes (night, 1, 3, 1, 1, 2);
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  g_assert_cmpint (night->state.players[1].enlisted[herald], ==, 1);
  g_assert_cmpint (night->state.players[1].cubes[BCE_THING_POLITICAL], ==, 1);
  g_assert_cmpint (bce_count_pile (&night->state, herald), ==, 5);
  g_assert_cmpint (bce_count_cards_of (&night->state, 1, herald), ==, 1);
  g_assert_cmpint (night->state.turn, ==, 2);

  enlist.next = 3;
  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_COMPONENT, 0, 0);
}

/* Cubes of any type are proposed from what there is most of; the table may pay with others, but as many. */
static void
test_any_type (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist;

  set_cubes (night, 1, 2, 3, 1, 2);
  enlist = fill_enlist (night, 1, client);
  g_assert_cmpmem (enlist.paid, sizeof enlist.paid, ((const gint16[]) { 1, 1, 0, 0 }), 4 * sizeof (gint16));
  enlist.paid[BCE_THING_MILITARY] = 0;
  enlist.paid[BCE_THING_SUPPORT] = 1;
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  enlist.paid[BCE_THING_SUPPORT] = 0;
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PRICE);
  enlist.paid[BCE_THING_POLITICAL] = 0;
  enlist.paid[BCE_THING_MILITARY] = 2;
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PRICE);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 2);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 2);
  set_cubes (night, 1, 2, 3, 1, 2);
  enlist.paid[BCE_THING_POLITICAL] = 1;
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PRICE);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 3);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 2);

  set_cubes (night, 1, 0, 2, 1, 2);
  enlist = fill_enlist (night, 1, LICTOR);
  g_assert_cmpmem (enlist.paid, sizeof enlist.paid, ((const gint16[]) { 0, 1, 0, 1 }), 4 * sizeof (gint16));
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  g_assert_cmpint (bce_count_pile (&night->state, LICTOR), ==, 5);
}

static void
test_enlist_phase (void)
{
  g_autoptr (Night) night = night_start (3);
  BceEnlist enlist = { .seat = 1, .recruit = herald, .paid = { 2 }, .next = BCE_NOBODY };

  night_correct (night, BCE_CORRECT_CUBES, 1, BCE_THING_POLITICAL, 4);
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PHASE);
  night_go (night, BCE_STAGE_ENLISTMENT);
  night_correct (night, BCE_CORRECT_PASSED, 1, 0, 1);
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PASSED);
  night_go (night, BCE_STAGE_SCORING);
  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_NOW, BCE_STAGE_SCORING, 0);
}

static void
test_not_in_market (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist = { .seat = 1, .recruit = RECRUIT (BCE_POLITICAL, CAPTAIN), .next = BCE_NOBODY };

  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_COMPONENT, 0, 1);
  enlist.recruit = LICTOR + 1;
  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_COMPONENT, 0, 0);
}

/* With three players there are 3 legates. */
static void
test_pile_empty (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist = { .seat = 1, .recruit = legate, .paid = { 2, 0, 0, 1 }, .loyalty = 1, .next = BCE_NOBODY };

  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 4);
  for (guint i = 0; i < 3; i++)
    {
      set_cubes (night, 1, 2, 0, 0, 1);
      night_fine (night, BCE_ENTRY_ENLIST, &enlist);
    }
  set_cubes (night, 1, 2, 0, 0, 1);
  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_PILE, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, legate);
}

/* Loyalty spent on a cost goes to the Collegium, or to the supply where the table plays so. */
static void
test_loyalty_spent (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist = { .seat = 1, .recruit = legate, .paid = { 2, 0, 0, 1 }, .loyalty = 1, .next = BCE_NOBODY };

  set_cubes (night, 1, 2, 0, 0, 1);
  night_impossible (night, BCE_ENTRY_ENLIST, &enlist, BCE_COUNT_LOYALTY, 0, 1);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 2);
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  g_assert_cmpint (bce_count_loyalty (&night->state, 1), ==, 1);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 1), ==, 1);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 38);

  night_rule (night, BCE_RULING_LOYALTY_TO_SUPPLY, TRUE);
  set_cubes (night, 1, 2, 0, 0, 1);
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  g_assert_cmpint (bce_count_loyalty (&night->state, 1), ==, 0);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 1), ==, 1);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 39);
}

/* Cubes that are not tracked have no price, loyalty has. */
static void
test_untracked (void)
{
  g_autoptr (Night) night = night_start (3);
  BceEnlist enlist;

  night_rule (night, BCE_RULING_CUBES, FALSE);
  night_go (night, BCE_STAGE_ENLISTMENT);
  enlist = fill_enlist (night, 1, legate);
  g_assert_cmpint (enlist.paid[BCE_THING_POLITICAL], ==, 0);
  g_assert_cmpint (enlist.loyalty, ==, 1);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 2);
  enlist.paid[BCE_THING_POLITICAL] = 9;
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
  enlist.loyalty = 0;
  night_against (night, BCE_ENTRY_ENLIST, &enlist, BCE_RULE_PRICE);
}

static void
test_cost_unknown (void)
{
  g_autoptr (Night) night = start_enlistment ();
  BceEnlist enlist;

  g_array_index (night->box->recruits, BceRecruit, herald).cost_known = FALSE;
  g_assert_false (bce_fill_enlist (&night->state, night->box, 1, herald, &enlist));
  g_assert_cmpint (enlist.paid[BCE_THING_POLITICAL], ==, 0);
  night_fine (night, BCE_ENTRY_ENLIST, &enlist);
}

/* Of three heralds and two loyalty, one card is discarded openly and one face down. */
static void
test_discard (void)
{
  g_autoptr (Night) night = night_start (3);
  BceDiscard discard = { .seat = 1, .recruits = { herald }, .n_recruits = 1, .hidden = 1 };

  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 3);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 2);
  night_go (night, BCE_STAGE_DISCARD);
  g_assert_cmpint (bce_count_cards (&night->state, 1), ==, 5);
  night_fine (night, BCE_ENTRY_DISCARD, &discard);
  g_assert_cmpint (bce_count_cards (&night->state, 1), ==, 3);
  g_assert_cmpint (bce_count_cards_of (&night->state, 1, herald), ==, 2);
  g_assert_cmpint (bce_count_loyalty (&night->state, 1), ==, 2);
  g_assert_cmpint (bce_count_pile (&night->state, herald), ==, 3);

  discard = (BceDiscard) { .seat = 1, .recruits = { herald, herald, herald }, .n_recruits = 3 };
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_CARDS, 2, 3);
  discard = (BceDiscard) { .seat = 1, .hidden = 4 };
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_HAND, 3, 4);
  discard = (BceDiscard) { .seat = 1, .loyalty = 3 };
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_LOYALTY, 2, 3);

  discard = (BceDiscard) { .seat = 1, .loyalty = 1, .cubes = { 1, 0, 0, 2 } };
  night_fine (night, BCE_ENTRY_DISCARD, &discard);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 1), ==, 1);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 38);
  g_assert_cmpint (bce_count_cubes (&night->state, 1), ==, 2);
  g_assert_cmpint (bce_count_cubes_supply (&night->state, BCE_THING_SUPPORT), ==, 26);
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_CUBES, 0, 1);

  discard = (BceDiscard) { .seat = 1, .recruits = { LICTOR + 1 }, .n_recruits = 1 };
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_COMPONENT, 0, 0);
}

/* A Herald and a loyalty that nobody recorded as taken are given up: both are recorded with it. One of 3 Heralds is left. */
static void
test_discard_late (void)
{
  g_autoptr (Night) night = night_start (3);
  BceDiscard discard = {
    .seat = 1, .recruits = { herald, herald }, .n_recruits = 2, .late = { herald }, .n_late = 1, .loyalty = 1, .late_loyalty = 1,
  };

  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 2);
  night_go (night, BCE_STAGE_DISCARD);
  night_fine (night, BCE_ENTRY_DISCARD, &discard);
  g_assert_cmpint (night->state.players[1].enlisted[herald], ==, 3);
  g_assert_cmpint (bce_count_cards_of (&night->state, 1, herald), ==, 1);
  g_assert_cmpint (night->state.players[1].loyalty, ==, 1);
  g_assert_cmpint (bce_count_loyalty (&night->state, 1), ==, 0);

  discard.late[0] = LICTOR + 1;
  night_impossible (night, BCE_ENTRY_DISCARD, &discard, BCE_COUNT_COMPONENT, 0, 0);
}

static void
test_discard_phase (void)
{
  g_autoptr (Night) night = night_start (3);
  BceDiscard discard = { .seat = 1, .loyalty = 0 };

  night_against (night, BCE_ENTRY_DISCARD, &discard, BCE_RULE_PHASE);
  night_go (night, BCE_STAGE_DISCARD);
  night_correct (night, BCE_CORRECT_PASSED, 1, 0, 1);
  night_against (night, BCE_ENTRY_DISCARD, &discard, BCE_RULE_PASSED);
}

/* Five cubes and three loyalty are one more than seven; the Granary allows two more. */
static void
test_limit (void)
{
  g_autoptr (Night) night = night_start (3);
  BcePass pass;
  BceActivate activate;

  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 3);
  night_correct (night, BCE_CORRECT_LOYALTY, 2, 0, 2);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, GRANARY), 1);
  night_go (night, BCE_STAGE_DISCARD);

  bce_fill_pass (&night->state, 2, &pass);
  night_fine (night, BCE_ENTRY_PASS, &pass);
  bce_fill_pass (&night->state, 1, &pass);
  night_against (night, BCE_ENTRY_PASS, &pass, BCE_RULE_LIMIT);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 8);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 7);

  night_correct (night, BCE_CORRECT_PASSED, 1, 0, 0);
  bce_fill_activate (&night->state, night->box, 1, SITE (1, GRANARY), &activate);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (bce_count_limit (&night->state, 1), ==, 9);
  activate.gains.limit = -3;
  night_do (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (bce_count_limit (&night->state, 1), ==, 7);
  night_correct (night, BCE_CORRECT_LIMIT, 1, 0, 2);
  bce_fill_pass (&night->state, 1, &pass);
  night_fine (night, BCE_ENTRY_PASS, &pass);
}

/* All 40 are collected. 3 of seat 0 and 1 of seat 1 are in the Collegium. */
static Night *
start_shortage (void)
{
  Night *night = night_start (3);

  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 30);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 10);
  night_correct (night, BCE_CORRECT_LOYALTY_PLAYED, 0, 0, 2);
  night_correct (night, BCE_CORRECT_LOYALTY_SPENT, 0, 0, 1);
  night_correct (night, BCE_CORRECT_LOYALTY_DISCARDED, 1, 0, 1);
  return night;
}

static void
assert_fill (Night *night,
             int needed,
             int returned_0,
             int returned_1,
             int substitutes_expected)
{
  BceShortage shortage;

  bce_fill_loyalty (&night->state, needed, &shortage);
  g_assert_cmpint (shortage.returned[0], ==, returned_0);
  g_assert_cmpint (shortage.returned[1], ==, returned_1);
  g_assert_cmpint (shortage.returned[2], ==, 0);
  g_assert_cmpint (shortage.imperium[0], ==, returned_0);
  g_assert_cmpint (shortage.imperium[1], ==, returned_1);
  g_assert_cmpint (shortage.substitutes, ==, substitutes_expected);
}

/* Each who can returns one and gains 1 Imperium, again and again while one is needed: 2, then 1, then 1 come back; then nobody can. */
static void
test_shortage (void)
{
  g_autoptr (Night) night = start_shortage ();

  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 0);
  assert_fill (night, 0, 0, 0, 0);
  assert_fill (night, 1, 1, 1, 0);
  assert_fill (night, 2, 1, 1, 0);
  assert_fill (night, 3, 2, 1, 0);
  assert_fill (night, 4, 3, 1, 0);
  assert_fill (night, 6, 3, 1, 2);
}

/* The Curia's loyalty: seats 0 and 1 return one and gain 1 Imperium each; one of the two stays on the board. */
static void
test_shortage_activate (void)
{
  g_autoptr (Night) night = start_shortage ();
  BceActivate activate;

  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, CURIA), 3);
  night_go (night, BCE_STAGE_RESOLUTION);
  g_assert_true (bce_fill_activate (&night->state, night->box, 2, SITE (1, CURIA), &activate));
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (night->state.players[0].track, ==, 1);
  g_assert_cmpint (night->state.players[1].track, ==, 1);
  g_assert_cmpint (night->state.players[2].track, ==, 0);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 0), ==, 2);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 1), ==, 0);
  g_assert_cmpint (bce_count_loyalty (&night->state, 0), ==, 27);
  g_assert_cmpint (bce_count_loyalty (&night->state, 2), ==, 1);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 1);

  activate.gains.shortage.returned[0] = 0;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COLLEGIUM_LOYALTY, 0, 1);
  activate.gains.shortage.returned[1] = 0;
  activate.gains.things[BCE_THING_LOYALTY] = 2;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_LOYALTY_SUPPLY, 1, 2);
  activate.gains.shortage.substitutes = 1;
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_LOYALTY_LEFT);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 2);
  g_assert_cmpint (night->state.substitutes, ==, 1);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 0);
}

/* Nobody has loyalty in the Collegium: substitutes, and the total is 40 + substitutes. */
static void
test_substitutes (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build;

  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 39);
  g_assert_true (bce_fill_build (&night->state, night->box, 1, SITE (1, SHRINE), BCE_NONE, &build));
  g_assert_cmpint (build.gains.shortage.substitutes, ==, 1);
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.substitutes, ==, 1);
  g_assert_cmpint (night->state.players[0].loyalty + night->state.players[1].loyalty, ==, 41);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 0);
}

/* A card discarded face down may be the loyalty that is returned. */
static void
test_hidden_returned (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = { .seat = 2, .structure = SITE (1, CURIA),
                           .next = BCE_NOBODY, .gains.shortage = { .returned = { 1 } } };

  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 2);
  night_correct (night, BCE_CORRECT_HIDDEN, 0, 0, 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, CURIA), 2);
  night_go (night, BCE_STAGE_RESOLUTION);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 39);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COLLEGIUM_LOYALTY, 0, 1);
}

static const NightTest tests[] = {
  { "/entries/cards/enlist", "3: take a recruit from its pile for its cost", test_enlist },
  { "/entries/cards/any-type", "1: 1 of any type", test_any_type },
  { "/entries/cards/enlist-phase", "3: enlistment", test_enlist_phase },
  { "/entries/cards/not-in-market", "2: one tier-2 pile and one tier-3 pile are removed", test_not_in_market },
  { "/entries/cards/pile-empty", "3: a component that has run out cannot be collected", test_pile_empty },
  { "/entries/cards/loyalty-spent", "3: R (setting loyalty_spent: collegium or supply)", test_loyalty_spent },
  { "/entries/cards/untracked", "cubes that are not tracked", test_untracked },
  { "/entries/cards/cost-unknown", "1: an unknown value can always wait", test_cost_unknown },
  { "/entries/cards/discard", "3: a discarded card goes to the Collegium, a cube to the supply; hidden discards",
    test_discard },
  { "/entries/cards/discard-late", "the table is right about what was never recorded, too", test_discard_late },
  { "/entries/cards/discard-phase", "3: discard", test_discard_phase },
  { "/entries/cards/limit", "3: then cards + cubes at most 7 plus increases", test_limit },
  { "/entries/cards/shortage", "3: every player with loyalty in the Collegium returns one; repeat while needed",
    test_shortage },
  { "/entries/cards/shortage-activate", "3: … and gains 1 Imperium", test_shortage_activate },
  { "/entries/cards/substitutes", "3: R: when nobody can, the entry adds substitute pieces", test_substitutes },
  { "/entries/cards/hidden-returned", "3: loyalty likewise", test_hidden_returned },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
