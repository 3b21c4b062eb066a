/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include <glib.h>

G_BEGIN_DECLS

/*
 * A disk that does as a test wants: SQLite's own VFS behind a door. It asserts
 * that the thread that made it never reads, writes or syncs.
 */
#define FAULT_VFS "fault"

void fault_vfs_begin (gboolean as_default);
void fault_vfs_end (void);

void fault_vfs_fail (int result,
                     guint after);
void fault_vfs_hold_syncs (gboolean hold);
void fault_vfs_wait_for_sync (void);
void fault_vfs_let_sync (void);
guint fault_vfs_get_n_writes (void);
guint fault_vfs_get_n_syncs (void);

G_END_DECLS
