/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-private.h"

/* Runs in the owner's main context after news. */
static gboolean
deliver (GSource *source,
         GSourceFunc unused,
         gpointer data)
{
  ScribaJournal *self = data;
  GQueue answers;
  JournalReading *reading;
  gboolean notify;

  g_source_set_ready_time (source, -1);

  g_mutex_lock (&self->lock);
  answers = self->answers;
  g_queue_init (&self->answers);
  notify = self->notify;
  self->notify = FALSE;
  g_mutex_unlock (&self->lock);

  if (notify && self->changed != NULL)
    self->changed (self, self->user_data);
  while ((reading = g_queue_pop_head (&answers)) != NULL)
    {
      journal_reading_answer (reading, self);
      journal_reading_free (reading);
    }

  return G_SOURCE_CONTINUE;
}

static GSourceFuncs source_funcs = { NULL, NULL, deliver, NULL };

/**
 * scriba_journal_new:
 * @folder: where the library is, or is to be made
 * @options: (nullable): how a game is summed up, and what tests want to be different
 * @changed: (nullable): whom to tell of news; must not free the journal
 * @user_data: for @changed
 *
 * Begins to open the library. This never fails, but scriba_journal_take_report() may have something to tell.
 *
 * Returns: (transfer full): a journal
 */
ScribaJournal *
scriba_journal_new (const char *folder,
                    const ScribaJournalOptions *options,
                    ScribaJournalFunc changed,
                    gpointer user_data)
{
  ScribaJournal *self = g_new0 (ScribaJournal, 1);
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();

  journal_library_init (&self->library, folder, options);
  self->changed = changed;
  self->user_data = user_data;
  g_mutex_init (&self->lock);
  g_cond_init (&self->wake);
  g_cond_init (&self->news);
  self->refusals = journal_refusals_new ();
  self->reopen = TRUE;

  self->source = g_source_new (&source_funcs, sizeof (GSource));
  g_source_set_static_name (self->source, "scriba journal");
  g_source_set_callback (self->source, NULL, self, NULL);
  g_source_attach (self->source, context);

  self->thread = g_thread_new ("journal", journal_thread_run, self);
  return self;
}

/**
 * scriba_journal_free:
 * @self: (transfer full): a journal
 *
 * Waits until what was asked for is written and a backup that was asked for is made, unless writing fails, and
 * closes the library. What was not answered yet stays unanswered.
 */
void
scriba_journal_free (ScribaJournal *self)
{
  g_mutex_lock (&self->lock);
  self->quit = TRUE;
  journal_thread_wake (self);
  g_mutex_unlock (&self->lock);
  g_thread_join (self->thread);

  g_source_destroy (self->source);
  g_source_unref (self->source);
  g_queue_clear_full (&self->requests, (GDestroyNotify) journal_request_free);
  g_queue_clear_full (&self->readings, (GDestroyNotify) journal_reading_free);
  g_queue_clear_full (&self->answers, (GDestroyNotify) journal_reading_free);
  g_queue_clear_full (&self->reports, (GDestroyNotify) g_error_free);
  g_clear_error (&self->reason);
  g_clear_error (&self->failure);
  g_hash_table_unref (self->refusals);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->wake);
  g_cond_clear (&self->news);
  g_free (self);
}

/** scriba_journal_get_access: what can be done with the library. */
ScribaJournalAccess
scriba_journal_get_access (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->access;
}

/** scriba_journal_is_mended: whether the library was damaged, and may have less of a game since than was read or written before. */
gboolean
scriba_journal_is_mended (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->mended;
}

/** scriba_journal_dup_reason: (transfer full) (nullable): why the library can be read only, or not at all. */
GError *
scriba_journal_dup_reason (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return self->reason != NULL ? g_error_copy (self->reason) : NULL;
}

/**
 * scriba_journal_get_safe:
 * @self: a journal
 *
 * Returns: the newest token that is safe on the disk, with all before it but what was refused; 0 if there is none
 */
guint64
scriba_journal_get_safe (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return journal_thread_get_safe (self);
}

/** scriba_journal_get_last: the newest token that was given out; 0 if there is none. */
guint64
scriba_journal_get_last (ScribaJournal *self)
{
  return self->last;
}

/**
 * scriba_journal_get_failure:
 * @self: a journal
 * @id: (nullable): UUID of a game
 *
 * Returns: (transfer full) (nullable): why nothing is written any more, of this game or at all
 */
GError *
scriba_journal_get_failure (ScribaJournal *self,
                            const char *id)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  const GError *failure = id != NULL ? journal_refusals_find (self->refusals, id) : NULL;

  if (failure == NULL)
    failure = self->failure;
  return failure != NULL ? g_error_copy (failure) : NULL;
}

/**
 * scriba_journal_take_report:
 * @self: a journal
 *
 * Returns: (transfer full) (nullable): the next thing to tell about the library as a whole, once
 */
GError *
scriba_journal_take_report (ScribaJournal *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  return g_queue_pop_head (&self->reports);
}

