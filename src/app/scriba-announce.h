/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_announce (GtkWidget *inside,
                      const char *sentence);
void scriba_announce_moment (GtkWidget *inside,
                             const char *sentence);

G_END_DECLS
