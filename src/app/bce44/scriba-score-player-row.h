/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-draft.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCORE_PLAYER_ROW (scriba_score_player_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScorePlayerRow, scriba_score_player_row, SCRIBA, SCORE_PLAYER_ROW, GtkListBoxRow)

GtkWidget *scriba_score_player_row_new (void);
void scriba_score_player_row_show (ScribaScorePlayerRow *self,
                                   ScribaScoreDraft *draft,
                                   guint player);

G_END_DECLS
