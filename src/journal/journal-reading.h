/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-journal.h"

G_BEGIN_DECLS

/**
 * JournalReading:
 * @id: (nullable): which game to read; %NULL for the list
 * @list: (nullable): whom to tell the list
 * @load: (nullable): whom to tell the game
 * @user_data: for them
 * @rows: (nullable): the list that was read
 * @game: (nullable): the game that was read
 * @error: (nullable): why there is none
 *
 * Something to read. Belongs to the thread until it is read.
 */
typedef struct
{
  char *id;
  ScribaJournalListFunc list;
  ScribaJournalLoadFunc load;
  gpointer user_data;
  GPtrArray *rows;
  ScribaJournalGame *game;
  GError *error;
} JournalReading;

JournalReading *journal_reading_new (const char *id);
void journal_reading_free (JournalReading *self);
void journal_reading_answer (JournalReading *self,
                             ScribaJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JournalReading, journal_reading_free)

G_END_DECLS
