/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-renaming.h"

G_BEGIN_DECLS

/* Renamings, as a journal keeps them. */
char *scriba_renaming_to_text (const char *from,
                               const char *to);
void scriba_renamings_add_text (GArray *renamings,
                                guint32 seq,
                                const char *text);

void scriba_renamings_read_players (JsonObject *header,
                                    const GArray *renamings);

G_END_DECLS
