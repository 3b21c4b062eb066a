/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_SHEET (scriba_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScoreSheet, scriba_score_sheet, SCRIBA, SCORE_SHEET, GtkWidget)

void scriba_score_sheet_set_compact (ScribaScoreSheet *self,
                                     gboolean compact);
void scriba_score_sheet_set_narrow (ScribaScoreSheet *self,
                                    gboolean narrow);
void scriba_score_sheet_show (ScribaScoreSheet *self,
                              ScribaScoreHolder *holder);

G_END_DECLS
