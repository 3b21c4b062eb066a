/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-reader.h"

G_BEGIN_DECLS

ScribaEntry *scriba_entry_from_json (JsonNode *node,
                                     const ScribaPlace *place,
                                     const ScribaGame *game,
                                     GError **error);
JsonNode *scriba_entry_to_json (const ScribaGame *game,
                                const ScribaEntry *entry);
gboolean scriba_read_time (JsonObject *object,
                           const ScribaPlace *place,
                           const char *key,
                           gint64 *at,
                           gint16 *utc_offset,
                           GError **error);

G_END_DECLS
