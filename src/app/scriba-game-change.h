/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-table.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_GAME_CHANGE (scriba_game_change_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGameChange, scriba_game_change, SCRIBA, GAME_CHANGE, GObject)

ScribaGameChange *scriba_game_change_new (ScribaTable *table);
void scriba_game_change_tell (ScribaGameChange *self,
                              GtkWidget *widget,
                              const char *sentence,
                              const GArray *left_out,
                              const ScribaVerdict *verdict);

G_END_DECLS
