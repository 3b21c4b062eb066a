/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-paint.h"

#include "scriba-map-places.h"

/* The ground of the map: sea, land and roads, which never change in a game, and the land of a province. */

#define ROUND (0.5 / 3) /* how far a coast swings from point to point */
#define N_STEPS 8       /* of such a swing, where it is drawn as a polygon */
#define EDGE 9.0        /* beyond the picture, in pixels */

typedef struct
{
  double x;
  double y;
} Point;

typedef GArray Polygon;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Polygon, g_array_unref)

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

/* From one point of a coast to the next, as a curve: where it begins, its two controls, where it ends. */
static void
get_stretch (const ScribaMap *map,
             const ScribaMapLand *land,
             guint from,
             double curve[4][2])
{
  guint n = land->n_points;

  for (guint axis = 0; axis < 2; axis++)
    {
      double points[4];

      for (guint i = 0; i < 4; i++)
        points[i] = place (map, axis, land->points[(from + n - 1 + i) % n][axis]);
      curve[0][axis] = points[1];
      curve[1][axis] = points[1] + (points[2] - points[0]) * ROUND;
      curve[2][axis] = points[2] - (points[3] - points[1]) * ROUND;
      curve[3][axis] = points[2];
    }
}

static void
add_land (cairo_t *cr,
          const ScribaMap *map,
          guint index)
{
  const ScribaMapLand *land = &scriba_map_lands[map->layout][index];

  for (guint i = 0; i < land->n_points; i++)
    {
      double curve[4][2];

      get_stretch (map, land, i, curve);
      if (i == 0)
        cairo_move_to (cr, curve[0][0], curve[0][1]);
      cairo_curve_to (cr, curve[1][0], curve[1][1], curve[2][0], curve[2][1], curve[3][0], curve[3][1]);
    }
  cairo_close_path (cr);
}

/* The same as corners of a polygon. */
static Polygon *
polygon_new_land (const ScribaMap *map,
                  guint index)
{
  const ScribaMapLand *land = &scriba_map_lands[map->layout][index];
  Polygon *polygon = g_array_new (FALSE, FALSE, sizeof (Point));

  for (guint i = 0; i < land->n_points; i++)
    {
      double curve[4][2];

      get_stretch (map, land, i, curve);
      for (guint step = 0; step < N_STEPS; step++)
        {
          double t = (double) step / N_STEPS;
          double s = 1 - t;
          double parts[4] = { s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t };
          Point point = { 0, 0 };

          for (guint j = 0; j < 4; j++)
            {
              point.x += parts[j] * curve[j][0];
              point.y += parts[j] * curve[j][1];
            }
          g_array_append_val (polygon, point);
        }
    }

  return polygon;
}

/* Somewhat more than the picture, so that no edge of it is seen. */
static Polygon *
polygon_new_picture (const ScribaMap *map)
{
  const Point corners[] = {
    { -EDGE, -EDGE }, { map->width + EDGE, -EDGE }, { map->width + EDGE, map->height + EDGE }, { -EDGE, map->height + EDGE },
  };
  Polygon *polygon = g_array_new (FALSE, FALSE, sizeof (Point));

  return g_array_append_vals (polygon, corners, G_N_ELEMENTS (corners));
}

/* Keeps of a polygon what is nearer to @here than to @there. */
static Polygon *
cut (Polygon *polygon,
     Point here,
     Point there)
{
  Polygon *kept = g_array_sized_new (FALSE, FALSE, sizeof (Point), polygon->len);
  double x = there.x - here.x;
  double y = there.y - here.y;
  double limit = (here.x + there.x) / 2 * x + (here.y + there.y) / 2 * y;

  for (guint i = 0; i < polygon->len; i++)
    {
      Point from = g_array_index (polygon, Point, i);
      Point to = g_array_index (polygon, Point, (i + 1) % polygon->len);
      double a = from.x * x + from.y * y - limit;
      double b = to.x * x + to.y * y - limit;

      if (a <= 0)
        g_array_append_val (kept, from);
      if ((a < 0 && b > 0) || (a > 0 && b < 0))
        {
          Point between = { from.x + (to.x - from.x) * a / (a - b), from.y + (to.y - from.y) * a / (a - b) };

          g_array_append_val (kept, between);
        }
    }
  g_array_unref (polygon);

  return kept;
}

static Point
get_middle (const ScribaMapBox *box)
{
  return (Point) { box->x + box->width / 2, box->y + box->height / 2 };
}

/* Keeps of a polygon what is nearer to a province than to any other of its land, and in the picture. */
static Polygon *
cut_to_province (Polygon *polygon,
                 const ScribaMap *map,
                 guint province)
{
  Point middle = { map->width / 2, map->height / 2 };

  for (guint i = 0; i < map->box->n_provinces; i++)
    {
      if (i != province && land_of (map, i) == land_of (map, province))
        polygon = cut (polygon, get_middle (&map->plates[province]), get_middle (&map->plates[i]));
    }
  polygon = cut (polygon, middle, (Point) { -2 * EDGE - middle.x, middle.y });
  polygon = cut (polygon, middle, (Point) { 2 * (map->width + EDGE) - middle.x, middle.y });
  polygon = cut (polygon, middle, (Point) { middle.x, -2 * EDGE - middle.y });
  polygon = cut (polygon, middle, (Point) { middle.x, 2 * (map->height + EDGE) - middle.y });

  return polygon;
}

