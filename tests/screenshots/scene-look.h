/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *scene_look_for (GtkWidget *widget,
                           GType type);

G_END_DECLS
