/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-restore.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/*
 * What the tables of a library are called is known, so that damage to their names costs nothing that lies in them: they
 * get their names again, in a copy.
 */

/* What SQLite may put beside it too. */
static const char * const ends[] = { "", "-wal", "-shm" };

#define N_COPIED 2

static char *
name_copy (const char *path,
           const char *end)
{
  return g_strconcat (path, ".restored", end, NULL);
}

static gboolean
copy_files (const char *path)
{
  for (guint i = 0; i < N_COPIED; i++)
    {
      g_autofree char *name = g_strconcat (path, ends[i], NULL);
      g_autofree char *copy_name = name_copy (path, ends[i]);
      g_autoptr (GFile) from = g_file_new_for_path (name);
      g_autoptr (GFile) to = g_file_new_for_path (copy_name);

      if (g_file_query_exists (from, NULL)
          && !g_file_copy (from, to, G_FILE_COPY_OVERWRITE | G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, NULL))
        return FALSE;
    }

  return TRUE;
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

  return result == SQLITE_DONE ? sqlite3_exec (db, "PRAGMA writable_schema = RESET", NULL, NULL, NULL) : result;
}

/**
 * journal_restore_open:
 * @path: a damaged library, which nobody has open
 * @vfs: (nullable): the VFS to use
 * @sample: a library of the newest version
 *
 * Opens a copy of a library whose tables are all there, but not by their names.
 *
 * Returns: (transfer full) (nullable): the copy, with its tables called as they should be, for journal_restore_close();
 *   %NULL if that is not what is wrong with it, or nothing could be done about it
 */
sqlite3 *
journal_restore_open (const char *path,
                      const char *vfs,
                      sqlite3 *sample)
{
  g_autofree char *copy = name_copy (path, "");
  g_autoptr (sqlite3) db = NULL;

  if (copy_files (path) && journal_open (copy, SQLITE_OPEN_READWRITE, vfs, &db) == SQLITE_OK)
    {
      /* So that a schema that makes no sense can be read and written. */
      sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
      sqlite3_exec (db, "PRAGMA writable_schema = ON", NULL, NULL, NULL);
      if (has_other_schema (db, sample) && write_schema (db, sample) == SQLITE_OK)
        return g_steal_pointer (&db);
    }

  journal_restore_close (path, g_steal_pointer (&db));
  return NULL;
}

/**
 * journal_restore_close:
 * @path: the damaged library
 * @db: (transfer full) (nullable): the copy
 *
 * Closes and removes the copy.
 */
void
journal_restore_close (const char *path,
                       sqlite3 *db)
{
  sqlite3_close (db);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *copy = name_copy (path, ends[i]);

      g_remove (copy);
    }
}
