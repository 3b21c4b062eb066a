/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a tracked game does with a resolution (rules, sections 3 to 5). How it is resolved is tested elsewhere. */

#include <string.h>

#include "bce-reveal.h"
#include "bce-revealed.h"
#include "bce-turns.h"
#include "night-box.h"

static const int first = RECRUIT (BCE_POLITICAL, FIRST);
static const int herald = RECRUIT (BCE_POLITICAL, HERALD);
static const int legate = RECRUIT (BCE_POLITICAL, LEGATE);
static const int soldier = RECRUIT (BCE_MILITARY, HERALD);

/* Year 1 of three players: letter A, whose tiles have neither authority nor charisma. Everyone has 1, 1, 1 and 2. */
static Night *
start_resolution (gboolean two_players)
{
  Night *night = night_start (3);

  night->state.shared = two_players ? 2 : BCE_NOBODY;
  night_go (night, BCE_STAGE_RESOLUTION);
  return night;
}

static void
reveal (Night *night,
        int seat,
        BceField field,
        BceTableBoard board)
{
  night_fine (night, BCE_ENTRY_BOARD, &(BceBoardEntry) { seat, field, board });
}

static BceResolve
fill_resolve (Night *night,
              BceImBonus bonus)
{
  g_autoptr (BceBoards) boards = bce_reveal_make_boards (&night->state, night->box, bce_box_dup_name);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  BceResolve resolve;

  bce_resolve (boards, outcome);
  bce_reveal_fill_resolve (&night->state, outcome, bonus, &resolve);
  return resolve;
}

/*
 * Political: Anna, the IM, has a First with her own cube: 0 + 1. Bálint has a
 * Herald that Csenge's cube fills: 1 + 1. The Suitors win, by authority; the tile
 * is Bálint's; Csenge deployed: 1 loyalty and 1 denarius. Nobody played in the
 * other fields: both tiles and 2 denarii are Anna's, who stays IM.
 */
static void
reveal_example (Night *night)
{
  reveal (night, 0, BCE_POLITICAL, (BceTableBoard) { .stack = { first }, .n_cards = 1, .support = { 1 } });
  reveal (night, 1, BCE_POLITICAL, (BceTableBoard) { .stack = { herald }, .n_cards = 1 });
  reveal (night, 2, BCE_POLITICAL, (BceTableBoard) { .charisma = { 0, 1 }, .support = { 0, 1 } });
}

static void
test_applied (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_ENLISTED, 0, first, 1);
  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 2);
  reveal_example (night);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.authority[BCE_POLITICAL * BCE_MAX_SEATS + 0], ==, 1);
  g_assert_cmpint (resolve.authority[BCE_POLITICAL * BCE_MAX_SEATS + 1], ==, 2);
  g_assert_cmpint (resolve.charisma[BCE_POLITICAL * BCE_MAX_SEATS + 2], ==, 1);
  g_assert_cmpint (resolve.decided_by[BCE_POLITICAL], ==, BCE_BY_AUTHORITY);
  g_assert_cmpint (resolve.n_late, ==, 0);
  g_assert_cmpint (resolve.bonus, ==, BCE_IM_BONUS_NONE);

  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpmem (night->state.tiles, 4 * sizeof (gint16), ((const gint16[]) { 2, 1, 1, 0 }), 4 * sizeof (gint16));
  g_assert_cmpint (night->state.players[0].denarii, ==, 7);
  g_assert_cmpint (night->state.players[1].denarii, ==, 5);
  g_assert_cmpint (night->state.players[2].denarii, ==, 6);
  g_assert_cmpint (night->state.players[0].loyalty, ==, 0);
  g_assert_cmpint (night->state.players[1].loyalty, ==, 0);
  g_assert_cmpint (night->state.players[2].loyalty, ==, 1);
  g_assert_cmpint (night->state.players[0].played[first], ==, 1);
  g_assert_cmpint (night->state.players[1].played[herald], ==, 1);
  g_assert_cmpint (bce_count_cards_of (&night->state, 1, herald), ==, 1);
  g_assert_cmpint (night->state.players[0].cubes[BCE_THING_SUPPORT], ==, 1);
  g_assert_cmpint (night->state.players[2].cubes[BCE_THING_SUPPORT], ==, 1);
  g_assert_cmpint (night->state.players[2].cubes[BCE_THING_MILITARY], ==, 0);
  g_assert_cmpint (night->state.players[0].track, ==, 0);
  g_assert_cmpint (night->state.next_im, ==, 0);
  g_assert_true (bce_state_is_resolved (&night->state));
}

