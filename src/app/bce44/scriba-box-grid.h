/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_GRID (scriba_box_grid_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxGrid, scriba_box_grid, SCRIBA, BOX_GRID, GtkWidget)

GtkWidget *scriba_box_grid_new (ScribaOwnerBox *owner,
                                BceBoxPart part);
void scriba_box_grid_update (ScribaBoxGrid *self);

G_END_DECLS
