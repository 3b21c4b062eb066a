/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SEAT_ROW (scriba_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSeatRow, scriba_seat_row, SCRIBA, SEAT_ROW, AdwBin)

GtkWidget *scriba_seat_row_new (guint seat,
                                GtkSizeGroup *roles);
void scriba_seat_row_show (ScribaSeatRow *self,
                           ScribaResolveDraft *draft);

G_END_DECLS
