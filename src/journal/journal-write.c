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
  g_free (self->box);
  g_free (self->renaming);
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

static int
write_renaming (sqlite3 *db,
                const char *id,
                gint64 number,
                gint64 seq,
                const char *payload)
{
  return journal_do (db, "INSERT INTO renaming VALUES (?, ?, ?, ?, ?)", "tiiti",
                     id, number, seq, payload, journal_sum (id, JOURNAL_RENAMING_SEQ (number, seq), payload));
}

static int
write_renamings (sqlite3 *db,
                 const ScribaJournalGame *game)
{
  int result = SQLITE_OK;

  for (guint i = 0; i < game->renamings->len && result == SQLITE_OK; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      result = write_renaming (db, game->row.id, i + 1, renaming->seq, renaming->payload);
    }

  return result;
}

/* It concerns what the game has until now. */
static int
append_renaming (sqlite3 *db,
                 const JournalRequest *request)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 number = 0;
  gint64 seq = 0;
  int result = journal_bind (db, &statement, "SELECT (SELECT count(*) FROM renaming WHERE game = ?1),"
                                             " (SELECT coalesce(max(seq), 0) FROM entry WHERE game = ?1)",
                             "t", request->id);

  if (result == SQLITE_OK && (result = sqlite3_step (statement)) == SQLITE_ROW)
    {
      number = sqlite3_column_int64 (statement, 0) + 1;
      seq = sqlite3_column_int64 (statement, 1);
      result = sqlite3_reset (statement);
    }
  if (result == SQLITE_OK)
    result = write_renaming (db, request->id, number, seq, request->renaming);
  if (result == SQLITE_OK)
    result = journal_do (db, "UPDATE game SET summary = ? WHERE id = ?", "tt", request->mark.summary, request->id);
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
  if (result == SQLITE_OK)
    result = write_renamings (db, game);
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

/* That it was deleted stays true. */
static int
replace_game (sqlite3 *db,
              const ScribaJournalGame *game)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 deleted = 0;
  int result = journal_bind (db, &statement, "SELECT deleted FROM game WHERE id = ?", "t", game->row.id);

  if (result == SQLITE_OK && (result = sqlite3_step (statement)) == SQLITE_ROW)
    deleted = sqlite3_column_int64 (statement, 0);
  if (result == SQLITE_ROW || result == SQLITE_DONE)
    result = sqlite3_reset (statement);
  if (result == SQLITE_OK)
    result = journal_do (db, "DELETE FROM game WHERE id = ?", "t", game->row.id);
  if (result == SQLITE_OK)
    result = journal_write_game (db, game);
  if (result == SQLITE_OK)
    result = journal_do (db, "UPDATE game SET deleted = ? WHERE id = ?", "it", deleted, game->row.id);
  return result;
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
    case JOURNAL_REPLACE:
      return replace_game (db, request->game);
    case JOURNAL_MARK:
      if (request->payloads != NULL)
        result = write_entries (db, request->id, request->first, request->payloads);
      break;
    case JOURNAL_BOX:
      result = journal_do (db, "UPDATE box SET text = ?, sum = ? WHERE game = ?", "tit",
                           request->box, journal_sum (request->id, 0, request->box), request->id);
      break;
    case JOURNAL_DELETED:
      return journal_do (db, "UPDATE game SET deleted = ? WHERE id = ?", "it", request->deleted, request->id);
    case JOURNAL_RENAMING:
      return append_renaming (db, request);
    default:
      g_assert_not_reached ();
    }

  return result == SQLITE_OK ? write_mark (db, request) : result;
}

static void
refuse (GError **error,
        const char *reason)
{
  scriba_error_set (error, SCRIBA_ERROR_GAME_REFUSED, NULL, reason, NULL, 0, 0);
}

/* What a later reading would take for damage is refused: an entry that does not
 * follow the last one, and a place in the game that is none. Returns what went
 * wrong with the library itself. */
static int
check_request (sqlite3 *db,
               const JournalRequest *request,
               GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  guint n_new = request->payloads != NULL ? request->payloads->len : 0;
  gint64 last;
  int result;

  if (request->game != NULL)
    {
      if (MAX (request->game->head, request->game->tip) > request->game->entries->len)
        refuse (error, "head or tip beyond the last entry");
      return SQLITE_OK;
    }

  result = journal_bind (db, &statement, "SELECT (SELECT max(seq) FROM entry WHERE game = ?1) FROM game WHERE id = ?1",
                         "t", request->id);
  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result != SQLITE_ROW && result != SQLITE_DONE)
    return result;

  last = sqlite3_column_int64 (statement, 0);
  if (result == SQLITE_DONE)
    refuse (error, "no such game");
  else if (n_new > 0 && request->first != last + 1)
    refuse (error, "entries that do not follow the last one");
  else if (request->kind != JOURNAL_DELETED && request->kind != JOURNAL_RENAMING && MAX (request->mark.head, request->mark.tip) > last + n_new)
    refuse (error, "head or tip beyond the last entry");
  return SQLITE_OK;
}

/* What writing the very same again would not make good. */
static gboolean
is_refusal (int result)
{
  switch (result & 0xff)
    {
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
    case SQLITE_TOOBIG:
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * journal_write_all:
 * @db: the connection
 * @requests: (element-type JournalRequest): what is to be written, in order
 * @refused: (out) (nullable): which of them it is that can never be written, if it is one
 * @error: where to say why it failed
 *
 * Writes all of it in one transaction, or nothing.
 *
 * Returns: whether all of it is safe
 */
gboolean
journal_write_all (sqlite3 *db,
                   GQueue *requests,
                   JournalRequest **refused,
                   GError **error)
{
  int result = sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
  g_autoptr (GError) refusal = NULL;

  *refused = NULL;
  for (GList *link = requests->head; link != NULL && result == SQLITE_OK && *refused == NULL; link = link->next)
    {
      result = check_request (db, link->data, &refusal);
      if (result == SQLITE_OK && refusal == NULL)
        result = write_request (db, link->data);
      if (is_refusal (result))
        {
          refuse (&refusal, sqlite3_errmsg (db));
          result = SQLITE_OK;
        }
      if (refusal != NULL)
        *refused = link->data;
    }
  if (result == SQLITE_OK && *refused == NULL)
    result = sqlite3_exec (db, "UPDATE care SET changes = changes + 1; COMMIT", NULL, NULL, NULL);
  if (result == SQLITE_OK && *refused == NULL)
    return TRUE;

  if (*refused != NULL)
    g_propagate_error (error, g_steal_pointer (&refusal));
  else
    journal_fail (error, SCRIBA_ERROR_UNWRITABLE, db, result);
  if (!sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}
