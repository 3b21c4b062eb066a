/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of the library as a finger, a keyboard and a screen reader meet them. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bce44/scriba-game-page.h"
#include "caesar/scriba-caesar-page.h"
#include "caesar-game.h"
#include "game-check.h"
#include "scriba-deleted-page.h"
#include "scriba-library-item.h"
#include "scriba-library-page.h"
#include "scriba-library-row.h"
#include "scriba-words.h"

/* @first sits at the first seat; three others at the next ones. */
static ScribaTable *
add_game (GameCheck *fixture,
          const char *first)
{
  const char *names[] = { first, "Bálint", "Csenge", "Máté" };
  BceGameSetup setup = { .n_seats = 4 };
  ScribaTable *table;

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_strlcpy (setup.seats[seat].name, names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
    }
  table = bce_library_create (fixture->library, &setup, scriba_owner_box_get_box (page_check_get_box ()), NULL);
  page_check_settle ();
  return table;
}

static void
dispatch (ScribaTable *table,
          BceEntryKind kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (table, kind, args, &verdict));
}

/* Máté is Imperium Maius, and year 1 begins; the first turn is clockwise next to them. */
static ScribaTable *
add_running (GameCheck *fixture,
             const char *first)
{
  ScribaTable *table = add_game (fixture, first);
  const BceSeatChoice im = { .seat = 3 };
  const BceMove move = { .moves = TRUE, .stage = BCE_STAGE_CONSTRUCTION, .year = 1, .turn = 0 };

  dispatch (table, BCE_ENTRY_FIRST_IM, &im);
  dispatch (table, BCE_ENTRY_PHASE, &move);
  page_check_settle ();
  return table;
}

static GtkWidget *
find_row (GameCheck *fixture,
          const char *speech)
{
  GtkWidget *row = page_check_find_prefix (GTK_WIDGET (fixture->window), speech);

  return row != NULL && SCRIBA_IS_LIBRARY_ROW (row) ? row : NULL;
}

static AdwNavigationView *
get_pages (GameCheck *fixture)
{
  return ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
}

static void
test_running (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *moment = scriba_words_moment_of (BCE_STAGE_CONSTRUCTION, 1);
  g_autofree char *turn = g_strdup_printf (_("Turn: %s"), "Anna");
  g_autofree char *im = g_strdup_printf (_("Imperium Maius: %s"), "Máté");
  GtkWidget *row;

  add_running (fixture, "Anna");
  row = find_row (fixture, moment);
  g_assert_nonnull (row);
  g_assert_true (find_row (fixture, turn) == row);
  g_assert_true (find_row (fixture, im) == row);
  g_assert_true (find_row (fixture, "Anna, Bálint, Csenge, Máté") == row);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("In progress")));
  page_check_assert_named (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_LIBRARY_PAGE));
}

/* A game that has ended goes to the finished ones, below those that go on. */
static void
test_finished (GameCheck *fixture,
               gconstpointer data)
{
  ScribaTable *table = add_running (fixture, "Anna");
  ScribaTable *other = add_running (fixture, "Dani");
  const BceStop stop = { .scored = FALSE };
  g_autofree char *year = scriba_words_year (1);
  GtkWidget *row;

  dispatch (table, BCE_ENTRY_STOP, &stop);
  page_check_settle ();

  row = find_row (fixture, _("Stopped, without a score"));
  g_assert_nonnull (row);
  g_assert_true (page_check_find_prefix (row, year) == row);
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("Finished")));
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("In progress")));

  dispatch (other, BCE_ENTRY_STOP, &stop);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("Finished")));
  g_assert_null (page_check_find_text (GTK_WIDGET (fixture->window), _("In progress")));
}

#define N_MANY 60

/* Which rows of the list have something in them, in their order. */
static void
read_filled (GameCheck *fixture,
             gboolean filled[N_MANY])
{
  GtkWidget *list = page_check_find_type (GTK_WIDGET (fixture->window), GTK_TYPE_LIST_VIEW);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL && n < N_MANY; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = GTK_WIDGET (scriba_library_item_get_row (SCRIBA_LIBRARY_ITEM (gtk_widget_get_first_child (child))));

      filled[n++] = gtk_widget_get_first_child (row) != NULL;
    }
  g_assert_cmpuint (n, ==, N_MANY);
}

/* Rows are filled between frames, however many those are: until two that are to be seen are. */
static void
wait_until_filled (GameCheck *fixture,
                   guint first,
                   gboolean filled[N_MANY])
{
  page_check_settle ();
  for (read_filled (fixture, filled); !filled[first] || !filled[first + 1]; read_filled (fixture, filled))
    g_main_context_iteration (NULL, TRUE);
}

