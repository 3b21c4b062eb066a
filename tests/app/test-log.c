/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log of a game: an older line is changed or taken out, and what could not stay is told. */

#include "config.h"

#include <glib/gi18n.h>

#include "game-check.h"
#include "practice-game.h"
#include "scriba-people.h"
#include "scriba-words.h"

#define FORUM 0    /* structure of the practice box, by its number */
#define CRANE 5    /* so */
#define QUAESTOR 0 /* so, a recruit */

/* The item of a line's menu that does @action, or FALSE. */
static gboolean
choose (GameCheck *fixture,
        guint32 seq,
        const char *action)
{
  g_autofree char *words = game_check_describe (fixture, seq);
  g_autofree char *name = g_strdup_printf (_("More: %s"), words);
  GtkWidget *button = page_check_find (fixture->page, name);
  GtkMenuButton *opener;
  GMenuModel *menu;

  if (button == NULL)
    g_error ("no line says %s", words);
  opener = GTK_MENU_BUTTON (gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON));
  gtk_menu_button_popup (opener);
  menu = gtk_menu_button_get_menu_model (opener);
  gtk_menu_button_popdown (opener);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GVariant) does = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_ACTION, NULL);
      g_autoptr (GVariant) target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

      if (g_str_equal (g_variant_get_string (does, NULL), action))
        {
          g_assert_true (gtk_widget_activate_action_variant (button, action, target));
          page_check_settle ();
          return TRUE;
        }
    }
  return FALSE;
}

/* Anna enlists a Quaestor in year 1, discards it openly, and passes. Returns the enlistment. */
static guint32
enlist_and_discard (GameCheck *fixture)
{
  const BceEnlist enlist = { .seat = 0, .recruit = QUAESTOR, .next = 0 };
  const BceDiscard discard = { .seat = 0, .recruits = { QUAESTOR }, .n_recruits = 1 };
  guint32 seq;

  practice_game_go_on (fixture->table, 1, BCE_STAGE_ENLISTMENT);
  game_check_dispatch (fixture, BCE_ENTRY_ENLIST, &enlist);
  seq = game_check_get_head (fixture);
  game_check_dispatch (fixture, BCE_ENTRY_DISCARD, &discard);
  practice_game_pass (fixture->table);
  return seq;
}

/* Without the Quaestor there is nothing to discard: that line and the pass after it are left out, and named. */
static void
assert_left_out (GameCheck *fixture,
                 guint32 seq)
{
  g_autofree char *discarded = game_check_describe (fixture, seq + 1);
  g_autofree char *passed = game_check_describe (fixture, seq + 2);

  g_assert_true (page_check_says (game_check_get_dialog (fixture), _("Left Out")));
  g_assert_true (page_check_says (game_check_get_dialog (fixture), discarded));
  g_assert_true (page_check_says (game_check_get_dialog (fixture), passed));
}

static void
test_remove (GameCheck *fixture,
             gconstpointer data)
{
  guint32 seq = enlist_and_discard (fixture);
  guint32 head = game_check_get_head (fixture);

  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 1);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.remove"));
  assert_left_out (fixture, seq);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, 0);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 0);
  g_assert_false (game_check_get_state (fixture)->players[0].passed);

  /* One undo brings all of it back. */
  game_check_answer (fixture, _("_Undo"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 1);
  g_assert_true (game_check_get_state (fixture)->players[0].passed);

  /* Or it stays so. */
  g_assert_true (choose (fixture, seq, "log.remove"));
  game_check_answer (fixture, _("_Keep It So"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, 0);
}

/* What nothing rests on is taken out without further words. */
static void
test_remove_last (GameCheck *fixture,
                  gconstpointer data)
{
  guint32 seq = enlist_and_discard (fixture);
  g_autofree char *words = game_check_describe (fixture, seq + 1);
  g_autofree char *sentence = g_strdup_printf (_("Removed: %s"), words);

  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq + 1, "log.remove"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), sentence));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 0);
  g_assert_true (game_check_get_state (fixture)->players[0].passed);
}

/* So is what nothing follows, and one undo brings it back. */
static void
test_remove_newest (GameCheck *fixture,
                    gconstpointer data)
{
  guint32 head;

  enlist_and_discard (fixture);
  head = game_check_get_head (fixture);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, head, "log.remove"));
  g_assert_false (game_check_get_state (fixture)->players[0].passed);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 1);

  g_assert_true (gtk_widget_activate_action (fixture->page, "page.undo", NULL));
  page_check_settle ();
  g_assert_true (game_check_get_state (fixture)->players[0].passed);
}

