/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a damaged library is mended: all that is sound somewhere arrives in the new one, whatever comes in between. */

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "fault-files.h"
#include "fault-vfs.h"
#include "journal-check.h"
#include "journal-database.h"
#include "journal-library.h"

#define N_ANTONY 12
#define N_BRUTUS 6

/* Of what was recorded after the backup. */
#define N_MORE 3

/* Ways to damage the game of Brutus. */
#define OF_BRUTUS " WHERE game = '" BRUTUS "'"
#define BREAK_ENTRY "UPDATE entry SET sum = 0" OF_BRUTUS " AND seq = 4;"
#define BREAK_BOX "UPDATE box SET sum = 0" OF_BRUTUS ";"
#define BREAK_HEADER "UPDATE game SET sum = 0 WHERE id = '" BRUTUS "';"
#define LOSE_ROW "PRAGMA foreign_keys = OFF; DELETE FROM game WHERE id = '" BRUTUS "';"
#define BREAK_SUMMARY "UPDATE game SET summary = CAST (x'7bff7d' AS TEXT) WHERE id = '" BRUTUS "';"
#define BREAK_WORD "UPDATE game SET game = CAST (x'ff' AS TEXT) WHERE id = '" BRUTUS "';"
#define BREAK_MARK "UPDATE game SET head = -1, tip = -1 WHERE id = '" BRUTUS "';"

/* Two games; with @backup, one of them goes on after it. */
static void
make_library (Folder *folder,
              gboolean backup)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_add (journal, ANTONY, N_ANTONY);
  journal_assert_safe (journal, journal_add (journal, BRUTUS, N_BRUTUS));
  if (!backup)
    return;

  scriba_journal_back_up (journal);
  scriba_journal_settle (journal);
  journal_time += 60;
  for (guint seq = N_BRUTUS + 1; seq <= N_BRUTUS + N_MORE; seq++)
    journal_assert_safe (journal, journal_append (journal, BRUTUS, seq));
}

/* The library must be found damaged; so many games are whole then. */
static ScribaJournal *
mend (Folder *folder,
      int n_whole,
      int n_in_part)
{
  ScribaJournal *journal = journal_in (folder);
  g_autoptr (GPtrArray) rows = journal_list (journal, NULL);
  g_autoptr (GError) report = NULL;

  journal_time += 2 * 24 * 3600;
  scriba_journal_maintain (journal);
  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED);
  g_assert_cmpint (scriba_error_get_facts (report)->lowest, ==, n_whole);
  g_assert_cmpint (scriba_error_get_facts (report)->highest, ==, n_in_part);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
  return journal;
}

static void
assert_stands_at (ScribaJournal *journal,
                  guint32 seq)
{
  g_autoptr (ScribaJournalGame) game = journal_load (journal, BRUTUS, NULL);
  g_autofree char *summary = g_strdup_printf ("{\"entries\":%u,\"renamings\":0}", seq);

  g_assert_cmpuint (game->head, ==, seq);
  g_assert_cmpuint (game->tip, ==, seq);
  g_assert_cmpstr (game->box, ==, "{\"title\":\"Practice box\"}");
  g_assert_cmpstr (game->row.summary, ==, summary);
}

typedef struct
{
  const char *name;
  const char *damage;
  gboolean backup;
  guint n_entries; /* that arrive */
  gboolean whole;
} Damage;

/* With a backup there are 9 entries, of which it has 6. */
static const Damage damages[] = {
  { "entry", BREAK_ENTRY, TRUE, 9, TRUE },
  { "entry-without-backup", BREAK_ENTRY, FALSE, 3, FALSE },
  { "entries", "UPDATE entry SET sum = 0" OF_BRUTUS " AND seq IN (4, 8);", TRUE, 7, FALSE },
  { "last-entry", "UPDATE entry SET sum = 0" OF_BRUTUS " AND seq = 9;", TRUE, 8, FALSE },
  { "entry-gone", "DELETE FROM entry" OF_BRUTUS " AND seq = 4;", TRUE, 9, TRUE },
  { "box", BREAK_BOX, TRUE, 9, FALSE },
  { "box-and-entry", BREAK_BOX BREAK_ENTRY, TRUE, 9, FALSE },
  { "box-gone", "DELETE FROM box" OF_BRUTUS ";", TRUE, 9, FALSE },
  { "box-without-backup", BREAK_BOX, FALSE, 6, FALSE },
  { "row", BREAK_HEADER, TRUE, 9, FALSE },
  { "row-gone", LOSE_ROW, TRUE, 9, FALSE },
  { "row-gone-and-entry", LOSE_ROW BREAK_ENTRY, TRUE, 9, FALSE },
  { "summary", BREAK_SUMMARY, TRUE, 9, TRUE },
  { "summary-without-backup", BREAK_SUMMARY, FALSE, 6, TRUE },
  { "word-without-backup", BREAK_WORD, FALSE, 6, TRUE },
  { "mark-without-backup", BREAK_MARK, FALSE, 6, FALSE },
};