/* What was never recorded as enlisted comes with the resolution: cards and loyalty. */
static void
test_late (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_ENLISTED, 1, herald, 1);
  night_correct (night, BCE_CORRECT_LOYALTY, 1, 0, 1);
  reveal (night, 1, BCE_POLITICAL,
          (BceTableBoard) { .stack = { herald, herald, LICTOR, herald }, .n_cards = 4, .loyalty = 1 });
  reveal (night, 1, BCE_SOCIAL, (BceTableBoard) { .stack = { LICTOR }, .n_cards = 1, .loyalty = 2 });

  g_assert_cmpuint (bce_revealed_count_late (&night->state, 1, herald), ==, 2);
  g_assert_cmpuint (bce_revealed_count_late (&night->state, 1, LICTOR), ==, 2);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.n_late, ==, 2);
  g_assert_cmpint (resolve.late_loyalty[1], ==, 2);

  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.players[1].enlisted[herald], ==, 3);
  g_assert_cmpint (night->state.players[1].played[herald], ==, 3);
  g_assert_cmpint (bce_count_pile (&night->state, herald), ==, 3);
  g_assert_cmpint (bce_count_pile (&night->state, LICTOR), ==, 4);
  g_assert_cmpint (night->state.players[1].loyalty, ==, 3);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 1), ==, 3);
  g_assert_cmpint (bce_count_loyalty_supply (&night->state), ==, 37);
}

/* Bálint's Heralds win political and military, the IM social and 1 denarius: Bálint has most authority, 2. */
static void
reveal_change (Night *night,
               int seat)
{
  night_correct (night, BCE_CORRECT_ENLISTED, seat, herald, 1);
  night_correct (night, BCE_CORRECT_ENLISTED, seat, soldier, 1);
  reveal (night, seat, BCE_POLITICAL, (BceTableBoard) { .stack = { herald }, .n_cards = 1 });
  reveal (night, seat, BCE_MILITARY, (BceTableBoard) { .stack = { soldier }, .n_cards = 1 });
}

static void
test_bonus (void)
{
  for (BceImBonus bonus = BCE_IM_BONUS_DENARIUS; bonus <= BCE_IM_BONUS_IMPERIUM; bonus++)
    {
      g_autoptr (Night) night = start_resolution (FALSE);
      BceResolve resolve;

      reveal_change (night, 1);
      resolve = fill_resolve (night, bonus);
      g_assert_cmpint (resolve.next_decided_by, ==, BCE_BY_AUTHORITY);
      g_assert_cmpint (resolve.bonus_imperium, ==, bonus == BCE_IM_BONUS_IMPERIUM ? 6 : 0);
      g_assert_cmpint (resolve.bonus_denarii, ==, bonus == BCE_IM_BONUS_DENARIUS ? 1 : 0);
      night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
      g_assert_cmpint (night->state.next_im, ==, 1);
      g_assert_cmpint (night->state.im, ==, 0);
      g_assert_cmpint (night->state.players[1].track, ==, bonus == BCE_IM_BONUS_IMPERIUM ? 6 : 0);
      g_assert_cmpint (night->state.players[1].denarii, ==, bonus == BCE_IM_BONUS_DENARIUS ? 6 : 5);
      g_assert_cmpint (night->state.players[0].denarii, ==, 6);
    }
}

/* The shared Suitor would be the IM: the human Suitor is, without the bonus. The tiles are the shared Suitor's. */
static void
test_two_players (void)
{
  g_autoptr (Night) night = start_resolution (TRUE);
  BceResolve resolve;

  reveal_change (night, 2);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.bonus, ==, BCE_IM_BONUS_NONE);
  g_assert_cmpint (resolve.bonus_imperium, ==, 0);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.next_im, ==, 1);
  g_assert_cmpint (night->state.players[1].track, ==, 0);
  g_assert_cmpint (night->state.players[1].denarii, ==, 5);
  g_assert_cmpint (night->state.tiles[BCE_MILITARY], ==, 3);
}

