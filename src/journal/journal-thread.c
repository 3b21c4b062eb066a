/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-private.h"

#include "journal-read.h"

/* Tells the owner, with the lock held. */
static void
publish (ScribaJournal *self)
{
  GError *report;

  self->access = self->library.access;
  self->mended = self->library.mended;
  g_clear_error (&self->reason);
  if (self->access != SCRIBA_JOURNAL_WRITABLE && self->library.reason != NULL)
    self->reason = g_error_copy (self->library.reason);
  while ((report = g_queue_pop_head (&self->library.reports)) != NULL)
    g_queue_push_tail (&self->reports, report);
  self->notify = TRUE;
  g_cond_broadcast (&self->news);
  g_source_set_ready_time (self->source, 0);
}

static gboolean
is_damage (const GError *error)
{
  return g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_DAMAGED);
}

/* Returns what went wrong: with the library, or with what is @refused. */
static GError *
write_batch (ScribaJournal *self,
             GQueue *batch,
             JournalRequest **refused)
{
  GError *error = NULL;

  *refused = NULL;
  if (self->library.access == SCRIBA_JOURNAL_WRITABLE && !journal_write_all (self->library.db, batch, refused, &error)
      && is_damage (error) && journal_library_mend (&self->library, error))
    {
      g_clear_error (&error);
      journal_write_all (self->library.db, batch, refused, &error);
    }

  if (self->library.access != SCRIBA_JOURNAL_WRITABLE)
    {
      g_clear_error (&error);
      error = g_error_copy (self->library.reason);
    }

  if (error != NULL && *refused == NULL && error->domain == SCRIBA_ERROR
      && scriba_error_get_facts (error)->file == NULL)
    scriba_error_set_file (error, self->library.path);
  return error;
}

/* What is refused keeps nothing else from being written. Called with the lock held. */
static void
take_out (ScribaJournal *self,
          GQueue *batch,
          JournalRequest *refused,
          GError *error)
{
  if (refused->kind == JOURNAL_DELETED || refused->kind == JOURNAL_RENAMING)
    {
      /* The game is as it was, and nothing that follows depends on it. The names of a game that was refused itself are in
       * what is still to be written of it, and that it waits is told already. */
      if (refused->kind == JOURNAL_RENAMING && journal_refusals_find (self->refusals, refused->id) != NULL)
        g_error_free (error);
      else
        g_queue_push_tail (&self->reports, error);
      g_queue_remove (batch, refused);
      journal_request_free (refused);
      return;
    }

  journal_refusals_add (self->refusals, refused, error, batch, &self->requests);
}

/* Called with the lock held, which it gives up while it writes. */
static void
write_requests (ScribaJournal *self)
{
  GQueue batch = self->requests;
  GError *error = NULL;

  g_queue_init (&self->requests);
  self->writing = ((JournalRequest *) batch.head->data)->token;
  while (error == NULL && !g_queue_is_empty (&batch))
    {
      JournalRequest *refused;

      g_mutex_unlock (&self->lock);
      error = write_batch (self, &batch, &refused);
      g_mutex_lock (&self->lock);

      if (error == NULL)
        g_queue_clear_full (&batch, (GDestroyNotify) journal_request_free);
      else if (refused != NULL)
        take_out (self, &batch, refused, g_steal_pointer (&error));
    }

  /* What failed stays in front of what came meanwhile. */
  while (!g_queue_is_empty (&batch))
    g_queue_push_head_link (&self->requests, g_queue_pop_tail_link (&batch));
  self->writing = 0;
  self->failure = error;
  if (error == NULL && journal_library_is_hour_over (&self->library))
    self->care |= JOURNAL_BACK_UP;
  publish (self);
}

static void
read_once (ScribaJournal *self,
           JournalReading *reading)
{
  if (self->library.db == NULL)
    reading->error = g_error_copy (self->library.reason);
  else if (reading->id == NULL)
    reading->rows = journal_read_list (self->library.db, &reading->error);
  else
    reading->game = journal_read_game (self->library.db, reading->id, &reading->error);
}

