/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "bce-turns.h"
#include "bce44/scriba-score-page.h"
#include "game-check.h"
#include "scriba-name-entry.h"
#include "scriba-people-act.h"
#include "scriba-people-games.h"
#include "scriba-people.h"
#include "scriba-person-page.h"
#include "scriba-statistics-page.h"

#define MANY 300
#define LONG "Nagyszülő Hosszúnevű Barnabás Benedek"

static GtkWidget *
find_page (GameCheck *fixture)
{
  return GTK_WIDGET (adw_navigation_view_get_visible_page (
    ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW))));
}

static GtkWidget *
open_statistics (GameCheck *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-statistics", NULL));
  page_check_settle ();
  g_assert_true (SCRIBA_IS_STATISTICS_PAGE (find_page (fixture)));
  return find_page (fixture);
}

static GtkWidget *
open_person (GameCheck *fixture,
             const char *name)
{
  GtkWidget *person = gtk_widget_get_ancestor (page_check_find_text (open_statistics (fixture), name), GTK_TYPE_BUTTON);

  g_assert_nonnull (person);
  page_check_click (person);
  page_check_settle ();
  g_assert_true (SCRIBA_IS_PERSON_PAGE (find_page (fixture)));
  return find_page (fixture);
}

/* A game that is over; without winners it was stopped and left so. */
static void
play (GameCheck *fixture,
      const char * const names[3],
      const int totals[3],
      guint winners)
{
  BceGameSetup setup = { .n_seats = 3 };
  const BceStop stop = { .scored = winners != 0 };
  const BceSeatChoice im = { .seat = 0 };
  const BceSenateChoice senate = { 0 };
  BceFinish finish = { .winners = winners };
  BceMove move;

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_strlcpy (setup.seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
      finish.totals[seat] = totals[seat];
    }
  fixture->table = bce_library_create (fixture->library, &setup, scriba_owner_box_get_box (page_check_get_box ()), NULL);
  g_assert_nonnull (fixture->table);
  game_check_dispatch (fixture, BCE_ENTRY_SENATE, &senate);
  game_check_dispatch (fixture, BCE_ENTRY_FIRST_IM, &im);
  g_assert_true (bce_move_next (game_check_get_state (fixture), &move));
  game_check_dispatch (fixture, BCE_ENTRY_PHASE, &move);
  game_check_dispatch (fixture, BCE_ENTRY_STOP, &stop);
  if (winners != 0)
    game_check_dispatch (fixture, BCE_ENTRY_FINISH, &finish);
  fixture->table = NULL;
}

/*
 * Anna 41, Bea 38 and Csaba 30; then Bea and Dani share with 44, Anna 20; then a night without a score.
 * Dani never sat with Csaba.
 */
static void
play_three (GameCheck *fixture)
{
  const char * const first[] = { "Anna", "Bea", "Csaba" };
  const char * const second[] = { "Bea", "Anna", "Dani" };

  play (fixture, first, (const int[]) { 41, 38, 30 }, 1 << 0);
  play (fixture, second, (const int[]) { 44, 20, 44 }, 1 << 0 | 1 << 2);
  play (fixture, first, (const int[]) { 0, 0, 0 }, 0);
}

/* Whether the row of a title has these numbers. */
static void
assert_row (GtkWidget *page,
            const char *title,
            const char *games,
            const char *wins,
            const char *shared,
            const char *mean,
            const char *best)
{
  const char *captions[] = { C_("statistics", "Games"), C_("statistics", "Wins"), C_("statistics", "Shared"),
                             C_("statistics", "Mean"), C_("statistics", "Best") };
  const char *values[] = { games, wins, shared, mean, best };
  GtkWidget *row = page_check_find_text (page, title);

  while (row != NULL && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) != GTK_ACCESSIBLE_ROLE_ROW)
    row = gtk_widget_get_parent (row);
  g_assert_nonnull (row);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *cell = g_strdup_printf (_("%1$s: %2$s"), captions[i], values[i]);

      if (page_check_find (row, cell) == NULL)
        g_error ("%s has no “%s”", title, cell);
    }
}

static char *
say_mean (double mean)
{
  return g_strdup_printf ("%.1f", mean);
}

