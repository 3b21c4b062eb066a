/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean scriba_remove (GtkWidget *inside,
                        const char *key);

G_END_DECLS
