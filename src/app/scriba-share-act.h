/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_share_act_install (GtkWidgetClass *widget_class);
void scriba_share_act_set_enabled (GtkWidget *page,
                                   gboolean enabled);

G_END_DECLS
