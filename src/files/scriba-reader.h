/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-error.h"
#include "scriba-shape.h"

G_BEGIN_DECLS

typedef struct _ScribaPlace ScribaPlace;

/**
 * ScribaPlace:
 * @in: the object or list it lies in; %NULL for the outermost object
 * @key: the key there, or %NULL for an element of a list
 * @index: the element's index
 *
 * Where a value stands. Becomes a path only when something is wrong. %NULL is
 * the file as a whole.
 */
struct _ScribaPlace
{
  const ScribaPlace *in;
  const char *key;
  guint index;
};

/* Refusals: every one sets @error and returns %FALSE. */
gboolean scriba_refuse (const ScribaPlace *place,
                        ScribaError code,
                        const char *found,
                        GError **error);
gboolean scriba_refuse_facts (const ScribaPlace *place,
                              ScribaError code,
                              const char *found,
                              const char *choices,
                              gint64 lowest,
                              gint64 highest,
                              GError **error);
gboolean scriba_refuse_limit (const ScribaPlace *place,
                              ScribaError code,
                              gint64 highest,
                              GError **error);
gboolean scriba_refuse_node (const ScribaPlace *place,
                             ScribaError code,
                             JsonNode *node,
                             GError **error);
gboolean scriba_refuse_text (const ScribaPlace *place,
                             ScribaError code,
                             const char *text,
                             GError **error);

char *scriba_describe (JsonNode *node);

/* Single values. */
JsonObject *scriba_read_object (JsonNode *node,
                                const ScribaPlace *place,
                                GError **error);
JsonArray *scriba_read_list (JsonNode *node,
                             const ScribaPlace *place,
                             ScribaError code,
                             guint shortest,
                             guint longest,
                             GError **error);
gboolean scriba_read_integer (JsonNode *node,
                              const ScribaPlace *place,
                              gint64 lowest,
                              gint64 highest,
                              gint64 *value,
                              GError **error);
gboolean scriba_read_count (JsonNode *node,
                            const ScribaPlace *place,
                            int lowest,
                            int highest,
                            gint16 *value,
                            GError **error);
const char *scriba_read_name (JsonNode *node,
                              const ScribaPlace *place,
                              guint longest,
                              GError **error);
gboolean scriba_read_choice (JsonNode *node,
                             const ScribaPlace *place,
                             const char * const *choices,
                             gint8 *value,
                             GError **error);
gboolean scriba_read_flag (JsonNode *node,
                           const ScribaPlace *place,
                           gint8 *value,
                           GError **error);

/* Objects. */
JsonNode *scriba_read_required (JsonObject *object,
                                const ScribaPlace *place,
                                const char *key,
                                GError **error);
gboolean scriba_check_keys (JsonObject *object,
                            const ScribaPlace *place,
                            const char * const *keys,
                            GError **error);
JsonObject *scriba_read_file (JsonNode *node,
                              const char *format,
                              GError **error);

/* Records. */
gboolean scriba_read_fields (JsonObject *object,
                             const ScribaPlace *place,
                             const ScribaShape *shape,
                             gpointer record,
                             GError **error);
gboolean scriba_read_record (JsonNode *node,
                             const ScribaPlace *place,
                             const ScribaShape *shape,
                             const char * const *others,
                             gpointer record,
                             GError **error);
gboolean scriba_read_member (JsonObject *object,
                             const ScribaPlace *place,
                             const char *key,
                             const ScribaShape *shape,
                             gpointer record,
                             GError **error);

G_END_DECLS
