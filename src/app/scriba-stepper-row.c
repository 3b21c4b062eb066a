/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-stepper-row.h"

/**
 * scriba_stepper_row_new:
 * @title: what is told
 * @lower: the least
 * @upper: the most
 * @stepper: (out) (transfer none): what tells it
 *
 * Returns: a row of a list with a stepper at its end
 */
GtkWidget *
scriba_stepper_row_new (const char *title,
                        int lower,
                        int upper,
                        ScribaStepper **stepper)
{
  GtkWidget *row = adw_action_row_new ();

  *stepper = SCRIBA_STEPPER (scriba_stepper_new (title, lower, upper));
  gtk_widget_set_valign (GTK_WIDGET (*stepper), GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (*stepper));
  return row;
}

/** scriba_row_add_symbol: puts a symbol, in the colour of a style class, before a row. */
void
scriba_row_add_symbol (GtkWidget *row,
                       const char *icon_name,
                       const char *style)
{
  GtkWidget *image = gtk_image_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (image, style);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
}
