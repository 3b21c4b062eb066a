/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Corrections: any tracked number in two steps, what is refused, and what stays private. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-game-page.h"
#include "game-check.h"
#include "practice-game.h"
#include "scriba-game-act.h"
#include "scriba-stepper.h"
#include "scriba-words.h"

#define QUAESTOR 0 /* recruit of the practice box */

static void
open_dialog (GameCheck *fixture)
{
  game_check_show_game (fixture);
  g_assert_true (page_check_press (fixture->window, "<Control>e"));
  g_assert_nonnull (game_check_get_dialog (fixture));
}

static GtkWidget *
find_number (GameCheck *fixture,
             BceCorrectKind what)
{
  GtkWidget *stepper = page_check_find_stepper (game_check_get_dialog (fixture), scriba_words_correct_kind (what));

  g_assert_nonnull (stepper);
  return stepper;
}

static GtkWidget *
find_card (GameCheck *fixture,
           BceCorrectKind what)
{
  g_autofree char *recruit = scriba_words_recruit (bce_table_get_box (fixture->table), QUAESTOR);
  g_autofree char *title = g_strdup_printf (g_dpgettext2 (NULL, "correction", "%1$s, %2$s"),
                                            scriba_words_correct_kind (what), recruit);
  GtkWidget *stepper = page_check_find_stepper (game_check_get_dialog (fixture), title);

  g_assert_nonnull (stepper);
  return stepper;
}

static GtkWidget *
find_tile (GameCheck *fixture,
           guint year)
{
  g_autofree char *title = g_strdup_printf (_("Tile of year %1$u, %2$s"), year, scriba_words_field_inside (BCE_MILITARY));

  return page_check_find_row (game_check_get_dialog (fixture), title);
}

static const char *
get_choice (GtkWidget *row)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (ADW_COMBO_ROW (row)));
}

static int
get_value (GtkWidget *stepper)
{
  return scriba_stepper_get_value (SCRIBA_STEPPER (stepper));
}

/* The others have 15 of the 40 denarii, so that 26 cannot be: refused, and it stays. */
static void
test_refused (GameCheck *fixture,
              gconstpointer data)
{
  GtkWidget *denarii;

  open_dialog (fixture);
  denarii = find_number (fixture, BCE_CORRECT_DENARII);
  page_check_type (denarii, "2");
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
  g_assert_false (game_check_is_refused (fixture));
  page_check_type (denarii, "6");
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
  g_assert_cmpint (get_value (denarii), ==, 2);
  g_assert_true (game_check_is_refused (fixture));

  /* That what was recorded before is saved now, or that the box knows more, changes nothing of it. */
  g_assert_false (scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)));
  while (!scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)))
    g_main_context_iteration (NULL, TRUE);
  scriba_table_set_box (fixture->table, bce_box_copy (bce_table_get_box (fixture->table)));
  page_check_settle ();
  g_assert_true (game_check_is_refused (fixture));

  page_check_type (denarii, "3");
  g_assert_false (game_check_is_refused (fixture));
}

/* Nobody is called nothing, or like somebody else; and when a game is over, its rulings are what they were. */
static void
test_refused_rows (GameCheck *fixture,
                   gconstpointer data)
{
  const BceStop stop = { .scored = TRUE };
  const BceFinish finish = { .winners = 1 };
  GtkWidget *name, *cubes;
  ScribaVerdict verdict;

  open_dialog (fixture);
  name = game_check_get_row (fixture, _("Name"));
  gtk_editable_set_text (GTK_EDITABLE (name), "  ");
  g_signal_emit_by_name (name, "apply");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Anna");
  g_assert_cmpstr (game_check_get_state (fixture)->players[0].name, ==, "Anna");
  gtk_editable_set_text (GTK_EDITABLE (name), "Bálint");
  g_signal_emit_by_name (name, "apply");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Anna");
  g_assert_cmpstr (game_check_get_state (fixture)->players[0].name, ==, "Anna");

  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_STOP, &stop, &verdict));
  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_FINISH, &finish, &verdict));
  cubes = game_check_get_row (fixture, _("Track influence cubes"));
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (cubes)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (cubes), FALSE);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (cubes)));
  g_assert_true (game_check_get_state (fixture)->settings.cubes);
  g_assert_true (game_check_is_refused (fixture));
}

