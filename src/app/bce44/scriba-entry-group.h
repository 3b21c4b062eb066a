/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_ENTRY_GROUP (scriba_entry_group_get_type ())
G_DECLARE_FINAL_TYPE (ScribaEntryGroup, scriba_entry_group, SCRIBA, ENTRY_GROUP, GtkBox)

GtkWidget *scriba_entry_group_new (ScribaScoreKind kind,
                                   GtkWidget *list);
void scriba_entry_group_show (ScribaEntryGroup *self,
                              const ScribaScoreSeat *seat);

G_END_DECLS
