/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** ScribaRandom: a sequence of random numbers that its seed fixes, so that the rules never ask for chance. */
typedef struct
{
  guint64 state;
} ScribaRandom;

guint64 scriba_random_next (ScribaRandom *self);
guint scriba_random_below (ScribaRandom *self,
                           guint end);
void scriba_random_shuffle (ScribaRandom *self,
                            gint16 *numbers,
                            guint length);

G_END_DECLS
