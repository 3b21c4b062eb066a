/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about a resolution, from outcomes that are made by hand. */

#include <locale.h>
#include <string.h>

#include "scriba-words.h"

enum { ANNA, BALINT, CSENGE, MATE };

/* Four seats, Máté the IM; Suitor order Anna, Bálint, Csenge. */
static BceBoards *
make_boards (void)
{
  BceBoards *boards = bce_boards_new (4);
  const BceCard praetor = { .name = (char *) "Praetor", .authority = SCRIBA_KNOWN (0), .charisma = SCRIBA_KNOWN (0),
                            .ambition = { SCRIBA_KNOWN (1), SCRIBA_KNOWN (1) }, .n_ambitions = 2,
                            .ambition_known = 1, .abilities_known = 1 };
  const BceCard consul = { .name = (char *) "Consul", .authority = SCRIBA_KNOWN (0), .charisma = SCRIBA_KNOWN (1),
                           .ambition = { SCRIBA_KNOWN (3) }, .n_ambitions = 1, .ambition_known = 1,
                           .abilities_known = 1 };
  const BceCard senator = { .name = (char *) "Senator", .authority = SCRIBA_KNOWN (1), .charisma = SCRIBA_UNKNOWN,
                            .ambition = { SCRIBA_UNKNOWN }, .n_ambitions = 1, .ambition_known = 1 };

  bce_boards_set_name (boards, ANNA, "Anna");
  bce_boards_set_name (boards, BALINT, "Bálint");
  bce_boards_set_name (boards, CSENGE, "Csenge");
  bce_boards_set_name (boards, MATE, "Máté");
  boards->im = MATE;
  boards->tiles[BCE_POLITICAL].authority = (ScribaNumber) SCRIBA_KNOWN (1);

  bce_board_insert_card (&boards->boards[ANNA][BCE_POLITICAL], 0, &consul);
  bce_board_insert_card (&boards->boards[CSENGE][BCE_POLITICAL], 0, &praetor);
  bce_board_insert_card (&boards->boards[MATE][BCE_POLITICAL], 0, &senator);
  boards->boards[ANNA][BCE_POLITICAL].charisma = 1;
  boards->boards[BALINT][BCE_POLITICAL].charisma = 3;

  return boards;
}

static void
assert_step (const BceBoards *boards,
             const BceStep *step,
             ScribaPart part,
             const char *title,
             const char *reason,
             const char *gain)
{
  g_auto (ScribaStepWords) words = { 0, };

  scriba_words_step (boards, BCE_POLITICAL, step, &words);
  g_assert_cmpint (words.part, ==, part);
  g_assert_cmpstr (words.title, ==, title);
  g_assert_cmpstr (words.reason, ==, reason);
  g_assert_cmpstr (words.gain, ==, gain);
}

static void
test_deploy (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  BceStep step = { .kind = BCE_STEP_DEPLOY, .by = CSENGE, .on = ANNA, .value = SCRIBA_KNOWN (3),
                   .reason = BCE_BY_ONLY, .cubes = { [CSENGE] = 1 } };

  assert_step (boards, &step, SCRIBA_PART_DEPLOY,
               "Csenge fills Consul for Anna", "Only Csenge has cubes left for Anna", "+3");

  step = (BceStep) { .kind = BCE_STEP_DEPLOY, .by = ANNA, .on = CSENGE, .value = SCRIBA_KNOWN (1),
                     .reason = BCE_BY_SUPPORT, .cubes = { [ANNA] = 2, [BALINT] = 1 } };
  assert_step (boards, &step, SCRIBA_PART_DEPLOY,
               "Anna fills Praetor (first ambition) for Csenge", "Most cubes left for Csenge: Anna 2, Bálint 1", "+1");

  step = (BceStep) { .kind = BCE_STEP_DEPLOY, .by = BALINT, .on = CSENGE, .ambition = 1, .value = SCRIBA_KNOWN (1),
                     .reason = BCE_BY_CHARISMA, .cubes = { [ANNA] = 1, [BALINT] = 1 } };
  assert_step (boards, &step, SCRIBA_PART_DEPLOY,
               "Bálint fills Praetor (second ambition) for Csenge",
               "1 cube each; most charisma cubes: Bálint 3, Anna 1", "+1");

  boards->boards[BALINT][BCE_POLITICAL].charisma = 1;
  step = (BceStep) { .kind = BCE_STEP_DEPLOY, .by = ANNA, .on = CSENGE, .value = SCRIBA_UNKNOWN,
                     .reason = BCE_BY_SEAT, .cubes = { [ANNA] = 2, [BALINT] = 2 } };
  assert_step (boards, &step, SCRIBA_PART_DEPLOY,
               "Anna fills Praetor (first ambition) for Csenge",
               "Tied on cubes (2) and charisma cubes (1); first in Suitor order: Anna, Bálint", "+?");
}

