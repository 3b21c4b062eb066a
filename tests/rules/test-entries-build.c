/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Building and activating structures of a tracked game (rules, section 3). */

#include "bce-fill.h"
#include "night-box.h"

static BceBuild
fill_structure (Night *night,
                guint seat,
                int structure)
{
  BceBuild build;

  g_assert_true (bce_fill_build (&night->state, night->box, seat, structure, BCE_NONE, &build));
  return build;
}

static BceBuild
fill_statue (Night *night,
             guint seat,
             int statue)
{
  BceBuild build;

  g_assert_true (bce_fill_build (&night->state, night->box, seat, BCE_NONE, statue, &build));
  return build;
}

static BceActivate
fill_activate (Night *night,
               guint seat,
               int structure)
{
  BceActivate activate;

  bce_fill_activate (&night->state, night->box, seat, structure, &activate);
  return activate;
}

static BceStructure *
structure_of (Night *night,
              int structure)
{
  return &g_array_index (night->box->structures, BceStructure, structure);
}

/* Seat 1 pays 1 of 5 denarii for the Mint and moves 1 of 13 architects; seat 2 is next. */
static void
test_build (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));

  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.players[1].denarii, ==, 4);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 26);
  g_assert_cmpint (night->state.structures[SITE (1, MINT)].architects[1], ==, 1);
  g_assert_cmpint (bce_count_architects (&night->state, 1), ==, 12);
  g_assert_cmpint (night->state.turn, ==, 2);

  build = fill_statue (night, 2, STATUE_TOLD);
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.players[2].denarii, ==, 2);
  g_assert_cmpint (night->state.statues[STATUE_TOLD].architects[2], ==, 1);
  g_assert_cmpint (bce_count_built (&night->state, 2), ==, 1);
}

static void
test_price (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));

  build.paid = 2;
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_PRICE);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 2);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 1);
  g_assert_cmpint (night->state.players[1].denarii, ==, 3);

  build.seat = 2;
  build.paid = 6;
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_DENARII, 5, 6);
  g_assert_cmpint (night->verdict.facts[0].seat, ==, 2);
}

/* A price that nobody has told speaks against nothing; where denarii are not tracked, none does. */
static void
test_price_unknown (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build;

  structure_of (night, SITE (1, MINT))->cost.known = FALSE;
  g_assert_false (bce_fill_build (&night->state, night->box, 1, SITE (1, MINT), BCE_NONE, &build));
  g_assert_cmpint (build.paid, ==, 0);
  build.paid = 4;
  night_fine (night, BCE_ENTRY_BUILD, &build);

  night_rule (night, BCE_RULING_DENARII, FALSE);
  build = fill_structure (night, 2, SITE (1, MINT));
  g_assert_cmpint (build.paid, ==, 0);
  build.paid = 3;
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.players[2].denarii, ==, 0);
}

static void
test_phase (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));

  night_correct (night, BCE_CORRECT_PASSED, 1, 0, 1);
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_PASSED);
  night_go (night, BCE_STAGE_PRODUCTION);
  build.seat = 2;
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_PHASE);
  night_go (night, BCE_STAGE_FINAL_CONSTRUCTION);
  build = fill_statue (night, 1, STATUE_TOLD);
  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_go (night, BCE_STAGE_SCORING);
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_NOW, BCE_STAGE_SCORING, 0);
}

static void
test_once (void)
{
  g_autoptr (Night) night = night_start (5);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));

  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_BUILT_ALREADY);

  build = fill_structure (night, 2, SITE (1, MARKET));
  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.structures[SITE (1, MARKET)].architects[2], ==, 2);

  build = fill_statue (night, 3, STATUE_TOLD);
  build.paid = 3;
  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_correct (night, BCE_CORRECT_DENARII, 3, 0, 5);
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_BUILT_ALREADY);

  structure_of (night, SITE (1, FARM))->multiple = -1;
  build = fill_structure (night, 4, SITE (1, FARM));
  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_fine (night, BCE_ENTRY_BUILD, &build);
}

