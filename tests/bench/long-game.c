/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "long-game.h"

#include "bce-game.h"
#include "bce-setup.h"
#include "bce-turns.h"

/** long_game_new: a game of five, not set up yet. */
ScribaTable *
long_game_new (ScribaLibrary *library,
               const BceBox *box)
{
  BceGameSetup setup = {
    .n_seats = 5,
    .seats = { { "Anna", BCE_AGRIPPA }, { "Bálint", BCE_BRUTUS }, { "Csenge", BCE_CLEOPATRA }, { "Máté", BCE_ANTONY },
               { "Réka", BCE_AUGUSTUS } },
  };
  g_autoptr (GError) error = NULL;
  ScribaTable *table;

  bce_settings_init (&setup.settings);
  setup.settings.cubes = TRUE;
  table = bce_library_create (library, &setup, box, &error);
  g_assert_no_error (error);
  return table;
}

static void
dispatch (ScribaTable *table,
          BceEntryKind kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  if (!scriba_table_dispatch (table, kind, args, &verdict))
    g_error ("entry of kind %d refused: %d", kind, verdict.facts[0].code);
}

/** long_game_begin: sets up, and goes on to the first resolution, where boards are entered. */
void
long_game_begin (ScribaTable *table)
{
  const BceSeatChoice im = { .seat = 4 };
  ScribaRandom random = { 1 };
  BceMarket market;
  BceMove move;

  g_assert_true (bce_setup_draw_market (bce_table_get_box (table), &random, &market));
  dispatch (table, BCE_ENTRY_MARKET, &market);
  dispatch (table, BCE_ENTRY_FIRST_IM, &im);
  while (bce_table_get_state (table)->stage != BCE_STAGE_RESOLUTION)
    {
      bce_move_next (bce_table_get_state (table), &move);
      dispatch (table, BCE_ENTRY_PHASE, &move);
    }
  /* What is revealed was stored: a cube of support for every field. */
  for (int seat = 0; seat < 4; seat++)
    {
      const BceCorrect stored = { .what = BCE_CORRECT_CUBES, .seat = seat, .index = BCE_THING_SUPPORT, .value = BCE_N_FIELDS };

      dispatch (table, BCE_ENTRY_CORRECT, &stored);
    }
}

/** long_game_finish: begins without any draw, and ends at once, with a result that depends on @i. */
void
long_game_finish (ScribaTable *table,
                  guint i)
{
  const BceSeatChoice im = { .seat = i % 5 };
  const BceStop stop = { .scored = TRUE };
  BceFinish finish = { .winners = 1 << i % 5 };
  BceMove move;

  for (guint seat = 0; seat < 5; seat++)
    finish.totals[seat] = seat == i % 5 ? 60 : 20 + (i + seat * 7) % 40;
  dispatch (table, BCE_ENTRY_FIRST_IM, &im);
  bce_move_next (bce_table_get_state (table), &move);
  dispatch (table, BCE_ENTRY_PHASE, &move);
  dispatch (table, BCE_ENTRY_STOP, &stop);
  dispatch (table, BCE_ENTRY_FINISH, &finish);
}

/** long_game_tap: a tap on a board or a corrected number, in turn: large and small entries. */
void
long_game_tap (ScribaTable *table,
               guint i)
{
  const BceState *state = bce_table_get_state (table);

  if (i % 2 == 0)
    {
      BceBoardEntry board = { .seat = i / 2 % 4, .field = i / 8 % BCE_N_FIELDS };

      board.board = *bce_state_board (state, board.seat, board.field);
      board.board.n_cards = 2;
      board.board.stack[0] = state->market[board.field * BCE_N_COLUMNS];
      board.board.stack[1] = state->market[board.field * BCE_N_COLUMNS + 1];
      board.board.loyalty = i / 24 % 3;
      board.board.support[(board.seat + 1) % 4] = i / 24 % 2;
      dispatch (table, BCE_ENTRY_BOARD, &board);
    }
  else
    {
      const BceCorrect correct = { .what = BCE_CORRECT_TRACK, .seat = i / 2 % 5, .value = i % 100 };

      dispatch (table, BCE_ENTRY_CORRECT, &correct);
    }
}
