/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-draw.h"

#include <math.h>

#include "scriba-caesar-symbols.h"

/* What lies on a border space. */

#define HEAVY 800

/* The outline of an influence token: Caesar's end round, Pompey's pointed; so do all of their shapes. */
static void
add_influence (cairo_t *cr,
               int side,
               double x,
               double y,
               double angle,
               double length,
               double breadth)
{
  double half = breadth / 2;
  double tip = 0.62 * half;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  if (side == CAESAR_SIDE_CAESAR)
    {
      scriba_look_add_round (cr, -length / 2, -half, length, breadth, half);
    }
  else
    {
      cairo_move_to (cr, -length / 2, 0);
      cairo_line_to (cr, -length / 2 + tip, -half);
      cairo_line_to (cr, length / 2 - tip, -half);
      cairo_line_to (cr, length / 2, 0);
      cairo_line_to (cr, length / 2 - tip, half);
      cairo_line_to (cr, -length / 2 + tip, half);
      cairo_close_path (cr);
    }
  cairo_restore (cr);
}

static void
write_value (cairo_t *cr,
             const ScribaLook *look,
             const CaesarSpace *space,
             int value,
             double size,
             double x,
             double y)
{
  char text[8];

  g_snprintf (text, sizeof text, "%d", space->face_down ? 0 : value);
  scriba_look_write (look, cr, text, size / look->scale, space->face_down ? 400 : HEAVY, x, y, 0);
}

/**
 * scriba_map_draw_influence:
 * @space: what lies there: a token
 * @x: its middle
 * @y: so, down
 * @angle: from its first to its second value, in radians
 * @length: in pixels
 * @breadth: so
 *
 * Draws an influence token: its side's shape and letter, its symbol, and each value at its end.
 * One that is face down is hollow and counts 0.
 */
void
scriba_map_draw_influence (cairo_t *cr,
                           const ScribaLook *look,
                           const CaesarSpace *space,
                           double x,
                           double y,
                           double angle,
                           double length,
                           double breadth)
{
  ScribaColor color = scriba_palette_side (space->by, look->dark);
  ScribaColor ink = space->face_down ? color : scriba_palette_letter (look->dark);
  double end = length / 2 - breadth * (space->by == CAESAR_SIDE_CAESAR ? 0.4 : 0.43);
  double symbol = breadth * 0.43;
  double letter = breadth * 0.4;
  double gap = breadth * 0.03;
  double left = x - (symbol + gap + letter * 0.72) / 2;

  cairo_save (cr);
  cairo_new_path (cr);
  add_influence (cr, space->by, x, y, angle, length, breadth);
  scriba_look_set_source (cr, scriba_look_get_tint (look, look->text, 0));
  cairo_set_line_width (cr, breadth * 0.14);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  scriba_look_set_source (cr, space->face_down ? scriba_look_get_tint (look, look->text, 0) : color);
  cairo_fill_preserve (cr);
  if (space->face_down || look->high_contrast)
    {
      cairo_save (cr);
      cairo_clip_preserve (cr);
      cairo_set_line_width (cr, breadth * 0.16);
      scriba_look_set_source (cr, space->face_down ? color : look->text);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  cairo_new_path (cr);

  scriba_look_set_source (cr, ink);
  write_value (cr, look, space, space->token.first, breadth * 0.56, x - cos (angle) * end, y - sin (angle) * end);
  write_value (cr, look, space, space->token.second, breadth * 0.56, x + cos (angle) * end, y + sin (angle) * end);
  scriba_symbols_add_influence (cr, space->token.symbol, left, y - symbol / 2, symbol);
  scriba_symbols_fill (cr);
  scriba_look_write (look, cr, scriba_symbols_side_letter (space->by), letter / look->scale, HEAVY,
                     left + symbol + gap + letter * 0.36, y, 0);
  cairo_restore (cr);
}

/* A circle with the symbol that fits. */
static void
draw_empty (cairo_t *cr,
            const ScribaLook *look,
            int symbol,
            const ScribaColor *strong,
            double x,
            double y,
            double breadth)
{
  double radius = breadth * 0.56;
  double dash = 2 * G_PI * radius / 24;
  double size = breadth * 0.62;
  ScribaColor line = look->text;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  scriba_look_set_source (cr, scriba_look_get_tint (look, look->text, 0));
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, breadth * (strong != NULL ? 0.1 : 0.055));
  if (strong != NULL)
    line = *strong;
  else
    {
      line.alpha *= look->high_contrast ? 1 : 0.6;
      cairo_set_dash (cr, &dash, 1, 0);
    }
  scriba_look_set_source (cr, line);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  scriba_look_set_source (cr, look->text);
  scriba_symbols_add_influence (cr, symbol, x - size / 2, y - size / 2, size);
  scriba_symbols_fill (cr);
}

/**
 * scriba_map_draw_empty_space:
 * @symbol: a #CaesarSymbol
 * @x: its middle
 * @y: so, down
 * @breadth: of the tokens beside it, in pixels
 *
 * Draws a border space on which nothing lies.
 */
