/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-style.h"

#include "scriba-theme.h"

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

static void
wrap_labels (GtkWidget *widget,
             gboolean in_button)
{
  if (in_button && GTK_IS_LABEL (widget))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (widget), GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    wrap_labels (child, in_button || GTK_IS_BUTTON (widget));
}

/**
 * scriba_style_wrap_buttons:
 * @inside: a widget with buttons
 *
 * Lets what its buttons say have several lines, where text is so large that one has no room. To be called when they say something.
 */
void
scriba_style_wrap_buttons (GtkWidget *inside)
{
  wrap_labels (inside, FALSE);
}

/* Of a line of a menu where text is huge: more would be wider than a phone. */
#define MENU_CHARS 16

static void
wrap_lines (GtkWidget *widget,
            gboolean huge)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), huge);
      gtk_label_set_max_width_chars (GTK_LABEL (widget), huge ? MENU_CHARS : -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    wrap_lines (child, huge);
}

static void
menu_cb (GtkWidget *menu)
{
  wrap_lines (menu, scriba_theme_has_huge_text (menu));
}

/** scriba_style_wrap_menu: lets the lines of a menu button's menu have several lines of text each, where text is huge. */
void
scriba_style_wrap_menu (GtkMenuButton *button)
{
  g_signal_connect (gtk_menu_button_get_popover (button), "map", G_CALLBACK (menu_cb), NULL);
}
