/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library as a screen reader and a finger meet it. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bce-boards.h"
#include "bce44/scriba-score-page.h"
#include "page-check.h"
#include "scriba-library-row.h"
#include "scriba-library-page.h"

typedef struct
{
  ScribaDrafts *drafts;
  GtkWindow *window;
} Fixture;

static void
wait_for_drafts (Fixture *fixture)
{
  while (!scriba_drafts_get_loaded (fixture->drafts))
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->drafts = scriba_application_get_drafts (scriba_application_get ());
  fixture->window = page_check_open_window (1280, 800);
  wait_for_drafts (fixture);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  GListModel *drafts = G_LIST_MODEL (fixture->drafts);

  while (g_list_model_get_n_items (drafts) > 0)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (drafts, 0);

      scriba_drafts_remove (fixture->drafts, draft, NULL);
    }
  gtk_window_destroy (fixture->window);
  page_check_settle ();
}

/* Anna has what is on the track, Bálint nothing. */
static ScribaDraft *
add_score (Fixture *fixture,
           const char *first,
           int track)
{
  g_autoptr (ScribaScoreDraft) draft = scriba_score_draft_new ();
  BceScoring *scoring;

  scriba_score_draft_start (draft, 2);
  scoring = scriba_score_draft_edit (draft);
  bce_scoring_set_name (scoring, 0, first);
  bce_scoring_set_name (scoring, 1, "Bálint");
  scoring->senate = BCE_SENATE_MANUAL;
  scoring->players[0].track = track;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  scriba_drafts_add (fixture->drafts, SCRIBA_DRAFT (draft));
  page_check_settle ();
  return SCRIBA_DRAFT (draft);
}

static ScribaDraft *
add_year (Fixture *fixture)
{
  g_autoptr (ScribaResolveDraft) draft = scriba_resolve_draft_new ();
  const char *names[] = { "Anna", "Bálint", "Csenge" };

  scriba_resolve_draft_start (draft, 3);
  for (guint seat = 0; seat < 3; seat++)
    bce_boards_set_name (scriba_resolve_draft_edit (draft), seat, names[seat]);
  /* One Suitor has charisma in one field: authority is tied, and the IM loses that field alone. */
  scriba_resolve_draft_edit (draft)->boards[1][BCE_SOCIAL].charisma = 1;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  scriba_drafts_add (fixture->drafts, SCRIBA_DRAFT (draft));
  page_check_settle ();
  return SCRIBA_DRAFT (draft);
}

static GtkWidget *
find_row (Fixture *fixture,
          const char *speech)
{
  return page_check_find_prefix (GTK_WIDGET (fixture->window), speech);
}

static void
assert_everywhere (Fixture *fixture)
{
  static const int text_sizes[] = { 100, 150 };
  GtkWidget *page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_LIBRARY_PAGE);

  page_check_assert_named (page);
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    {
      GtkWindow *phone;

      page_check_set_text_size (text_sizes[i]);
      phone = page_check_open_window (360, 640);
      page = page_check_find_type (GTK_WIDGET (phone), SCRIBA_TYPE_LIBRARY_PAGE);
      page_check_settle ();
      page_check_assert_named (page);
      page_check_assert_fits (page, 360);
      gtk_window_destroy (phone);
    }
  page_check_set_text_size (100);
}

static void
test_empty (Fixture *fixture,
            gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_assert_nonnull (page_check_find_text (window, _("No games yet")));
  g_assert_nonnull (page_check_find_text (window, _("Score a Finished Game")));
  g_assert_nonnull (page_check_find_text (window, _("Resolve a Year")));
  g_assert_nonnull (page_check_find_text (window, _("Fill the Box")));
  assert_everywhere (fixture);
}

