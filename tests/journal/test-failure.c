/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* setresuid */

/* Disks that are full, broken, slow or read-only. */

#include <errno.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "fault-vfs.h"
#include "journal-check.h"

static const ScribaJournalOptions faulty = { .vfs = FAULT_VFS };

static void
assert_fails (ScribaJournal *journal,
              guint64 token,
              int number)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_journal_wait (journal, token, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, g_strerror (number));
  g_assert_true (g_str_has_suffix (scriba_error_get_facts (error)->file, "/library.db"));
}

/* At whichever write or sync the disk fails, nothing is lost, and a retry writes all in order. */
static void
test_retry (Folder *folder,
            int result,
            int number)
{
  guint n_failed = 0;

  for (guint after = 0; after < 12; after++)
    {
      g_autofree char *inside = g_strdup_printf ("%s/%d", folder->path, after);
      g_autoptr (ScribaJournal) journal = scriba_journal_new (inside, &faulty, NULL, NULL);
      g_autoptr (GError) error = NULL;
      guint64 safe, token;

      safe = journal_add (journal, ANTONY, 2);
      journal_assert_safe (journal, safe);
      fault_vfs_fail (result, after);
      token = journal_append (journal, ANTONY, 3);
      while (scriba_journal_wait (journal, token, NULL))
        token = journal_append (journal, ANTONY, ++safe + 2);
      n_failed++;
      assert_fails (journal, token, number);
      g_assert_cmpuint (scriba_journal_get_safe (journal), ==, safe);
      error = scriba_journal_get_failure (journal, NULL);
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);

      /* Still full: what comes meanwhile waits too. Reading goes on. */
      journal_append (journal, ANTONY, safe + 3);
      scriba_journal_retry (journal);
      assert_fails (journal, token + 1, number);
      journal_assert_entries (journal, ANTONY, safe + 1);

      fault_vfs_fail (SQLITE_OK, 0);
      scriba_journal_retry (journal);
      journal_assert_safe (journal, token + 1);
      g_assert_null (scriba_journal_get_failure (journal, NULL));
      journal_assert_entries (journal, ANTONY, safe + 3);
      scriba_journal_free (g_steal_pointer (&journal));

      journal = scriba_journal_new (inside, &faulty, NULL, NULL);
      journal_assert_entries (journal, ANTONY, safe + 3);
      journal_assert_quiet (journal);
    }

  g_assert_cmpuint (n_failed, ==, 12);
}

static void
test_full (Folder *folder,
           gconstpointer data)
{
  fault_vfs_begin (FALSE);
  test_retry (folder, SQLITE_FULL, ENOSPC);
  fault_vfs_end ();
}

static void
test_broken (Folder *folder,
             gconstpointer data)
{
  fault_vfs_begin (FALSE);
  test_retry (folder, SQLITE_IOERR_WRITE, EIO);
  fault_vfs_end ();
}

/* A disk that is full when the library is to be begun. */
static void
test_full_from_the_start (Folder *folder,
                          gconstpointer data)
{
  fault_vfs_begin (FALSE);
  for (guint after = 0; after < 40; after += 3)
    {
      g_autofree char *inside = g_strdup_printf ("%s/%d", folder->path, after);
      g_autoptr (ScribaJournal) journal = NULL;
      g_autoptr (GError) failure = NULL;
      gboolean written;
      guint64 token;

      fault_vfs_fail (SQLITE_FULL, after);
      journal = scriba_journal_new (inside, &faulty, NULL, NULL);
      token = journal_add (journal, ANTONY, 40);
      /* With the later ones all is written before the disk is full. */
      written = scriba_journal_wait (journal, token, NULL);
      failure = scriba_journal_get_failure (journal, NULL);
      g_assert_true ((failure == NULL) == written);
      fault_vfs_fail (SQLITE_OK, 0);
      scriba_journal_retry (journal);
      journal_assert_safe (journal, token);
      journal_assert_entries (journal, ANTONY, 40);
    }
  fault_vfs_end ();
}

