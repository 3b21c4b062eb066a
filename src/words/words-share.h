/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *scriba_words_share_name (guint number);
gboolean scriba_words_is_share_name (const char *name);
const char *scriba_words_share_note (gboolean over,
                                     gboolean stopped,
                                     gboolean counts);

G_END_DECLS
