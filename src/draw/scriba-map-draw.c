/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-draw.h"

#include <math.h>
#include <string.h>

#include "caesar-map.h"
#include "scriba-caesar-symbols.h"
#include "scriba-map-paint.h"

/* What changes: regions, links, plates and tokens. The background is in scriba-map-ground.c. */

#define BOLD 700
#define HEAVY 800
#define LEAST_NAME 0.84 /* of the usual size */

/** scriba_map_marks_init: nothing is marked. */
void
scriba_map_marks_init (ScribaMapMarks *marks)
{
  *marks = (ScribaMapMarks) {
    .accent = { 0x35 / 255.0, 0x84 / 255.0, 0xe4 / 255.0, 1 },
    .selected = CAESAR_NONE,
    .preview.by = CAESAR_NOBODY,
    .preview.link = CAESAR_NOBODY,
    .closing = { CAESAR_NONE, CAESAR_NONE },
  };
}

/** scriba_map_read_plate: takes from a state what a plate shows. */
void
scriba_map_read_plate (ScribaMapPlate *plate,
                       const ScribaMap *map,
                       const CaesarState *state,
                       const ScribaMapMarks *marks,
                       guint province)
{
  const CaesarHolding *holding = &state->provinces[province];

  memset (plate, 0, sizeof *plate);
  plate->closed = holding->closed;
  plate->controller = holding->closed ? holding->controller : CAESAR_NOBODY;
  plate->control = holding->control;
  plate->face_down = holding->face_down;
  plate->tile = holding->tile;
  if (holding->closed)
    memcpy (plate->totals, holding->totals, sizeof plate->totals);
  else
    caesar_map_total (state, map->box, province, plate->totals);
  plate->soon = !holding->closed && caesar_map_count_empty (state, map->box, province) == 1;
  plate->marked = marks->closing[0] == (int) province || marks->closing[1] == (int) province;
}

/** scriba_map_read_token: takes from a state what a border space shows. */
void
scriba_map_read_token (ScribaMapToken *token,
                       const ScribaMap *map,
                       const CaesarState *state,
                       const ScribaMapMarks *marks,
                       guint border)
{
  gint16 provinces[2];

  memset (token, 0, sizeof *token);
  token->space = state->borders[border];
  token->last = state->last == (int) border && token->space.by != CAESAR_NOBODY;
  token->selected = marks->selected == (int) border;
  token->preview = token->selected && marks->preview.by != CAESAR_NOBODY && token->space.by == CAESAR_NOBODY;
  if (token->preview)
    token->space = marks->preview;
  else if (token->space.by == CAESAR_NOBODY)
    token->closes = caesar_map_closing (state, map->box, border, provinces) > 0;
}

static ScribaColor
card (const ScribaLook *look)
{
  return scriba_palette_color (SCRIBA_COLOR_CARD, look->dark);
}

/* Some of @color, in @part, on a card: opaque, so that nothing shines through. */
static ScribaColor
tint (const ScribaLook *look,
      ScribaColor color,
      double part)
{
  ScribaColor ground = card (look);

  return (ScribaColor) {
    ground.red + (color.red - ground.red) * part,
    ground.green + (color.green - ground.green) * part,
    ground.blue + (color.blue - ground.blue) * part,
    1,
  };
}

static void
fill_symbol (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/**
 * scriba_map_draw_region:
 * @side: who controls it
 *
 * Tints the land of a province.
 */
void
scriba_map_draw_region (cairo_t *cr,
                        const ScribaLook *look,
                        const ScribaMap *map,
                        guint province,
                        int side)
{
  ScribaColor color = scriba_palette_side (side, look->dark);

  if (look->high_contrast)
    return;

  cairo_save (cr);
  if (scriba_map_add_land (cr, map, province))
    {
      cairo_clip (cr);
      scriba_map_add_cell (cr, map, province);
      color.alpha = look->dark ? 0.3 : 0.26;
      scriba_look_set_source (cr, color);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/**
 * scriba_map_draw_link:
 * @side: whose control token links the provinces
 *
 * Draws the broad road of a link.
 */
void
scriba_map_draw_link (cairo_t *cr,
                      const ScribaLook *look,
                      const ScribaMap *map,
                      guint border,
                      int side)
{
  cairo_save (cr);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.46);
  scriba_look_set_source (cr, card (look));
  scriba_map_add_road (cr, map, border);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.34);
  scriba_look_set_source (cr, scriba_palette_side (side, look->dark));
  cairo_stroke (cr);
  cairo_restore (cr);
}

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
  scriba_look_set_source (cr, card (look));
  cairo_set_line_width (cr, breadth * 0.14);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  scriba_look_set_source (cr, space->face_down ? card (look) : color);
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
  fill_symbol (cr);
  scriba_look_write (look, cr, scriba_symbols_side_letter (space->by), letter / look->scale, HEAVY,
                     left + symbol + gap + letter * 0.36, y, 0);
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

  scriba_look_set_source (cr, card (look));
  cairo_arc (cr, best[0], best[1], size / 2 + breadth * 0.05, 0, 2 * G_PI);
  cairo_fill (cr);
  scriba_symbols_draw_side (cr, look, side, FALSE, best[0] - size / 2, best[1] - size / 2, size);
}

