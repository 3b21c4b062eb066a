/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a placement decides and what does not follow from it (rules, section 3 and 4), up to the limits of a box. */

#include <string.h>

#include "caesar-table.h"
#include "scriba-record.h"

/* Hispania Ulterior, the first province, and Citerior have two border spaces each, one of them in common. */
#define HU "hispania-ulterior"
#define HC "hispania-citerior"

static CaesarFlip
flip_province (const Table *table,
               const char *province)
{
  return (CaesarFlip) { table_province (table, province), CAESAR_NONE };
}

static CaesarFlip
flip_border (const Table *table,
             const char *province,
             const char *other)
{
  return (CaesarFlip) { CAESAR_NONE, table_border (table, province, other) };
}

static void
test_nothing_chosen (void)
{
  g_autoptr (Table) table = table_start ();
  const CaesarChoice choice = table_choice (table, POMPEY, "italia", "sicilia", SWORD, 5, 1);

  g_assert_cmpint (choice.side, ==, POMPEY);
  g_assert_cmpint (choice.first, ==, CAESAR_NONE);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (choice.tiles[i], ==, CAESAR_TILE_UNKNOWN);
      g_assert_false (caesar_flip_is_set (&choice.flips[i]));
    }
}

/* What was recorded is chosen again: which province came first, and nothing where none was closed. */
static void
test_read (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = table_choice (table, CAESAR, HU, HC, SHIELD, 3, 3);
  CaesarChoice read;

  table_resolve (table, &choice);
  g_assert_cmpuint (table->place.n_closed, ==, 0);
  caesar_choice_read (table->box, &table->place, &read);
  g_assert_cmpint (read.first, ==, CAESAR_NONE);

  table_lay (table, POMPEY, HC, "gallia", SWORD, 6, 0);
  table_resolve (table, &choice);
  g_assert_cmpuint (table->place.n_closed, ==, 1);
  caesar_choice_read (table->box, &table->place, &read);
  g_assert_cmpint (read.first, ==, table_province (table, HC));
}

/* A tile that was told with a placement is told still as long as the table has not told it since; at either end. */
static void
test_forget_known (void)
{
  for (guint known = 0; known < 4; known++)
    {
      g_autoptr (Table) table = table_start ();
      CaesarChoice choice = table_choice (table, CAESAR, HU, HC, SHIELD, 3, 3);

      table_tile (table, HU, known & 1 ? CAESAR_TILE_MIGHT : CAESAR_TILE_UNKNOWN);
      table_tile (table, HC, known & 2 ? CAESAR_TILE_NONE : CAESAR_TILE_UNKNOWN);
      choice.tiles[0] = CAESAR_TILE_WEALTH;
      choice.tiles[1] = CAESAR_TILE_TACTICS;
      caesar_choice_forget_known (&table->state, table->box, &choice);
      g_assert_cmpint (choice.tiles[0], ==, known & 1 ? CAESAR_TILE_UNKNOWN : CAESAR_TILE_WEALTH);
      g_assert_cmpint (choice.tiles[1], ==, known & 2 ? CAESAR_TILE_UNKNOWN : CAESAR_TILE_TACTICS);
    }
}

/* Shield 3/3 on the only space that is left, or any other token on any other space. */
static gboolean
lies_there (int token,
            int space)
{
  return token == LAUREL || token == space || (token == CAESAR_SYMBOL_SHIELD_OR_SHIP && (space == SHIELD || space == SHIP));
}

static void
test_stuck (void)
{
  g_autoptr (Table) table = table_start ();
  gint16 counts[CAESAR_MAX_KINDS];
  const CaesarToken other = { SWORD, 9, 9 };

  for (guint i = 0; i < table->box->n_kinds; i++)
    {
      counts[i] = MAX (table->box->kinds[i].count, 1);
      table->box->kinds[i].count = 0;
    }

  for (guint space = 0; space < table->box->n_borders; space++)
    {
      for (guint i = 0; i < table->box->n_borders; i++)
        table->state.borders[i] = (CaesarSpace) { i == space ? NOBODY : CAESAR, other, FALSE, NOBODY };
      g_assert_true (caesar_side_is_stuck (&table->state, table->box, POMPEY));
      for (guint kind = 0; kind < table->box->n_kinds; kind++)
        {
          table->box->kinds[kind].count = counts[kind];
          g_assert_cmpint (caesar_side_is_stuck (&table->state, table->box, POMPEY), !=,
                           lies_there (table->box->kinds[kind].symbol, table->box->borders[space].symbol));
          table->box->kinds[kind].count = 0;
        }
    }
}

