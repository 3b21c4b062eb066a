/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *scriba_words_share_name (guint number);
const char *scriba_words_share_note (gboolean over,
                                     gboolean stopped,
                                     gboolean counts);

G_END_DECLS
