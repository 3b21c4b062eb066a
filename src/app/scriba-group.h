/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_GROUP (scriba_group_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGroup, scriba_group, SCRIBA, GROUP, AdwPreferencesGroup)

GtkWidget *scriba_group_new (void);
void scriba_group_wrap_title (GtkWidget *row);

G_END_DECLS