/* Anna paid 2 denarii for the Forum, not 3: she has 3 of 5 left, after all that came later. */
static void
test_change (GameCheck *fixture,
             gconstpointer data)
{
  g_autofree char *sentence = NULL;
  g_autofree char *words = NULL;
  guint32 seq;

  practice_game_build (fixture->table, "forum");
  seq = game_check_get_head (fixture);
  words = game_check_describe (fixture, seq);
  sentence = g_strdup_printf (_("Changed: %s"), words);
  practice_game_pass (fixture->table);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);

  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  page_check_assert_named (game_check_get_dialog (fixture));
  page_check_type (page_check_find_stepper (game_check_get_dialog (fixture), _("Denarii paid")), "2");
  game_check_answer (fixture, _("C_hange"));
  g_assert_null (game_check_get_dialog (fixture));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 3);
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 1);
  g_assert_true (game_check_get_state (fixture)->players[1].passed);
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), sentence));

  g_assert_true (page_check_press (fixture->window, "<Control>z"));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
}

/* She built another structure, the fifth of those in play, for what she paid: the year is played again with it. */
static void
test_change_structure (GameCheck *fixture,
                       gconstpointer data)
{
  guint32 seq;

  practice_game_build (fixture->table, "forum");
  seq = game_check_get_head (fixture);
  practice_game_pass (fixture->table);

  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (page_check_find_row (game_check_get_dialog (fixture), _("Structure"))), 4);
  game_check_answer (fixture, _("C_hange"));
  g_assert_cmpint (game_check_get_state (fixture)->structures[FORUM].architects[0], ==, 0);
  g_assert_cmpint (game_check_get_state (fixture)->structures[CRANE].architects[0], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
  g_assert_true (game_check_get_state (fixture)->players[1].passed);
}

/* It was Bálint who enlisted: what Anna did with the card is left out, and named. */
static void
test_change_player (GameCheck *fixture,
                    gconstpointer data)
{
  guint32 seq = enlist_and_discard (fixture);

  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (page_check_find_row (game_check_get_dialog (fixture), _("Player"))), 1);
  game_check_answer (fixture, _("C_hange"));
  assert_left_out (fixture, seq);
  g_assert_cmpint (game_check_get_state (fixture)->players[1].enlisted[QUAESTOR], ==, 1);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].enlisted[QUAESTOR], ==, 0);
  game_check_answer (fixture, _("_Undo"));
  g_assert_cmpint (game_check_get_state (fixture)->players[0].discarded[QUAESTOR], ==, 1);
}

/* She has 5 denarii and cannot have paid 9: refused, with the counts, and nothing changes. */
static void
test_change_refused (GameCheck *fixture,
                     gconstpointer data)
{
  g_autofree char *reason = g_strdup_printf (_("%1$s: %2$d denarii, and it takes %3$d."), "Anna", 5, 9);
  guint32 seq;

  practice_game_build (fixture->table, "forum");
  seq = game_check_get_head (fixture);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  page_check_type (page_check_find_stepper (game_check_get_dialog (fixture), _("Denarii paid")), "9");
  game_check_answer (fixture, _("C_hange"));
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), reason));
  /* On this page nothing could be corrected. */
  g_assert_null (page_check_find_text (GTK_WIDGET (fixture->window), _("Correct…")));
  g_assert_cmpuint (game_check_get_head (fixture), ==, seq);
  g_assert_cmpint (game_check_get_state (fixture)->players[0].denarii, ==, 2);
}

/* Loyalty that was discarded in an earlier year is in the Collegium, and named no more. */
static void
test_change_past_discard (GameCheck *fixture,
                          gconstpointer data)
{
  const BceDiscard discard = { .seat = 0, .loyalty = 1 };
  guint32 seq;

  practice_game_go_on (fixture->table, 1, BCE_STAGE_DISCARD);
  game_check_correct (fixture, BCE_CORRECT_LOYALTY, 0, 0, 1);
  game_check_dispatch (fixture, BCE_ENTRY_DISCARD, &discard);
  seq = game_check_get_head (fixture);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  g_assert_nonnull (page_check_find_stepper (game_check_get_dialog (fixture), _("Loyalty")));
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (fixture)));

  practice_game_go_on (fixture->table, 2, BCE_STAGE_CONSTRUCTION);
  page_check_settle ();
  g_assert_true (choose (fixture, seq, "log.change"));
  g_assert_nonnull (page_check_find_stepper (game_check_get_dialog (fixture), _("Cards face down")));
  g_assert_null (page_check_find_stepper (game_check_get_dialog (fixture), _("Loyalty")));
}