static void
test_shared_im (void)
{
  g_autoptr (Night) night = start_resolution (TRUE);
  BceResolve resolve = { .next_im = 2 };

  night_impossible (night, BCE_ENTRY_RESOLVE, &resolve, BCE_COUNT_SEAT, 0, 0);
  resolve.next_im = 3;
  night_impossible (night, BCE_ENTRY_RESOLVE, &resolve, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_CORRECT, &(BceCorrect) { BCE_CORRECT_IM, 0, 0, 2 }, BCE_COUNT_COMPONENT, 0, 0);
  night_impossible (night, BCE_ENTRY_CORRECT, &(BceCorrect) { BCE_CORRECT_NEXT_IM, 0, 0, 2 },
                    BCE_COUNT_COMPONENT, 0, 0);
}

/* Two denarii are left. In Suitor order the IM is last and gets one of two. */
static void
test_denarii_limit (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_DENARII, 1, 0, 28);
  reveal_example (night);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.denarii[2], ==, 1);
  g_assert_cmpint (resolve.denarii[0], ==, 1);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (bce_count_denarii_supply (&night->state), ==, 0);
}

/* The one denarius that is left is the old IM's; the new one goes without. */
static void
test_bonus_limit (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_DENARII, 2, 0, 29);
  reveal_change (night, 1);
  resolve = fill_resolve (night, BCE_IM_BONUS_DENARIUS);
  g_assert_cmpint (resolve.denarii[0], ==, 1);
  g_assert_cmpint (resolve.bonus_denarii, ==, 0);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
}

/* Csenge deploys and none is left: Anna returns one for 1 Imperium; or nobody can. */
static void
test_loyalty_limit (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 40);
  reveal_example (night);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.shortage.substitutes, ==, 1);

  night_correct (night, BCE_CORRECT_LOYALTY_SPENT, 0, 0, 1);
  night_against (night, BCE_ENTRY_RESOLVE, &resolve, BCE_RULE_LOYALTY_LEFT);
  night->state.resolved_year = 0;
  night_correct (night, BCE_CORRECT_LOYALTY, 2, 0, 1);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.shortage.substitutes, ==, 0);
  g_assert_cmpint (resolve.shortage.returned[0], ==, 1);
  g_assert_cmpint (resolve.shortage.imperium[0], ==, 1);
}

/*
 * Anna played 2 this year, which lie in front of their field until the interruption, and 1 before. The Curia's
 * loyalty can have that 1 alone; a second one takes a substitute, and after the interruption the 2 can come back.
 */
static void
test_loyalty_in_front (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceShortage shortage;
  BceResolve resolve;
  BceMove move;

  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 40);
  night_correct (night, BCE_CORRECT_LOYALTY_PLAYED, 0, 0, 1);
  reveal (night, 0, BCE_SOCIAL, (BceTableBoard) { .loyalty = 2 });
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (bce_count_collegium_loyalty (&night->state, 0), ==, 3);
  bce_fill_loyalty (&night->state, 2, &shortage);
  g_assert_cmpint (shortage.returned[0], ==, 1);
  g_assert_cmpint (shortage.substitutes, ==, 1);

  g_assert_true (bce_move_next (&night->state, &move));
  night_fine (night, BCE_ENTRY_PHASE, &move);
  bce_fill_loyalty (&night->state, 2, &shortage);
  g_assert_cmpint (shortage.returned[0], ==, 2);
  g_assert_cmpint (shortage.substitutes, ==, 0);
}

/* Military cubes lie on the boards until the interruption: with all 20 stored or played, none can be collected. */
static void
test_cubes_limit (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceTableBoard board = { .stack = { legate }, .n_cards = 1, .charisma = { 0, 1 } };
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_CUBES, 0, BCE_THING_MILITARY, 18);
  night_correct (night, BCE_CORRECT_ENLISTED, 1, legate, 1);
  board.told[0] = (BceTold) { .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_MILITARY, .count = 1 };
  board.n_told = 1;
  reveal (night, 1, BCE_POLITICAL, board);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.collected[1 * BCE_N_THINGS + BCE_THING_MILITARY], ==, 0);
}

