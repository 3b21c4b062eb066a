/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-focus.h"

/** scriba_focus_find: (transfer none) (nullable): what has the keyboard in the window that @widget is in, if it is in one. */
GtkWidget *
scriba_focus_find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}
