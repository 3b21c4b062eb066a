/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-swatch.h"

#include <math.h>

#include "scriba-bars.h"
#include "scriba-theme.h"

#define SIZE 14

/**
 * ScribaSwatch:
 *
 * How the segments of a line of the score sheet look, beside the line's name.
 *
 * Accessibility: presentational; the name beside it says it all.
 */
struct _ScribaSwatch
{
  GtkWidget parent_instance;

  int line;
};

G_DEFINE_FINAL_TYPE (ScribaSwatch, scriba_swatch, GTK_TYPE_WIDGET)

enum
{
  PROP_LINE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
scriba_swatch_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = round (SIZE * scriba_theme_get_look (widget).scale);
}

static void
scriba_swatch_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  ScribaSwatch *self = SCRIBA_SWATCH (widget);
  ScribaLook look = scriba_theme_get_look (widget);
  int size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size, size);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  scriba_bars_draw_swatch (cr, &look, self->line, 0, 0, size);
  cairo_destroy (cr);
}

static void
scriba_swatch_get_property (GObject *object,
                            guint property_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScribaSwatch *self = SCRIBA_SWATCH (object);

  switch (property_id)
    {
    case PROP_LINE:
      g_value_set_int (value, self->line);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_swatch_set_property (GObject *object,
                            guint property_id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  ScribaSwatch *self = SCRIBA_SWATCH (object);

  switch (property_id)
    {
    case PROP_LINE:
      scriba_swatch_set_line (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
scriba_swatch_class_init (ScribaSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = scriba_swatch_get_property;
  object_class->set_property = scriba_swatch_set_property;
  widget_class->measure = scriba_swatch_measure;
  widget_class->snapshot = scriba_swatch_snapshot;

  properties[PROP_LINE] =
    g_param_spec_int ("line", NULL, NULL,
                      0, BCE_N_LINES - 1, BCE_LINE_TRACK,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_swatch_init (ScribaSwatch *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  scriba_theme_watch (GTK_WIDGET (self));
}

/** scriba_swatch_new: shows @line, a line of the score sheet. */
GtkWidget *
scriba_swatch_new (BceScoreLine line)
{
  return g_object_new (SCRIBA_TYPE_SWATCH, "line", line, NULL);
}

/** scriba_swatch_get_line: see scriba_swatch_set_line(). */
int
scriba_swatch_get_line (ScribaSwatch *self)
{
  g_return_val_if_fail (SCRIBA_IS_SWATCH (self), 0);

  return self->line;
}

/** scriba_swatch_set_line: which #BceScoreLine it shows. */
void
scriba_swatch_set_line (ScribaSwatch *self,
                        int line)
{
  g_return_if_fail (SCRIBA_IS_SWATCH (self));
  g_return_if_fail (line >= 0 && line < BCE_N_LINES);

  if (self->line == line)
    return;

  self->line = line;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LINE]);
}