static void
draw_empty (cairo_t *cr,
            const ScribaLook *look,
            const ScribaMap *map,
            const ScribaMapMarks *marks,
            const ScribaMapToken *token,
            guint border)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double breadth = scriba_map_get_token_breadth (map);
  double radius = breadth * 0.56;
  double dash = 2 * G_PI * radius / 24;
  double symbol = breadth * 0.62;
  ScribaColor line = look->text;

  cairo_new_path (cr);
  cairo_arc (cr, spot->x, spot->y, radius, 0, 2 * G_PI);
  scriba_look_set_source (cr, card (look));
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, breadth * (token->closes || token->selected ? 0.1 : 0.055));
  if (token->selected)
    line = marks->accent;
  else if (!token->closes && !look->high_contrast)
    line.alpha *= 0.6;
  if (!token->closes && !token->selected)
    cairo_set_dash (cr, &dash, 1, 0);
  scriba_look_set_source (cr, line);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  scriba_look_set_source (cr, look->text);
  scriba_symbols_add_influence (cr, map->box->borders[border].symbol, spot->x - symbol / 2, spot->y - symbol / 2, symbol);
  fill_symbol (cr);
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
  if (token->space.by == CAESAR_NOBODY)
    {
      draw_empty (cr, look, map, marks, token, border);
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

/* What faces an open province: who has more stands on the solid shape. */
static void
draw_total (cairo_t *cr,
            const ScribaLook *look,
            const ScribaMapPlate *plate,
            int side,
            double x,
            double y,
            double size)
{
  ScribaColor color = scriba_palette_side (side, look->dark);
  gboolean leads = plate->totals[side] > plate->totals[caesar_side_other (side)];
  char text[8];

  cairo_new_path (cr);
  scriba_symbols_add_side (cr, side, x - size / 2, y - size / 2, size);
  scriba_look_set_source (cr, leads ? color : tint (look, color, look->dark ? 0.3 : 0.16));
  cairo_fill (cr);
  scriba_look_set_source (cr, leads ? scriba_palette_letter (look->dark) : look->text);
  g_snprintf (text, sizeof text, "%d", plate->totals[side]);
  scriba_look_write (look, cr, text, size * 0.62 / look->scale, BOLD, x, y, 0);
}

static void
draw_open (cairo_t *cr,
           const ScribaLook *look,
           const ScribaMapPlate *plate,
           const ScribaMapBox *box)
{
  double x = box->x + box->width / 2;
  double y = box->y + box->height * 0.66;
  double size = box->height * 0.5;
  double aside = box->width * 0.32;
  double symbol = box->height * 0.34;

  draw_total (cr, look, plate, CAESAR_SIDE_CAESAR, x - aside, y, size);
  draw_total (cr, look, plate, CAESAR_SIDE_POMPEY, x + aside, y, size);

  scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_DIM, look->dark));
  if (plate->tile == CAESAR_TILE_UNKNOWN)
    {
      scriba_look_write (look, cr, "?", symbol * 0.9 / look->scale, BOLD, x, y, 0);
    }
  else
    {
      scriba_symbols_add_bonus_tile (cr, plate->tile, x - symbol / 2, y - symbol / 2, symbol);
      fill_symbol (cr);
    }
}

/* The winner's control tokens, and what they were won with; "3 = 3" is nobody's for good. */
static void
draw_closed (cairo_t *cr,
             const ScribaLook *look,
             const ScribaMapPlate *plate,
             const ScribaMapBox *box)
{
  double x = box->x + box->width / 2;
  double y = box->y + box->height * 0.66;
  double size = box->height * 0.44;
  double letters = box->height * 0.32 / look->scale;
  char text[16];
  double width;
  int n = plate->control;

  if (plate->controller == CAESAR_NOBODY)
    {
      g_snprintf (text, sizeof text, "%d = %d", plate->totals[CAESAR_SIDE_CAESAR], plate->totals[CAESAR_SIDE_POMPEY]);
      scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_DIM, look->dark));
      scriba_look_write (look, cr, text, letters, BOLD, x, y, 0);
      return;
    }

  g_snprintf (text, sizeof text, "%d–%d", plate->totals[plate->controller],
              plate->totals[caesar_side_other (plate->controller)]);
  scriba_look_measure (look, text, letters, BOLD, &width, NULL);
  x -= (n * size * 1.06 + size * 0.2 + width) / 2;
  for (int i = 0; i < n; i++)
    {
      scriba_symbols_draw_side (cr, look, plate->controller, i < plate->face_down, x, y - size / 2, size);
      x += size * 1.06;
    }
  scriba_look_set_source (cr, look->text);
  scriba_look_write (look, cr, text, letters, BOLD, x + size * 0.2 + width / 2, y, 0);
}

