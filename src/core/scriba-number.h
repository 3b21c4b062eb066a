/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaNumber:
 * @value: −999 to 9,999; 0 while unknown
 * @known: 1 if @value is known, 0 if nobody has told it yet
 *
 * A printed value. An unknown one is a value of its own and never a silent 0
 * (rules, section 1).
 */
typedef struct
{
  gint16 value;
  guint8 known;
} ScribaNumber;

#define SCRIBA_NUMBER_LOWEST (-999)
#define SCRIBA_NUMBER_HIGHEST 9999

/** SCRIBA_KNOWN: a #ScribaNumber initializer for a known value. */
#define SCRIBA_KNOWN(number) { .value = (number), .known = 1 }

/** SCRIBA_UNKNOWN: a #ScribaNumber initializer for a value nobody has told. */
#define SCRIBA_UNKNOWN { .value = 0, .known = 0 }

G_END_DECLS
