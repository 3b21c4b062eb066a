/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_people_dialog_rename (GtkWidget *widget,
                                  const char *name);
void scriba_people_dialog_merge (GtkWidget *widget,
                                 const char *name);

G_END_DECLS
