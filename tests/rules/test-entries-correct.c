/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Corrections of a tracked game, and what its state is made of. */

#include <string.h>

#include "bce-correct.h"
#include "bce-ruling.h"
#include "night-box.h"
#include "scriba-record.h"

static const int herald = RECRUIT (BCE_POLITICAL, HERALD);

#define STATE(member) G_STRUCT_OFFSET (BceState, member)

/* Each kind with a value, after which one number of the state has it. */
static void
test_kinds (void)
{
  static const struct { BceCorrectKind what; int index; int value; gsize offset; gsize size; int expected; } cases[] = {
    { BCE_CORRECT_TRACK, 0, 12, STATE (players[1].track), 2, 12 },
    { BCE_CORRECT_DENARII, 0, 7, STATE (players[1].denarii), 2, 7 },
    { BCE_CORRECT_CUBES, BCE_THING_SOCIAL, 3, STATE (players[1].cubes[BCE_THING_SOCIAL]), 2, 3 },
    { BCE_CORRECT_ENLISTED, LICTOR, 5, STATE (players[1].enlisted[LICTOR]), 2, 5 },
    { BCE_CORRECT_PLAYED, LICTOR, 2, STATE (players[1].played[LICTOR]), 2, 2 },
    { BCE_CORRECT_DISCARDED, LICTOR, 1, STATE (players[1].discarded[LICTOR]), 2, 1 },
    { BCE_CORRECT_HIDDEN, 0, 2, STATE (players[1].hidden), 2, 2 },
    { BCE_CORRECT_LOYALTY, 0, 9, STATE (players[1].loyalty), 2, 9 },
    { BCE_CORRECT_LOYALTY_PLAYED, 0, 4, STATE (players[1].loyalty_played), 2, 4 },
    { BCE_CORRECT_LOYALTY_SPENT, 0, 1, STATE (players[1].loyalty_spent), 2, 1 },
    { BCE_CORRECT_LOYALTY_SUPPLIED, 0, 2, STATE (players[1].loyalty_supplied), 2, 2 },
    { BCE_CORRECT_LOYALTY_DISCARDED, 0, 1, STATE (players[1].loyalty_discarded), 2, 1 },
    { BCE_CORRECT_LOYALTY_RETURNED, 0, 6, STATE (players[1].loyalty_returned), 2, 6 },
    { BCE_CORRECT_LIMIT, 0, 3, STATE (players[1].limit), 2, 3 },
    { BCE_CORRECT_PASSED, 0, 1, STATE (players[1].passed), 1, 1 },
    { BCE_CORRECT_STRUCTURE, SITE (2, FARM), 1, STATE (structures[SITE (2, FARM)].architects[1]), 2, 1 },
    { BCE_CORRECT_STATUE, STATUE_TILES, 1, STATE (statues[STATUE_TILES].architects[1]), 2, 1 },
    { BCE_CORRECT_PILE, LICTOR, 0, STATE (removed[LICTOR]), 2, 1 },
    { BCE_CORRECT_TILE, 5, 3, STATE (tiles[5]), 2, 3 },
    { BCE_CORRECT_SUBSTITUTES, 0, 2, STATE (substitutes), 2, 2 },
    { BCE_CORRECT_SENATE, 0, SENATE_TOLD, STATE (senate), 2, SENATE_TOLD },
    { BCE_CORRECT_STAGE, 0, BCE_STAGE_DISCARD, STATE (stage), 1, BCE_STAGE_DISCARD },
    { BCE_CORRECT_YEAR, 0, 4, STATE (year), 2, 4 },
    { BCE_CORRECT_IM, 0, 2, STATE (im), 2, 2 },
    { BCE_CORRECT_NEXT_IM, 0, 1, STATE (next_im), 2, 1 },
    { BCE_CORRECT_TURN, 0, 2, STATE (turn), 2, 2 },
    { BCE_CORRECT_STRUCTURE_ERA, SITE (1, ROAD), 0, STATE (structures[SITE (1, ROAD)].era), 2, 0 },
    { BCE_CORRECT_STATUE_IN_PLAY, STATUE_TOLD, 0, STATE (statues[STATUE_TOLD].era), 2, 0 },
  };
  g_autoptr (Night) night = night_start (3);

  g_assert_cmpuint (G_N_ELEMENTS (cases), ==, BCE_N_CORRECT_KINDS);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BceState before = night->state;
      gchar *place = (gchar *) &night->state + cases[i].offset;

      night_correct (night, cases[i].what, 1, cases[i].index, cases[i].value);
      g_assert_cmpint (bce_correct_read (&night->state, cases[i].what, 1, cases[i].index), ==, cases[i].value);
      g_assert_cmpint (cases[i].size == 2 ? *(gint16 *) place : *place, ==, cases[i].expected);
      memcpy (place, (gchar *) &before + cases[i].offset, cases[i].size);
      g_assert_true (scriba_record_equal (&bce_state_shape, &night->state, &before));
      night_correct (night, cases[i].what, 1, cases[i].index, cases[i].value);
    }
}