static void
test_returns_and_loyalty (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  BceStep step = { .kind = BCE_STEP_RETURN, .by = ANNA, .on = CSENGE, .count = 1 };

  assert_step (boards, &step, SCRIBA_PART_DEPLOY,
               "Anna: 1 cube for Csenge returns to the supply", "No open ambition is left here", NULL);

  step = (BceStep) { .kind = BCE_STEP_RETURN, .by = MATE, .on = MATE, .count = 2 };
  assert_step (boards, &step, SCRIBA_PART_OWN,
               "Máté: 2 cubes return to the supply", "No open ambition is left here", NULL);

  step = (BceStep) { .kind = BCE_STEP_OWN, .by = MATE, .on = MATE, .value = SCRIBA_UNKNOWN };
  assert_step (boards, &step, SCRIBA_PART_OWN,
               "Máté fills Senator", "Own support, from the top of the stack", "+?");

  step = (BceStep) { .kind = BCE_STEP_LOYALTY, .by = ANNA, .on = ANNA, .value = SCRIBA_KNOWN (3) };
  assert_step (boards, &step, SCRIBA_PART_LOYALTY,
               "Loyalty of Anna fills Consul", "1 support from the supply for each loyalty of a Suitor", "+3");

  step = (BceStep) { .kind = BCE_STEP_LOYALTY, .by = MATE, .on = MATE, .value = SCRIBA_UNKNOWN };
  assert_step (boards, &step, SCRIBA_PART_LOYALTY,
               "Loyalty of Máté fills Senator", "2 support from the supply for each loyalty of the IM", "+?");

  step = (BceStep) { .kind = BCE_STEP_LOYALTY_IDLE, .by = MATE, .on = MATE, .count = 2 };
  assert_step (boards, &step, SCRIBA_PART_LOYALTY,
               "Loyalty of Máté: 2 cubes have no effect", "No open ambition is left here", NULL);
}

static void
test_abilities (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  BceStep step = { .kind = BCE_STEP_ABILITY_PLACE, .by = ANNA, .on = ANNA, .value = SCRIBA_KNOWN (3),
                   .effect = BCE_EFFECT_PLACE_SUPPORT };

  assert_step (boards, &step, SCRIBA_PART_ABILITIES, "Anna fills Consul", "Ability of Consul", "+3");

  step = (BceStep) { .kind = BCE_STEP_COLLECT, .by = ANNA, .on = ANNA, .what = BCE_THING_DENARIUS, .count = 2,
                     .effect = BCE_EFFECT_COLLECT };
  assert_step (boards, &step, SCRIBA_PART_ABILITIES, "Anna collects 2 denarii", "Ability of Consul", "+2 denarii");

  step = (BceStep) { .kind = BCE_STEP_AUTHORITY, .by = ANNA, .on = ANNA, .count = -1,
                     .effect = BCE_EFFECT_AUTHORITY };
  assert_step (boards, &step, SCRIBA_PART_ABILITIES, "Anna: authority −1", "Ability of Consul", "−1");

  step = (BceStep) { .kind = BCE_STEP_CHARISMA, .by = ANNA, .on = ANNA, .count = 2, .effect = BCE_EFFECT_CHARISMA };
  assert_step (boards, &step, SCRIBA_PART_ABILITIES, "Anna: charisma +2", "Ability of Consul", "+2");

  step = (BceStep) { .kind = BCE_STEP_ABILITY_IDLE, .by = ANNA, .on = ANNA, .count = 1,
                     .effect = BCE_EFFECT_PLACE_SUPPORT };
  assert_step (boards, &step, SCRIBA_PART_ABILITIES,
               "Anna: ability of Consul without effect", "No open ambition is left for 1 cube", NULL);

  step = (BceStep) { .kind = BCE_STEP_ABILITY_IDLE, .by = ANNA, .on = ANNA, .count = 1,
                     .effect = BCE_EFFECT_AUTHORITY };
  assert_step (boards, &step, SCRIBA_PART_ABILITIES,
               "Anna: ability of Consul without effect", "Its condition is not met", NULL);
}

