/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-library-row.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LIBRARY_ITEM (scriba_library_item_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibraryItem, scriba_library_item, SCRIBA, LIBRARY_ITEM, GtkBox)

GtkWidget *scriba_library_item_new (void);
ScribaLibraryRow *scriba_library_item_get_row (ScribaLibraryItem *self);
void scriba_library_item_set_title (ScribaLibraryItem *self,
                                    const char *title);

G_END_DECLS
