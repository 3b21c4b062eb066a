/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

void scriba_piece_menu_show (GtkWidget *tile,
                             ScribaTable *table,
                             BceBoxPart part,
                             guint index);

G_END_DECLS
