/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-board-edits.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOARD_COLUMN (scriba_board_column_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoardColumn, scriba_board_column, SCRIBA, BOARD_COLUMN, GtkBox)

GtkWidget *scriba_board_column_new (GtkSizeGroup *numbers);
void scriba_board_column_show (ScribaBoardColumn *self,
                               const ScribaPlace *place);
void scriba_board_column_set_compact (ScribaBoardColumn *self,
                                      gboolean compact);

G_END_DECLS
