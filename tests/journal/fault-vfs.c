/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fault-vfs.h"

#include "shim-vfs.h"

static struct
{
  GThread *owner;
  GMutex lock;
  GCond changed;
  int result;
  guint after;
  gboolean hold;
  guint n_held; /* syncs that wait */
  guint n_let;  /* those of them that may go on */
  guint n_writes;
  guint n_syncs;
} fault;

/* With the lock held. */
static void
wait_in_sync (void)
{
  fault.n_held++;
  g_cond_broadcast (&fault.changed);
  while (fault.hold && fault.n_let == 0)
    g_cond_wait (&fault.changed, &fault.lock);
  fault.n_held--;
  fault.n_let -= fault.hold;
}

/* Every write, truncation and sync passes here. */
static int
pass (guint *count)
{
  int result = SQLITE_OK;

  g_mutex_lock (&fault.lock);
  if (fault.hold && count == &fault.n_syncs)
    wait_in_sync ();
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
answer (ShimCall *call)
{
  int result = SQLITE_OK;

  if (call->what != SHIM_CLOSE)
    g_assert_true (g_thread_self () != fault.owner);
  if (call->what == SHIM_WRITE || call->what == SHIM_TRUNCATE)
    result = pass (&fault.n_writes);
  else if (call->what == SHIM_SYNC)
    result = pass (&fault.n_syncs);

  return result != SQLITE_OK ? result : shim_do (call);
}

/* The disk works until it is told otherwise. As the default it is that of everything that is opened from now on. */
void
fault_vfs_begin (gboolean as_default)
{
  fault.owner = g_thread_self ();
  fault.n_writes = fault.n_syncs = 0;
  fault_vfs_fail (SQLITE_OK, 0);
  shim_vfs_register (FAULT_VFS, answer, as_default);
}

void
fault_vfs_end (void)
{
  shim_vfs_unregister ();
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
  fault.n_let = 0;
  g_cond_broadcast (&fault.changed);
  g_mutex_unlock (&fault.lock);
}

/* Until one is held. */
void
fault_vfs_wait_for_sync (void)
{
  g_mutex_lock (&fault.lock);
  while (fault.n_held <= fault.n_let)
    g_cond_wait (&fault.changed, &fault.lock);
  g_mutex_unlock (&fault.lock);
}

/* One that is held, or the next one, comes to its end. */
void
fault_vfs_let_sync (void)
{
  g_mutex_lock (&fault.lock);
  fault.n_let++;
  g_cond_broadcast (&fault.changed);
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