/* Somewhat smaller, or "Hispania Ult.", where the whole name has no room. */
static void
write_name (cairo_t *cr,
            const ScribaLook *look,
            const char *name,
            double size,
            double x,
            double y,
            double room)
{
  const char *last = strrchr (name, ' ');
  g_autofree char *shorter = NULL;
  double width;

  scriba_look_measure (look, name, size, BOLD, &width, NULL);
  if (width * 1.02 > room / LEAST_NAME && last != NULL && g_utf8_strlen (last + 1, -1) > 4)
    {
      g_autofree char *start = g_utf8_substring (last + 1, 0, 3);

      shorter = g_strdup_printf ("%.*s %s.", (int) (last - name), name, start);
      name = shorter;
      scriba_look_measure (look, name, size, BOLD, &width, NULL);
    }
  if (width > room)
    size *= MAX (room / width, LEAST_NAME) * 0.99;
  scriba_look_write (look, cr, name, size, BOLD, x, y, room);
}

static void
draw_frame (cairo_t *cr,
            const ScribaLook *look,
            const ScribaMap *map,
            const ScribaMapMarks *marks,
            const ScribaMapPlate *plate,
            const ScribaMapBox *box)
{
  double unit = scriba_map_get_token_breadth (map) / 34;
  double line = unit;
  ScribaColor color = scriba_palette_color (SCRIBA_COLOR_COAST, look->dark);
  ScribaColor fill = card (look);

  if (plate->closed)
    fill = tint (look, look->text, 0.1);
  if (plate->controller != CAESAR_NOBODY)
    {
      color = scriba_palette_side (plate->controller, look->dark);
      fill = tint (look, color, look->dark ? 0.2 : 0.16);
      line = 1.6 * unit;
    }
  if (look->high_contrast)
    {
      fill = card (look);
      color = look->text;
      line = MAX (line, 2);
    }
  if (plate->soon)
    {
      color = look->text;
      line = 3.4 * unit;
    }
  if (plate->marked)
    {
      color = marks->accent;
      line = 4.4 * unit;
    }

  cairo_new_path (cr);
  scriba_look_add_round (cr, box->x, box->y, box->width, box->height, box->height * 0.22);
  scriba_look_set_source (cr, fill);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, line);
  scriba_look_set_source (cr, color);
  cairo_stroke (cr);
}

/**
 * scriba_map_draw_plate:
 * @plate: from scriba_map_read_plate()
 * @province: which province
 *
 * Draws the name of a province and what faces it, or who controls it.
 */
void
scriba_map_draw_plate (cairo_t *cr,
                       const ScribaLook *look,
                       const ScribaMap *map,
                       const ScribaMapMarks *marks,
                       const ScribaMapPlate *plate,
                       guint province)
{
  const ScribaMapBox *box = &map->plates[province];
  double size = box->height * (map->layout == SCRIBA_MAP_UPRIGHT ? 0.235 : 0.21) / look->scale;

  cairo_save (cr);
  draw_frame (cr, look, map, marks, plate, box);
  scriba_look_set_source (cr, look->text);
  write_name (cr, look, scriba_map_get_name (map, province), size, box->x + box->width / 2, box->y + box->height * 0.24,
              box->width * 0.93);
  if (plate->closed)
    draw_closed (cr, look, plate, box);
  else
    draw_open (cr, look, plate, box);
  cairo_restore (cr);
}

/**
 * scriba_map_draw:
 * @map: laid out
 * @state: a game on @map's box
 * @marks: what is marked
 *
 * Draws the whole map, from the picture's corner 0, 0: the same on screen, in a file and on paper.
 */
void
scriba_map_draw (cairo_t *cr,
                 const ScribaLook *look,
                 const ScribaMap *map,
                 const CaesarState *state,
                 const ScribaMapMarks *marks)
{
  g_return_if_fail (state->n_provinces == map->box->n_provinces && state->n_borders == map->box->n_borders);

  scriba_map_draw_background (cr, look, map);
  for (guint i = 0; i < state->n_provinces; i++)
    if (state->provinces[i].closed && state->provinces[i].controller != CAESAR_NOBODY)
      scriba_map_draw_region (cr, look, map, i, state->provinces[i].controller);
  for (guint i = 0; i < state->n_borders; i++)
    if (state->borders[i].link != CAESAR_NOBODY)
      scriba_map_draw_link (cr, look, map, i, state->borders[i].link);
  for (guint i = 0; i < state->n_provinces; i++)
    {
      ScribaMapPlate plate;

      scriba_map_read_plate (&plate, map, state, marks, i);
      scriba_map_draw_plate (cr, look, map, marks, &plate, i);
    }
  for (guint i = 0; i < state->n_borders; i++)
    {
      ScribaMapToken token;

      scriba_map_read_token (&token, map, state, marks, i);
      scriba_map_draw_token (cr, look, map, marks, &token, i);
    }
}
