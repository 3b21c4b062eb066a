/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ScribaKeyFunc: what a key does. */
typedef void (*ScribaKeyFunc) (gpointer data);

void scriba_keys_add (GtkWidget *view,
                      guint keyval,
                      ScribaKeyFunc func,
                      gpointer data);
void scriba_keys_add_control (GtkWidget *view,
                              guint keyval,
                              ScribaKeyFunc func,
                              gpointer data);

G_END_DECLS
