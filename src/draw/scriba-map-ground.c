/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-paint.h"

#include <string.h>

#include "scriba-map-places.h"

/* The background of the map: sea, land and roads, which never change in a game. */

#define MOST_CORNERS (4 + CAESAR_MAX_PROVINCES)
#define ROUND (0.5 / 3) /* how far a coast swings from point to point */

static guint
land_of (const ScribaMap *map,
         guint province)
{
  const ScribaMapProvincePlace *place = scriba_map_find_province_place (map->box->provinces[province].id);

  return place != NULL ? place->land : SCRIBA_MAP_NO_LAND;
}

static double
place (const ScribaMap *map,
       guint axis,
       double value)
{
  return map->origin[axis] + value * map->stretch[axis];
}

/* A round coast through all its points. */
static void
add_land (cairo_t *cr,
          const ScribaMap *map,
          guint index)
{
  const ScribaMapLand *land = &scriba_map_lands[map->layout][index];
  guint n = land->n_points;

  cairo_move_to (cr, place (map, 0, land->points[0][0]), place (map, 1, land->points[0][1]));
  for (guint i = 0; i < n; i++)
    {
      const double *before = land->points[(i + n - 1) % n];
      const double *from = land->points[i];
      const double *to = land->points[(i + 1) % n];
      const double *after = land->points[(i + 2) % n];
      double controls[2][2];

      for (guint axis = 0; axis < 2; axis++)
        {
          controls[0][axis] = place (map, axis, from[axis] + (to[axis] - before[axis]) * ROUND);
          controls[1][axis] = place (map, axis, to[axis] - (after[axis] - from[axis]) * ROUND);
        }
      cairo_curve_to (cr, controls[0][0], controls[0][1], controls[1][0], controls[1][1], place (map, 0, to[0]), place (map, 1, to[1]));
    }
  cairo_close_path (cr);
}

/** scriba_map_add_land: adds the land on which a province lies to the path; %FALSE if it was not drawn. */
gboolean
scriba_map_add_land (cairo_t *cr,
                     const ScribaMap *map,
                     guint province)
{
  guint land = land_of (map, province);

  if (land == SCRIBA_MAP_NO_LAND)
    return FALSE;

  add_land (cr, map, land);
  return TRUE;
}

/* Keeps of a polygon what is nearer to @here than to @there. */
static guint
cut (double corners[MOST_CORNERS][2],
     guint n_corners,
     const double here[2],
     const double there[2])
{
  double kept[MOST_CORNERS][2];
  double x = there[0] - here[0];
  double y = there[1] - here[1];
  double limit = (here[0] + there[0]) / 2 * x + (here[1] + there[1]) / 2 * y;
  guint n = 0;

  for (guint i = 0; i < n_corners; i++)
    {
      const double *from = corners[i];
      const double *to = corners[(i + 1) % n_corners];
      double a = from[0] * x + from[1] * y - limit;
      double b = to[0] * x + to[1] * y - limit;

      if (a <= 0 && n < MOST_CORNERS)
        {
          memcpy (kept[n], from, sizeof kept[n]);
          n++;
        }
      if ((a < 0) != (b < 0) && a != b && n < MOST_CORNERS)
        {
          kept[n][0] = from[0] + (to[0] - from[0]) * a / (a - b);
          kept[n][1] = from[1] + (to[1] - from[1]) * a / (a - b);
          n++;
        }
    }
  memcpy (corners, kept, n * sizeof kept[0]);
  return n;
}

static void
get_middle (const ScribaMapBox *box,
            double middle[2])
{
  middle[0] = box->x + box->width / 2;
  middle[1] = box->y + box->height / 2;
}

/** scriba_map_add_cell: adds what of the picture is nearer to a province than to any other of its land to the path. */
void
scriba_map_add_cell (cairo_t *cr,
                     const ScribaMap *map,
                     guint province)
{
  double corners[MOST_CORNERS][2] = {
    { -9, -9 }, { map->width + 9, -9 }, { map->width + 9, map->height + 9 }, { -9, map->height + 9 },
  };
  double here[2];
  guint n = 4;

  get_middle (&map->plates[province], here);
  for (guint i = 0; i < map->box->n_provinces; i++)
    {
      double there[2];

      if (i == province || land_of (map, i) != land_of (map, province))
        continue;
      get_middle (&map->plates[i], there);
      n = cut (corners, n, here, there);
    }

  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, corners[i][0], corners[i][1]);
  cairo_close_path (cr);
}

/** scriba_map_add_road: adds the road between two provinces through their border space to the path. */
void
scriba_map_add_road (cairo_t *cr,
                     const ScribaMap *map,
                     guint border)
{
  double from[2], to[2];

  get_middle (&map->plates[map->box->borders[border].between[0]], from);
  get_middle (&map->plates[map->box->borders[border].between[1]], to);
  cairo_move_to (cr, from[0], from[1]);
  cairo_line_to (cr, map->spaces[border].x, map->spaces[border].y);
  cairo_line_to (cr, to[0], to[1]);
}

/**
 * scriba_map_draw_background:
 * @map: laid out
 *
 * Draws what no entry changes: sea, land, where provinces meet, and roads.
 */
void
scriba_map_draw_background (cairo_t *cr,
                            const ScribaLook *look,
                            const ScribaMap *map)
{
  ScribaColor coast = scriba_palette_color (SCRIBA_COLOR_COAST, look->dark);
  ScribaColor road = look->text;
  ScribaColor shallow = { 1, 1, 1, look->dark ? 0.05 : 0.5 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, map->width, map->height);
  cairo_clip_preserve (cr);
  scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_SEA, look->dark));
  cairo_fill (cr);

  for (guint i = 0; i < SCRIBA_MAP_N_LANDS; i++)
    {
      add_land (cr, map, i);
      cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.5);
      scriba_look_set_source (cr, shallow);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < SCRIBA_MAP_N_LANDS; i++)
    {
      add_land (cr, map, i);
      scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_LAND, look->dark));
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.06);
      scriba_look_set_source (cr, coast);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < map->box->n_provinces; i++)
    {
      cairo_save (cr);
      if (scriba_map_add_land (cr, map, i))
        {
          cairo_clip (cr);
          scriba_map_add_cell (cr, map, i);
          cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.05);
          scriba_look_set_source (cr, coast);
          cairo_stroke (cr);
        }
      cairo_restore (cr);
    }

  road.alpha *= look->high_contrast ? 0.8 : 0.34;
  scriba_look_set_source (cr, road);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < map->box->n_borders; i++)
    scriba_map_add_road (cr, map, i);
  cairo_stroke (cr);
  cairo_restore (cr);
}
