/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fault-vfs.h"

typedef struct
{
  sqlite3_file base;
  sqlite3_file *real;
} FaultFile;

static struct
{
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  GThread *owner;
  GMutex lock;
  GCond released;
  int result;
  guint after;
  gboolean hold;
  guint n_writes;
  guint n_syncs;
} fault;

#define REAL(file) (((FaultFile *) (file))->real)

static void
check_thread (void)
{
  g_assert_true (g_thread_self () != fault.owner);
}

/* Every write, truncation and sync passes here. */
static int
pass (guint *count)
{
  int result = SQLITE_OK;

  check_thread ();
  g_mutex_lock (&fault.lock);
  while (fault.hold && count == &fault.n_syncs)
    g_cond_wait (&fault.released, &fault.lock);
  (*count)++;
  if (fault.result != SQLITE_OK)
    {
      if (fault.after == 0)
        result = fault.result;
      else
        fault.after--;
    }
  g_mutex_unlock (&fault.lock);
  return result;
}

static int
fault_close (sqlite3_file *file)
{
  int result = REAL (file)->pMethods->xClose (REAL (file));

  sqlite3_free (REAL (file));
  return result;
}

static int
fault_read (sqlite3_file *file,
            void *data,
            int size,
            sqlite3_int64 at)
{
  check_thread ();
  return REAL (file)->pMethods->xRead (REAL (file), data, size, at);
}

static int
fault_write (sqlite3_file *file,
             const void *data,
             int size,
             sqlite3_int64 at)
{
  int result = pass (&fault.n_writes);

  return result != SQLITE_OK ? result : REAL (file)->pMethods->xWrite (REAL (file), data, size, at);
}

static int
fault_truncate (sqlite3_file *file,
                sqlite3_int64 size)
{
  int result = pass (&fault.n_writes);

  return result != SQLITE_OK ? result : REAL (file)->pMethods->xTruncate (REAL (file), size);
}

static int
fault_sync (sqlite3_file *file,
            int flags)
{
  int result = pass (&fault.n_syncs);

  return result != SQLITE_OK ? result : REAL (file)->pMethods->xSync (REAL (file), flags);
}

static int
fault_file_size (sqlite3_file *file,
                 sqlite3_int64 *size)
{
  return REAL (file)->pMethods->xFileSize (REAL (file), size);
}

static int
fault_lock (sqlite3_file *file,
            int level)
{
  return REAL (file)->pMethods->xLock (REAL (file), level);
}

static int
fault_unlock (sqlite3_file *file,
              int level)
{
  return REAL (file)->pMethods->xUnlock (REAL (file), level);
}

static int
fault_check_lock (sqlite3_file *file,
                  int *locked)
{
  return REAL (file)->pMethods->xCheckReservedLock (REAL (file), locked);
}

static int
fault_control (sqlite3_file *file,
               int what,
               void *value)
{
  return REAL (file)->pMethods->xFileControl (REAL (file), what, value);
}

static int
fault_sector (sqlite3_file *file)
{
  return REAL (file)->pMethods->xSectorSize (REAL (file));
}

static int
fault_traits (sqlite3_file *file)
{
  return REAL (file)->pMethods->xDeviceCharacteristics (REAL (file));
}

static int
fault_shm_map (sqlite3_file *file,
               int page,
               int size,
               int extend,
               void volatile **memory)
{
  return REAL (file)->pMethods->xShmMap (REAL (file), page, size, extend, memory);
}

static int
fault_shm_lock (sqlite3_file *file,
                int offset,
                int n,
                int flags)
{
  return REAL (file)->pMethods->xShmLock (REAL (file), offset, n, flags);
}

static void
fault_shm_barrier (sqlite3_file *file)
{
  REAL (file)->pMethods->xShmBarrier (REAL (file));
}

static int
fault_shm_unmap (sqlite3_file *file,
                 int remove)
{
  return REAL (file)->pMethods->xShmUnmap (REAL (file), remove);
}

static const sqlite3_io_methods methods = {
  2, fault_close, fault_read, fault_write, fault_truncate, fault_sync, fault_file_size, fault_lock, fault_unlock,
  fault_check_lock, fault_control, fault_sector, fault_traits, fault_shm_map, fault_shm_lock, fault_shm_barrier,
  fault_shm_unmap,
};

static int
fault_open (sqlite3_vfs *vfs,
            sqlite3_filename name,
            sqlite3_file *file,
            int flags,
            int *out)
{
  FaultFile *self = (FaultFile *) file;
  int result;

  check_thread ();
  self->real = sqlite3_malloc (fault.real->szOsFile);
  result = fault.real->xOpen (fault.real, name, self->real, flags, out);
  if (result == SQLITE_OK)
    self->base.pMethods = &methods;
  else
    {
      self->base.pMethods = NULL;
      sqlite3_free (self->real);
    }

  return result;
}

/* The disk works until it is told otherwise. */
void
fault_vfs_begin (void)
{
  fault.real = sqlite3_vfs_find (NULL);
  fault.vfs = *fault.real;
  fault.vfs.zName = FAULT_VFS;
  fault.vfs.szOsFile = sizeof (FaultFile);
  fault.vfs.pNext = NULL;
  fault.vfs.xOpen = fault_open;
  fault.owner = g_thread_self ();
  fault.n_writes = fault.n_syncs = 0;
  fault_vfs_fail (SQLITE_OK, 0);
  g_assert_cmpint (sqlite3_vfs_register (&fault.vfs, FALSE), ==, SQLITE_OK);
}

void
fault_vfs_end (void)
{
  sqlite3_vfs_unregister (&fault.vfs);
}

/* After so many writes and syncs that work, all fail so, until told otherwise. */
void
fault_vfs_fail (int result,
                guint after)
{
  g_mutex_lock (&fault.lock);
  fault.result = result;
  fault.after = after;
  g_mutex_unlock (&fault.lock);
}

/* While held, no sync comes to its end. */
void
fault_vfs_hold_syncs (gboolean hold)
{
  g_mutex_lock (&fault.lock);
  fault.hold = hold;
  g_cond_broadcast (&fault.released);
  g_mutex_unlock (&fault.lock);
}

static guint
get (const guint *count)
{
  guint n;

  g_mutex_lock (&fault.lock);
  n = *count;
  g_mutex_unlock (&fault.lock);
  return n;
}

guint
fault_vfs_get_n_writes (void)
{
  return get (&fault.n_writes);
}

guint
fault_vfs_get_n_syncs (void)
{
  return get (&fault.n_syncs);
}
