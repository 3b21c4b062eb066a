/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_RECRUIT_ROW (scriba_recruit_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaRecruitRow, scriba_recruit_row, SCRIBA, RECRUIT_ROW, GtkListBoxRow)

GtkWidget *scriba_recruit_row_new (void);
void scriba_recruit_row_show (ScribaRecruitRow *self,
                              const ScribaScoreSeat *seat,
                              guint type);

G_END_DECLS
