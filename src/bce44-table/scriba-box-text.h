/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

G_BEGIN_DECLS

/** SCRIBA_BOX_LONGEST_TEXT: the most characters of a name or a title. */
#define SCRIBA_BOX_LONGEST_TEXT 100

/*
 * Values of the box as they are typed: names and numbers as they are, lists of
 * numbers with spaces, "?" for an unknown number, "–" for a list without any.
 * Nothing typed is unknown.
 */

gboolean scriba_box_text_fits (const ScribaField *field);
char *scriba_box_text_write (const ScribaField *field,
                             gconstpointer record);
gboolean scriba_box_text_read (const ScribaField *field,
                               const char *text,
                               gpointer record);

G_END_DECLS
