/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-shape.h"

G_BEGIN_DECLS

void scriba_write_fields (JsonObject *object,
                          const ScribaShape *shape,
                          gconstpointer record);
void scriba_write_field (JsonObject *object,
                         const ScribaShape *shape,
                         gconstpointer record,
                         const char *key);

JsonNode *scriba_write_object (JsonObject *object);
void scriba_write_count (JsonObject *object,
                         const char *key,
                         gint64 count);
void scriba_write_map (JsonObject *object,
                       const char *key,
                       JsonObject *map);
void scriba_write_word (JsonObject *object,
                        const char *key,
                        const char *word);

G_END_DECLS
