/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A disk that loses what was not synced, made the default of SQLite in a process
 * that is going to end. Every write goes to the real file at once, so that it can be
 * read; what the sectors held that are not synced since is remembered, and put back
 * when the power goes.
 */

#define _GNU_SOURCE /* pread, pwrite */

#include "crash-vfs.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "shim-vfs.h"

#define SECTOR 512

/*
 * A file, under whatever name. Its descriptor stays open, for to close it would drop SQLite's locks.
 * After a sync that failed the system believes that all is written, and never writes it: such a sector is stuck
 * until it is written anew.
 */
typedef struct
{
  dev_t device;
  ino_t number;
  int descriptor;
  gint64 synced_size;
  GHashTable *unsynced; /* by its number, the Sector that was synced */
} CrashFile;

typedef struct
{
  gint64 number;
  gboolean stuck;
  guchar bytes[SECTOR];
} Sector;

static struct
{
  GThread *owner;
  GMutex lock;
  CrashFate fate;
  guint at;
  guint n;
  gboolean full;
  GRand *rand;
  GPtrArray *files;
} crash;

static gint64
get_size (CrashFile *file)
{
  struct stat status;

  g_assert_cmpint (fstat (file->descriptor, &status), ==, 0);
  return status.st_size;
}

/* What it holds now, with zeros behind the end. */
static void
read_sector (CrashFile *file,
             gint64 number,
             guchar *bytes)
{
  gssize length = pread (file->descriptor, bytes, SECTOR, number * SECTOR);

  g_assert_cmpint (length, >=, 0);
  memset (bytes + length, 0, SECTOR - length);
}

static void
touch (CrashFile *file,
       gint64 number)
{
  Sector *sector = g_hash_table_lookup (file->unsynced, &number);

  if (sector != NULL)
    {
      sector->stuck = FALSE;
      return;
    }

  sector = g_new0 (Sector, 1);
  sector->number = number;
  read_sector (file, number, sector->bytes);
  g_hash_table_insert (file->unsynced, &sector->number, sector);
}

static void
touch_all (CrashFile *file,
           gint64 from,
           gint64 to)
{
  for (gint64 number = from / SECTOR; number * SECTOR < to; number++)
    touch (file, number);
}

static gboolean
is_settled (gpointer key,
            gpointer value,
            gpointer data)
{
  return !((Sector *) value)->stuck;
}

static void
settle (CrashFile *file)
{
  g_hash_table_foreach_remove (file->unsynced, is_settled, NULL);
  file->synced_size = get_size (file);
}

static void
stick (CrashFile *file)
{
  GHashTableIter iter;
  gpointer sector;

  g_hash_table_iter_init (&iter, file->unsynced);
  while (g_hash_table_iter_next (&iter, NULL, &sector))
    ((Sector *) sector)->stuck = TRUE;
}

/* Its bytes that changed became garbage, or its first ones were written and the rest was not. */
static void
spoil (const guchar *synced,
       guchar *bytes)
{
  guint cut = g_rand_int_range (crash.rand, 0, SECTOR);
  gboolean garbage = g_rand_boolean (crash.rand);

  for (guint i = 0; i < SECTOR; i++)
    if (garbage && synced[i] != bytes[i])
      bytes[i] = g_rand_int_range (crash.rand, 0, 256);
    else if (!garbage && i >= cut)
      bytes[i] = synced[i];
}

static void
lose_sector (CrashFile *file,
             Sector *sector,
             gboolean all)
{
  guchar bytes[SECTOR];
  guint dice = all ? 0 : g_rand_int_range (crash.rand, 0, 10);

  read_sector (file, sector->number, bytes);
  if (dice < 4)
    memcpy (bytes, sector->bytes, SECTOR);
  else if (dice < 6)
    spoil (sector->bytes, bytes);
  g_assert_cmpint (pwrite (file->descriptor, bytes, SECTOR, sector->number * SECTOR), ==, SECTOR);
}

/* The size is that of before or of now, or something between them. */
static gint64
lose_size (CrashFile *file,
           gboolean all)
{
  gint64 before = file->synced_size;
  gint64 now = get_size (file);

  switch (all ? 0 : g_rand_int_range (crash.rand, 0, 3))
    {
    case 0:
      return before;
    case 1:
      return now;
    default:
      return (gint64) g_rand_double_range (crash.rand, MIN (before, now), MAX (before, now) + 1);
    }
}

static void
lose (CrashFile *file,
      gboolean all)
{
  gint64 size = lose_size (file, all);
  GHashTableIter iter;
  gpointer sector;

  g_hash_table_iter_init (&iter, file->unsynced);
  while (g_hash_table_iter_next (&iter, NULL, &sector))
    lose_sector (file, sector, all);
  g_assert_cmpint (ftruncate (file->descriptor, size), ==, 0);
}

static void G_GNUC_NORETURN
end (gboolean lost,
     gboolean all)
{
  for (guint i = 0; lost && i < crash.files->len; i++)
    lose (g_ptr_array_index (crash.files, i), all);
  _exit (CRASHED);
}

