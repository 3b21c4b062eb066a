/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shim-vfs.h"

struct _ShimFile
{
  sqlite3_file base;
  const char *name;
  gpointer data;
  /* The real one lies behind. */
};

static struct
{
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  ShimFunc func;
} shim;

static sqlite3_file *
get_real (gpointer file)
{
  return (sqlite3_file *) ((ShimFile *) file + 1);
}

#define REAL(file) get_real (file)
#define METHODS(file) (get_real (file)->pMethods)

/* What else SQLite asks is none of a test's business. */

static int
shim_file_size (sqlite3_file *file,
                sqlite3_int64 *size)
{
  return METHODS (file)->xFileSize (REAL (file), size);
}

static int
shim_lock (sqlite3_file *file,
           int level)
{
  return METHODS (file)->xLock (REAL (file), level);
}

static int
shim_unlock (sqlite3_file *file,
             int level)
{
  return METHODS (file)->xUnlock (REAL (file), level);
}

static int
shim_check_lock (sqlite3_file *file,
                 int *locked)
{
  return METHODS (file)->xCheckReservedLock (REAL (file), locked);
}

static int
shim_control (sqlite3_file *file,
              int what,
              void *value)
{
  return METHODS (file)->xFileControl (REAL (file), what, value);
}

static int
shim_sector (sqlite3_file *file)
{
  return METHODS (file)->xSectorSize (REAL (file));
}

static int
shim_traits (sqlite3_file *file)
{
  return METHODS (file)->xDeviceCharacteristics (REAL (file));
}

static int
shim_memory_map (sqlite3_file *file,
                 int page,
                 int size,
                 int extend,
                 void volatile **memory)
{
  return METHODS (file)->xShmMap (REAL (file), page, size, extend, memory);
}

static int
shim_memory_lock (sqlite3_file *file,
                  int offset,
                  int n,
                  int flags)
{
  return METHODS (file)->xShmLock (REAL (file), offset, n, flags);
}

static void
shim_memory_barrier (sqlite3_file *file)
{
  METHODS (file)->xShmBarrier (REAL (file));
}

static int
shim_memory_unmap (sqlite3_file *file,
                   int remove)
{
  return METHODS (file)->xShmUnmap (REAL (file), remove);
}

/* What a test may answer. */

static int
ask (ShimWhat what,
     sqlite3_file *file,
     void *data,
     int size,
     sqlite3_int64 at,
     int flags)
{
  ShimFile *self = (ShimFile *) file;
  ShimCall call = { what, self, self->name, data, size, at, flags, NULL };

  return shim.func (&call);
}

static int
shim_close (sqlite3_file *file)
{
  return ask (SHIM_CLOSE, file, NULL, 0, 0, 0);
}

static int
shim_read (sqlite3_file *file,
           void *data,
           int size,
           sqlite3_int64 at)
{
  return ask (SHIM_READ, file, data, size, at, 0);
}

static int
shim_write (sqlite3_file *file,
            const void *data,
            int size,
            sqlite3_int64 at)
{
  return ask (SHIM_WRITE, file, (void *) data, size, at, 0);
}

static int
shim_truncate (sqlite3_file *file,
               sqlite3_int64 size)
{
  return ask (SHIM_TRUNCATE, file, NULL, 0, size, 0);
}

static int
shim_sync (sqlite3_file *file,
           int flags)
{
  return ask (SHIM_SYNC, file, NULL, 0, 0, flags);
}

static int
shim_open (sqlite3_vfs *vfs,
           sqlite3_filename name,
           sqlite3_file *file,
           int flags,
           int *out)
{
  ShimFile *self = (ShimFile *) file;
  ShimCall call = { SHIM_OPEN, self, name, NULL, 0, 0, flags, out };

  self->base.pMethods = NULL;
  self->name = name;
  self->data = NULL;
  return shim.func (&call);
}

static int
shim_delete (sqlite3_vfs *vfs,
             const char *name,
             int sync_folder)
{
  ShimCall call = { SHIM_DELETE, NULL, name, NULL, 0, 0, sync_folder, NULL };

  return shim.func (&call);
}

static const sqlite3_io_methods methods = {
  2, shim_close, shim_read, shim_write, shim_truncate, shim_sync, shim_file_size, shim_lock, shim_unlock,
  shim_check_lock, shim_control, shim_sector, shim_traits, shim_memory_map, shim_memory_lock, shim_memory_barrier,
  shim_memory_unmap,
};

/* Asks the real disk. */
int
shim_do (ShimCall *call)
{
  ShimFile *file = call->file;
  int result;

  switch (call->what)
    {
    case SHIM_OPEN:
      result = shim.real->xOpen (shim.real, call->name, REAL (file), call->flags, call->out);
      file->base.pMethods = result == SQLITE_OK ? &methods : NULL;
      return result;
    case SHIM_CLOSE:
      return METHODS (file)->xClose (REAL (file));
    case SHIM_READ:
      return METHODS (file)->xRead (REAL (file), call->data, call->size, call->at);
    case SHIM_WRITE:
      return METHODS (file)->xWrite (REAL (file), call->data, call->size, call->at);
    case SHIM_TRUNCATE:
      return METHODS (file)->xTruncate (REAL (file), call->at);
    case SHIM_SYNC:
      return METHODS (file)->xSync (REAL (file), call->flags);
    case SHIM_DELETE:
      return shim.real->xDelete (shim.real, call->name, call->flags);
    default:
      g_assert_not_reached ();
    }
}

/* What a test wants to remember of an open file. */
gpointer
shim_file_get_data (ShimFile *file)
{
  return file->data;
}

void
shim_file_set_data (ShimFile *file,
                    gpointer data)
{
  file->data = data;
}

/* From now on there is a disk that asks @func. Only one at a time. */
void
shim_vfs_register (const char *name,
                   ShimFunc func,
                   gboolean as_default)
{
  shim.real = sqlite3_vfs_find (NULL);
  shim.vfs = *shim.real;
  shim.vfs.zName = name;
  shim.vfs.szOsFile = (int) sizeof (ShimFile) + shim.real->szOsFile;
  shim.vfs.pNext = NULL;
  shim.vfs.xOpen = shim_open;
  shim.vfs.xDelete = shim_delete;
  shim.func = func;
  g_assert_cmpint (sqlite3_vfs_register (&shim.vfs, as_default), ==, SQLITE_OK);
}

void
shim_vfs_unregister (void)
{
  g_assert_cmpint (sqlite3_vfs_unregister (&shim.vfs), ==, SQLITE_OK);
}