/* What would break a count names it. Seat 1 has 3 heralds, 2 of them played, 2 loyalty, both spent. */
static void
test_counts (void)
{
  static const struct { BceCorrect correct; BceCountKind count; int have; int need; } cases[] = {
    { { BCE_CORRECT_DENARII, 1, 0, 31 }, BCE_COUNT_DENARII_SUPPLY, 25, 26 },
    { { BCE_CORRECT_CUBES, 1, BCE_THING_MILITARY, 21 }, BCE_COUNT_CUBES_SUPPLY, 20, 21 },
    { { BCE_CORRECT_CUBES, 1, BCE_THING_SUPPORT, 31 }, BCE_COUNT_CUBES_SUPPLY, 30, 31 },
    { { BCE_CORRECT_ENLISTED, 1, RECRUIT (BCE_POLITICAL, HERALD), 7 }, BCE_COUNT_PILE, 3, 4 },
    { { BCE_CORRECT_ENLISTED, 1, RECRUIT (BCE_POLITICAL, HERALD), 1 }, BCE_COUNT_CARDS, 1, 2 },
    { { BCE_CORRECT_ENLISTED, 1, RECRUIT (BCE_POLITICAL, CAPTAIN), 1 }, BCE_COUNT_PILE, 0, 1 },
    { { BCE_CORRECT_PLAYED, 1, RECRUIT (BCE_POLITICAL, HERALD), 4 }, BCE_COUNT_CARDS, 1, 2 },
    { { BCE_CORRECT_DISCARDED, 1, RECRUIT (BCE_POLITICAL, HERALD), 2 }, BCE_COUNT_CARDS, 1, 2 },
    { { BCE_CORRECT_HIDDEN, 1, 0, 2 }, BCE_COUNT_HAND, 1, 2 },
    { { BCE_CORRECT_LOYALTY, 1, 0, 41 }, BCE_COUNT_LOYALTY_SUPPLY, 38, 39 },
    { { BCE_CORRECT_LOYALTY, 1, 0, 1 }, BCE_COUNT_LOYALTY, 0, 1 },
    { { BCE_CORRECT_LOYALTY_PLAYED, 1, 0, 1 }, BCE_COUNT_LOYALTY, 0, 1 },
    { { BCE_CORRECT_LOYALTY_RETURNED, 1, 0, 3 }, BCE_COUNT_COLLEGIUM_LOYALTY, 2, 3 },
    { { BCE_CORRECT_STRUCTURE, 1, SITE (1, ROAD), 14 }, BCE_COUNT_ARCHITECTS, 13, 14 },
    { { BCE_CORRECT_STATUE, 1, STATUE_TILES, 15 }, BCE_COUNT_ARCHITECTS, 13, 15 },
    { { BCE_CORRECT_PILE, 0, RECRUIT (BCE_POLITICAL, HERALD), 6 }, BCE_COUNT_PILE, 5, 6 },
    { { BCE_CORRECT_PILE, 0, RECRUIT (BCE_POLITICAL, CAPTAIN), 1 }, BCE_COUNT_PILE, 0, 1 },
    { { BCE_CORRECT_STRUCTURE, 1, SITE (3, SALON), 1 }, BCE_COUNT_COMPONENT, 0, 1 },
    { { BCE_CORRECT_STATUE, 1, STATUE_TOLD, 1 }, BCE_COUNT_COMPONENT, 0, 1 },
    { { BCE_CORRECT_STRUCTURE_ERA, 0, SITE (1, MINT), 0 }, BCE_COUNT_COMPONENT, 0, 1 },
    { { BCE_CORRECT_STATUE_IN_PLAY, 0, STATUE_LOYALTY, 0 }, BCE_COUNT_COMPONENT, 0, 1 },
  };
  g_autoptr (Night) night = night_start (3);

  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 3);
  night_correct (night, BCE_CORRECT_PLAYED, 1, herald, 2);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 2);
  night_correct (night, BCE_CORRECT_LOYALTY_SPENT, 1, 0, 2);
  night_correct (night, BCE_CORRECT_STRUCTURE_ERA, 0, SITE (3, SALON), 0);
  night_correct (night, BCE_CORRECT_STATUE_IN_PLAY, 0, STATUE_TOLD, 0);
  night_correct (night, BCE_CORRECT_STRUCTURE, 2, SITE (1, MINT), 1);
  night_correct (night, BCE_CORRECT_STATUE, 2, STATUE_LOYALTY, 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    night_impossible (night, BCE_ENTRY_CORRECT, &cases[i].correct, cases[i].count, cases[i].have, cases[i].need);

  /* The set-up took 2 of 8 out of the pile; the table left them in. */
  night_correct (night, BCE_CORRECT_PILE, 0, herald, 5);
  g_assert_cmpint (bce_count_pile (&night->state, herald), ==, 5);
}

