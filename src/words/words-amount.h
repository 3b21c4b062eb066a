/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-number.h"

G_BEGIN_DECLS

char *scriba_words_amount (gint64 value,
                           guint n_unknown);
char *scriba_words_signed (gint64 value);
char *scriba_words_number (ScribaNumber number);
char *scriba_words_gain (ScribaNumber number);
char *scriba_words_join (const char * const *items);
void scriba_words_add_item (GString *line,
                            char *item);
void scriba_words_add_part (GString *line,
                            char *part);

gulong scriba_words_plural (gint64 count);

G_END_DECLS
