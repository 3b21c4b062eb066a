/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaJournalMark:
 * @head: the entry whose state is shown; 0 is the start
 * @tip: the entry that redo leads to
 * @modified: when it was last changed, in seconds since 1970
 * @finished: whether the game is over
 * @summary: what the library tells of it; opaque, and can be made anew from the game
 *
 * Where a game stands. Every change of a game comes with the mark that is true after it.
 */
typedef struct
{
  guint32 head;
  guint32 tip;
  gint64 modified;
  gboolean finished;
  const char *summary;
} ScribaJournalMark;

/**
 * ScribaJournalRow:
 * @id: its UUID
 * @game: word of the game in files
 * @header: who plays, and how; opaque
 * @summary: what the library tells of it; opaque
 * @modified: when it was last changed, in seconds since 1970
 * @deleted: when it was deleted, in seconds since 1970; 0 if it is not
 * @finished: whether the game is over
 *
 * What the library shows of a game.
 */
typedef struct
{
  char *id;
  char *game;
  char *header;
  char *summary;
  gint64 modified;
  gint64 deleted;
  gboolean finished;
} ScribaJournalRow;

/**
 * ScribaJournalRenaming:
 * @seq: number of the newest entry when it happened; 0 if there was none
 * @payload: who is called otherwise since; opaque
 */
typedef struct
{
  guint32 seq;
  char *payload;
} ScribaJournalRenaming;

/**
 * ScribaJournalGame:
 * @row: what the library shows of it
 * @box: its box; opaque
 * @head: the entry whose state is shown; 0 is the start
 * @tip: the entry that redo leads to
 * @entries: (element-type utf8): the payloads; the entry n is at the index n − 1
 * @renamings: (element-type ScribaJournalRenaming): in the order in which they happened
 *
 * One game, whole.
 */
typedef struct
{
  ScribaJournalRow row;
  char *box;
  guint32 head;
  guint32 tip;
  GPtrArray *entries;
  GArray *renamings;
} ScribaJournalGame;

ScribaJournalRow *scriba_journal_row_new (void);
void scriba_journal_row_free (ScribaJournalRow *self);

ScribaJournalGame *scriba_journal_game_new (void);
ScribaJournalGame *scriba_journal_game_copy (const ScribaJournalGame *self);
void scriba_journal_game_free (ScribaJournalGame *self);
void scriba_journal_game_add_renaming (ScribaJournalGame *self,
                                       guint32 seq,
                                       const char *payload);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaJournalRow, scriba_journal_row_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaJournalGame, scriba_journal_game_free)

G_END_DECLS
