/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-draw.h"

#include <string.h>

#include "scriba-caesar-symbols.h"
#include "words-caesar.h"

/* What is written about a province. */

#define BOLD 700
#define LEAST_NAME 0.84 /* of the usual size */

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
  scriba_look_set_source (cr, leads ? color : scriba_look_get_tint (look, color, look->dark ? 0.3 : 0.16));
  cairo_fill_preserve (cr);
  if (!leads || look->high_contrast)
    {
      /* A tint alone hardly shows its shape. */
      cairo_save (cr);
      cairo_clip_preserve (cr);
      cairo_set_line_width (cr, look->high_contrast ? MIN (4, size / 5) : size / 10);
      scriba_look_set_source (cr, look->high_contrast ? look->text : color);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  cairo_new_path (cr);
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

  scriba_look_set_source (cr, scriba_look_get_dim (look));
  if (plate->tile == CAESAR_TILE_UNKNOWN)
    {
      scriba_look_write (look, cr, "?", symbol * 0.9 / look->scale, BOLD, x, y, 0);
    }
  else
    {
      scriba_symbols_add_bonus_tile (cr, plate->tile, x - symbol / 2, y - symbol / 2, symbol);
      scriba_symbols_fill (cr);
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
  double width, fit;
  int n = plate->control;

  if (plate->controller == CAESAR_NOBODY)
    {
      g_snprintf (text, sizeof text, "%d = %d", plate->totals[CAESAR_SIDE_CAESAR], plate->totals[CAESAR_SIDE_POMPEY]);
      scriba_look_set_source (cr, scriba_look_get_dim (look));
      scriba_look_write (look, cr, text, letters, BOLD, x, y, 0);
      return;
    }

  /* Who had no token left to place has none there, and yet controls it. */
  g_snprintf (text, sizeof text, "%s%s%d–%d", n == 0 ? scriba_symbols_side_letter (plate->controller) : "", n == 0 ? " " : "",
              plate->totals[plate->controller], plate->totals[caesar_side_other (plate->controller)]);
  scriba_look_measure (look, text, letters, BOLD, &width, NULL);
  fit = MIN (1, box->width * 0.9 / (n * size * 1.06 + size * 0.2 + width));
  size *= fit;
  letters *= fit;
  width *= fit;
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
  ScribaColor fill = scriba_look_get_tint (look, look->text, 0);

  if (plate->closed)
    fill = scriba_look_get_tint (look, look->text, 0.1);
  if (plate->controller != CAESAR_NOBODY)
    {
      color = scriba_palette_side (plate->controller, look->dark);
      fill = scriba_look_get_tint (look, color, look->dark ? 0.2 : 0.16);
      line = 1.6 * unit;
    }
  if (look->high_contrast)
    {
      fill = scriba_look_get_tint (look, look->text, 0);
      color = look->text;
      line = MAX (line, 2);
    }
  if (plate->soon)
    {
      color = look->text;
      line = (look->high_contrast ? 5 : 3.4) * unit;
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
  write_name (cr, look, scriba_words_province (map->box, province), size, box->x + box->width / 2, box->y + box->height * 0.24,
              box->width * 0.93);
  if (plate->closed)
    draw_closed (cr, look, plate, box);
  else
    draw_open (cr, look, plate, box);
  cairo_restore (cr);
}