/* What was paid out is what the entry says: whatever the rules say later, an old night stays what it was. */
static void
test_recorded (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve = { .next_im = 1, .bonus = BCE_IM_BONUS_IMPERIUM, .bonus_imperium = 5 };

  resolve.shortage = (BceShortage) { .returned = { 1 }, .imperium = { 3 } };
  night_correct (night, BCE_CORRECT_LOYALTY, 0, 0, 1);
  night_correct (night, BCE_CORRECT_LOYALTY_SPENT, 0, 0, 1);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.players[0].track, ==, 3);
  g_assert_cmpint (night->state.players[0].loyalty_returned, ==, 1);
  g_assert_cmpint (night->state.players[1].track, ==, 5);
}

/* Bálint stores 1, 1, 1 and 2 support. Charisma whose type nobody told is not taken from any. */
static void
test_cubes (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  reveal (night, 1, BCE_SOCIAL, (BceTableBoard) { .charisma = { 1, 0, 0, 0, 2 }, .support = { 0, 0, 2 } });
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.charisma[BCE_SOCIAL * BCE_MAX_SEATS + 1], ==, 3);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (bce_count_cubes (&night->state, 1), ==, 2);
}

/* What is not stored cannot have been played, over all three boards; where cubes are not tracked nobody knows. */
static void
test_cubes_too_many (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceBoardEntry board = { 1, BCE_SOCIAL, { .charisma = { 0, 0, 0, 1 }, .support = { 0, 0, 2 } } };

  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_CUBES, 2, 3);
  g_assert_cmpint (night->verdict.facts[0].seat, ==, 1);
  g_assert_cmpint (night->verdict.facts[0].index, ==, BCE_THING_SUPPORT);
  board.board.charisma[BCE_THING_SUPPORT] = 0;
  night_fine (night, BCE_ENTRY_BOARD, &board);

  board.field = BCE_MILITARY;
  board.board = (BceTableBoard) { .charisma = { 2 } };
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_CUBES, 1, 2);
  board.board = (BceTableBoard) { .support = { 0, 0, 1 } };
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_CUBES, 2, 3);
  board.board = (BceTableBoard) { .charisma = { 0, 0, 0, 0, 4 } };
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_CUBES, 5, 6);
  g_assert_cmpint (night->verdict.facts[0].index, ==, BCE_NONE);
  board.board = (BceTableBoard) { .charisma = { 1, 1, 1 } };
  night_fine (night, BCE_ENTRY_BOARD, &board);

  board.board = (BceTableBoard) { .charisma = { 9, 9, 9, 9, 9 }, .support = { 0, 0, 9 } };
  night_rule (night, BCE_RULING_CUBES, FALSE);
  night_fine (night, BCE_ENTRY_BOARD, &board);
}

/* More than a board has room for is refused, and the limit is named. */
static void
test_told_too_many (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceTableBoard before = { .n_cards = 1 };
  BceBoardEntry entry = { 1, BCE_POLITICAL };
  BceEffect effects[BCE_MAX_TOLD + 1] = { { .kind = BCE_EFFECT_AUTHORITY, .count = 1 } };
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (BceEffect));
  BceBoard edited = { .n_cards = 1 };

  for (guint i = 1; i <= BCE_MAX_TOLD; i++)
    effects[i] = effects[0];
  g_array_append_vals (told, effects, BCE_MAX_TOLD);
  edited.stack[0].recruit = legate;
  edited.stack[0].n_abilities = 1;
  edited.stack[0].abilities[0] = (BceEffect) { .kind = BCE_EFFECT_MANUAL, .effects = told };

  bce_revealed_take_board (&edited, &before, &entry.board);
  g_assert_cmpuint (entry.board.n_told, ==, 24);
  night_fine (night, BCE_ENTRY_BOARD, &entry);

  g_array_append_val (told, effects[0]);
  bce_revealed_take_board (&edited, &before, &entry.board);
  night_impossible (night, BCE_ENTRY_BOARD, &entry, BCE_COUNT_TOLD, 24, 25);
  g_array_append_vals (told, effects, BCE_MAX_TOLD);
  bce_revealed_take_board (&edited, &before, &entry.board);
  night_impossible (night, BCE_ENTRY_BOARD, &entry, BCE_COUNT_TOLD, 24, 49);
  g_assert_cmpuint (bce_state_board (&night->state, 1, BCE_POLITICAL)->n_told, ==, 24);
}

