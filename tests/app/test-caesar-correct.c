/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Corrections of a game of Caesar!: all that is tracked in two steps, marked in the log, and what is refused. */

#include "config.h"

#include <glib/gi18n.h>

#include "caesar-check.h"
#include "caesar-counts.h"
#include "caesar/scriba-caesar-page.h"
#include "scriba-game-kind.h"
#include "scriba-stepper.h"
#include "scriba-words.h"

#define HU 0            /* Hispania Ulterior */
#define HU_HC 0         /* its border spaces: shield */
#define HU_MAURETANIA 1 /* ship */

static const CaesarToken laurel_4_0 = { CAESAR_SYMBOL_LAUREL, 4, 0 };

static void
open_dialog (GameCheck *fixture)
{
  game_check_show (fixture, GTK_WIDGET (scriba_caesar_page_new (fixture->table)));
  g_assert_true (page_check_press (fixture->window, "<Control>e"));
  g_assert_nonnull (game_check_get_dialog (fixture));
}

static GtkWidget *
get_choice (GameCheck *fixture,
            const char *title)
{
  return game_check_get_row (fixture, g_dpgettext2 (NULL, "correction", title));
}

static void
type (GameCheck *fixture,
      const char *title,
      const char *keys)
{
  page_check_type (page_check_find_stepper (game_check_get_dialog (fixture), title), keys);
}

static const ScribaEntry *
get_last (GameCheck *fixture)
{
  return scriba_table_get_undo (fixture->table);
}

/* What was recorded last is one of the table's corrections, and was not against anything. */
static void
assert_marked (GameCheck *fixture,
               CaesarEntryKind kind)
{
  g_assert_cmpuint (get_last (fixture)->kind, ==, kind);
  g_assert_cmpuint (scriba_game_kind_of_table (fixture->table)->corrections & (1u << kind), !=, 0);
  g_assert_cmpuint (get_last (fixture)->against, ==, 0);
  g_assert_false (game_check_is_refused (fixture));
}

/* There are twelve control tokens of a side. */
static void
test_numbers (GameCheck *fixture,
              gconstpointer data)
{
  const char *senate = scriba_words_caesar_number (CAESAR_CORRECT_SENATE_TOKENS);

  open_dialog (fixture);
  type (fixture, scriba_words_caesar_number (CAESAR_CORRECT_HAND_SIZE), "3");
  g_assert_cmpint (caesar_check_get_state (fixture)->players[CAESAR].hand_size, ==, 3);
  assert_marked (fixture, CAESAR_ENTRY_CORRECT);

  adw_combo_row_set_selected (ADW_COMBO_ROW (get_choice (fixture, "Side")), POMPEY);
  type (fixture, senate, "1");
  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].senate_tokens, ==, 1);
  g_assert_cmpint (caesar_check_get_state (fixture)->players[CAESAR].senate_tokens, ==, 0);
  type (fixture, senate, "3");
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpint (caesar_check_get_state (fixture)->players[POMPEY].senate_tokens, ==, 1);
  type (fixture, senate, "0");
  g_assert_false (game_check_is_refused (fixture));
  g_assert_cmpint (caesar_count_control_left (caesar_check_get_state (fixture), caesar_check_get_box (fixture), POMPEY), ==, 2);
}

