/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may happen, and what Auto-Crassus is advised to do. Positions are laid and counted by hand. */

#include "caesar-automa.h"
#include "caesar-odds.h"
#include "caesar-preview.h"
#include "caesar-table.h"

#define HU "hispania-ulterior"
#define HC "hispania-citerior"

/* A placement's preview is the entry that is recorded, and changes nothing. */
static void
test_pure (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarChoice choice;

  table_lay (table, POMPEY, HU, "mauretania", SHIP, 4, 2);
  choice = table_choice (table, CAESAR, HU, HC, SHIELD, 5, 1);
  table_resolve (table, &choice);
  g_assert_cmpuint (table->place.n_closed, ==, 1);
  g_assert_cmpint (table->state.borders[choice.border].by, ==, NOBODY);
  g_assert_false (table_holding (table, HU)->closed);
}

/* 4 shields, of which 3/3 has one way, and 4 laurels, of which 2/2 has one way: 7 and 5. */
static void
test_tokens (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarToken tokens[2 * CAESAR_MAX_KINDS];
  int border = table_border (table, HU, HC);

  g_assert_cmpuint (caesar_preview_tokens (&table->state, table->box, CAESAR, border, tokens), ==, 12);
  table_lay (table, CAESAR, HC, "gallia", LAUREL, 2, 2);
  g_assert_cmpuint (caesar_preview_tokens (&table->state, table->box, CAESAR, border, tokens), ==, 12);
  table_lay (table, CAESAR, HU, "mauretania", LAUREL, 2, 2);
  g_assert_cmpuint (caesar_preview_tokens (&table->state, table->box, CAESAR, border, tokens), ==, 11);
  g_assert_cmpuint (caesar_preview_tokens (&table->state, table->box, POMPEY, border, tokens), ==, 12);
}

/* Two shields of 16 turn Ulterior: 1 of 8 with the next draw, and with two 1 − 14·13 / 16·15. */
static void
assert_turns (const Table *table,
              const CaesarSoon *soon)
{
  gint16 bag[CAESAR_MAX_KINDS];
  CaesarOdds odds;

  caesar_count_bag_all (&table->state, table->box, CAESAR, bag);
  odds = caesar_odds_some_of (table->box, bag, soon->kinds[CAESAR][CAESAR], 1);
  g_assert_cmpuint (odds.part, ==, 1);
  g_assert_cmpuint (odds.whole, ==, 8);
  odds = caesar_odds_some_of (table->box, bag, soon->kinds[CAESAR][CAESAR], 2);
  g_assert_cmpuint (odds.part, ==, 29);
  g_assert_cmpuint (odds.whole, ==, 120);
}

/*
 * Ulterior: Pompey's 4 is alone. Caesar's shields 6/0, 5/1, 4/2, 3/3 and laurels 4/0, 3/1, 2/2, 2/2 fit. More
 * than 4: two shields. Exactly 4: shield 4/2 and laurel 4/0. Less: all but none, each the other way round or
 * anyway; 6/0 with 0, 5/1 with 1, 4/2 with 2, 3/3, 4/0 with 0, 3/1, 2/2, 2/2. Pompey wins with whatever fits.
 */
static void
test_soon (void)
{
  g_autoptr (Table) table = table_start ();
  CaesarSoon soon[CAESAR_MAX_PROVINCES];

  g_assert_cmpuint (caesar_preview_soon (&table->state, table->box, soon), ==, 0);
  table_lay (table, POMPEY, HU, "mauretania", SHIP, 4, 2);
  g_assert_cmpuint (caesar_preview_soon (&table->state, table->box, soon), ==, 1);
  g_assert_cmpint (soon[0].province, ==, table_province (table, HU));
  g_assert_cmpint (soon[0].border, ==, table_border (table, HU, HC));
  g_assert_cmpint (soon[0].totals[CAESAR], ==, 0);
  g_assert_cmpint (soon[0].totals[POMPEY], ==, 4);
  g_assert_cmpint (soon[0].leader, ==, POMPEY);
  g_assert_cmpint (soon[0].fitting[CAESAR], ==, 8);
  g_assert_cmpint (soon[0].reach[CAESAR][CAESAR], ==, 2);
  g_assert_cmpint (soon[0].reach[CAESAR][CAESAR_OUTCOME_NOBODY], ==, 2);
  g_assert_cmpint (soon[0].reach[CAESAR][POMPEY], ==, 8);
  g_assert_cmpint (soon[0].fitting[POMPEY], ==, 8);
  g_assert_cmpint (soon[0].reach[POMPEY][POMPEY], ==, 8);
  g_assert_cmpint (soon[0].reach[POMPEY][CAESAR], ==, 0);
  g_assert_cmpint (soon[0].reach[POMPEY][CAESAR_OUTCOME_NOBODY], ==, 0);
  g_assert_cmpuint (soon[0].kinds[POMPEY][CAESAR], ==, 0);
  assert_turns (table, &soon[0]);

  table_place (table, CAESAR, HU, HC, SHIELD, 5, 1);
  g_assert_cmpuint (caesar_preview_soon (&table->state, table->box, soon), ==, 1);
  g_assert_cmpint (soon[0].province, ==, table_province (table, HC));
  g_assert_cmpint (soon[0].border, ==, table_border (table, HC, "gallia"));
  g_assert_cmpint (soon[0].leader, ==, CAESAR);
}