/* Undo by its key, a jump, and what another window records. */
static void
test_follows (GameCheck *fixture,
              gconstpointer data)
{
  const BceRename rename = { .seat = 0, .name = "Panni", .character = -1 };
  guint32 head = game_check_get_head (fixture);
  ScribaVerdict verdict;
  GtkWidget *denarii, *passed;

  open_dialog (fixture);
  denarii = find_number (fixture, BCE_CORRECT_DENARII);
  passed = game_check_get_row (fixture, scriba_words_correct_kind (BCE_CORRECT_PASSED));
  g_assert_cmpint (get_value (denarii), ==, 5);
  page_check_type (denarii, "9");
  g_assert_true (page_check_press (fixture->window, "<Control>z"));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 5);
  g_assert_cmpint (get_value (denarii), ==, 5);

  game_check_correct (fixture, BCE_CORRECT_DENARII, 0, 0, 7);
  game_check_correct (fixture, BCE_CORRECT_PASSED, 0, 0, TRUE);
  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_NAME, &rename, &verdict));
  g_assert_cmpint (get_value (denarii), ==, 7);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (passed)));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (game_check_get_row (fixture, _("Name")))), ==, "Panni");
  g_assert_cmpstr (get_choice (game_check_get_row (fixture, _("Player"))), ==, "Panni");
  g_assert_cmpstr (get_choice (game_check_get_row (fixture, scriba_words_correct_kind (BCE_CORRECT_TURN))), ==, "Panni");

  scriba_table_jump (fixture->table, head);
  g_assert_cmpint (get_value (denarii), ==, 5);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (passed)));
  g_assert_cmpstr (get_choice (game_check_get_row (fixture, _("Player"))), ==, "Anna");
}

/* Each player has numbers of their own, and looking at them records nothing. */
static void
test_player (GameCheck *fixture,
             gconstpointer data)
{
  guint32 n;

  game_check_correct (fixture, BCE_CORRECT_TRACK, 2, 0, 12);
  n = scriba_history_get_n_entries (scriba_table_get_history (fixture->table));
  open_dialog (fixture);
  g_assert_cmpint (get_value (find_number (fixture, BCE_CORRECT_TRACK)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (game_check_get_row (fixture, _("Player"))), 2);
  g_assert_cmpint (get_value (find_number (fixture, BCE_CORRECT_TRACK)), ==, 12);
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (fixture->table)), ==, n);

  page_check_type (find_number (fixture, BCE_CORRECT_TRACK), "+");
  g_assert_cmpint (game_check_get_state (fixture)->players[2].track, ==, 13);
}

/* In the first year everything has happened before everybody's eyes. */
static void
test_open (GameCheck *fixture,
           gconstpointer data)
{
  practice_game_go_on (fixture->table, 1, BCE_STAGE_RESOLUTION);
  open_dialog (fixture);
  g_assert_cmpint (get_value (find_card (fixture, BCE_CORRECT_ENLISTED)), ==, 1);
  g_assert_cmpint (get_value (find_card (fixture, BCE_CORRECT_PLAYED)), ==, 0);
  page_check_type (find_card (fixture, BCE_CORRECT_PLAYED), "1");
  g_assert_cmpint (game_check_get_state (fixture)->players[0].played[QUAESTOR], ==, 1);
  g_assert_cmpint (get_value (find_card (fixture, BCE_CORRECT_PLAYED)), ==, 1);
}

/* Anna played a Quaestor in the first and in the second year: both lie in her Collegium, and no number tells it. */
static void
test_private_cards (GameCheck *fixture,
                    gconstpointer data)
{
  g_autofree char *undo = NULL;
  GtkWidget *quaestor;

  practice_game_go_on (fixture->table, 3, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].played[QUAESTOR], ==, 2);
  open_dialog (fixture);
  quaestor = find_card (fixture, BCE_CORRECT_PLAYED);
  g_assert_cmpint (get_value (quaestor), ==, 0);
  g_assert_cmpint (get_value (find_card (fixture, BCE_CORRECT_ENLISTED)), ==, 2);

  /* One fewer; a third one was never enlisted. */
  page_check_type (quaestor, "-");
  g_assert_cmpint (game_check_get_state (fixture)->players[0].played[QUAESTOR], ==, 1);
  g_assert_cmpint (get_value (quaestor), ==, -1);
  page_check_type (quaestor, "+");
  page_check_type (quaestor, "+");
  g_assert_cmpint (game_check_get_state (fixture)->players[0].played[QUAESTOR], ==, 2);
  g_assert_cmpint (get_value (quaestor), ==, 0);

  /* The log says what was corrected, and not to what. */
  page_check_type (quaestor, "-");
  undo = scriba_game_describe (fixture->table, scriba_table_get_undo (fixture->table));
  g_assert_null (strpbrk (undo, "0123456789"));
  g_assert_true (page_check_press (fixture->window, "<Control>z"));
  g_assert_cmpint (get_value (quaestor), ==, 0);

  /* An open Collegium hides nothing. */
  adw_switch_row_set_active (ADW_SWITCH_ROW (game_check_get_row (fixture, _("Open Collegium"))), TRUE);
  g_assert_true (game_check_get_state (fixture)->settings.open_collegium);
  g_assert_cmpint (get_value (quaestor), ==, 2);
}