void
scriba_map_draw_empty_space (cairo_t *cr,
                             const ScribaLook *look,
                             int symbol,
                             double x,
                             double y,
                             double breadth)
{
  cairo_save (cr);
  draw_empty (cr, look, symbol, NULL, x, y, breadth);
  cairo_restore (cr);
}

/* How far a point is from the plates and from the other border spaces. */
static double
find_clearance (const ScribaMap *map,
                guint border,
                const double point[2])
{
  double clearance = G_MAXDOUBLE;

  for (guint i = 0; i < map->box->n_provinces; i++)
    {
      const ScribaMapBox *plate = &map->plates[i];
      double x = MAX (MAX (plate->x - point[0], point[0] - plate->x - plate->width), 0);
      double y = MAX (MAX (plate->y - point[1], point[1] - plate->y - plate->height), 0);

      clearance = MIN (clearance, hypot (x, y));
    }
  for (guint i = 0; i < map->box->n_borders; i++)
    {
      double distance = hypot (map->spaces[i].x - point[0], map->spaces[i].y - point[1]);

      if (i != border)
        clearance = MIN (clearance, distance - scriba_map_get_token_breadth (map) / 2);
    }

  return clearance;
}

/* The control token of a link lies beside the influence token, where there is more room. */
static void
draw_link_token (cairo_t *cr,
                 const ScribaLook *look,
                 const ScribaMap *map,
                 guint border,
                 int side)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double breadth = scriba_map_get_token_breadth (map);
  double size = breadth * 0.74;
  double away[2] = { sin (spot->angle) * breadth * 0.86, -cos (spot->angle) * breadth * 0.86 };
  double point[2] = { spot->x + away[0], spot->y + away[1] };
  double other[2] = { spot->x - away[0], spot->y - away[1] };
  const double *best = find_clearance (map, border, other) > find_clearance (map, border, point) ? other : point;

  scriba_look_set_source (cr, scriba_look_get_tint (look, look->text, 0));
  cairo_arc (cr, best[0], best[1], size / 2 + breadth * 0.05, 0, 2 * G_PI);
  cairo_fill (cr);
  scriba_symbols_draw_side (cr, look, side, FALSE, best[0] - size / 2, best[1] - size / 2, size);
}

/* A ring around all that lies there, so that it hides nothing. */
static void
draw_focus (cairo_t *cr,
            const ScribaLook *look,
            const ScribaMap *map,
            const ScribaMapMarks *marks,
            const ScribaMapToken *token,
            guint border)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double breadth = scriba_map_get_token_breadth (map);
  double around = 0.5 * breadth;

  cairo_new_path (cr);
  if (token->space.by == CAESAR_NOBODY)
    cairo_arc (cr, spot->x, spot->y, 0.56 * breadth + around / 2, 0, 2 * G_PI);
  else
    add_influence (cr, token->space.by, spot->x, spot->y, spot->angle, scriba_map_get_token_length (map) + around,
                   breadth + around);
  cairo_set_line_width (cr, 0.2 * breadth);
  scriba_look_set_source (cr, scriba_look_get_tint (look, look->text, 0));
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.11 * breadth);
  scriba_look_set_source (cr, marks->accent);
  cairo_stroke (cr);
}

/**
 * scriba_map_draw_token:
 * @token: from scriba_map_read_token()
 * @border: which border space
 *
 * Draws what lies on a border space, or that it is empty.
 */
void
scriba_map_draw_token (cairo_t *cr,
                       const ScribaLook *look,
                       const ScribaMap *map,
                       const ScribaMapMarks *marks,
                       const ScribaMapToken *token,
                       guint border)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double length = scriba_map_get_token_length (map);
  double breadth = scriba_map_get_token_breadth (map);

  cairo_save (cr);
  if (token->focused)
    draw_focus (cr, look, map, marks, token, border);
  if (token->space.by == CAESAR_NOBODY)
    {
      const ScribaColor *strong = token->selected ? &marks->accent : token->closes ? &look->text : NULL;

      draw_empty (cr, look, map->box->borders[border].symbol, strong, spot->x, spot->y, breadth);
    }
  else
    {
      if (token->last || token->selected)
        {
          double line = breadth * (token->selected ? 0.12 : 0.08);
          double around = 2 * (breadth * 0.08 + line);

          cairo_new_path (cr);
          add_influence (cr, token->space.by, spot->x, spot->y, spot->angle, length + around, breadth + around);
          scriba_look_set_source (cr, token->selected ? marks->accent : look->text);
          cairo_fill (cr);
        }
      scriba_map_draw_influence (cr, look, &token->space, spot->x, spot->y, spot->angle, length, breadth);
    }
  if (token->space.link != CAESAR_NOBODY)
    draw_link_token (cr, look, map, border, token->space.link);
  cairo_restore (cr);
}
