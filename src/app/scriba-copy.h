/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_copy_write (GFile *file,
                        GBytes *text,
                        GAsyncReadyCallback callback,
                        gpointer data);
GBytes *scriba_copy_get_text (GAsyncResult *result);
char *scriba_copy_explain (GFile *file,
                           GError *error);
gboolean scriba_copy_finish (GAsyncResult *result,
                             char **name,
                             char **sentence);
void scriba_copy_write_and_tell (GtkWidget *widget,
                                 GFile *file,
                                 GBytes *text);

G_END_DECLS
