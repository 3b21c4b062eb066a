/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-writing.h"

#include "scriba-store.h"

/** scriba_writing_new: a write that nobody has done yet. */
ScribaWriting *
scriba_writing_new (const char *path,
                    GBytes *text)
{
  ScribaWriting *self = g_new0 (ScribaWriting, 1);

  self->path = g_strdup (path);
  self->text = g_bytes_ref (text);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  return self;
}

/** scriba_writing_free: frees a write that is done. (transfer full) */
void
scriba_writing_free (ScribaWriting *self)
{
  g_free (self->path);
  g_bytes_unref (self->text);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
}

/** scriba_writing_run: does it, once. To be called on a thread of its own. */
void
scriba_writing_run (ScribaWriting *self)
{
  scriba_store_write (self->path, self->text, &self->error);

  g_mutex_lock (&self->mutex);
  self->done = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
}

/** scriba_writing_wait: returns once it is done. */
void
scriba_writing_wait (ScribaWriting *self)
{
  g_mutex_lock (&self->mutex);
  while (!self->done)
    g_cond_wait (&self->cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}