/* Called with the lock held, which it gives up while it reads. */
static void
read_next (ScribaJournal *self)
{
  JournalReading *reading = g_queue_pop_head (&self->readings);

  g_mutex_unlock (&self->lock);
  read_once (self, reading);
  if (is_damage (reading->error) && journal_library_mend (&self->library, reading->error))
    {
      g_clear_error (&reading->error);
      read_once (self, reading);
    }
  if (reading->error != NULL && reading->error->domain == SCRIBA_ERROR
      && scriba_error_get_facts (reading->error)->file == NULL)
    scriba_error_set_file (reading->error, self->library.path);
  g_mutex_lock (&self->lock);

  g_queue_push_tail (&self->answers, reading);
  publish (self);
}

static int
is_urgent (void *data)
{
  ScribaJournal *self = data;

  return g_atomic_int_get (&self->urgent);
}

/* A backup that was begun goes on; else it is the first of what is to be done. No backup waits for a check that makes way
 * again and again, and nobody who closes the library for anything else than a backup. */
static guint
find_task (ScribaJournal *self)
{
  guint care = self->care;

  if (self->library.backup != NULL)
    return 0;
  if (self->quit || (self->interrupted && (care & JOURNAL_BACK_UP) != 0))
    care &= JOURNAL_BACK_UP;
  return care & -care;
}

/* Called with the lock held, which it gives up. Returns whether there was something to take care of. */
static gboolean
take_care (ScribaJournal *self)
{
  guint task = find_task (self);
  gboolean again = FALSE;

  if (task == 0 && self->library.backup == NULL)
    return FALSE;

  self->care &= ~task;
  g_atomic_int_set (&self->urgent, FALSE);
  g_mutex_unlock (&self->lock);
  if (task == JOURNAL_BACK_UP)
    journal_library_begin_backup (&self->library);
  else if (task == JOURNAL_CHECK)
    again = journal_library_check (&self->library, is_urgent, self);
  else if (task == JOURNAL_PURGE)
    journal_library_purge (&self->library);
  else
    journal_library_step_backup (&self->library);
  g_mutex_lock (&self->lock);

  if (again)
    self->care |= JOURNAL_CHECK;
  if (task == JOURNAL_CHECK)
    self->interrupted = again;
  if (!g_queue_is_empty (&self->library.reports))
    publish (self);
  return TRUE;
}

/* Called with the lock held, which it gives up while it opens. */
static void
open_library (ScribaJournal *self)
{
  self->reopen = FALSE;
  g_mutex_unlock (&self->lock);
  journal_library_open (&self->library);
  g_mutex_lock (&self->lock);
  /* What could not be written because of it can be now. */
  if (self->library.access == SCRIBA_JOURNAL_WRITABLE)
    g_clear_error (&self->failure);
  publish (self);
}

/** journal_thread_wake: lets the thread see what is asked for. With the lock held. */
void
journal_thread_wake (ScribaJournal *self)
{
  self->idle = FALSE;
  g_atomic_int_set (&self->urgent, TRUE);
  g_cond_signal (&self->wake);
}

/** journal_thread_get_safe: the newest token that nobody has to wait for any more. With the lock held. */
guint64
journal_thread_get_safe (ScribaJournal *self)
{
  if (self->writing != 0)
    return self->writing - 1;
  if (!g_queue_is_empty (&self->requests))
    return ((JournalRequest *) self->requests.head->data)->token - 1;
  return self->last;
}

/**
 * journal_thread_run:
 * @data: the journal
 *
 * Does what is asked for until there is nothing left and the owner is gone: first
 * writes, then reads, then takes care.
 */
gpointer
journal_thread_run (gpointer data)
{
  ScribaJournal *self = data;

  g_mutex_lock (&self->lock);
  for (;;)
    {
      if (self->reopen)
        open_library (self);
      else if (self->failure == NULL && !g_queue_is_empty (&self->requests))
        write_requests (self);
      else if (!g_queue_is_empty (&self->readings))
        read_next (self);
      else if (self->quit && self->library.backup == NULL && (self->care & JOURNAL_BACK_UP) == 0)
        break;
      else if (!take_care (self))
        {
          self->idle = TRUE;
          g_cond_broadcast (&self->news);
          g_cond_wait (&self->wake, &self->lock);
          self->idle = FALSE;
        }
    }
  g_mutex_unlock (&self->lock);

  journal_library_clear (&self->library);
  return NULL;
}