static void
add_polygon (cairo_t *cr,
             const Polygon *polygon)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < polygon->len; i++)
    cairo_line_to (cr, g_array_index (polygon, Point, i).x, g_array_index (polygon, Point, i).y);
  if (polygon->len > 0)
    cairo_close_path (cr);
}

/* A polygon rather than a clip: it is drawn much faster. */
static Polygon *
polygon_new_region (const ScribaMap *map,
                    guint province)
{
  guint land = land_of (map, province);

  if (land == SCRIBA_MAP_NO_LAND)
    return g_array_new (FALSE, FALSE, sizeof (Point));

  return cut_to_province (polygon_new_land (map, land), map, province);
}

/* Where a polygon was cut it may have seams without breadth. They cover no pixel, but paper shows every line. */
static void
add_region_for_paper (cairo_t *cr,
                      const ScribaMap *map,
                      guint province)
{
  g_autoptr (Polygon) cell = cut_to_province (polygon_new_picture (map), map, province);

  if (land_of (map, province) == SCRIBA_MAP_NO_LAND)
    return;

  add_land (cr, map, land_of (map, province));
  cairo_clip (cr);
  add_polygon (cr, cell);
}

static void
add_region (cairo_t *cr,
            const ScribaMap *map,
            guint province)
{
  g_autoptr (Polygon) region = polygon_new_region (map, province);

  add_polygon (cr, region);
}

/**
 * scriba_map_draw_region:
 * @side: who controls it
 *
 * Tints the land of a province; nothing with high contrast, or if the land was not drawn.
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

  color.alpha = look->dark ? 0.3 : 0.26;
  cairo_save (cr);
  cairo_new_path (cr);
  if (cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF)
    add_region_for_paper (cr, map, province);
  else
    add_region (cr, map, province);
  scriba_look_set_source (cr, color);
  cairo_fill (cr);
  cairo_restore (cr);
}

/** scriba_map_get_region_bounds: all that is ever drawn of a province's land. */
ScribaMapBox
scriba_map_get_region_bounds (const ScribaMap *map,
                              guint province)
{
  g_autoptr (Polygon) region = polygon_new_region (map, province);
  double left = map->width, top = map->height, right = 0, bottom = 0;

  for (guint i = 0; i < region->len; i++)
    {
      Point point = g_array_index (region, Point, i);

      left = MIN (left, MAX (point.x, 0));
      top = MIN (top, MAX (point.y, 0));
      right = MAX (right, MIN (point.x, map->width));
      bottom = MAX (bottom, MIN (point.y, map->height));
    }

  return (ScribaMapBox) { left, top, MAX (right - left, 0), MAX (bottom - top, 0) };
}

/** scriba_map_add_road: adds the road between two provinces through their border space to the path. */
void
scriba_map_add_road (cairo_t *cr,
                     const ScribaMap *map,
                     guint border)
{
  Point from = get_middle (&map->plates[map->box->borders[border].between[0]]);
  Point to = get_middle (&map->plates[map->box->borders[border].between[1]]);

  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, map->spaces[border].x, map->spaces[border].y);
  cairo_line_to (cr, to.x, to.y);
}

/* Where the provinces of a land meet. A clip costs more than what is drawn in it: lands with one province have none. */
static void
draw_borders (cairo_t *cr,
              const ScribaMap *map,
              guint land,
              ScribaColor color)
{
  guint n = 0;

  for (guint i = 0; i < map->box->n_provinces; i++)
    n += land_of (map, i) == land;
  if (n < 2)
    return;

  cairo_save (cr);
  add_land (cr, map, land);
  cairo_clip (cr);
  for (guint i = 0; i < map->box->n_provinces; i++)
    if (land_of (map, i) == land)
      {
        g_autoptr (Polygon) cell = cut_to_province (polygon_new_picture (map), map, i);

        add_polygon (cr, cell);
      }
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.05);
  scriba_look_set_source (cr, color);
  cairo_stroke (cr);
  cairo_restore (cr);
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
  for (guint i = 0; i < SCRIBA_MAP_N_LANDS; i++)
    draw_borders (cr, map, i, coast);

  road.alpha *= look->high_contrast ? 0.8 : 0.34;
  scriba_look_set_source (cr, road);
  cairo_set_line_width (cr, scriba_map_get_token_breadth (map) * 0.1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < map->box->n_borders; i++)
    scriba_map_add_road (cr, map, i);
  cairo_stroke (cr);
  cairo_restore (cr);
}
