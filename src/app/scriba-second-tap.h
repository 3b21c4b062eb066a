/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_second_tap_expect (GtkWidget *control);
gboolean scriba_second_tap_is_one (GtkWidget *control);

G_END_DECLS