/* Nothing is left out, whoever shows however many kinds of cards that nobody recorded: here all 13 of each of five. */
static void
test_late_all (void)
{
  g_autoptr (Night) night = night_start (5);
  BceResolve resolve;

  night_go (night, BCE_STAGE_RESOLUTION);
  for (guint seat = 0; seat < 5; seat++)
    {
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        {
          BceTableBoard board = { .n_cards = BCE_N_COLUMNS };

          for (guint column = 0; column < BCE_N_COLUMNS; column++)
            board.stack[column] = night->state.market[field * BCE_N_COLUMNS + column];
          if (field == BCE_SOCIAL)
            board.stack[board.n_cards++] = LICTOR;
          reveal (night, seat, field, board);
        }
    }

  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.n_late, ==, 65);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  for (guint seat = 0; seat < 5; seat++)
    g_assert_cmpint (bce_count_cards (&night->state, seat), ==, 0);
}

/* What can lie in a field: its recruits in play, those that are known to be there first, and the Lictor. */
static void
test_offered (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  const gint16 *row = night->state.market;
  guint recruits[BCE_MAX_RECRUITS];

  night_correct (night, BCE_CORRECT_ENLISTED, 1, row[2], 1);
  g_assert_cmpuint (bce_revealed_list_recruits (&night->state, night->box, 1, BCE_POLITICAL, recruits), ==, 5);
  g_assert_cmpuint (recruits[0], ==, row[2]);
  g_assert_cmpuint (recruits[1], ==, row[0]);
  g_assert_cmpuint (recruits[2], ==, row[1]);
  g_assert_cmpuint (recruits[3], ==, row[3]);
  g_assert_cmpuint (recruits[4], ==, LICTOR);

  memset (night->state.market, 0xff, BCE_N_COLUMNS * sizeof (gint16));
  g_assert_cmpuint (bce_revealed_list_recruits (&night->state, night->box, 2, BCE_POLITICAL, recruits), ==, N_TITLES + 1);
}

/* Which of those that were enlisted a player still has is private as soon as the year is over. */
static void
test_which_possible (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);

  night_correct (night, BCE_CORRECT_ENLISTED, 1, LICTOR, 1);
  night_correct (night, BCE_CORRECT_PLAYED, 1, LICTOR, 1);
  g_assert_true (bce_revealed_would_be_late (&night->state, 1, LICTOR));
  night->state.year = 2;
  g_assert_false (bce_revealed_would_be_late (&night->state, 1, LICTOR));
  g_assert_true (bce_revealed_would_be_late (&night->state, 2, LICTOR));
  night->state.settings.open_collegium = TRUE;
  g_assert_true (bce_revealed_would_be_late (&night->state, 1, LICTOR));
}

/* The upper cards are those that were recorded, field by field. */
static void
test_which_late (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);

  night_correct (night, BCE_CORRECT_ENLISTED, 1, LICTOR, 2);
  g_assert_false (bce_revealed_would_be_late (&night->state, 1, LICTOR));
  g_assert_true (bce_revealed_would_be_late (&night->state, 2, LICTOR));

  reveal (night, 1, BCE_POLITICAL, (BceTableBoard) { .stack = { LICTOR }, .n_cards = 1 });
  g_assert_false (bce_revealed_would_be_late (&night->state, 1, LICTOR));
  reveal (night, 1, BCE_SOCIAL, (BceTableBoard) { .stack = { LICTOR, LICTOR }, .n_cards = 2 });
  g_assert_true (bce_revealed_would_be_late (&night->state, 1, LICTOR));
  g_assert_false (bce_revealed_is_late (&night->state, 1, BCE_POLITICAL, 0));
  g_assert_false (bce_revealed_is_late (&night->state, 1, BCE_SOCIAL, 0));
  g_assert_true (bce_revealed_is_late (&night->state, 1, BCE_SOCIAL, 1));
}

