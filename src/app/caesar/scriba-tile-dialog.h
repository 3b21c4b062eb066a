/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-game.h"

G_BEGIN_DECLS

void scriba_tile_dialog_present (GtkWidget *parent,
                                 ScribaTable *table,
                                 guint province);

G_END_DECLS