/* Nobody is called nothing, or like the other one. */
static void
test_name (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *name;

  open_dialog (fixture);
  name = game_check_get_row (fixture, _("Name"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Anna");
  gtk_editable_set_text (GTK_EDITABLE (name), "Bálint");
  g_signal_emit_by_name (name, "apply");
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Anna");

  gtk_editable_set_text (GTK_EDITABLE (name), " Panni ");
  g_signal_emit_by_name (name, "apply");
  g_assert_cmpstr (caesar_check_get_state (fixture)->players[CAESAR].name, ==, "Panni");
  assert_marked (fixture, CAESAR_ENTRY_NAME);
}

/* From here on; and when a game is over, its rulings are what they were. */
static void
test_rulings (GameCheck *fixture,
              gconstpointer data)
{
  const CaesarNothing nothing = { 0 };
  GtkWidget *might;

  open_dialog (fixture);
  might = game_check_get_row (fixture, scriba_words_caesar_setting (CAESAR_RULING_MIGHT));
  page_check_select (might, scriba_words_caesar_setting_value (CAESAR_RULING_MIGHT, CAESAR_MIGHT_EITHER));
  g_assert_cmpint (caesar_check_get_state (fixture)->settings.might, ==, CAESAR_MIGHT_EITHER);
  assert_marked (fixture, CAESAR_ENTRY_RULING);

  caesar_check_dispatch (fixture, CAESAR_ENTRY_STOP, &nothing);
  adw_combo_row_set_selected (ADW_COMBO_ROW (might), CAESAR_MIGHT_CONTROL);
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (might)), ==, CAESAR_MIGHT_EITHER);
}

/* A laurel 3/3 is in no bag at first. */
static void
test_added (GameCheck *fixture,
            gconstpointer data)
{
  const CaesarToken laurel = { CAESAR_SYMBOL_LAUREL, 3, 3 };
  int kind = caesar_box_find_kind (caesar_check_get_box (fixture), &laurel);
  g_autofree char *token = scriba_words_token (&laurel);
  g_autofree char *title = g_strdup_printf (g_dpgettext2 (NULL, "correction", "%1$s, %2$s"),
                                            scriba_words_caesar_number (CAESAR_CORRECT_ADDED), token);

  open_dialog (fixture);
  type (fixture, title, "1");
  assert_marked (fixture, CAESAR_ENTRY_CORRECT);
  g_assert_cmpint (caesar_check_get_state (fixture)->players[CAESAR].added[kind], ==, 1);
  g_assert_cmpint (caesar_count_unseen (caesar_check_get_state (fixture), caesar_check_get_box (fixture), CAESAR), ==, 17);
}

/* What a province was scored with, of both sides, and who controls it with how many tokens. */
static void
test_province (GameCheck *fixture,
               gconstpointer data)
{
  const CaesarHolding *holding = &caesar_check_get_state (fixture)->provinces[HU];
  g_autofree char *total = g_strdup_printf (g_dpgettext2 (NULL, "correction", "%1$s, %2$s"),
                                            scriba_words_caesar_number (CAESAR_CORRECT_TOTAL), scriba_words_side (POMPEY));

  open_dialog (fixture);
  type (fixture, total, "8");
  assert_marked (fixture, CAESAR_ENTRY_CORRECT);
  g_assert_cmpint (holding->totals[POMPEY], ==, 8);
  g_assert_cmpint (holding->totals[CAESAR], ==, 0);
  /* As much as a file can hold. */
  type (fixture, total, "9999");
  g_assert_cmpint (holding->totals[POMPEY], ==, 9999);
  adw_switch_row_set_active (ADW_SWITCH_ROW (game_check_get_row (fixture, scriba_words_caesar_number (CAESAR_CORRECT_CLOSED))),
                             TRUE);
  g_assert_true (holding->closed);

  /* Nobody can have control tokens there before it is told who controls it. */
  type (fixture, scriba_words_caesar_number (CAESAR_CORRECT_CONTROL), "1");
  g_assert_true (game_check_is_refused (fixture));
  page_check_select (game_check_get_row (fixture, scriba_words_caesar_number (CAESAR_CORRECT_CONTROLLER)),
                     scriba_words_side (POMPEY));
  type (fixture, scriba_words_caesar_number (CAESAR_CORRECT_CONTROL), "1");
  g_assert_false (game_check_is_refused (fixture));
  g_assert_cmpint (holding->control, ==, 1);
  g_assert_cmpint (caesar_count_control_left (caesar_check_get_state (fixture), caesar_check_get_box (fixture), POMPEY), ==, 11);
}

