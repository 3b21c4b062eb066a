/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_ITEM (scriba_box_item_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxItem, scriba_box_item, SCRIBA, BOX_ITEM, AdwBin)

GtkWidget *scriba_box_item_new (ScribaOwnerBox *owner,
                                const ScribaBoxPlace *place,
                                guint item);
void scriba_box_item_update (ScribaBoxItem *self);

G_END_DECLS
