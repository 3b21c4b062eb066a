/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-board-edits.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CARD_ROW (scriba_card_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaCardRow, scriba_card_row, SCRIBA, CARD_ROW, GtkBox)

GtkWidget *scriba_card_row_new (void);
void scriba_card_row_show (ScribaCardRow *self,
                           const ScribaPlace *place);

G_END_DECLS
