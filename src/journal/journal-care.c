/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-library.h"

#include "journal-read.h"

#define HOUR G_GINT64_CONSTANT (3600)
#define DAY (24 * HOUR)

/* How long deleted games stay in Recently Deleted. */
#define KEPT (30 * DAY)

/* So many steps of SQLite's machine between two looks at whether something is waiting. */
#define STEPS 10000

static void
tell (JournalLibrary *self,
      GError *error)
{
  g_autofree char *backups = journal_backup_folder (self->folder);

  if (scriba_error_get_facts (error)->file == NULL)
    scriba_error_set_file (error, backups);
  g_queue_push_tail (&self->reports, error);
}

/**
 * journal_library_is_hour_over:
 * @self: a writable library
 *
 * Returns: whether the last backup is an hour old, or the clock was set back
 */
gboolean
journal_library_is_hour_over (JournalLibrary *self)
{
  gint64 age = journal_library_now (self) - self->backed_up;

  return age >= HOUR || age < 0;
}

/**
 * journal_library_begin_backup:
 * @self: a library
 *
 * Begins a backup, if something was written since the last one.
 */
void
journal_library_begin_backup (JournalLibrary *self)
{
  GError *error = NULL;

  if (self->access != SCRIBA_JOURNAL_WRITABLE || self->backup != NULL)
    return;

  self->backed_up = journal_library_now (self);
  if (!journal_backup_is_due (self->db, self->folder, self->vfs))
    return;

  self->backup = journal_backup_new (self->db, self->folder, self->vfs, self->backed_up, 0, &error);
  if (self->backup == NULL)
    tell (self, error);
}

/**
 * journal_library_step_backup:
 * @self: a library
 *
 * Goes on with a backup that was begun.
 *
 * Returns: whether it needs another step
 */
gboolean
journal_library_step_backup (JournalLibrary *self)
{
  GError *error = NULL;
  gboolean more;

  if (self->backup == NULL)
    return FALSE;
  if (!journal_backup_step (self->backup, &more, &error))
    tell (self, error);
  else if (more)
    return TRUE;

  g_clear_pointer (&self->backup, journal_backup_free);
  return FALSE;
}

static GError *
find_damage (JournalLibrary *self)
{
  GError *damage = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;
  int result = journal_bind (self->db, &statement, "PRAGMA quick_check(1)", "");

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_ROW && g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") != 0)
    result = SQLITE_CORRUPT;

  if (result != SQLITE_ROW)
    journal_fail (&damage, SCRIBA_ERROR_UNREADABLE, self->db, result);
  else if (journal_read_sums (self->db, &damage))
    journal_read_gaps (self->db, &damage);
  return damage;
}

/**
 * journal_library_check:
 * @self: a library
 * @interrupt: returns non-zero when something more urgent is waiting
 * @data: for @interrupt
 *
 * Looks once a day whether the library is sound, and mends it if it is not.
 *
 * Returns: whether it was interrupted, and is to be done later
 */
gboolean
journal_library_check (JournalLibrary *self,
                       int (*interrupt) (void *data),
                       gpointer data)
{
  gint64 now = journal_library_now (self);
  g_autoptr (GError) damage = NULL;
  gboolean interrupted;
  gint64 checked;

  if (self->access != SCRIBA_JOURNAL_WRITABLE)
    return FALSE;
  if (journal_ask (self->db, "SELECT checked FROM care", &checked) == SQLITE_OK
      && checked <= now && now - checked < DAY)
    return FALSE;

  sqlite3_progress_handler (self->db, STEPS, interrupt, data);
  damage = find_damage (self);
  interrupted = sqlite3_errcode (self->db) == SQLITE_INTERRUPT;
  sqlite3_progress_handler (self->db, 0, NULL, NULL);

  if (g_error_matches (damage, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_DAMAGED))
    journal_library_mend (self, damage);
  else if (damage == NULL)
    journal_do (self->db, "UPDATE care SET checked = ?", "i", now);
  else if (!interrupted)
    tell (self, g_steal_pointer (&damage));
  return interrupted;
}

/**
 * journal_library_purge:
 * @self: a library
 *
 * Removes the games that were deleted more than 30 days ago. One that was changed since, as far as it tells, was deleted when
 * the clock was wrong.
 */
void
journal_library_purge (JournalLibrary *self)
{
  gint64 before = journal_library_now (self) - KEPT;
  gint64 n_old;
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM game WHERE deleted > 0"
                                          " AND max(deleted, modified) < %" G_GINT64_FORMAT, before);

  if (self->access != SCRIBA_JOURNAL_WRITABLE || journal_ask (self->db, sql, &n_old) != SQLITE_OK || n_old == 0)
    return;

  journal_do (self->db, "DELETE FROM game WHERE deleted > 0 AND max(deleted, modified) < ?", "i", before);
}