/* Every row is one for a screen reader, but only what may soon be seen is made. What was scrolled far away is let go of. */
static void
test_many (GameCheck *fixture,
           gconstpointer data)
{
  gboolean filled[N_MANY];
  GtkWidget *page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_LIBRARY_PAGE);
  GtkAdjustment *adjustment;

  for (guint i = 0; i < N_MANY; i++)
    {
      const BceGameSetup setup = {
        .n_seats = 3,
        .seats = { { "Anna", BCE_AGRIPPA }, { "Bálint", BCE_BRUTUS }, { "Csenge", BCE_CLEOPATRA } },
      };

      g_assert_nonnull (bce_library_create (fixture->library, &setup, scriba_owner_box_get_box (page_check_get_box ()), NULL));
    }
  wait_until_filled (fixture, 0, filled);
  g_assert_false (filled[N_MANY - 1]);
  page_check_assert_named (page);

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page_check_find_type (page, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  wait_until_filled (fixture, N_MANY - 2, filled);
  g_assert_false (filled[0]);
  page_check_assert_named (page);

  gtk_adjustment_set_value (adjustment, 0);
  wait_until_filled (fixture, 0, filled);
  g_assert_false (filled[N_MANY - 1]);
}

/* Opened from the row, closed with its page, and opened again from the disk. */
static void
test_open (GameCheck *fixture,
           gconstpointer data)
{
  add_running (fixture, "Anna");
  for (int round = 0; round < 2; round++)
    {
      GtkWidget *page;

      g_assert_true (gtk_widget_activate (find_row (fixture, "Anna, Bálint, Csenge, Máté")));
      while (!SCRIBA_IS_GAME_PAGE (adw_navigation_view_get_visible_page (get_pages (fixture))))
        g_main_context_iteration (NULL, TRUE);
      page_check_settle ();
      page = GTK_WIDGET (adw_navigation_view_get_visible_page (get_pages (fixture)));
      g_assert_cmpint (bce_table_get_state (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page)))->stage, ==,
                       BCE_STAGE_CONSTRUCTION);
      g_assert_true (adw_navigation_view_pop (get_pages (fixture)));
      page_check_settle ();
    }
}

static void
press_undo (GameCheck *fixture)
{
  GtkWidget *text = page_check_find_text (GTK_WIDGET (fixture->window), _("Undo"));

  page_check_click (gtk_widget_get_ancestor (text, GTK_TYPE_BUTTON));
  page_check_settle ();
}

static void
remove_game (GameCheck *fixture,
             const char *speech)
{
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), "");

  page_check_click (page_check_find_prefix (find_row (fixture, speech), remove));
  page_check_settle ();
}

static void
test_remove (GameCheck *fixture,
             gconstpointer data)
{
  add_game (fixture, "Anna");
  add_game (fixture, "Dani");
  remove_game (fixture, "Dani, Bálint");
  g_assert_null (find_row (fixture, "Dani, Bálint"));
  g_assert_nonnull (find_row (fixture, "Anna, Bálint"));

  press_undo (fixture);
  g_assert_nonnull (find_row (fixture, "Dani, Bálint"));
}

static GtkWidget *
get_page (GameCheck *fixture)
{
  return GTK_WIDGET (adw_navigation_view_get_visible_page (get_pages (fixture)));
}

/* So that its keys count. */
static void
assert_keyboard_on_page (GameCheck *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, get_page (fixture)));
}

/* What was removed is named, also where it tells of a game that is restored meanwhile. */
static void
test_restored_elsewhere (GameCheck *fixture,
                         gconstpointer data)
{
  g_autofree char *sentence = g_strdup_printf (_("Removed: %s"), "44 BCE · Gréta, Bálint, Csenge, Máté");
  g_autofree char *restore = g_strdup_printf (_("Restore: %s"), "");
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *button;

  add_game (fixture, "Gréta");
  remove_game (fixture, "Gréta, Bálint");
  g_assert_nonnull (page_check_find_text (window, sentence));

  g_assert_true (gtk_widget_activate_action (window, "win.show-deleted", NULL));
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (window, sentence));
  button = page_check_find_prefix (page_check_find_prefix (get_page (fixture), "Gréta, Bálint"), restore);
  g_assert_true (gtk_widget_grab_focus (button));
  page_check_click (button);
  page_check_settle ();
  g_assert_null (page_check_find_text (window, sentence));
  assert_keyboard_on_page (fixture);
}

