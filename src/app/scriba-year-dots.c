/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-year-dots.h"

#include "bce-state.h"
#include "scriba-style.h"

/*
 * Six dots, a year each: those that are over, the present one, and those to come.
 *
 * Accessibility: a picture of what stands beside it in words.
 */
struct _ScribaYearDots
{
  GtkBox parent_instance;

  guint year;
  GtkWidget *dots[BCE_N_YEARS];
};

G_DEFINE_FINAL_TYPE (ScribaYearDots, scriba_year_dots, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_YEAR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
update (ScribaYearDots *self)
{
  for (guint i = 0; i < BCE_N_YEARS; i++)
    {
      scriba_style_set (self->dots[i], "past", i + 1 < self->year);
      scriba_style_set (self->dots[i], "now", i + 1 == self->year);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->year > 0);
}

static void
scriba_year_dots_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_YEAR:
      g_value_set_uint (value, SCRIBA_YEAR_DOTS (object)->year);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_year_dots_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  ScribaYearDots *self = SCRIBA_YEAR_DOTS (object);

  switch (prop_id)
    {
    case PROP_YEAR:
      if (self->year != g_value_get_uint (value))
        {
          self->year = g_value_get_uint (value);
          update (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_year_dots_class_init (ScribaYearDotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scriba_year_dots_get_property;
  object_class->set_property = scriba_year_dots_set_property;

  properties[PROP_YEAR] =
    g_param_spec_uint ("year", NULL, NULL, 0, BCE_N_YEARS, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "yeardots");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scriba_year_dots_init (ScribaYearDots *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  for (guint i = 0; i < BCE_N_YEARS; i++)
    {
      self->dots[i] = g_object_new (GTK_TYPE_BOX, "css-name", "yeardot",
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "valign", GTK_ALIGN_CENTER, NULL);
      gtk_box_append (GTK_BOX (self), self->dots[i]);
    }
  update (self);
}
