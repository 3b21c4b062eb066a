/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-look.h"

static PangoLayout *
layout_new (const ScribaLook *look,
            const char *text,
            double size,
            int weight)
{
  PangoLayout *layout = pango_layout_new (look->context);
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoFontDescription *font;

  font = pango_font_description_copy (pango_context_get_font_description (look->context));
  pango_font_description_set_absolute_size (font, size * look->scale * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/**
 * scriba_look_measure:
 * @size: letter size, before text scale
 * @weight: a #PangoWeight
 * @width: (out) (optional): of the text
 * @height: (out) (optional): of its line
 *
 * Tells how much room a text takes.
 */
void
scriba_look_measure (const ScribaLook *look,
                     const char *text,
                     double size,
                     int weight,
                     double *width,
                     double *height)
{
  g_autoptr (PangoLayout) layout = layout_new (look, text, size, weight);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  if (width != NULL)
    *width = pango_units_to_double (extents.width);
  if (height != NULL)
    *height = pango_units_to_double (extents.height);
}

/**
 * scriba_look_write:
 * @size: letter size, before text scale
 * @weight: a #PangoWeight
 * @x: where, across: the middle of the text
 * @y: where, down: the middle of the capitals and numerals
 * @width: shortened to this; 0 for no limit
 *
 * Writes one line in the colour that is set.
 */
void
scriba_look_write (const ScribaLook *look,
                   cairo_t *cr,
                   const char *text,
                   double size,
                   int weight,
                   double x,
                   double y,
                   double width)
{
  g_autoptr (PangoLayout) layout = layout_new (look, text, size, weight);
  g_autoptr (PangoLayout) capital = layout_new (look, "H", size, weight);
  PangoRectangle extents, ink;

  if (width > 0)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }

  pango_layout_get_extents (layout, NULL, &extents);
  pango_layout_get_extents (capital, &ink, NULL);

  cairo_move_to (cr, x - pango_units_to_double (extents.x) - pango_units_to_double (extents.width) / 2,
                 y - pango_units_to_double (pango_layout_get_baseline (layout)) - pango_units_to_double (ink.y)
                   + pango_units_to_double (pango_layout_get_baseline (capital)) - pango_units_to_double (ink.height) / 2);
  pango_cairo_show_layout (cr, layout);
}

/**
 * scriba_look_write_lines:
 * @cr: (nullable): where to, or %NULL: then nothing is written
 * @size: letter size, before text scale
 * @weight: a #PangoWeight
 * @x: left edge
 * @y: top edge
 * @width: where lines are broken
 *
 * Writes a text that may be long, whole, in the colour that is set.
 *
 * Returns: the height of its lines; 0 for an empty text
 */
double
scriba_look_write_lines (const ScribaLook *look,
                         cairo_t *cr,
                         const char *text,
                         double size,
                         int weight,
                         double x,
                         double y,
                         double width)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle extents;

  if (*text == '\0')
    return 0;

  layout = layout_new (look, text, size, weight);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_extents (layout, NULL, &extents);
  if (cr != NULL)
    {
      cairo_move_to (cr, x, y);
      pango_cairo_show_layout (cr, layout);
    }

  return pango_units_to_double (extents.height);
}

/** scriba_look_get_dim: the colour of second lines; with high contrast they are as strong as the first. */
ScribaColor
scriba_look_get_dim (const ScribaLook *look)
{
  return look->high_contrast ? look->text : scriba_palette_color (SCRIBA_COLOR_DIM, look->dark);
}

/** scriba_look_get_tint: a card's colour with @part of @color, 0 to 1, in it: opaque, so that nothing shines through. */
ScribaColor
scriba_look_get_tint (const ScribaLook *look,
                      ScribaColor color,
                      double part)
{
  ScribaColor card = scriba_palette_color (SCRIBA_COLOR_CARD, look->dark);

  return (ScribaColor) {
    card.red + (color.red - card.red) * part,
    card.green + (color.green - card.green) * part,
    card.blue + (color.blue - card.blue) * part,
    1,
  };
}

/** scriba_look_set_source: draws in @color from now on. */
void
scriba_look_set_source (cairo_t *cr,
                        ScribaColor color)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
}

/** scriba_look_add_round: adds a rectangle with round corners to the path. */
void
scriba_look_add_round (cairo_t *cr,
                       double x,
                       double y,
                       double width,
                       double height,
                       double radius)
{
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}
