/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-types.h"

G_BEGIN_DECLS

/** SCRIBA_N_TILE_CHOICES: of what a table tells about the bonus tile of a province. */
#define SCRIBA_N_TILE_CHOICES 5

extern const int scriba_tile_choices[SCRIBA_N_TILE_CHOICES];

const char *scriba_tile_get_icon (int tile);
void scriba_tile_button_fill (GtkWidget *button,
                              int tile);
void scriba_tile_button_show_icon (GtkWidget *button,
                                   gboolean shown);
void scriba_tile_button_show (GtkWidget *button,
                              const char *text,
                              const char *name);

G_END_DECLS
