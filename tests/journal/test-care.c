/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backups, versions, and what time does to a library. */

#include <glib/gstdio.h>

#include "journal-check.h"
#include "journal-library.h"
#include "journal-read.h"

#define HOUR 3600
#define DAY (24 * HOUR)

static guint
count_backups (Folder *folder)
{
  g_autoptr (GPtrArray) paths = journal_backup_list (folder->path);

  return paths->len;
}

/* Opens the newest backup as if it were a library. */
static void
assert_backup_has (Folder *folder,
                   guint n_entries)
{
  g_autoptr (GPtrArray) paths = journal_backup_list (folder->path);
  g_autoptr (sqlite3) db = NULL;
  g_autoptr (ScribaJournalGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (paths->len, >, 0);
  g_assert_cmpint (journal_open (paths->pdata[0], SQLITE_OPEN_READONLY, NULL, &db), ==, SQLITE_OK);
  game = journal_read_game (db, ANTONY, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (game->entries->len, ==, n_entries);
}

static void
test_at_start (Folder *folder,
               gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  /* Nothing was ever written. */
  scriba_journal_maintain (journal);
  scriba_journal_settle (journal);
  g_assert_cmpuint (count_backups (folder), ==, 0);
  journal_assert_safe (journal, journal_add (journal, ANTONY, 3));
  g_assert_cmpuint (count_backups (folder), ==, 0);
  scriba_journal_free (g_steal_pointer (&journal));

  /* Something was written since the last backup, and then nothing. */
  for (guint i = 0; i < 3; i++)
    {
      journal_time += 60;
      journal = journal_in (folder);
      scriba_journal_maintain (journal);
      journal_assert_quiet (journal);
      g_assert_cmpuint (count_backups (folder), ==, 1);
      assert_backup_has (folder, 3);
      scriba_journal_free (g_steal_pointer (&journal));
    }
}

static void
test_hourly (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 0));
  for (guint seq = 1; seq <= 6; seq++)
    {
      scriba_journal_settle (journal);
      journal_time += HOUR / 2;
      journal_assert_safe (journal, journal_append (journal, ANTONY, seq));
      scriba_journal_settle (journal);
      g_assert_cmpuint (count_backups (folder), ==, seq / 2);
    }
  assert_backup_has (folder, 6);
}

/* At a game's end one is asked for, and closing waits for it. */
static void
test_on_request (Folder *folder,
                 gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_add (journal, ANTONY, 9);
  scriba_journal_back_up (journal);
  scriba_journal_free (g_steal_pointer (&journal));
  assert_backup_has (folder, 9);
  g_assert_cmpuint (count_backups (folder), ==, 1);
}

static void
test_ten (Folder *folder,
          gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 0));
  for (guint seq = 1; seq <= 14; seq++)
    {
      journal_time += 60;
      journal_append (journal, ANTONY, seq);
      scriba_journal_back_up (journal);
      scriba_journal_settle (journal);
      g_assert_cmpuint (count_backups (folder), ==, MIN (seq, JOURNAL_N_BACKUPS));
    }
  assert_backup_has (folder, 14);

  /* A clock that was set back costs nothing: the newest ones are those that were made last. */
  journal_time -= 40 * DAY;
  for (guint seq = 15; seq <= 28; seq++)
    {
      journal_append (journal, ANTONY, seq);
      scriba_journal_back_up (journal);
      journal_assert_quiet (journal);
      g_assert_cmpuint (count_backups (folder), ==, JOURNAL_N_BACKUPS);
      assert_backup_has (folder, seq);
    }
  journal_time += 40 * DAY;
}

