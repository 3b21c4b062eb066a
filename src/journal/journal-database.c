/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-database.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* How long a lock of another program is waited for, in milliseconds. */
#define PATIENCE 1000

/* Twice what a file of a game may be, which has more than any row. SQLite itself would take a gigabyte. */
#define LONGEST_ROW (16 * 1048576)

/**
 * journal_open:
 * @path: where the database is
 * @flags: `SQLITE_OPEN_…`
 * @vfs: (nullable): the VFS to use
 * @db: where to put the connection, or %NULL there
 *
 * Opens a connection that one thread uses.
 *
 * Returns: SQLite's result
 */
int
journal_open (const char *path,
              int flags,
              const char *vfs,
              sqlite3 **db)
{
  int result = sqlite3_open_v2 (path, db, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, vfs);

  if (result != SQLITE_OK)
    {
      sqlite3_close (*db);
      *db = NULL;
      return result;
    }

  sqlite3_busy_timeout (*db, PATIENCE);
  /* What is read may be damaged or made to do harm. */
  sqlite3_db_config (*db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (*db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_limit (*db, SQLITE_LIMIT_LENGTH, LONGEST_ROW);
  return SQLITE_OK;
}

/**
 * journal_fail_errno:
 * @error: (nullable): where to put the error
 * @code: %SCRIBA_ERROR_UNREADABLE or %SCRIBA_ERROR_UNWRITABLE
 * @number: a value of `errno`
 *
 * Says why the system refused.
 */
void
journal_fail_errno (GError **error,
                    ScribaError code,
                    int number)
{
  scriba_error_set (error, code, NULL, g_strerror (number), NULL, 0, 0);
}

/**
 * journal_fail:
 * @error: (nullable): where to put the error
 * @code: %SCRIBA_ERROR_UNREADABLE or %SCRIBA_ERROR_UNWRITABLE
 * @db: (nullable): the connection
 * @result: SQLite's result
 *
 * Says why SQLite failed.
 */
void
journal_fail (GError **error,
              ScribaError code,
              sqlite3 *db,
              int result)
{
  int number = db != NULL ? sqlite3_system_errno (db) : 0;

  /* We never wrote it. */
  if (result == SQLITE_TOOBIG && code == SCRIBA_ERROR_UNREADABLE)
    result = SQLITE_CORRUPT;

  switch (result & 0xff)
    {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    /* Our own statements are right, so that it is the tables that are not. */
    case SQLITE_ERROR:
      scriba_error_set (error, SCRIBA_ERROR_LIBRARY_DAMAGED, NULL, NULL, NULL, 0, 0);
      break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      scriba_error_set (error, SCRIBA_ERROR_LIBRARY_LOCKED, NULL, NULL, NULL, 0, 0);
      break;
    case SQLITE_FULL:
      journal_fail_errno (error, code, ENOSPC);
      break;
    case SQLITE_IOERR:
      journal_fail_errno (error, code, number == EDQUOT ? number : EIO);
      break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      journal_fail_errno (error, code, EACCES);
      break;
    case SQLITE_CANTOPEN:
      journal_fail_errno (error, code, number != 0 ? number : EACCES);
      break;
    default:
      scriba_error_set (error, code, NULL, db != NULL ? sqlite3_errmsg (db) : sqlite3_errstr (result), NULL, 0, 0);
      break;
    }
}

static int
bind_list (sqlite3_stmt *statement,
           const char *types,
           va_list values)
{
  int result = SQLITE_OK;

  for (int i = 0; types[i] != '\0' && result == SQLITE_OK; i++)
    if (types[i] == 't')
      result = sqlite3_bind_text (statement, i + 1, va_arg (values, const char *), -1, SQLITE_STATIC);
    else
      result = sqlite3_bind_int64 (statement, i + 1, va_arg (values, gint64));

  return result;
}

/**
 * journal_bind:
 * @db: the connection
 * @statement: where to put the statement
 * @sql: one statement
 * @types: for each parameter `t` for a text, which must outlive the statement, or `i` for a `gint64`
 * @...: the parameters
 *
 * Prepares a statement.
 *
 * Returns: SQLite's result
 */
int
journal_bind (sqlite3 *db,
              sqlite3_stmt **statement,
              const char *sql,
              const char *types,
              ...)
{
  int result = sqlite3_prepare_v2 (db, sql, -1, statement, NULL);
  va_list values;

  if (result == SQLITE_OK)
    {
      va_start (values, types);
      result = bind_list (*statement, types, values);
      va_end (values);
    }

  return result;
}

/**
 * journal_do:
 * @db: the connection
 * @sql: one statement that answers nothing
 * @types: as for journal_bind()
 * @...: the parameters
 *
 * Prepares and runs a statement.
 *
 * Returns: %SQLITE_OK, or what went wrong
 */
int
journal_do (sqlite3 *db,
            const char *sql,
            const char *types,
            ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);
  va_list values;

  if (result != SQLITE_OK)
    return result;

  va_start (values, types);
  result = bind_list (statement, types, values);
  va_end (values);

  while (result == SQLITE_OK || result == SQLITE_ROW)
    result = sqlite3_step (statement);
  return result == SQLITE_DONE ? SQLITE_OK : result;
}

/**
 * journal_ask:
 * @db: the connection
 * @sql: a question with one number as its answer
 * @answer: where to put it
 *
 * Returns: %SQLITE_OK; %SQLITE_NOTFOUND if there is no answer; or what went wrong
 */
int
journal_ask (sqlite3 *db,
             const char *sql,
             gint64 *answer)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_DONE)
    return SQLITE_NOTFOUND;
  if (result != SQLITE_ROW)
    return result;

  *answer = sqlite3_column_int64 (statement, 0);
  return SQLITE_OK;
}

/**
 * journal_column_text:
 * @statement: one that stands on a row
 * @column: number of a column
 *
 * Returns: (transfer full) (nullable): its text; %NULL if it is none or not UTF-8
 */
char *
journal_column_text (sqlite3_stmt *statement,
                     int column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);
  int length = sqlite3_column_bytes (statement, column);

  /* A text with a zero in it is none either. */
  return text != NULL && g_utf8_validate (text, length, NULL) ? g_strndup (text, length) : NULL;
}

/**
 * journal_sum:
 * @id: whose text it is
 * @seq: number of the entry, 0 for other texts
 * @text: a text
 *
 * SQLite finds a page that makes no sense, but not a letter that became another one.
 *
 * Returns: its sum by FNV-1a, with what tells it from others
 */
gint64
journal_sum (const char *id,
             gint64 seq,
             const char *text)
{
  guint64 sum = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (; *id != '\0'; id++)
    sum = (sum ^ (guchar) *id) * G_GUINT64_CONSTANT (0x100000001b3);
  sum = (sum ^ (guint64) seq) * G_GUINT64_CONSTANT (0x100000001b3);
  for (; *text != '\0'; text++)
    sum = (sum ^ (guchar) *text) * G_GUINT64_CONSTANT (0x100000001b3);

  return (gint64) sum;
}

/**
 * journal_sync:
 * @path: a file, or a folder in which files were renamed
 *
 * Returns: whether its contents, or the new names, are on the disk; if not, `errno` says why
 */
gboolean
journal_sync (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC);
  gboolean done = fd >= 0 && fsync (fd) == 0;
  int number = errno;

  if (fd >= 0)
    close (fd);
  errno = number;
  return done;
}
