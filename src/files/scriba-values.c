/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-line.h"
#include "scriba-reader.h"

/** scriba_read_object: the object that must stand here, or %NULL. */
JsonObject *
scriba_read_object (JsonNode *node,
                    const ScribaPlace *place,
                    GError **error)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  scriba_refuse_node (place, SCRIBA_ERROR_EXPECTED_OBJECT, node, error);
  return NULL;
}

/**
 * scriba_read_list:
 * @node: a value
 * @place: where it stands
 * @code: %SCRIBA_ERROR_EXPECTED_LIST or %SCRIBA_ERROR_EXPECTED_NUMBERS
 * @shortest: the fewest elements
 * @longest: the most elements
 * @error: where to say that it is no such list
 *
 * Returns: (transfer none): the list, or %NULL
 */
JsonArray *
scriba_read_list (JsonNode *node,
                  const ScribaPlace *place,
                  ScribaError code,
                  guint shortest,
                  guint longest,
                  GError **error)
{
  g_autofree char *found = NULL;
  guint length;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      scriba_refuse_node (place, code, node, error);
      return NULL;
    }

  length = json_array_get_length (json_node_get_array (node));
  if (length >= shortest && length <= longest)
    return json_node_get_array (node);

  found = g_strdup_printf ("%u", length);
  scriba_refuse_facts (place, SCRIBA_ERROR_EXPECTED_LENGTH, found, NULL, shortest, longest, error);
  return NULL;
}

/**
 * scriba_read_integer:
 * @node: a value
 * @place: where it stands
 * @lowest: the smallest number allowed
 * @highest: the largest number allowed
 * @value: (out): the whole number
 * @error: where to say that it is none, or out of range
 *
 * `1.0` and `1e0` are no whole numbers.
 *
 * Returns: whether there was one
 */
gboolean
scriba_read_integer (JsonNode *node,
                     const ScribaPlace *place,
                     gint64 lowest,
                     gint64 highest,
                     gint64 *value,
                     GError **error)
{
  g_autofree char *found = NULL;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return scriba_refuse_node (place, SCRIBA_ERROR_EXPECTED_NUMBER, node, error);

  *value = json_node_get_int (node);
  if (*value >= lowest && *value <= highest)
    return TRUE;

  found = scriba_describe (node);
  return scriba_refuse_facts (place, SCRIBA_ERROR_EXPECTED_RANGE, found, NULL, lowest, highest, error);
}

/** scriba_read_count: like scriba_read_integer(), for the numbers of records. */
gboolean
scriba_read_count (JsonNode *node,
                   const ScribaPlace *place,
                   int lowest,
                   int highest,
                   gint16 *value,
                   GError **error)
{
  gint64 number;

  if (!scriba_read_integer (node, place, lowest, highest, &number, error))
    return FALSE;

  *value = number;
  return TRUE;
}

static gboolean
is_name (const char *text,
         guint longest)
{
  guint length = 0;

  if (!scriba_shows_something (text))
    return FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)) || ++length > longest)
        return FALSE;
    }

  return TRUE;
}

/**
 * scriba_read_name:
 * @node: a value
 * @place: where it stands
 * @longest: the most code points
 * @error: where to say that it is no name
 *
 * Returns: (transfer none): a text that shows something and has no control characters, or %NULL
 */
const char *
scriba_read_name (JsonNode *node,
                  const ScribaPlace *place,
                  guint longest,
                  GError **error)
{
  g_autofree char *found = NULL;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING &&
      is_name (json_node_get_string (node), longest))
    return json_node_get_string (node);

  found = scriba_describe (node);
  scriba_refuse_facts (place, SCRIBA_ERROR_EXPECTED_NAME, found, NULL, 1, longest, error);
  return NULL;
}

/** scriba_read_choice: one of the words of @choices, as its index. */
gboolean
scriba_read_choice (JsonNode *node,
                    const ScribaPlace *place,
                    const char * const *choices,
                    gint8 *value,
                    GError **error)
{
  g_autofree char *found = NULL;
  g_autofree char *allowed = NULL;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      for (guint i = 0; choices[i] != NULL; i++)
        {
          if (g_str_equal (choices[i], json_node_get_string (node)))
            {
              *value = i;
              return TRUE;
            }
        }
    }

  found = scriba_describe (node);
  allowed = g_strjoinv (", ", (char **) choices);
  return scriba_refuse_facts (place, SCRIBA_ERROR_EXPECTED_CHOICE, found, allowed, 0, 0, error);
}

/** scriba_read_flag: true or false, as 1 or 0. */
gboolean
scriba_read_flag (JsonNode *node,
                  const ScribaPlace *place,
                  gint8 *value,
                  GError **error)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return scriba_refuse_node (place, SCRIBA_ERROR_EXPECTED_FLAG, node, error);

  *value = json_node_get_boolean (node) ? 1 : 0;
  return TRUE;
}

/** scriba_read_required: the value of a key that must be there, or %NULL. */
JsonNode *
scriba_read_required (JsonObject *object,
                      const ScribaPlace *place,
                      const char *key,
                      GError **error)
{
  ScribaPlace missing = { .in = place, .key = key };
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL)
    scriba_refuse (&missing, SCRIBA_ERROR_MISSING, NULL, error);

  return node;
}

/** scriba_check_keys: refuses keys that are not in the %NULL-terminated list @keys. */
gboolean
scriba_check_keys (JsonObject *object,
                   const ScribaPlace *place,
                   const char * const *keys,
                   GError **error)
{
  JsonObjectIter iter;
  const char *key;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      ScribaPlace unknown = { .in = place, .key = key };

      if (!g_strv_contains (keys, key))
        return scriba_refuse_text (&unknown, SCRIBA_ERROR_UNKNOWN_KEY, key, error);
    }

  return TRUE;
}

/**
 * scriba_read_file:
 * @node: a parsed file
 * @format: what its key `format` must say
 * @error: where to say that it is another file
 *
 * Returns: (transfer none): the outermost object, or %NULL
 */
JsonObject *
scriba_read_file (JsonNode *node,
                  const char *format,
                  GError **error)
{
  const ScribaPlace place = { .key = "format" };
  g_autofree char *found = NULL;
  JsonObject *object = scriba_read_object (node, NULL, error);
  JsonNode *name = object != NULL ? scriba_read_required (object, NULL, "format", error) : NULL;

  if (name == NULL)
    return NULL;

  if (JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING &&
      g_str_equal (json_node_get_string (name), format))
    return object;

  found = scriba_describe (name);
  scriba_refuse_facts (&place, SCRIBA_ERROR_EXPECTED_FORMAT, found, format, 0, 0, error);
  return NULL;
}