/* The statue has spaces for any number of players, for 4 or more and for 5; each has one architect there. */
static void
test_spaces (void)
{
  for (guint n_seats = 3; n_seats <= 5; n_seats++)
    {
      g_autoptr (Night) night = night_start (n_seats);
      guint spaces = n_seats - 2;

      for (guint seat = 0; seat < spaces; seat++)
        {
          BceBuild build = fill_statue (night, seat, STATUE_STATUES);

          night_fine (night, BCE_ENTRY_BUILD, &build);
        }
      for (guint seat = spaces; seat < n_seats; seat++)
        {
          BceBuild build = fill_statue (night, seat, STATUE_STATUES);

          night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_NO_SPACE);
          g_assert_cmpint (night->verdict.facts[0].have, ==, seat);
          g_assert_cmpint (night->verdict.facts[0].need, ==, seat + 1);
        }
    }
}

/* A space that may be for more players may be open; of a list that nobody knows, nothing is full. */
static void
test_spaces_unknown (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build;

  structure_of (night, SITE (1, FARM))->spaces[2].known = FALSE;
  structure_of (night, SITE (1, MINT))->spaces_known = FALSE;
  for (guint seat = 0; seat < 3; seat++)
    {
      build = fill_structure (night, seat, SITE (1, FARM));
      night_fine (night, BCE_ENTRY_BUILD, &build);
      build = fill_structure (night, seat, SITE (1, MINT));
      night_fine (night, BCE_ENTRY_BUILD, &build);
    }
}

static void
test_not_in_play (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));

  night_correct (night, BCE_CORRECT_STRUCTURE_ERA, 0, SITE (1, MINT), 0);
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_COMPONENT, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, SITE (1, MINT));

  build = fill_statue (night, 1, STATUE_TOLD);
  night_correct (night, BCE_CORRECT_STATUE_IN_PLAY, 0, STATUE_TOLD, 0);
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_COMPONENT, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, BCE_MAX_STRUCTURES + STATUE_TOLD);

  build.statue = N_STATUES;
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_COMPONENT, 0, 0);
  build.statue = BCE_NONE;
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_COMPONENT, 0, 0);
}

/* Structures of a coming era may be built early, where the table allows it, but never activated. */
static void
test_coming_era (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (2, MINT));
  BceActivate activate = fill_activate (night, 1, SITE (2, MINT));

  night_fine (night, BCE_ENTRY_BUILD, &build);
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_COMING_ERA);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 1);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 2);

  night_rule (night, BCE_RULING_BUILD_EARLY, FALSE);
  build.seat = 2;
  night_against (night, BCE_ENTRY_BUILD, &build, BCE_RULE_COMING_ERA);

  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 3);
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_ACTIVATED);
  activate.seat = 2;
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  build = fill_structure (night, 0, SITE (2, FARM));
  night_fine (night, BCE_ENTRY_BUILD, &build);
}

/* 8 architects on the Road and 5 on the Market are all 13. */
static void
test_no_architect (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, MINT));
  BceActivate activate = fill_activate (night, 1, SITE (1, ROAD));

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 8);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, MARKET), 5);
  night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_ARCHITECTS, 0, 1);
  night_go (night, BCE_STAGE_PRODUCTION);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
}

/* An effect that is given once, when it is built, also early, and never again. */
static void
test_immediate (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build = fill_structure (night, 1, SITE (1, SHRINE));
  BceActivate activate;

  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.players[1].loyalty, ==, 2);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 38);

  build = fill_structure (night, 2, SITE (3, ARCH));
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.players[2].track, ==, 3);

  activate = fill_activate (night, 1, SITE (1, SHRINE));
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_IMMEDIATE);

  build = fill_structure (night, 0, SITE (1, MINT));
  g_assert_cmpint (build.gains.things[BCE_THING_DENARIUS], ==, 0);

  structure_of (night, SITE (2, SHRINE))->immediate = -1;
  g_assert_false (bce_fill_build (&night->state, night->box, 1, SITE (2, SHRINE), BCE_NONE, &build));
  g_assert_cmpint (build.gains.things[BCE_THING_LOYALTY], ==, 0);
}

