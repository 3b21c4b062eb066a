/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

/**
 * JournalRemains:
 * @from: (nullable): the damaged library, if it can be opened
 * @backup: (nullable): the newest sound backup
 * @sum_up: (nullable): makes a summary anew, and a box for a game that has none any more
 *
 * Where what is left of a game comes from.
 */
typedef struct
{
  sqlite3 *from;
  sqlite3 *backup;
  void (*sum_up) (ScribaJournalGame *game);
} JournalRemains;

ScribaJournalGame *journal_remains_join (const JournalRemains *self,
                                         const ScribaJournalGame *start,
                                         gboolean *whole);
ScribaJournalGame *journal_remains_join_lost (const JournalRemains *self,
                                              const char *id);

G_END_DECLS
