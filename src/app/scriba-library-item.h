/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-draft-row.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LIBRARY_ITEM (scriba_library_item_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibraryItem, scriba_library_item, SCRIBA, LIBRARY_ITEM, GtkBox)

GtkWidget *scriba_library_item_new (void);
ScribaDraftRow *scriba_library_item_get_row (ScribaLibraryItem *self);
void scriba_library_item_set_position (ScribaLibraryItem *self,
                                       guint position);

G_END_DECLS
