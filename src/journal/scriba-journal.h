/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-error.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

/*
 * All games of a person, in one SQLite database that one thread reads and
 * writes. Payloads are opaque text.
 *
 * No function but those that say so waits for the disk. What is asked to be
 * written gets a token; tokens grow, and what was asked for earlier is safe
 * earlier. All that is queued is committed in one transaction.
 *
 * After a write that the disk fails nothing further is written: what failed and
 * all that follows stays queued until scriba_journal_retry(). What the library
 * cannot take in, whatever the disk does, is refused, and concerns its game
 * alone: nothing more is written of that but names, and that it is deleted, until
 * it is written whole by scriba_journal_replace(), or given up by
 * scriba_journal_discard().
 *
 * Calls come from the thread that made the journal; so do its answers, from the
 * main context that was that thread's default.
 */
typedef struct _ScribaJournal ScribaJournal;

/**
 * ScribaJournalAccess:
 * @SCRIBA_JOURNAL_OPENING: nobody knows yet
 * @SCRIBA_JOURNAL_WRITABLE: all is well
 * @SCRIBA_JOURNAL_READ_ONLY: games can be read; a write fails
 * @SCRIBA_JOURNAL_CLOSED: neither; scriba_journal_dup_reason() says why
 */
typedef enum
{
  SCRIBA_JOURNAL_OPENING,
  SCRIBA_JOURNAL_WRITABLE,
  SCRIBA_JOURNAL_READ_ONLY,
  SCRIBA_JOURNAL_CLOSED,
} ScribaJournalAccess;

/**
 * ScribaJournalFunc:
 * @self: the journal
 * @user_data: what was given with it
 *
 * Called after anything that the getters tell has changed, once for several changes.
 */
typedef void (*ScribaJournalFunc) (ScribaJournal *self,
                                   gpointer user_data);

/**
 * ScribaJournalListFunc:
 * @self: the journal
 * @rows: (transfer none) (nullable) (element-type ScribaJournalRow): all games, the newest first
 * @error: (nullable): why there are none
 * @user_data: what was given with it
 */
typedef void (*ScribaJournalListFunc) (ScribaJournal *self,
                                       GPtrArray *rows,
                                       const GError *error,
                                       gpointer user_data);

/**
 * ScribaJournalLoadFunc:
 * @self: the journal
 * @game: (transfer none) (nullable): the game
 * @error: (nullable): why it could not be read
 * @user_data: what was given with it
 */
typedef void (*ScribaJournalLoadFunc) (ScribaJournal *self,
                                       const ScribaJournalGame *game,
                                       const GError *error,
                                       gpointer user_data);

/**
 * ScribaJournalOptions:
 * @sum_up: (nullable): makes the summary of a game anew from all the rest of it, and tells whether it is over; leaves both
 *   as they are if it cannot. Of a game that was mended they may tell what is lost. One whose box is lost gets a new one.
 *   On the journal's thread
 * @vfs: (nullable): the SQLite VFS to use, for tests that let a disk fail
 * @now: (nullable): a clock that returns seconds since 1970, for tests that let days go by
 * @user_data: for @now
 */
typedef struct
{
  void (*sum_up) (ScribaJournalGame *game);
  const char *vfs;
  gint64 (*now) (gpointer user_data);
  gpointer user_data;
} ScribaJournalOptions;

ScribaJournal *scriba_journal_new (const char *folder,
                                   const ScribaJournalOptions *options,
                                   ScribaJournalFunc changed,
                                   gpointer user_data);
void scriba_journal_free (ScribaJournal *self);

ScribaJournalAccess scriba_journal_get_access (ScribaJournal *self);
gboolean scriba_journal_is_mended (ScribaJournal *self);
GError *scriba_journal_dup_reason (ScribaJournal *self);
guint64 scriba_journal_get_safe (ScribaJournal *self);
guint64 scriba_journal_get_last (ScribaJournal *self);
GError *scriba_journal_get_failure (ScribaJournal *self,
                                    const char *id);
GError *scriba_journal_take_report (ScribaJournal *self);

/* Writing. Each returns its token. */
guint64 scriba_journal_add (ScribaJournal *self,
                            const ScribaJournalGame *game);
guint64 scriba_journal_replace (ScribaJournal *self,
                                const ScribaJournalGame *game);
guint64 scriba_journal_append (ScribaJournal *self,
                               const char *id,
                               guint32 first,
                               const char * const *payloads,
                               guint n_payloads,
                               const ScribaJournalMark *mark);
guint64 scriba_journal_set_mark (ScribaJournal *self,
                                 const char *id,
                                 const ScribaJournalMark *mark);
guint64 scriba_journal_set_box (ScribaJournal *self,
                                const char *id,
                                const char *box,
                                const ScribaJournalMark *mark);
guint64 scriba_journal_set_deleted (ScribaJournal *self,
                                    const char *id,
                                    gint64 deleted);
guint64 scriba_journal_rename (ScribaJournal *self,
                               const char *id,
                               const char *renaming,
                               const char *summary);

gboolean scriba_journal_wait (ScribaJournal *self,
                              guint64 token,
                              GError **error);
void scriba_journal_retry (ScribaJournal *self);
void scriba_journal_reopen (ScribaJournal *self);
void scriba_journal_discard (ScribaJournal *self,
                             const char *id);

/* Reading. Sees all that was asked to be written before and did not fail. */
void scriba_journal_list_async (ScribaJournal *self,
                                ScribaJournalListFunc func,
                                gpointer user_data);
void scriba_journal_load_async (ScribaJournal *self,
                                const char *id,
                                ScribaJournalLoadFunc func,
                                gpointer user_data);

/* Care. */
void scriba_journal_maintain (ScribaJournal *self);
void scriba_journal_back_up (ScribaJournal *self);
void scriba_journal_settle (ScribaJournal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaJournal, scriba_journal_free)

G_END_DECLS
