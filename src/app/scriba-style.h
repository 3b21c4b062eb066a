/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_style_set (GtkWidget *widget,
                       const char *css_class,
                       gboolean set);

void scriba_style_wrap_buttons (GtkWidget *inside);
void scriba_style_wrap_menu (GtkMenuButton *button);

G_END_DECLS
