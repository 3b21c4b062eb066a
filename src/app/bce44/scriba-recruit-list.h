/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_RECRUIT_LIST (scriba_recruit_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaRecruitList, scriba_recruit_list, SCRIBA, RECRUIT_LIST, GtkBox)

GtkWidget *scriba_recruit_list_new (BceField field);
void scriba_recruit_list_show (ScribaRecruitList *self,
                               const ScribaScoreSeat *seat);

G_END_DECLS