static void
test_activate (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = fill_activate (night, 1, SITE (1, MINT));

  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_NOT_OWNER);
  g_assert_cmpint (night->state.players[1].denarii, ==, 6);
  g_assert_cmpint (night->state.turn, ==, 2);

  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, MINT), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, FARM), 1);
  activate = fill_activate (night, 2, SITE (1, MINT));
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (night->state.turn, ==, 0);
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_ACTIVATED);
  activate = fill_activate (night, 2, SITE (1, FARM));
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_OTHER_PHASE);

  night_go (night, BCE_STAGE_PRODUCTION);
  activate = fill_activate (night, 2, SITE (1, FARM));
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, FARM), 0);
  night_correct (night, BCE_CORRECT_STRUCTURE_ERA, 0, SITE (1, FARM), 0);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COMPONENT, 0, 1);
  night_go (night, BCE_STAGE_SCORING);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_NOW, BCE_STAGE_SCORING, 0);
  activate.structure = BCE_N_ERAS * N_SITES;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COMPONENT, 0, 0);
}

/* Two architects activate twice, or once where the table says so; a new phase begins anew. */
static void
test_per_architect (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = { .seat = 1, .structure = SITE (1, ROAD),
                           .next = BCE_NOBODY };

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 2);
  night_go (night, BCE_STAGE_PRODUCTION);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_ACTIVATED);
  g_assert_cmpint (night->verdict.facts[0].have, ==, 2);
  g_assert_cmpint (night->verdict.facts[0].need, ==, 2);

  night_go (night, BCE_STAGE_CONSTRUCTION);
  night_go (night, BCE_STAGE_PRODUCTION);
  night_rule (night, BCE_RULING_PER_ARCHITECT, FALSE);
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_ACTIVATED);
}

/* What effects come to: as far as the supply goes, and no further than the player can pay. */
static void
test_effects (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = fill_activate (night, 1, SITE (1, FARM));

  g_assert_cmpint (activate.gains.things[BCE_THING_POLITICAL], ==, 2);
  night_correct (night, BCE_CORRECT_CUBES, 0, BCE_THING_POLITICAL, 19);
  activate = fill_activate (night, 1, SITE (1, FARM));
  g_assert_cmpint (activate.gains.things[BCE_THING_POLITICAL], ==, 1);
  activate.gains.things[BCE_THING_POLITICAL] = 2;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_CUBES_SUPPLY, 1, 2);

  activate = fill_activate (night, 1, SITE (1, MARKET));
  g_assert_cmpint (activate.gains.things[BCE_THING_DENARIUS], ==, -1);
  g_assert_cmpint (activate.gains.things[BCE_THING_SUPPORT], ==, 3);
  night_correct (night, BCE_CORRECT_DENARII, 1, 0, 0);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_DENARII, 0, 1);

  activate = fill_activate (night, 1, SITE (1, GRANARY));
  g_assert_cmpint (activate.gains.limit, ==, 2);

  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 35);
  activate = fill_activate (night, 1, SITE (1, MINT));
  g_assert_cmpint (activate.gains.things[BCE_THING_DENARIUS], ==, 0);
  activate.gains.things[BCE_THING_DENARIUS] = 1;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_DENARII_SUPPLY, 0, 1);

  activate.gains.things[BCE_THING_DENARIUS] = 0;
  activate.gains.things[BCE_THING_IMPERIUM] = -1;
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_TRACK, 0, 1);
}

/* What the table tells: effects in words, an exchange, where an architect moves. */
static void
test_told (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate;

  g_assert_true (bce_fill_activate (&night->state, night->box, 1, SITE (1, CURIA), &activate));
  g_assert_false (bce_fill_activate (&night->state, night->box, 1, SITE (1, SALON), &activate));
  g_assert_false (bce_fill_activate (&night->state, night->box, 1, SITE (1, ROAD), &activate));
  g_clear_pointer (&structure_of (night, SITE (1, CURIA))->effects, g_array_unref);
  g_assert_false (bce_fill_activate (&night->state, night->box, 1, SITE (1, CURIA), &activate));

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 2);
  night_go (night, BCE_STAGE_PRODUCTION);
  activate = (BceActivate) { .seat = 1, .structure = SITE (1, ROAD), .next = BCE_NOBODY };
  activate.gains.moves[0] = (BceArchitectMove) { SITE (1, ROAD), BCE_NONE, SITE (1, MINT), BCE_NONE };
  activate.gains.n_moves = 1;
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (night->state.structures[SITE (1, ROAD)].architects[1], ==, 1);
  g_assert_cmpint (night->state.structures[SITE (1, MINT)].architects[1], ==, 1);
  g_assert_cmpint (bce_count_architects (&night->state, 1), ==, 11);

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 3);
  activate.gains.moves[0].from = SITE (1, FARM);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_ON_SITE, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, SITE (1, FARM));
  activate.gains.moves[0] = (BceArchitectMove) { SITE (1, MINT), BCE_NONE, SITE (1, SALON), BCE_NONE };
  night_correct (night, BCE_CORRECT_STRUCTURE_ERA, 0, SITE (1, SALON), 0);
  night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COMPONENT, 0, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, SITE (1, SALON));
}