/* Entries are taken while the disk does not answer, and none is told to be safe. */
static void
test_slow (Folder *folder,
           gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = NULL;
  guint64 safe, token = 0;
  guint n_syncs;

  fault_vfs_begin (FALSE);
  journal = scriba_journal_new (folder->path, &faulty, NULL, NULL);
  safe = journal_add (journal, ANTONY, 0);
  journal_assert_safe (journal, safe);
  n_syncs = fault_vfs_get_n_syncs ();

  fault_vfs_hold_syncs (TRUE);
  for (guint seq = 1; seq <= 500; seq++)
    token = journal_append (journal, ANTONY, seq);
  g_assert_cmpuint (scriba_journal_get_safe (journal), ==, safe);
  fault_vfs_hold_syncs (FALSE);

  journal_assert_safe (journal, token);
  journal_assert_entries (journal, ANTONY, 500);
  /* What was queued was committed together. */
  g_assert_cmpuint (fault_vfs_get_n_syncs () - n_syncs, <, 250);
  g_clear_pointer (&journal, scriba_journal_free);
  fault_vfs_end ();
}

/* What is refused of a game matters no more where that follows whole, and what comes after the whole is written. */
static void
test_whole_behind (Folder *folder,
                   gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = NULL;

  fault_vfs_begin (FALSE);
  journal = scriba_journal_new (folder->path, &faulty, NULL, NULL);
  journal_add (journal, ANTONY, 2);
  journal_assert_safe (journal, journal_add (journal, BRUTUS, 2));

  /* All of it is asked for before the thread looks again. */
  fault_vfs_hold_syncs (TRUE);
  journal_append (journal, BRUTUS, 3);
  fault_vfs_wait_for_sync ();
  journal_append (journal, ANTONY, 9);
  journal_append (journal, ANTONY, 10);
  scriba_journal_set_deleted (journal, ANTONY, 77);
  journal_replace (journal, ANTONY, 4);
  journal_append (journal, ANTONY, 5);
  fault_vfs_hold_syncs (FALSE);
  scriba_journal_settle (journal);

  g_assert_null (scriba_journal_get_failure (journal, ANTONY));
  journal_assert_entries (journal, ANTONY, 5);
  journal_assert_quiet (journal);
  g_clear_pointer (&journal, scriba_journal_free);
  fault_vfs_end ();
}

/* Each reported entry was synced: without entries there is no sync, with each wait one. */
static void
test_synced (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = NULL;
  guint n_syncs;

  fault_vfs_begin (FALSE);
  journal = scriba_journal_new (folder->path, &faulty, NULL, NULL);
  journal_assert_safe (journal, journal_add (journal, ANTONY, 0));
  for (guint seq = 1; seq <= 20; seq++)
    {
      n_syncs = fault_vfs_get_n_syncs ();
      journal_assert_safe (journal, journal_append (journal, ANTONY, seq));
      g_assert_cmpuint (fault_vfs_get_n_syncs (), >, n_syncs);
    }
  n_syncs = fault_vfs_get_n_syncs ();
  journal_assert_entries (journal, ANTONY, 20);
  g_assert_cmpuint (fault_vfs_get_n_syncs (), ==, n_syncs);
  g_clear_pointer (&journal, scriba_journal_free);
  fault_vfs_end ();
}

#define SOMEBODY 65534

/* To be refused, a test must not be root. Returns whether it was. */
static gboolean
become_somebody (Folder *folder)
{
  if (geteuid () != 0)
    return FALSE;

  g_assert_cmpint (chown (folder->path, SOMEBODY, SOMEBODY), ==, 0);
  g_assert_cmpint (setresuid (SOMEBODY, SOMEBODY, 0), ==, 0);
  return TRUE;
}

static void
become_root (gboolean again)
{
  if (again)
    g_assert_cmpint (setresuid (0, 0, 0), ==, 0);
}

