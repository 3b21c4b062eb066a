/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of a game of Caesar!: an older placement is changed or taken out, and what followed is told anew. */

#include "config.h"

#include <glib/gi18n.h>

#include "caesar-check.h"
#include "caesar-resolve.h"
#include "scriba-words.h"

#define HU 0            /* Hispania Ulterior */
#define HU_HC 0         /* its border spaces: shield */
#define HU_MAURETANIA 1 /* ship */
#define HC_GALLIA 2     /* sword */
#define ASIA_SYRIA 29   /* shield */

/* Caesar's laurel 4/0 faces Hispania Ulterior with 4, Pompey's ship 3/3 closes it, and Caesar goes on in Gallia. */
typedef struct
{
  guint32 laurel;
  guint32 ship;
  guint32 sword;
} Played;

static Played
play (GameCheck *fixture)
{
  return (Played) {
    caesar_check_place (fixture, HU_HC, CAESAR_SYMBOL_LAUREL, 4, 0),
    caesar_check_place (fixture, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3),
    caesar_check_place (fixture, HC_GALLIA, CAESAR_SYMBOL_SWORD, 5, 1),
  };
}

static const CaesarHolding *
get_ulterior (GameCheck *fixture)
{
  return &caesar_check_get_state (fixture)->provinces[HU];
}

static void
act (GameCheck *fixture,
     const char *action,
     guint32 seq)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, action, "u", seq));
  page_check_settle ();
}

static void
pick_token (GameCheck *fixture,
            const char *name)
{
  page_check_let_time_pass (game_check_get_dialog (fixture));
  page_check_click (page_check_find (game_check_get_dialog (fixture), name));
  page_check_settle ();
}

static void
pick_border (GameCheck *fixture,
             guint border)
{
  const CaesarBox *box = caesar_check_get_box (fixture);
  g_autofree char *words = scriba_words_border (box, border);
  g_autofree char *name = g_strdup_printf ("%s (%s)", words, scriba_words_symbol (box->borders[border].symbol));

  page_check_select (game_check_get_row (fixture, g_dpgettext2 (NULL, "correction", "Border space")),
                     name);
}

/* In the toast. */
static void
undo (GameCheck *fixture)
{
  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Undo")));
  page_check_settle ();
}

static char *
name_token (GameCheck *fixture,
            guint border,
            CaesarSymbol symbol,
            int first,
            int second)
{
  const CaesarBox *box = caesar_check_get_box (fixture);
  const gint16 *between = box->borders[border].between;

  return g_strdup_printf (g_dpgettext2 (NULL, "border space", "%1$s, %2$s %3$d, %4$s %5$d"), scriba_words_symbol (symbol),
                          scriba_words_province (box, between[0]), first, scriba_words_province (box, between[1]), second);
}

/* The other way round it faces Hispania Ulterior with 0: 0 : 3, and Pompey controls it. One undo takes it back. */
static void
test_turned (GameCheck *fixture,
             gconstpointer data)
{
  Played played = play (fixture);
  guint32 head = game_check_get_head (fixture);
  g_autofree char *turned = name_token (fixture, HU_HC, CAESAR_SYMBOL_LAUREL, 0, 4);

  g_assert_cmpint (get_ulterior (fixture)->controller, ==, CAESAR);
  game_check_show_log (fixture);
  act (fixture, "log.change", played.laurel);
  page_check_assert_named (game_check_get_dialog (fixture));
  g_assert_true (page_check_says (game_check_get_dialog (fixture), _("Closes no province")));
  pick_token (fixture, turned);
  game_check_answer (fixture, _("C_hange"));

  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].token.second, ==, 4);
  g_assert_cmpint (get_ulterior (fixture)->totals[CAESAR], ==, 0);
  g_assert_cmpint (get_ulterior (fixture)->totals[POMPEY], ==, 3);
  g_assert_cmpint (get_ulterior (fixture)->controller, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HC_GALLIA].by, ==, CAESAR);

  undo (fixture);
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpint (get_ulterior (fixture)->controller, ==, CAESAR);
}

/* Another token: 2 : 3. */
static void
test_token (GameCheck *fixture,
            gconstpointer data)
{
  Played played = play (fixture);
  g_autofree char *shield = name_token (fixture, HU_HC, CAESAR_SYMBOL_SHIELD, 2, 4);

  game_check_show_log (fixture);
  act (fixture, "log.change", played.laurel);
  pick_token (fixture, shield);
  game_check_answer (fixture, _("C_hange"));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].token.symbol, ==, CAESAR_SYMBOL_SHIELD);
  g_assert_cmpint (get_ulterior (fixture)->totals[CAESAR], ==, 2);
  g_assert_cmpint (get_ulterior (fixture)->controller, ==, POMPEY);
}

/* On the border space where the sword came to lie: the ship closes nothing now, and the sword is left out, and named. */
static void
test_border (GameCheck *fixture,
             gconstpointer data)
{
  Played played = play (fixture);
  guint32 head = game_check_get_head (fixture);
  g_autofree char *sword = game_check_describe (fixture, played.sword);

  game_check_show_log (fixture);
  act (fixture, "log.change", played.laurel);
  pick_border (fixture, HC_GALLIA);
  game_check_answer (fixture, _("C_hange"));

  g_assert_true (page_check_says (game_check_get_dialog (fixture), _("Left Out")));
  g_assert_true (page_check_says (game_check_get_dialog (fixture), sword));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HC_GALLIA].token.symbol, ==, CAESAR_SYMBOL_LAUREL);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_MAURETANIA].by, ==, POMPEY);
  g_assert_false (get_ulterior (fixture)->closed);

  game_check_answer (fixture, _("_Undo"));
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_true (get_ulterior (fixture)->closed);
}

