/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words of Caesar!. */

#include <string.h>

#include "caesar-map.h"
#include "caesar-play.h"
#include "scriba-words.h"
#include "words-caesar-preview.h"

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

/* Syria has two border spaces, with Asia and with Aegyptus. */
static void
test_map (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  CaesarState state;
  int syria = caesar_box_find_province (box, "syria");
  int asia = caesar_map_find_border (box, syria, caesar_box_find_province (box, "asia"));
  int aegyptus = caesar_map_find_border (box, syria, caesar_box_find_province (box, "aegyptus"));

  caesar_settings_init (&setup.settings);
  g_assert_true (caesar_state_start (&setup, box, &state));
  ASSERT_WORDS (scriba_words_space (&state, box, asia), "Asia–Syria, shield, empty");
  ASSERT_WORDS (scriba_words_space_more (&state, box, asia), "");
  ASSERT_WORDS (scriba_words_province_state (&state, box, syria), "Caesar 0, Pompey 0, bonus tile not known, 2 empty spaces");

  state.provinces[syria].tile = CAESAR_TILE_NONE;
  state.borders[aegyptus] = (CaesarSpace) { CAESAR_SIDE_CAESAR, { CAESAR_SYMBOL_LAUREL, 0, 4 }, .link = CAESAR_NOBODY };
  state.last = aegyptus;
  ASSERT_WORDS (scriba_words_space_state (&state, box, aegyptus), "Caesar, laurel, Aegyptus 0, Syria 4");
  ASSERT_WORDS (scriba_words_space_more (&state, box, aegyptus), "last placement");
  ASSERT_WORDS (scriba_words_space_more (&state, box, asia), "closes Syria");
  ASSERT_WORDS (scriba_words_province_state (&state, box, syria), "Caesar 4, Pompey 0, 1 empty space");

  state.borders[asia] = (CaesarSpace) { CAESAR_SIDE_POMPEY, { CAESAR_SYMBOL_SHIELD, 6, 0 }, TRUE, CAESAR_SIDE_CAESAR };
  ASSERT_WORDS (scriba_words_space (&state, box, asia), "Asia–Syria, Pompey, face down");
  ASSERT_WORDS (scriba_words_space_more (&state, box, asia), "link of Caesar");
  state.provinces[syria].closed = TRUE;
  state.provinces[syria].controller = CAESAR_NOBODY;
  state.provinces[syria].totals[CAESAR_SIDE_CAESAR] = state.provinces[syria].totals[CAESAR_SIDE_POMPEY] = 4;
  ASSERT_WORDS (scriba_words_province_state (&state, box, syria), "uncontrolled, 4 : 4");
  state.provinces[syria].controller = CAESAR_SIDE_POMPEY;
  state.provinces[syria].totals[CAESAR_SIDE_POMPEY] = 5;
  state.provinces[syria].control = state.provinces[syria].face_down = 1;
  ASSERT_WORDS (scriba_words_province_state (&state, box, syria), "controlled by Pompey, 5 : 4, 1 control token face down");
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
  ASSERT_WORDS (scriba_words_odds_of ((CaesarOdds) { 1, 3 }, 2, 6), "1/3 (33%) · 2 of 6 tokens");
  ASSERT_WORDS (scriba_words_odds_of ((CaesarOdds) { 0, 1 }, 0, 1), "0% · 0 of 1 token");
}

/* The largest value there is needs no word of its own. */
static void
test_between (void)
{
  ASSERT_WORDS (scriba_words_some_between (4, 6, 6), "At least one fits, value 4 or more");
  ASSERT_WORDS (scriba_words_some_between (4, 5, 6), "At least one fits, value 4 to 5");
  ASSERT_WORDS (scriba_words_some_between (4, 4, 6), "At least one fits, value 4");
  ASSERT_WORDS (scriba_words_some_between (6, 6, 6), "At least one fits, value 6");
}

