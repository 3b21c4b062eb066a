/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

GPtrArray *journal_read_list (sqlite3 *db,
                              GError **error);
ScribaJournalGame *journal_read_game (sqlite3 *db,
                                      const char *id,
                                      GError **error);

int journal_read_renamings (sqlite3 *db,
                            ScribaJournalGame *game);

GPtrArray *journal_read_remains (sqlite3 *db,
                                 gboolean *all);
GHashTable *journal_read_remaining_entries (sqlite3 *db,
                                            const char *id,
                                            guint *n_entries);
char *journal_read_remaining_box (sqlite3 *db,
                                  const char *id);
gboolean journal_read_sums (sqlite3 *db,
                            GError **error);
gboolean journal_read_gaps (sqlite3 *db,
                            GError **error);

G_END_DECLS
