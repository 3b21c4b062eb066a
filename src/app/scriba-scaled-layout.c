/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-scaled-layout.h"

/* Smaller than this nothing can be read, and what is too much is cut off. */
#define LEAST_SCALE 0.4
#define ICON_SIZE 16
#define ICON_SCALE 6 /* as large as they are ever drawn */
#define STEP 0.97 /* by which it is tried again whether everything fits */

/**
 * ScribaScaledLayout:
 *
 * Lays out the children of a widget for a certain size, the design, and draws them as many times as large as there is
 * room: type grows with the window. What does not fit at that is drawn smaller.
 */
struct _ScribaScaledLayout
{
  GtkLayoutManager parent_instance;

  int width;
  int height;
  double scale;
};

G_DEFINE_FINAL_TYPE (ScribaScaledLayout, scriba_scaled_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
scriba_scaled_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  ScribaScaledLayout *self = SCRIBA_SCALED_LAYOUT (manager);

  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static gboolean
fits (GtkWidget *widget,
      double width,
      double height)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > width)
        return FALSE;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      if (least > height)
        return FALSE;
    }
  return TRUE;
}

static void
scriba_scaled_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  ScribaScaledLayout *self = SCRIBA_SCALED_LAYOUT (manager);
  double scale = MAX (MIN ((double) width / self->width, (double) height / self->height), LEAST_SCALE);

  while (scale > LEAST_SCALE && !fits (widget, (int) (width / scale), (int) (height / scale)))
    scale = MAX (scale * STEP, LEAST_SCALE);
  self->scale = scale;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least[2];

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least[0], NULL, NULL, NULL);
      least[0] = MAX (least[0], (int) (width / scale));
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, least[0], &least[1], NULL, NULL, NULL);
      least[1] = MAX (least[1], (int) (height / scale));
      gtk_widget_allocate (child, least[0], least[1], -1, gsk_transform_scale (NULL, scale, scale));
    }
}

static void
scriba_scaled_layout_class_init (ScribaScaledLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = scriba_scaled_layout_measure;
  layout_class->allocate = scriba_scaled_layout_allocate;
}

static void
scriba_scaled_layout_init (ScribaScaledLayout *self)
{
  self->width = self->height = 360;
  self->scale = 1;
}

/** scriba_scaled_layout_new: see scriba_scaled_layout_set_design(). */
GtkLayoutManager *
scriba_scaled_layout_new (int width,
                          int height)
{
  ScribaScaledLayout *self = g_object_new (SCRIBA_TYPE_SCALED_LAYOUT, NULL);

  scriba_scaled_layout_set_design (self, width, height);
  return GTK_LAYOUT_MANAGER (self);
}

/** scriba_scaled_layout_set_design: in how many pixels everything is shown in its own size; each more than 0. */
void
scriba_scaled_layout_set_design (ScribaScaledLayout *self,
                                 int width,
                                 int height)
{
  g_return_if_fail (SCRIBA_IS_SCALED_LAYOUT (self));
  g_return_if_fail (width > 0 && height > 0);

  if (self->width == width && self->height == height)
    return;

  self->width = width;
  self->height = height;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/** scriba_scaled_layout_get_scale: how many times as large as their own size the children were drawn last. */
double
scriba_scaled_layout_get_scale (ScribaScaledLayout *self)
{
  g_return_val_if_fail (SCRIBA_IS_SCALED_LAYOUT (self), 1);

  return self->scale;
}

/** scriba_scaled_layout_sharpen: has the symbol of @image drawn with the pixels that it needs when it is scaled; it has an icon name. */
void
scriba_scaled_layout_sharpen (GtkImage *image)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (image)));
  g_autoptr (GtkIconPaintable) icon = NULL;

  g_return_if_fail (GTK_IS_IMAGE (image));

  icon = gtk_icon_theme_lookup_icon (theme, gtk_image_get_icon_name (image), NULL, ICON_SIZE, ICON_SCALE,
                                     gtk_widget_get_direction (GTK_WIDGET (image)), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
  gtk_image_set_from_paintable (image, GDK_PAINTABLE (icon));
}
