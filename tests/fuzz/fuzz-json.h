/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "fuzz.h"

G_BEGIN_DECLS

JsonNode *fuzz_parse (const guint8 *data,
                      gsize size);
gboolean fuzz_is_good (gconstpointer result,
                       GError *error);
char *fuzz_text (JsonNode *node);
JsonNode *fuzz_read_again (const char *text);

G_END_DECLS