static guint64
ask_to_write (ScribaJournal *self,
              JournalRequest *request)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  request->token = ++self->last;
  if (journal_refusals_concern (self->refusals, request))
    journal_request_free (request);
  else
    g_queue_push_tail (&self->requests, request);
  journal_thread_wake (self);
  return self->last;
}

/* What is not UTF-8 would later be taken for damage. */
static gboolean
is_text (const char *text)
{
  return text != NULL && g_utf8_validate (text, -1, NULL);
}

static JournalRequest *
new_whole (JournalRequestKind kind,
           const ScribaJournalGame *game)
{
  JournalRequest *request;

  g_return_val_if_fail (is_text (game->row.id) && is_text (game->row.game) && is_text (game->row.header)
                        && is_text (game->row.summary) && is_text (game->box), NULL);

  request = journal_request_new (kind, game->row.id, NULL);
  request->game = scriba_journal_game_copy (game);
  return request;
}

/**
 * scriba_journal_add:
 * @self: a journal
 * @game: a game that the library does not have, with any number of entries
 *
 * Adds a game whole: a new one, or one that is imported.
 *
 * Returns: the token
 */
guint64
scriba_journal_add (ScribaJournal *self,
                    const ScribaJournalGame *game)
{
  JournalRequest *request = new_whole (JOURNAL_ADD, game);

  return request != NULL ? ask_to_write (self, request) : 0;
}

/**
 * scriba_journal_replace:
 * @self: a journal
 * @game: a game, with all that there ever was of it
 *
 * Writes a game whole, whatever the library has of it. What was refused of it before is settled by that.
 *
 * Returns: the token
 */
guint64
scriba_journal_replace (ScribaJournal *self,
                        const ScribaJournalGame *game)
{
  JournalRequest *request = new_whole (JOURNAL_REPLACE, game);

  if (request == NULL)
    return 0;

  scriba_journal_discard (self, game->row.id);
  return ask_to_write (self, request);
}

/**
 * scriba_journal_append:
 * @self: a journal
 * @id: UUID of a game
 * @first: number of the first entry, which follows the last one that the game has
 * @payloads: (array length=n_payloads): the entries
 * @n_payloads: how many there are
 * @mark: where the game stands afterwards
 *
 * Appends entries; all of them become safe together.
 *
 * Returns: the token
 */
guint64
scriba_journal_append (ScribaJournal *self,
                       const char *id,
                       guint32 first,
                       const char * const *payloads,
                       guint n_payloads,
                       const ScribaJournalMark *mark)
{
  JournalRequest *request = journal_request_new (JOURNAL_MARK, id, mark);

  request->first = first;
  request->payloads = g_ptr_array_new_full (n_payloads, g_free);
  for (guint i = 0; i < n_payloads; i++)
    g_ptr_array_add (request->payloads, g_strdup (payloads[i]));
  return ask_to_write (self, request);
}

/**
 * scriba_journal_set_mark:
 * @self: a journal
 * @id: UUID of a game
 * @mark: where it stands now
 *
 * Moves in a game: undo, redo, a jump.
 *
 * Returns: the token
 */
guint64
scriba_journal_set_mark (ScribaJournal *self,
                         const char *id,
                         const ScribaJournalMark *mark)
{
  return ask_to_write (self, journal_request_new (JOURNAL_MARK, id, mark));
}

/**
 * scriba_journal_set_box:
 * @self: a journal
 * @id: UUID of a game
 * @box: its box
 * @mark: where the game stands
 *
 * Returns: the token
 */
guint64
scriba_journal_set_box (ScribaJournal *self,
                        const char *id,
                        const char *box,
                        const ScribaJournalMark *mark)
{
  JournalRequest *request;

  g_return_val_if_fail (is_text (box), 0);

  request = journal_request_new (JOURNAL_BOX, id, mark);
  request->box = g_strdup (box);
  return ask_to_write (self, request);
}

/**
 * scriba_journal_set_deleted:
 * @self: a journal
 * @id: UUID of a game
 * @deleted: when it was deleted, in seconds since 1970; 0 to have it back
 *
 * A game that was deleted is removed for good 30 days later.
 *
 * Returns: the token
 */
guint64
scriba_journal_set_deleted (ScribaJournal *self,
                            const char *id,
                            gint64 deleted)
{
  JournalRequest *request = journal_request_new (JOURNAL_DELETED, id, NULL);

  request->deleted = deleted;
  return ask_to_write (self, request);
}

/**
 * scriba_journal_rename:
 * @self: a journal
 * @id: UUID of a game
 * @renaming: who is called otherwise since; opaque
 * @summary: what the library tells of the game now
 *
 * Appends a renaming, which concerns the header and the entries that the game has until now; none of them changes, nor
 * does the time of its last change.
 *
 * Returns: the token
 */
guint64
scriba_journal_rename (ScribaJournal *self,
                       const char *id,
                       const char *renaming,
                       const char *summary)
{
  const ScribaJournalMark mark = { .summary = summary };
  JournalRequest *request;

  g_return_val_if_fail (is_text (renaming) && is_text (summary), 0);

  request = journal_request_new (JOURNAL_RENAMING, id, &mark);
  request->renaming = g_strdup (renaming);
  return ask_to_write (self, request);
}
