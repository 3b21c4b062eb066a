/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-write.h"

/**
 * journal_request_new:
 * @kind: what is to be done
 * @id: of which game
 * @mark: (nullable): where the game stands afterwards
 *
 * Returns: (transfer full): a request that lacks what its kind needs
 */
JournalRequest *
journal_request_new (JournalRequestKind kind,
                     const char *id,
                     const ScribaJournalMark *mark)
{
  JournalRequest *self = g_new0 (JournalRequest, 1);

  self->kind = kind;
  self->id = g_strdup (id);
  if (mark != NULL)
    {
      self->mark = *mark;
      self->mark.summary = g_strdup (mark->summary);
    }

  return self;
}

/** journal_request_free: frees a request. (transfer full) */
void
journal_request_free (JournalRequest *self)
{
  g_free (self->id);
  g_clear_pointer (&self->game, scriba_journal_game_free);
  g_clear_pointer (&self->payloads, g_ptr_array_unref);
  g_free (self->text);
  g_free ((char *) self->mark.summary);
  g_free (self);
}

static int
write_entries (sqlite3 *db,
               const char *id,
               guint32 first,
               GPtrArray *payloads)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, "INSERT INTO entry VALUES (?, ?, ?, ?)", "t", id);

  for (guint i = 0; i < payloads->len && result == SQLITE_OK; i++)
    {
      const char *payload = g_ptr_array_index (payloads, i);
      gint64 seq = (gint64) first + i;

      sqlite3_bind_int64 (statement, 2, seq);
      result = sqlite3_bind_text (statement, 3, payload, -1, SQLITE_STATIC);
      sqlite3_bind_int64 (statement, 4, journal_sum (id, seq, payload));
      if (result == SQLITE_OK && (result = sqlite3_step (statement)) == SQLITE_DONE)
        result = sqlite3_reset (statement);
    }

  return result;
}

/**
 * journal_write_game:
 * @db: the connection
 * @game: a game that is not there yet
 *
 * Returns: %SQLITE_OK, or what went wrong
 */
int
journal_write_game (sqlite3 *db,
                    const ScribaJournalGame *game)
{
  const ScribaJournalRow *row = &game->row;
  int result;

  result = journal_do (db, "INSERT INTO game (id, game, header, sum, head, tip, summary, modified, deleted, finished)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", "tttiiitiii",
                       row->id, row->game, row->header, journal_sum (row->id, 0, row->header),
                       (gint64) game->head, (gint64) game->tip, row->summary, row->modified, row->deleted,
                       (gint64) row->finished);
  if (result == SQLITE_OK)
    result = journal_do (db, "INSERT INTO box VALUES (?, ?, ?)", "tti",
                         row->id, game->box, journal_sum (row->id, 0, game->box));
  if (result == SQLITE_OK)
    result = write_entries (db, row->id, 1, game->entries);
  return result;
}

static int
write_mark (sqlite3 *db,
            const JournalRequest *request)
{
  const ScribaJournalMark *mark = &request->mark;

  return journal_do (db, "UPDATE game SET head = ?, tip = ?, summary = ?, modified = ?, finished = ? WHERE id = ?",
                     "iitiit", (gint64) mark->head, (gint64) mark->tip, mark->summary, mark->modified,
                     (gint64) mark->finished, request->id);
}

static int
write_request (sqlite3 *db,
               const JournalRequest *request)
{
  int result = SQLITE_OK;

  switch (request->kind)
    {
    case JOURNAL_ADD:
      return journal_write_game (db, request->game);
    case JOURNAL_MARK:
      if (request->payloads != NULL)
        result = write_entries (db, request->id, request->first, request->payloads);
      break;
    case JOURNAL_HEADER:
      result = journal_do (db, "UPDATE game SET header = ?, sum = ? WHERE id = ?", "tit",
                           request->text, journal_sum (request->id, 0, request->text), request->id);
      break;
    case JOURNAL_BOX:
      result = journal_do (db, "UPDATE box SET text = ?, sum = ? WHERE game = ?", "tit",
                           request->text, journal_sum (request->id, 0, request->text), request->id);
      break;
    case JOURNAL_DELETED:
      return journal_do (db, "UPDATE game SET deleted = ? WHERE id = ?", "it", request->deleted, request->id);
    default:
      g_assert_not_reached ();
    }

  return result == SQLITE_OK ? write_mark (db, request) : result;
}

/* What a later reading would take for damage is refused: an entry that does not
 * follow the last one, and a place in the game that is none. */
static gboolean
check_request (sqlite3 *db,
               const JournalRequest *request,
               int *result,
               GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  guint n_new = request->payloads != NULL ? request->payloads->len : 0;
  gint64 last;

  if (request->kind == JOURNAL_ADD)
    {
      if (MAX (request->game->head, request->game->tip) <= request->game->entries->len)
        return TRUE;

      scriba_error_set (error, SCRIBA_ERROR_NOT_A_TIP, NULL, NULL, NULL, 0, 0);
      return FALSE;
    }

  *result = journal_bind (db, &statement, "SELECT (SELECT max(seq) FROM entry WHERE game = ?1) FROM game WHERE id = ?1",
                          "t", request->id);
  if (*result == SQLITE_OK)
    *result = sqlite3_step (statement);
  if (*result != SQLITE_ROW && *result != SQLITE_DONE)
    return FALSE;

  last = sqlite3_column_int64 (statement, 0);
  if (*result == SQLITE_DONE)
    scriba_error_set (error, SCRIBA_ERROR_NO_GAME, NULL, request->id, NULL, 0, 0);
  else if (n_new > 0 && request->first != last + 1)
    scriba_error_set (error, SCRIBA_ERROR_ENTRY_ORDER, NULL, NULL, NULL, 0, 0);
  else if (request->kind != JOURNAL_DELETED && MAX (request->mark.head, request->mark.tip) > last + n_new)
    scriba_error_set (error, SCRIBA_ERROR_NOT_A_TIP, NULL, NULL, NULL, 0, 0);
  else
    {
      *result = SQLITE_OK;
      return TRUE;
    }

  *result = SQLITE_OK;
  return FALSE;
}

/**
 * journal_write_all:
 * @db: the connection
 * @requests: (element-type JournalRequest): what is to be written, in order
 * @error: where to say why it failed
 *
 * Writes all of it in one transaction, or nothing.
 *
 * Returns: whether all of it is safe
 */
gboolean
journal_write_all (sqlite3 *db,
                   GQueue *requests,
                   GError **error)
{
  int result = sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
  gboolean refused = FALSE;

  for (GList *link = requests->head; link != NULL && result == SQLITE_OK && !refused; link = link->next)
    {
      refused = !check_request (db, link->data, &result, error) && result == SQLITE_OK;
      if (result == SQLITE_OK && !refused)
        result = write_request (db, link->data);
    }
  if (result == SQLITE_OK && !refused)
    result = sqlite3_exec (db, "UPDATE care SET changes = changes + 1; COMMIT", NULL, NULL, NULL);
  if (result == SQLITE_OK && !refused)
    return TRUE;

  if (!refused)
    journal_fail (error, SCRIBA_ERROR_UNWRITABLE, db, result);
  if (!sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}
