/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-read.h"

#include <string.h>

#define ROW "SELECT id, game, header, sum, summary, modified, deleted, finished, head, tip FROM game"
#define ENTRIES "SELECT seq, payload, sum FROM entry WHERE game = ? ORDER BY seq"

/* Returns whether the texts of the row are sound. */
static gboolean
read_row (sqlite3_stmt *statement,
          ScribaJournalRow *row)
{
  row->id = journal_column_text (statement, 0);
  row->game = journal_column_text (statement, 1);
  row->header = journal_column_text (statement, 2);
  row->summary = journal_column_text (statement, 4);
  row->modified = sqlite3_column_int64 (statement, 5);
  row->deleted = sqlite3_column_int64 (statement, 6);
  row->finished = sqlite3_column_int64 (statement, 7) != 0;

  return row->id != NULL && row->game != NULL && row->header != NULL && row->summary != NULL
         && journal_sum (row->id, 0, row->header) == sqlite3_column_int64 (statement, 3);
}

static gboolean
is_seq (gint64 seq)
{
  return seq >= 0 && seq <= G_MAXUINT32;
}

/* What is no number of an entry lies beyond them all. */
static gboolean
read_game_row (sqlite3_stmt *statement,
               ScribaJournalGame *game)
{
  gint64 head = sqlite3_column_int64 (statement, 8);
  gint64 tip = sqlite3_column_int64 (statement, 9);

  game->head = is_seq (head) ? head : G_MAXUINT32;
  game->tip = is_seq (tip) ? tip : G_MAXUINT32;
  return read_row (statement, &game->row) && is_seq (head) && is_seq (tip);
}

/* Of a damaged library. The game's word is in its header, too, and the summary can be made anew. */
static gboolean
read_remaining_row (sqlite3_stmt *statement,
                    ScribaJournalGame *game,
                    gboolean *sound)
{
  ScribaJournalRow *row = &game->row;

  *sound = read_game_row (statement, game) && *sound;
  if (row->id == NULL || row->header == NULL
      || journal_sum (row->id, 0, row->header) != sqlite3_column_int64 (statement, 3))
    return FALSE;

  if (row->game == NULL)
    row->game = g_strdup ("");
  if (row->summary == NULL)
    row->summary = g_strdup ("");
  return TRUE;
}

static int
read_box (sqlite3 *db,
          ScribaJournalGame *game)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, "SELECT text, sum FROM box WHERE game = ?", "t", game->row.id);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result != SQLITE_ROW)
    return result == SQLITE_DONE ? SQLITE_CORRUPT : result;

  game->box = journal_column_text (statement, 0);
  if (game->box != NULL && journal_sum (game->row.id, 0, game->box) == sqlite3_column_int64 (statement, 1))
    return SQLITE_OK;

  g_clear_pointer (&game->box, g_free);
  return SQLITE_CORRUPT;
}

/* Reads the entries up to the first one that is not sound. */
static int
read_entries (sqlite3 *db,
              ScribaJournalGame *game)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, ENTRIES, "t", game->row.id);

  if (result != SQLITE_OK)
    return result;

  while ((result = sqlite3_step (statement)) == SQLITE_ROW)
    {
      g_autofree char *payload = journal_column_text (statement, 1);
      gint64 seq = game->entries->len + 1;

      if (payload == NULL || sqlite3_column_int64 (statement, 0) != seq
          || journal_sum (game->row.id, seq, payload) != sqlite3_column_int64 (statement, 2))
        return SQLITE_CORRUPT;
      g_ptr_array_add (game->entries, g_steal_pointer (&payload));
    }

  return result == SQLITE_DONE ? SQLITE_OK : result;
}

/* A library of the first version has none; one of a later version whose table is gone has lost them. */
static int
say_no_table (sqlite3 *db,
              int result)
{
  gint64 version;

  if ((result & 0xff) == SQLITE_ERROR && journal_ask (db, "PRAGMA user_version", &version) == SQLITE_OK && version == 1)
    return SQLITE_OK;
  return result;
}

/**
 * journal_read_renamings:
 * @db: the connection
 * @game: a game, which may have the first ones
 *
 * Reads the renamings that follow those that the game has, up to the first one that is not sound.
 *
 * Returns: %SQLITE_OK, or what went wrong
 */
int
journal_read_renamings (sqlite3 *db,
                        ScribaJournalGame *game)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, "SELECT number, seq, payload, sum FROM renaming WHERE game = ? AND number > ?"
                                             " ORDER BY number",
                             "ti", game->row.id, (gint64) game->renamings->len);

  if (result != SQLITE_OK)
    return say_no_table (db, result);

  while ((result = sqlite3_step (statement)) == SQLITE_ROW)
    {
      g_autofree char *payload = journal_column_text (statement, 2);
      gint64 number = game->renamings->len + 1;
      gint64 seq = sqlite3_column_int64 (statement, 1);

      if (payload == NULL || sqlite3_column_int64 (statement, 0) != number || seq < 0 || seq > G_MAXUINT32
          || journal_sum (game->row.id, JOURNAL_RENAMING_SEQ (number, seq), payload) != sqlite3_column_int64 (statement, 3))
        return SQLITE_CORRUPT;
      scriba_journal_game_add_renaming (game, seq, payload);
    }

  return result == SQLITE_DONE ? SQLITE_OK : result;
}

