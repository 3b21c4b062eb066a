/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-figure-view.h"

#include <math.h>

#include "scriba-theme.h"

#define LEAST_WIDTH 72
#define HEIGHT 12 /* of one bar */
#define SWATCH 14
#define NO_SWATCH (-1)

/**
 * ScribaFigureView:
 *
 * The bars of a row of figures, or how a part of them looks.
 *
 * Accessibility: presentational; the numbers of its row say it all.
 */
struct _ScribaFigureView
{
  GtkWidget parent_instance;

  ScribaFigureBars bars;
  int swatch;
};

G_DEFINE_FINAL_TYPE (ScribaFigureView, scriba_figure_view, GTK_TYPE_WIDGET)

static void
scriba_figure_view_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  ScribaFigureView *self = SCRIBA_FIGURE_VIEW (widget);
  double size = self->swatch != NO_SWATCH               ? SWATCH
                : orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH
                : self->bars.scored                         ? 2.2 * HEIGHT
                                                            : HEIGHT;

  *minimum = *natural = ceil (size * scriba_theme_get_look (widget).scale);
}

static void
scriba_figure_view_snapshot (GtkWidget *widget,
                             GtkSnapshot *snapshot)
{
  ScribaFigureView *self = SCRIBA_FIGURE_VIEW (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  if (self->swatch != NO_SWATCH)
    scriba_figure_bars_draw_swatch (cr, &look, self->swatch, width, height);
  else
    scriba_figure_bars_draw (cr, &look, &self->bars, width, height);
  cairo_destroy (cr);
}

static void
scriba_figure_view_class_init (ScribaFigureViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = scriba_figure_view_measure;
  widget_class->snapshot = scriba_figure_view_snapshot;

  gtk_widget_class_set_css_name (widget_class, "figureview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_figure_view_init (ScribaFigureView *self)
{
  self->swatch = NO_SWATCH;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_figure_view_new: shows bars. */
GtkWidget *
scriba_figure_view_new (const ScribaFigureBars *bars)
{
  ScribaFigureView *self = g_object_new (SCRIBA_TYPE_FIGURE_VIEW, NULL);

  self->bars = *bars;
  return GTK_WIDGET (self);
}

/** scriba_figure_view_new_swatch: shows how a part of them looks. */
GtkWidget *
scriba_figure_view_new_swatch (ScribaFigurePart part)
{
  ScribaFigureView *self = g_object_new (SCRIBA_TYPE_FIGURE_VIEW, NULL);

  self->swatch = part;
  return GTK_WIDGET (self);
}
