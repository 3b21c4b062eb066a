/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Odds (rules, section 5). A few by hand; then every odd of every bag of up to 8
 * tokens is counted by drawing all sets there are.
 */

#include <string.h>

#include "caesar-odds.h"
#include "caesar-table.h"

#define MOST 8

static void
assert_odds (CaesarOdds odds,
             guint64 part,
             guint64 whole)
{
  g_assert_cmpuint (odds.part, ==, part);
  g_assert_cmpuint (odds.whole, ==, whole);
}

static void
put (const CaesarBox *box,
     gint16 *bag,
     int symbol,
     int first,
     int second)
{
  bag[caesar_box_find_kind (box, &(CaesarToken) { symbol, first, second })]++;
}

/* 4 swords and 4 laurels of 16. */
static void
test_full_bag (void)
{
  g_autoptr (Table) table = table_start ();
  gint16 bag[CAESAR_MAX_KINDS];

  caesar_count_bag_all (&table->state, table->box, CAESAR, bag);
  assert_odds (caesar_odds_fits (table->box, bag, SWORD), 1, 2);
  assert_odds (caesar_odds_fits (table->box, bag, SHIP), 1, 2);
  /* One less 8·7 / 16·15. */
  assert_odds (caesar_odds_some_fit (table->box, bag, SWORD, 2), 23, 30);
  assert_odds (caesar_odds_none_fits (table->box, bag, SWORD, 2), 7, 30);
  /* A sword of 5 or 6. */
  assert_odds (caesar_odds_best (table->box, bag, SWORD, 1, 5, 6), 1, 8);
  assert_odds (caesar_odds_some_fit (table->box, bag, SWORD, 9), 1, 1);
}

static void
test_small_bag (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  gint16 bag[CAESAR_MAX_KINDS] = { 0 };

  assert_odds (caesar_odds_fits (box, bag, SWORD), 0, 1);
  assert_odds (caesar_odds_some_fit (box, bag, SWORD, 3), 0, 1);
  put (box, bag, LAUREL, 4, 0);
  assert_odds (caesar_odds_fits (box, bag, SWORD), 1, 1);
  put (box, bag, SWORD, 6, 0);
  assert_odds (caesar_odds_fits (box, bag, SHIELD), 1, 2);
  assert_odds (caesar_odds_some_fit (box, bag, SHIELD, 0), 0, 1);
  assert_odds (caesar_odds_some_fit (box, bag, SHIELD, 5), 1, 1);
  assert_odds (caesar_odds_best (box, bag, SWORD, 2, 5, 6), 1, 1);
  assert_odds (caesar_odds_best (box, bag, SWORD, 2, 0, 4), 0, 1);
}

/*
 * At least one of some values, two draws of 16 tokens: 6, 5, 4 and 3, and laurels of 4, 3, 2 and 2. Of 120 pairs 12·11 / 2 = 66
 * have none of the four that are 4 or more, 13·12 / 2 = 78 none of the three that are 4 or 5, 14·13 / 2 = 91 none of the two
 * that are 3, and all none of 1. A 6 beside a 5 does not matter, unlike to the best: 42 of 120 instead of 39.
 */
static void
test_between (void)
{
  g_autoptr (Table) table = table_start ();
  gint16 bag[CAESAR_MAX_KINDS];

  caesar_count_bag_all (&table->state, table->box, CAESAR, bag);
  g_assert_cmpuint (caesar_odds_count (table->box, bag), ==, 16);
  g_assert_cmpuint (caesar_odds_count_between (table->box, bag, SWORD, 4, 6), ==, 4);
  g_assert_cmpuint (caesar_odds_count_between (table->box, bag, SHIELD, 2, 2), ==, 2);
  g_assert_cmpuint (caesar_odds_count_between (table->box, bag, SHIP, 0, 1), ==, 0);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 2, 4, 6), 9, 20);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 2, 4, 5), 7, 20);
  assert_odds (caesar_odds_best (table->box, bag, SWORD, 2, 4, 5), 13, 40);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 2, 3, 3), 29, 120);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 2, 0, 1), 0, 1);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 2, 5, 4), 0, 1);
  assert_odds (caesar_odds_some_between (table->box, bag, SWORD, 13, 4, 6), 1, 1);
}

/* The same bag without two that are in the own hand: 2 of 4 instead of 3 of 6. */
static void
test_marked (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  gint16 bag[CAESAR_MAX_KINDS] = { 0 };
  gint16 marked[CAESAR_MAX_KINDS] = { 0 };

  put (box, bag, SWORD, 6, 0);
  put (box, bag, SWORD, 5, 1);
  put (box, bag, LAUREL, 2, 2);
  put (box, bag, SHIP, 6, 0);
  put (box, bag, SHIP, 5, 1);
  put (box, bag, SHIELD, 6, 0);
  assert_odds (caesar_odds_fits (box, bag, SWORD), 1, 2);

  put (box, marked, SHIP, 6, 0);
  put (box, marked, SHIP, 5, 1);
  caesar_odds_take_marked (bag, marked);
  assert_odds (caesar_odds_fits (box, bag, SWORD), 3, 4);
  /* A token that is not there any more cannot be taken out. */
  caesar_odds_take_marked (bag, marked);
  assert_odds (caesar_odds_fits (box, bag, SWORD), 3, 4);
}