/* There is no such seat, component or value. */
static void
test_bad (void)
{
  static const BceCorrect bad[] = {
    { BCE_CORRECT_TRACK, 3, 0, 1 },
    { BCE_CORRECT_TRACK, 0, 1, 1 },
    { BCE_CORRECT_TRACK, 0, 0, -1 },
    { BCE_CORRECT_CUBES, 0, BCE_N_CUBES, 1 },
    { BCE_CORRECT_ENLISTED, 0, LICTOR + 1, 1 },
    { BCE_CORRECT_PASSED, 0, 0, 2 },
    { BCE_CORRECT_STRUCTURE, 0, BCE_N_ERAS * N_SITES, 0 },
    { BCE_CORRECT_STATUE, 0, N_STATUES, 0 },
    { BCE_CORRECT_TILE, 0, BCE_N_TILES, 0 },
    { BCE_CORRECT_TILE, 0, 0, 4 },
    { BCE_CORRECT_SENATE, 0, 0, 3 },
    { BCE_CORRECT_STAGE, 0, 0, BCE_STAGE_SETUP },
    { BCE_CORRECT_STAGE, 0, 0, BCE_STAGE_OVER },
    { BCE_CORRECT_YEAR, 0, 0, 0 },
    { BCE_CORRECT_YEAR, 0, 0, 7 },
    { BCE_CORRECT_IM, 0, 0, 3 },
    { BCE_CORRECT_IM, 0, 0, BCE_NOBODY },
    { BCE_CORRECT_NEXT_IM, 0, 0, 3 },
    { BCE_CORRECT_TURN, 0, 0, 3 },
    { BCE_CORRECT_STRUCTURE_ERA, 0, 0, 4 },
    { BCE_CORRECT_STATUE_IN_PLAY, 0, 0, 2 },
  };
  g_autoptr (Night) night = night_start (3);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    night_impossible (night, BCE_ENTRY_CORRECT, &bad[i], BCE_COUNT_COMPONENT, 0, 0);
}

