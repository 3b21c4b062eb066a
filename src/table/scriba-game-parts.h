/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"
#include "scriba-journal.h"

G_BEGIN_DECLS

/* A game as the journal keeps it. */
ScribaJournalGame *scriba_game_parts_take (const ScribaGameFile *file);
void scriba_game_parts_sum_up (ScribaJournalGame *game);
ScribaGameFile *scriba_game_parts_join (const ScribaJournalGame *game,
                                        GError **error);
void scriba_game_parts_join_async (const ScribaJournalGame *game,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
ScribaGameFile *scriba_game_parts_join_finish (GAsyncResult *result,
                                               GError **error);

G_END_DECLS