/* A sword does not fit a shield: nothing can be changed before a token is chosen. */
static void
test_unfit (GameCheck *fixture,
            gconstpointer data)
{
  Played played = play (fixture);
  g_autofree char *shield = name_token (fixture, ASIA_SYRIA, CAESAR_SYMBOL_SHIELD, 6, 0);
  GtkWidget *button;

  game_check_show_log (fixture);
  act (fixture, "log.change", played.sword);
  button = page_check_find_button (game_check_get_dialog (fixture), _("C_hange"));
  g_assert_true (gtk_widget_get_sensitive (button));
  pick_border (fixture, ASIA_SYRIA);
  g_assert_false (gtk_widget_get_sensitive (button));
  pick_token (fixture, shield);
  g_assert_true (gtk_widget_get_sensitive (button));
  game_check_answer (fixture, _("C_hange"));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HC_GALLIA].by, ==, CAESAR_NOBODY);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[ASIA_SYRIA].token.first, ==, 6);
}

/* Without the laurel the ship closes nothing, and Pompey placed it out of turn. */
static void
test_remove (GameCheck *fixture,
             gconstpointer data)
{
  Played played = play (fixture);
  guint32 head = game_check_get_head (fixture);

  game_check_show_log (fixture);
  act (fixture, "log.remove", played.laurel);
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_HC].by, ==, CAESAR_NOBODY);
  g_assert_cmpint (caesar_check_get_state (fixture)->borders[HU_MAURETANIA].by, ==, POMPEY);
  g_assert_false (get_ulterior (fixture)->closed);

  undo (fixture);
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpint (get_ulterior (fixture)->controller, ==, CAESAR);
}

/* What is decided with a placement is changed, too: the bonus tile that was told, and left for later at first. */
static void
test_tile (GameCheck *fixture,
           gconstpointer data)
{
  Played played = play (fixture);
  g_autofree char *label = g_strdup_printf (_("%s, bonus tile:"), "Hispania Ulterior");
  g_autofree char *wealth = g_strdup_printf ("%s %s", label, scriba_words_bonus_tile (CAESAR_TILE_WEALTH));

  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].hand_size, ==, 2);
  game_check_show_log (fixture);
  act (fixture, "log.change", played.ship);
  pick_token (fixture, wealth);
  game_check_answer (fixture, _("C_hange"));
  g_assert_cmpint (get_ulterior (fixture)->taken_by, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].hand_size, ==, 3);
}

/* Caesar placed instead of Pompey's extra turn; changed, it is still out of turn and nothing else, and Pompey's turn follows. */
static void
test_out_of_turn (GameCheck *fixture,
                  gconstpointer data)
{
  static const CaesarToken sword_5_1 = { CAESAR_SYMBOL_SWORD, 5, 1 };
  const CaesarTileChoice tactics = { HU, CAESAR_TILE_TACTICS };
  g_autofree char *turned = name_token (fixture, HC_GALLIA, CAESAR_SYMBOL_SWORD, 1, 5);
  const CaesarState *state;
  CaesarChoice choice;
  CaesarPlace place;

  caesar_check_dispatch (fixture, CAESAR_ENTRY_TILE, &tactics);
  caesar_check_place (fixture, HU_HC, CAESAR_SYMBOL_LAUREL, 4, 0);
  caesar_check_place (fixture, HU_MAURETANIA, CAESAR_SYMBOL_SHIP, 3, 3);
  state = caesar_check_get_state (fixture);
  g_assert_true (state->turn.extra);
  caesar_choice_init (&choice, CAESAR, HC_GALLIA, &sword_5_1);
  caesar_resolve (state, caesar_check_get_box (fixture), &choice, &place);
  caesar_check_dispatch (fixture, CAESAR_ENTRY_PLACE, &place);

  game_check_show_log (fixture);
  act (fixture, "log.change", game_check_get_head (fixture));
  pick_token (fixture, turned);
  game_check_answer (fixture, _("C_hange"));
  state = caesar_check_get_state (fixture);
  g_assert_cmpint (state->borders[HC_GALLIA].token.first, ==, 1);
  g_assert_cmpint (state->turn.side, ==, POMPEY);
  g_assert_false (state->turn.extra);
  g_assert_cmpuint (scriba_table_get_undo (fixture->table)->against, ==, 1u << CAESAR_RULE_TURN);
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  Played played = play (fixture);

  game_check_open_phone (fixture, GPOINTER_TO_INT (data));
  game_check_show_log (fixture);
  act (fixture, "log.change", played.ship);
  game_check_assert_dialog_fits (fixture);
  page_check_set_text_size (100);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test, data) g_test_add (path, GameCheck, data, caesar_check_set_up, test, game_check_tear_down)

  ADD ("/caesar-log/turned", test_turned, NULL);
  ADD ("/caesar-log/token", test_token, NULL);
  ADD ("/caesar-log/border", test_border, NULL);
  ADD ("/caesar-log/unfit", test_unfit, NULL);
  ADD ("/caesar-log/remove", test_remove, NULL);
  ADD ("/caesar-log/tile", test_tile, NULL);
  ADD ("/caesar-log/out-of-turn", test_out_of_turn, NULL);
  ADD ("/caesar-log/phone", test_phone, GINT_TO_POINTER (100));
  ADD ("/caesar-log/phone-large", test_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}
