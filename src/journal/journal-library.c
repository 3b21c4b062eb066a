/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-library.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "journal-mend.h"

/** journal_library_init: names the library of a folder, and reads nothing yet. */
void
journal_library_init (JournalLibrary *self,
                      const char *folder,
                      const ScribaJournalOptions *options)
{
  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, "library.db", NULL);
  if (options != NULL)
    self->options = *options;
  self->vfs = g_strdup (self->options.vfs);
  self->schema = &journal_schema;
  self->lock = -1;
  g_queue_init (&self->reports);
}

static void
remove_copy (JournalLibrary *self)
{
  static const char * const ends[] = { "/library.db", "/library.db-wal", "/library.db-shm", "" };

  for (guint i = 0; self->copy != NULL && i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path = g_strconcat (self->copy, ends[i], NULL);

      g_remove (path);
    }
  g_clear_pointer (&self->copy, g_free);
}

/* One program at a time, also while the library is mended and nobody has it open. Where a folder cannot be locked, SQLite's own
 * lock must do. */
static gboolean
lock (JournalLibrary *self,
      GError **error)
{
  if (self->lock < 0)
    self->lock = open (self->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (self->lock < 0 || flock (self->lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;

  scriba_error_set (error, SCRIBA_ERROR_LIBRARY_LOCKED, NULL, NULL, NULL, 0, 0);
  return FALSE;
}

static void
unlock (JournalLibrary *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
}

static void
close_library (JournalLibrary *self)
{
  g_clear_pointer (&self->backup, journal_backup_free);
  g_clear_pointer (&self->db, sqlite3_close);
  g_clear_error (&self->reason);
  remove_copy (self);
}

/** journal_library_clear: closes the library. */
void
journal_library_clear (JournalLibrary *self)
{
  close_library (self);
  unlock (self);
  g_queue_clear_full (&self->reports, (GDestroyNotify) g_error_free);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->vfs);
}

/** journal_library_now: seconds since 1970, by the clock of the options. */
gint64
journal_library_now (JournalLibrary *self)
{
  return self->options.now != NULL ? self->options.now (self->options.user_data) : g_get_real_time () / G_USEC_PER_SEC;
}

/* Not writable from now on. (transfer full) */
static void
refuse (JournalLibrary *self,
        ScribaJournalAccess access,
        GError *reason)
{
  if (access == SCRIBA_JOURNAL_CLOSED)
    {
      close_library (self);
      unlock (self);
    }

  self->access = access;
  g_clear_error (&self->reason);
  self->reason = reason;
  if (reason->domain == SCRIBA_ERROR && scriba_error_get_facts (reason)->file == NULL)
    scriba_error_set_file (reason, self->path);
  g_queue_push_tail (&self->reports, g_error_copy (reason));
}

/* Whether the database and what SQLite puts beside it can be written. */
static gboolean
may_write (JournalLibrary *self,
           int *number)
{
  if (g_mkdir_with_parents (self->folder, 0700) == 0
      && g_access (self->folder, W_OK | X_OK) == 0
      && (g_access (self->path, W_OK) == 0 || errno == ENOENT))
    return TRUE;

  *number = errno;
  return FALSE;
}

static gboolean
copy_one (JournalLibrary *self,
          const char *name,
          const char *copy,
          GError **error)
{
  g_autoptr (GFile) from = g_file_new_build_filename (self->folder, name, NULL);
  g_autoptr (GFile) to = g_file_new_build_filename (self->copy, copy, NULL);

  return !g_file_query_exists (from, NULL)
         || g_file_copy (from, to, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error);
}

/* SQLite wants to write beside what it reads if the last program ended hard. A mended library is whole without a log. */
static gboolean
copy_aside (JournalLibrary *self,
            GError **error)
{
  g_autofree char *mended = g_strconcat (self->path, ".mended", NULL);

  if ((self->copy = g_dir_make_tmp (NULL, error)) == NULL)
    return FALSE;

  if (g_file_test (mended, G_FILE_TEST_EXISTS))
    return copy_one (self, "library.db.mended", "library.db", error);
  return copy_one (self, "library.db", "library.db", error) && copy_one (self, "library.db-wal", "library.db-wal", error);
}

static void
open_read_only (JournalLibrary *self,
                int number)
{
  GError *reason = NULL;
  g_autofree char *path = NULL;
  JournalKind kind = JOURNAL_UNKNOWN;
  gint64 version;
  int result;

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      journal_fail_errno (&reason, SCRIBA_ERROR_UNWRITABLE, number);
      refuse (self, SCRIBA_JOURNAL_CLOSED, reason);
      return;
    }
  if (!copy_aside (self, &reason))
    {
      refuse (self, SCRIBA_JOURNAL_CLOSED, reason);
      return;
    }

  path = g_build_filename (self->copy, "library.db", NULL);
  result = journal_open (path, SQLITE_OPEN_READWRITE, self->vfs, &self->db);
  if (result != SQLITE_OK)
    journal_fail (&reason, SCRIBA_ERROR_UNREADABLE, NULL, result);
  else
    kind = journal_schema_judge (self->schema, self->db, &version, &reason);

  if (kind == JOURNAL_EMPTY)
    journal_fail_errno (&reason, SCRIBA_ERROR_UNWRITABLE, number);
  else if (kind == JOURNAL_OURS && journal_schema_migrate (self->schema, self->db, &reason))
    scriba_error_set (&reason, SCRIBA_ERROR_LIBRARY_READ_ONLY, NULL, NULL, NULL, 0, 0);

  refuse (self, g_error_matches (reason, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_READ_ONLY) ? SCRIBA_JOURNAL_READ_ONLY
                                                                                      : SCRIBA_JOURNAL_CLOSED, reason);
}

/* Whether there is something that the last program wrote and did not put into the database. */
static gboolean
has_log (JournalLibrary *self)
{
  g_autofree char *log = g_strconcat (self->path, "-wal", NULL);
  GStatBuf file;

  return g_stat (log, &file) == 0 && file.st_size > 0;
}

/* An empty file, or none, is a library that was never begun, unless there are traces of one. */
static gboolean
was_emptied (JournalLibrary *self)
{
  g_autoptr (GPtrArray) backups = journal_backup_list (self->folder);
  GStatBuf file;

  return (g_stat (self->path, &file) == 0 ? file.st_size == 0 : errno == ENOENT) && (backups->len > 0 || has_log (self));
}

static gboolean
back_up_before (JournalLibrary *self,
                gint64 version,
                GError **error)
{
  g_autoptr (JournalBackup) backup = journal_backup_new (self->db, self->folder, self->vfs,
                                                         journal_library_now (self), version, error);
  gboolean more = backup != NULL;

  while (more)
    if (!journal_backup_step (backup, &more, error))
      return FALSE;
  return backup != NULL;
}

static gboolean
begin_writing (JournalLibrary *self,
               gint64 version,
               GError **error)
{
  int result;

  result = sqlite3_exec (self->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
                         NULL, NULL, NULL);
  if (result != SQLITE_OK)
    {
      journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->db, result);
      return FALSE;
    }

  return (version == 0 || version == self->schema->n_steps || back_up_before (self, version, error))
         && journal_schema_migrate (self->schema, self->db, error);
}

