/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GLib's mutexes and conditions by POSIX ones, for the thread sanitizer only: it
 * knows these, but cannot look into GLib's own, and would see races between
 * threads that take turns by them. */

#define _GNU_SOURCE /* pthread_cond_clockwait */

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include <glib.h>

static pthread_mutex_t *
mutex_of (GMutex *mutex)
{
  pthread_mutex_t *posix = g_atomic_pointer_get (&mutex->p);

  if (posix == NULL)
    {
      posix = malloc (sizeof (pthread_mutex_t));
      pthread_mutex_init (posix, NULL);
      if (!g_atomic_pointer_compare_and_exchange (&mutex->p, NULL, posix))
        {
          free (posix);
          posix = g_atomic_pointer_get (&mutex->p);
        }
    }
  return posix;
}

static pthread_cond_t *
cond_of (GCond *cond)
{
  pthread_cond_t *posix = g_atomic_pointer_get (&cond->p);

  if (posix == NULL)
    {
      posix = malloc (sizeof (pthread_cond_t));
      pthread_cond_init (posix, NULL);
      if (!g_atomic_pointer_compare_and_exchange (&cond->p, NULL, posix))
        {
          free (posix);
          posix = g_atomic_pointer_get (&cond->p);
        }
    }
  return posix;
}

void
g_mutex_init (GMutex *mutex)
{
  mutex->p = NULL;
}

void
g_mutex_clear (GMutex *mutex)
{
  pthread_mutex_destroy (mutex_of (mutex));
  free (mutex->p);
}

void
g_mutex_lock (GMutex *mutex)
{
  pthread_mutex_lock (mutex_of (mutex));
}

gboolean
g_mutex_trylock (GMutex *mutex)
{
  return pthread_mutex_trylock (mutex_of (mutex)) == 0;
}

void
g_mutex_unlock (GMutex *mutex)
{
  pthread_mutex_unlock (mutex_of (mutex));
}

void
g_cond_init (GCond *cond)
{
  cond->p = NULL;
}

void
g_cond_clear (GCond *cond)
{
  pthread_cond_destroy (cond_of (cond));
  free (cond->p);
}

void
g_cond_wait (GCond *cond,
             GMutex *mutex)
{
  pthread_cond_wait (cond_of (cond), mutex_of (mutex));
}

gboolean
g_cond_wait_until (GCond *cond,
                   GMutex *mutex,
                   gint64 end_time)
{
  const struct timespec end = { end_time / G_USEC_PER_SEC, end_time % G_USEC_PER_SEC * 1000 };

  return pthread_cond_clockwait (cond_of (cond), mutex_of (mutex), CLOCK_MONOTONIC, &end) != ETIMEDOUT;
}

void
g_cond_signal (GCond *cond)
{
  pthread_cond_signal (cond_of (cond));
}

void
g_cond_broadcast (GCond *cond)
{
  pthread_cond_broadcast (cond_of (cond));
}
