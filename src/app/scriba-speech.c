/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-speech.h"

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

/** scriba_speech_name_icon: names a control that shows only a symbol, for those who hear it and those who point at it. */
void
scriba_speech_name_icon (GtkWidget *widget,
                         const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  scriba_speech_name (widget, name);
  gtk_widget_set_tooltip_text (widget, name);
}

/** scriba_speech_let_press: lets a row of a list be activated, by a screen reader too: the toolkit leaves that to keys and fingers. */
void
scriba_speech_let_press (GtkWidget *row)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) press = g_simple_action_new ("press", NULL);

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (press, "activate", G_CALLBACK (gtk_widget_activate), row, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (press));
  gtk_widget_insert_action_group (row, "row", G_ACTION_GROUP (actions));
}
