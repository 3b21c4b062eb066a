/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-item.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

/* What only the library does with its items. */
ScribaGameItem *scriba_game_item_new (const char *id,
                                      const ScribaGameFormat *format);
ScribaGameItem *scriba_game_item_new_from_row (const ScribaJournalRow *row,
                                               const ScribaGameFormat *format);
gboolean scriba_game_item_sum_up (ScribaGameItem *self,
                                  gconstpointer state,
                                  gconstpointer box);
void scriba_game_item_rename (ScribaGameItem *self,
                              const char *from,
                              const char *to);
void scriba_game_item_set_modified (ScribaGameItem *self,
                                    gint64 modified);
void scriba_game_item_set_deleted (ScribaGameItem *self,
                                   gint64 deleted);
void scriba_game_item_changed (ScribaGameItem *self);

G_END_DECLS
