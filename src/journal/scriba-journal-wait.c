/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The calls of a journal that wait for its thread, and those that ask it for readings and care. */

#include "journal-private.h"

/**
 * scriba_journal_wait:
 * @self: a journal
 * @token: what was asked to be written
 * @error: where to say why it is not
 *
 * Waits for the disk.
 *
 * Returns: whether it is safe
 */
gboolean
scriba_journal_wait (ScribaJournal *self,
                     guint64 token,
                     GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  while (self->safe < token && self->failure == NULL)
    g_cond_wait (&self->news, &self->lock);
  if (self->safe >= token)
    return TRUE;

  g_propagate_error (error, g_error_copy (self->failure));
  return FALSE;
}

/**
 * scriba_journal_retry:
 * @self: a journal
 *
 * After a failed write, tries again to write all that is queued. A library that is not writable is opened anew.
 */
void
scriba_journal_retry (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  g_clear_error (&self->failure);
  self->reopen |= self->access != SCRIBA_JOURNAL_WRITABLE && self->access != SCRIBA_JOURNAL_OPENING;
  self->notify = TRUE;
  g_source_set_ready_time (self->source, 0);
  journal_thread_wake (self);
}

/**
 * scriba_journal_discard:
 * @self: a journal
 *
 * After a failed write, gives up all that is queued: it will never be written, and nobody has to wait for it.
 */
void
scriba_journal_discard (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  if (self->failure == NULL)
    return;

  g_queue_clear_full (&self->requests, (GDestroyNotify) journal_request_free);
  g_clear_error (&self->failure);
  self->safe = self->last;
  self->notify = TRUE;
  g_source_set_ready_time (self->source, 0);
  journal_thread_wake (self);
}

static void
ask_to_read (ScribaJournal *self,
             JournalReading *reading)
{
  g_queue_push_tail (&self->readings, reading);
  journal_thread_wake (self);
}

/* Returns once it is read. */
static void
read_now (ScribaJournal *self,
          JournalReading *reading)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  reading->awaited = TRUE;
  ask_to_read (self, reading);
  while (!reading->done)
    g_cond_wait (&self->news, &self->lock);
}

/**
 * scriba_journal_list_async:
 * @self: a journal
 * @func: whom to tell
 * @user_data: for @func
 *
 * Reads what the library shows of all games, deleted ones too.
 */
void
scriba_journal_list_async (ScribaJournal *self,
                           ScribaJournalListFunc func,
                           gpointer user_data)
{
  JournalReading *reading = journal_reading_new (NULL);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  reading->list = func;
  reading->user_data = user_data;
  ask_to_read (self, reading);
}

/**
 * scriba_journal_load_async:
 * @self: a journal
 * @id: UUID of a game
 * @func: whom to tell
 * @user_data: for @func
 *
 * Reads a game, whole.
 */
void
scriba_journal_load_async (ScribaJournal *self,
                           const char *id,
                           ScribaJournalLoadFunc func,
                           gpointer user_data)
{
  JournalReading *reading = journal_reading_new (id);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  reading->load = func;
  reading->user_data = user_data;
  ask_to_read (self, reading);
}

/**
 * scriba_journal_list:
 * @self: a journal
 * @error: where to say why it could not be read
 *
 * Like scriba_journal_list_async(), but waits for the disk.
 *
 * Returns: (transfer full) (nullable) (element-type ScribaJournalRow): all games, the newest first
 */
GPtrArray *
scriba_journal_list (ScribaJournal *self,
                     GError **error)
{
  g_autoptr (JournalReading) reading = journal_reading_new (NULL);

  read_now (self, reading);
  if (reading->error != NULL)
    g_propagate_error (error, g_steal_pointer (&reading->error));
  return g_steal_pointer (&reading->rows);
}

/**
 * scriba_journal_load:
 * @self: a journal
 * @id: UUID of a game
 * @error: where to say why it could not be read
 *
 * Like scriba_journal_load_async(), but waits for the disk.
 *
 * Returns: (transfer full) (nullable): the game
 */
ScribaJournalGame *
scriba_journal_load (ScribaJournal *self,
                     const char *id,
                     GError **error)
{
  g_autoptr (JournalReading) reading = journal_reading_new (id);

  read_now (self, reading);
  if (reading->error != NULL)
    g_propagate_error (error, g_steal_pointer (&reading->error));
  return g_steal_pointer (&reading->game);
}

static void
ask_for_care (ScribaJournal *self,
              guint care)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  self->care |= care;
  journal_thread_wake (self);
}

/**
 * scriba_journal_maintain:
 * @self: a journal
 *
 * To be called once after the start, when there is time: makes a backup if something was written since the last
 * one, looks once a day for damage, and removes what was deleted more than 30 days ago.
 */
void
scriba_journal_maintain (ScribaJournal *self)
{
  ask_for_care (self, JOURNAL_BACK_UP | JOURNAL_CHECK | JOURNAL_PURGE);
}

/**
 * scriba_journal_back_up:
 * @self: a journal
 *
 * Makes a backup if something was written since the last one. In play one is made every hour without being asked for.
 */
void
scriba_journal_back_up (ScribaJournal *self)
{
  ask_for_care (self, JOURNAL_BACK_UP);
}

/**
 * scriba_journal_settle:
 * @self: a journal
 *
 * Waits until the thread has nothing left that it can do.
 */
void
scriba_journal_settle (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  while (!self->idle)
    g_cond_wait (&self->news, &self->lock);
}
