/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-map-draw.h"

G_BEGIN_DECLS

/* Paths of the ground, for what is drawn over it. */

gboolean scriba_map_add_land (cairo_t *cr,
                              const ScribaMap *map,
                              guint province);
void scriba_map_add_cell (cairo_t *cr,
                          const ScribaMap *map,
                          guint province);
void scriba_map_add_road (cairo_t *cr,
                          const ScribaMap *map,
                          guint border);

G_END_DECLS
