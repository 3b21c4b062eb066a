/* SPDX-License-Identifier: GPL-3.0-or-later */

/* kill-writer FOLDER write ID: adds a game and appends to it until it is killed, and prints each number of entries
 *   that was told to be safe. Meanwhile it makes backups, undoes, and goes on.
 * kill-writer FOLDER check: prints each game with its number of entries, after asserting that all is sound. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "journal-check.h"
#include "journal-database.h"

/* So many entries wait at most, so that they are committed in batches of every size. */
#define AHEAD 7

static void
write_for_ever (ScribaJournal *journal,
                const char *id)
{
  guint64 start = journal_add (journal, id, 0);
  guint32 seq = 0;

  journal_assert_safe (journal, start);
  for (;;)
    {
      guint64 token;

      for (guint i = 0; i <= seq % AHEAD; i++)
        token = journal_append (journal, id, ++seq);
      if (seq % 50 < AHEAD)
        scriba_journal_back_up (journal);
      journal_assert_safe (journal, token);
      printf ("%u\n", seq);
      fflush (stdout);
    }
}

static void
check (ScribaJournal *journal,
       const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = journal_list (journal, &error);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (sqlite3) db = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++)
    {
      const ScribaJournalRow *row = g_ptr_array_index (rows, i);
      g_autoptr (ScribaJournalGame) game = journal_load (journal, row->id, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (game->head, ==, game->entries->len);
      journal_assert_entries (journal, row->id, game->entries->len);
      printf ("%s %u\n", row->id, game->entries->len);
    }
  journal_assert_quiet (journal);
  scriba_journal_free (journal);

  g_assert_cmpint (journal_open (path, SQLITE_OPEN_READONLY, NULL, &db), ==, SQLITE_OK);
  g_assert_cmpint (journal_bind (db, &statement, "PRAGMA quick_check", ""), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  g_assert_cmpstr ((const char *) sqlite3_column_text (statement, 0), ==, "ok");
}

int
main (int argc,
      char **argv)
{
  ScribaJournal *journal;

  g_assert_cmpint (argc, >=, 3);
  journal = scriba_journal_new (argv[1], NULL, NULL, NULL);
  if (strcmp (argv[2], "write") == 0 && argc == 4)
    write_for_ever (journal, argv[3]);
  else
    check (journal, argv[1]);

  return EXIT_SUCCESS;
}