/* Whom a tile of an earlier year went to is not shown, and can be set all the same. */
static void
test_private_tiles (GameCheck *fixture,
                    gconstpointer data)
{
  const char *as_recorded = g_dpgettext2 (NULL, "correction", "As recorded");
  /* Of years 1 and 2; four players begin with C (rules, section 2). */
  static const char * const past[] = { "Edict C", "Triumph C", "Edict D", "Triumph D" };
  guint tile = BCE_N_FIELDS + BCE_MILITARY;
  gint16 before;
  GtkWidget *row;

  practice_game_go_on (fixture->table, 3, BCE_STAGE_CONSTRUCTION);
  before = game_check_get_state (fixture)->tiles[tile];
  g_assert_cmpint (before, !=, 2);
  open_dialog (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (past); i++)
    g_assert_false (page_check_says (GTK_WIDGET (fixture->window), past[i]));
  g_assert_cmpstr (get_choice (find_tile (fixture, 3)), ==, g_dpgettext2 (NULL, "correction", "Nobody"));
  g_assert_cmpstr (get_choice (find_tile (fixture, 1)), ==, as_recorded);
  g_assert_null (find_tile (fixture, 4));
  row = find_tile (fixture, 2);
  g_assert_cmpstr (get_choice (row), ==, as_recorded);

  /* After “as recorded” and “nobody” come the seats. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  g_assert_cmpint (game_check_get_state (fixture)->tiles[tile], ==, 2);
  g_assert_cmpstr (get_choice (row), ==, "Bálint");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  g_assert_cmpint (game_check_get_state (fixture)->tiles[tile], ==, before);
}

/* Eras begin in years 1, 3 and 5 (rules, section 3); era II cannot begin after era III. */
static void
test_eras (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *second, *third;

  open_dialog (fixture);
  second = page_check_find_stepper (game_check_get_dialog (fixture), _("First year of era II"));
  third = page_check_find_stepper (game_check_get_dialog (fixture), _("First year of era III"));
  g_assert_cmpint (get_value (second), ==, 3);
  g_assert_cmpint (get_value (third), ==, 5);
  page_check_type (second, "+");
  page_check_type (second, "+");
  g_assert_cmpint (game_check_get_state (fixture)->settings.era_starts[0], ==, 4);
  page_check_type (third, "+");
  g_assert_cmpint (game_check_get_state (fixture)->settings.era_starts[1], ==, 6);
  g_assert_true (page_check_press (fixture->window, "<Control>z"));
  g_assert_cmpint (get_value (third), ==, 5);
}

/* What is not in play, or not tracked, has no row. */
static void
test_offered (GameCheck *fixture,
              gconstpointer data)
{
  open_dialog (fixture);
  g_assert_nonnull (page_check_find_row (game_check_get_dialog (fixture), scriba_words_thing (BCE_THING_SUPPORT)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (game_check_get_row (fixture, _("Track influence cubes"))), FALSE);
  g_assert_null (page_check_find_row (game_check_get_dialog (fixture), scriba_words_thing (BCE_THING_SUPPORT)));
  g_assert_nonnull (page_check_find_row (game_check_get_dialog (fixture), _("Score It as It Stands")));
}

/* A title takes more lines than one only where one is too short. */
static void
test_one_line (GameCheck *fixture,
               gconstpointer data)
{
  const char *titles[] = { _("Score It as It Stands"), _("Leave It Unfinished") };

  open_dialog (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *title = page_check_find_text (game_check_get_dialog (fixture), titles[i]);

      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), ==, 1);
    }
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  game_check_open_phone (fixture, GPOINTER_TO_INT (data));
  practice_game_go_on (fixture->table, 3, BCE_STAGE_CONSTRUCTION);
  open_dialog (fixture);
  game_check_assert_dialog_fits (fixture);
  page_check_set_text_size (100);
}

static void
add (const char *path,
     void (*test) (GameCheck *, gconstpointer),
     gconstpointer data)
{
  g_test_add (path, GameCheck, data, game_check_set_up, test, game_check_tear_down);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/correct/refused", test_refused, NULL);
  add ("/correct/refused-rows", test_refused_rows, NULL);
  add ("/correct/follows", test_follows, NULL);
  add ("/correct/player", test_player, NULL);
  add ("/correct/open", test_open, NULL);
  add ("/correct/private-cards", test_private_cards, NULL);
  add ("/correct/private-tiles", test_private_tiles, NULL);
  add ("/correct/eras", test_eras, NULL);
  add ("/correct/offered", test_offered, NULL);
  add ("/correct/one-line", test_one_line, NULL);
  add ("/correct/phone", test_phone, GINT_TO_POINTER (100));
  add ("/correct/phone-large", test_phone, GINT_TO_POINTER (150));

  return g_test_run ();
}
