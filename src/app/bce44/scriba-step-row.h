/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_STEP_ROW (scriba_step_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStepRow, scriba_step_row, SCRIBA, STEP_ROW, GtkListBoxRow)

GtkWidget *scriba_step_row_new (void);
void scriba_step_row_show (ScribaStepRow *self,
                           ScribaBoardsHolder *holder,
                           BceField field,
                           guint step);
const char *scriba_step_row_get_speech (ScribaStepRow *self);
void scriba_step_row_set_narrow (ScribaStepRow *self,
                                 gboolean narrow);

G_END_DECLS
