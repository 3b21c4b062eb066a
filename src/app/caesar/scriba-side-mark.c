/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-side-mark.h"

#include <math.h>

#include "scriba-caesar-symbols.h"
#include "scriba-theme.h"

/**
 * ScribaSideMark:
 *
 * A side by its shape, letter and colour. It grows with the text.
 *
 * Accessibility: hidden; the text beside it names the side.
 */
struct _ScribaSideMark
{
  GtkWidget parent_instance;

  int side;
  int size;
};

G_DEFINE_FINAL_TYPE (ScribaSideMark, scriba_side_mark, GTK_TYPE_WIDGET)

static void
scriba_side_mark_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = ceil (SCRIBA_SIDE_MARK (widget)->size * scriba_theme_get_look (widget).scale);
}

static void
scriba_side_mark_snapshot (GtkWidget *widget,
                           GtkSnapshot *snapshot)
{
  ScribaSideMark *self = SCRIBA_SIDE_MARK (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  scriba_symbols_draw_side (cr, &look, self->side, FALSE, (width - size) / 2, (height - size) / 2, size);
  cairo_destroy (cr);
}

static void
scriba_side_mark_class_init (ScribaSideMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = scriba_side_mark_measure;
  widget_class->snapshot = scriba_side_mark_snapshot;

  gtk_widget_class_set_css_name (widget_class, "sidemark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_side_mark_init (ScribaSideMark *self)
{
  self->size = 40;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_side_mark_new: the mark of a side, @size pixels wide at the usual size of text. */
GtkWidget *
scriba_side_mark_new (int side,
                      int size)
{
  ScribaSideMark *self = g_object_new (SCRIBA_TYPE_SIDE_MARK, NULL);

  self->side = side;
  self->size = size;
  return GTK_WIDGET (self);
}

/** scriba_side_mark_set_side: shows another side. */
void
scriba_side_mark_set_side (ScribaSideMark *self,
                           int side)
{
  g_return_if_fail (SCRIBA_IS_SIDE_MARK (self));

  self->side = side;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** scriba_side_mark_set_size: in another size. */
void
scriba_side_mark_set_size (ScribaSideMark *self,
                           int size)
{
  g_return_if_fail (SCRIBA_IS_SIDE_MARK (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