/* However many backups of damage are made before that is found, one from before it is left, and helps. */
static void
test_before_damage (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 9));
  scriba_journal_back_up (journal);
  scriba_journal_settle (journal);
  journal_time += DAY;
  scriba_journal_maintain (journal);
  journal_assert_quiet (journal);
  journal_assert_safe (journal, journal_add (journal, BRUTUS, 0));
  scriba_journal_free (g_steal_pointer (&journal));

  journal_sql (folder, "library.db", "UPDATE entry SET sum = 0 WHERE seq = 5");
  journal = journal_in (folder);
  journal_assert_quiet (journal);
  for (guint seq = 1; seq <= JOURNAL_N_BACKUPS + 3; seq++)
    {
      journal_time += HOUR;
      journal_assert_safe (journal, journal_append (journal, BRUTUS, seq));
      scriba_journal_settle (journal);
      g_assert_cmpuint (count_backups (folder), ==, MIN (seq, JOURNAL_N_BACKUPS) + 1);
    }
  journal_time += DAY;
  scriba_journal_maintain (journal);
  journal_assert_report (journal, SCRIBA_ERROR_LIBRARY_MENDED);
  journal_assert_entries (journal, ANTONY, 9);
  journal_assert_entries (journal, BRUTUS, JOURNAL_N_BACKUPS + 3);
}

/* The clock stands still: none takes the place of another, and the newest is found, also where the first ones are gone. */
static void
test_in_one_second (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 0));
  for (guint seq = 1; seq <= JOURNAL_N_BACKUPS + 3; seq++)
    {
      journal_append (journal, ANTONY, seq);
      scriba_journal_back_up (journal);
      journal_assert_quiet (journal);
      g_assert_cmpuint (count_backups (folder), ==, MIN (seq, JOURNAL_N_BACKUPS));
      assert_backup_has (folder, seq);
    }
}

/* Whatever a clock says, also years that have no date: entries are safe, backups are made and are few, and what was not
 * deleted stays. */
static void
test_clock_jumps (Folder *folder,
                  gconstpointer data)
{
  static const gint64 times[] = { 0, 1, -1, -62135596800 - DAY, G_MININT64 / 2, 253402300799, 253402300800 + DAY,
                                  G_MAXINT64 / 2, 1773532800 - 400 * DAY, 1773532800 + 400 * DAY };
  gint64 today = journal_time;
  g_autoptr (GRand) rand = g_rand_new_with_seed (44);
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, ANTONY, 0));
  for (guint seq = 1; seq <= 300; seq++)
    {
      journal_time = seq % 3 == 0 ? today : times[g_rand_int_range (rand, 0, G_N_ELEMENTS (times))];
      journal_assert_safe (journal, journal_append (journal, ANTONY, seq));
      if (seq % 50 == 0)
        {
          scriba_journal_free (g_steal_pointer (&journal));
          journal = journal_in (folder);
          scriba_journal_maintain (journal);
        }
      journal_assert_quiet (journal);
      g_assert_cmpuint (count_backups (folder), <=, JOURNAL_N_BACKUPS + 1);
    }
  journal_time = today;
  journal_assert_entries (journal, ANTONY, 300);
  g_assert_cmpuint (count_backups (folder), >=, JOURNAL_N_BACKUPS);
}

/* A large library is backed up in many steps, between which entries are written. */
static void
test_while_playing (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_assert_safe (journal, journal_add (journal, BRUTUS, 40000));
  journal_add (journal, ANTONY, 0);
  scriba_journal_back_up (journal);
  for (guint seq = 1; seq <= 40; seq++)
    journal_assert_safe (journal, journal_append (journal, ANTONY, seq));
  scriba_journal_settle (journal);
  scriba_journal_back_up (journal);
  scriba_journal_free (g_steal_pointer (&journal));
  assert_backup_has (folder, 40);
}

static void
test_purge (Folder *folder,
            gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GPtrArray) rows = NULL;

  journal_time -= 40 * DAY;
  journal_add (journal, ANTONY, 3);
  journal_add (journal, BRUTUS, 3);
  journal_add (journal, CICERO, 3);
  journal_time += 40 * DAY;
  scriba_journal_set_deleted (journal, ANTONY, journal_time - 30 * DAY - 1);
  scriba_journal_set_deleted (journal, BRUTUS, journal_time - 30 * DAY);
  scriba_journal_maintain (journal);
  journal_assert_quiet (journal);

  rows = journal_list (journal, NULL);
  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_null (journal_load (journal, ANTONY, NULL));
  journal_assert_entries (journal, BRUTUS, 3);
  journal_assert_entries (journal, CICERO, 3);
  scriba_journal_free (g_steal_pointer (&journal));
  journal_sql (folder, "library.db", "CREATE TEMP TABLE t (n INTEGER NOT NULL CHECK (n = 6));"
                                     "INSERT INTO t SELECT count(*) FROM entry");
}

