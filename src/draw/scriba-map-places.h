/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-map.h"

/*
 * The map as it was drawn for this program: schematic, and in either layout as near to geography as legible
 * plates and spaces of 44 pixels allow. Lengths are units of the layout.
 */

/** ScribaMapProvincePlace: the middle of a province's plate, and the land on which it lies. */
typedef struct
{
  const char *id;
  double x[SCRIBA_MAP_N_LAYOUTS];
  double y[SCRIBA_MAP_N_LAYOUTS];
  guint land;
} ScribaMapProvincePlace;

/** ScribaMapSpacePlace: the middle of the border space between two provinces. */
typedef struct
{
  const char *between[2];
  double x[SCRIBA_MAP_N_LAYOUTS];
  double y[SCRIBA_MAP_N_LAYOUTS];
} ScribaMapSpacePlace;

/** ScribaMapLand: a piece of land by points of its coast. */
typedef struct
{
  const double (*points)[2];
  guint n_points;
} ScribaMapLand;

/** ScribaMapMeasures: how large things of a layout are. */
typedef struct
{
  double width;
  double height;
  double least_width; /* pixels, with text at 100 % */
  double least_height;
  double plate_width;
  double plate_height;
  double token_length;
  double token_breadth;
  double target; /* no two squares of this size around the spaces overlap */
} ScribaMapMeasures;

#define SCRIBA_MAP_N_LANDS 5
#define SCRIBA_MAP_NO_LAND SCRIBA_MAP_N_LANDS

extern const ScribaMapMeasures scriba_map_measures[SCRIBA_MAP_N_LAYOUTS];
extern const ScribaMapLand scriba_map_lands[SCRIBA_MAP_N_LAYOUTS][SCRIBA_MAP_N_LANDS];

const ScribaMapProvincePlace *scriba_map_find_province_place (const char *id);
const ScribaMapSpacePlace *scriba_map_find_space_place (const char *id,
                                                        const char *other);
