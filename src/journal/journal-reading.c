/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-reading.h"

/** journal_reading_new: something to read: a game, or for %NULL the list. */
JournalReading *
journal_reading_new (const char *id)
{
  JournalReading *self = g_new0 (JournalReading, 1);

  self->id = g_strdup (id);
  return self;
}

/** journal_reading_free: frees it with what was read. (transfer full) */
void
journal_reading_free (JournalReading *self)
{
  g_free (self->id);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->game, scriba_journal_game_free);
  g_clear_error (&self->error);
  g_free (self);
}

/** journal_reading_answer: tells what was read. */
void
journal_reading_answer (JournalReading *self,
                        ScribaJournal *journal)
{
  if (self->list != NULL)
    self->list (journal, self->rows, self->error, self->user_data);
  if (self->load != NULL)
    self->load (journal, self->game, self->error, self->user_data);
}
