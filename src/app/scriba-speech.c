/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-speech.h"

#include <adwaita.h>

/**
 * scriba_speech_name:
 * @widget: a control
 * @name: what a screen reader calls it
 *
 * Names a control whose label is not enough where it is heard alone. A button
 * is labelled by what it reads, and that would come before any other name.
 */
void
scriba_speech_name (GtkWidget *widget,
                    const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

#define HINT_KEY "scriba-hint"

static gboolean
hint_cb (GtkWidget *widget,
         int x,
         int y,
         gboolean by_key,
         GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, g_object_get_data (G_OBJECT (widget), HINT_KEY));
  return TRUE;
}

/**
 * scriba_speech_hint:
 * @widget: a control
 * @hint: what those read who point at it
 *
 * The text of a tooltip would be heard, too: after the name that it repeats, and as the description of what is around it.
 */
void
scriba_speech_hint (GtkWidget *widget,
                    const char *hint)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), HINT_KEY) == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (hint_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), HINT_KEY, g_strdup (hint), g_free);
  gtk_widget_set_has_tooltip (widget, TRUE);
}

/** scriba_speech_name_icon: names a control that shows only a symbol, for those who hear it and those who point at it. */
void
scriba_speech_name_icon (GtkWidget *widget,
                         const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  scriba_speech_name (widget, name);
  scriba_speech_hint (widget, name);
}

/* The row of an expander that folds it out. */
static GtkWidget *
find_header (GtkWidget *widget)
{
  GtkWidget *header = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && header == NULL; child = gtk_widget_get_next_sibling (child))
    header = ADW_IS_ACTION_ROW (child) ? child : find_header (child);
  return header;
}

/**
 * scriba_speech_let_press:
 * @row: a row of a list, an expander, or a check button
 *
 * Lets it be activated, by a screen reader too: the toolkit leaves that to keys and fingers.
 */
void
scriba_speech_let_press (GtkWidget *row)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) press = g_simple_action_new ("press", NULL);

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row) || GTK_IS_CHECK_BUTTON (row));

  if (ADW_IS_EXPANDER_ROW (row))
    row = find_header (row);
  if (GTK_IS_LIST_BOX_ROW (row))
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (press, "activate", G_CALLBACK (gtk_widget_activate), row, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (press));
  gtk_widget_insert_action_group (row, "row", G_ACTION_GROUP (actions));
}
