/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-table.h"

G_BEGIN_DECLS

void scriba_wake_begin (ScribaTable *table,
                        GtkWindow *window);
void scriba_wake_end (ScribaTable *table);
guint scriba_wake_count (void);

G_END_DECLS
