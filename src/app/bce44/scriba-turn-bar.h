/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/** ScribaTurnBar: what whose turn it is can do besides a tap on the board: activate a structure, pass; or all pass. */
#define SCRIBA_TYPE_TURN_BAR (scriba_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTurnBar, scriba_turn_bar, SCRIBA, TURN_BAR, AdwBin)

void scriba_turn_bar_show (ScribaTurnBar *self,
                           ScribaTable *table,
                           gboolean narrow);
void scriba_turn_bar_add_keys (ScribaTurnBar *self,
                               GtkWidget *view);

G_END_DECLS