static void
test_result (void)
{
  CaesarState state = { .crassus = CAESAR_NOBODY, .turn = { .side = CAESAR_SIDE_CAESAR }, .result = { .winner = CAESAR_NOBODY } };

  ASSERT_WORDS (scriba_words_caesar_result (&state), "Next: Caesar");
  state.turn.extra = TRUE;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Next: Caesar, an extra turn");
  state.result = (CaesarResult) { CAESAR_ENDING_LAST_TOKEN, CAESAR_SIDE_POMPEY };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Pompey wins: the last control token is placed");
  state.result.winner = CAESAR_NOBODY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "A draw: both placed their last control token");
  state.result = (CaesarResult) { CAESAR_ENDING_CANNOT_PLACE, CAESAR_SIDE_CAESAR };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Caesar wins: the other side cannot place a token");
  state.result.winner = CAESAR_NOBODY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Without a winner: a side cannot place a token");
  g_strlcpy (state.players[CAESAR_SIDE_POMPEY].name, "Bence", SCRIBA_NAME_SIZE);
  state.result.winner = CAESAR_SIDE_POMPEY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Pompey (Bence) wins: the other side cannot place a token");
  ASSERT_WORDS (scriba_words_caesar_would_end (&state, &state.result), "Pompey (Bence) wins: the other side cannot place a token");
  state.crassus = CAESAR_SIDE_POMPEY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Auto-Crassus wins: the other side cannot place a token");
  state.result = (CaesarResult) { CAESAR_ENDING_STOPPED, CAESAR_NOBODY };
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Stopped without a winner");
  state.result.winner = CAESAR_SIDE_POMPEY;
  ASSERT_WORDS (scriba_words_caesar_result (&state), "Auto-Crassus wins: the table stopped the game");
}

static char *
words_of (const CaesarState *state,
          const CaesarBox *box,
          guint kind,
          gconstpointer args)
{
  ScribaEntry entry = { .kind = kind, .args = (gpointer) args };

  return scriba_words_caesar_entry (state, box, &entry);
}

static void
start (CaesarState *state,
       const CaesarBox *box,
       int crassus)
{
  CaesarGameSetup setup = { .n_seats = 2, .crassus = crassus };

  caesar_settings_init (&setup.settings);
  g_assert_true (caesar_state_start (&setup, box, state));
  caesar_apply (state, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { CAESAR_SIDE_CAESAR }));
}

/* Ulterior and Citerior are closed at once: 9 : 0 to Caesar with a Senate tile, 3 : 6 to Pompey. */
static void
test_placement (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarState state;
  CaesarChoice choice;
  CaesarPlace place;

  start (&state, box, CAESAR_NOBODY);
  state.borders[1] = (CaesarSpace) { CAESAR_SIDE_CAESAR, { CAESAR_SYMBOL_SHIP, 6, 0 }, FALSE, CAESAR_NOBODY };
  state.borders[2] = (CaesarSpace) { CAESAR_SIDE_POMPEY, { CAESAR_SYMBOL_SWORD, 6, 0 }, FALSE, CAESAR_NOBODY };
  state.provinces[0].tile = CAESAR_TILE_SENATE;
  state.provinces[1].tile = CAESAR_TILE_TACTICS;
  caesar_choice_init (&choice, CAESAR_SIDE_CAESAR, 0, &((CaesarToken) { CAESAR_SYMBOL_SHIELD, 3, 3 }));
  caesar_resolve (&state, box, &choice, &place);
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_PLACE, &place),
                "Caesar: shield 3/3, Hispania Ulterior–Hispania Citerior"
                " · Hispania Ulterior: Caesar, 9 : 0, control tokens +1 · Senate: Caesar · control tokens under it +1"
                " · Hispania Citerior: Pompey, 6 : 3, control tokens +1 · Tactics: Caesar · extra turn: Caesar");
}

