/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-check.h"

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