/* Two architects move with one activation: one to a statue, one into the supply. */
static void
test_two_moves (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = { .seat = 1, .structure = SITE (1, ROAD), .next = BCE_NOBODY };

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, MINT), 1);
  night_go (night, BCE_STAGE_PRODUCTION);
  activate.gains.n_moves = 2;
  activate.gains.moves[0] = (BceArchitectMove) { SITE (1, ROAD), BCE_NONE, BCE_NONE, STATUE_TILES };
  activate.gains.moves[1] = (BceArchitectMove) { SITE (1, MINT), BCE_NONE, BCE_NONE, BCE_NONE };
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpint (night->state.structures[SITE (1, ROAD)].architects[1], ==, 0);
  g_assert_cmpint (night->state.structures[SITE (1, MINT)].architects[1], ==, 0);
  g_assert_cmpint (night->state.statues[STATUE_TILES].architects[1], ==, 1);
  g_assert_cmpint (bce_count_architects (&night->state, 1), ==, 12);
}

/* The Mint has two spaces: an architect may take the one that another leaves, and not a third. */
static void
test_move_space (void)
{
  g_autoptr (Night) night = night_start (3);
  BceActivate activate = { .seat = 1, .structure = SITE (1, ROAD), .next = BCE_NOBODY };

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 3);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, MINT), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, MINT), 1);
  night_go (night, BCE_STAGE_PRODUCTION);
  activate.gains.n_moves = 2;
  activate.gains.moves[0] = (BceArchitectMove) { SITE (1, ROAD), BCE_NONE, SITE (1, MINT), BCE_NONE };
  activate.gains.moves[1] = (BceArchitectMove) { SITE (1, MINT), BCE_NONE, SITE (1, FARM), BCE_NONE };
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  activate.gains.n_moves = 1;
  night_against (night, BCE_ENTRY_ACTIVATE, &activate, BCE_RULE_NO_SPACE);
  g_assert_cmpint (night->verdict.facts[0].index, ==, SITE (1, MINT));
}

/* The 2 denarii that the Arch costs are in the supply when its effect happens, and the supply was empty before. */
static void
test_paid_first (void)
{
  g_autoptr (Night) night = night_start (3);
  BceStructure *arch = structure_of (night, SITE (1, ARCH));
  const BceDeed collect = { .kind = BCE_DEED_COLLECT, .what = BCE_THING_DENARIUS, .count = 3 };
  BceBuild build;

  g_array_set_size (arch->effects, 0);
  g_array_append_val (arch->effects, collect);
  night_correct (night, BCE_CORRECT_DENARII, 0, 0, 30);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 0);
  g_assert_true (bce_fill_build (&night->state, night->box, 1, SITE (1, ARCH), BCE_NONE, &build));
  g_assert_cmpint (build.gains.things[BCE_THING_DENARIUS], ==, 2);
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 0);
}

/* An immediate effect moves one when the Arch is built. */
static void
test_move_built (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBuild build;

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 1);
  bce_fill_build (&night->state, night->box, 1, SITE (1, ARCH), BCE_NONE, &build);
  build.gains.n_moves = 1;
  build.gains.moves[0] = (BceArchitectMove) { SITE (1, ROAD), BCE_NONE, SITE (1, MINT), BCE_NONE };
  night_fine (night, BCE_ENTRY_BUILD, &build);
  g_assert_cmpint (night->state.structures[SITE (1, ARCH)].architects[1], ==, 1);
  g_assert_cmpint (night->state.structures[SITE (1, MINT)].architects[1], ==, 1);
  g_assert_cmpint (night->state.structures[SITE (1, ROAD)].architects[1], ==, 0);
}