/* There are four Might tiles. */
static void
test_tile (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *tile;

  for (guint province = 1; province <= 4; province++)
    {
      const CaesarTileChoice might = { province, CAESAR_TILE_MIGHT };

      caesar_check_dispatch (fixture, CAESAR_ENTRY_TILE, &might);
    }
  open_dialog (fixture);
  tile = game_check_get_row (fixture, _("Bonus tile"));
  page_check_select (tile, scriba_words_bonus_tile (CAESAR_TILE_MIGHT));
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].tile, ==, CAESAR_TILE_UNKNOWN);
  page_check_select (tile, scriba_words_bonus_tile (CAESAR_TILE_WEALTH));
  g_assert_cmpint (caesar_check_get_state (fixture)->provinces[HU].tile, ==, CAESAR_TILE_WEALTH);
  assert_marked (fixture, CAESAR_ENTRY_TILE);
}

/* A token that was forgotten is added, one that was never laid is removed; there is one laurel 4/0 of a side. */
static void
test_space (GameCheck *fixture,
            gconstpointer data)
{
  const CaesarState *state = caesar_check_get_state (fixture);
  g_autofree char *token = scriba_words_token (&laurel_4_0);
  GtkWidget *border, *by;

  open_dialog (fixture);
  border = get_choice (fixture, "Border space");
  by = get_choice (fixture, "Token of");
  page_check_select (get_choice (fixture, "Token"), token);
  page_check_select (by, scriba_words_side (CAESAR));
  g_assert_cmpint (state->borders[HU_HC].by, ==, CAESAR);
  g_assert_cmpint (state->borders[HU_HC].token.first, ==, 4);
  assert_marked (fixture, CAESAR_ENTRY_SPACE);

  adw_combo_row_set_selected (ADW_COMBO_ROW (border), HU_MAURETANIA);
  page_check_select (by, scriba_words_side (CAESAR));
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpint (state->borders[HU_MAURETANIA].by, ==, CAESAR_NOBODY);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (by)), ==, 0);

  adw_combo_row_set_selected (ADW_COMBO_ROW (border), HU_HC);
  page_check_select (by, scriba_words_side (CAESAR_NOBODY));
  g_assert_cmpint (state->borders[HU_HC].by, ==, CAESAR_NOBODY);
  assert_marked (fixture, CAESAR_ENTRY_SPACE);
}

/* The line of Auto-Crassus, then the hand; of what lies there no bag has another one. */
static void
test_held (GameCheck *fixture,
           gconstpointer data)
{
  const CaesarToken sword = { CAESAR_SYMBOL_SWORD, 6, 0 };
  const CaesarPlayer *crassus = &caesar_check_get_state (fixture)->players[POMPEY];
  g_autofree char *token = scriba_words_token (&sword);
  g_autofree char *first = g_strdup_printf (_("Token %d"), 1);
  g_autofree char *second = g_strdup_printf (_("Token %d"), 2);

  open_dialog (fixture);
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_choice (fixture, "Side")), POMPEY);
  page_check_select (game_check_get_row (fixture, first), token);
  g_assert_cmpuint (crassus->n_held, ==, 1);
  assert_marked (fixture, CAESAR_ENTRY_HELD);
  page_check_select (game_check_get_row (fixture, second), token);
  g_assert_true (game_check_is_refused (fixture));
  g_assert_cmpuint (crassus->n_held, ==, 1);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (game_check_get_row (fixture, second))), ==, 0);

  page_check_select (game_check_get_row (fixture, first), g_dpgettext2 (NULL, "correction", "None"));
  g_assert_cmpuint (crassus->n_held, ==, 0);
  /* Auto-Crassus has no other name. */
  g_assert_null (page_check_find_row (game_check_get_dialog (fixture), _("Name")));
}

