/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-error.h"
#include "scriba-shape.h"

G_BEGIN_DECLS

#define SCRIBA_JSON_MAX_SIZE (8 * 1048576)
#define SCRIBA_JSON_MAX_DEPTH 32
#define SCRIBA_JSON_MAX_KEYS 1000 /* of one object */
#define SCRIBA_NAME_MAX_LENGTH 100

JsonNode *scriba_json_parse (GBytes *text,
                             GError **error);

JsonNode *scriba_json_parse_shown (GBytes *text,
                                   GError **error);

JsonNode *scriba_json_write_record (const ScribaShape *shape,
                                    gconstpointer record);

char *scriba_json_to_text (JsonNode *node);

G_END_DECLS
