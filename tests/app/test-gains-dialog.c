/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a structure did, as the table tells it: the architects that it moved. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-fill.h"
#include "bce44/scriba-gains-dialog.h"
#include "page-check.h"
#include "practice-game.h"

#define CRANE 5 /* structures of the practice box, by their number: moves one */
#define YARD 20 /* moves two */
#define FORUM 0

typedef struct
{
  ScribaLibrary *library;
  ScribaTable *table;
  GtkWindow *window;
} Fixture;

static void
correct (Fixture *fixture,
         BceCorrectKind what,
         guint index,
         int value)
{
  const BceCorrect entry = { .what = what, .index = index, .value = value };
  ScribaVerdict verdict;

  g_assert_true (scriba_table_dispatch (fixture->table, BCE_ENTRY_CORRECT, &entry, &verdict));
}

/* Anna has an architect on each of the three. */
static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->library = scriba_application_get_library (scriba_application_get ());
  fixture->window = page_check_open_window (1280, 800);
  while (!scriba_library_get_loaded (fixture->library))
    g_main_context_iteration (NULL, TRUE);
  fixture->table = practice_game_new (fixture->library, scriba_owner_box_get_box (page_check_get_box ()), TRUE);
  correct (fixture, BCE_CORRECT_STRUCTURE_ERA, YARD, 1);
  correct (fixture, BCE_CORRECT_STRUCTURE, YARD, 1);
  correct (fixture, BCE_CORRECT_STRUCTURE, CRANE, 1);
  correct (fixture, BCE_CORRECT_STRUCTURE, FORUM, 1);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_autofree char *id = g_strdup (scriba_table_get_id (fixture->table));

  gtk_window_destroy (fixture->window);
  page_check_settle ();
  scriba_library_delete (fixture->library, id);
  g_assert_true (scriba_library_wait (fixture->library, NULL));
}

static void
present (Fixture *fixture,
         guint structure)
{
  BceActivate activate;

  bce_fill_activate (scriba_table_get_state (fixture->table), scriba_table_get_box (fixture->table), 0, structure,
                     &activate);
  scriba_gains_dialog_present_activate (gtk_window_get_child (fixture->window), fixture->table, &activate);
  page_check_settle ();
}

static void
list_places (GtkWidget *widget,
             GPtrArray *rows)
{
  if (ADW_IS_COMBO_ROW (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (rows, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_places (child, rows);
}

static guint
count_places (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  list_places (GTK_WIDGET (fixture->window), rows);
  return rows->len;
}

/* Says where the architect of a row stands, or comes to. */
static void
tell (Fixture *fixture,
      guint row,
      const char *place)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GListModel *names;

  list_places (GTK_WIDGET (fixture->window), rows);
  g_assert_cmpuint (row, <, rows->len);
  names = adw_combo_row_get_model (g_ptr_array_index (rows, row));
  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), place))
      adw_combo_row_set_selected (g_ptr_array_index (rows, row), i);
  page_check_settle ();
}

static void
confirm (Fixture *fixture)
{
  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Activate")));
  page_check_settle ();
}

/* The second one is asked about when the first has been told. */
static void
test_two (Fixture *fixture,
          gconstpointer data)
{
  const BceState *state;

  present (fixture, YARD);
  g_assert_cmpuint (count_places (fixture), ==, 2);
  tell (fixture, 0, "Practice Crane");
  tell (fixture, 1, "Practice Yard");
  g_assert_cmpuint (count_places (fixture), ==, 4);
  tell (fixture, 2, "Forum");
  tell (fixture, 3, _("Supply"));
  confirm (fixture);

  state = scriba_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[YARD].architects[0], ==, 2);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 0);
  g_assert_cmpint (state->structures[FORUM].architects[0], ==, 0);
}

static void
test_one (Fixture *fixture,
          gconstpointer data)
{
  const BceState *state;

  present (fixture, CRANE);
  tell (fixture, 0, "Practice Crane");
  tell (fixture, 1, "Forum");
  g_assert_cmpuint (count_places (fixture), ==, 2);
  confirm (fixture);

  state = scriba_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 0);
  g_assert_cmpint (state->structures[FORUM].architects[0], ==, 2);
}

static void
test_none (Fixture *fixture,
           gconstpointer data)
{
  const BceState *state;

  present (fixture, YARD);
  tell (fixture, 0, "Practice Crane");
  confirm (fixture);

  state = scriba_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[YARD].activated[0], ==, 1);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 1);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  g_test_add ("/gains-dialog/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/gains-dialog/one", Fixture, NULL, set_up, test_one, tear_down);
  g_test_add ("/gains-dialog/none", Fixture, NULL, set_up, test_none, tear_down);

  return g_test_run ();
}
