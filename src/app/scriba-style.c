/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-style.h"

/** scriba_style_set: whether a widget has a style class. */
void
scriba_style_set (GtkWidget *widget,
                  const char *css_class,
                  gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