static gboolean
open_writable (JournalLibrary *self,
               GError **error)
{
  JournalKind kind;
  gint64 version;
  int result;

  if (was_emptied (self))
    {
      scriba_error_set (error, SCRIBA_ERROR_LIBRARY_DAMAGED, NULL, NULL, NULL, 0, 0);
      return FALSE;
    }

  result = journal_open (self->path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, self->vfs, &self->db);
  if (result != SQLITE_OK)
    {
      journal_fail (error, SCRIBA_ERROR_UNREADABLE, NULL, result);
      return FALSE;
    }

  /* One program at a time. What is refused stays as it is, also when it is closed. */
  sqlite3_exec (self->db, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL);
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, has_log (self), NULL);
  kind = journal_schema_judge (self->schema, self->db, &version, error);
  if (kind != JOURNAL_OURS && kind != JOURNAL_EMPTY)
    return FALSE;

  /* The file may be written, so that only its header can say otherwise. */
  if (sqlite3_db_readonly (self->db, "main"))
    {
      scriba_error_set (error, SCRIBA_ERROR_LIBRARY_DAMAGED, NULL, NULL, NULL, 0, 0);
      return FALSE;
    }

  if (!begin_writing (self, version, error))
    return FALSE;
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
  self->access = SCRIBA_JOURNAL_WRITABLE;
  return TRUE;
}

/**
 * journal_library_mend:
 * @self: a library
 * @damage: what was found
 *
 * Mends it once; a second time there is something that mending does not help.
 *
 * Returns: whether it is mended and writable
 */
gboolean
journal_library_mend (JournalLibrary *self,
                      const GError *damage)
{
  GError *report = NULL;
  GError *reason = NULL;

  if (self->mended || self->access == SCRIBA_JOURNAL_READ_ONLY)
    return FALSE;

  /* A log that belongs to damage is left to those who look into it. */
  if (self->db != NULL)
    sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  close_library (self);

  if (!journal_mend (self->folder, self->path, self->vfs, journal_library_now (self), self->options.sum_up, &report, &reason))
    {
      refuse (self, SCRIBA_JOURNAL_CLOSED, reason);
      refuse (self, SCRIBA_JOURNAL_CLOSED, g_error_copy (damage));
      return FALSE;
    }

  self->mended = TRUE;
  g_queue_push_tail (&self->reports, report);
  journal_library_open (self);
  return self->access == SCRIBA_JOURNAL_WRITABLE;
}

/**
 * journal_library_open:
 * @self: a library that is not open
 *
 * Opens it, makes it, migrates it, or mends it. What there is to tell is among the reports.
 */
void
journal_library_open (JournalLibrary *self)
{
  GError *reason = NULL;
  int number;

  close_library (self);
  self->backed_up = journal_library_now (self);
  if (!may_write (self, &number))
    {
      open_read_only (self, number);
      return;
    }

  if (lock (self, &reason) && journal_mend_finish (self->folder, self->path, &reason) && open_writable (self, &reason))
    return;
  if (self->mended || !g_error_matches (reason, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_DAMAGED))
    refuse (self, SCRIBA_JOURNAL_CLOSED, reason);
  else
    {
      journal_library_mend (self, reason);
      g_error_free (reason);
    }
}