static void
test_speech (Fixture *fixture,
             gconstpointer data)
{
  g_autofree char *winner = g_strdup_printf (_("%s wins"), "Anna");
  g_autofree char *im = g_strdup_printf (_("Next Imperium Maius: %s"), "Anna");
  g_autofree char *fields = g_strdup_printf (_("Fields won: IM %1$u, Suitors %2$u"), 2, 1);
  GtkWidget *row;

  add_score (fixture, "Anna", 74);
  row = find_row (fixture, "Anna 74, Bálint 0");
  g_assert_true (SCRIBA_IS_LIBRARY_ROW (row));
  g_assert_true (find_row (fixture, winner) == row);
  g_assert_true (find_row (fixture, _("Final scoring")) == row);
  g_assert_nonnull (page_check_find_text (row, "74"));

  add_year (fixture);
  row = find_row (fixture, "Anna, Bálint, Csenge");
  g_assert_true (SCRIBA_IS_LIBRARY_ROW (row));
  g_assert_true (find_row (fixture, im) == row);
  g_assert_true (find_row (fixture, fields) == row);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("Scores and resolutions")));
  assert_everywhere (fixture);
}

/* Nobody has won a game of which nothing is told. */
static void
test_nothing_entered (Fixture *fixture,
                      gconstpointer data)
{
  add_score (fixture, "Anna", 0);
  g_assert_nonnull (find_row (fixture, _("Nothing entered yet")));
  g_assert_null (page_check_find_text (GTK_WIDGET (fixture->window), "0"));
}

static void
test_follow (Fixture *fixture,
             gconstpointer data)
{
  ScribaDraft *draft = add_score (fixture, "Anna", 74);
  GtkWidget *row;

  add_score (fixture, "Csenge", 5);
  row = find_row (fixture, "Anna 74, Bálint 0");
  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft))->players[1].track = 80;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, "Track");
  page_check_settle ();

  g_assert_null (find_row (fixture, "Anna 74, Bálint 0"));
  row = find_row (fixture, "Anna 74, Bálint 80");
  g_assert_nonnull (row);
  /* The newest one comes first. */
  g_assert_true (row == page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_LIBRARY_ROW));
}

static void
test_open (Fixture *fixture,
           gconstpointer data)
{
  add_score (fixture, "Anna", 74);
  g_assert_true (gtk_widget_activate (find_row (fixture, "Anna 74")));
  page_check_settle ();
  g_assert_nonnull (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_SCORE_PAGE));
}

/* Tab comes to the latest game, then to its button, and then to the next game. */
static void
test_keys (Fixture *fixture,
           gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *row;

  add_score (fixture, "Anna", 74);
  add_score (fixture, "Csenge", 5);
  gtk_window_set_focus (fixture->window, NULL);
  row = find_row (fixture, "Csenge 5");
  for (int tab = 0; tab < 20 && !gtk_widget_is_focus (row); tab++)
    gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (row));

  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (window))));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), row));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (find_row (fixture, "Anna 74")));
}

static void
test_remove (Fixture *fixture,
             gconstpointer data)
{
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), "");
  GtkWidget *button;

  add_score (fixture, "Anna", 74);
  add_score (fixture, "Csenge", 5);
  button = page_check_find_prefix (find_row (fixture, "Csenge 5"), remove);
  g_assert_true (GTK_IS_BUTTON (button));
  page_check_click (button);
  page_check_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->drafts)), ==, 1);
  g_assert_null (find_row (fixture, "Csenge 5"));

  button = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (fixture->window), _("Undo")), GTK_TYPE_BUTTON);
  page_check_click (button);
  page_check_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->drafts)), ==, 2);
  g_assert_nonnull (find_row (fixture, "Csenge 5"));
}

/* A folder is in the way of the name that the file gets aside. */
static void
test_remove_refused (Fixture *fixture,
                     gconstpointer data)
{
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), "");
  g_autofree char *reason = g_strdup_printf (_("cannot be removed: %s"), _("it is a folder"));
  g_autofree char *sentence = g_strdup_printf ("%s: %s", _("Final scoring"), reason);
  g_autoptr (ScribaDocument) draft = NULL;
  g_autofree char *obstacle = NULL;

  add_score (fixture, "Anna", 74);
  draft = g_list_model_get_item (G_LIST_MODEL (fixture->drafts), 0);
  obstacle = g_strconcat (scriba_document_get_path (draft), ".removed", NULL);
  scriba_document_wait (draft);
  g_assert_cmpint (g_mkdir (obstacle, 0700), ==, 0);

  page_check_click (page_check_find_prefix (find_row (fixture, "Anna 74"), remove));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), sentence));
  g_assert_nonnull (find_row (fixture, "Anna 74"));
  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
}

