/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_THING_ROW (scriba_thing_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaThingRow, scriba_thing_row, SCRIBA, THING_ROW, GtkListBoxRow)

GtkWidget *scriba_thing_row_new (ScribaScoreKind kind);
void scriba_thing_row_show (ScribaThingRow *self,
                            const ScribaScoreSeat *seat,
                            guint index);
guint scriba_thing_row_get_index (ScribaThingRow *self);

G_END_DECLS