/* A province with twelve border spaces, as many as a box may have, amid twelve of its owner's: a link to each. */
static void
test_most_links (void)
{
  g_autoptr (Table) table = table_new (NOBODY);
  const CaesarToken token = { SWORD, 6, 0 };
  CaesarGameSetup setup;
  CaesarChoice choice;

  table->box->n_borders = CAESAR_MAX_LINKS;
  table->box->control_tokens = 40;
  for (guint i = 0; i < CAESAR_MAX_LINKS; i++)
    table->box->borders[i] = (CaesarBorder) { { 0, i + 1 }, SWORD };
  table_setup (&setup, NOBODY);
  g_assert_true (caesar_state_start (&setup, table->box, &table->state));
  table->state.stage = CAESAR_STAGE_PLAY;
  table->state.turn.side = CAESAR;
  for (guint i = 1; i < CAESAR_MAX_LINKS; i++)
    {
      table->state.borders[i] = (CaesarSpace) { CAESAR, token, FALSE, NOBODY };
      table->state.provinces[i + 1] = (CaesarHolding) { .closed = TRUE, .controller = CAESAR, .control = 1, .taken_by = NOBODY };
    }
  table->state.provinces[1] = table->state.provinces[2];

  caesar_choice_init (&choice, CAESAR, 0, &token);
  table_resolve (table, &choice);
  g_assert_cmpuint (table->place.n_closed, ==, 1);
  g_assert_cmpuint (table->place.closed[0].n_links, ==, 12);
  for (guint i = 0; i < CAESAR_MAX_LINKS; i++)
    g_assert_cmpint (table->place.closed[0].links[i], ==, i);
}

/* Both close; Caesar's 4 + 3 win Ulterior, and Pompey's 6 against 3 Citerior. */
static CaesarChoice
close_west (Table *table,
            CaesarTile ulterior,
            CaesarTile citerior)
{
  table_tile (table, HU, ulterior);
  table_tile (table, HC, citerior);
  table_lay (table, CAESAR, HU, "mauretania", SHIP, 4, 2);
  table_lay (table, POMPEY, HC, "gallia", SWORD, 6, 0);
  return table_choice (table, CAESAR, HU, HC, SHIELD, 3, 3);
}

/* The token that the first Might turned over cannot be turned over by the second; another in Italia can. */
static void
test_might_twice (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice;

  table_hold (table, POMPEY, "syria", 1, 0);
  table_hold (table, POMPEY, "italia", 2, 0);
  choice = close_west (table, CAESAR_TILE_MIGHT, CAESAR_TILE_MIGHT);
  choice.flips[0] = choice.flips[1] = flip_province (table, "syria");
  table_resolve (table, &choice);
  g_assert_cmpint (table->place.closed[0].flip.province, ==, table_province (table, "syria"));
  g_assert_false (caesar_flip_is_set (&table->place.closed[1].flip));

  choice.flips[0] = choice.flips[1] = flip_province (table, "italia");
  table_choose (table, &choice);
  g_assert_cmpint (table_holding (table, "italia")->face_down, ==, 2);
}

static void
test_might_twice_influence (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice;

  table_rule (table, CAESAR_RULING_MIGHT, CAESAR_MIGHT_INFLUENCE);
  table_lay (table, POMPEY, "italia", "sicilia", SWORD, 5, 1);
  choice = close_west (table, CAESAR_TILE_MIGHT, CAESAR_TILE_MIGHT);
  choice.flips[0] = choice.flips[1] = flip_border (table, "italia", "sicilia");
  table_choose (table, &choice);
  g_assert_cmpint (table->place.closed[0].flip.border, ==, table_border (table, "italia", "sicilia"));
  g_assert_false (caesar_flip_is_set (&table->place.closed[1].flip));
}

