/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-draft-summary.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DRAFT_ROW (scriba_draft_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDraftRow, scriba_draft_row, SCRIBA, DRAFT_ROW, GtkWidget)

GtkWidget *scriba_draft_row_new (void);
void scriba_draft_row_set_summary (ScribaDraftRow *self,
                                   ScribaDraftSummary *summary);
ScribaDraftSummary *scriba_draft_row_get_summary (ScribaDraftRow *self);

G_END_DECLS
