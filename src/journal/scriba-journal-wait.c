/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The calls of a journal that wait for its thread, and those that ask it for readings and care. */

#include "journal-private.h"

/**
 * scriba_journal_wait:
 * @self: a journal
 * @token: what was asked to be written
 * @error: where to say why it, or something before it, is not
 *
 * Waits for the disk.
 *
 * Returns: whether it is safe with all before it
 */
gboolean
scriba_journal_wait (ScribaJournal *self,
                     guint64 token,
                     GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  const GError *problem;

  while (journal_thread_get_safe (self) < token && self->failure == NULL)
    g_cond_wait (&self->news, &self->lock);

  problem = journal_thread_get_safe (self) < token ? self->failure
                                                   : journal_refusals_find_up_to (self->refusals, token);
  if (problem != NULL)
    g_propagate_error (error, g_error_copy (problem));
  return problem == NULL;
}

static void
tell (ScribaJournal *self)
{
  self->notify = TRUE;
  g_source_set_ready_time (self->source, 0);
}

static void
ask_to_reopen (ScribaJournal *self)
{
  self->reopen |= self->access != SCRIBA_JOURNAL_WRITABLE && self->access != SCRIBA_JOURNAL_OPENING;
  journal_thread_wake (self);
}

/**
 * scriba_journal_reopen:
 * @self: a journal
 *
 * Opens a library anew that is not writable. What could not be written stays so until that helps; then it is written.
 */
void
scriba_journal_reopen (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  ask_to_reopen (self);
}

/**
 * scriba_journal_retry:
 * @self: a journal
 *
 * After a write that failed for all games, tries again to write what is queued. A library that is not writable is
 * opened anew.
 */
void
scriba_journal_retry (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  g_clear_error (&self->failure);
  tell (self);
  ask_to_reopen (self);
}

/**
 * scriba_journal_discard:
 * @self: a journal
 * @id: UUID of a game
 *
 * Gives up what was refused of a game, and all that was asked for after it: the game is what the library has of it.
 */
void
scriba_journal_discard (ScribaJournal *self,
                        const char *id)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  if (journal_refusals_settle (self->refusals, id))
    tell (self);
}

static void
ask_to_read (ScribaJournal *self,
             JournalReading *reading)
{
  g_queue_push_tail (&self->readings, reading);
  journal_thread_wake (self);
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
 * To be called once after the start, when there is time: looks once a day for damage, makes a backup if something was
 * written since the last one, and removes what was deleted more than 30 days ago.
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