/* Settings that a table changes during a game. */
static void
test_rulings (void)
{
  static const struct { BceRulingKind what; gsize offset; } cases[] = {
    { BCE_RULING_DENARII, STATE (settings.denarii) },
    { BCE_RULING_CUBES, STATE (settings.cubes) },
    { BCE_RULING_OPEN_COLLEGIUM, STATE (settings.open_collegium) },
    { BCE_RULING_BUILD_EARLY, STATE (settings.build_early) },
    { BCE_RULING_PER_ARCHITECT, STATE (settings.per_architect) },
    { BCE_RULING_LOYALTY_TO_SUPPLY, STATE (settings.loyalty_to_supply) },
  };
  g_autoptr (Night) night = night_start (3);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint8 *place = (gint8 *) &night->state + cases[i].offset;
      gint8 before = *place;

      night_rule (night, cases[i].what, !before);
      g_assert_cmpint (*place, ==, !before);
      night_rule (night, cases[i].what, before);
      g_assert_cmpint (*place, ==, before);
    }
}

static void
assert_range (Night *night,
              BceRulingKind what,
              int expected_lowest,
              int expected_highest)
{
  int lowest, highest;

  bce_ruling_get_range (&night->state.settings, what, &lowest, &highest);
  g_assert_cmpint (lowest, ==, expected_lowest);
  g_assert_cmpint (highest, ==, expected_highest);
}

/* Eras begin in years 3 and 5; the second one before the third, however that was set. */
static void
test_ruling_range (void)
{
  g_autoptr (Night) night = night_start (3);

  assert_range (night, BCE_RULING_DENARII, 0, 1);
  assert_range (night, BCE_RULING_ERA_2_START, 2, 4);
  assert_range (night, BCE_RULING_ERA_3_START, 4, 6);
  night_rule (night, BCE_RULING_ERA_3_START, 7);
  assert_range (night, BCE_RULING_ERA_2_START, 2, 6);
  assert_range (night, BCE_RULING_ERA_3_START, 4, 7);
  night_rule (night, BCE_RULING_ERA_2_START, 1);
  assert_range (night, BCE_RULING_ERA_2_START, 1, 6);
}

/* What is not in play or not tracked has no number, and what is offered is what is taken. */
static void
test_offered (void)
{
  g_autoptr (Night) night = night_start (3);

  night->state.shared = 2;
  g_assert_true (bce_correct_is_there (&night->state, BCE_CORRECT_STRUCTURE, SITE (1, ROAD)));
  night_correct (night, BCE_CORRECT_STRUCTURE_ERA, 0, SITE (1, ROAD), 0);
  g_assert_false (bce_correct_is_there (&night->state, BCE_CORRECT_STRUCTURE, SITE (1, ROAD)));
  g_assert_true (bce_correct_is_there (&night->state, BCE_CORRECT_TILE, 2));
  g_assert_false (bce_correct_is_there (&night->state, BCE_CORRECT_TILE, 3));
  night_rule (night, BCE_RULING_CUBES, FALSE);
  g_assert_false (bce_correct_is_there (&night->state, BCE_CORRECT_CUBES, 0));

  for (BceCorrectKind what = 0; what < BCE_N_CORRECT_KINDS; what++)
    {
      int lowest = bce_correct_get_lowest (what);

      for (int value = lowest - 1; value <= bce_correct_get_highest (&night->state, what) && value < 50; value++)
        {
          const BceCorrect correct = { .what = what, .value = value };

          g_assert_cmpint (bce_correct_fits (&night->state, what, value), ==,
                           bce_entry_find_bad (&night->state, BCE_ENTRY_CORRECT, &correct) == NULL);
        }
      g_assert_false (bce_correct_fits (&night->state, what, lowest - 1));
    }
  g_assert_false (bce_correct_fits (&night->state, BCE_CORRECT_IM, 2));
  g_assert_false (bce_correct_fits (&night->state, BCE_CORRECT_NEXT_IM, 2));
  g_assert_true (bce_correct_fits (&night->state, BCE_CORRECT_TURN, 2));
  g_assert_true (bce_correct_fits (&night->state, BCE_CORRECT_TILE, 3));
}

/* What a state is made of */