static Table *
start_line (const CaesarToken *tokens,
            guint n_tokens)
{
  Table *table = table_start_solo (POMPEY);
  CaesarDraw draw = { .side = POMPEY, .n_tokens = n_tokens };

  for (guint i = 0; i < n_tokens; i++)
    draw.tokens[i] = tokens[i];
  table_fine (table, CAESAR_ENTRY_DRAW, &draw);
  return table;
}

static void
test_advice_none (void)
{
  g_autoptr (Table) two = table_start ();
  g_autoptr (Table) empty = table_start_solo (POMPEY);
  CaesarAdvice advice;

  g_assert_false (caesar_automa_suggest (&two->state, two->box, &advice));
  g_assert_false (caesar_automa_suggest (&empty->state, empty->box, &advice));
  g_assert_cmpint (advice.kind, ==, CAESAR_ADVICE_NONE);
}

/* Ulterior can be closed by the shield: 4 against 3 this way round, 2 the other way. */
static void
test_advice_close (void)
{
  static const CaesarToken line[] = { { SWORD, 6, 0 }, { SHIP, 6, 0 }, { SHIELD, 4, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));
  CaesarAdvice advice;

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 3, 3);
  g_assert_true (caesar_automa_suggest (&table->state, table->box, &advice));
  g_assert_cmpint (advice.kind, ==, CAESAR_ADVICE_CLOSE);
  g_assert_cmpuint (advice.held, ==, 2);
  g_assert_cmpint (advice.border, ==, table_border (table, HU, HC));
  g_assert_cmpint (advice.token.first, ==, 4);
  g_assert_cmpint (advice.province, ==, table_province (table, HU));
  g_assert_cmpint (advice.value, ==, 4);
  g_assert_cmpint (advice.totals[CAESAR], ==, 3);
  g_assert_cmpint (advice.totals[POMPEY], ==, 0);
}

/* Nothing closes. Caesar leads Italia by 6, and Achaia by 4: the ship goes to Italia with its 5. */
static void
test_advice_strengthen (void)
{
  static const CaesarToken line[] = { { SHIP, 5, 1 }, { LAUREL, 2, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));
  CaesarAdvice advice;

  table_lay (table, CAESAR, "italia", "sicilia", SWORD, 6, 0);
  table_lay (table, CAESAR, "achaia", "creta", SHIELD, 4, 2);
  g_assert_true (caesar_automa_suggest (&table->state, table->box, &advice));
  g_assert_cmpint (advice.kind, ==, CAESAR_ADVICE_STRENGTHEN);
  g_assert_cmpint (advice.province, ==, table_province (table, "italia"));
  g_assert_cmpuint (advice.held, ==, 0);
  g_assert_cmpint (advice.value, ==, 5);
  g_assert_cmpint (advice.totals[CAESAR], ==, 6);
  /* Italia's first ship space in the order of the box is the one to Achaia. */
  g_assert_cmpint (advice.border, ==, table_border (table, "italia", "achaia"));
}

/* A province in which no token of the line fits is not the one: Syria needs a sword or a shield. */
static void
test_advice_fits (void)
{
  static const CaesarToken line[] = { { SHIP, 5, 1 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));
  CaesarAdvice advice;

  table_lay (table, CAESAR, "syria", "asia", SHIELD, 6, 0);
  table_lay (table, CAESAR, "achaia", "creta", SHIELD, 4, 2);
  g_assert_true (caesar_automa_suggest (&table->state, table->box, &advice));
  g_assert_cmpint (advice.province, ==, table_province (table, "achaia"));
}

static void
assert_closes (const Table *table,
               const char *province)
{
  CaesarAdvice advice;

  g_assert_true (caesar_automa_suggest (&table->state, table->box, &advice));
  g_assert_cmpint (advice.kind, ==, CAESAR_ADVICE_CLOSE);
  g_assert_cmpint (advice.province, ==, table_province (table, province));
}

