/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-setup.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SETUP_ROW (scriba_setup_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSetupRow, scriba_setup_row, SCRIBA, SETUP_ROW, GtkListBoxRow)

GtkWidget *scriba_setup_row_new (BceSetupStep step);
BceSetupStep scriba_setup_row_get_step (ScribaSetupRow *self);
void scriba_setup_row_show (ScribaSetupRow *self,
                            const BceState *state,
                            const BceBox *box,
                            gboolean open);

G_END_DECLS