/* A state of which every list is as long as can be. */
static void
fill_state (BceState *state)
{
  memset (state, 0, sizeof *state);
  state->n_seats = BCE_MAX_SEATS;
  state->n_boards = BCE_MAX_SEATS * BCE_N_FIELDS;
  state->n_structures = BCE_MAX_STRUCTURES;
  state->n_statues = BCE_MAX_STATUES;
  for (guint board = 0; board < state->n_boards; board++)
    {
      state->boards[board].n_cards = BCE_MAX_STACK;
      state->boards[board].n_told = BCE_MAX_TOLD;
    }
}

static gsize
field_size (const ScribaField *field)
{
  switch (field->type)
    {
    case SCRIBA_FIELD_COUNT:
      return sizeof (gint16);
    case SCRIBA_FIELD_COUNTS:
      return field->longest * sizeof (gint16);
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_FLAG:
      return sizeof (gint8);
    case SCRIBA_FIELD_NAME:
      return SCRIBA_NAME_SIZE;
    case SCRIBA_FIELD_RECORD:
      return field->shape->size;
    case SCRIBA_FIELD_RECORDS:
      return field->longest * field->shape->size;
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_NUMBER:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
    default:
      g_assert_not_reached ();
    }
}

/* Marks the bytes of a record that its table tells about. */
static void
mark (const ScribaShape *shape,
      guint8 *bytes)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];

      if (field->shape != NULL)
        {
          for (gsize place = 0; place < field_size (field); place += field->shape->size)
            mark (field->shape, bytes + field->offset + place);
        }
      else
        {
          memset (bytes + field->offset, TRUE, field_size (field));
        }
      if (field->length_offset != 0 || field->type == SCRIBA_FIELD_RECORDS)
        bytes[field->length_offset] = TRUE;
    }
}

/*
 * Every value of a state is in its table, so that two states are equal only if
 * all of them are: a changed byte of any value is seen. What is in no table is
 * padding: one byte after a player's flags, two in a board, two in what a player
 * tells at the end, and three in the state itself.
 */
static void
test_shape (void)
{
  static guint8 bytes[sizeof (BceState)];
  static BceState state;
  static BceState changed;
  guint unmarked = 0;

  mark (&bce_state_shape, bytes);
  fill_state (&state);
  for (gsize i = 0; i < sizeof state; i++)
    {
      if (!bytes[i])
        {
          unmarked++;
          continue;
        }

      /* A name ends at its first zero: only its beginning is looked at. */
      changed = state;
      ((guint8 *) &changed)[i] ^= 1;
      if (scriba_record_equal (&bce_state_shape, &state, &changed))
        {
          guint in_name = 0;

          for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
            in_name += i > STATE (players[0].name) + seat * sizeof (BcePlayer) &&
                       i < STATE (players[0].name) + seat * sizeof (BcePlayer) + SCRIBA_NAME_SIZE;
          g_assert_cmpuint (in_name, ==, 1);
        }
    }
  g_assert_cmpuint (unmarked, ==, BCE_MAX_SEATS * (1 + 2) + BCE_MAX_SEATS * BCE_N_FIELDS * 2 + 3);
}

/* Names and characters are distinct, and who has one changes with whoever takes it; a name and a character of one seat are two steps. */
static void
test_names (void)
{
  g_autoptr (Night) night = night_start (3);
  const BceRename name = { 0, "Ági", -1 };
  const BceRename other_name = { 0, "Zsófi", -1 };
  const BceRename character = { 0, "", BCE_BRUTUS };
  const BceRename other_character = { 0, "", BCE_CLEOPATRA };

  night_impossible (night, BCE_ENTRY_NAME, &(BceRename) { 0, "Bálint", -1 }, BCE_COUNT_NAME, 1, 2);
  g_assert_cmpint (night->verdict.facts[0].seat, ==, 1);
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 1, "Bálint", -1 });
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 1, "", BCE_BRUTUS });
  night_fine (night, BCE_ENTRY_NAME, &(BceRename) { 0, "", BCE_AGRIPPA });
  night_fine (night, BCE_ENTRY_NAME, &character);
  g_assert_cmpint (night->state.players[0].character, ==, BCE_BRUTUS);
  g_assert_cmpint (night->state.players[1].character, ==, BCE_AGRIPPA);

  g_assert_true (bce_game.same_target (BCE_ENTRY_NAME, &name, &other_name));
  g_assert_true (bce_game.same_target (BCE_ENTRY_NAME, &character, &other_character));
  g_assert_false (bce_game.same_target (BCE_ENTRY_NAME, &name, &character));
  g_assert_false (bce_game.same_target (BCE_ENTRY_NAME, &name, &(BceRename) { 1, "Zsófi", -1 }));
}