/* A game that was deleted just now, when the clock was years behind, stays as long as any other. */
static void
test_purge_not_yet (Folder *folder,
                    gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);

  journal_add (journal, ANTONY, 3);
  scriba_journal_set_deleted (journal, ANTONY, DAY);
  scriba_journal_maintain (journal);
  journal_assert_quiet (journal);
  journal_assert_entries (journal, ANTONY, 3);

  journal_time += 31 * DAY;
  scriba_journal_maintain (journal);
  journal_assert_quiet (journal);
  g_assert_null (journal_load (journal, ANTONY, NULL));
}

/* A library of every version opens for ever. */
static ScribaJournal *
open_fixture (Folder *folder,
              const char *name)
{
  g_autofree char *fixture = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ScribaJournal *journal;
  char *contents;
  gsize length;

  g_file_get_contents (fixture, &contents, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (contents, length);
  journal_put_bytes (folder, "library.db", bytes);

  journal = journal_in (folder);
  journal_assert_quiet (journal);
  journal_assert_entries (journal, ANTONY, 5);
  journal_assert_safe (journal, journal_append (journal, ANTONY, 6));
  return journal;
}

static void
test_version_1 (Folder *folder,
                gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = open_fixture (folder, "library-1.db");
  g_autoptr (ScribaJournalGame) game = journal_load (journal, ANTONY, NULL);

  g_assert_cmpuint (game->renamings->len, ==, 0);
}

static void
test_version_2 (Folder *folder,
                gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = open_fixture (folder, "library-2.db");
  g_autoptr (ScribaJournalGame) game = journal_load (journal, ANTONY, NULL);

  g_assert_cmpuint (game->renamings->len, ==, 1);
  g_assert_cmpuint (g_array_index (game->renamings, ScribaJournalRenaming, 0).seq, ==, 3);
  g_assert_cmpstr (g_array_index (game->renamings, ScribaJournalRenaming, 0).payload, ==,
                   "{\"from\":\"Anna\",\"to\":\"Annamária\"}");
}

static void
open_as (Folder *folder,
         JournalLibrary *library,
         const JournalSchema *schema)
{
  *library = (JournalLibrary) { 0 };
  journal_library_init (library, folder->path, &journal_at_time);
  library->schema = schema;
  journal_library_open (library);
}

/* For the program of today that is a newer version, which it does not touch. */
static void
assert_newer_is_left_alone (Folder *folder)
{
  g_autoptr (GBytes) before = journal_bytes (folder, "library.db");
  g_autoptr (GBytes) after = NULL;
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  g_autoptr (GError) report = NULL;

  scriba_journal_settle (journal);
  report = scriba_journal_take_report (journal);
  g_assert_error (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_NEWER);
  g_assert_cmpstr (scriba_error_get_facts (report)->found, ==, "3");
  g_assert_cmpint (scriba_error_get_facts (report)->highest, ==, 2);
  g_assert_false (scriba_journal_wait (journal, journal_append (journal, ANTONY, 4), NULL));
  scriba_journal_maintain (journal);
  scriba_journal_free (g_steal_pointer (&journal));

  after = journal_bytes (folder, "library.db");
  g_assert_true (g_bytes_equal (before, after));
  g_assert_false (folder_has (folder, "library.db-wal"));
}

/* A version to come: the backup is made before, and kept beside the ten. */
static void
test_migration (Folder *folder,
                gconstpointer data)
{
  const char *steps[] = { journal_schema.steps[0], journal_schema.steps[1],
                          "ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT ''" };
  const JournalSchema next = { steps, 3 };
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  Folder backups = { journal_backup_folder (folder->path) };
  g_autofree char *name = NULL;
  JournalLibrary library;
  gint64 version;

  journal_assert_safe (journal, journal_add (journal, ANTONY, 3));
  scriba_journal_free (g_steal_pointer (&journal));

  open_as (folder, &library, &next);
  g_assert_cmpint (library.access, ==, SCRIBA_JOURNAL_WRITABLE);
  g_assert_cmpint (journal_ask (library.db, "PRAGMA user_version", &version), ==, SQLITE_OK);
  g_assert_cmpint (version, ==, 3);
  g_assert_cmpint (journal_ask (library.db, "SELECT count(place) FROM game", &version), ==, SQLITE_OK);
  journal_library_clear (&library);

  name = journal_find (&backups, "library-");
  g_assert_true (g_str_has_suffix (name, "-version-2.db"));
  g_assert_cmpuint (count_backups (folder), ==, 0);
  g_free (backups.path);

  assert_newer_is_left_alone (folder);
}

/* A migration that fails leaves the version before it. */
static void
test_failed_migration (Folder *folder,
                       gconstpointer data)
{
  const char *steps[] = { journal_schema.steps[0], journal_schema.steps[1],
                          "ALTER TABLE game ADD COLUMN place TEXT; INSERT INTO nothing VALUES (1)" };
  const JournalSchema next = { steps, 3 };
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  JournalLibrary library;

  journal_assert_safe (journal, journal_add (journal, ANTONY, 3));
  scriba_journal_free (g_steal_pointer (&journal));

  open_as (folder, &library, &next);
  g_assert_cmpint (library.access, ==, SCRIBA_JOURNAL_CLOSED);
  g_assert_error (library.reason, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);
  journal_library_clear (&library);

  journal = journal_in (folder);
  journal_assert_entries (journal, ANTONY, 3);
  journal_assert_quiet (journal);
}

/* Checked once a day and not more often. */
static void
test_daily (Folder *folder,
            gconstpointer data)
{
  JournalLibrary library;
  gint64 checked;

  for (guint i = 0; i < 3; i++)
    {
      gint64 expected = i < 2 ? journal_time - i * (DAY - 1) : journal_time;

      open_as (folder, &library, &journal_schema);
      g_assert_false (journal_library_check (&library, NULL, NULL));
      g_assert_cmpint (journal_ask (library.db, "SELECT checked FROM care", &checked), ==, SQLITE_OK);
      g_assert_cmpint (checked, ==, expected);
      journal_library_clear (&library);
      journal_time += i == 0 ? DAY - 1 : 1;
    }
}

static int
always (void *data)
{
  return 1;
}

/* Looking for damage makes way for what is more urgent. */
static void
test_interrupted (Folder *folder,
                  gconstpointer data)
{
  g_autoptr (ScribaJournal) journal = journal_in (folder);
  JournalLibrary library;

  journal_assert_safe (journal, journal_add (journal, ANTONY, 20000));
  scriba_journal_free (g_steal_pointer (&journal));

  open_as (folder, &library, &journal_schema);
  g_assert_true (journal_library_check (&library, always, NULL));
  g_assert_cmpint (library.access, ==, SCRIBA_JOURNAL_WRITABLE);
  g_assert_false (journal_library_check (&library, NULL, NULL));
  g_assert_true (g_queue_is_empty (&library.reports));
  journal_library_clear (&library);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add ("/care/" name, Folder, NULL, folder_set_up, function, folder_tear_down)
  ADD ("at-start", test_at_start);
  ADD ("hourly", test_hourly);
  ADD ("on-request", test_on_request);
  ADD ("ten", test_ten);
  ADD ("before-damage", test_before_damage);
  ADD ("in-one-second", test_in_one_second);
  ADD ("clock-jumps", test_clock_jumps);
  ADD ("while-playing", test_while_playing);
  ADD ("purge", test_purge);
  ADD ("purge-not-yet", test_purge_not_yet);
  ADD ("version-1", test_version_1);
  ADD ("version-2", test_version_2);
  ADD ("migration", test_migration);
  ADD ("failed-migration", test_failed_migration);
  ADD ("daily", test_daily);
  ADD ("interrupted", test_interrupted);

  return g_test_run ();
}
