/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_CELL (scriba_box_cell_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxCell, scriba_box_cell, SCRIBA, BOX_CELL, GtkWidget)

GtkWidget *scriba_box_cell_new (ScribaOwnerBox *owner,
                                const ScribaBoxPlace *place);
void scriba_box_cell_update (ScribaBoxCell *self);
int scriba_box_cell_get_problem_height (ScribaBoxCell *self,
                                        int width);

G_END_DECLS