/* More games than are counted at once: nothing is said of them until all are counted, also one that comes meanwhile. */
static void
test_many (GameCheck *fixture,
           gconstpointer data)
{
  const char * const names[] = { "Anna", "Bea", "Csaba" };
  g_autofree char *mean = say_mean (41);
  GtkWidget *page;
  GtkStack *stack;

  for (guint i = 0; i < MANY; i++)
    play (fixture, names, (const int[]) { 41, 38, 30 }, 1 << 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-statistics", NULL));
  page = find_page (fixture);
  stack = GTK_STACK (page_check_find_type (page, GTK_TYPE_STACK));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "counting");
  play (fixture, names, (const int[]) { 41, 38, 30 }, 1 << 0);
  page_check_settle ();
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "figures");
  assert_row (page, "Anna", "301", "301", "0", mean, "41");
}

static void
test_empty (GameCheck *fixture,
            gconstpointer data)
{
  GtkWidget *page = open_statistics (fixture);

  g_assert_true (page_check_says (page, _("As soon as a game is finished, who played it and who won it is counted here.")));
  page_check_assert_named (page);
}

/* Anna: 41 and 20 in two scored games of three. Bea: 38 and 44, one win shared. */
static void
test_numbers (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *anna = say_mean (30.5);
  g_autofree char *bea = say_mean (41);
  g_autofree char *dani = say_mean (44);
  GtkWidget *page;

  play_three (fixture);
  page = open_statistics (fixture);
  page_check_assert_named (page);
  assert_row (page, "Anna", "3", "1", "0", anna, "41");
  assert_row (page, "Bea", "3", "0", "1", bea, "44");
  assert_row (page, "Dani", "1", "0", "1", dani, "44");

  /* Asked for again it is the same page. */
  g_assert_true (open_statistics (fixture) == page);
}

static void
test_person (GameCheck *fixture,
             gconstpointer data)
{
  g_autofree char *level = g_strdup_printf (_("%1$s: %2$s"), C_("statistics", "Level"), "0");
  g_autofree char *ahead = g_strdup_printf (_("%1$s: %2$s"), C_("statistics", "Ahead"), "1");
  GtkWidget *page;
  GtkWidget *row;

  play_three (fixture);
  page = open_person (fixture, "Anna");
  page_check_assert_named (page);

  /* With Bea: before her in the first game, after her in the second one. */
  row = page_check_find_text (page, "Bea");
  while (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) != GTK_ACCESSIBLE_ROLE_ROW)
    row = gtk_widget_get_parent (row);
  g_assert_nonnull (page_check_find (row, ahead));
  g_assert_nonnull (page_check_find (row, level));
}

