/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Set-up (rules, section 2), what solo games record (section 5), rulings and corrections. */

#include <string.h>

#include "caesar-correct.h"
#include "caesar-setup.h"
#include "caesar-summary.h"
#include "caesar-table.h"
#include "scriba-record.h"

#define HU "hispania-ulterior"
#define HC "hispania-citerior"

static void
test_start (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  const CaesarBegin pompey = { POMPEY };
  const CaesarBegin caesar = { CAESAR };

  g_assert_cmpint (table_holding (table, "italia")->tile, ==, CAESAR_TILE_SENATE);
  g_assert_cmpint (table_holding (table, HU)->tile, ==, CAESAR_TILE_UNKNOWN);
  g_assert_cmpint (table->state.players[CAESAR].hand_size, ==, 2);
  g_assert_cmpint (table->state.players[POMPEY].hand_size, ==, 2);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_assert_cmpint (caesar_count_unseen (&table->state, table->box, side), ==, 16);
      g_assert_cmpint (table_left (table, side), ==, 12);
    }

  table_against (table, CAESAR_ENTRY_BEGIN, &pompey, CAESAR_RULE_TURN);
  table_impossible (table, CAESAR_ENTRY_BEGIN, &caesar, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
}

static void
test_first (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  const CaesarBegin begin = { POMPEY };

  table_rule (table, CAESAR_RULING_FIRST, POMPEY);
  table_fine (table, CAESAR_ENTRY_BEGIN, &begin);
  g_assert_cmpint (table->state.turn.side, ==, POMPEY);
  g_assert_cmpint (table->state.stage, ==, CAESAR_STAGE_PLAY);
}

static void
test_solo_start (void)
{
  g_autoptr (Table) table = table_new (POMPEY);

  g_assert_cmpint (table->state.players[CAESAR].hand_size, ==, 2);
  g_assert_cmpint (table->state.players[POMPEY].hand_size, ==, 3);
}

/* 17 tiles: 5 Senate, 4 Wealth, 4 Tactics, 4 Might. One that was painted stays. */
static void
test_draw_tiles (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  ScribaRandom random = { 7 };
  CaesarTiles tiles;
  guint counts[CAESAR_N_TILES] = { 0 };

  table_tile (table, "syria", CAESAR_TILE_MIGHT);
  caesar_setup_draw_tiles (&table->state, table->box, &random, &tiles);
  g_assert_cmpint (tiles.tiles[table_province (table, "italia")], ==, CAESAR_TILE_SENATE);
  g_assert_cmpint (tiles.tiles[table_province (table, "syria")], ==, CAESAR_TILE_MIGHT);
  for (guint i = 0; i < tiles.n_tiles; i++)
    counts[tiles.tiles[i]]++;
  g_assert_cmpuint (counts[CAESAR_TILE_NONE], ==, 0);
  g_assert_cmpuint (counts[CAESAR_TILE_SENATE], ==, 6);
  g_assert_cmpuint (counts[CAESAR_TILE_WEALTH], ==, 4);
  g_assert_cmpuint (counts[CAESAR_TILE_TACTICS], ==, 4);
  g_assert_cmpuint (counts[CAESAR_TILE_MIGHT], ==, 4);
  table_fine (table, CAESAR_ENTRY_TILES, &tiles);
}

