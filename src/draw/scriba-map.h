/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"

G_BEGIN_DECLS

/** SCRIBA_MAP_TARGET: least width and height of what a finger hits. */
#define SCRIBA_MAP_TARGET 44.0

/** ScribaMapLayout: two sets of places for the same map. */
typedef enum
{
  SCRIBA_MAP_WIDE,
  SCRIBA_MAP_UPRIGHT, /* for a telephone */
} ScribaMapLayout;

#define SCRIBA_MAP_N_LAYOUTS (SCRIBA_MAP_UPRIGHT + 1)

/** ScribaMapDirection: where to look for the next border space. */
typedef enum
{
  SCRIBA_MAP_LEFT,
  SCRIBA_MAP_RIGHT,
  SCRIBA_MAP_UP,
  SCRIBA_MAP_DOWN,
} ScribaMapDirection;

/** ScribaMapBox: a rectangle of the picture. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} ScribaMapBox;

/**
 * ScribaMapSpot:
 * @x: middle of a border space
 * @y: so, down
 * @angle: of its road, from the first to the second of its provinces, in radians
 */
typedef struct
{
  double x;
  double y;
  double angle;
} ScribaMapSpot;

/**
 * ScribaMap:
 * @box: names and borders; the caller keeps it
 * @width: of the picture, in pixels
 * @height: so
 * @unit: length of the layout's unit in pixels; what is drawn grows with it, while places may also move apart
 * @origin: where the layout's origin is
 * @stretch: pixels of a step of one unit, across and down
 * @plates: what is written about each province
 * @spaces: the border spaces
 *
 * Where everything of the map lies in a picture of a certain size.
 */
typedef struct
{
  const CaesarBox *box;
  ScribaMapLayout layout;
  double width;
  double height;
  double unit;
  double origin[2];
  double stretch[2];
  ScribaMapBox plates[CAESAR_MAX_PROVINCES];
  ScribaMapSpot spaces[CAESAR_MAX_BORDERS];
} ScribaMap;

ScribaMapLayout scriba_map_choose (double width,
                                   double height);
void scriba_map_get_least_size (ScribaMapLayout layout,
                                double *width,
                                double *height);

void scriba_map_lay_out (ScribaMap *map,
                         const CaesarBox *box,
                         ScribaMapLayout layout,
                         double width,
                         double height);

double scriba_map_get_token_length (const ScribaMap *map);
double scriba_map_get_token_breadth (const ScribaMap *map);
ScribaMapBox scriba_map_get_target (const ScribaMap *map,
                                    guint border);
ScribaMapBox scriba_map_get_space_bounds (const ScribaMap *map,
                                          guint border);
ScribaMapBox scriba_map_get_plate_bounds (const ScribaMap *map,
                                          guint province);
int scriba_map_find_next (const ScribaMap *map,
                          int border,
                          ScribaMapDirection direction);

G_END_DECLS
