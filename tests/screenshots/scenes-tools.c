/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include "bce-files.h"
#include "bce-turns.h"

/* What scenes have in common: to find what is shown, and to use it. */

/** scene_get_library: the games, as soon as they are read. */
ScribaLibrary *
scene_get_library (void)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());

  while (!scriba_library_get_loaded (library) ||
         !scriba_drafts_get_loaded (scriba_application_get_drafts (scriba_application_get ())))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

/** scene_get_box: the owner's box. */
const BceBox *
scene_get_box (void)
{
  return scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get (), &bce_game_format));
}

/** scene_dispatch: records an entry. */
void
scene_dispatch (ScribaTable *table,
                BceEntryKind kind,
                gconstpointer args)
{
  ScribaVerdict verdict;

  if (!scriba_table_dispatch (table, kind, args, &verdict))
    g_error ("%s cannot be recorded", bce_game.kinds[kind].key);
}

/** scene_move_to: moves the marker, whatever was left out. */
void
scene_move_to (ScribaTable *table,
               guint year,
               BceStage stage)
{
  const BceState *state = bce_table_get_state (table);
  BceMove move;

  if (state->year == (gint16) year && state->stage == (gint8) stage)
    return;

  bce_move_to (state, stage, year, &move);
  scene_dispatch (table, BCE_ENTRY_PHASE, &move);
}

/** scene_open: shows the page of a game. */
void
scene_open (ScribaWindow *window,
            ScribaTable *table)
{
  scriba_window_open_table (window, table);
  scene_settle (GTK_WIDGET (window));
}

/** scene_find: the first widget of a kind that is shown. */
GtkWidget *
scene_find (ScribaWindow *window,
            GType type)
{
  GtkWidget *found = scene_look_for (GTK_WIDGET (window), type);

  if (found == NULL)
    g_error ("no %s is shown", g_type_name (type));
  return found;
}

static GtkWidget *
scene_look_for_button (GtkWidget *widget,
                       const char *label)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_look_for_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/** scene_look_for_row: (nullable): the row of a title. */
GtkWidget *
scene_look_for_row (GtkWidget *widget,
                    const char *title)
{
  if (ADW_IS_ACTION_ROW (widget) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_look_for_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/** scene_click: presses a button. */
void
scene_click (ScribaWindow *window,
             GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  scene_settle (GTK_WIDGET (window));
}

/** scene_press: presses a button where there is one: on a wide window some are not needed. */
void
scene_press (ScribaWindow *window,
             const char *label)
{
  GtkWidget *button = scene_look_for_button (GTK_WIDGET (window), label);

  if (button != NULL)
    scene_click (window, button);
}

/** scene_be_patient: lets pass what keeps a control from taking a second tap for another one. */
void
scene_be_patient (void)
{
  gint64 end = g_get_monotonic_time () + 300 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/** scene_act: does what the window can do. */
void
scene_act (ScribaWindow *window,
           const char *action)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, NULL);
  scene_settle (GTK_WIDGET (window));
}
