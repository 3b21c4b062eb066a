/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-types.h"

G_BEGIN_DECLS

const char *scriba_tile_get_icon (int tile);
void scriba_tile_button_fill (GtkWidget *button,
                              int tile);
void scriba_tile_button_show_icon (GtkWidget *button,
                                   gboolean shown);
void scriba_tile_button_show (GtkWidget *button,
                              const char *text,
                              const char *name);

G_END_DECLS