static void
test_entries (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  const CaesarDraw line = { .side = CAESAR_SIDE_POMPEY, .tokens = { { CAESAR_SYMBOL_SHIP, 5, 1 }, { CAESAR_SYMBOL_LAUREL, 2, 2 } }, .n_tokens = 2 };
  CaesarCannotPlace pass;
  CaesarState state;

  start (&state, box, CAESAR_SIDE_POMPEY);
  caesar_resolve_cannot_place (&state, box, CAESAR_SIDE_POMPEY, &pass);
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_CANNOT_PLACE, &pass), "Auto-Crassus passes");
  caesar_resolve_cannot_place (&state, box, CAESAR_SIDE_CAESAR, &pass);
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_CANNOT_PLACE, &pass),
                "Caesar cannot place a token · Auto-Crassus wins: the other side cannot place a token");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_DRAW, &line), "Auto-Crassus, drawn: ship 5/1, laurel 2/2");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_HELD, &line), "Auto-Crassus, line: ship 5/1, laurel 2/2");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_TILE, &((CaesarTileChoice) { 17, CAESAR_TILE_WEALTH })), "Syria: Wealth");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_COMMAND, &((CaesarCommandDraw) { 3 })), "Command tile: D");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_RULING, &((CaesarRulingChange) { CAESAR_RULING_MIGHT, CAESAR_MIGHT_EITHER })),
                "Might turns over: either");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_CORRECT, &((CaesarCorrect) { CAESAR_CORRECT_TOTAL, CAESAR_SIDE_CAESAR, 17, 4 })),
                "Syria, Caesar, Total: 4");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_CORRECT, &((CaesarCorrect) { CAESAR_CORRECT_CONTROLLER, 0, 17, CAESAR_NOBODY })),
                "Syria, Control: nobody");
  ASSERT_WORDS (words_of (&state, box, CAESAR_ENTRY_SPACE,
                          &((CaesarSpaceEntry) { 11, { CAESAR_NOBODY, { 0, 0, 0 }, FALSE, CAESAR_SIDE_CAESAR } })),
                "Sicilia–Italia: no token · link: Caesar");
}

/* Every entry that a file could hold, every rule, number and step has words. */
static void
test_all (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  ScribaRandom random = { 9 };
  CaesarState state;
  guint n_refused = 0;

  start (&state, box, CAESAR_SIDE_POMPEY);
  for (guint i = 0; i < 3000; i++)
    {
      guint kind = i % CAESAR_N_ENTRY_KINDS;
      g_autofree gpointer args = g_malloc0 (caesar_game.kinds[kind].shape->size);
      g_autofree char *words = NULL;
      ScribaVerdict verdict;

      caesar_play_wild (caesar_game.kinds[kind].shape, &random, args);
      caesar_check (&state, box, kind, args, &verdict);
      if (verdict.kind != SCRIBA_FINE)
        {
          g_autofree char *why = scriba_words_caesar_verdict (&state, box, &verdict);

          g_assert_true (g_str_has_suffix (why, "."));
          n_refused++;
        }
      if (caesar_entry_find_bad (&state, kind, args) != NULL)
        continue;
      words = words_of (&state, box, kind, args);
      g_assert_cmpuint (strlen (words), >, 3);
      g_assert_null (strchr (words, '\n'));
    }
  g_assert_cmpuint (n_refused, >, 500);

  for (guint rule = 0; rule < CAESAR_N_RULES; rule++)
    g_assert_cmpstr (scriba_words_caesar_rule (rule), !=, "");
  for (guint step = 0; step < CAESAR_N_SETUP_STEPS; step++)
    g_assert_cmpstr (scriba_words_caesar_setup (&state, step), !=, "");
}