/* A number that is private now is not offered to be changed, for it would be shown; the line can be taken out. */
static void
test_private (GameCheck *fixture,
              gconstpointer data)
{
  const BceCorrect played = { .what = BCE_CORRECT_PLAYED, .index = QUAESTOR, .value = 0 };
  guint32 seq;

  practice_game_go_on (fixture->table, 1, BCE_STAGE_RESOLUTION);
  game_check_dispatch (fixture, BCE_ENTRY_CORRECT, &played);
  seq = game_check_get_head (fixture);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, seq, "log.change"));
  adw_dialog_force_close (ADW_DIALOG (game_check_get_dialog (fixture)));
  page_check_settle ();

  practice_game_go_on (fixture->table, 2, BCE_STAGE_CONSTRUCTION);
  page_check_settle ();
  {
    g_autofree char *words = game_check_describe (fixture, seq);

    g_assert_null (strpbrk (words, "0123456789"));
    gtk_editable_set_text (GTK_EDITABLE (page_check_find_type (fixture->page, GTK_TYPE_SEARCH_ENTRY)), words);
    g_signal_emit_by_name (page_check_find_type (fixture->page, GTK_TYPE_SEARCH_ENTRY), "search-changed");
    page_check_settle ();
  }
  g_assert_false (choose (fixture, seq, "log.change"));
  g_assert_true (choose (fixture, seq, "log.jump"));
  g_assert_cmpuint (game_check_get_head (fixture), ==, seq);
}

/* Where a jump is said, it can be taken back, with what redo led to. */
static void
test_jump_back (GameCheck *fixture,
                gconstpointer data)
{
  ScribaHistory *history = scriba_table_get_history (fixture->table);
  guint32 tip, head;

  practice_game_go_on (fixture->table, 1, BCE_STAGE_RESOLUTION);
  tip = game_check_get_head (fixture);
  scriba_table_undo (fixture->table);
  scriba_table_undo (fixture->table);
  head = game_check_get_head (fixture);
  game_check_show_log (fixture);
  g_assert_true (choose (fixture, 1, "log.jump"));
  g_assert_cmpuint (game_check_get_head (fixture), ==, 1);

  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Undo")));
  page_check_settle ();
  g_assert_cmpuint (game_check_get_head (fixture), ==, head);
  g_assert_cmpuint (scriba_history_get_tip (history), ==, tip);
}

/* Somebody who is called otherwise is called so in every line at once. */
static void
test_renamed (GameCheck *fixture,
              gconstpointer data)
{
  guint32 seq = enlist_and_discard (fixture);
  g_autofree char *before = game_check_describe (fixture, seq);
  g_autofree char *after = NULL;
  g_autoptr (GPtrArray) games = NULL;

  game_check_show_log (fixture);
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), before));

  games = scriba_people_list_games (fixture->library, "Anna");
  scriba_people_rename (fixture->library, games, "Anna", "Zsófia");
  page_check_settle ();
  after = game_check_describe (fixture, seq);
  g_assert_nonnull (strstr (after, "Zsófia"));
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), after));
  g_assert_false (page_check_says (GTK_WIDGET (fixture->window), before));
}

static void
add (const char *path,
     void (*test) (GameCheck *, gconstpointer))
{
  g_test_add (path, GameCheck, NULL, game_check_set_up, test, game_check_tear_down);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  add ("/log/remove", test_remove);
  add ("/log/remove-last", test_remove_last);
  add ("/log/remove-newest", test_remove_newest);
  add ("/log/change", test_change);
  add ("/log/change-structure", test_change_structure);
  add ("/log/change-player", test_change_player);
  add ("/log/change-past-discard", test_change_past_discard);
  add ("/log/change-refused", test_change_refused);
  add ("/log/jump-back", test_jump_back);
  add ("/log/private", test_private);
  add ("/log/renamed", test_renamed);

  return g_test_run ();
}