/* The Legate has authority 2 and an ability in words: authority +2 and 1 denarius, as the table tells. */
static void
test_told (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceTableBoard board = { .stack = { legate }, .n_cards = 1 };
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_ENLISTED, 1, legate, 1);
  reveal (night, 1, BCE_POLITICAL, board);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.authority[1], ==, 2);

  board.told[0] = (BceTold) { .kind = BCE_EFFECT_AUTHORITY, .count = 2 };
  board.told[1] = (BceTold) { .kind = BCE_EFFECT_COLLECT, .what = BCE_THING_DENARIUS, .count = 1 };
  board.told[2] = (BceTold) { .card = 1, .kind = BCE_EFFECT_AUTHORITY, .count = 7 };
  board.told[3] = (BceTold) { .ability = 1, .kind = BCE_EFFECT_AUTHORITY, .count = 7 };
  board.n_told = 4;
  reveal (night, 1, BCE_POLITICAL, board);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.authority[1], ==, 4);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.players[1].denarii, ==, 6);
}

/* Year 3 of four players: letter E (4): authority 1, charisma 0. */
static void
test_tile (void)
{
  g_autoptr (Night) night = night_start (4);
  BceResolve resolve;

  night_go (night, BCE_STAGE_RESOLUTION);
  night_correct (night, BCE_CORRECT_YEAR, 0, 0, 3);
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  g_assert_cmpint (resolve.authority[BCE_MILITARY * BCE_MAX_SEATS], ==, 1);
  g_assert_cmpint (resolve.charisma[BCE_MILITARY * BCE_MAX_SEATS], ==, 0);
  night_fine (night, BCE_ENTRY_RESOLVE, &resolve);
  g_assert_cmpint (night->state.tiles[2 * BCE_N_FIELDS + BCE_MILITARY], ==, 1);
}

static void
test_boards (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceBoardEntry board = { 1, BCE_POLITICAL, { .stack = { soldier }, .n_cards = 1 } };

  night_against (night, BCE_ENTRY_BOARD, &board, BCE_RULE_WRONG_FIELD);
  board.board.stack[0] = LICTOR;
  night_fine (night, BCE_ENTRY_BOARD, &board);
  board.board.stack[0] = LICTOR + 1;
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_COMPONENT, 0, 0);
  board.seat = 3;
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_COMPONENT, 0, 0);
}

/* With three players there are 3 legates; the boards of one player show them together. */
static void
test_too_many (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceBoardEntry board = { 1, BCE_POLITICAL, { .stack = { legate, legate }, .n_cards = 2 } };

  night_correct (night, BCE_CORRECT_ENLISTED, 2, legate, 1);
  night_fine (night, BCE_ENTRY_BOARD, &board);
  board.field = BCE_SOCIAL;
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_PILE, 2, 4);
  board.board.n_cards = 0;
  night_fine (night, BCE_ENTRY_BOARD, &board);
}

/* Two players claim the one Legate that is left on the pile: the outcome cannot be recorded. */
static void
test_late_too_many (void)
{
  g_autoptr (Night) night = start_resolution (FALSE);
  BceResolve resolve;

  night_correct (night, BCE_CORRECT_PILE, 0, legate, 1);
  reveal (night, 1, BCE_POLITICAL, (BceTableBoard) { .stack = { legate }, .n_cards = 1 });
  reveal (night, 2, BCE_POLITICAL, (BceTableBoard) { .stack = { legate }, .n_cards = 1 });
  resolve = fill_resolve (night, BCE_IM_BONUS_IMPERIUM);
  night_impossible (night, BCE_ENTRY_RESOLVE, &resolve, BCE_COUNT_PILE, 1, 2);
}

