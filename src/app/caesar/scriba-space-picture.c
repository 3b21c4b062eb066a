/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-space-picture.h"

#include <math.h>

#include "scriba-map-draw.h"
#include "scriba-theme.h"

#define LENGTH 62
#define BREADTH 28
#define MARGIN 2 /* for the halo of a token */

/**
 * ScribaSpacePicture:
 *
 * An influence token, or an empty border space, as on the map. It grows with the text.
 *
 * Accessibility: hidden; the text beside it says what it is.
 */
struct _ScribaSpacePicture
{
  GtkWidget parent_instance;

  CaesarSpace space;
  int symbol;
  gboolean turned;
};

G_DEFINE_FINAL_TYPE (ScribaSpacePicture, scriba_space_picture, GTK_TYPE_WIDGET)

static void
scriba_space_picture_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  double scale = scriba_theme_get_look (widget).scale;
  double length = orientation == GTK_ORIENTATION_HORIZONTAL ? LENGTH : BREADTH * 1.2;

  *minimum = *natural = ceil (length * scale) + 2 * MARGIN;
}

static void
scriba_space_picture_snapshot (GtkWidget *widget,
                               GtkSnapshot *snapshot)
{
  ScribaSpacePicture *self = SCRIBA_SPACE_PICTURE (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->space.by == CAESAR_NOBODY)
    scriba_map_draw_empty_space (cr, &look, self->symbol, width / 2.0, height / 2.0, BREADTH * look.scale);
  else
    scriba_map_draw_influence (cr, &look, &self->space, width / 2.0, height / 2.0, self->turned ? G_PI : 0,
                               LENGTH * look.scale, BREADTH * look.scale);
  cairo_destroy (cr);
}

static void
scriba_space_picture_class_init (ScribaSpacePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = scriba_space_picture_measure;
  widget_class->snapshot = scriba_space_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "spacepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_space_picture_init (ScribaSpacePicture *self)
{
  self->space.by = CAESAR_NOBODY;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_space_picture_new: an empty space with a sword until told otherwise. */
GtkWidget *
scriba_space_picture_new (void)
{
  return g_object_new (SCRIBA_TYPE_SPACE_PICTURE, NULL);
}

/**
 * scriba_space_picture_set_space:
 * @space: what lies there, or nothing
 * @symbol: of the border space
 * @turned: whether the second value stands first
 */
void
scriba_space_picture_set_space (ScribaSpacePicture *self,
                                const CaesarSpace *space,
                                int symbol,
                                gboolean turned)
{
  g_return_if_fail (SCRIBA_IS_SPACE_PICTURE (self));

  self->space = *space;
  self->symbol = symbol;
  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
