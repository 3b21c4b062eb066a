/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TABLE_VIEW (scriba_table_view_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTableView, scriba_table_view, SCRIBA, TABLE_VIEW, AdwWindow)

void scriba_table_view_toggle (ScribaTable *table,
                               GtkWindow *window);
void scriba_table_view_close (ScribaTable *table);
ScribaTableView *scriba_table_view_find (ScribaTable *table);

G_END_DECLS
