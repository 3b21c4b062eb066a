/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a structure did, as the table tells it: the architects that it moved. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-fill.h"
#include "bce44/scriba-gains-dialog.h"
#include "game-check.h"
#include "practice-game.h"

#define CRANE 5 /* structures of the practice box, by their number: moves one */
#define YARD 20 /* moves two */
#define FORUM 0

/* Anna has an architect on each of the three. */
static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  game_check_set_up (fixture, data);
  game_check_correct (fixture, BCE_CORRECT_STRUCTURE_ERA, 0, YARD, 1);
  game_check_correct (fixture, BCE_CORRECT_STRUCTURE, 0, YARD, 1);
  game_check_correct (fixture, BCE_CORRECT_STRUCTURE, 0, CRANE, 1);
  game_check_correct (fixture, BCE_CORRECT_STRUCTURE, 0, FORUM, 1);
}

static void
present (GameCheck *fixture,
         guint structure)
{
  BceActivate activate;

  bce_fill_activate (bce_table_get_state (fixture->table), bce_table_get_box (fixture->table), 0, structure,
                     &activate);
  scriba_gains_dialog_present_activate (gtk_window_get_child (fixture->window), fixture->table, &activate);
  page_check_settle ();
}

static guint
count_places (GameCheck *fixture)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  page_check_list_combos (GTK_WIDGET (fixture->window), rows);
  return rows->len;
}

/* Says where the architect of a row stands, or comes to. */
static void
tell (GameCheck *fixture,
      guint row,
      const char *place)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  page_check_list_combos (GTK_WIDGET (fixture->window), rows);
  g_assert_cmpuint (row, <, rows->len);
  page_check_select (g_ptr_array_index (rows, row), place);
}

static void
confirm (GameCheck *fixture)
{
  page_check_click (page_check_find_button (GTK_WIDGET (fixture->window), _("Activate")));
  page_check_settle ();
}

/* The second one is asked about when the first has been told. */
static void
test_two (GameCheck *fixture,
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

  state = bce_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[YARD].architects[0], ==, 2);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 0);
  g_assert_cmpint (state->structures[FORUM].architects[0], ==, 0);
}

static void
test_one (GameCheck *fixture,
          gconstpointer data)
{
  const BceState *state;

  present (fixture, CRANE);
  tell (fixture, 0, "Practice Crane");
  tell (fixture, 1, "Forum");
  g_assert_cmpuint (count_places (fixture), ==, 2);
  confirm (fixture);

  state = bce_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 0);
  g_assert_cmpint (state->structures[FORUM].architects[0], ==, 2);
}

static void
test_none (GameCheck *fixture,
           gconstpointer data)
{
  const BceState *state;

  present (fixture, YARD);
  tell (fixture, 0, "Practice Crane");
  confirm (fixture);

  state = bce_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[YARD].activated[0], ==, 1);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 1);
}

/* What is not shown any more does not count: the first move is taken back, and the second with it. */
static void
test_taken_back (GameCheck *fixture,
                 gconstpointer data)
{
  const BceState *state;

  present (fixture, YARD);
  tell (fixture, 0, "Practice Crane");
  tell (fixture, 1, "Practice Yard");
  tell (fixture, 2, "Forum");
  tell (fixture, 3, _("Supply"));
  tell (fixture, 0, C_("architect", "None"));
  g_assert_cmpuint (count_places (fixture), ==, 2);
  confirm (fixture);

  state = bce_table_get_state (fixture->table);
  g_assert_cmpint (state->structures[YARD].activated[0], ==, 1);
  g_assert_cmpint (state->structures[CRANE].architects[0], ==, 1);
  g_assert_cmpint (state->structures[FORUM].architects[0], ==, 1);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  g_test_add ("/gains-dialog/two", GameCheck, NULL, set_up, test_two, game_check_tear_down);
  g_test_add ("/gains-dialog/one", GameCheck, NULL, set_up, test_one, game_check_tear_down);
  g_test_add ("/gains-dialog/none", GameCheck, NULL, set_up, test_none, game_check_tear_down);
  g_test_add ("/gains-dialog/taken-back", GameCheck, NULL, set_up, test_taken_back, game_check_tear_down);

  return g_test_run ();
}