/* Might gives no turn, nor does Wealth; an ordinary turn has nobody's to go on with. */
static void
test_no_extra_turn (void)
{
  static const CaesarTile tiles[] = { CAESAR_TILE_NONE, CAESAR_TILE_MIGHT, CAESAR_TILE_WEALTH, CAESAR_TILE_SENATE };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (Table) table = table_start ();
      CaesarChoice choice = close_west (table, tiles[i], CAESAR_TILE_NONE);

      table_choose (table, &choice);
      g_assert_cmpint (table->place.next.side, ==, POMPEY);
      g_assert_false (table->place.next.extra);
      g_assert_cmpint (table->place.next.resume, ==, NOBODY);
    }
}

/* Each took a Tactics: the extra turn is that of whose province was closed first. */
static void
test_tactics_of_two (void)
{
  for (int first = CAESAR; first <= POMPEY; first++)
    {
      g_autoptr (Table) table = table_start ();
      CaesarChoice choice;

      table_rule (table, CAESAR_RULING_BONUS_TO, CAESAR_BONUS_TO_CONTROLLER);
      choice = close_west (table, CAESAR_TILE_TACTICS, CAESAR_TILE_TACTICS);
      choice.first = table_province (table, first == CAESAR ? HU : HC);
      table_choose (table, &choice);
      g_assert_cmpint (table->place.next.side, ==, first);
      g_assert_true (table->place.next.extra);
      g_assert_cmpint (table->place.next.resume, ==, POMPEY);
    }
}

/* A side that was left no control token by a correction: a placement that closes nothing ends nothing. */
static void
test_no_closing_no_end (void)
{
  g_autoptr (Table) table = table_start ();

  table_leave (table, POMPEY, 0);
  table_place (table, CAESAR, "italia", "sicilia", SWORD, 5, 1);
  g_assert_cmpint (table->state.stage, ==, CAESAR_STAGE_PLAY);
  g_assert_cmpint (table->place.result.ending, ==, CAESAR_ENDING_NOT_YET);
}

/* After the end it is nobody's turn, nor would anybody's go on. */
static void
test_end (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = close_west (table, CAESAR_TILE_NONE, CAESAR_TILE_NONE);

  table_leave (table, CAESAR, 1);
  table_choose (table, &choice);
  g_assert_cmpint (table->place.result.winner, ==, CAESAR);
  g_assert_cmpint (table->place.next.side, ==, NOBODY);
  g_assert_cmpint (table->place.next.resume, ==, NOBODY);
}

/* Auto-Crassus passes, and nobody has won. */
static void
test_pass (void)
{
  g_autoptr (Table) table = table_start_solo (POMPEY);
  CaesarCannotPlace entry;

  caesar_resolve_cannot_place (&table->state, table->box, POMPEY, &entry);
  g_assert_cmpint (entry.result.ending, ==, CAESAR_ENDING_NOT_YET);
  g_assert_cmpint (entry.result.winner, ==, NOBODY);
}

/* Only Citerior was closed; now Ulterior is too, and comes second. Its Might turns over nothing, though Pompey has won it. */
static void
test_refill_more (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = table_choice (table, CAESAR, HU, HC, SHIELD, 3, 3);
  CaesarPlace recorded;

  table_tile (table, HU, CAESAR_TILE_MIGHT);
  table_lay (table, POMPEY, HC, "gallia", SWORD, 6, 0);
  table_resolve (table, &choice);
  recorded = table->place;
  g_assert_cmpuint (recorded.n_closed, ==, 1);

  table_lay (table, POMPEY, HU, "mauretania", SHIP, 6, 0);
  caesar_refill (&table->state, table->box, CAESAR_ENTRY_PLACE, &recorded);
  g_assert_cmpuint (recorded.n_closed, ==, 2);
  g_assert_cmpint (recorded.closed[0].province, ==, table_province (table, HC));
  g_assert_cmpint (recorded.closed[1].province, ==, table_province (table, HU));
  g_assert_cmpint (recorded.closed[1].controller, ==, POMPEY);
  g_assert_cmpint (recorded.closed[1].taken_by, ==, CAESAR);
  g_assert_false (caesar_flip_is_set (&recorded.closed[1].flip));
}