/* Anna's Consul is filled (3), Csenge's Praetor once (1), and Máté has a Senator (1) and the tile (1). */
static BceOutcome *
make_outcome (void)
{
  BceOutcome *outcome = bce_outcome_new ();
  BceFieldOutcome *field = &outcome->fields[BCE_POLITICAL];

  field->filled[ANNA][0] = 1;
  field->filled[CSENGE][0] = 1;
  field->authority[ANNA] = 3;
  field->authority[CSENGE] = 1;
  field->authority[MATE] = 2;
  field->charisma[ANNA] = 2;
  field->charisma[BALINT] = 3;
  field->suitors_authority = 4;
  field->suitors_charisma = 5;
  field->decided_by = BCE_BY_AUTHORITY;
  field->tile_to = ANNA;
  field->tile_decided_by = BCE_BY_AUTHORITY;
  field->denarii[ANNA] = 1;
  field->denarii[BALINT] = 1;

  return outcome;
}

static void
assert_words (char *words,
              const char *expected)
{
  g_autofree char *owned = words;

  g_assert_cmpstr (owned, ==, expected);
}

static void
test_tally (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  g_autoptr (BceOutcome) outcome = make_outcome ();
  g_autoptr (GPtrArray) anna = scriba_words_tally_lines (boards, outcome, BCE_POLITICAL, ANNA, SCRIBA_TALLY_AUTHORITY);
  g_autoptr (GPtrArray) mate = scriba_words_tally_lines (boards, outcome, BCE_POLITICAL, MATE, SCRIBA_TALLY_AUTHORITY);
  g_autoptr (GPtrArray) charisma = scriba_words_tally_lines (boards, outcome, BCE_POLITICAL, ANNA,
                                                             SCRIBA_TALLY_CHARISMA);
  const ScribaWordsLine *line;

  g_assert_cmpuint (anna->len, ==, 1);
  line = g_ptr_array_index (anna, 0);
  g_assert_cmpstr (line->label, ==, "Consul, filled");
  g_assert_cmpint (line->amount, ==, 3);

  /* The Senator's authority, its unknown abilities, the tile; the open ambition is no part of it. */
  g_assert_cmpuint (mate->len, ==, 3);
  line = g_ptr_array_index (mate, 0);
  g_assert_cmpstr (line->label, ==, "Senator, authority");
  g_assert_cmpint (line->amount, ==, 1);
  line = g_ptr_array_index (mate, 1);
  g_assert_cmpstr (line->label, ==, "Ability of Senator");
  g_assert_true (line->unknown);
  line = g_ptr_array_index (mate, 2);
  g_assert_cmpstr (line->label, ==, "Allegiance tile");
  g_assert_cmpint (line->amount, ==, 1);

  g_assert_cmpuint (charisma->len, ==, 2);
  line = g_ptr_array_index (charisma, 0);
  g_assert_cmpstr (line->label, ==, "Charisma cubes");
  line = g_ptr_array_index (charisma, 1);
  g_assert_cmpstr (line->label, ==, "Consul, charisma");

  assert_words (scriba_words_tally_amount (boards, outcome, BCE_POLITICAL, MATE, SCRIBA_TALLY_AUTHORITY), "2 + ?");
  assert_words (scriba_words_suitors_amount (boards, outcome, BCE_POLITICAL, SCRIBA_TALLY_AUTHORITY), "4");
}