static void
test_bad_moves (void)
{
  static const BceArchitectMove bad[] = {
    { BCE_N_ERAS * N_SITES, BCE_NONE, SITE (1, MINT), BCE_NONE },
    { SITE (1, ROAD), BCE_NONE, BCE_N_ERAS * N_SITES, BCE_NONE },
    { BCE_NONE, N_STATUES, SITE (1, MINT), BCE_NONE },
    { SITE (1, ROAD), BCE_NONE, BCE_NONE, N_STATUES },
    { SITE (1, ROAD), STATUE_TILES, SITE (1, MINT), BCE_NONE },
    { SITE (1, ROAD), BCE_NONE, SITE (1, MINT), STATUE_TILES },
  };
  g_autoptr (Night) night = night_start (3);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      BceActivate activate = { .seat = 1, .structure = SITE (1, ROAD), .next = BCE_NOBODY };
      BceBuild build = { .seat = 1, .structure = SITE (1, ARCH), .statue = BCE_NONE, .next = BCE_NOBODY };

      activate.gains.moves[0] = build.gains.moves[0] = bad[i];
      activate.gains.n_moves = build.gains.n_moves = 1;
      night_impossible (night, BCE_ENTRY_ACTIVATE, &activate, BCE_COUNT_COMPONENT, 0, 0);
      night_impossible (night, BCE_ENTRY_BUILD, &build, BCE_COUNT_COMPONENT, 0, 0);
    }
}

/* In construction only the Mint: the Farm works in production, the Arch only when it is built. */
static void
test_activatable (void)
{
  g_autoptr (Night) night = night_start (3);
  gint16 structures[BCE_MAX_STRUCTURES];
  BceActivate activate;

  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, MINT), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, FARM), 1);
  night_correct (night, BCE_CORRECT_STRUCTURE, 1, SITE (1, ARCH), 1);
  g_assert_cmpuint (bce_fill_activatable (&night->state, night->box, 2, structures), ==, 0);
  g_assert_cmpuint (bce_fill_activatable (&night->state, night->box, 1, structures), ==, 1);
  g_assert_cmpint (structures[0], ==, SITE (1, MINT));

  activate = fill_activate (night, 1, SITE (1, MINT));
  night_fine (night, BCE_ENTRY_ACTIVATE, &activate);
  g_assert_cmpuint (bce_fill_activatable (&night->state, night->box, 1, structures), ==, 0);
}

static const NightTest tests[] = {
  { "/entries/build/build", "3: build (pay denarii, move an architect)", test_build },
  { "/entries/build/price", "3: pay denarii", test_price },
  { "/entries/build/price-unknown", "1: an unknown value can always wait", test_price_unknown },
  { "/entries/build/phase", "3: construction; or pass for good; 3: one more construction", test_phase },
  { "/entries/build/once", "3: once per player, except …; R: a statue once per player", test_once },
  { "/entries/build/spaces", "3: spaces marked IV or V exist only with that many players or more", test_spaces },
  { "/entries/build/spaces-unknown", "1: an unknown value can always wait", test_spaces_unknown },
  { "/entries/build/not-in-play", "2: structure tiles drawn", test_not_in_play },
  { "/entries/build/coming-era", "3: R (setting): may be built early but are not activated before their era",
    test_coming_era },
  { "/entries/build/no-architect", "3: no architect left → no building; activating goes on", test_no_architect },
  { "/entries/build/immediate", "3: an immediate effect is given once, when built, also when built early",
    test_immediate },
  { "/entries/build/activate", "3: activate an own structure once per phase", test_activate },
  { "/entries/build/per-architect", "6, 4: R, setting per_architect: one activation each", test_per_architect },
  { "/entries/build/effects", "3: a component that has run out cannot be collected", test_effects },
  { "/entries/build/told", "6: effects are lists of collect, pay, limit, imperium, move_architect, exchange, manual",
    test_told },
  { "/entries/build/two-moves", "6: effects are lists of … move_architect", test_two_moves },
  { "/entries/build/move-space", "3: spaces", test_move_space },
  { "/entries/build/paid-first", "3: pay denarii; a structure with an immediate effect gives it when built", test_paid_first },
  { "/entries/build/move-built", "3: a structure with an immediate effect gives it once, when built", test_move_built },
  { "/entries/build/bad-moves", "the house: a place that does not exist is impossible", test_bad_moves },
  { "/entries/build/activatable", "3: activate an own construction structure once per phase", test_activatable },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
