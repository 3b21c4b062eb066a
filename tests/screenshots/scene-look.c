/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-look.h"

/** scene_look_for: (nullable): the first widget of a kind that is shown inside another one. */
GtkWidget *
scene_look_for (GtkWidget *widget,
                GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_look_for (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}
