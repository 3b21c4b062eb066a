/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-map-draw.h"

G_BEGIN_DECLS

/* What the ground shares with what is drawn over it. */

void scriba_map_add_road (cairo_t *cr,
                          const ScribaMap *map,
                          guint border);

G_END_DECLS