/* The newest first. SQLite would sort whole rows, and write them to the disk for it. */
static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const ScribaJournalRow *one = *(const ScribaJournalRow * const *) a;
  const ScribaJournalRow *other = *(const ScribaJournalRow * const *) b;

  if (one->modified != other->modified)
    return one->modified > other->modified ? -1 : 1;
  return strcmp (one->id, other->id);
}

/**
 * journal_read_list:
 * @db: the connection
 * @error: where to say why it could not be read
 *
 * Returns: (transfer full) (nullable) (element-type ScribaJournalRow): all games, the newest first
 */
GPtrArray *
journal_read_list (sqlite3 *db,
                   GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) scriba_journal_row_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, ROW, "");

  if (result == SQLITE_OK)
    while ((result = sqlite3_step (statement)) == SQLITE_ROW)
      {
        g_autoptr (ScribaJournalRow) row = scriba_journal_row_new ();

        if (!read_row (statement, row))
          {
            result = SQLITE_CORRUPT;
            break;
          }
        g_ptr_array_add (rows, g_steal_pointer (&row));
      }

  if (result == SQLITE_DONE)
    {
      g_ptr_array_sort (rows, compare_rows);
      return g_steal_pointer (&rows);
    }

  journal_fail (error, SCRIBA_ERROR_UNREADABLE, db, result);
  return NULL;
}

/**
 * journal_read_game:
 * @db: the connection
 * @id: UUID of a game
 * @error: where to say that there is none, or why it could not be read
 *
 * Returns: (transfer full) (nullable): the game, whole and sound
 */
ScribaJournalGame *
journal_read_game (sqlite3 *db,
                   const char *id,
                   GError **error)
{
  g_autoptr (ScribaJournalGame) game = scriba_journal_game_new ();
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, ROW " WHERE id = ?", "t", id);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_DONE)
    {
      scriba_error_set (error, SCRIBA_ERROR_NO_GAME, NULL, id, NULL, 0, 0);
      return NULL;
    }

  if (result == SQLITE_ROW)
    result = read_game_row (statement, game) ? SQLITE_OK : SQLITE_CORRUPT;
  if (result == SQLITE_OK)
    result = read_box (db, game);
  if (result == SQLITE_OK)
    result = read_entries (db, game);
  if (result == SQLITE_OK)
    result = journal_read_renamings (db, game);
  if (result == SQLITE_OK && MAX (game->head, game->tip) > game->entries->len)
    result = SQLITE_CORRUPT;
  if (result == SQLITE_OK)
    return g_steal_pointer (&game);

  journal_fail (error, SCRIBA_ERROR_UNREADABLE, db, result);
  return NULL;
}

/* Adds what a walk over the rows comes by. Returns whether it came to its end. */
static gboolean
collect_rows (sqlite3 *db,
              const char *sql,
              GHashTable *seen,
              GPtrArray *games,
              gboolean *sound)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, sql, "");

  if (result == SQLITE_OK)
    while ((result = sqlite3_step (statement)) == SQLITE_ROW)
      {
        g_autoptr (ScribaJournalGame) game = scriba_journal_game_new ();

        if (read_remaining_row (statement, game, sound) && g_hash_table_add (seen, g_strdup (game->row.id)))
          g_ptr_array_add (games, g_steal_pointer (&game));
      }

  return result == SQLITE_DONE;
}

/**
 * journal_read_remains:
 * @db: a connection to a damaged library
 * @all: where to say whether these are certainly all games
 *
 * Returns: (transfer full) (element-type ScribaJournalGame): the games that are known to be such, without boxes and
 *   entries; with an empty summary where that must be made anew
 */
GPtrArray *
journal_read_remains (sqlite3 *db,
                      gboolean *all)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) scriba_journal_game_free);
  gboolean sound = TRUE;

  /* From both ends, so that a page that makes no sense hides nothing but itself. */
  *all = collect_rows (db, ROW " NOT INDEXED", seen, games, &sound)
         || (collect_rows (db, ROW " NOT INDEXED ORDER BY rowid DESC", seen, games, &sound), FALSE);
  *all = *all && sound;
  return games;
}

