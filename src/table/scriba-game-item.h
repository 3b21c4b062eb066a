/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"

G_BEGIN_DECLS

/**
 * ScribaGameItem:
 *
 * What the library shows of a game. Its property `modified` is notified when anything of it changes.
 */
#define SCRIBA_TYPE_GAME_ITEM (scriba_game_item_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGameItem, scriba_game_item, SCRIBA, GAME_ITEM, GObject)

const char *scriba_game_item_get_id (ScribaGameItem *self);
const ScribaGameFormat *scriba_game_item_get_format (ScribaGameItem *self);
gconstpointer scriba_game_item_get_summary (ScribaGameItem *self);
gboolean scriba_game_item_get_finished (ScribaGameItem *self);
gint64 scriba_game_item_get_modified (ScribaGameItem *self);
gint64 scriba_game_item_get_deleted (ScribaGameItem *self);

G_END_DECLS
