/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-theme.h"

#include <adwaita.h>

#define USUAL_FONT_SIZE (44 / 3.0) /* 1rem, with text at 100 % */
#define LARGE_TEXT 1.2
#define HUGE_TEXT 1.6

static AdwStyleManager *
style_manager (GtkWidget *widget)
{
  return adw_style_manager_get_for_display (gtk_widget_get_display (widget));
}

/**
 * scriba_theme_watch:
 * @widget: a widget that draws itself
 *
 * Has @widget drawn anew when the reader changes light, dark, contrast or text size.
 */
void
scriba_theme_watch (GtkWidget *widget)
{
  AdwStyleManager *manager = style_manager (widget);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);

  /* A widget that has one is measured anew when the size of text changes. */
  gtk_widget_get_pango_context (widget);
}

/**
 * scriba_theme_get_look:
 * @widget: a widget that draws itself
 *
 * Returns: how the reader wants to see it; its context is the widget's
 */
ScribaLook
scriba_theme_get_look (GtkWidget *widget)
{
  AdwStyleManager *manager = style_manager (widget);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_units_to_double (pango_font_description_get_size (font));
  GdkRGBA text;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  gtk_widget_get_color (widget, &text);

  return (ScribaLook) {
    .context = context,
    .text = { text.red, text.green, text.blue, text.alpha },
    .scale = size / USUAL_FONT_SIZE,
    .dark = adw_style_manager_get_dark (manager),
    .high_contrast = adw_style_manager_get_high_contrast (manager),
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
  };
}

static double
get_text_scale (GtkWidget *widget)
{
  return adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (widget));
}

/** scriba_theme_has_large_text: whether text is so large that there is no room for as many words; also before @widget has a style. */
gboolean
scriba_theme_has_large_text (GtkWidget *widget)
{
  return get_text_scale (widget) > LARGE_TEXT;
}

/** scriba_theme_has_huge_text: so, that what has to stand in a row on a phone has to scroll there. */
gboolean
scriba_theme_has_huge_text (GtkWidget *widget)
{
  return get_text_scale (widget) > HUGE_TEXT;
}