/* What is sound in the library or in the backup arrives, the summary is made anew, and the game stands where it did as far as that is known. */
static void
test_arrives (Folder *folder,
              gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (ScribaJournal) journal = NULL;

  make_library (folder, damage->backup);
  journal_sql (folder, "library.db", damage->damage);
  journal = mend (folder, damage->whole ? 2 : 1, damage->whole ? 0 : 1);
  journal_assert_entries (journal, BRUTUS, damage->n_entries);
  assert_stands_at (journal, damage->n_entries);
  journal_assert_safe (journal, journal_append (journal, BRUTUS, damage->n_entries + 1));
}

typedef struct
{
  const char *name;
  const char *set;
  const char *where;
  gint64 seq;
  guint n_entries;
} TooLong;

static const TooLong too_long[] = {
  { "entry", "entry SET payload", OF_BRUTUS " AND seq = 9", 9, 8 },
  { "box", "box SET text", OF_BRUTUS, 0, 9 },
  { "row", "game SET header", " WHERE id = '" BRUTUS "'", 0, 9 },
};

/* A text that is longer than any of ours is not even read, though its sum is right; the other game is whole. */
static void
test_too_long (Folder *folder,
               gconstpointer data)
{
  const TooLong *row = data;
  g_autofree char *text = g_strnfill (17 * 1048576, 'a');
  g_autofree char *sum = g_strdup_printf ("%" G_GINT64_FORMAT, journal_sum (BRUTUS, row->seq, text));
  g_autofree char *damage = g_strconcat ("UPDATE ", row->set, " = '", text, "', sum = ", sum, row->where, NULL);
  g_autoptr (ScribaJournal) journal = NULL;

  make_library (folder, TRUE);
  journal_sql (folder, "library.db", damage);
  journal = mend (folder, 1, 1);
  journal_assert_entries (journal, BRUTUS, row->n_entries);
  assert_stands_at (journal, row->n_entries);
}

/* Where a game stood after undo is kept if that is left. */
static void
test_undone (Folder *folder,
             gconstpointer data)
{
  const ScribaJournalMark mark = { 2, 5, journal_time, FALSE, "{}" };
  g_autoptr (ScribaJournal) journal = NULL;
  g_autoptr (ScribaJournalGame) game = NULL;

  make_library (folder, TRUE);
  journal = journal_in (folder);
  journal_assert_safe (journal, scriba_journal_set_mark (journal, BRUTUS, &mark));
  g_clear_pointer (&journal, scriba_journal_free);
  journal_sql (folder, "library.db", BREAK_ENTRY);
  journal = mend (folder, 2, 0);
  game = journal_load (journal, BRUTUS, NULL);
  g_assert_cmpuint (game->head, ==, 2);
  g_assert_cmpuint (game->tip, ==, 5);
  g_assert_cmpuint (game->entries->len, ==, N_BRUTUS + N_MORE);
}

/* A backup of an older version helps as much as it can, also the one that was made before the migration. */
static void
test_older_backup (Folder *folder,
                   gconstpointer name)
{
  g_autofree char *fixture = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "library-1.db", NULL);
  g_autofree char *backups = journal_backup_folder (folder->path);
  g_autofree char *backup = g_build_filename (backups, name, NULL);
  g_autofree char *contents = NULL;
  g_autoptr (ScribaJournal) journal = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture, &contents, &length, NULL));
  journal = journal_in (folder);
  journal_assert_safe (journal, journal_add (journal, BRUTUS, N_BRUTUS));
  g_clear_pointer (&journal, scriba_journal_free);
  g_assert_cmpint (g_mkdir_with_parents (backups, 0700), ==, 0);
  g_assert_true (g_file_set_contents (backup, contents, length, NULL));

  journal_sql (folder, "library.db", BREAK_HEADER);
  journal = journal_in (folder);
  scriba_journal_maintain (journal);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, ANTONY, 5);
}

