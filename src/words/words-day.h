/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *scriba_words_day (GDateTime *time);
char *scriba_words_day_at (gint64 at,
                           gint16 utc_offset);

G_END_DECLS