static GtkWidget *
find_undo (GameCheck *fixture)
{
  GtkWidget *label = page_check_find_text (GTK_WIDGET (fixture->window), _("Undo"));

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

static GtkEditable *
find_name (GtkWidget *dialog)
{
  return GTK_EDITABLE (page_check_find_type (page_check_find_type (dialog, SCRIBA_TYPE_NAME_ENTRY), GTK_TYPE_TEXT));
}

/* A name that somebody has is refused; another one is everywhere, until Undo. */
static void
test_rename (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *dialog;

  play_three (fixture);
  page = open_person (fixture, "Anna");
  g_assert_true (gtk_widget_activate_action (page, "person.rename", NULL));
  page_check_settle ();
  dialog = game_check_get_dialog (fixture);
  page_check_assert_named (dialog);
  gtk_editable_set_text (find_name (dialog), "Bea");
  g_assert_false (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  g_assert_true (page_check_says (dialog, _("Somebody else has this name.")));

  gtk_editable_set_text (find_name (dialog), "Annamária");
  g_assert_true (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  g_signal_emit_by_name (dialog, "response::rename", "rename");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  page_check_settle ();
  g_assert_cmpstr (scriba_person_page_get_name (SCRIBA_PERSON_PAGE (page)), ==, "Annamária");
  page = open_statistics (fixture);
  g_assert_nonnull (page_check_find_text (page, "Annamária"));
  g_assert_null (page_check_find_text (page, "Anna"));

  page_check_click (find_undo (fixture));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (page, "Anna"));
  g_assert_null (page_check_find_text (page, "Annamária"));
}

/* A toast fades, and can be tapped once more meanwhile: nobody stays called otherwise, and that is not said. */
static void
test_undo_twice (GameCheck *fixture,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) of_anna = NULL;
  g_autofree char *undone = g_strdup_printf (_("Undo: %s"), "Annamária");
  g_autofree char *sentence = NULL;
  GtkWidget *undo;

  play_three (fixture);
  of_anna = scriba_people_act_find ("Anna");
  scriba_people_act_rename (GTK_WIDGET (fixture->window), of_anna, "Anna", "Annamária", "Annamária");
  page_check_settle ();
  sentence = g_strdup_printf (ngettext ("%2$s stays in %1$u game, where somebody else is called %3$s now",
                                        "%2$s stays in %1$u games, where somebody else is called %3$s now", of_anna->len),
                              of_anna->len, "Annamária", "Anna");

  page_check_hear ();
  undo = find_undo (fixture);
  page_check_click (undo);
  page_check_click (undo);
  page_check_settle ();
  g_assert_cmpuint (page_check_count_heard (undone), ==, 1);
  g_assert_cmpuint (page_check_count_heard (sentence), ==, 0);
}

/* Anna becomes Annamária; then Dani, who sat with her, becomes Anna: there Annamária stays, and that is said. */
static void
test_undo_partly (GameCheck *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) of_anna = NULL;
  g_autoptr (GPtrArray) of_dani = NULL;
  g_autoptr (GPtrArray) still = NULL;
  g_autofree char *sentence = NULL;

  play_three (fixture);
  of_anna = scriba_people_act_find ("Anna");
  of_dani = scriba_people_act_find ("Dani");
  g_assert_cmpuint (of_dani->len, <, of_anna->len);
  scriba_people_act_rename (GTK_WIDGET (fixture->window), of_anna, "Anna", "Annamária", "Annamária");
  scriba_people_rename (fixture->library, of_dani, "Dani", "Anna");
  page_check_settle ();

  page_check_click (find_undo (fixture));
  page_check_settle ();
  still = scriba_people_list_games (fixture->library, "Annamária");
  g_assert_cmpuint (still->len, ==, of_dani->len);
  for (guint i = 0; i < still->len; i++)
    g_assert_true (g_ptr_array_find (of_dani, g_ptr_array_index (still, i), NULL));
  sentence = g_strdup_printf (ngettext ("%2$s stays in %1$u game, where somebody else is called %3$s now",
                                        "%2$s stays in %1$u games, where somebody else is called %3$s now", still->len),
                              still->len, "Annamária", "Anna");
  g_assert_true (page_check_says (GTK_WIDGET (fixture->window), sentence));

  /* The library is that of all these tests. */
  scriba_people_rename (fixture->library, of_dani, "Anna", "Dani");
  scriba_people_rename (fixture->library, still, "Annamária", "Anna");
}

/* Only who never sat at a table with Csaba may be the same person. */
static void
test_merge (GameCheck *fixture,
            gconstpointer data)
{
  g_autofree char *mean = say_mean (37);
  GtkWidget *page;
  GtkWidget *dialog;
  GtkWidget *combo;

  play_three (fixture);
  page = open_person (fixture, "Csaba");
  g_assert_true (gtk_widget_activate_action (page, "person.merge", NULL));
  page_check_settle ();
  dialog = game_check_get_dialog (fixture);
  page_check_assert_named (dialog);
  combo = page_check_find_type (dialog, ADW_TYPE_COMBO_ROW);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (combo))), ==, 1);
  g_signal_emit_by_name (dialog, "response::merge", "merge");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  page_check_settle ();

  /* 30 and 44 in two scored games of three. */
  page = open_statistics (fixture);
  assert_row (page, "Dani", "3", "0", "1", mean, "44");
  g_assert_null (page_check_find_text (page, "Csaba"));
  page_check_click (find_undo (fixture));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (page, "Csaba"));
}