/* Adds the entries that a walk comes by and that are sound. Returns whether it came to its end. */
static gboolean
collect_entries (sqlite3 *db,
                 const char *sql,
                 const char *id,
                 GHashTable *entries,
                 guint *n_rows)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, sql, "t", id);

  *n_rows = 0;
  if (result == SQLITE_OK)
    while ((result = sqlite3_step (statement)) == SQLITE_ROW)
      {
        gint64 seq = sqlite3_column_int64 (statement, 0);
        g_autofree char *payload = journal_column_text (statement, 1);

        (*n_rows)++;
        if (payload != NULL && seq > 0 && is_seq (seq) && journal_sum (id, seq, payload) == sqlite3_column_int64 (statement, 2))
          g_hash_table_insert (entries, GUINT_TO_POINTER ((guint) seq), g_steal_pointer (&payload));
      }

  return result == SQLITE_DONE;
}

/**
 * journal_read_remaining_entries:
 * @db: a connection to a library that may be damaged
 * @id: UUID of a game
 * @n_entries: where to say how many there were; %G_MAXUINT if that cannot be known
 *
 * Returns: (transfer full) (element-type guint utf8): the entries that are sound, by their numbers
 */
GHashTable *
journal_read_remaining_entries (sqlite3 *db,
                                const char *id,
                                guint *n_entries)
{
  GHashTable *entries = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  guint n_rows;

  /* From both ends, as with the games. */
  if (!collect_entries (db, ENTRIES, id, entries, n_entries))
    {
      collect_entries (db, ENTRIES " DESC", id, entries, &n_rows);
      *n_entries = G_MAXUINT;
    }
  return entries;
}

/** journal_read_remaining_box: (transfer full) (nullable): the box of a game, if it is sound. */
char *
journal_read_remaining_box (sqlite3 *db,
                            const char *id)
{
  g_autoptr (ScribaJournalGame) game = scriba_journal_game_new ();

  game->row.id = g_strdup (id);
  read_box (db, game);
  return g_steal_pointer (&game->box);
}

/**
 * journal_read_sums:
 * @db: the connection
 * @error: where to say which kind of failure there was
 *
 * Reads every text and compares its sum.
 *
 * Returns: whether all are sound
 */
gboolean
journal_read_sums (sqlite3 *db,
                   GError **error)
{
  static const char * const texts[] = {
    /* Found by the index, of which SQLite's quick look says nothing. */
    "SELECT id, 0, (SELECT header FROM game AS found WHERE found.id = game.id), sum FROM game NOT INDEXED",
    "SELECT game, 0, text, sum FROM box",
    "SELECT game, seq, payload, sum FROM entry",
    "SELECT game, (number << 32) + seq, payload, sum FROM renaming",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (sqlite3_stmt) statement = NULL;
      int result = journal_bind (db, &statement, texts[i], "");

      while (result == SQLITE_OK && (result = sqlite3_step (statement)) == SQLITE_ROW)
        {
          const char *id = (const char *) sqlite3_column_text (statement, 0);
          const char *text = (const char *) sqlite3_column_text (statement, 2);
          gint64 sum = sqlite3_column_int64 (statement, 3);

          result = id != NULL && text != NULL && journal_sum (id, sqlite3_column_int64 (statement, 1), text) == sum
                   ? SQLITE_OK : SQLITE_CORRUPT;
        }
      if (result != SQLITE_DONE && say_no_table (db, result) != SQLITE_OK)
        {
          journal_fail (error, SCRIBA_ERROR_UNREADABLE, db, result);
          return FALSE;
        }
    }

  return TRUE;
}

/**
 * journal_read_gaps:
 * @db: the connection
 * @error: where to say which kind of failure there was
 *
 * Looks for rows that should be there: SQLite does not miss what a page does not tell of any more.
 *
 * Returns: whether none is missing
 */
gboolean
journal_read_gaps (sqlite3 *db,
                   GError **error)
{
  static const char * const gaps[] = {
    "SELECT count(*) FROM game WHERE id NOT IN (SELECT game FROM box)",
    "SELECT count(*) FROM box WHERE (SELECT header FROM game WHERE id = box.game) IS NULL",
    "SELECT count(*) FROM (SELECT game AS id, count(*) AS n, max(seq) AS last FROM entry GROUP BY game) AS found"
    " WHERE n <> last OR (SELECT max(head, tip) FROM game WHERE id = found.id) IS NULL",
    "SELECT count(*) FROM game WHERE min(head, tip) < 0"
    " OR max(head, tip) > (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.game = game.id)",
    "SELECT count(*) FROM (SELECT count(*) AS n, max(number) AS last FROM renaming GROUP BY game) WHERE n <> last",
  };

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    {
      gint64 n_missing;
      int result = journal_ask (db, gaps[i], &n_missing);

      if (result == SQLITE_OK && n_missing > 0)
        result = SQLITE_CORRUPT;
      if (result != SQLITE_OK && say_no_table (db, result) != SQLITE_OK)
        {
          journal_fail (error, SCRIBA_ERROR_UNREADABLE, db, result);
          return FALSE;
        }
    }

  return TRUE;
}
