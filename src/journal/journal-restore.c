/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-restore.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/*
 * What is left of a damaged library is read in a copy: SQLite would empty its log, or remove that of a file without
 * anything in it. What the tables of a library are called is known, so that damage to their names costs nothing that lies
 * in them: they get their names again there.
 */

/* What SQLite may put beside it too. */
static const char * const ends[] = { "", "-wal", "-shm" };

static char *
name_copy (const char *path,
           const char *end)
{
  return g_strconcat (path, ".remains", end, NULL);
}

static void
remove_copy (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *copy = name_copy (path, ends[i]);

      g_remove (copy);
    }
}

/* Returns whether there is nothing more to copy. */
static gboolean
copy_file (const char *path,
           const char *end)
{
  g_autofree char *name = g_strconcat (path, end, NULL);
  g_autofree char *copy = name_copy (path, end);
  g_autoptr (GFile) from = g_file_new_for_path (name);
  g_autoptr (GFile) to = g_file_new_for_path (copy);

  return !g_file_query_exists (from, NULL) || g_file_copy (from, to, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, NULL);
}

/* SQLite takes an empty file for a library that was never begun, and does not look into its log, in which there may be all of
 * it. A page of nothing lets it look there. */
static gboolean
copy_library (const char *path)
{
  static const char page[4096];
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *copy = name_copy (path, "");
  GStatBuf file;

  if ((g_stat (path, &file) != 0 || file.st_size == 0) && g_file_test (log, G_FILE_TEST_EXISTS))
    return g_file_set_contents_full (copy, page, sizeof page, G_FILE_SET_CONTENTS_NONE, 0600, NULL) && copy_file (path, "-wal");

  return copy_file (path, "") && copy_file (path, "-wal");
}

/* All of it as one text; NULL if it cannot be read. */
static char *
read_schema (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (db, &statement, "SELECT group_concat (type || '|' || name || '|' || tbl_name || '|' || coalesce (sql, ''))"
                                             " FROM (SELECT * FROM sqlite_schema ORDER BY rowid)", "");

  return result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW ? journal_column_text (statement, 0) : NULL;
}

static gboolean
has_other_schema (sqlite3 *db,
                  sqlite3 *sample)
{
  g_autofree char *found = read_schema (db);
  g_autofree char *expected = read_schema (sample);
  gint64 n_found = 0;
  gint64 n_expected = 0;

  /* Tables that are missing are not restored by a name. */
  return g_strcmp0 (found, expected) != 0
         && journal_ask (db, "SELECT count(*) FROM sqlite_schema", &n_found) == SQLITE_OK
         && journal_ask (sample, "SELECT count(*) FROM sqlite_schema", &n_expected) == SQLITE_OK
         && n_found == n_expected;
}

/* One by one, in the order in which they were made. Where their pages are stays as it is. */
static int
write_schema (sqlite3 *db,
              sqlite3 *sample)
{
  g_autoptr (sqlite3_stmt) rows = NULL;
  int result = journal_bind (sample, &rows, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid", "");
  gint64 n = 0;

  while (result == SQLITE_OK && (result = sqlite3_step (rows)) == SQLITE_ROW)
    result = journal_do (db, "UPDATE sqlite_schema SET type = ?, name = ?, tbl_name = ?, sql = ?"
                             " WHERE rowid = (SELECT rowid FROM sqlite_schema ORDER BY rowid LIMIT 1 OFFSET ?)", "tttti",
                         sqlite3_column_text (rows, 0), sqlite3_column_text (rows, 1), sqlite3_column_text (rows, 2),
                         sqlite3_column_text (rows, 3), n++);

  return result;
}

/* A schema that makes no sense can be read and written only in between. */
static void
restore_names (sqlite3 *db,
               sqlite3 *sample)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
  sqlite3_exec (db, "PRAGMA writable_schema = ON", NULL, NULL, NULL);
  if (has_other_schema (db, sample) && sqlite3_exec (db, "BEGIN", NULL, NULL, NULL) == SQLITE_OK)
    sqlite3_exec (db, write_schema (db, sample) == SQLITE_DONE ? "COMMIT" : "ROLLBACK", NULL, NULL, NULL);
  sqlite3_exec (db, "PRAGMA writable_schema = RESET", NULL, NULL, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
}

/**
 * journal_restore_open:
 * @path: a damaged library, which nobody has open
 * @vfs: (nullable): the VFS to use
 * @sample: a library of the newest version
 *
 * Opens a copy of what is left of it; itself, to be read only, if there is no room for one.
 *
 * Returns: (transfer full) (nullable): the connection, for journal_restore_close(); %NULL if it cannot be opened
 */
sqlite3 *
journal_restore_open (const char *path,
                      const char *vfs,
                      sqlite3 *sample)
{
  g_autofree char *copy = name_copy (path, "");
  sqlite3 *db = NULL;

  remove_copy (path);
  if (copy_library (path) && journal_open (copy, SQLITE_OPEN_READWRITE, vfs, &db) == SQLITE_OK)
    restore_names (db, sample);
  else if (journal_open (path, SQLITE_OPEN_READONLY, vfs, &db) == SQLITE_OK)
    sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);

  return db;
}

/**
 * journal_restore_close:
 * @path: the damaged library
 * @db: (transfer full) (nullable): what was opened
 *
 * Closes it, and removes the copy.
 */
void
journal_restore_close (const char *path,
                       sqlite3 *db)
{
  sqlite3_close (db);
  remove_copy (path);
}
