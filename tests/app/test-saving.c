/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that cannot be saved, as whoever plays it meets it. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "bce44/scriba-game-page.h"
#include "game-check.h"
#include "practice-game.h"
#include "scriba-error.h"
#include "scriba-game-act.h"
#include "scriba-json.h"
#include "scriba-store.h"
#include "scriba-words.h"

/* So many denarii the database of this test never takes. */
#define TOO_MANY 17

typedef struct
{
  ScribaLibrary *library;
  ScribaTable *table;
  GtkWindow *window;
  GtkWidget *page;
  char *folder;
  GFile *file;
} Fixture;

/* Before the application has it open. */
static void
set_trap (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "scriba", "games", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autofree char *sql = g_strdup_printf ("CREATE TRIGGER trap BEFORE INSERT ON entry WHEN NEW.payload LIKE '%%\"value\":%d%%'"
                                          " BEGIN SELECT RAISE (ABORT, 'no'); END", TOO_MANY);
  ScribaLibrary *library = scriba_library_new (folder);
  sqlite3 *db;

  g_object_unref (library);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  page_check_hear ();
  fixture->window = page_check_open_window (1280, 800);
  fixture->library = game_check_get_library ();
  fixture->table = practice_game_new (fixture->library, scriba_owner_box_get_box (page_check_get_box ()), TRUE);
  fixture->page = GTK_WIDGET (scriba_game_page_new (fixture->table));
  page_check_push (fixture->window, fixture->page);

  fixture->folder = g_dir_make_tmp (NULL, NULL);
  path = g_build_filename (fixture->folder, "night.scriba", NULL);
  fixture->file = g_file_new_for_path (path);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  page_check_settle ();
  g_assert_cmpint (g_remove (g_file_peek_path (fixture->file)), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_object_unref (fixture->file);
  g_free (fixture->folder);
}

static int
denarii (ScribaTable *table)
{
  return bce_table_get_state (table)->players[0].denarii;
}

static gboolean
set_denarii (Fixture *fixture,
             int value)
{
  const BceCorrect entry = { .what = BCE_CORRECT_DENARII, .seat = 0, .value = value };

  return scriba_game_act (fixture->page, fixture->table, BCE_ENTRY_CORRECT, &entry);
}

static const GError *
get_error (Fixture *fixture)
{
  return scriba_kept_get_save_error (SCRIBA_KEPT (fixture->table));
}

/* What cannot be saved is seen, and told once. */
static void
wait_for_refusal (Fixture *fixture)
{
  g_autofree char *sentence = NULL;

  while (get_error (fixture) == NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
  sentence = scriba_words_error (get_error (fixture));
  g_assert_true (gtk_widget_get_mapped (page_check_find_text (fixture->page, sentence)));
  g_assert_cmpuint (page_check_count_heard (sentence), ==, 1);
}

static ScribaGameFile *
read_copy (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = scriba_file_read (g_file_peek_path (fixture->file), &error);
  g_autoptr (JsonNode) node = text != NULL ? scriba_json_parse (text, &error) : NULL;
  ScribaGameFile *copy = node != NULL ? scriba_game_file_from_json (node, &error) : NULL;

  g_assert_no_error (error);
  return copy;
}

/* What cannot be saved stays in view with Retry and Save a Copy; a copy settles it. */
static void
test_refused (Fixture *fixture,
              gconstpointer data)
{
  g_autoptr (ScribaGameFile) copy = NULL;
  g_autofree char *toast = NULL;
  guint64 token;
  int before;

  page_check_settle ();
  before = denarii (fixture->table);
  g_assert_true (set_denarii (fixture, TOO_MANY));
  wait_for_refusal (fixture);
  g_assert_cmpint (denarii (fixture->table), ==, TOO_MANY);

  g_assert_false (set_denarii (fixture, 3));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window),
                                          _("Nothing new is recorded until the game can be saved again.")));

  /* The whole game is tried, and refused again. */
  token = scriba_table_get_token (fixture->table);
  page_check_click (page_check_find_button (fixture->page, _("_Retry")));
  g_assert_cmpuint (scriba_table_get_token (fixture->table), >, token);
  g_assert_false (scriba_library_wait (fixture->library, NULL));
  wait_for_refusal (fixture);
  g_assert_cmpint (denarii (fixture->table), ==, TOO_MANY);

  scriba_document_page_save_copy (SCRIBA_DOCUMENT_PAGE (fixture->page), fixture->file);
  while (get_error (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
  g_assert_cmpint (denarii (fixture->table), ==, before);
  toast = g_strdup_printf (_("Saved a copy: %s. This game goes on from what was saved before."), "night.scriba");
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), toast));
  copy = read_copy (fixture);
  g_assert_cmpint (((const BceState *) scriba_history_get_state (copy->history))->players[0].denarii, ==, TOO_MANY);

  g_assert_true (set_denarii (fixture, 3));
  g_assert_true (scriba_library_wait (fixture->library, NULL));
}

/* A copy is written once the game is on the disk, and has all of it. */
static void
test_copy_waits (Fixture *fixture,
                 gconstpointer data)
{
  g_autoptr (ScribaGameFile) copy = NULL;
  g_autofree char *toast = g_strdup_printf (_("Saved: %s"), "night.scriba");

  g_assert_true (set_denarii (fixture, 9));
  scriba_document_page_save_copy (SCRIBA_DOCUMENT_PAGE (fixture->page), fixture->file);
  g_assert_false (scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)));
  while (!scriba_kept_get_saved (SCRIBA_KEPT (fixture->table)))
    {
      g_assert_false (g_file_query_exists (fixture->file, NULL));
      g_main_context_iteration (NULL, TRUE);
    }
  while (page_check_find_text (GTK_WIDGET (fixture->window), toast) == NULL)
    g_main_context_iteration (NULL, TRUE);
  copy = read_copy (fixture);
  g_assert_cmpint (((const BceState *) scriba_history_get_state (copy->history))->players[0].denarii, ==, 9);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  set_trap ();
  ADD ("/saving/refused", test_refused);
  ADD ("/saving/copy-waits", test_copy_waits);

  return g_test_run ();
}
