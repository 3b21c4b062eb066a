/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-mend.h"

#include <errno.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "journal-backup.h"
#include "journal-read.h"
#include "journal-remains.h"
#include "journal-restore.h"
#include "journal-schema.h"
#include "journal-write.h"

/*
 * What is left of a damaged library is copied into a new one, and what is
 * missing there comes from the newest sound backup. The damaged one is kept
 * under another name.
 *
 * The new one is made beside the old one. That "mended" exists, complete, is
 * what decides: a program that ends before leaves the old library as it was,
 * one that ends after it finishes at the next start.
 */

typedef struct
{
  JournalRemains remains;
  sqlite3 *to;
  GPtrArray *games;
  gboolean all;
  guint n_whole;
  guint n_cut;
} Mend;

/* The newest backup that is sound; what it is called goes to @name. */
static sqlite3 *
open_backup (const char *folder,
             const char *vfs,
             char **name)
{
  g_autoptr (GPtrArray) paths = journal_backup_list_all (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (sqlite3) db = NULL;
      gint64 version;

      /* One of an older version lacks only what that did not have. */
      if (journal_open (g_ptr_array_index (paths, i), SQLITE_OPEN_READONLY, vfs, &db) == SQLITE_OK
          && journal_schema_judge (&journal_schema, db, &version, NULL) == JOURNAL_OURS
          && journal_read_sums (db, NULL)
          && journal_read_gaps (db, NULL))
        {
          *name = g_path_get_basename (g_ptr_array_index (paths, i));
          return g_steal_pointer (&db);
        }
    }

  return NULL;
}

/* Whether a game whose row is lost left something. One that was removed left nothing. */
static gboolean
has_left_something (sqlite3 *from,
                    const char *id)
{
  static const char * const parts[] = {
    "SELECT 1 FROM box WHERE game = ?",
    "SELECT 1 FROM entry WHERE game = ?",
  };

  for (guint i = 0; from != NULL && i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (sqlite3_stmt) statement = NULL;

      if (journal_bind (from, &statement, parts[i], "t", id) == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
        return TRUE;
    }

  return FALSE;
}

/* Whether nothing was written since the backup, as far as that can still be read. */
static gboolean
is_unchanged (sqlite3 *from,
              sqlite3 *backup)
{
  gint64 now, then;

  return from != NULL && journal_ask (from, "SELECT changes FROM care", &now) == SQLITE_OK &&
         journal_ask (backup, "SELECT changes FROM care", &then) == SQLITE_OK && now == then;
}

static int
save_game (Mend *self,
           const ScribaJournalGame *start)
{
  gboolean whole;
  g_autoptr (ScribaJournalGame) game = journal_remains_join (&self->remains, start, &whole);

  if (whole)
    self->n_whole++;
  else
    self->n_cut++;
  return game != NULL ? journal_write_game (self->to, game) : SQLITE_OK;
}

/* Games whose rows are lost are those that the backup has besides. Where a walk came to its end, rows can still be missing. */
static int
save_lost_games (Mend *self)
{
  gboolean unchanged = is_unchanged (self->remains.from, self->remains.backup);
  g_autoptr (GPtrArray) rows = journal_read_list (self->remains.backup, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  int result = SQLITE_OK;

  for (guint i = 0; i < self->games->len; i++)
    g_hash_table_add (seen, ((ScribaJournalGame *) g_ptr_array_index (self->games, i))->row.id);

  for (guint i = 0; rows != NULL && i < rows->len && result == SQLITE_OK; i++)
    {
      const ScribaJournalRow *row = g_ptr_array_index (rows, i);
      g_autoptr (ScribaJournalGame) game = NULL;

      if (g_hash_table_contains (seen, row->id)
          || (self->all && !has_left_something (self->remains.from, row->id))
          || (game = journal_remains_join_lost (&self->remains, row->id)) == NULL)
        continue;
      result = journal_write_game (self->to, game);
      if (unchanged)
        self->n_whole++;
      else
        self->n_cut++;
    }

  return result;
}

/* As many as there were, so that no backup is taken for one of the new library. */
static gint64
count_changes (Mend *self)
{
  sqlite3 *those[] = { self->remains.from, self->remains.backup };
  gint64 most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (those); i++)
    {
      gint64 n_changes;

      if (those[i] != NULL && journal_ask (those[i], "SELECT changes FROM care", &n_changes) == SQLITE_OK
          && n_changes < G_MAXINT32)
        most = MAX (most, n_changes);
    }
  return most;
}

static int
save_all (Mend *self)
{
  int result = sqlite3_exec (self->to, "BEGIN IMMEDIATE", NULL, NULL, NULL);

  for (guint i = 0; i < self->games->len && result == SQLITE_OK; i++)
    result = save_game (self, g_ptr_array_index (self->games, i));
  if (self->remains.backup != NULL && result == SQLITE_OK)
    result = save_lost_games (self);
  if (result == SQLITE_OK)
    result = journal_do (self->to, "UPDATE care SET changes = ?", "i", count_changes (self) + 1);
  if (result == SQLITE_OK)
    result = sqlite3_exec (self->to, "COMMIT", NULL, NULL, NULL);

  return result;
}

/* Keeps a file under another name, without copying it if that can be. A library that is gone is kept as an empty one; a log
 * without anything in it is not. */
static gboolean
keep (const char *path,
      const char *aside,
      gboolean log,
      GError **error)
{
  g_autoptr (GFile) from = NULL;
  g_autoptr (GFile) to = NULL;
  g_autoptr (GError) problem = NULL;
  GStatBuf file;

  if (g_stat (path, &file) != 0)
    file.st_size = 0;
  if ((log && file.st_size == 0) || (file.st_size > 0 && link (path, aside) == 0))
    return TRUE;

  from = g_file_new_for_path (path);
  to = g_file_new_for_path (aside);
  if ((file.st_size == 0 ? g_file_set_contents_full (aside, "", 0, G_FILE_SET_CONTENTS_DURABLE, 0600, &problem)
                         : g_file_copy (from, to, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, &problem))
      && journal_sync (aside))
    return TRUE;

  if (problem != NULL)
    scriba_error_set (error, SCRIBA_ERROR_UNWRITABLE, NULL, problem->message, NULL, 0, 0);
  else
    journal_fail_errno (error, SCRIBA_ERROR_UNWRITABLE, errno);
  return FALSE;
}

/* A name that no file has yet. */
static char *
name_aside (const char *path,
            gint64 now)
{
  g_autofree char *stamp = journal_stamp (now);
  char *aside = g_strdup_printf ("%s.damaged-%s", path, stamp);

  for (guint i = 2; g_file_test (aside, G_FILE_TEST_EXISTS); i++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s.damaged-%s-%u", path, stamp, i);
    }

  return aside;
}

/* What was written of it last may not have been taken back. */
static void
remove_unfinished (const char *unfinished)
{
  g_autofree char *log = g_strconcat (unfinished, "-journal", NULL);

  g_remove (unfinished);
  g_remove (log);
}

static gboolean
make_new (Mend *self,
          const char *path,
          const char *unfinished,
          const char *vfs,
          GError **error)
{
  int result;

  remove_unfinished (unfinished);
  result = journal_open (unfinished, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs, &self->to);
  if (result != SQLITE_OK)
    {
      journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->to, result);
      return FALSE;
    }
  if (!journal_schema_migrate (&journal_schema, self->to, error))
    return FALSE;

  self->remains.from = journal_restore_open (path, vfs, self->to);
  self->games = self->remains.from != NULL ? journal_read_remains (self->remains.from, &self->all) : g_ptr_array_new ();
  result = save_all (self);
  journal_restore_close (path, g_steal_pointer (&self->remains.from));
  if (result != SQLITE_OK)
    journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->to, result);
  g_clear_pointer (&self->to, sqlite3_close);
  return result == SQLITE_OK;
}

