/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "journal-database.h"
#include "scriba-journal-game.h"

G_BEGIN_DECLS

/**
 * JournalRequestKind:
 * @JOURNAL_ADD: a new game, whole
 * @JOURNAL_REPLACE: a game whole, whatever the library has of it
 * @JOURNAL_MARK: entries, or none, and where the game stands
 * @JOURNAL_BOX: another box
 * @JOURNAL_DELETED: deleted, or no longer
 * @JOURNAL_RENAMING: a player is called otherwise
 */
typedef enum
{
  JOURNAL_ADD,
  JOURNAL_REPLACE,
  JOURNAL_MARK,
  JOURNAL_BOX,
  JOURNAL_DELETED,
  JOURNAL_RENAMING,
} JournalRequestKind;

/**
 * JournalRequest:
 * @kind: what is to be done
 * @token: grows from request to request
 * @id: of which game
 * @game: the game to add or to put in the place of what there is
 * @first: number of the first of @payloads
 * @payloads: (element-type utf8): the entries to append
 * @box: the box
 * @deleted: when it was deleted, or 0
 * @renaming: who is called otherwise
 * @mark: where the game stands afterwards, of a renaming its summary alone; that belongs to the request
 *
 * Something to write, which owns all that it names.
 */
typedef struct
{
  JournalRequestKind kind;
  guint64 token;
  char *id;
  ScribaJournalGame *game;
  guint32 first;
  GPtrArray *payloads;
  char *box;
  gint64 deleted;
  char *renaming;
  ScribaJournalMark mark;
} JournalRequest;

JournalRequest *journal_request_new (JournalRequestKind kind,
                                     const char *id,
                                     const ScribaJournalMark *mark);
void journal_request_free (JournalRequest *self);

gboolean journal_write_all (sqlite3 *db,
                            GQueue *requests,
                            JournalRequest **refused,
                            GError **error);
int journal_write_game (sqlite3 *db,
                        const ScribaJournalGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JournalRequest, journal_request_free)

G_END_DECLS
