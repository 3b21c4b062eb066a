/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* What the box of every game begins with in a file. */

JsonObject *scriba_read_box_file (JsonNode *node,
                                  const char *game,
                                  GError **error);
JsonObject *scriba_write_box_file (const char *game);

G_END_DECLS
