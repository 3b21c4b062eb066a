/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaWriting:
 * @path: where to
 * @text: what the file shall hold
 * @error: why it could not be written, once it is done; or %NULL
 *
 * One write of a file, which one thread does and another may wait for.
 */
typedef struct
{
  char *path;
  GBytes *text;
  GError *error;

  /*< private >*/
  GMutex mutex;
  GCond cond;
  gboolean done;
} ScribaWriting;

ScribaWriting *scriba_writing_new (const char *path,
                                   GBytes *text);
void scriba_writing_free (ScribaWriting *self);

void scriba_writing_run (ScribaWriting *self);
void scriba_writing_wait (ScribaWriting *self);

G_END_DECLS