/* How it ended is asked only when it is over. */
static void
test_result (GameCheck *fixture,
             gconstpointer data)
{
  const char *title = scriba_words_caesar_number (CAESAR_CORRECT_WINNER);

  open_dialog (fixture);
  g_assert_null (page_check_find_row (game_check_get_dialog (fixture), title));
  adw_combo_row_set_selected (ADW_COMBO_ROW (game_check_get_row (fixture, scriba_words_caesar_number (CAESAR_CORRECT_STAGE))),
                              CAESAR_STAGE_OVER);
  g_assert_cmpint (caesar_check_get_state (fixture)->result.ending, ==, CAESAR_ENDING_STOPPED);
  page_check_settle ();
  g_assert_null (page_check_find_row (game_check_get_dialog (fixture), scriba_words_caesar_setting (CAESAR_RULING_MIGHT)));
  page_check_select (game_check_get_row (fixture, title), scriba_words_side (POMPEY));
  page_check_select (game_check_get_row (fixture, scriba_words_caesar_number (CAESAR_CORRECT_ENDING)),
                     _("a side cannot place a token"));
  g_assert_cmpint (caesar_check_get_state (fixture)->result.winner, ==, POMPEY);
  g_assert_cmpint (caesar_check_get_state (fixture)->result.ending, ==, CAESAR_ENDING_CANNOT_PLACE);

  adw_combo_row_set_selected (ADW_COMBO_ROW (game_check_get_row (fixture, scriba_words_caesar_number (CAESAR_CORRECT_STAGE))),
                              CAESAR_STAGE_PLAY);
  g_assert_cmpint (caesar_check_get_state (fixture)->result.winner, ==, CAESAR_NOBODY);
}

/* Undo by its key, and what is recorded elsewhere; looking at the other side records nothing. */
static void
test_follows (GameCheck *fixture,
              gconstpointer data)
{
  const char *title = scriba_words_caesar_number (CAESAR_CORRECT_HAND_SIZE);
  GtkWidget *hand;
  guint32 n;

  open_dialog (fixture);
  hand = page_check_find_stepper (game_check_get_dialog (fixture), title);
  type (fixture, title, "4");
  g_assert_true (page_check_press (fixture->window, "<Control>z"));
  g_assert_cmpint (scriba_stepper_get_value (SCRIBA_STEPPER (hand)), ==, 2);

  n = scriba_history_get_n_entries (scriba_table_get_history (fixture->table));
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_choice (fixture, "Side")), POMPEY);
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_choice (fixture, "Province")), 7);
  adw_combo_row_set_selected (ADW_COMBO_ROW (get_choice (fixture, "Border space")), 29);
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (fixture->table)), ==, n);
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  game_check_open_phone (fixture, GPOINTER_TO_INT (data));
  open_dialog (fixture);
  game_check_assert_dialog_fits (fixture);
  page_check_set_text_size (100);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test) g_test_add (path, GameCheck, NULL, caesar_check_set_up, test, game_check_tear_down)
#define ADD_SOLO(path, test, data) g_test_add (path, GameCheck, data, caesar_check_set_up_solo, test, game_check_tear_down)

  ADD ("/caesar-correct/numbers", test_numbers);
  ADD ("/caesar-correct/name", test_name);
  ADD ("/caesar-correct/rulings", test_rulings);
  ADD ("/caesar-correct/added", test_added);
  ADD ("/caesar-correct/province", test_province);
  ADD ("/caesar-correct/tile", test_tile);
  ADD ("/caesar-correct/space", test_space);
  ADD_SOLO ("/caesar-correct/held", test_held, NULL);
  ADD ("/caesar-correct/result", test_result);
  ADD ("/caesar-correct/follows", test_follows);
  ADD_SOLO ("/caesar-correct/phone", test_phone, GINT_TO_POINTER (100));
  ADD_SOLO ("/caesar-correct/phone-large", test_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}
