/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-reader.h"

#include "scriba-json.h"
#include "scriba-line.h"

#define LONGEST_FOUND 40
#define REPLACEMENT 0xfffd

/* A text fit for one line: what would break it is replaced, what is too long is cut. */
static char *
printable (const char *text,
           guint longest)
{
  GString *shown = g_string_new (NULL);
  const char *p = text;

  for (guint i = 0; *p != '\0' && i < longest; i++)
    {
      gunichar character = g_utf8_get_char (p);

      g_string_append_unichar (shown, scriba_spoils_line (character) ? REPLACEMENT : character);
      p = g_utf8_next_char (p);
    }
  if (*p != '\0')
    g_string_append (shown, "…");

  return g_string_free_and_steal (shown);
}

static void
append_path (GString *path,
             const ScribaPlace *place)
{
  if (place->in != NULL)
    append_path (path, place->in);

  if (place->key == NULL)
    {
      g_string_append_printf (path, "[%u]", place->index);
    }
  else
    {
      g_autofree char *key = printable (place->key, SCRIBA_NAME_MAX_LENGTH);

      g_string_append_printf (path, "%s%s", path->len > 0 ? "." : "", key);
    }
}

static char *
place_to_path (const ScribaPlace *place)
{
  GString *path;

  if (place == NULL)
    return NULL;

  path = g_string_new (NULL);
  append_path (path, place);
  return g_string_free_and_steal (path);
}

static char *
describe_text (const char *text)
{
  g_autofree char *shown = printable (text, LONGEST_FOUND);
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), shown);

  return json_to_string (node, FALSE);
}

/** scriba_describe: a value as it is written in JSON, short enough for a line. */
char *
scriba_describe (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (json_object_get_size (json_node_get_object (node)) > 0 ? "{…}" : "{}");
  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup (json_array_get_length (json_node_get_array (node)) > 0 ? "[…]" : "[]");
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return describe_text (json_node_get_string (node));

  return json_to_string (node, FALSE);
}

/** scriba_refuse_facts: scriba_refuse() with all that scriba_error_set() can tell. */
gboolean
scriba_refuse_facts (const ScribaPlace *place,
                     ScribaError code,
                     const char *found,
                     const char *choices,
                     gint64 lowest,
                     gint64 highest,
                     GError **error)
{
  g_autofree char *path = place_to_path (place);

  scriba_error_set (error, code, path, found, choices, lowest, highest);
  return FALSE;
}

/**
 * scriba_refuse:
 * @place: (nullable): where
 * @code: what is wrong
 * @found: (nullable): what stands there
 * @error: where to say so
 *
 * Returns: %FALSE
 */
gboolean
scriba_refuse (const ScribaPlace *place,
               ScribaError code,
               const char *found,
               GError **error)
{
  return scriba_refuse_facts (place, code, found, NULL, 0, 0, error);
}

/** scriba_refuse_limit: like scriba_refuse(), for more than @highest. */
gboolean
scriba_refuse_limit (const ScribaPlace *place,
                     ScribaError code,
                     gint64 highest,
                     GError **error)
{
  return scriba_refuse_facts (place, code, NULL, NULL, 0, highest, error);
}

/** scriba_refuse_node: like scriba_refuse(), with the value that was found. */
gboolean
scriba_refuse_node (const ScribaPlace *place,
                    ScribaError code,
                    JsonNode *node,
                    GError **error)
{
  g_autofree char *found = scriba_describe (node);

  return scriba_refuse (place, code, found, error);
}

/** scriba_refuse_text: like scriba_refuse(), with the key or name that was found. */
gboolean
scriba_refuse_text (const ScribaPlace *place,
                    ScribaError code,
                    const char *text,
                    GError **error)
{
  g_autofree char *found = describe_text (text);

  return scriba_refuse (place, code, found, error);
}