/* A toast fades, and can be tapped once more meanwhile: what is back already is not said to be taken back. */
static void
test_undo_heard (GameCheck *fixture,
                 gconstpointer data)
{
  g_autofree char *removed = g_strdup_printf (_("Removed: %s"), "44 BCE. Ilka, Bálint, Csenge, Máté");
  g_autofree char *undone = g_strdup_printf (_("Undo: %s"), removed);
  GtkWidget *undo;

  add_game (fixture, "Ilka");
  page_check_hear ();
  remove_game (fixture, "Ilka, Bálint");
  g_assert_cmpuint (page_check_count_heard (removed), ==, 1);
  undo = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (fixture->window), _("Undo")), GTK_TYPE_BUTTON);
  page_check_click (undo);
  page_check_click (undo);
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Ilka, Bálint"));
  g_assert_cmpuint (page_check_count_heard (undone), ==, 1);
}

/* The keyboard does not stay in a toast that leaves. */
static void
test_undo_by_key (GameCheck *fixture,
                  gconstpointer data)
{
  GtkWidget *undo;

  add_game (fixture, "Huba");
  remove_game (fixture, "Huba, Bálint");
  undo = gtk_widget_get_ancestor (page_check_find_text (GTK_WIDGET (fixture->window), _("Undo")), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (undo));
  page_check_click (undo);
  assert_keyboard_on_page (fixture);
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Huba, Bálint"));
  assert_keyboard_on_page (fixture);
}

static void
test_deleted (GameCheck *fixture,
              gconstpointer data)
{
  g_autofree char *restore = g_strdup_printf (_("Restore: %s"), "");
  GtkWidget *page;

  add_game (fixture, "Edit");
  remove_game (fixture, "Edit, Bálint");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-deleted", NULL));
  page_check_settle ();
  page = get_page (fixture);
  g_assert_true (SCRIBA_IS_DELETED_PAGE (page));
  page_check_assert_named (page);

  page_check_click (page_check_find_prefix (page_check_find_prefix (page, "Edit, Bálint"), restore));
  page_check_settle ();
  g_assert_null (page_check_find_prefix (page, "Edit, Bálint"));
  g_assert_true (adw_navigation_view_pop (get_pages (fixture)));
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Edit, Bálint"));
}

static void
test_search (GameCheck *fixture,
             gconstpointer data)
{
  GtkWidget *entry;

  add_game (fixture, "Anna");
  add_game (fixture, "Zsófia");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.search", NULL));
  page_check_settle ();
  entry = page_check_find_type (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "zsof");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Zsófia, Bálint"));
  g_assert_null (find_row (fixture, "Anna, Bálint"));

  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (fixture->window), _("Nothing found")));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_signal_emit_by_name (entry, "search-changed");
}

static guint
count_shown (GameCheck *fixture)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      n += scriba_game_item_get_deleted (item) == 0 ? 1 : 0;
    }
  return n;
}

/* A saved copy becomes another game. */
static void
test_import (GameCheck *fixture,
             gconstpointer data)
{
  ScribaTable *table = add_running (fixture, "Anna");
  g_autoptr (GBytes) copy = scriba_kept_make_copy (SCRIBA_KEPT (table));
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "night.scriba", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page;
  ScribaTable *opened;

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (copy, NULL), g_bytes_get_size (copy), NULL));
  scriba_window_open_file (SCRIBA_WINDOW (fixture->window), file);
  while (!SCRIBA_IS_GAME_PAGE (adw_navigation_view_get_visible_page (get_pages (fixture))))
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();

  page = GTK_WIDGET (adw_navigation_view_get_visible_page (get_pages (fixture)));
  opened = scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page));
  g_assert_cmpstr (scriba_table_get_id (opened), !=, scriba_table_get_id (table));
  g_assert_cmpint (bce_table_get_state (opened)->stage, ==, BCE_STAGE_CONSTRUCTION);
  g_assert_cmpuint (count_shown (fixture), ==, 2);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
wait_for_caesar (GameCheck *fixture)
{
  while (!SCRIBA_IS_CAESAR_PAGE (adw_navigation_view_get_visible_page (get_pages (fixture))))
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
}

/* A file with a game of Caesar! becomes one of the library, too. */
static void
test_import_caesar (GameCheck *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), "caesar.scriba", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  scriba_window_open_file (SCRIBA_WINDOW (fixture->window), file);
  wait_for_caesar (fixture);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
}

/* Against Auto-Crassus. */
static ScribaTable *
add_caesar_game (GameCheck *fixture,
                 const char *name)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_SIDE_POMPEY };
  ScribaTable *table;

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, name, SCRIBA_NAME_SIZE);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    setup.stack[letter] = CAESAR_SOME;
  table = caesar_library_create (fixture->library, &setup, box, NULL);
  page_check_settle ();
  return table;
}