static void
test_award (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  g_autoptr (BceOutcome) outcome = make_outcome ();
  BceFieldOutcome *field = &outcome->fields[BCE_POLITICAL];

  boards->boards[MATE][BCE_POLITICAL].stack[0].abilities_known = 1;
  boards->boards[MATE][BCE_POLITICAL].stack[0].charisma = (ScribaNumber) SCRIBA_KNOWN (0);

  assert_words (scriba_words_field_headline (boards, outcome, BCE_POLITICAL), "Suitors win 4 to 2");
  g_assert_cmpstr (scriba_words_field_winner (outcome, BCE_POLITICAL), ==, "Suitors win");
  assert_words (scriba_words_field_reason (boards, outcome, BCE_POLITICAL), "More authority: Suitors 4, IM 2");
  assert_words (scriba_words_tile_title (boards, outcome, BCE_POLITICAL), "Tile: Anna");
  assert_words (scriba_words_tile_reason (boards, outcome, BCE_POLITICAL),
                "Most authority: Anna 3, Csenge 1, Bálint 0");
  assert_words (scriba_words_denarii_title (boards, outcome, BCE_POLITICAL), "1 denarius each: Anna, Bálint");
  assert_words (scriba_words_denarii_reason (outcome, BCE_POLITICAL), "Loyalty collected by deploying in this field");

  field->authority[CSENGE] = 3;
  field->tile_decided_by = BCE_BY_CHARISMA;
  assert_words (scriba_words_tile_reason (boards, outcome, BCE_POLITICAL),
                "Tied on authority (3); most charisma: Anna 2, Csenge 0");

  field->charisma[CSENGE] = 2;
  field->tile_decided_by = BCE_BY_SEAT;
  assert_words (scriba_words_tile_reason (boards, outcome, BCE_POLITICAL),
                "Tied on authority (3) and charisma (2); first in Suitor order: Anna, Csenge");

  field->tile_decided_by = BCE_BY_SHARED;
  field->tile_to = CSENGE;
  assert_words (scriba_words_tile_reason (boards, outcome, BCE_POLITICAL),
                "Tied on authority (3) and charisma (2); the shared Suitor goes first: Csenge");

  field->authority[MATE] = 4;
  field->decided_by = BCE_BY_CHARISMA;
  assert_words (scriba_words_field_headline (boards, outcome, BCE_POLITICAL), "Suitors win by charisma, 5 to 0");
  g_assert_cmpstr (scriba_words_field_winner (outcome, BCE_POLITICAL), ==, "Suitors win by charisma");
  assert_words (scriba_words_field_reason (boards, outcome, BCE_POLITICAL),
                "Tied on authority (4); more charisma: Suitors 5, IM 0");

  field->im_wins = TRUE;
  field->decided_by = BCE_BY_IM;
  field->charisma[MATE] = 5;
  field->tile_to = MATE;
  memset (field->denarii, 0, sizeof field->denarii);
  field->denarii[MATE] = 1;
  assert_words (scriba_words_field_headline (boards, outcome, BCE_POLITICAL), "IM wins the tie, 4 to 4");
  g_assert_cmpstr (scriba_words_field_winner (outcome, BCE_POLITICAL), ==, "IM wins the tie");
  assert_words (scriba_words_field_reason (boards, outcome, BCE_POLITICAL),
                "Tied on authority (4) and charisma (5): a full tie is won by the IM");
  assert_words (scriba_words_tile_reason (boards, outcome, BCE_POLITICAL), "The IM won the field");
  assert_words (scriba_words_denarii_title (boards, outcome, BCE_POLITICAL), "1 denarius: Máté");

  memset (field->denarii, 0, sizeof field->denarii);
  g_assert_null (scriba_words_denarii_title (boards, outcome, BCE_POLITICAL));
}