/* The state of the library is not that of any backup, so that one is made of it. */
static void
test_backed_up_again (Folder *folder,
                      gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GPtrArray) paths = NULL;

  /* Written once. */
  journal_assert_safe (journal, journal_add (journal, ANTONY, N_ANTONY));
  scriba_journal_back_up (journal);
  scriba_journal_free (g_steal_pointer (&journal));
  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0");
  journal = mend (folder, 1, 0);
  scriba_journal_back_up (journal);
  scriba_journal_settle (journal);
  paths = journal_backup_list (folder->path);
  g_assert_cmpuint (paths->len, >, 1);
}

/* Whether there is a file whose name begins so. */
static gboolean
has_any (Folder *folder,
         const char *prefix)
{
  g_autofree char *name = journal_find (folder, prefix);

  return name != NULL;
}

/* A damaged library, of which a part is in the log of a program that ended hard. */
typedef struct
{
  GBytes *library;
  GBytes *log;
} Damaged;

static void
make_damaged (Folder *folder,
              Damaged *damaged)
{
  g_autoptr (ScribaJournal) journal = NULL;

  make_library (folder, TRUE);
  journal_sql (folder, "library.db", BREAK_ENTRY);
  journal = journal_in (folder);
  journal_assert_safe (journal, journal_append (journal, ANTONY, N_ANTONY + 1));
  damaged->library = journal_bytes (folder, "library.db");
  damaged->log = journal_bytes (folder, "library.db-wal");
  scriba_journal_free (g_steal_pointer (&journal));
}

static void
put_damaged (Folder *folder,
             const Damaged *damaged)
{
  journal_remove_library (folder);
  journal_put_bytes (folder, "library.db", damaged->library);
  journal_put_bytes (folder, "library.db-wal", damaged->log);
}

static void
damaged_clear (Damaged *damaged)
{
  g_bytes_unref (damaged->library);
  g_bytes_unref (damaged->log);
}

static void
assert_bytes (Folder *folder,
              const char *name,
              GBytes *expected)
{
  g_autoptr (GBytes) bytes = journal_bytes (folder, name);

  g_assert_true (g_bytes_equal (bytes, expected));
}

/* All that was ever safe is there, and the old library too. */
static void
assert_all (Folder *folder,
            ScribaJournal *journal)
{
  journal_assert_entries (journal, ANTONY, N_ANTONY + 1);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS + N_MORE);
  g_assert_false (has_any (folder, "library.db.mended"));
  g_assert_false (has_any (folder, "library.db.unfinished"));
  g_assert_true (has_any (folder, "library.db.damaged-"));
}

/* Nothing is changed and nothing left behind by mending that failed. */
static void
assert_untouched (Folder *folder,
                  const Damaged *damaged)
{
  assert_bytes (folder, "library.db", damaged->library);
  assert_bytes (folder, "library.db-wal", damaged->log);
  g_assert_false (has_any (folder, "library.db.mended"));
  g_assert_false (has_any (folder, "library.db.unfinished"));
  g_assert_false (has_any (folder, "library.db.damaged-"));
}

/* Loads what is damaged, so that it is mended if that can be. */
static void
try_to_mend (ScribaJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaJournalGame) game = journal_load (journal, BRUTUS, &error);
}

/* A game that is handed over whole while the library is being mended is kept, though the entry before it no longer follows
 * on what is left. */
static void
test_whole_meanwhile (Folder *folder,
                      gconstpointer data)
{
  const ScribaJournalOptions faulty = { .vfs = FAULT_VFS };
  g_autoptr (ScribaJournal) journal = NULL;

  make_library (folder, FALSE);
  /* The next entry is damaged, and that is found with a renaming. */
  journal_sql (folder, "library.db", "CREATE TRIGGER suffer AFTER INSERT ON entry WHEN NEW.seq = 7"
                                     " BEGIN UPDATE entry SET sum = 0 WHERE seq = 7; END;"
                                     "CREATE TRIGGER find AFTER INSERT ON renaming BEGIN DELETE FROM absent; END");
  fault_vfs_begin (FALSE);
  journal = scriba_journal_new (folder->path, &faulty, NULL, NULL);
  journal_assert_safe (journal, journal_append (journal, BRUTUS, N_BRUTUS + 1));

  fault_vfs_hold_syncs (TRUE);
  journal_append (journal, ANTONY, N_ANTONY + 1);
  fault_vfs_wait_for_sync ();
  scriba_journal_rename (journal, ANTONY, "one", "{}");
  journal_append (journal, BRUTUS, N_BRUTUS + 2);
  while (!has_any (folder, "library.db.unfinished"))
    {
      fault_vfs_let_sync ();
      fault_vfs_wait_for_sync ();
    }
  journal_replace (journal, BRUTUS, N_BRUTUS + 2);
  fault_vfs_hold_syncs (FALSE);
  scriba_journal_settle (journal);

  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  g_assert_null (scriba_journal_get_failure (journal, BRUTUS));
  journal_assert_entries (journal, BRUTUS, N_BRUTUS + 2);
  g_clear_pointer (&journal, scriba_journal_free);
  fault_vfs_end ();
}

