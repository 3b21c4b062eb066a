/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-map-draw.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_MAP_VIEW (scriba_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaMapView, scriba_map_view, SCRIBA, MAP_VIEW, GtkWidget)

GtkWidget *scriba_map_view_new (void);

void scriba_map_view_set_state (ScribaMapView *self,
                                const CaesarState *state,
                                const CaesarBox *box,
                                const ScribaMapMarks *marks);
double scriba_map_view_get_zoom (ScribaMapView *self);
void scriba_map_view_set_zoom (ScribaMapView *self,
                               double zoom);
ScribaMapLayout scriba_map_view_get_layout (ScribaMapView *self);
GtkWidget *scriba_map_view_get_space (ScribaMapView *self,
                                      guint border);

G_END_DECLS