static void
test_advice (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  const CaesarAdvice close = { CAESAR_ADVICE_CLOSE, 0, 0, { CAESAR_SYMBOL_SHIELD, 4, 2 }, 0, 4, { 3, 0 } };
  const CaesarAdvice strengthen = { CAESAR_ADVICE_STRENGTHEN, 0, 14, { CAESAR_SYMBOL_SHIP, 5, 1 }, 7, 5, { 6, 0 } };
  CaesarState state;

  start (&state, box, CAESAR_SIDE_POMPEY);
  ASSERT_WORDS (scriba_words_caesar_advice (&state, box, &close), "Closes a province: Hispania Ulterior, 4 : 3");
  ASSERT_WORDS (scriba_words_caesar_advice (&state, box, &strengthen),
                "Strengthens where it is most behind: Italia, 0 : 6");
  ASSERT_WORDS (scriba_words_caesar_advice (&state, box, &((CaesarAdvice) { 0 })), "Nothing fits that is told of the line");
  state.players[CAESAR_SIDE_POMPEY].n_held = 3;
  ASSERT_WORDS (scriba_words_caesar_advice (&state, box, &((CaesarAdvice) { 0 })), "Nothing in the line fits");
}

/* Hispania Ulterior has two border spaces: 4 for Caesar lie on the first; 8 tokens of Pompey fit the second, a ship, and
 * ship 6/0 and 5/1 win it: of 16 tokens two are in hand, so none of them is in 91 of 120 hands. */
static void
test_preview (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  const CaesarToken ship_3_3 = { CAESAR_SYMBOL_SHIP, 3, 3 };
  const CaesarToken ship_6_0 = { CAESAR_SYMBOL_SHIP, 6, 0 };
  gint16 known[CAESAR_MAX_KINDS] = { 0 };
  CaesarSoon soon[CAESAR_MAX_PROVINCES];
  CaesarChoice choice;
  CaesarPlace place;
  CaesarState state;

  start (&state, box, CAESAR_NOBODY);
  caesar_choice_init (&choice, CAESAR_SIDE_POMPEY, 1, &ship_3_3);
  caesar_resolve (&state, box, &choice, &place);
  ASSERT_WORDS (scriba_words_caesar_preview (&state, box, &place), "Closes no province");
  ASSERT_WORDS (scriba_words_caesar_preview_more (&state, box, &place),
                "Hispania Ulterior: Caesar 0, Pompey 3 · Mauretania: Caesar 0, Pompey 3");

  state.borders[0] = (CaesarSpace) { CAESAR_SIDE_CAESAR, { CAESAR_SYMBOL_LAUREL, 4, 0 }, .link = CAESAR_NOBODY };
  caesar_resolve (&state, box, &choice, &place);
  ASSERT_WORDS (scriba_words_caesar_preview (&state, box, &place), "Hispania Ulterior closes: Caesar 4, Pompey 3");
  ASSERT_WORDS (scriba_words_caesar_preview_more (&state, box, &place),
                "Hispania Ulterior: control of Caesar · bonus tile not known · Caesar: control tokens left 12 → 11");

  /* Hispania Citerior, which has no third one either, comes second. */
  g_assert_cmpuint (caesar_preview_soon (&state, box, soon), ==, 2);
  ASSERT_WORDS (scriba_words_caesar_soon (&state, box, soon), "As it stands: Caesar, 4 : 0");
  ASSERT_WORDS (scriba_words_caesar_turning (&state, box, soon, CAESAR_SIDE_POMPEY, known),
                "Pompey: 2 of 8 that fit win it, in hand: 29/120 (24%)");
  known[caesar_box_find_kind (box, &ship_6_0)] = 1;
  ASSERT_WORDS (scriba_words_caesar_turning (&state, box, soon, CAESAR_SIDE_POMPEY, known),
                "Pompey: 2 of 8 that fit win it, in hand: 100%");
  ASSERT_WORDS (scriba_words_caesar_placed (&state, box, CAESAR_SIDE_CAESAR),
                "Caesar, control tokens placed: 0 (provinces 0, links 0, Senate 0)");

  /* In a solo game who plays Pompey has one name throughout. */
  state.crassus = CAESAR_SIDE_POMPEY;
  caesar_choice_init (&choice, CAESAR_SIDE_POMPEY, 1, &ship_6_0);
  caesar_resolve (&state, box, &choice, &place);
  ASSERT_WORDS (scriba_words_caesar_preview (&state, box, &place), "Hispania Ulterior closes: Caesar 4, Auto-Crassus 6");
  ASSERT_WORDS (scriba_words_caesar_preview_more (&state, box, &place),
                "Hispania Ulterior: control of Auto-Crassus · bonus tile not known · Auto-Crassus: control tokens left 12 → 11");
}