static void
test_support (void)
{
  static const struct { int seat; int other; gboolean allowed; } cases[] = {
    { 0, 0, TRUE }, { 0, 1, FALSE }, { 0, 2, FALSE },
    { 1, 0, FALSE }, { 1, 1, FALSE }, { 1, 2, TRUE },
    { 2, 0, FALSE }, { 2, 1, TRUE }, { 2, 2, FALSE },
    { 2, 3, FALSE }, { 0, 4, FALSE },
  };
  g_autoptr (Night) night = start_resolution (FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BceBoardEntry board = { cases[i].seat, BCE_SOCIAL };

      board.board.support[cases[i].other] = 2;
      if (cases[i].allowed)
        {
          night_fine (night, BCE_ENTRY_BOARD, &board);
          continue;
        }
      night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_OWN_SYMBOL, 2, 0);
      g_assert_cmpint (night->verdict.facts[0].seat, ==, cases[i].seat);
      g_assert_cmpint (night->verdict.facts[0].index, ==, cases[i].other);
    }
}

static void
test_when (void)
{
  g_autoptr (Night) night = night_start (3);
  BceBoardEntry board = { 1, BCE_SOCIAL, { .loyalty = 0 } };
  BceResolve resolve = { .next_im = 0 };

  night_against (night, BCE_ENTRY_BOARD, &board, BCE_RULE_PHASE);
  night_against (night, BCE_ENTRY_RESOLVE, &resolve, BCE_RULE_PHASE);
  night_impossible (night, BCE_ENTRY_BOARD, &board, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
  night_impossible (night, BCE_ENTRY_RESOLVE, &resolve, BCE_COUNT_NOW, BCE_STAGE_CONSTRUCTION, 0);
}

static const NightTest tests[] = {
  { "/entries/resolution/applied", "4: award; 5: loyalty collected goes to storage", test_applied },
  { "/entries/resolution/which-possible", "3: what is private", test_which_possible },
  { "/entries/resolution/late", "cards that were played and had not been recorded", test_late },
  { "/entries/resolution/bonus", "4: the new IM chooses 1 denarius or 6 Imperium", test_bonus },
  { "/entries/resolution/two-players", "4: the human Suitor does, without the bonus", test_two_players },
  { "/entries/resolution/shared-im", "4: the shared Suitor is never the IM", test_shared_im },
  { "/entries/resolution/denarii-limit", "3: hard limit, in Suitor order", test_denarii_limit },
  { "/entries/resolution/bonus-limit", "3: hard limit", test_bonus_limit },
  { "/entries/resolution/loyalty-limit", "3: loyalty is the exception", test_loyalty_limit },
  { "/entries/resolution/loyalty-in-front", "5: played cards go to the Collegium in the interruption", test_loyalty_in_front },
  { "/entries/resolution/cubes-limit", "3: hard limit; 5: influence not in storage returns", test_cubes_limit },
  { "/entries/resolution/recorded", "the house: entries carry what was really awarded", test_recorded },
  { "/entries/resolution/cubes", "3: any cube as charisma", test_cubes },
  { "/entries/resolution/cubes-too-many", "the house: it would break a piece count", test_cubes_too_many },
  { "/entries/resolution/told-too-many", "nothing that was told is left out silently", test_told_too_many },
  { "/entries/resolution/late-all", "nothing that was shown is left out silently", test_late_all },
  { "/entries/resolution/offered", "3: recruits only in their own field, Lictors in any", test_offered },
  { "/entries/resolution/which-late", "cards that were played and had not been recorded", test_which_late },
  { "/entries/resolution/told", "4: manual (the table enters what it did, in the other kinds' terms)", test_told },
  { "/entries/resolution/tile", "4: the IM adds the tile in front of this field; 2: letters C–H", test_tile },
  { "/entries/resolution/boards", "3: recruits only in their own field, Lictors in any", test_boards },
  { "/entries/resolution/too-many", "2: pile sizes", test_too_many },
  { "/entries/resolution/late-too-many", "2: pile sizes", test_late_too_many },
  { "/entries/resolution/support", "3: never their own or the IM's; the IM's on their own cards", test_support },
  { "/entries/resolution/when", "3: resolution", test_when },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  night_add_tests (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