static void
test_too_large (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  gint16 bag[CAESAR_MAX_KINDS] = { 30, 30, 0 };

  assert_odds (caesar_odds_some_fit (box, bag, SWORD, 30), 1, 1);
  bag[2] = 1;
  assert_odds (caesar_odds_fits (box, bag, SWORD), 0, 0);
}

/* 30 of 60 shields, 30 draws: the one way out of 118,264,581,564,861,424 that has none. */
static void
test_largest (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  gint16 bag[CAESAR_MAX_KINDS] = { 0 };

  bag[caesar_box_find_kind (box, &(CaesarToken) { SWORD, 6, 0 })] = 30;
  bag[caesar_box_find_kind (box, &(CaesarToken) { SHIELD, 6, 0 })] = 30;
  assert_odds (caesar_odds_none_fits (box, bag, SHIELD, 30), 1, G_GUINT64_CONSTANT (118264581564861424));
}

static void
test_percents (void)
{
  static const struct
  {
    CaesarOdds odds[4];
    guint n;
    guint percents[4];
  } cases[] = {
    { { { 1, 3 }, { 1, 3 }, { 1, 3 } }, 3, { 34, 33, 33 } },
    { { { 1, 6 }, { 2, 3 }, { 1, 6 } }, 3, { 17, 67, 16 } }, /* equal rests: the first two */
    { { { 1, 1 }, { 0, 1 } }, 2, { 100, 0 } },
    { { { 1, 8 }, { 3, 8 }, { 1, 2 } }, 3, { 13, 37, 50 } },
    { { { 1, 200 }, { 199, 200 } }, 2, { 1, 99 } },
    { { { 1, 7 }, { 2, 7 }, { 4, 7 } }, 3, { 14, 29, 57 } }, /* 14.28, 28.57, 57.14 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint percents[4];

      caesar_odds_to_percents (cases[i].odds, cases[i].n, percents);
      for (guint j = 0; j < cases[i].n; j++)
        g_assert_cmpuint (percents[j], ==, cases[i].percents[j]);
    }
}

/* Every set that can be drawn, one after the other. */

typedef struct
{
  const CaesarBox *box;
  gint16 tokens[MOST]; /* their kinds */
  guint n_tokens;
} Bag;

typedef struct
{
  guint64 ways;
  guint64 best[10];   /* ways in which the best fitting value is this */
  guint64 some[8][8]; /* ways with a fitting token of a value from the first to the second of these */
} Ways;

/* Counts a set that was drawn, of whose fitting tokens the values are told, a bit each. */
static void
add_way (Ways *ways,
         guint values)
{
  ways->ways++;
  if (values != 0)
    ways->best[g_bit_storage (values) - 1]++;
  for (guint lowest = 0; lowest < 8; lowest++)
    {
      for (guint highest = lowest; highest < 8; highest++)
        ways->some[lowest][highest] += ((values >> lowest) & ((2u << (highest - lowest)) - 1)) != 0;
    }
}

static void
draw (const Bag *bag,
      guint from,
      guint left,
      int symbol,
      guint values,
      Ways *ways)
{
  if (left == 0)
    {
      add_way (ways, values);
      return;
    }

  for (guint i = from; i < bag->n_tokens; i++)
    {
      const CaesarKind *kind = &bag->box->kinds[bag->tokens[i]];
      gboolean fits = caesar_symbol_fits (kind->symbol, symbol);

      draw (bag, i + 1, left - 1, symbol, fits ? values | (1u << kind->first) : values, ways);
    }
}

static gboolean
is_equal (CaesarOdds odds,
          guint64 part,
          guint64 whole)
{
  return odds.part * whole == part * odds.whole;
}

static guint64
sum (const Ways *ways,
     int lowest,
     int highest)
{
  guint64 total = 0;

  for (int value = lowest; value <= highest; value++)
    total += ways->best[value];

  return total;
}

static guint32
of_value (const CaesarBox *box,
          int symbol,
          int value)
{
  guint32 kinds = 0;

  for (guint i = 0; i < box->n_kinds; i++)
    {
      if (caesar_symbol_fits (box->kinds[i].symbol, symbol) && box->kinds[i].first == value)
        kinds |= 1u << i;
    }

  return kinds;
}

static void
compare (const Bag *bag,
         const gint16 *counts,
         int symbol,
         guint draws)
{
  Ways ways = { 0 };
  CaesarOdds outcomes[9];
  guint percents[9];
  guint total = 0;

  draw (bag, 0, MIN (draws, bag->n_tokens), symbol, 0, &ways);
  g_assert_true (is_equal (caesar_odds_some_fit (bag->box, counts, symbol, draws), sum (&ways, 0, 9), ways.ways));
  g_assert_true (is_equal (caesar_odds_none_fits (bag->box, counts, symbol, draws), ways.ways - sum (&ways, 0, 9), ways.ways));
  g_assert_true (is_equal (caesar_odds_some_of (bag->box, counts, of_value (bag->box, symbol, 4), draws), ways.some[4][4], ways.ways));
  if (draws == 1)
    g_assert_true (is_equal (caesar_odds_fits (bag->box, counts, symbol), sum (&ways, 0, 9), ways.ways));
  for (int lowest = 0; lowest < 8; lowest++)
    {
      for (int highest = lowest; highest < 8; highest++)
        {
          g_assert_true (is_equal (caesar_odds_best (bag->box, counts, symbol, draws, lowest, highest),
                                   sum (&ways, lowest, highest), ways.ways));
          g_assert_true (is_equal (caesar_odds_some_between (bag->box, counts, symbol, draws, lowest, highest),
                                   ways.some[lowest][highest], ways.ways));
        }
    }

  /* None, or a best value from 0 to 7: exactly one of these happens. */
  outcomes[0] = caesar_odds_none_fits (bag->box, counts, symbol, draws);
  for (int value = 0; value < 8; value++)
    outcomes[value + 1] = caesar_odds_best (bag->box, counts, symbol, draws, value, value);
  caesar_odds_to_percents (outcomes, G_N_ELEMENTS (outcomes), percents);
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      guint64 floor = outcomes[i].part * 100 / outcomes[i].whole;

      g_assert_cmpuint (percents[i], >=, floor);
      g_assert_cmpuint (percents[i], <=, floor + 1);
      total += percents[i];
    }
  g_assert_cmpuint (total, ==, 100);
}

/*
 * What a bag is to one symbol: tokens that do not fit, and fitting ones by their larger value. Two bags that
 * are alike in this are counted once; of each, every number of draws.
 */
typedef struct
{
  const CaesarBox *box;
  GHashTable *seen;
  gint16 counts[CAESAR_MAX_KINDS];
  guint bags;
} Walk;

static gboolean
is_new (Walk *walk,
        int symbol,
        guint n_tokens)
{
  guint64 key = symbol;
  guint fitting[8] = { 0 };

  for (guint i = 0; i < walk->box->n_kinds; i++)
    {
      if (caesar_symbol_fits (walk->box->kinds[i].symbol, symbol))
        fitting[walk->box->kinds[i].first] += walk->counts[i];
    }
  key = key * 16 + n_tokens;
  for (guint value = 0; value < G_N_ELEMENTS (fitting); value++)
    key = key * 16 + fitting[value];

  return g_hash_table_add (walk->seen, g_memdup2 (&key, sizeof key));
}

static void
look_at (Walk *walk,
         guint n_tokens)
{
  Bag bag = { .box = walk->box };

  for (guint i = 0; i < walk->box->n_kinds; i++)
    {
      for (int j = 0; j < walk->counts[i]; j++)
        bag.tokens[bag.n_tokens++] = i;
    }

  walk->bags++;
  for (guint symbol = 0; symbol < CAESAR_N_SPACE_SYMBOLS; symbol++)
    {
      if (!is_new (walk, symbol, n_tokens))
        continue;
      for (guint draws = 0; draws <= n_tokens + 1; draws++)
        compare (&bag, walk->counts, symbol, draws);
    }
}

static void
walk_bags (Walk *walk,
           guint kind,
           guint n_tokens)
{
  if (kind == walk->box->n_kinds)
    {
      look_at (walk, n_tokens);
      return;
    }

  for (int count = 0; count <= walk->box->kinds[kind].count && n_tokens + count <= MOST; count++)
    {
      walk->counts[kind] = count;
      walk_bags (walk, kind + 1, n_tokens + count);
    }
  walk->counts[kind] = 0;
}

/* The optional tokens too, one each. 2^16 ways to take 14 single tokens and one pair, and three more, up to 8. */
static void
test_all_bags (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  Walk walk = { .box = box, .seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL) };

  for (guint i = 0; i < box->n_kinds; i++)
    box->kinds[i].count = MAX (1, box->kinds[i].count);
  walk_bags (&walk, 0, 0);
  g_test_message ("%u bags, %u of them different for a symbol", walk.bags, g_hash_table_size (walk.seen));
  g_assert_cmpuint (walk.bags, >, 100000);
  g_hash_table_unref (walk.seen);
}

static const TableTest tests[] = {
  { "/caesar/odds/full-bag", "5: Odds are exact fractions (hypergeometric)", test_full_bag },
  { "/caesar/odds/small-bag", "5: of an empty bag, of one token and of two", test_small_bag },
  { "/caesar/odds/between", "5: of a range of values, by hand", test_between },
  { "/caesar/odds/marked", "5: Tokens may be marked in my hand to sharpen the odds", test_marked },
  { "/caesar/odds/too-large", "a bag of which nothing can be told", test_too_large },
  { "/caesar/odds/largest", "the largest whole number that occurs", test_largest },
  { "/caesar/odds/percents", "5: a set of exclusive outcomes adds up to 100 %", test_percents },
  { "/caesar/odds/all-bags", "5: every odd of all bags up to 8 tokens", test_all_bags },
};

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  table_add_tests (tests, G_N_ELEMENTS (tests));

  return g_test_run ();
}
