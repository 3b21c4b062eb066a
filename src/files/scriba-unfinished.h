/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sys/types.h>

G_BEGIN_DECLS

/**
 * ScribaUnfinished:
 * @folder: where it lies
 * @file: it, open for writing, or -1
 * @name: (nullable): its path, if it had to have one
 *
 * A file that gets its name when all of it is written.
 */
typedef struct
{
  const char *folder;
  int file;
  char *name;
} ScribaUnfinished;

gboolean scriba_unfinished_begin (ScribaUnfinished *self,
                                  mode_t mode);
gboolean scriba_unfinished_put (ScribaUnfinished *self,
                                const char *path);
void scriba_unfinished_clear (ScribaUnfinished *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ScribaUnfinished, scriba_unfinished_clear)

G_END_DECLS