/* A finished game of Caesar! tells who won it, by name. */
static void
test_caesar_won (GameCheck *fixture,
                 gconstpointer data)
{
  ScribaTable *table = add_caesar_game (fixture, "Zita");
  const CaesarBegin begin = { CAESAR_SIDE_CAESAR };
  const CaesarCannotPlace lost = {
    .side = CAESAR_SIDE_CAESAR,
    .next = { .side = CAESAR_NOBODY, .resume = CAESAR_NOBODY },
    .result = { CAESAR_ENDING_CANNOT_PLACE, CAESAR_SIDE_POMPEY },
  };
  CaesarCannotPlace won = lost;
  g_autofree char *words = NULL;
  ScribaVerdict verdict;
  GtkWidget *row;

  g_assert_true (scriba_table_dispatch (table, CAESAR_ENTRY_BEGIN, &begin, &verdict));
  g_assert_true (scriba_table_dispatch (table, CAESAR_ENTRY_CANNOT_PLACE, &lost, &verdict));
  page_check_settle ();
  words = g_strdup_printf (_("%s wins: the other side cannot place a token"), "Auto-Crassus");
  row = find_row (fixture, words);
  g_assert_nonnull (row);
  g_assert_nonnull (page_check_find_text (row, words));

  scriba_table_undo (table);
  won.result.winner = CAESAR_SIDE_CAESAR;
  g_assert_true (scriba_table_dispatch (table, CAESAR_ENTRY_CANNOT_PLACE, &won, &verdict));
  page_check_settle ();
  g_free (words);
  words = g_strdup_printf (_("%s wins: the other side cannot place a token"), "Caesar (Zita)");
  g_assert_nonnull (find_row (fixture, words));
}

/* A game of Caesar! in the library has its row, is found by who plays it, and is opened. */
static void
test_caesar (GameCheck *fixture,
             gconstpointer data)
{
  ScribaTable *table = add_caesar_game (fixture, "Zita");
  GtkWidget *entry;

  add_game (fixture, "Anna");
  g_assert_nonnull (find_row (fixture, "Zita, Auto-Crassus"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.search", NULL));
  page_check_settle ();
  entry = page_check_find_type (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "crassus");
  g_signal_emit_by_name (entry, "search-changed");
  page_check_settle ();
  g_assert_nonnull (find_row (fixture, "Zita, Auto-Crassus"));
  g_assert_null (find_row (fixture, "Anna, Bálint"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_signal_emit_by_name (entry, "search-changed");

  scriba_window_open_game (SCRIBA_WINDOW (fixture->window), scriba_table_get_id (table));
  wait_for_caesar (fixture);
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  static const int text_sizes[] = { 100, 150 };

  add_running (fixture, "Anna");
  add_game (fixture, "Nagyszülő Hosszúnevű Barnabás");
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    {
      GtkWindow *phone;
      GtkWidget *page;

      page_check_set_text_size (text_sizes[i]);
      phone = page_check_open_window (360, 640);
      page_check_settle ();
      page = page_check_find_type (GTK_WIDGET (phone), SCRIBA_TYPE_LIBRARY_PAGE);
      page_check_assert_named (page);
      page_check_assert_fits (page, 360);
      gtk_widget_activate_action (GTK_WIDGET (phone), "win.show-deleted", NULL);
      page_check_settle ();
      page = page_check_find_type (GTK_WIDGET (phone), SCRIBA_TYPE_DELETED_PAGE);
      page_check_assert_named (page);
      page_check_assert_fits (page, 360);
      gtk_window_destroy (phone);
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

  /* Before there are others that were deleted. */
  ADD ("/games/restored-elsewhere", test_restored_elsewhere);
  ADD ("/games/running", test_running);
  ADD ("/games/finished", test_finished);
  ADD ("/games/many", test_many);
  ADD ("/games/open", test_open);
  ADD ("/games/remove", test_remove);
  ADD ("/games/deleted", test_deleted);
  ADD ("/games/undo-by-key", test_undo_by_key);
  ADD ("/games/undo-heard", test_undo_heard);
  ADD ("/games/search", test_search);
  ADD ("/games/import", test_import);
  ADD ("/games/import-caesar", test_import_caesar);
  ADD ("/games/caesar", test_caesar);
  ADD ("/games/caesar-won", test_caesar_won);
  ADD ("/games/phone", test_phone);

  return g_test_run ();
}