static CrashFile *
find_file (const char *path,
           gint64 size)
{
  struct stat status;
  CrashFile *file;

  g_assert_cmpint (stat (path, &status), ==, 0);
  for (guint i = 0; i < crash.files->len; i++)
    {
      file = g_ptr_array_index (crash.files, i);
      if (file->device == status.st_dev && file->number == status.st_ino)
        return file;
    }

  file = g_new0 (CrashFile, 1);
  file->device = status.st_dev;
  file->number = status.st_ino;
  file->descriptor = open (path, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (file->descriptor, >=, 0);
  file->synced_size = size;
  file->unsynced = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  g_ptr_array_add (crash.files, file);
  return file;
}

/* Those that SQLite makes for itself have no name, and do not outlive the process. */
static int
do_open (ShimCall *call)
{
  struct stat status;
  gboolean there = call->name != NULL && stat (call->name, &status) == 0;
  int result = shim_do (call);

  if (result == SQLITE_OK && call->name != NULL && (call->flags & SQLITE_OPEN_READWRITE) != 0)
    shim_file_set_data (call->file, find_file (call->name, there ? status.st_size : 0));
  return result;
}

static int
do_call (ShimCall *call)
{
  CrashFile *file = call->file != NULL && call->what != SHIM_OPEN ? shim_file_get_data (call->file) : NULL;
  int result;

  if (call->what == SHIM_OPEN)
    return do_open (call);
  if (file != NULL && call->what == SHIM_WRITE)
    touch_all (file, call->at, call->at + call->size);
  else if (file != NULL && call->what == SHIM_TRUNCATE)
    touch_all (file, call->at, get_size (file));
  result = shim_do (call);
  if (file != NULL && call->what == SHIM_SYNC && result == SQLITE_OK)
    settle (file);
  return result;
}

static void G_GNUC_NORETURN
tear (ShimCall *call)
{
  if (call->what == SHIM_WRITE)
    call->size = g_rand_int_range (crash.rand, 0, call->size);
  else if (call->what == SHIM_SYNC && shim_file_get_data (call->file) != NULL)
    lose (shim_file_get_data (call->file), FALSE);
  if (call->what != SHIM_SYNC && (call->what != SHIM_WRITE || call->size > 0))
    do_call (call);
  end (FALSE, FALSE);
}

static int
fail (ShimCall *call)
{
  CrashFile *file = call->file != NULL && call->what != SHIM_OPEN ? shim_file_get_data (call->file) : NULL;

  switch (call->what)
    {
    case SHIM_OPEN:
      errno = EIO;
      return SQLITE_CANTOPEN;
    case SHIM_READ:
      return SQLITE_IOERR_READ;
    case SHIM_WRITE:
      call->size = g_rand_int_range (crash.rand, 0, call->size);
      if (call->size > 0)
        do_call (call);
      return SQLITE_IOERR_WRITE;
    case SHIM_TRUNCATE:
      return SQLITE_IOERR_TRUNCATE;
    case SHIM_SYNC:
      if (file != NULL)
        stick (file);
      return SQLITE_IOERR_FSYNC;
    case SHIM_DELETE:
      return SQLITE_IOERR_DELETE;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
wants_room (ShimCall *call)
{
  return call->what == SHIM_WRITE || (call->what == SHIM_OPEN && (call->flags & SQLITE_OPEN_CREATE) != 0);
}

static int
meet_fate (ShimCall *call)
{
  switch (crash.fate)
    {
    case CRASH_TEAR:
      tear (call);
    case CRASH_DROP:
      end (TRUE, TRUE);
    case CRASH_REORDER:
      if (call->what != SHIM_SYNC)
        do_call (call);
      end (TRUE, FALSE);
    case CRASH_FULL:
      crash.full = TRUE;
      return wants_room (call) ? SQLITE_FULL : do_call (call);
    case CRASH_ERROR:
      return fail (call);
    default:
      return do_call (call);
    }
}

static int
answer (ShimCall *call)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&crash.lock);
  gboolean counts = call->what != SHIM_CLOSE && (call->what != SHIM_READ || crash.fate == CRASH_ERROR);

  g_assert_true (g_thread_self () != crash.owner);
  if (counts && ++crash.n == crash.at)
    return meet_fate (call);
  if (crash.full && wants_room (call))
    return SQLITE_FULL;
  return do_call (call);
}

/* The disk of everything that this process opens from now on. Operations count from 1. */
void
crash_vfs_begin (CrashFate fate,
                 guint at,
                 guint32 seed)
{
  crash.owner = g_thread_self ();
  crash.fate = fate;
  crash.at = at;
  crash.rand = g_rand_new_with_seed (seed);
  crash.files = g_ptr_array_new ();
  shim_vfs_register ("crash", answer, TRUE);
}

/* How many operations there were. */
guint
crash_vfs_get_n (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&crash.lock);

  return crash.n;
}

/* There is room again. */
void
crash_vfs_mend (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&crash.lock);

  crash.full = FALSE;
}

/* Now, with the loss of all that is not synced. */
void
crash_vfs_cut_power (void)
{
  g_mutex_lock (&crash.lock);
  end (TRUE, TRUE);
}
