/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrashFate:
 * @CRASH_NEVER: nothing happens; operations are counted
 * @CRASH_TEAR: of that operation only a part is done, of all before it everything; the process ends
 * @CRASH_DROP: nothing that was not synced is left; the process ends
 * @CRASH_REORDER: of what was not synced each sector is left or not, or half, or is garbage; the process ends
 * @CRASH_FULL: from that operation on there is no room for anything, until crash_vfs_mend()
 * @CRASH_ERROR: that operation alone fails
 *
 * What happens at the n-th operation: an open, read, write, truncation, sync or deletion. Only %CRASH_ERROR counts reads.
 */
typedef enum
{
  CRASH_NEVER,
  CRASH_TEAR,
  CRASH_DROP,
  CRASH_REORDER,
  CRASH_FULL,
  CRASH_ERROR,
  CRASH_N_FATES,
} CrashFate;

/** CRASHED: the status with which the process ends. */
#define CRASHED 99

void crash_vfs_begin (CrashFate fate,
                      guint at,
                      guint32 seed);
guint crash_vfs_get_n (void);
void crash_vfs_mend (void);
void crash_vfs_cut_power (void) G_GNUC_NORETURN;

G_END_DECLS