static void
test_search (Fixture *fixture,
             gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *entry;

  for (int track = 1; track <= 7; track++)
    add_score (fixture, track == 4 ? "Zsófia" : "Anna", track);
  g_assert_true (gtk_widget_activate_action (window, "win.search", NULL));
  page_check_settle ();

  entry = page_check_find_type (window, GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "zsof");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Zsófia 4"));
  g_assert_null (find_row (fixture, "Anna 7"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (window, _("Nothing found")));
  page_check_assert_named (page_check_find_type (window, SCRIBA_TYPE_LIBRARY_PAGE));

  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Anna 7"));
}

static void
test_damaged (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (scriba_drafts_get_folder (fixture->drafts), "damaged.json", NULL);
  AdwBanner *banner = ADW_BANNER (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_BANNER));

  g_assert_false (adw_banner_get_revealed (banner));
  g_assert_cmpstr (adw_banner_get_title (banner), ==, "");
  g_assert_cmpint (g_mkdir_with_parents (scriba_drafts_get_folder (fixture->drafts), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  scriba_drafts_load (fixture->drafts);
  page_check_hear ();
  while (scriba_drafts_get_n_damaged (fixture->drafts) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (adw_banner_get_revealed (banner));
  page_check_settle ();
  g_assert_cmpuint (page_check_count_heard (adw_banner_get_title (banner)), ==, 1);
  page_check_assert_named (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_LIBRARY_PAGE));

  g_assert_cmpint (g_remove (path), ==, 0);
  scriba_drafts_load (fixture->drafts);
  while (scriba_drafts_get_n_damaged (fixture->drafts) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (adw_banner_get_revealed (banner));
}

/* Not every name of a file is a text. */
static void
test_file_name (Fixture *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (scriba_drafts_get_folder (fixture->drafts), "\xff\xfe.json", NULL);
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), "");
  GtkWidget *row;

  g_assert_cmpint (g_mkdir_with_parents (scriba_drafts_get_folder (fixture->drafts), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{\"format\": \"scriba-score/1\", \"senate\": null, "
                                            "\"players\": [{\"name\": \"Anna\", \"track\": 31}]}", -1, NULL));
  scriba_drafts_load (fixture->drafts);
  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->drafts)) == 0)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();

  row = find_row (fixture, "Anna 31");
  g_assert_true (SCRIBA_IS_LIBRARY_ROW (row));
  g_assert_true (gtk_widget_activate (row));
  page_check_settle ();
  g_assert_nonnull (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_SCORE_PAGE));

  page_check_click (page_check_find_prefix (row, remove));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->drafts)), ==, 0);
}

/* What only a phone looks like goes by the width of the window, as it changes. */
static void
test_narrow (Fixture *fixture,
             gconstpointer data)
{
  GtkWindow *phone;

  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "narrow-window"));
  phone = page_check_open_window (360, 640);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (phone), "narrow-window"));
  gtk_window_destroy (phone);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(name, test) \
  g_test_add (name, Fixture, NULL, set_up, test, tear_down)

  ADD ("/library/narrow", test_narrow);
  ADD ("/library/empty", test_empty);
  ADD ("/library/speech", test_speech);
  ADD ("/library/nothing-entered", test_nothing_entered);
  ADD ("/library/follow", test_follow);
  ADD ("/library/open", test_open);
  ADD ("/library/keys", test_keys);
  ADD ("/library/remove", test_remove);
  ADD ("/library/remove-refused", test_remove_refused);
  ADD ("/library/search", test_search);
  ADD ("/library/damaged", test_damaged);
  ADD ("/library/file-name", test_file_name);

  return g_test_run ();
}