/* A folder that cannot be written, with a library whose last program ended hard. */
static void
test_read_only (Folder *folder,
                gconstpointer data)
{
  gboolean was_root = become_somebody (folder);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GBytes) library = NULL;
  g_autoptr (GBytes) log = NULL;
  g_autoptr (GBytes) after = NULL;
  guint64 token;

  journal_assert_safe (journal, journal_add (journal, ANTONY, 7));
  library = journal_bytes (folder, "library.db");
  log = journal_bytes (folder, "library.db-wal");
  scriba_journal_free (g_steal_pointer (&journal));
  journal_put_bytes (folder, "library.db", library);
  journal_put_bytes (folder, "library.db-wal", log);

  g_assert_cmpint (g_chmod (folder->path, 0500), ==, 0);
  journal = journal_in (folder);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_READ_ONLY);
  journal_assert_quiet (journal);
  g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_READ_ONLY);
  journal_assert_entries (journal, ANTONY, 7);
  scriba_journal_maintain (journal);
  journal_assert_quiet (journal);

  token = journal_append (journal, ANTONY, 8);
  g_assert_false (scriba_journal_wait (journal, token, NULL));
  journal_assert_entries (journal, ANTONY, 7);
  after = journal_bytes (folder, "library.db");
  g_assert_true (g_bytes_equal (after, library));

  /* Once it may be written, a retry writes. */
  g_assert_cmpint (g_chmod (folder->path, 0700), ==, 0);
  scriba_journal_retry (journal);
  journal_assert_safe (journal, token);
  g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_WRITABLE);
  journal_assert_entries (journal, ANTONY, 8);
  g_clear_pointer (&journal, scriba_journal_free);
  become_root (was_root);
}

/* A new library that stands ready is the one that is read. */
static void
test_read_only_mended (Folder *folder,
                       gconstpointer data)
{
  gboolean was_root = become_somebody (folder);
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autofree char *path = journal_path (folder, "library.db");
  g_autofree char *mended = journal_path (folder, "library.db.mended");

  journal_assert_safe (journal, journal_add (journal, ANTONY, 7));
  scriba_journal_free (g_steal_pointer (&journal));
  g_assert_cmpint (g_rename (path, mended), ==, 0);
  g_assert_true (g_file_set_contents (path, "damage", -1, NULL));

  g_assert_cmpint (g_chmod (folder->path, 0500), ==, 0);
  journal = journal_in (folder);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_READ_ONLY);
  journal_assert_entries (journal, ANTONY, 7);
  g_clear_pointer (&journal, scriba_journal_free);
  g_assert_cmpint (g_chmod (folder->path, 0700), ==, 0);
  become_root (was_root);
}

/* A folder that cannot be made. */
static void
test_no_folder (Folder *folder,
                gconstpointer data)
{
  g_autofree char *file = folder_put (folder, "file", "");
  g_autofree char *inside = g_build_filename (file, "library", NULL);
  g_autoptr (ScribaJournal) journal = scriba_journal_new (inside, NULL, NULL, NULL);

  journal_assert_report (journal, SCRIBA_ERROR_UNWRITABLE);
  g_assert_cmpint (scriba_journal_get_access (journal), ==, SCRIBA_JOURNAL_CLOSED);
  g_assert_null (journal_list (journal, NULL));
  g_assert_false (scriba_journal_wait (journal, journal_add (journal, ANTONY, 1), NULL));

  g_assert_cmpint (g_remove (file), ==, 0);
  scriba_journal_retry (journal);
  journal_assert_entries (journal, ANTONY, 1);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/failure/" name, Folder, NULL, folder_set_up, function, folder_tear_down)
  ADD ("full", test_full);
  ADD ("broken", test_broken);
  ADD ("full-from-the-start", test_full_from_the_start);
  ADD ("slow", test_slow);
  ADD ("whole-behind", test_whole_behind);
  ADD ("synced", test_synced);
  ADD ("read-only", test_read_only);
  ADD ("read-only-mended", test_read_only_mended);
  ADD ("no-folder", test_no_folder);

  return g_test_run ();
}