/* Wherever the disk is full while the new library is made, all is as it was, and a retry mends. */
static void
test_disk_full (Folder *folder,
                gconstpointer data)
{
  const ScribaJournalOptions faulty = { .vfs = FAULT_VFS };
  Damaged damaged;
  gboolean failed = TRUE;
  guint n_failed = 0;

  make_damaged (folder, &damaged);
  fault_vfs_begin (FALSE);
  for (guint after = 0; failed; after++)
    {
      g_autoptr (ScribaJournal) journal = NULL;

      put_damaged (folder, &damaged);
      journal = scriba_journal_new (folder->path, &faulty, NULL, NULL);
      scriba_journal_settle (journal);
      fault_vfs_fail (SQLITE_FULL, after);
      try_to_mend (journal);
      failed = !has_any (folder, "library.db.damaged-");
      n_failed += failed;
      if (failed)
        {
          g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_CLOSED);
          assert_untouched (folder, &damaged);
        }

      fault_vfs_fail (SQLITE_OK, 0);
      scriba_journal_retry (journal);
      assert_all (folder, journal);
      g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_WRITABLE);
    }
  fault_vfs_end ();
  damaged_clear (&damaged);
  g_assert_cmpuint (n_failed, >, 5);
}

/* At whichever name the system refuses, nothing is written into a library that is to be replaced, and a retry goes on. */
static void
test_names_fail (Folder *folder,
                 gconstpointer data)
{
  Damaged damaged;
  guint n_closed = 0;

  make_damaged (folder, &damaged);
  for (guint after = 0, n_passed = 0; n_passed >= after; after++)
    {
      g_autoptr (ScribaJournal) journal = NULL;
      guint64 token;

      put_damaged (folder, &damaged);
      journal = journal_in (folder);
      scriba_journal_settle (journal);
      fault_files_fail (after, EIO);
      try_to_mend (journal);
      n_passed = fault_files_get_n_passed ();
      if (scriba_journal_get_access (journal) == SCRIBA_JOURNAL_CLOSED)
        {
          n_closed++;
          /* Another program does not do better, and does nothing worse. */
          g_clear_pointer (&journal, scriba_journal_free);
          journal = journal_in (folder);
          scriba_journal_settle (journal);
        }
      token = journal_append (journal, ANTONY, N_ANTONY + 2);
      scriba_journal_settle (journal);

      fault_files_let_pass ();
      scriba_journal_retry (journal);
      try_to_mend (journal);
      journal_assert_safe (journal, token);
      g_clear_pointer (&journal, scriba_journal_free);

      journal = journal_in (folder);
      journal_assert_entries (journal, ANTONY, N_ANTONY + 2);
      journal_assert_entries (journal, BRUTUS, N_BRUTUS + N_MORE);
    }
  damaged_clear (&damaged);
  g_assert_cmpuint (n_closed, >, 3);
}

/* The file is emptied or gone, and all is in the log of a program that ended hard. */
static void
test_emptied (Folder *folder,
              gconstpointer data)
{
  gboolean gone = GPOINTER_TO_INT (data);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GBytes) log = NULL;
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0);

  journal_assert_safe (journal, journal_add (journal, ANTONY, N_ANTONY));
  log = journal_bytes (folder, "library.db-wal");
  scriba_journal_free (g_steal_pointer (&journal));
  journal_remove_library (folder);
  if (!gone)
    journal_put_bytes (folder, "library.db", nothing);
  journal_put_bytes (folder, "library.db-wal", log);

  journal = journal_in (folder);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
  g_assert_true (has_any (folder, "library.db.damaged-"));
  g_assert_false (has_any (folder, "library.db.remains"));
  g_clear_pointer (&journal, scriba_journal_free);
  journal = journal_in (folder);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
}

/* Nothing is left of it but a backup. */
static void
test_gone (Folder *folder,
           gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = NULL;

  make_library (folder, TRUE);
  journal_remove_library (folder);
  journal = journal_in (folder);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, ANTONY, N_ANTONY);
  journal_assert_entries (journal, BRUTUS, N_BRUTUS);
}