/* Nothing was closed; now Ulterior is, and its Might turns over nothing, though Pompey's token lies on its other side. */
static void
test_refill_influence (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = table_choice (table, CAESAR, HU, "mauretania", SHIP, 3, 3);
  CaesarPlace recorded;

  table_rule (table, CAESAR_RULING_MIGHT, CAESAR_MIGHT_EITHER);
  table_tile (table, HU, CAESAR_TILE_MIGHT);
  table_resolve (table, &choice);
  recorded = table->place;
  g_assert_cmpuint (recorded.n_closed, ==, 0);

  table_lay (table, POMPEY, HU, HC, SHIELD, 1, 5);
  caesar_refill (&table->state, table->box, CAESAR_ENTRY_PLACE, &recorded);
  g_assert_cmpint (recorded.closed[0].taken_by, ==, CAESAR);
  g_assert_false (caesar_flip_is_set (&recorded.closed[0].flip));
}

/* Where something lies by now, and in what is no placement, nothing follows anew. */
static void
test_refill_nothing (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice = close_west (table, CAESAR_TILE_WEALTH, CAESAR_TILE_NONE);
  CaesarDraw draw = { .side = POMPEY, .tokens = { { SHIP, 4, 2 }, { LAUREL, 3, 1 } }, .n_tokens = 2 };
  const CaesarDraw same = draw;
  CaesarPlace recorded;

  table_resolve (table, &choice);
  recorded = table->place;
  table_lay (table, POMPEY, HU, HC, SHIELD, 1, 5);
  caesar_refill (&table->state, table->box, CAESAR_ENTRY_PLACE, &recorded);
  g_assert_true (scriba_record_equal (&caesar_place_shape, &recorded, &table->place));

  caesar_refill (&table->state, table->box, CAESAR_ENTRY_DRAW, &draw);
  g_assert_cmpmem (&draw, sizeof draw, &same, sizeof same);
}

static const TableTest tests[] = {
  { "/caesar/choices/nothing", "3.3: never obligatory", test_nothing_chosen },
  { "/caesar/choices/read", "3.2 R: in the order that the placing player chooses", test_read },
  { "/caesar/choices/forget-known", "2: tiles entered, or told later", test_forget_known },
  { "/caesar/choices/stuck", "4 R: also when none of them fits an empty space", test_stuck },
  { "/caesar/choices/most-links", "3.2 R: one more on the border space to each neighbouring province", test_most_links },
  { "/caesar/choices/might-twice", "3.3: Might may turn one opposing token face down for good", test_might_twice },
  { "/caesar/choices/might-twice-influence", "3.3: so an influence token", test_might_twice_influence },
  { "/caesar/choices/no-extra-turn", "3.3: only Tactics gives an extra turn", test_no_extra_turn },
  { "/caesar/choices/tactics-of-two", "formats: the first Tactics in closing order", test_tactics_of_two },
  { "/caesar/choices/no-closing-no-end", "formats: The end is checked after all closing provinces are scored", test_no_closing_no_end },
  { "/caesar/choices/end", "4: A player's last control token ends the game", test_end },
  { "/caesar/choices/pass", "4 R: Auto-Crassus who cannot place passes", test_pass },
  { "/caesar/choices/refill-more", "what was chosen stays, and what was not chosen is not", test_refill_more },
  { "/caesar/choices/refill-influence", "so with influence tokens", test_refill_influence },
  { "/caesar/choices/refill-nothing", "a placement that is no longer possible stays as it was", test_refill_nothing },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}