static gboolean
remove_for_good (const char *path)
{
  return g_remove (path) == 0 || errno == ENOENT;
}

/**
 * journal_mend:
 * @folder: the folder of the library
 * @path: the library, which nobody has open
 * @vfs: (nullable): the VFS to use
 * @now: seconds since 1970
 * @sum_up: (nullable): makes a summary anew
 * @report: where to say what was done
 * @error: where to say why it could not be done
 *
 * Keeps a damaged library aside and makes a new one with what is left of it, which journal_mend_finish() puts in its
 * place.
 *
 * Returns: whether that was done; if not, all is as it was
 */
gboolean
journal_mend (const char *folder,
              const char *path,
              const char *vfs,
              gint64 now,
              void (*sum_up) (ScribaJournalGame *game),
              GError **report,
              GError **error)
{
  g_autofree char *unfinished = g_strconcat (path, ".unfinished", NULL);
  g_autofree char *mended = g_strconcat (path, ".mended", NULL);
  g_autofree char *aside = name_aside (path, now);
  g_autofree char *aside_name = g_path_get_basename (aside);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *log_aside = g_strconcat (aside, "-wal", NULL);
  g_autofree char *backup_name = NULL;
  g_autoptr (sqlite3) backup = open_backup (folder, vfs, &backup_name);
  Mend self = { .remains = { .backup = backup, .sum_up = sum_up } };
  gboolean done;

  done = make_new (&self, path, unfinished, vfs, error);
  g_clear_pointer (&self.to, sqlite3_close);
  g_clear_pointer (&self.games, g_ptr_array_unref);
  done = done && keep (path, aside, FALSE, error) && keep (log, log_aside, TRUE, error);
  if (done && g_rename (unfinished, mended) != 0)
    {
      journal_fail_errno (error, SCRIBA_ERROR_UNWRITABLE, errno);
      done = FALSE;
    }
  if (!done)
    {
      remove_unfinished (unfinished);
      g_remove (aside);
      g_remove (log_aside);
      return FALSE;
    }

  scriba_error_set (report, SCRIBA_ERROR_LIBRARY_MENDED, NULL, backup_name, NULL, self.n_whole, self.n_cut);
  if (report != NULL && *report != NULL)
    scriba_error_set_file (*report, aside_name);
  return TRUE;
}

/**
 * journal_mend_finish:
 * @folder: the folder of the library
 * @path: the library, which nobody has open
 * @error: where to say why that could not be done
 *
 * Puts a new library in its place if one stands ready. As long as it stands there, it is the library: nothing may be
 * written into the old one, which it will replace.
 *
 * Returns: whether the library is in its place
 */
gboolean
journal_mend_finish (const char *folder,
                     const char *path,
                     GError **error)
{
  g_autofree char *mended = g_strconcat (path, ".mended", NULL);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *shared = g_strconcat (path, "-shm", NULL);

  if (!g_file_test (mended, G_FILE_TEST_EXISTS))
    return TRUE;

  /* The old log must be gone for good before the new library has its name. */
  if (remove_for_good (log) && remove_for_good (shared) && journal_sync (folder) && g_rename (mended, path) == 0
      && journal_sync (folder))
    return TRUE;

  journal_fail_errno (error, SCRIBA_ERROR_UNWRITABLE, errno);
  return FALSE;
}