static void
loaded_cb (ScribaJournal *journal,
           const ScribaJournalGame *game,
           const GError *error,
           gpointer data)
{
}

/* Nobody has the library open while it is mended, and yet no other program gets hold of it. */
static void
test_two_programs (Folder *folder,
                   gconstpointer data)
{
  const ScribaJournalOptions faulty = { .vfs = FAULT_VFS };
  g_autoptr (ScribaJournal) first = NULL;
  g_autoptr (ScribaJournal) second = NULL;
  Damaged damaged;

  make_damaged (folder, &damaged);
  put_damaged (folder, &damaged);
  fault_vfs_begin (FALSE);
  first = scriba_journal_new (folder->path, &faulty, NULL, NULL);
  scriba_journal_settle (first);
  fault_vfs_hold_syncs (TRUE);
  scriba_journal_load_async (first, BRUTUS, loaded_cb, NULL);
  while (!has_any (folder, "library.db.unfinished"))
    g_thread_yield ();

  second = journal_in (folder);
  journal_assert_report (second, SCRIBA_ERROR_LIBRARY_LOCKED);
  g_assert_cmpint (scriba_journal_get_access (second), ==, SCRIBA_JOURNAL_CLOSED);
  fault_vfs_hold_syncs (FALSE);
  assert_all (folder, first);
  g_clear_pointer (&first, scriba_journal_free);
  fault_vfs_end ();

  scriba_journal_retry (second);
  assert_all (folder, second);
  damaged_clear (&damaged);
}

/* Mends in another program, which ends at such a call. */
static gboolean
end_while_mending (Folder *folder,
                   guint after)
{
  int status;
  pid_t child = fork ();

  if (child == 0)
    {
      JournalLibrary library = { 0 };
      g_autoptr (GError) damage = NULL;

      journal_library_init (&library, folder->path, &journal_at_time);
      journal_library_open (&library);
      fault_files_end_program (after);
      scriba_error_set (&damage, SCRIBA_ERROR_LIBRARY_DAMAGED, NULL, NULL, NULL, 0, 0);
      journal_library_mend (&library, damage);
      /* Not ended. */
      _exit (1);
    }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status) == 0;
}

/* Wherever the program ends, the next one has all. */
static void
test_ended (Folder *folder,
            gconstpointer data)
{
  Damaged damaged;
  guint n_ended = 0;
  gboolean ended = TRUE;

  make_damaged (folder, &damaged);
  while (ended)
    {
      g_autoptr (ScribaJournal) journal = NULL;

      put_damaged (folder, &damaged);
      ended = end_while_mending (folder, n_ended);
      n_ended += ended;
      journal = journal_in (folder);
      try_to_mend (journal);
      assert_all (folder, journal);
      journal_assert_safe (journal, journal_append (journal, ANTONY, N_ANTONY + 2));
      g_clear_pointer (&journal, scriba_journal_free);
      journal = journal_in (folder);
      journal_assert_entries (journal, ANTONY, N_ANTONY + 2);
    }
  damaged_clear (&damaged);
  g_assert_cmpuint (n_ended, >, 5);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/mending/arrives/", damages[i].name, NULL);

      g_test_add (path, Folder, &damages[i], folder_set_up, test_arrives, folder_tear_down);
    }

  for (guint i = 0; i < G_N_ELEMENTS (too_long); i++)
    {
      g_autofree char *path = g_strconcat ("/mending/too-long/", too_long[i].name, NULL);

      g_test_add (path, Folder, &too_long[i], folder_set_up, test_too_long, folder_tear_down);
    }

#define ADD(name, data, function) g_test_add ("/mending/" name, Folder, data, folder_set_up, function, folder_tear_down)
  ADD ("undone", NULL, test_undone);
  ADD ("older-backup", "library-20260301-000000Z.db", test_older_backup);
  ADD ("older-backup-before-migration", "library-20260301-000000Z-version-1.db", test_older_backup);
  ADD ("backed-up-again", NULL, test_backed_up_again);
  ADD ("whole-meanwhile", NULL, test_whole_meanwhile);
  ADD ("disk-full", NULL, test_disk_full);
  ADD ("names-fail", NULL, test_names_fail);
  ADD ("ended", NULL, test_ended);
  ADD ("emptied", GINT_TO_POINTER (FALSE), test_emptied);
  ADD ("gone", GINT_TO_POINTER (TRUE), test_emptied);
  ADD ("gone-with-backup", NULL, test_gone);
  ADD ("two-programs", NULL, test_two_programs);

  return g_test_run ();
}
