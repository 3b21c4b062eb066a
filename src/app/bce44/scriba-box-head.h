/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-box-cell.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_HEAD (scriba_box_head_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxHead, scriba_box_head, SCRIBA, BOX_HEAD, GtkWidget)

GtkWidget *scriba_box_head_new (ScribaOwnerBox *owner,
                                BceBoxPart part,
                                guint component);
void scriba_box_head_update (ScribaBoxHead *self);
ScribaBoxCell *scriba_box_head_get_cell (ScribaBoxHead *self);

const char *scriba_box_head_get_title (BceBoxPart part);
GArray *scriba_box_head_get_fields (BceBoxPart part);
GtkWidget *scriba_box_head_make_mark (const BceBox *box,
                                      BceBoxPart part,
                                      guint component);

G_END_DECLS
