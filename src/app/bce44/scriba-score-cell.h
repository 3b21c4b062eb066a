/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-number.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_CELL (scriba_score_cell_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScoreCell, scriba_score_cell, SCRIBA, SCORE_CELL, GtkButton)

GtkWidget *scriba_score_cell_new (guint number,
                                  const char *style);
void scriba_score_cell_show (ScribaScoreCell *self,
                             const ScribaScoreSeat *seat);

G_END_DECLS