static void
test_next_im (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  g_autoptr (BceOutcome) outcome = make_outcome ();
  BceNextIm *next = &outcome->next_im;

  *next = (BceNextIm) { .seat = MATE, .named = MATE, .kept = TRUE, .decided_by = BCE_BY_TILES, .im_tiles = 2 };
  assert_words (scriba_words_next_im_title (boards, outcome), "Next Imperium Maius: Máté");
  assert_words (scriba_words_next_im_reason (boards, outcome), "The IM won 2 fields and stays");
  g_assert_null (scriba_words_next_im_bonus (boards, outcome));

  *next = (BceNextIm) { .seat = CSENGE, .named = CSENGE, .bonus = TRUE, .decided_by = BCE_BY_AUTHORITY, .im_tiles = 1,
                        .authority = { 7, 4, 8, 9 } };
  assert_words (scriba_words_next_im_reason (boards, outcome),
                "The Suitors won 2 fields; the sums of all three decide. Most authority: Csenge 8, Anna 7, Bálint 4");
  assert_words (scriba_words_next_im_bonus (boards, outcome), "Csenge chooses 1 denarius or 6 Imperium");

  *next = (BceNextIm) { .seat = ANNA, .named = CSENGE, .decided_by = BCE_BY_SHARED, .authority = { 7, 4, 7, 9 },
                        .charisma = { 1, 0, 1, 5 } };
  assert_words (scriba_words_next_im_reason (boards, outcome),
                "The Suitors won 3 fields; the sums of all three decide. "
                "Tied on authority (7) and charisma (1); the shared Suitor goes first: Csenge. "
                "For the shared Suitor (Csenge) the IM is Anna, without the bonus");
}

static void
test_unknown (void)
{
  g_autoptr (BceBoards) boards = make_boards ();
  BceUnknown unknown = { .kind = BCE_UNKNOWN_AMBITION, .field = BCE_POLITICAL, .seat = MATE, .card = 0, .index = 0 };

  assert_words (scriba_words_unknown (boards, &unknown), "Máté, political, Senator: ambition 1");
  unknown.kind = BCE_UNKNOWN_ABILITIES;
  assert_words (scriba_words_unknown (boards, &unknown), "Máté, political, Senator: abilities");
  unknown = (BceUnknown) { .kind = BCE_UNKNOWN_TILE_CHARISMA, .field = BCE_SOCIAL, .seat = BCE_NOBODY };
  assert_words (scriba_words_unknown (boards, &unknown), "Social tile: charisma");
  assert_words (scriba_words_unknown_note (1),
                "1 unknown value counts as nothing here; the result depends on it");
  assert_words (scriba_words_unknown_note (2),
                "2 unknown values count as nothing here; the result depends on them");
}

static void
test_effects (void)
{
  BceEffect part = { .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_IMPERIUM, .count = 1 };
  BceEffect manual = { .kind = BCE_EFFECT_MANUAL };
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (BceEffect));

  assert_words (scriba_words_effect (&part), "Collect: 1 Imperium");
  assert_words (scriba_words_effect (&manual), "Its effect is not entered yet");

  g_array_append_val (parts, part);
  part = (BceEffect) { .kind = BCE_EFFECT_AUTHORITY, .when = BCE_WHEN_FILLED, .count = -2 };
  g_array_append_val (parts, part);
  manual.effects = parts;
  assert_words (scriba_words_effect (&manual),
                "The table says: Collect: 1 Imperium; Authority −2 if the card is fully filled");

  part = (BceEffect) { .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_SUPPORT, .from = BCE_FROM_CARD, .count = 1 };
  assert_words (scriba_words_effect (&part), "Collect from the card: 1 support");
}

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/step/deploy", test_deploy);
  g_test_add_func ("/words/step/returns-and-loyalty", test_returns_and_loyalty);
  g_test_add_func ("/words/step/abilities", test_abilities);
  g_test_add_func ("/words/tally", test_tally);
  g_test_add_func ("/words/award", test_award);
  g_test_add_func ("/words/next-im", test_next_im);
  g_test_add_func ("/words/unknown", test_unknown);
  g_test_add_func ("/words/effects", test_effects);

  return g_test_run ();
}
