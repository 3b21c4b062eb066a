/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-final.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TELL_ROW (scriba_tell_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTellRow, scriba_tell_row, SCRIBA, TELL_ROW, AdwExpanderRow)

GtkWidget *scriba_tell_row_new (guint seat);
void scriba_tell_row_show (ScribaTellRow *self,
                           ScribaFinal *final);

G_END_DECLS
