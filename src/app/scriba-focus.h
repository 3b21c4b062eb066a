/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *scriba_focus_find (GtkWidget *widget);
GPtrArray *scriba_focus_list (GtkWidget *page);
void scriba_focus_keep (GtkWidget *page,
                        GPtrArray *places);

G_END_DECLS
