/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Caesar! under somebody who taps at random: whatever is tapped, in whatever order, the program complains of
 * nothing, no piece is lost, and what is recorded can be read again. */

#include "config.h"

#include "caesar-check.h"
#include "caesar-counts.h"
#include "caesar-files.h"
#include "caesar/scriba-caesar-page.h"
#include "scriba-json.h"
#include "scriba-random.h"
#include "scriba-record.h"
#include "scriba-stepper.h"

#define N_TAPS 100

typedef struct
{
  GPtrArray *found; /* GtkWidget */
  ScribaRandom random;
} Taps;

static void
set_up (GameCheck *self,
        gconstpointer data)
{
  caesar_check_set_up (self, data);
  game_check_show (self, GTK_WIDGET (scriba_caesar_page_new (self->table)));
}

static void
set_up_solo (GameCheck *self,
             gconstpointer data)
{
  caesar_check_set_up_solo (self, data);
  game_check_show (self, GTK_WIDGET (scriba_caesar_page_new (self->table)));
}

/* What leads away from the game, or asks the desktop for a file. */
static gboolean
leads_away (GtkWidget *widget)
{
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  return GTK_IS_MENU_BUTTON (widget) ||
         (action != NULL && !g_str_has_prefix (action, "page.") && !g_str_has_prefix (action, "dialog."));
}

static void
collect (GtkWidget *widget,
         GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget) || leads_away (widget))
    return;
  if (GTK_IS_BUTTON (widget) || ADW_IS_COMBO_ROW (widget) || ADW_IS_SWITCH_ROW (widget) || GTK_IS_DROP_DOWN (widget) ||
      SCRIBA_IS_STEPPER (widget))
    {
      g_ptr_array_add (found, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, found);
}

static guint
pick (Taps *taps,
      guint n)
{
  return scriba_random_below (&taps->random, n);
}

static void
tap (GameCheck *self,
     Taps *taps)
{
  GtkWidget *dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window)));
  GtkWidget *widget;

  g_ptr_array_set_size (taps->found, 0);
  collect (dialog != NULL ? dialog : self->page, taps->found);
  if (taps->found->len == 0)
    return;

  widget = g_ptr_array_index (taps->found, pick (taps, taps->found->len));
  page_check_let_time_pass (dialog != NULL ? dialog : self->page);
  if (ADW_IS_COMBO_ROW (widget))
    adw_combo_row_set_selected (ADW_COMBO_ROW (widget),
                                pick (taps, g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (widget)))));
  else if (GTK_IS_DROP_DOWN (widget))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget),
                                pick (taps, g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (widget)))));
  else if (ADW_IS_SWITCH_ROW (widget))
    adw_switch_row_set_active (ADW_SWITCH_ROW (widget), !adw_switch_row_get_active (ADW_SWITCH_ROW (widget)));
  else if (SCRIBA_IS_STEPPER (widget))
    page_check_type (widget, pick (taps, 2) == 0 ? "1" : "12");
  else
    page_check_click (widget);
}

static void
act (GameCheck *self,
     Taps *taps)
{
  static const char * const actions[] = {
    "page.undo", "page.redo", "page.correct", "page.stop", "page.rotate", "page.cancel", "page.place", "page.advice",
    "page.cannot-place", "page.cards",
  };
  guint32 n_entries = scriba_history_get_n_entries (scriba_table_get_history (self->table));

  switch (pick (taps, 10))
    {
    case 0:
      gtk_widget_activate_action (self->page, actions[pick (taps, G_N_ELEMENTS (actions))], NULL);
      break;
    case 1:
      scriba_table_undo (self->table);
      break;
    case 2:
      scriba_table_jump (self->table, pick (taps, n_entries + 1));
      break;
    default:
      tap (self, taps);
      break;
    }
  page_check_settle ();
}

static void
check (GameCheck *self)
{
  const CaesarState *state = caesar_check_get_state (self);
  g_autoptr (JsonNode) node = scriba_game_file_to_json (scriba_table_get_file (self->table));
  g_autoptr (ScribaGameFile) again = NULL;
  g_autoptr (GError) error = NULL;
  ScribaFact fact;

  g_assert_false (caesar_state_find_broken (state, caesar_check_get_box (self), &fact));
  again = scriba_game_file_from_json (node, &error);
  g_assert_no_error (error);
  g_assert_true (scriba_record_equal (&caesar_state_shape, scriba_history_get_state (again->history), state));
}

static void
test_taps (GameCheck *fixture,
           gconstpointer data)
{
  Taps taps = { .found = g_ptr_array_new (), .random = { GPOINTER_TO_UINT (data) } };

  for (guint i = 0; i < N_TAPS; i++)
    {
      act (fixture, &taps);
      check (fixture);
    }
  g_ptr_array_unref (taps.found);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  for (guint seed = 1; seed <= 2; seed++)
    {
      g_autofree char *two = g_strdup_printf ("/caesar-wild/two/%u", seed);
      g_autofree char *solo = g_strdup_printf ("/caesar-wild/solo/%u", seed);

      g_test_add (two, GameCheck, GUINT_TO_POINTER (seed), set_up, test_taps, game_check_tear_down);
      g_test_add (solo, GameCheck, GUINT_TO_POINTER (seed), set_up_solo, test_taps, game_check_tear_down);
    }
  return g_test_run ();
}
