/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-odds.h"

/* Exact odds of draws without replacement (rules, section 5), in whole numbers. */

#define ALL_KINDS G_MAXUINT32

static guint64
greatest_divisor (guint64 a,
                  guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

static CaesarOdds
reduce (guint64 part,
        guint64 whole)
{
  guint64 divisor = greatest_divisor (part, whole);

  return (CaesarOdds) { part / divisor, whole / divisor };
}

/* How many sets of @k there are of @n things; at most 60 things fit into 64 bits, with all that is multiplied. */
static guint64
choose (guint n,
        guint k)
{
  guint64 sets = 1;

  if (k > n)
    return 0;

  for (guint i = 1; i <= MIN (k, n - k); i++)
    {
      guint64 divisor = greatest_divisor (sets, i);

      /* What the first factor does not divide by, the second does. */
      sets = sets / divisor * ((n - MIN (k, n - k) + i) / (i / divisor));
    }

  return sets;
}

static guint
count (const CaesarBox *box,
       const gint16 *bag,
       guint32 kinds)
{
  guint n = 0;

  for (guint i = 0; i < box->n_kinds; i++)
    {
      if ((kinds & (1u << i)) != 0)
        n += MAX (0, bag[i]);
    }

  return n;
}

/* The kinds that fit and whose larger value is one of these. */
static guint32
kinds_between (const CaesarBox *box,
               CaesarSymbol symbol,
               int lowest,
               int highest)
{
  guint32 kinds = 0;

  for (guint i = 0; i < box->n_kinds; i++)
    {
      const CaesarKind *kind = &box->kinds[i];

      if (caesar_symbol_fits (kind->symbol, symbol) && kind->first >= lowest && kind->first <= highest)
        kinds |= 1u << i;
    }

  return kinds;
}

/**
 * caesar_odds_take_marked:
 * @bag: (inout): unseen tokens of each kind
 * @marked: those that the reader marked as being in the own hand
 *
 * Leaves what can still be in the bag.
 */
void
caesar_odds_take_marked (gint16 bag[CAESAR_MAX_KINDS],
                         const gint16 marked[CAESAR_MAX_KINDS])
{
  for (guint i = 0; i < CAESAR_MAX_KINDS; i++)
    bag[i] = MAX (0, bag[i] - marked[i]);
}

/**
 * caesar_odds_best:
 * @box: the game's box
 * @bag: tokens of each kind that can be drawn
 * @symbol: of a border space
 * @draws: how many are drawn; of fewer, all
 * @lowest: smallest value
 * @highest: largest value
 *
 * Returns: the chance that the best value of the fitting tokens among the draws is one of these
 */
CaesarOdds
caesar_odds_best (const CaesarBox *box,
                  const gint16 bag[CAESAR_MAX_KINDS],
                  CaesarSymbol symbol,
                  guint draws,
                  int lowest,
                  int highest)
{
  guint n = count (box, bag, ALL_KINDS);
  guint k = MIN (draws, n);
  guint64 none_better;
  guint64 none_as_good;

  if (n > CAESAR_ODDS_MOST)
    return (CaesarOdds) { 0, 0 };
  if (highest < lowest)
    return (CaesarOdds) { 0, 1 };

  none_better = choose (n - count (box, bag, kinds_between (box, symbol, highest + 1, G_MAXINT16)), k);
  none_as_good = choose (n - count (box, bag, kinds_between (box, symbol, lowest, G_MAXINT16)), k);
  return reduce (none_better - none_as_good, choose (n, k));
}

/** caesar_odds_some_of: the chance that at least one token among the draws is of some kinds, a bit each. */
CaesarOdds
caesar_odds_some_of (const CaesarBox *box,
                     const gint16 bag[CAESAR_MAX_KINDS],
                     guint32 kinds,
                     guint draws)
{
  guint n = count (box, bag, ALL_KINDS);
  guint k = MIN (draws, n);

  if (n > CAESAR_ODDS_MOST)
    return (CaesarOdds) { 0, 0 };

  return reduce (choose (n, k) - choose (n - count (box, bag, kinds), k), choose (n, k));
}

/**
 * caesar_odds_some_between:
 * @box: the game's box
 * @bag: tokens of each kind that can be drawn
 * @symbol: of a border space
 * @draws: how many are drawn; of fewer, all
 * @lowest: smallest value
 * @highest: largest value
 *
 * Unlike caesar_odds_best(), a better one that is drawn too does not matter.
 *
 * Returns: the chance that among the draws is a fitting token whose larger value is one of these
 */
CaesarOdds
caesar_odds_some_between (const CaesarBox *box,
                          const gint16 bag[CAESAR_MAX_KINDS],
                          CaesarSymbol symbol,
                          guint draws,
                          int lowest,
                          int highest)
{
  return caesar_odds_some_of (box, bag, kinds_between (box, symbol, lowest, highest), draws);
}

/** caesar_odds_count: the tokens of a bag. */
guint
caesar_odds_count (const CaesarBox *box,
                   const gint16 bag[CAESAR_MAX_KINDS])
{
  return count (box, bag, ALL_KINDS);
}

/** caesar_odds_count_between: those that fit a space of a symbol and whose larger value is from @lowest to @highest. */
guint
caesar_odds_count_between (const CaesarBox *box,
                           const gint16 bag[CAESAR_MAX_KINDS],
                           CaesarSymbol symbol,
                           int lowest,
                           int highest)
{
  return count (box, bag, kinds_between (box, symbol, lowest, highest));
}

/** caesar_odds_some_fit: the chance that at least one token among the draws fits a space of a symbol. */
CaesarOdds
caesar_odds_some_fit (const CaesarBox *box,
                      const gint16 bag[CAESAR_MAX_KINDS],
                      CaesarSymbol symbol,
                      guint draws)
{
  return caesar_odds_some_between (box, bag, symbol, draws, 0, G_MAXINT16);
}

/** caesar_odds_none_fits: the chance that no token among the draws fits a space of a symbol. */
CaesarOdds
caesar_odds_none_fits (const CaesarBox *box,
                       const gint16 bag[CAESAR_MAX_KINDS],
                       CaesarSymbol symbol,
                       guint draws)
{
  CaesarOdds some = caesar_odds_some_fit (box, bag, symbol, draws);

  return (CaesarOdds) { some.whole - some.part, some.whole };
}

/** caesar_odds_fits: the chance that the next token fits a space of a symbol. */
CaesarOdds
caesar_odds_fits (const CaesarBox *box,
                  const gint16 bag[CAESAR_MAX_KINDS],
                  CaesarSymbol symbol)
{
  return caesar_odds_some_fit (box, bag, symbol, 1);
}

/* Whether a/b is more than c/d, without a product that could be too large: by their continued fractions. */
static gboolean
is_more (guint64 a,
         guint64 b,
         guint64 c,
         guint64 d)
{
  gboolean swapped = FALSE;

  while (a / b == c / d && a % b != 0 && c % d != 0)
    {
      guint64 rest = a % b;
      guint64 other = c % d;

      a = b;
      b = rest;
      c = d;
      d = other;
      swapped = !swapped;
    }

  if (a / b != c / d)
    return (a / b > c / d) != swapped;

  /* Equal so far, and one of them ends here: the larger one has a rest. */
  if (a % b == 0 && c % d == 0)
    return FALSE;
  return (c % d == 0) != swapped;
}

/**
 * caesar_odds_to_percents:
 * @odds: outcomes of which exactly one happens, of a bag that is not too large to tell
 * @n_odds: how many
 * @percents: (out) (array length=n_odds): whole percentages that add up to 100
 *
 * What is left after rounding down goes to the largest remainders, to the first of equal ones.
 */
void
caesar_odds_to_percents (const CaesarOdds *odds,
                         guint n_odds,
                         guint *percents)
{
  guint sum = 0;

  for (guint i = 0; i < n_odds; i++)
    {
      percents[i] = 100 * odds[i].part / odds[i].whole;
      sum += percents[i];
    }

  for (; sum < 100; sum++)
    {
      guint best = n_odds;
      guint64 most = 0;

      for (guint i = 0; i < n_odds; i++)
        {
          guint64 floor = 100 * odds[i].part / odds[i].whole;
          guint64 rest = 100 * odds[i].part % odds[i].whole;

          if (percents[i] == floor && rest > 0 &&
              (best == n_odds || is_more (rest, odds[i].whole, most, odds[best].whole)))
            {
              best = i;
              most = rest;
            }
        }

      if (best == n_odds)
        return;
      percents[best]++;
    }
}
