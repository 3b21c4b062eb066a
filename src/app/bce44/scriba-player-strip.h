/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-player-card.h"
#include "scriba-table.h"

G_BEGIN_DECLS

/**
 * ScribaPlayerStrip:
 *
 * The players in turn order, the IM last, with what everybody may know of them.
 * ::select (seat) is emitted when one is tapped.
 */
#define SCRIBA_TYPE_PLAYER_STRIP (scriba_player_strip_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlayerStrip, scriba_player_strip, SCRIBA, PLAYER_STRIP, GtkWidget)

void scriba_player_strip_show (ScribaPlayerStrip *self,
                               ScribaTable *table);
void scriba_player_strip_set_size (ScribaPlayerStrip *self,
                                   ScribaCardSize size);

G_END_DECLS