/* What is sent to friends: who played, who won, with what. Italia takes two control tokens. */
static void
test_report (void)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  CaesarState state;
  int italia = caesar_box_find_province (box, "italia");
  int syria = caesar_box_find_province (box, "syria");

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_assert_true (caesar_state_start (&setup, box, &state));
  ASSERT_WORDS (scriba_words_caesar_moment (&state), "Set-up");
  ASSERT_WORDS (scriba_words_caesar_players (&state), "Caesar: Anna · Pompey");

  state.stage = CAESAR_STAGE_PLAY;
  state.turn = (CaesarTurn) { CAESAR_SIDE_POMPEY, TRUE, CAESAR_SIDE_CAESAR };
  ASSERT_WORDS (scriba_words_caesar_moment (&state), "Next: Pompey, an extra turn");
  state.turn.side = CAESAR_SIDE_CAESAR;
  ASSERT_WORDS (scriba_words_caesar_moment (&state), "Next: Caesar (Anna), an extra turn");

  state.stage = CAESAR_STAGE_OVER;
  state.crassus = CAESAR_SIDE_POMPEY;
  state.result = (CaesarResult) { CAESAR_ENDING_CANNOT_PLACE, CAESAR_SIDE_POMPEY };
  state.provinces[italia].closed = state.provinces[syria].closed = TRUE;
  state.provinces[italia].controller = state.provinces[syria].controller = CAESAR_SIDE_POMPEY;
  state.provinces[italia].control = 2;
  state.provinces[syria].control = 1;
  state.provinces[italia].totals[CAESAR_SIDE_CAESAR] = 3;
  state.provinces[italia].totals[CAESAR_SIDE_POMPEY] = 8;
  state.provinces[syria].totals[CAESAR_SIDE_POMPEY] = 5;
  state.players[CAESAR_SIDE_POMPEY].senate_tokens = 1;
  ASSERT_WORDS (scriba_words_caesar_report (&state, box, "27 November 2026"),
                "Caesar!, 27 November 2026\n"
                "Caesar: Anna · Pompey: Auto-Crassus.\n"
                "Auto-Crassus wins: the other side cannot place a token.\n"
                "Caesar, control tokens placed: 0 (provinces 0, links 0, Senate 0).\n"
                "Caesar controls no province.\n"
                "Auto-Crassus, control tokens placed: 4 (provinces 3, links 0, Senate 1).\n"
                "Auto-Crassus controls: Italia 8 : 3, Syria 5 : 0.\n");

  ASSERT_WORDS (scriba_words_day_at (1795733999, 60), "26 November 2026");
  ASSERT_WORDS (scriba_words_day_at (1795734000, 60), "27 November 2026");
  ASSERT_WORDS (scriba_words_day_at (1795734000, 13 * 60), "27 November 2026");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/caesar/names", test_names);
  g_test_add_func ("/words/caesar/map", test_map);
  g_test_add_func ("/words/caesar/odds", test_odds);
  g_test_add_func ("/words/caesar/between", test_between);
  g_test_add_func ("/words/caesar/result", test_result);
  g_test_add_func ("/words/caesar/placement", test_placement);
  g_test_add_func ("/words/caesar/entries", test_entries);
  g_test_add_func ("/words/caesar/all", test_all);
  g_test_add_func ("/words/caesar/advice", test_advice);
  g_test_add_func ("/words/caesar/preview", test_preview);
  g_test_add_func ("/words/caesar/report", test_report);

  return g_test_run ();
}
