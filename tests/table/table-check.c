/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-check.h"

#include <sqlite3.h>

void
count_cb (guint *n_calls)
{
  (*n_calls)++;
}

/* Lists the games. */
void
load_library (ScribaLibrary *library)
{
  scriba_library_load (library);
  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
}

/* Keeps the game where @data says; it must be sound. */
void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  ScribaTable **opened = data;

  g_assert_no_error (error);
  *opened = table;
}

ScribaTable *
open_table (ScribaLibrary *library,
            const char *id)
{
  ScribaTable *table = NULL;

  scriba_library_open (library, id, opened_cb, &table);
  while (table == NULL)
    g_main_context_iteration (NULL, TRUE);
  return table;
}

/* Closes a library and changes its database. */
void
change_library (ScribaLibrary **library,
                const char *folder,
                const char *sql)
{
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  sqlite3 *db;

  g_assert_true (scriba_library_wait (*library, NULL));
  g_clear_object (library);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}
