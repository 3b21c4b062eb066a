/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-title.h"

struct _ScribaTitle
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ScribaTitle, scriba_title, ADW_TYPE_BIN)

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
has_room (GtkWidget *child,
          int width)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return width >= least;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child == NULL || (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 && !has_room (child, for_size)))
    return;

  /* Without room it needs none, whichever way that is asked. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  else
    gtk_widget_measure (child, orientation, -1, NULL, natural, NULL, NULL);
}

static void
allocate (GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child == NULL)
    return;

  gtk_widget_set_child_visible (child, has_room (child, width));
  if (gtk_widget_get_child_visible (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
scriba_title_class_init (ScribaTitleClass *klass)
{
}

static void
scriba_title_init (ScribaTitle *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (get_request_mode, measure, allocate));
}
