/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-backup.h"

#include <errno.h>

#include <glib/gstdio.h>

/* Between two steps of so many pages what was asked for is written and read. */
#define PAGES 256

/* "library-" and a stamp; then ".db", or "-2.db" of the second one in a second. The backup before a migration has another
 * name and is kept. */
#define STEM_LENGTH 24

struct _JournalBackup
{
  sqlite3 *to;
  sqlite3_backup *backup;
  char *folder;
  char *path;
  char *unfinished;
};

/**
 * journal_stamp:
 * @now: seconds since 1970
 *
 * Returns: (transfer full): it as a part of a file's name, which sorts by time
 */
char *
journal_stamp (gint64 now)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (now);

  return time != NULL ? g_date_time_format (time, "%Y%m%d-%H%M%SZ") : g_strdup ("00000000-000000Z");
}

/**
 * journal_backup_folder:
 * @folder: the folder of the library
 *
 * Returns: (transfer full): where its backups are
 */
char *
journal_backup_folder (const char *folder)
{
  return g_build_filename (folder, "backups", NULL);
}

/* Of those in its second, from 1; 0 of a file that is none of the backups. */
static guint
get_number (const char *name)
{
  const char *end = name + STEM_LENGTH;
  guint64 number = 1;

  if (strlen (name) <= STEM_LENGTH || !g_str_has_prefix (name, "library-"))
    return 0;

  if (*end == '-')
    number = g_ascii_strtoull (end + 1, (char **) &end, 10);
  return g_str_equal (end, ".db") ? number : 0;
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  g_autofree char *name = g_path_get_basename (*(const char * const *) a);
  g_autofree char *other = g_path_get_basename (*(const char * const *) b);
  int order = strncmp (other, name, STEM_LENGTH);

  if (order != 0)
    return order;
  return (get_number (other) > get_number (name)) - (get_number (other) < get_number (name));
}

static GPtrArray *
list (const char *folder,
      gboolean (*is_listed) (const char *name))
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *backups = journal_backup_folder (folder);
  g_autoptr (GDir) dir = g_dir_open (backups, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_listed (name))
      g_ptr_array_add (paths, g_build_filename (backups, name, NULL));

  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

static gboolean
is_numbered (const char *name)
{
  return get_number (name) > 0;
}

/**
 * journal_backup_list:
 * @folder: the folder of the library
 *
 * Returns: (transfer full) (element-type filename): paths of the backups, the newest first
 */
GPtrArray *
journal_backup_list (const char *folder)
{
  return list (folder, is_numbered);
}

static gboolean
is_any (const char *name)
{
  return strlen (name) > STEM_LENGTH && g_str_has_prefix (name, "library-") && g_str_has_suffix (name, ".db");
}

/** journal_backup_list_all: like journal_backup_list(), with those that were made before a migration. */
GPtrArray *
journal_backup_list_all (const char *folder)
{
  return list (folder, is_any);
}

/**
 * journal_backup_is_due:
 * @db: the connection
 * @folder: the folder of the library
 * @vfs: (nullable): the VFS to use
 *
 * Returns: whether something was written since the newest backup
 */
gboolean
journal_backup_is_due (sqlite3 *db,
                       const char *folder,
                       const char *vfs)
{
  g_autoptr (GPtrArray) paths = journal_backup_list (folder);
  g_autoptr (sqlite3) newest = NULL;
  gint64 now, then;

  if (journal_ask (db, "SELECT changes FROM care", &now) != SQLITE_OK || now == 0)
    return FALSE;

  return paths->len == 0
         || journal_open (g_ptr_array_index (paths, 0), SQLITE_OPEN_READONLY, vfs, &newest) != SQLITE_OK
         || journal_ask (newest, "SELECT changes FROM care", &then) != SQLITE_OK
         || now != then;
}

/* The order of the names is that in which they were made, also of those in one second, and after a clock was set back. */
static char *
create_name (const char *folder,
             const char *stamp)
{
  g_autoptr (GPtrArray) paths = journal_backup_list (folder);
  g_autofree char *stem = g_strconcat ("library-", stamp, NULL);
  g_autofree char *newest = paths->len > 0 ? g_path_get_basename (g_ptr_array_index (paths, 0)) : NULL;

  if (newest == NULL || strncmp (newest, stem, STEM_LENGTH) < 0)
    return g_strconcat (stem, ".db", NULL);
  return g_strdup_printf ("%.*s-%u.db", STEM_LENGTH, newest, get_number (newest) + 1);
}

