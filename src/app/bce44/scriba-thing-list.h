/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_THING_LIST (scriba_thing_list_get_type ())
G_DECLARE_FINAL_TYPE (ScribaThingList, scriba_thing_list, SCRIBA, THING_LIST, GtkWidget)

GtkWidget *scriba_thing_list_new (ScribaScoreKind kind);
void scriba_thing_list_show (ScribaThingList *self,
                             const ScribaScoreSeat *seat,
                             GArray *indices);
void scriba_thing_list_focus_last (ScribaThingList *self);

G_END_DECLS