/* Who has sat at a table with everybody is nobody else. */
static void
test_merge_nobody (GameCheck *fixture,
                   gconstpointer data)
{
  GtkWidget *page;

  play_three (fixture);
  page = open_person (fixture, "Anna");
  g_assert_true (gtk_widget_activate_action (page, "person.merge", NULL));
  page_check_settle ();
  g_assert_true (page_check_says (game_check_get_dialog (fixture),
                                  _("Everybody else has sat at one table with this player.")));
}

/* Two people of one name: one of Bea's games is that of another Bea. */
static void
test_two_people (GameCheck *fixture,
                 gconstpointer data)
{
  g_autofree char *mean = say_mean (44);
  GtkWidget *page;
  GtkWidget *dialog;
  GtkWidget *choice;

  play_three (fixture);
  page = open_person (fixture, "Bea");
  g_assert_true (gtk_widget_activate_action (page, "person.split", NULL));
  page_check_settle ();
  dialog = game_check_get_dialog (fixture);
  g_assert_true (SCRIBA_IS_PEOPLE_GAMES (dialog));
  page_check_assert_named (dialog);

  choice = gtk_widget_get_ancestor (page_check_find_prefix (dialog, "Bea, Anna, Dani"), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), TRUE);
  /* Dani sits at that table. */
  gtk_editable_set_text (find_name (dialog), "Dani");
  g_assert_true (page_check_says (dialog, _("Somebody else has this name.")));
  gtk_editable_set_text (find_name (dialog), "Bea K.");
  page_check_click (gtk_widget_get_ancestor (page_check_find_text (dialog, _("_Someone Else’s")), GTK_TYPE_BUTTON));
  page_check_settle ();

  page = open_statistics (fixture);
  assert_row (page, "Bea K.", "1", "0", "1", mean, "44");
  g_assert_nonnull (page_check_find_text (page, "Bea"));
}

/* What was scored beside the games counts, too; where its players sat is not known. */
static void
test_draft (GameCheck *fixture,
            gconstpointer data)
{
  g_autoptr (ScribaDraft) draft = scriba_score_page_create_draft ();
  ScribaDrafts *drafts = scriba_application_get_drafts (scriba_application_get ());
  g_autofree char *mean = say_mean (12);
  BceScoring *scoring;
  GtkWidget *page;

  scriba_drafts_add (drafts, draft);
  scoring = scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft));
  bce_scoring_set_name (scoring, 0, "Emese");
  scoring->senate = BCE_SENATE_MANUAL;
  scoring->players[0].track = 12;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, "test");

  page = open_statistics (fixture);
  assert_row (page, "Emese", "1", "1", "0", mean, "12");
  g_assert_false (page_check_says (page, _("Seats, clockwise")));
  g_assert_true (scriba_drafts_remove (drafts, draft, NULL));
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  static const int text_sizes[] = { 100, 150 };
  const char * const names[] = { LONG, "Bea", "Csaba" };

  play_three (fixture);
  play (fixture, names, (const int[]) { 60, 50, -3 }, 1 << 0);
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    {
      GameCheck phone = *fixture;
      GtkWidget *page;

      page_check_set_text_size (text_sizes[i]);
      phone.window = page_check_open_window (360, 640);
      page_check_settle ();
      page = open_statistics (&phone);
      page_check_assert_named (page);
      page_check_assert_fits (page, 360);
      page = open_person (&phone, LONG);
      page_check_assert_named (page);
      page_check_assert_fits (page, 360);
      gtk_window_destroy (phone.window);
    }
  page_check_set_text_size (100);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test) \
  g_test_add (path, GameCheck, NULL, game_check_open, test, game_check_close)

  ADD ("/statistics/empty", test_empty);
  ADD ("/statistics/many", test_many);
  ADD ("/statistics/numbers", test_numbers);
  ADD ("/statistics/person", test_person);
  ADD ("/statistics/rename", test_rename);
  ADD ("/statistics/undo-twice", test_undo_twice);
  ADD ("/statistics/undo-partly", test_undo_partly);
  ADD ("/statistics/merge", test_merge);
  ADD ("/statistics/merge-nobody", test_merge_nobody);
  ADD ("/statistics/two-people", test_two_people);
  ADD ("/statistics/draft", test_draft);
  ADD ("/statistics/phone", test_phone);

  return g_test_run ();
}
