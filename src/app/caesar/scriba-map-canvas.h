/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-map-draw.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_MAP_CANVAS (scriba_map_canvas_get_type ())
G_DECLARE_FINAL_TYPE (ScribaMapCanvas, scriba_map_canvas, SCRIBA, MAP_CANVAS, GtkWidget)

#define SCRIBA_MAP_MOST_ZOOM 4.0

GtkWidget *scriba_map_canvas_new (void);
GtkWidget *scriba_map_canvas_new_still (void);

void scriba_map_canvas_set_state (ScribaMapCanvas *self,
                                  const CaesarState *state,
                                  const CaesarBox *box,
                                  const ScribaMapMarks *marks);
double scriba_map_canvas_get_zoom (ScribaMapCanvas *self);
void scriba_map_canvas_set_zoom (ScribaMapCanvas *self,
                                 double zoom,
                                 double x,
                                 double y);
GtkWidget *scriba_map_canvas_get_space (ScribaMapCanvas *self,
                                        guint border);
ScribaMapLayout scriba_map_canvas_get_layout (ScribaMapCanvas *self);

G_END_DECLS
