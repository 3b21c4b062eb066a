/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A target takes any bytes and aborts if something is wrong. libFuzzer calls it, and so does fuzz-files.c with what
 * tests/fuzz/corpus keeps. Each file of a target defines it. */

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize size);

/** FuzzBytes: decisions, taken from the bytes of an input one after the other. */
typedef struct
{
  const guint8 *data;
  gsize left;
} FuzzBytes;

/** fuzz_take: a number below @end, which is at most 256; 0 where nothing is left. */
static inline guint
fuzz_take (FuzzBytes *self,
           guint end)
{
  if (self->left == 0 || end == 0)
    return 0;

  self->left--;
  return *self->data++ % end;
}

G_END_DECLS
