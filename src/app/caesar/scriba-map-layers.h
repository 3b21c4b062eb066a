/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-map-draw.h"

G_BEGIN_DECLS

/** ScribaMapLayers: the map's picture in pieces, each of which is kept until it looks otherwise. */
typedef struct _ScribaMapLayers ScribaMapLayers;

ScribaMapLayers *scriba_map_layers_new (void);
void scriba_map_layers_free (ScribaMapLayers *self);
void scriba_map_layers_clear (ScribaMapLayers *self);

gboolean scriba_map_layers_fit (const CaesarBox *box,
                                const CaesarBox *other);
void scriba_map_layers_read (ScribaMapLayers *self,
                             const CaesarBox *box,
                             const CaesarState *state,
                             const ScribaMapMarks *marks);
void scriba_map_layers_set_focused (ScribaMapLayers *self,
                                    int border);
void scriba_map_layers_snapshot (ScribaMapLayers *self,
                                 GtkSnapshot *snapshot,
                                 const ScribaLook *look,
                                 const ScribaMap *map,
                                 const ScribaMapMarks *marks,
                                 int scale_factor,
                                 gboolean software);

G_END_DECLS
