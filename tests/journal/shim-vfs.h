/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ShimFile ShimFile;

/**
 * ShimWhat:
 *
 * What SQLite asks of a disk, as far as a test may want to answer in the disk's place.
 */
typedef enum
{
  SHIM_OPEN,
  SHIM_CLOSE,
  SHIM_READ,
  SHIM_WRITE,
  SHIM_TRUNCATE,
  SHIM_SYNC,
  SHIM_DELETE,
} ShimWhat;

/**
 * ShimCall:
 * @what: what is asked
 * @file: of which file; %NULL for %SHIM_DELETE
 * @name: (nullable): its path
 * @data: where the bytes are, or are wanted
 * @size: how many, or the size of a file that is truncated
 * @at: where they begin
 * @flags: what SQLite says about it
 * @out: where SQLite wants flags
 */
typedef struct
{
  ShimWhat what;
  ShimFile *file;
  const char *name;
  void *data;
  int size;
  sqlite3_int64 at;
  int flags;
  int *out;
} ShimCall;

/**
 * ShimFunc:
 * @call: what is asked, on whichever thread
 *
 * Returns: the result, mostly that of shim_do()
 */
typedef int (*ShimFunc) (ShimCall *call);

int shim_do (ShimCall *call);
gpointer shim_file_get_data (ShimFile *file);
void shim_file_set_data (ShimFile *file,
                         gpointer data);

void shim_vfs_register (const char *name,
                        ShimFunc func,
                        gboolean as_default);
void shim_vfs_unregister (void);

G_END_DECLS
