/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-schema.h"

/* A box is large and seldom changed, so that it has a table of its own: every
 * entry writes the row of its game anew. Few games have renamings. */
static const char * const steps[] = {
  "CREATE TABLE game ("
  "  id TEXT NOT NULL PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  header TEXT NOT NULL,"
  "  sum INTEGER NOT NULL,"
  "  head INTEGER NOT NULL,"
  "  tip INTEGER NOT NULL,"
  "  summary TEXT NOT NULL,"
  "  modified INTEGER NOT NULL,"
  "  deleted INTEGER NOT NULL,"
  "  finished INTEGER NOT NULL"
  ") STRICT;"
  "CREATE TABLE box ("
  "  game TEXT NOT NULL PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
  "  text TEXT NOT NULL,"
  "  sum INTEGER NOT NULL"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE entry ("
  "  game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  seq INTEGER NOT NULL,"
  "  payload TEXT NOT NULL,"
  "  sum INTEGER NOT NULL,"
  "  PRIMARY KEY (game, seq)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE care ("
  "  changes INTEGER NOT NULL,"
  "  checked INTEGER NOT NULL"
  ") STRICT;"
  "INSERT INTO care VALUES (0, 0);",
  "CREATE TABLE renaming ("
  "  game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  seq INTEGER NOT NULL,"
  "  payload TEXT NOT NULL,"
  "  sum INTEGER NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") STRICT, WITHOUT ROWID;",
};

const JournalSchema journal_schema = { steps, G_N_ELEMENTS (steps) };

/* Those that every version has, and those that came later. */
#define FIRST_TABLES "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('game', 'box', 'entry', 'care')"
#define N_FIRST_TABLES 4
#define SECOND_TABLES "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'renaming'"

static JournalKind
say (JournalKind kind,
     GError **error)
{
  scriba_error_set (error, kind == JOURNAL_FOREIGN ? SCRIBA_ERROR_LIBRARY_FOREIGN : SCRIBA_ERROR_LIBRARY_DAMAGED,
                    NULL, NULL, NULL, 0, 0);
  return kind;
}

/**
 * journal_schema_judge:
 * @self: the versions that are known
 * @db: a connection
 * @version: where to put the version of a library
 * @error: where to say why it is not to be used
 *
 * Changes nothing.
 *
 * Returns: what the database is
 */
JournalKind
journal_schema_judge (const JournalSchema *self,
                      sqlite3 *db,
                      gint64 *version,
                      GError **error)
{
  gint64 id, n_tables, n_first, n_second;
  int result;

  *version = 0;
  if ((result = journal_ask (db, "PRAGMA application_id", &id)) != SQLITE_OK
      || (result = journal_ask (db, "PRAGMA user_version", version)) != SQLITE_OK
      || (result = journal_ask (db, "SELECT count(*) FROM sqlite_schema", &n_tables)) != SQLITE_OK
      || (result = journal_ask (db, FIRST_TABLES, &n_first)) != SQLITE_OK
      || (result = journal_ask (db, SECOND_TABLES, &n_second)) != SQLITE_OK)
    {
      /* A schema that cannot be understood is no library either. */
      if ((result & 0xff) == SQLITE_CORRUPT || (result & 0xff) == SQLITE_NOTADB || (result & 0xff) == SQLITE_ERROR)
        return say (JOURNAL_DAMAGED, error);

      journal_fail (error, SCRIBA_ERROR_UNREADABLE, db, result);
      return JOURNAL_UNKNOWN;
    }

  if (id == 0 && *version == 0 && n_tables == 0)
    return JOURNAL_EMPTY;
  if (id != JOURNAL_APPLICATION_ID)
    return say (n_first == N_FIRST_TABLES ? JOURNAL_DAMAGED : JOURNAL_FOREIGN, error);
  if (*version > self->n_steps)
    {
      g_autofree char *found = g_strdup_printf ("%" G_GINT64_FORMAT, *version);

      scriba_error_set (error, SCRIBA_ERROR_LIBRARY_NEWER, NULL, found, NULL, 0, self->n_steps);
      return JOURNAL_NEWER;
    }

  /* A table too few is lost, and one too many says that the version is wrong. */
  return *version > 0 && n_first == N_FIRST_TABLES && n_second == (*version > 1) ? JOURNAL_OURS
                                                                                 : say (JOURNAL_DAMAGED, error);
}

static int
take_step (const JournalSchema *self,
           sqlite3 *db,
           guint version)
{
  g_autofree char *numbers = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %u",
                                              JOURNAL_APPLICATION_ID, version);
  int result;

  if ((result = sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL)) == SQLITE_OK
      && (result = sqlite3_exec (db, self->steps[version - 1], NULL, NULL, NULL)) == SQLITE_OK
      && (result = sqlite3_exec (db, numbers, NULL, NULL, NULL)) == SQLITE_OK)
    result = sqlite3_exec (db, "COMMIT", NULL, NULL, NULL);

  return result;
}

/**
 * journal_schema_migrate:
 * @self: the versions that are known
 * @db: a connection to an empty database or to a library of ours
 * @error: where to say why it failed
 *
 * Makes the newest version of it, one version in one transaction. The caller has made a backup.
 *
 * Returns: whether that was done
 */
gboolean
journal_schema_migrate (const JournalSchema *self,
                        sqlite3 *db,
                        GError **error)
{
  gint64 version;
  int result = journal_ask (db, "PRAGMA user_version", &version);

  while (result == SQLITE_OK && version < self->n_steps)
    result = take_step (self, db, ++version);
  if (result == SQLITE_OK)
    return TRUE;

  /* A step that is wrong says nothing about the library. */
  if ((result & 0xff) == SQLITE_ERROR)
    scriba_error_set (error, SCRIBA_ERROR_UNWRITABLE, NULL, sqlite3_errmsg (db), NULL, 0, 0);
  else
    journal_fail (error, SCRIBA_ERROR_UNWRITABLE, db, result);
  if (!sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}