/**
 * journal_backup_new:
 * @db: the connection, which must live as long
 * @folder: the folder of the library
 * @vfs: (nullable): the VFS to use
 * @now: seconds since 1970
 * @version: before the migration of which version it is made, to be kept for ever; or 0
 * @error: where to say why it cannot be made
 *
 * Returns: (transfer full) (nullable): a backup that has no page yet
 */
JournalBackup *
journal_backup_new (sqlite3 *db,
                    const char *folder,
                    const char *vfs,
                    gint64 now,
                    gint64 version,
                    GError **error)
{
  g_autoptr (JournalBackup) self = g_new0 (JournalBackup, 1);
  g_autofree char *stamp = journal_stamp (now);
  /* Nothing can have been written between two that are made before one migration. */
  g_autofree char *name = version == 0 ? create_name (folder, stamp)
                                       : g_strdup_printf ("library-%s-version-%d.db", stamp, (int) version);
  int result;

  self->folder = journal_backup_folder (folder);
  self->path = g_build_filename (self->folder, name, NULL);
  self->unfinished = g_build_filename (self->folder, "unfinished", NULL);

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    {
      journal_fail_errno (error, SCRIBA_ERROR_UNWRITABLE, errno);
      return NULL;
    }

  g_remove (self->unfinished);
  result = journal_open (self->unfinished, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs, &self->to);
  if (result == SQLITE_OK && (self->backup = sqlite3_backup_init (self->to, "main", db, "main")) == NULL)
    result = sqlite3_extended_errcode (self->to);
  if (result == SQLITE_OK)
    return g_steal_pointer (&self);

  journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->to, result);
  return NULL;
}

/* Ten are kept, and the newest one before the library was last found sound: of what came after it nobody knows that yet. */
static void
remove_old (const char *folder,
            gint64 checked)
{
  g_autoptr (GPtrArray) paths = journal_backup_list (folder);
  g_autofree char *stamp = journal_stamp (checked);
  g_autofree char *last = g_strconcat ("library-", stamp, NULL);
  gboolean sound = FALSE;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      gboolean before = strncmp (name, last, STEM_LENGTH) <= 0;

      if (i >= JOURNAL_N_BACKUPS && (sound || !before))
        g_remove (g_ptr_array_index (paths, i));
      sound = sound || before;
    }
}

static gboolean
finish (JournalBackup *self,
        GError **error)
{
  int result = sqlite3_backup_finish (g_steal_pointer (&self->backup));
  g_autofree char *folder = g_path_get_dirname (self->folder);
  gint64 checked = 0;

  if (result == SQLITE_OK)
    journal_ask (self->to, "SELECT checked FROM care", &checked);
  /* One file, without a log beside it. */
  if (result == SQLITE_OK)
    result = sqlite3_exec (self->to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
  if (result != SQLITE_OK)
    {
      journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->to, result);
      return FALSE;
    }

  g_clear_pointer (&self->to, sqlite3_close);
  if (g_rename (self->unfinished, self->path) != 0 || !journal_sync (self->folder))
    {
      journal_fail_errno (error, SCRIBA_ERROR_UNWRITABLE, errno);
      return FALSE;
    }

  remove_old (folder, checked);
  return TRUE;
}

/**
 * journal_backup_step:
 * @self: a backup
 * @more: where to say whether it needs another step
 * @error: where to say why it failed
 *
 * Goes on with it. Writes of the same connection in between are part of it.
 *
 * Returns: whether it went well; if not, there is nothing to go on with
 */
gboolean
journal_backup_step (JournalBackup *self,
                     gboolean *more,
                     GError **error)
{
  int result = sqlite3_backup_step (self->backup, PAGES);

  *more = result == SQLITE_OK;
  if (result == SQLITE_OK)
    return TRUE;
  if (result == SQLITE_DONE)
    return finish (self, error);

  journal_fail (error, SCRIBA_ERROR_UNWRITABLE, self->to, result);
  return FALSE;
}

/** journal_backup_free: frees a backup; one that is not finished is given up. (transfer full) */
void
journal_backup_free (JournalBackup *self)
{
  gboolean given_up = self->to != NULL;

  g_clear_pointer (&self->backup, sqlite3_backup_finish);
  g_clear_pointer (&self->to, sqlite3_close);
  if (given_up)
    g_remove (self->unfinished);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->unfinished);
  g_free (self);
}
