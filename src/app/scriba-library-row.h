/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_LIBRARY_ROW (scriba_library_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaLibraryRow, scriba_library_row, SCRIBA, LIBRARY_ROW, GtkWidget)

GtkWidget *scriba_library_row_new (void);
void scriba_library_row_set_summary (ScribaLibraryRow *self,
                                     ScribaSummary *summary);
ScribaSummary *scriba_library_row_get_summary (ScribaLibraryRow *self);

G_END_DECLS