/* Of two provinces that can be closed, the one that it wins. */
static void
test_advice_win (void)
{
  static const CaesarToken line[] = { { SHIELD, 4, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_lay (table, CAESAR, "syria", "aegyptus", SWORD, 3, 3);
  assert_closes (table, "syria");
}

/* Ulterior would be Caesar's, with the last token; Syria would be nobody's. */
static void
test_advice_lose (void)
{
  static const CaesarToken line[] = { { SHIELD, 3, 3 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_lay (table, CAESAR, "syria", "aegyptus", SWORD, 3, 3);
  table_leave (table, CAESAR, 1);
  assert_closes (table, "syria");
}

/* Both would be Caesar's: Ulterior with a link, which is the last token, Syria without one. */
static void
test_advice_not_lose (void)
{
  static const CaesarToken line[] = { { SHIELD, 4, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_lay (table, CAESAR, "syria", "aegyptus", SWORD, 6, 0);
  table_hold (table, CAESAR, "mauretania", 1, 0);
  table_leave (table, CAESAR, 2);
  assert_closes (table, "syria");
}

/* 4 against 3 wins Ulterior and Syria; Syria is one more control token for a link to Asia, or under a Senate tile. */
static Table *
start_two_to_win (void)
{
  static const CaesarToken line[] = { { SHIELD, 4, 2 } };
  Table *table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 3, 3);
  table_lay (table, CAESAR, "syria", "aegyptus", SWORD, 3, 3);
  return table;
}

static void
test_advice_most_tokens (void)
{
  g_autoptr (Table) alike = start_two_to_win ();
  g_autoptr (Table) link = start_two_to_win ();
  g_autoptr (Table) senate = start_two_to_win ();

  assert_closes (alike, HU);
  table_hold (link, POMPEY, "asia", 1, 0);
  assert_closes (link, "syria");
  table_tile (senate, "syria", CAESAR_TILE_SENATE);
  assert_closes (senate, "syria");
}

/* Both close: Ulterior stays Caesar's with 6, and 2 win Citerior against 1. */
static void
test_advice_shown (void)
{
  static const CaesarToken line[] = { { SHIELD, 4, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 6, 0);
  table_lay (table, CAESAR, HC, "gallia", SWORD, 1, 5);
  assert_closes (table, HC);
}

/* Ulterior, Citerior and their link are three tokens; Italia with two links is four, and these are the last. */
static void
test_advice_last (void)
{
  static const CaesarToken line[] = { { SHIELD, 3, 3 }, { SHIP, 5, 1 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));

  table_lay (table, CAESAR, HU, "mauretania", SHIP, 1, 5);
  table_lay (table, CAESAR, HC, "gallia", SWORD, 1, 5);
  table_lay (table, POMPEY, "italia", "sardinia", SHIELD, 6, 0);
  table_lay (table, POMPEY, "italia", "sicilia", SWORD, 6, 0);
  table_lay (table, POMPEY, "italia", "gallia-cisalpina", SWORD, 5, 1);
  table_lay (table, POMPEY, "italia", "achaia", SHIP, 6, 0);
  table_lay (table, POMPEY, "italia", "macedonia", SHIELD, 5, 1);
  table_hold (table, POMPEY, "sicilia", 1, 0);
  table_hold (table, POMPEY, "sardinia", 1, 0);
  assert_closes (table, HU);
  table_leave (table, POMPEY, 4);
  assert_closes (table, "italia");
}

/* Caesar leads Sardinia and Gallia by 4. Sardinia comes first in the box. */
static void
test_advice_alike (void)
{
  static const CaesarToken line[] = { { LAUREL, 2, 2 } };
  g_autoptr (Table) table = start_line (line, G_N_ELEMENTS (line));
  CaesarAdvice advice;

  table_lay (table, CAESAR, "gallia", "gallia-cisalpina", SWORD, 4, 2);
  table_lay (table, CAESAR, "sardinia", "sicilia", SHIP, 4, 2);
  g_assert_true (caesar_automa_suggest (&table->state, table->box, &advice));
  g_assert_cmpint (advice.kind, ==, CAESAR_ADVICE_STRENGTHEN);
  g_assert_cmpint (advice.province, ==, table_province (table, "sardinia"));
}

static const TableTest tests[] = {
  { "/caesar/preview/pure", "a preview changes nothing", test_pure },
  { "/caesar/preview/tokens", "3.1: which unseen tokens fit, each way round", test_tokens },
  { "/caesar/preview/soon", "a province one space from closing, and what could still turn it", test_soon },
  { "/caesar/advice/none", "4: nothing to suggest", test_advice_none },
  { "/caesar/advice/close", "4: the app may suggest: close a province if it can", test_advice_close },
  { "/caesar/advice/strengthen", "4: else strengthen the one where it is most behind", test_advice_strengthen },
  { "/caesar/advice/fits", "4: where it can", test_advice_fits },
  { "/caesar/advice/win", "4: of provinces that it can close, one that it wins", test_advice_win },
  { "/caesar/advice/lose", "4: else one that the other side does not win", test_advice_lose },
  { "/caesar/advice/not-lose", "4: the app may suggest: what does not lose at once, of two that are lost", test_advice_not_lose },
  { "/caesar/advice/most-tokens", "4: of those that it wins, one that places most control tokens", test_advice_most_tokens },
  { "/caesar/advice/shown", "4: the province that it wins is named", test_advice_shown },
  { "/caesar/advice/last", "4: before all others, the last control token", test_advice_last },
  { "/caesar/advice/alike", "4: where two are alike, the order of the box", test_advice_alike },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}
