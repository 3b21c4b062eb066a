/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "caesar-state.h"
#include "scriba-map-draw.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_MAP_PLACE (scriba_map_place_get_type ())
G_DECLARE_FINAL_TYPE (ScribaMapPlace, scriba_map_place, SCRIBA, MAP_PLACE, AdwBin)

void scriba_map_place_show (ScribaMapPlace *self,
                            const CaesarState *state,
                            const CaesarBox *box,
                            const ScribaMapMarks *marks);
void scriba_map_place_set_tools_shown (ScribaMapPlace *self,
                                       gboolean shown);
void scriba_map_place_focus_space (ScribaMapPlace *self,
                                   guint border);

G_END_DECLS
