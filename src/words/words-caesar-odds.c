/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-odds.h"

#include <glib/gi18n.h>

/** scriba_words_share: (transfer full): one of several chances that add up to 100 %, which @percent is a part of: "1/3 (33%)". */
char *
scriba_words_share (CaesarOdds odds,
                    guint percent)
{
  g_autofree char *fraction = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, odds.part, odds.whole);

  /* Translators: a chance as a fraction and rounded: "1/3 (33%)". */
  return odds.whole == 0 ? g_strdup ("?") : g_strdup_printf (_("%1$s (%2$u%%)"), fraction, percent);
}

/** scriba_words_odds: (transfer full): so, by itself: never 0 or 100 for what is not certain; "?" if the bag is too large to tell. */
char *
scriba_words_odds (CaesarOdds odds)
{
  guint percent;
  guint64 rest;

  if (odds.whole == 0)
    return scriba_words_share (odds, 0);

  rest = 100 * odds.part % odds.whole;
  percent = 100 * odds.part / odds.whole + (rest >= odds.whole - rest);
  percent = CLAMP (percent, odds.part > 0 ? 1 : 0, odds.part < odds.whole ? 99 : 100);
  if (odds.whole == 1)
    /* Translators: a chance of nothing or all: "100%". */
    return g_strdup_printf (_("%u%%"), percent);

  return scriba_words_share (odds, percent);
}

/** scriba_words_odds_of: (transfer full): so, with the reason, how many of all tokens are meant: "1/3 (33%) · 2 of 6 tokens". */
char *
scriba_words_odds_of (CaesarOdds odds,
                      guint meant,
                      guint tokens)
{
  g_autofree char *chance = scriba_words_odds (odds);

  /* Translators: a chance, and how many of all the tokens of a bag are meant: "1/3 (33%) · 2 of 6 tokens". */
  return g_strdup_printf (ngettext ("%1$s · %2$u of %3$u token", "%1$s · %2$u of %3$u tokens", tokens), chance, meant, tokens);
}

/**
 * scriba_words_some_between:
 * @lowest: smallest value
 * @highest: largest value
 * @most: the largest that there is
 *
 * Returns: (transfer full): what the chance is of: that a fitting token of these values is drawn
 */
char *
scriba_words_some_between (int lowest,
                           int highest,
                           int most)
{
  if (lowest == highest)
    /* Translators: a fitting token of this value is among those drawn. */
    return g_strdup_printf (_("At least one fits, value %d"), lowest);
  if (highest >= most)
    /* Translators: a fitting token of at least this value is among those drawn. */
    return g_strdup_printf (_("At least one fits, value %d or more"), lowest);

  /* Translators: a fitting token of a value from the first to the second one is among those drawn. */
  return g_strdup_printf (_("At least one fits, value %1$d to %2$d"), lowest, highest);
}
