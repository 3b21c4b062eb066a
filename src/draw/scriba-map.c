/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map.h"

#include <math.h>

#include "scriba-map-places.h"

#define NARROW 500.0     /* less than this is upright whatever the height */
#define COMFORTABLE 720.0 /* less than this would make the wide layout too small to read */
#define MOST_STRETCH 1.3 /* places move apart by no more, so that the land keeps its shape */
#define ITALIA 1.1       /* two control tokens need more room */
#define HALO 0.1         /* of a token's breadth */

/** scriba_map_choose: the layout that suits a picture of this size. */
ScribaMapLayout
scriba_map_choose (double width,
                   double height)
{
  if (width < NARROW)
    return SCRIBA_MAP_UPRIGHT;

  return width < COMFORTABLE || height > 1.15 * width ? SCRIBA_MAP_UPRIGHT : SCRIBA_MAP_WIDE;
}

/**
 * scriba_map_get_least_size:
 * @width: (out): pixels, with text at 100 %; larger text needs as much more
 * @height: (out): so
 *
 * Tells how small a picture may be: what is written is still legible, and no two targets overlap.
 */
void
scriba_map_get_least_size (ScribaMapLayout layout,
                           double *width,
                           double *height)
{
  g_return_if_fail (layout < SCRIBA_MAP_N_LAYOUTS);

  *width = scriba_map_measures[layout].least_width;
  *height = scriba_map_measures[layout].least_height;
}

/* A province that was not drawn, as a corrected box may have, lies where its degrees say, or in the middle. */
static void
place_province (ScribaMap *map,
                guint province)
{
  const CaesarProvince *printed = &map->box->provinces[province];
  const ScribaMapProvincePlace *place = scriba_map_find_province_place (printed->id);
  const ScribaMapMeasures *measures = &scriba_map_measures[map->layout];
  ScribaMapBox *plate = &map->plates[province];
  double x = measures->width / 2;
  double y = measures->height / 2;

  if (place != NULL)
    {
      x = place->x[map->layout];
      y = place->y[map->layout];
    }
  else if (printed->longitude.known && printed->latitude.known)
    {
      x = CLAMP ((printed->longitude.value + 90) / 470.0, 0.1, 0.9) * measures->width;
      y = CLAMP ((480 - printed->latitude.value) / 190.0, 0.1, 0.9) * measures->height;
    }

  plate->width = measures->plate_width * map->unit * (printed->control_tokens > 1 ? ITALIA : 1);
  plate->height = measures->plate_height * map->unit;
  plate->x = map->origin[0] + x * map->stretch[0] - plate->width / 2;
  plate->y = map->origin[1] + y * map->stretch[1] - plate->height / 2;
}

static void
place_space (ScribaMap *map,
             guint border)
{
  const CaesarBorder *printed = &map->box->borders[border];
  const ScribaMapBox *first = &map->plates[printed->between[0]];
  const ScribaMapBox *second = &map->plates[printed->between[1]];
  const ScribaMapSpacePlace *place = scriba_map_find_space_place (map->box->provinces[printed->between[0]].id,
                                                                  map->box->provinces[printed->between[1]].id);
  ScribaMapSpot *spot = &map->spaces[border];
  double from[2] = { first->x + first->width / 2, first->y + first->height / 2 };
  double to[2] = { second->x + second->width / 2, second->y + second->height / 2 };

  spot->angle = atan2 (to[1] - from[1], to[0] - from[0]);
  if (place != NULL)
    {
      spot->x = map->origin[0] + place->x[map->layout] * map->stretch[0];
      spot->y = map->origin[1] + place->y[map->layout] * map->stretch[1];
    }
  else
    {
      spot->x = (from[0] + to[0]) / 2;
      spot->y = (from[1] + to[1]) / 2;
    }
}

/**
 * scriba_map_lay_out:
 * @map: (out): what is to be filled
 * @box: the map's provinces and border spaces; kept by reference
 * @layout: which places
 * @width: of the picture, in pixels
 * @height: so
 *
 * Finds where everything lies.
 */
