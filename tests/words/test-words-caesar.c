/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words of Caesar!. */

#include "scriba-words.h"

#define ASSERT_WORDS(words, expected) \
  G_STMT_START { \
    g_autofree char *found = words; \
    g_assert_cmpstr (found, ==, expected); \
  } G_STMT_END

static void
test_names (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();

  g_assert_cmpstr (scriba_words_side (CAESAR_SIDE_POMPEY), ==, "Pompey");
  g_assert_cmpstr (scriba_words_side (CAESAR_NOBODY), ==, "nobody");
  g_assert_cmpstr (scriba_words_province (box, caesar_box_find_province (box, "gallia-cisalpina")), ==, "Gallia Cisalpina");
  ASSERT_WORDS (scriba_words_border (box, 0), "Hispania Ulterior–Hispania Citerior");
  ASSERT_WORDS (scriba_words_token (&((CaesarToken) { CAESAR_SYMBOL_SWORD, 5, 1 })), "sword 5/1");
  g_assert_cmpstr (scriba_words_bonus_tile (CAESAR_TILE_MIGHT), ==, "Might");
  g_assert_cmpstr (scriba_words_bonus_tile (CAESAR_TILE_UNKNOWN), ==, "?");
  for (guint symbol = 0; symbol < CAESAR_N_SYMBOLS; symbol++)
    g_assert_cmpstr (scriba_words_symbol (symbol), !=, "");
}

static void
test_odds (void)
{
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 1, 3 }), "1/3 (33%)");
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 7, 8 }), "7/8 (88%)");
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 0, 1 }), "0%");
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 1, 1 }), "100%");
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 0, 0 }), "?");
  /* What is neither certain nor impossible does not look so. */
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 1, 1000 }), "1/1000 (1%)");
  ASSERT_WORDS (scriba_words_odds ((CaesarOdds) { 999, 1000 }), "999/1000 (99%)");
}

static void
test_result (void)
{
  CaesarState state = { .turn = { .side = CAESAR_SIDE_CAESAR }, .result = { .winner = CAESAR_NOBODY } };

  ASSERT_WORDS (scriba_words_caesar_result (&state), "Next: Caesar");
  state.turn.extra = TRUE;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Next: Caesar, an extra turn");
  state.result = (CaesarResult) { CAESAR_ENDING_LAST_TOKEN, CAESAR_SIDE_POMPEY };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Pompey wins: the last control token is placed");
  state.result.winner = CAESAR_NOBODY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "A draw: both placed their last control token");
  state.result = (CaesarResult) { CAESAR_ENDING_CANNOT_PLACE, CAESAR_SIDE_CAESAR };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Caesar wins: the other side cannot place a token");
  state.result = (CaesarResult) { CAESAR_ENDING_STOPPED, CAESAR_NOBODY };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Stopped without a winner");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/caesar/names", test_names);
  g_test_add_func ("/words/caesar/odds", test_odds);
  g_test_add_func ("/words/caesar/result", test_result);

  return g_test_run ();
}
