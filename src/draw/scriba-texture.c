/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-texture.h"

#include <math.h>

#define STRENGTH 0.36 /* of the texture over its colour */
#define BORDER 2.0    /* with high contrast */

typedef struct
{
  double x1, y1, x2, y2;
} Box;

static double
first_step (double from,
            double step)
{
  return floor (from / step) * step;
}

static void
add_diagonals (cairo_t *cr,
               const Box *box,
               double step,
               gboolean rising)
{
  double height = box->y2 - box->y1;

  for (double x = first_step (box->x1 - height, step); x < box->x2; x += step)
    {
      cairo_move_to (cr, x, rising ? box->y2 : box->y1);
      cairo_line_to (cr, x + height, rising ? box->y1 : box->y2);
    }
}

/* Counted from the edge of the area, so that equal areas look equal. */
static void
add_level_lines (cairo_t *cr,
                 const Box *box,
                 double step)
{
  for (double y = box->y1 + step / 2; y < box->y2; y += step)
    {
      cairo_move_to (cr, box->x1, y);
      cairo_line_to (cr, box->x2, y);
    }
}

static void
add_upright_lines (cairo_t *cr,
                   const Box *box,
                   double step)
{
  for (double x = box->x1 + step / 2; x < box->x2; x += step)
    {
      cairo_move_to (cr, x, box->y1);
      cairo_line_to (cr, x, box->y2);
    }
}

static void
add_circles (cairo_t *cr,
             const Box *box,
             double step,
             double radius)
{
  for (double y = box->y1 + step / 2; y < box->y2 + step / 2; y += step)
    for (double x = box->x1 + step / 2; x < box->x2 + step / 2; x += step)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      }
}

static void
draw_texture (cairo_t *cr,
              ScribaTexture texture,
              const Box *box)
{
  cairo_new_path (cr);
  cairo_set_line_width (cr, 1.6);
  switch (texture)
    {
    case SCRIBA_TEXTURE_PLAIN:
      break;
    case SCRIBA_TEXTURE_RISING:
    case SCRIBA_TEXTURE_FALLING:
      add_diagonals (cr, box, 7, texture == SCRIBA_TEXTURE_RISING);
      cairo_stroke (cr);
      break;
    case SCRIBA_TEXTURE_LEVEL:
      add_level_lines (cr, box, 5);
      cairo_stroke (cr);
      break;
    case SCRIBA_TEXTURE_UPRIGHT:
      add_upright_lines (cr, box, 6);
      cairo_stroke (cr);
      break;
    case SCRIBA_TEXTURE_GRID:
      cairo_set_line_width (cr, 1.2);
      add_level_lines (cr, box, 6);
      add_upright_lines (cr, box, 6);
      cairo_stroke (cr);
      break;
    case SCRIBA_TEXTURE_DOTS:
      add_circles (cr, box, 6, 1.2);
      cairo_fill (cr);
      break;
    case SCRIBA_TEXTURE_RINGS:
      cairo_set_line_width (cr, 1.2);
      add_circles (cr, box, 9, 2.6);
      cairo_stroke (cr);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
draw_border (cairo_t *cr,
             const ScribaLook *look,
             cairo_path_t *outline)
{
  cairo_new_path (cr);
  cairo_append_path (cr, outline);
  cairo_set_line_width (cr, 2 * BORDER); /* half of it is clipped */
  scriba_look_set_source (cr, look->text);
  cairo_stroke (cr);
}

/**
 * scriba_texture_fill:
 * @texture: over the colour
 * @color: of the area
 *
 * Fills the current path, with a border where the reader needs high contrast.
 */
void
scriba_texture_fill (cairo_t *cr,
                     const ScribaLook *look,
                     ScribaTexture texture,
                     ScribaColor color)
{
  ScribaColor over = scriba_palette_letter (look->dark);
  cairo_path_t *outline = cairo_copy_path (cr);
  Box box;

  over.alpha = look->high_contrast ? 1 : STRENGTH;
  cairo_path_extents (cr, &box.x1, &box.y1, &box.x2, &box.y2);

  cairo_save (cr);
  scriba_look_set_source (cr, color);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  scriba_look_set_source (cr, over);
  draw_texture (cr, texture, &box);
  if (look->high_contrast)
    draw_border (cr, look, outline);
  cairo_restore (cr);

  cairo_path_destroy (outline);
}

/**
 * scriba_texture_hatch:
 * @color: of whom or what the area belongs to
 *
 * Fills the current path with open hatching: an area of unknown size.
 */
void
scriba_texture_hatch (cairo_t *cr,
                      const ScribaLook *look,
                      ScribaColor color)
{
  ScribaColor ground = color;
  Box box;

  ground.alpha = 0.12;
  cairo_path_extents (cr, &box.x1, &box.y1, &box.x2, &box.y2);

  cairo_save (cr);
  scriba_look_set_source (cr, ground);
  cairo_fill_preserve (cr);
  scriba_look_set_source (cr, look->high_contrast ? look->text : color);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, look->high_contrast ? 2 * BORDER : 2);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1.6);
  add_diagonals (cr, &box, 8, TRUE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * scriba_texture_question:
 * @size: letter size, before text scale
 * @x: centre
 * @y: centre
 *
 * Writes the question mark of an unknown value, legible on hatching.
 */
void
scriba_texture_question (cairo_t *cr,
                         const ScribaLook *look,
                         double size,
                         double x,
                         double y)
{
  double width, height;

  scriba_look_measure (look, "?", size, PANGO_WEIGHT_ULTRABOLD, &width, &height);
  scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_CARD, look->dark));
  scriba_look_add_round (cr, x - width / 2 - 5, y - height / 2, width + 10, height, height / 2);
  cairo_fill (cr);
  scriba_look_set_source (cr, look->text);
  scriba_look_write (look, cr, "?", size, PANGO_WEIGHT_ULTRABOLD, x, y, 0);
}