void
scriba_map_lay_out (ScribaMap *map,
                    const CaesarBox *box,
                    ScribaMapLayout layout,
                    double width,
                    double height)
{
  const ScribaMapMeasures *measures;

  g_return_if_fail (map != NULL && box != NULL && layout < SCRIBA_MAP_N_LAYOUTS);
  g_return_if_fail (width > 0 && height > 0);

  measures = &scriba_map_measures[layout];
  *map = (ScribaMap) { .box = box, .layout = layout, .width = width, .height = height };
  map->unit = MIN (width / measures->width, height / measures->height);
  map->stretch[0] = MIN (width / measures->width, MOST_STRETCH * map->unit);
  map->stretch[1] = MIN (height / measures->height, MOST_STRETCH * map->unit);
  map->origin[0] = (width - measures->width * map->stretch[0]) / 2;
  map->origin[1] = (height - measures->height * map->stretch[1]) / 2;

  for (guint i = 0; i < box->n_provinces; i++)
    place_province (map, i);
  for (guint i = 0; i < box->n_borders; i++)
    place_space (map, i);
}

/** scriba_map_get_token_length: how long an influence token is, along its road, in pixels. */
double
scriba_map_get_token_length (const ScribaMap *map)
{
  return scriba_map_measures[map->layout].token_length * map->unit;
}

/** scriba_map_get_token_breadth: how broad an influence token is, in pixels. */
double
scriba_map_get_token_breadth (const ScribaMap *map)
{
  return scriba_map_measures[map->layout].token_breadth * map->unit;
}

/** scriba_map_get_target: what a finger hits to choose a border space; %SCRIBA_MAP_TARGET or more in a picture of the least size. */
ScribaMapBox
scriba_map_get_target (const ScribaMap *map,
                       guint border)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double size = MAX (SCRIBA_MAP_TARGET, scriba_map_measures[map->layout].target * map->unit);

  return (ScribaMapBox) { spot->x - size / 2, spot->y - size / 2, size, size };
}

/** scriba_map_get_space_bounds: all that is ever drawn of a border space, its marks and its link token. */
ScribaMapBox
scriba_map_get_space_bounds (const ScribaMap *map,
                             guint border)
{
  const ScribaMapSpot *spot = &map->spaces[border];
  double length = scriba_map_get_token_length (map);
  double breadth = scriba_map_get_token_breadth (map);
  double across = fabs (cos (spot->angle)) * length + fabs (sin (spot->angle)) * breadth;
  double down = fabs (sin (spot->angle)) * length + fabs (cos (spot->angle)) * breadth;
  double around = 0.85 * breadth; /* a link token beside it, or a ring around it */

  return (ScribaMapBox) { spot->x - across / 2 - around, spot->y - down / 2 - around, across + 2 * around, down + 2 * around };
}

/** scriba_map_get_plate_bounds: all that is ever drawn of a province's plate. */
ScribaMapBox
scriba_map_get_plate_bounds (const ScribaMap *map,
                             guint province)
{
  ScribaMapBox bounds = map->plates[province];
  double around = HALO * scriba_map_get_token_breadth (map) + 2;

  return (ScribaMapBox) { bounds.x - around, bounds.y - around, bounds.width + 2 * around, bounds.height + 2 * around };
}

/**
 * scriba_map_find_next:
 * @border: where one is
 * @direction: where to look
 *
 * Returns: the nearest border space in that direction; what lies straight ahead is nearer
 *   than what lies aside. @border itself if there is none
 */
int
scriba_map_find_next (const ScribaMap *map,
                      int border,
                      ScribaMapDirection direction)
{
  static const double steps[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const double *step = steps[direction];
  const ScribaMapSpot *here = &map->spaces[border];
  double shortest = G_MAXDOUBLE;
  int next = border;

  for (int i = 0; i < map->box->n_borders; i++)
    {
      double x = map->spaces[i].x - here->x;
      double y = map->spaces[i].y - here->y;
      double ahead = x * step[0] + y * step[1];
      double aside = fabs (x * step[1]) + fabs (y * step[0]);
      double length = ahead + 2 * aside;

      /* Half of what lies around is left to each axis. */
      if (ahead > 0 && ahead >= aside * 0.5 && length < shortest)
        {
          shortest = length;
          next = i;
        }
    }

  return next;
}