/* The same numbers, the same tiles; each province gets each kind now and then. */
static void
test_draw_tiles_fair (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  guint seen[CAESAR_MAX_PROVINCES][CAESAR_N_TILES] = { 0 };

  for (guint64 seed = 0; seed < 400; seed++)
    {
      ScribaRandom random = { seed };
      CaesarTiles tiles;

      caesar_setup_draw_tiles (&table->state, table->box, &random, &tiles);
      for (guint i = 0; i < tiles.n_tiles; i++)
        seen[i][tiles.tiles[i]]++;
    }

  for (guint i = 0; i < table->state.n_provinces; i++)
    {
      for (guint tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
        {
          if (i == (guint) table_province (table, "italia"))
            g_assert_cmpuint (seen[i][tile], ==, tile == CAESAR_TILE_SENATE ? 400 : 0);
          else
            g_assert_cmpuint (seen[i][tile], >, 400 / 17); /* a fourth to a third of it is to be expected */
        }
    }
}

/* Of a box with far more tiles than provinces, too, each kind is drawn now and then. */
static void
test_draw_many_tiles (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  guint n_might = 0;

  table->box->tiles[CAESAR_TILE_SENATE] = 60;
  for (guint64 seed = 0; seed < 100; seed++)
    {
      ScribaRandom random = { seed };
      CaesarTiles tiles;

      caesar_setup_draw_tiles (&table->state, table->box, &random, &tiles);
      for (guint i = 0; i < tiles.n_tiles; i++)
        n_might += tiles.tiles[i] == CAESAR_TILE_MIGHT;
    }
  /* 100 · 17 · 4 of 71: about 96 are to be expected. */
  g_assert_cmpuint (n_might, >, 48);
  g_assert_cmpuint (n_might, <, 144);
}

static void
test_paint_tiles (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  CaesarTileChoice choice = { 0, CAESAR_TILE_WEALTH };

  for (choice.province = 0; choice.province < 4; choice.province++)
    table_fine (table, CAESAR_ENTRY_TILE, &choice);
  g_assert_cmpint (caesar_count_tiles_left (&table->state, table->box, CAESAR_TILE_WEALTH), ==, 0);
  table_impossible (table, CAESAR_ENTRY_TILE, &choice, CAESAR_COUNT_TILES, 0, 1);

  choice = (CaesarTileChoice) { table_province (table, "italia"), CAESAR_TILE_MIGHT };
  table_against (table, CAESAR_ENTRY_TILE, &choice, CAESAR_RULE_SETUP_TILE);
}

static void
test_steps (void)
{
  g_autoptr (Table) table = table_new (POMPEY);
  const CaesarDraw line = { .side = POMPEY, .tokens = { { SWORD, 6, 0 }, { SHIP, 5, 1 }, { LAUREL, 2, 2 } }, .n_tokens = 3 };
  const CaesarTick tick = { CAESAR_SETUP_TOKENS, TRUE };
  const CaesarTick untick = { CAESAR_SETUP_TOKENS, FALSE };
  ScribaRandom random = { 1 };
  CaesarTiles tiles;

  for (guint step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    {
      g_assert_true (caesar_setup_has_step (&table->state, step));
      g_assert_false (caesar_setup_step_done (&table->state, step));
    }

  caesar_setup_draw_tiles (&table->state, table->box, &random, &tiles);
  table_fine (table, CAESAR_ENTRY_TILES, &tiles);
  g_assert_true (caesar_setup_step_done (&table->state, CAESAR_SETUP_TILES));
  table_fine (table, CAESAR_ENTRY_DRAW, &line);
  g_assert_true (caesar_setup_step_done (&table->state, CAESAR_SETUP_LINE));
  g_assert_false (caesar_setup_step_done (&table->state, CAESAR_SETUP_HANDS));
  table_fine (table, CAESAR_ENTRY_TICK, &tick);
  g_assert_true (caesar_setup_step_done (&table->state, CAESAR_SETUP_TOKENS));
  table_fine (table, CAESAR_ENTRY_TICK, &untick);
  g_assert_false (caesar_setup_step_done (&table->state, CAESAR_SETUP_TOKENS));

  g_autoptr (Table) two = table_new (NOBODY);
  g_assert_true (caesar_setup_has_step (&two->state, CAESAR_SETUP_HANDS));
  g_assert_false (caesar_setup_has_step (&two->state, CAESAR_SETUP_LINE));
  g_assert_false (caesar_setup_has_step (&two->state, CAESAR_SETUP_COMMANDS));
}

static void
test_no_draws_of_two (void)
{
  g_autoptr (Table) table = table_start ();
  const CaesarDraw draw = { .side = CAESAR, .tokens = { { SWORD, 6, 0 } }, .n_tokens = 1 };
  const CaesarCommandDraw command = { 0 };

  table_impossible (table, CAESAR_ENTRY_DRAW, &draw, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
  table_impossible (table, CAESAR_ENTRY_HELD, &draw, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
  table_impossible (table, CAESAR_ENTRY_COMMAND, &command, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
}

/* 16 = bag + hand + board. */
static void
test_held (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw hand = { .side = CAESAR, .tokens = { { SWORD, 6, 0 }, { SHIELD, 5, 1 } }, .n_tokens = 2 };
  const CaesarDraw again = { .side = CAESAR, .tokens = { { SWORD, 6, 0 } }, .n_tokens = 1 };
  CaesarChoice choice;

  table_fine (table, CAESAR_ENTRY_DRAW, &hand);
  g_assert_cmpint (caesar_count_unseen (&table->state, table->box, CAESAR), ==, 16);
  g_assert_cmpint (caesar_count_bag (&table->state, table->box, CAESAR), ==, 14);

  choice = table_choice (table, CAESAR, HU, HC, SHIELD, 4, 2);
  table_resolve (table, &choice);
  caesar_check (&table->state, table->box, CAESAR_ENTRY_PLACE, &table->place, &table->verdict);
  g_assert_cmpuint (table->verdict.against, ==, 1u << CAESAR_RULE_HAND);

  /* Either way round it is the token in the hand. */
  table_place (table, CAESAR, HU, HC, SHIELD, 1, 5);
  g_assert_cmpint (table->state.players[CAESAR].n_held, ==, 1);
  g_assert_cmpint (caesar_count_unseen (&table->state, table->box, CAESAR), ==, 15);
  g_assert_cmpint (caesar_count_bag (&table->state, table->box, CAESAR), ==, 14);

  table_impossible (table, CAESAR_ENTRY_DRAW, &again, CAESAR_COUNT_BAG, 0, 1);
  table_impossible (table, CAESAR_ENTRY_DRAW,
                    &((CaesarDraw) { .side = CAESAR, .tokens = { { SWORD, 9, 0 } }, .n_tokens = 1 }),
                    CAESAR_COUNT_TOKENS, 0, 1);
}

static void
test_hand_size (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw hand = {
    .side = CAESAR, .tokens = { { SWORD, 6, 0 }, { SHIELD, 5, 1 }, { SHIP, 6, 0 } }, .n_tokens = 3
  };

  table_against (table, CAESAR_ENTRY_DRAW, &hand, CAESAR_RULE_HAND_SIZE);
  g_assert_cmpint (table->verdict.facts[0].have, ==, 3);
  g_assert_cmpint (table->verdict.facts[0].need, ==, 2);
}

/* Two for the hand and three for the line; of a bag with a single token, that one, and of an empty bag none. */
static void
test_to_draw (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw one = { .side = CAESAR, .tokens = { { SWORD, 6, 0 } }, .n_tokens = 1 };

  g_assert_cmpint (caesar_count_to_draw (&table->state, table->box, CAESAR), ==, 2);
  g_assert_cmpint (caesar_count_to_draw (&table->state, table->box, POMPEY), ==, 3);
  for (guint kind = 0; kind < table->box->n_kinds; kind++)
    table->box->kinds[kind].count = 0;
  table->box->kinds[caesar_box_find_kind (table->box, &one.tokens[0])].count = 1;
  g_assert_cmpint (caesar_count_to_draw (&table->state, table->box, CAESAR), ==, 1);
  table_fine (table, CAESAR_ENTRY_DRAW, &one);
  g_assert_cmpint (caesar_count_to_draw (&table->state, table->box, CAESAR), ==, 0);
}

/* What the table says of a line stands for what was recorded; its order is kept. */
static void
test_correct_held (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw line = { .side = POMPEY, .tokens = { { SWORD, 6, 0 }, { SHIP, 5, 1 }, { LAUREL, 2, 2 } }, .n_tokens = 3 };
  const CaesarDraw told = { .side = POMPEY, .tokens = { { SHIP, 4, 2 }, { SWORD, 6, 0 } }, .n_tokens = 2 };

  table_fine (table, CAESAR_ENTRY_DRAW, &line);
  table_fine (table, CAESAR_ENTRY_HELD, &told);
  g_assert_cmpint (table->state.players[POMPEY].n_held, ==, 2);
  g_assert_cmpint (table->state.players[POMPEY].held[0].symbol, ==, SHIP);
  g_assert_cmpint (table->state.players[POMPEY].held[1].first, ==, 6);
  g_assert_cmpint (caesar_count_bag (&table->state, table->box, POMPEY), ==, 14);
}

static void
assert_held (const Table *table,
             int side,
             guint position,
             int symbol,
             int first)
{
  g_assert_cmpuint (position, <, table->state.players[side].n_held);
  g_assert_cmpint (table->state.players[side].held[position].symbol, ==, symbol);
  g_assert_cmpint (table->state.players[side].held[position].first, ==, first);
}

/* The line closes up behind the one that is placed, and the one that is drawn comes to its end. */
static void
test_line_order (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw line = { .side = POMPEY, .tokens = { { SWORD, 6, 0 }, { SHIP, 5, 1 }, { LAUREL, 2, 2 } }, .n_tokens = 3 };
  const CaesarDraw next = { .side = POMPEY, .tokens = { { SHIELD, 4, 2 } }, .n_tokens = 1 };

  table_fine (table, CAESAR_ENTRY_DRAW, &line);
  table_correct (table, CAESAR_CORRECT_TURN, 0, 0, POMPEY);
  table_place (table, POMPEY, HU, "mauretania", SHIP, 5, 1);
  table_fine (table, CAESAR_ENTRY_DRAW, &next);
  g_assert_cmpuint (table->state.players[POMPEY].n_held, ==, 3);
  assert_held (table, POMPEY, 0, SWORD, 6);
  assert_held (table, POMPEY, 1, LAUREL, 2);
  assert_held (table, POMPEY, 2, SHIELD, 4);
}

/* What Auto-Crassus draws is Pompey's, and Caesar's bag is as full as before: 13 and 16. */
static void
test_line_bag (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw line = { .side = POMPEY, .tokens = { { SWORD, 6, 0 }, { SHIP, 5, 1 }, { LAUREL, 2, 2 } }, .n_tokens = 3 };

  table_fine (table, CAESAR_ENTRY_DRAW, &line);
  g_assert_cmpint (caesar_count_bag (&table->state, table->box, POMPEY), ==, 13);
  g_assert_cmpint (caesar_count_bag (&table->state, table->box, CAESAR), ==, 16);
  g_assert_cmpint (table_left (table, POMPEY), ==, 12);
}

/* Ulterior brings Wealth to Caesar, whose 6 beats nothing: after it the hand is one for the bag to fill, and one more. */
static void
test_wealth_draw (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarDraw hand = { .side = CAESAR, .tokens = { { SHIELD, 5, 1 }, { SWORD, 6, 0 } }, .n_tokens = 2 };
  const CaesarDraw two = { .side = CAESAR, .tokens = { { SHIP, 6, 0 }, { SHIP, 5, 1 } }, .n_tokens = 2 };
  const CaesarDraw more = { .side = CAESAR, .tokens = { { SHIP, 4, 2 } }, .n_tokens = 1 };

  table_fine (table, CAESAR_ENTRY_DRAW, &hand);
  table_tile (table, HU, CAESAR_TILE_WEALTH);
  table_lay (table, CAESAR, HU, "mauretania", LAUREL, 4, 0);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpint (table->state.players[CAESAR].hand_size, ==, 3);
  g_assert_cmpuint (table->state.players[CAESAR].n_held, ==, 1);
  table_fine (table, CAESAR_ENTRY_DRAW, &two);
  table_against (table, CAESAR_ENTRY_DRAW, &more, CAESAR_RULE_HAND_SIZE);
}

static Table *
start_commands (void)
{
  Table *table = table_start_solo (POMPEY);

  table_correct (table, CAESAR_CORRECT_STACK, 0, 0, 2);
  table_correct (table, CAESAR_CORRECT_STACK, 0, 1, 0);
  return table;
}

/* Two tiles A, no B, and nobody told how many C. */
static void
test_commands (void)
{
  g_autoptr (Table) table = start_commands ();
  const CaesarCommandDraw a = { 0 };
  const CaesarCommandDraw b = { 1 };
  const CaesarCommandDraw c = { 2 };
  const CaesarNothing nothing = { 0 };

  table_fine (table, CAESAR_ENTRY_COMMAND, &a);
  g_assert_cmpint (table->state.command, ==, 0);
  table_fine (table, CAESAR_ENTRY_COMMAND, &a);
  g_assert_cmpint (caesar_count_commands_left (&table->state, 0), ==, 0);
  table_impossible (table, CAESAR_ENTRY_COMMAND, &a, CAESAR_COUNT_COMMANDS, 0, 1);
  table_impossible (table, CAESAR_ENTRY_COMMAND, &b, CAESAR_COUNT_COMMANDS, 0, 1);
  table_fine (table, CAESAR_ENTRY_COMMAND, &c);
  g_assert_cmpint (caesar_count_commands_left (&table->state, 2), ==, CAESAR_SOME);

  table_fine (table, CAESAR_ENTRY_RESHUFFLE, &nothing);
  g_assert_cmpint (table->state.command, ==, CAESAR_NONE);
  g_assert_cmpint (caesar_count_commands_left (&table->state, 0), ==, 2);
}

/* There are ten in all, whatever letters they have. */
static void
test_commands_ten (void)
{
  g_autoptr (Table) table = start_commands ();
  const CaesarCommandDraw c = { 2 };

  for (guint i = 0; i < 10; i++)
    table_fine (table, CAESAR_ENTRY_COMMAND, &c);
  table_impossible (table, CAESAR_ENTRY_COMMAND, &c, CAESAR_COUNT_COMMANDS, 0, 1);
}

/* The tile is discarded with Auto-Crassus's placement. */
static void
test_command_discarded (void)
{
  g_autoptr (Table) table = start_commands ();
  const CaesarCommandDraw a = { 0 };

  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  table_fine (table, CAESAR_ENTRY_COMMAND, &a);
  table_place (table, POMPEY, HU, "mauretania", SHIP, 6, 0);
  g_assert_cmpint (table->state.command, ==, CAESAR_NONE);
  g_assert_cmpint (caesar_count_commands_left (&table->state, 0), ==, 1);
}

/* So it is where Auto-Crassus passes; one's own turn discards none. */
static void
test_command_of_pass (void)
{
  g_autoptr (Table) table = start_commands ();
  const CaesarCommandDraw c = { 2 };
  CaesarCannotPlace entry;

  table_fine (table, CAESAR_ENTRY_COMMAND, &c);
  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpint (table->state.command, ==, 2);
  caesar_resolve_cannot_place (&table->state, table->box, POMPEY, &entry);
  table_fine (table, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  g_assert_cmpint (table->state.command, ==, CAESAR_NONE);
  g_assert_cmpint (table->state.drawn[2], ==, 1);
}

/* What the owner told fills the stack of a new game. */
static void
test_default_stack (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  gint16 stack[CAESAR_N_LETTERS];

  box->commands[3].count = (ScribaNumber) SCRIBA_KNOWN (2);
  caesar_setup_default_stack (box, stack);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    g_assert_cmpint (stack[letter], ==, letter == 3 ? 2 : CAESAR_SOME);
}

static void
test_rulings (void)
{
  g_autoptr (Table) table = table_start ();
  const CaesarRulingChange first = { CAESAR_RULING_FIRST, POMPEY };
  const CaesarRulingChange wrong = { CAESAR_RULING_MIGHT, 3 };

  table_rule (table, CAESAR_RULING_BONUS_TO, CAESAR_BONUS_TO_CONTROLLER);
  table_rule (table, CAESAR_RULING_MIGHT, CAESAR_MIGHT_EITHER);
  table_rule (table, CAESAR_RULING_SENATE_NEEDS_CONTROL, FALSE);
  table_rule (table, CAESAR_RULING_BOTH_LAST, CAESAR_BOTH_LAST_ACTIVE);
  g_assert_cmpint (table->state.settings.bonus_to, ==, CAESAR_BONUS_TO_CONTROLLER);
  g_assert_cmpint (table->state.settings.might, ==, CAESAR_MIGHT_EITHER);
  g_assert_cmpint (table->state.settings.senate_needs_control, ==, FALSE);
  g_assert_cmpint (table->state.settings.both_last, ==, CAESAR_BOTH_LAST_ACTIVE);
  table_impossible (table, CAESAR_ENTRY_RULING, &first, CAESAR_COUNT_NOW, CAESAR_STAGE_PLAY, 0);
  table_impossible (table, CAESAR_ENTRY_RULING, &wrong, CAESAR_COUNT_COMPONENT, 0, 0);
}

static void
test_name (void)
{
  g_autoptr (Table) table = table_start ();
  const CaesarRename rename = { POMPEY, "Cili" };
  CaesarSummary summary;

  table_fine (table, CAESAR_ENTRY_NAME, &rename);
  caesar_summary_fill (&table->state, &summary);
  g_assert_cmpstr (summary.caesar, ==, "Anna");
  g_assert_cmpstr (summary.pompey, ==, "Cili");
  g_assert_cmpint (summary.turn, ==, CAESAR);
}

/* Every tracked number can be read, and set to what it is without changing anything. */
static void
test_correct_nothing (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  const CaesarNothing nothing = { 0 };
  CaesarState before;

  /* How it ended is a number of a game that is over. */
  table_fine (table, CAESAR_ENTRY_STOP, &nothing);
  before = table->state;
  for (guint what = 0; what < CAESAR_N_CORRECT_KINDS; what++)
    table_correct (table, what, CAESAR, 0, caesar_correct_read (&table->state, what, CAESAR, 0));
  g_assert_true (scriba_record_equal (&caesar_state_shape, &before, &table->state));
}

/* Each number is one of its own: set it, and only it is another. */
static void
test_correct_each (void)
{
  static const guint8 ends[] = {
    [CAESAR_ABOUT_NOTHING] = 1, [CAESAR_ABOUT_KIND] = 18, [CAESAR_ABOUT_PROVINCE] = 18, [CAESAR_ABOUT_LETTER] = 5,
  };

  for (guint what = 0; what < CAESAR_N_CORRECT_KINDS; what++)
    {
      g_autoptr (Table) table = table_start_solo (POMPEY);
      guint index = ends[caesar_correct_get_about (what)] - 1;
      guint side = caesar_correct_is_of_a_side (what) ? POMPEY : CAESAR;
      const CaesarCorrect correct = { what, side, index, caesar_correct_read (&table->state, what, side, index) == 1 ? 0 : 1 };
      const CaesarState before = table->state;

      g_assert_null (caesar_entry_find_bad (&table->state, CAESAR_ENTRY_CORRECT, &correct));
      caesar_apply (&table->state, CAESAR_ENTRY_CORRECT, &correct);
      for (guint other = 0; other < CAESAR_N_CORRECT_KINDS; other++)
        {
          guint of = index % ends[caesar_correct_get_about (other)];

          g_assert_cmpint (caesar_correct_read (&table->state, other, side, of), ==,
                           other == what ? correct.value : caesar_correct_read (&before, other, side, of));
        }
      caesar_apply (&table->state, CAESAR_ENTRY_CORRECT, &correct);
      g_assert_cmpint (caesar_correct_read (&table->state, what, side, index), ==, correct.value);
    }
}

static void
test_correct_bad (void)
{
  g_autoptr (Table) table = table_start ();
  static const CaesarCorrect bad[] = {
    { CAESAR_CORRECT_CONTROL, 0, 18, 1 }, { CAESAR_CORRECT_CONTROLLER, 0, 0, 2 }, { CAESAR_CORRECT_STAGE, 0, 0, 3 },
    { CAESAR_CORRECT_STACK, 0, 5, 1 }, { CAESAR_CORRECT_COMMAND, 0, 0, 5 }, { CAESAR_CORRECT_EXTRA, 0, 0, 2 },
    { CAESAR_CORRECT_HAND_SIZE, 0, 0, 25 }, { CAESAR_CORRECT_HAND_SIZE, 0, 0, -1 }, { CAESAR_CORRECT_ADDED, 0, 18, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    table_impossible (table, CAESAR_ENTRY_CORRECT, &bad[i], CAESAR_COUNT_COMPONENT, 0, 0);
}

static void
test_correct_counts (void)
{
  g_autoptr (Table) table = table_start ();
  int syria = table_province (table, "syria");
  const CaesarCorrect many = { CAESAR_CORRECT_SENATE_TOKENS, CAESAR, 0, 13 };
  const CaesarCorrect nobodys = { CAESAR_CORRECT_CONTROL, 0, syria, 1 };
  const CaesarCorrect two = { CAESAR_CORRECT_CONTROL, 0, syria, 2 };
  const CaesarCorrect down = { CAESAR_CORRECT_FACE_DOWN, 0, syria, 3 };

  table_impossible (table, CAESAR_ENTRY_CORRECT, &many, CAESAR_COUNT_CONTROL, 12, 13);
  table_impossible (table, CAESAR_ENTRY_CORRECT, &nobodys, CAESAR_COUNT_CONTROL, 0, 1);
  table_correct (table, CAESAR_CORRECT_CONTROLLER, 0, syria, POMPEY);
  table_against (table, CAESAR_ENTRY_CORRECT, &two, CAESAR_RULE_CONTROL_MOST);
  table_impossible (table, CAESAR_ENTRY_CORRECT, &down, CAESAR_COUNT_FACE_UP, 2, 3);
}

static void
test_correct_space (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarSpaceEntry entry = { .border = 3, .space = { .by = NOBODY, .link = NOBODY } };

  table_lay (table, CAESAR, "mauretania", "sardinia", SHIP, 6, 0);
  g_assert_cmpint (caesar_count_unseen (&table->state, table->box, CAESAR), ==, 15);
  table_fine (table, CAESAR_ENTRY_SPACE, &entry);
  g_assert_cmpint (caesar_count_unseen (&table->state, table->box, CAESAR), ==, 16);

  entry.space.face_down = TRUE;
  table_impossible (table, CAESAR_ENTRY_SPACE, &entry, CAESAR_COUNT_FLIPPED, 0, 1);
  entry = (CaesarSpaceEntry) { .border = 3, .space = { .by = NOBODY, .link = NOBODY, .token = { SHIP, 6, 0 } } };
  table_impossible (table, CAESAR_ENTRY_SPACE, &entry, CAESAR_COUNT_COMPONENT, 0, 0);
  entry = (CaesarSpaceEntry) { .border = 3, .space = { .by = NOBODY, .link = POMPEY } };
  table_fine (table, CAESAR_ENTRY_SPACE, &entry);
  g_assert_cmpint (table_left (table, POMPEY), ==, 11);
}

static void
test_targets (void)
{
  const CaesarTileChoice tiles[] = { { 3, 1 }, { 3, 2 }, { 4, 1 } };
  const CaesarCorrect corrects[] = { { 0, 0, 0, 1 }, { 0, 0, 0, 2 }, { 0, 1, 0, 1 }, { 3, 0, 1, 1 } };
  const CaesarSpaceEntry spaces[] = { { .border = 1 }, { .border = 2 } };
  const CaesarDraw held[] = { { .side = CAESAR }, { .side = POMPEY } };
  const CaesarRename names[] = { { CAESAR, "A" }, { CAESAR, "B" }, { POMPEY, "A" } };
  const CaesarRulingChange rulings[] = { { 1, 0 }, { 1, 1 }, { 2, 1 } };

  g_assert_true (caesar_game.same_target (CAESAR_ENTRY_TILE, &tiles[0], &tiles[1]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_TILE, &tiles[0], &tiles[2]));
  g_assert_true (caesar_game.same_target (CAESAR_ENTRY_CORRECT, &corrects[0], &corrects[1]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_CORRECT, &corrects[0], &corrects[2]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_CORRECT, &corrects[0], &corrects[3]));
  g_assert_true (caesar_game.same_target (CAESAR_ENTRY_SPACE, &spaces[0], &spaces[0]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_SPACE, &spaces[0], &spaces[1]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_HELD, &held[0], &held[1]));
  g_assert_true (caesar_game.same_target (CAESAR_ENTRY_NAME, &names[0], &names[1]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_NAME, &names[0], &names[2]));
  g_assert_true (caesar_game.same_target (CAESAR_ENTRY_RULING, &rulings[0], &rulings[1]));
  g_assert_false (caesar_game.same_target (CAESAR_ENTRY_RULING, &rulings[0], &rulings[2]));
}

/* Two Might tiles do not turn over one token. */
static void
test_bad_flips (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = table_choice (table, CAESAR, HU, HC, SHIELD, 5, 1);
  CaesarPlace bad;

  table_rule (table, CAESAR_RULING_MIGHT, CAESAR_MIGHT_INFLUENCE);
  table_tile (table, HU, CAESAR_TILE_MIGHT);
  table_tile (table, HC, CAESAR_TILE_MIGHT);
  table_lay (table, POMPEY, HU, "mauretania", SHIP, 4, 2);
  table_lay (table, POMPEY, HC, "gallia", SWORD, 4, 2);
  choice.flips[0].border = table_border (table, HU, "mauretania");
  table_resolve (table, &choice);
  bad = table->place;
  bad.closed[1].flip = bad.closed[0].flip;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_FLIPPED, 0, 1);
  bad.closed[1].flip.border = table_border (table, HC, "gallia");
  table_fine (table, CAESAR_ENTRY_PLACE, &bad);
}

/* What a broken file could hold is impossible and never applied. */
static void
test_bad_place (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = table_choice (table, CAESAR, HU, HC, SHIELD, 5, 1);
  CaesarPlace bad;

  table_lay (table, POMPEY, HU, "mauretania", SHIP, 4, 2);
  table_resolve (table, &choice);
  bad = table->place;
  bad.border = 30;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
  bad = table->place;
  bad.closed[0].province = 18;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
  bad = table->place;
  bad.closed[0].n_links = 1;
  bad.closed[0].links[0] = 30;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
  bad = table->place;
  bad.closed[0].controller = NOBODY;
  bad.closed[0].n_links = 1;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
  bad = table->place;
  bad.closed[0].flip.border = 30;
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
  bad = table->place;
  bad.closed[bad.n_closed++] = table->place.closed[0];
  table_impossible (table, CAESAR_ENTRY_PLACE, &bad, CAESAR_COUNT_COMPONENT, 0, 0);
}

static const TableTest tests[] = {
  { "/caesar/entries/start", "2: Senate on Italia; Caesar begins; hands of 2 tokens; 16 and 12 each", test_start },
  { "/caesar/entries/first", "2 R first", test_first },
  { "/caesar/entries/solo-start", "2: Auto-Crassus 3 in a line", test_solo_start },
  { "/caesar/entries/draw-tiles", "2: the other 17 tiles shuffled, one on each other province (drawn by the app)", test_draw_tiles },
  { "/caesar/entries/draw-tiles-fair", "2: shuffled", test_draw_tiles_fair },
  { "/caesar/entries/draw-many-tiles", "1: counts can be corrected in the box", test_draw_many_tiles },
  { "/caesar/entries/paint-tiles", "2: or entered; 1: 6/4/4/4", test_paint_tiles },
  { "/caesar/entries/steps", "2: the steps of the set-up", test_steps },
  { "/caesar/entries/no-draws-of-two", "5: draws and hands of a two-player game are never recorded", test_no_draws_of_two },
  { "/caesar/entries/held", "5: 16 = bag + hand (or line) + board, always", test_held },
  { "/caesar/entries/hand-size", "3.4: Draw back to the hand size", test_hand_size },
  { "/caesar/entries/to-draw", "3.4: Draw back to the hand size (an empty bag: as far as it goes)", test_to_draw },
  { "/caesar/entries/correct-held", "5: Solo hand, line and draws are public and recorded", test_correct_held },
  { "/caesar/entries/line-order", "2: three in a line: its order is kept", test_line_order },
  { "/caesar/entries/line-bag", "4 R: Auto-Crassus uses the other side's bag and tokens", test_line_bag },
  { "/caesar/entries/wealth-draw", "3.3: Wealth: draw one at once", test_wealth_draw },
  { "/caesar/entries/command-of-pass", "a command tile is discarded after its turn, also after a pass", test_command_of_pass },
  { "/caesar/entries/commands", "1: how many of each letter is not public: the owner enters it, or just records the tile drawn", test_commands },
  { "/caesar/entries/commands-ten", "1: 10 command tiles", test_commands_ten },
  { "/caesar/entries/command-discarded", "a command tile is discarded after its turn", test_command_discarded },
  { "/caesar/entries/default-stack", "1: the owner enters how many there are", test_default_stack },
  { "/caesar/entries/rulings", "settings change from here on", test_rulings },
  { "/caesar/entries/name", "names of the players", test_name },
  { "/caesar/entries/correct-nothing", "every tracked number", test_correct_nothing },
  { "/caesar/entries/correct-each", "every tracked number", test_correct_each },
  { "/caesar/entries/correct-bad", "values that do not exist", test_correct_bad },
  { "/caesar/entries/correct-counts", "1: pieces that do not exist", test_correct_counts },
  { "/caesar/entries/correct-space", "5: unseen = 16 − on the board", test_correct_space },
  { "/caesar/entries/targets", "what is one step of undo", test_targets },
  { "/caesar/entries/bad-flips", "3.3: Might may turn one opposing token face down", test_bad_flips },
  { "/caesar/entries/bad-place", "what a broken file could hold", test_bad_place },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}