/* What went to a closed Collegium is private from the end of its year: cards, loyalty and tiles. */
static void
test_private (void)
{
  static const BceCorrectKind kinds[] = {
    BCE_CORRECT_PLAYED, BCE_CORRECT_DISCARDED, BCE_CORRECT_LOYALTY_PLAYED, BCE_CORRECT_LOYALTY_SPENT,
    BCE_CORRECT_LOYALTY_DISCARDED, BCE_CORRECT_TILE,
  };
  g_autoptr (Night) night = night_start (3);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      night->state.stage = BCE_STAGE_RESOLUTION;
      night->state.settings.open_collegium = FALSE;
      g_assert_false (bce_correct_is_private (&night->state, kinds[i], 0));
      night->state.stage = BCE_STAGE_INTERRUPTION;
      g_assert_true (bce_correct_is_private (&night->state, kinds[i], 0));
      night->state.settings.open_collegium = TRUE;
      g_assert_false (bce_correct_is_private (&night->state, kinds[i], 0));
    }
  night->state.settings.open_collegium = FALSE;
  g_assert_false (bce_correct_is_private (&night->state, BCE_CORRECT_ENLISTED, 0));
  g_assert_false (bce_correct_is_private (&night->state, BCE_CORRECT_LOYALTY, 0));
}

/* A year that is corrected is yet to be resolved, and nothing lies on its boards; with the year that it was, it is resolved again. */
static void
test_year (void)
{
  g_autoptr (Night) night = night_start (3);
  const BceBoardEntry entry = { 1, BCE_SOCIAL, { .loyalty = 1 } };

  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 2);
  night_go (night, BCE_STAGE_RESOLUTION);
  night_fine (night, BCE_ENTRY_BOARD, &entry);
  night_fine (night, BCE_ENTRY_RESOLVE, &(BceResolve) { .next_im = 2 });

  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 1);
  g_assert_true (bce_state_is_resolved (&night->state));
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 1);

  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 2);
  g_assert_false (bce_state_is_resolved (&night->state));
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 0);
  g_assert_cmpint (night->state.players[1].loyalty_played, ==, 1);
  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 1);
  g_assert_true (bce_state_is_resolved (&night->state));

  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 2);
  night_fine (night, BCE_ENTRY_BOARD, &entry);
  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 3);
  g_assert_cmpint (bce_state_board (&night->state, 1, BCE_SOCIAL)->loyalty, ==, 1);
  night_fine (night, BCE_ENTRY_RESOLVE, &(BceResolve) { .next_im = 0 });
  g_assert_cmpint (night->state.players[1].loyalty_played, ==, 2);
}

static const NightTest tests[] = {
  { "/entries/correct/kinds", "correct sets any tracked number, and nothing else", test_kinds },
  { "/entries/correct/counts", "1 to 3: numbers of pieces", test_counts },
  { "/entries/correct/bad", "a correction names what there is", test_bad },
  { "/entries/correct/rulings", "3, 6: settings", test_rulings },
  { "/entries/correct/ruling-range", "3: the eras follow each other", test_ruling_range },
  { "/entries/correct/offered", "a correction offers what there is", test_offered },
  { "/entries/correct/shape", "states are compared by all their values", test_shape },
  { "/entries/correct/year", "4: a corrected year is yet to be resolved", test_year },
  { "/entries/correct/names", "names are distinct", test_names },
  { "/entries/correct/private", "3: what is private", test_private },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
