/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_damaged_file_ask (GtkWidget *widget,
                              const char *path,
                              const char *name);
void scriba_damaged_file_write (GtkWidget *widget,
                                const char *path,
                                GFile *file);

G_END_DECLS
