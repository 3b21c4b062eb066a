/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-json.h"

#include <string.h>

#include "scriba-reader.h"

/*
 * json-glib in strict mode refuses nearly all that is no JSON. Added here: what
 * it lets through (a byte order mark, control characters in strings, repeated
 * keys, deep nesting), and an escaped NUL, at which it would end a string.
 */

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/**
 * Watch:
 * @open: for each open object or list, the members read so far
 * @repeated: objects with a repeated key, and that key
 * @deepest: the deepest nesting seen
 * @position: where the parser stopped, "line:column"
 */
typedef struct
{
  GArray *open;
  GHashTable *repeated;
  guint deepest;
  char *position;
} Watch;

static void
watch_clear (Watch *watch)
{
  g_array_unref (watch->open);
  g_hash_table_unref (watch->repeated);
  g_free (watch->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Watch, watch_clear)

static void
start_cb (JsonParser *parser,
          Watch *watch)
{
  guint members = 0;

  g_array_append_val (watch->open, members);
  watch->deepest = MAX (watch->deepest, watch->open->len);
}

static void
end_cb (JsonParser *parser,
        gpointer container,
        Watch *watch)
{
  g_array_set_size (watch->open, watch->open->len - 1);
}

static void
object_member_cb (JsonParser *parser,
                  JsonObject *object,
                  const char *key,
                  Watch *watch)
{
  guint *members = &g_array_index (watch->open, guint, watch->open->len - 1);

  /* A repeated key replaces a member instead of adding one. */
  if (json_object_get_size (object) < ++*members && !g_hash_table_contains (watch->repeated, object))
    g_hash_table_insert (watch->repeated, json_object_ref (object), g_strdup (key));
}

static void
error_cb (JsonParser *parser,
          GError *error,
          Watch *watch)
{
  g_free (watch->position);
  watch->position = g_strdup_printf ("%u:%u", MAX (json_parser_get_current_line (parser), 1),
                                     MAX (json_parser_get_current_pos (parser), 1));
}

/* Names the first object, from outside, that is too deep or has a repeated key. */
static gboolean
check_structure (JsonNode *node,
                 const ScribaPlace *place,
                 guint depth,
                 GHashTable *repeated,
                 GError **error)
{
  if (JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node))
    return TRUE;

  if (depth > SCRIBA_JSON_MAX_DEPTH)
    return scriba_refuse_limit (place, SCRIBA_ERROR_TOO_DEEP, SCRIBA_JSON_MAX_DEPTH, error);

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      const char *key = g_hash_table_lookup (repeated, object);
      JsonObjectIter iter;
      JsonNode *member;

      if (key != NULL)
        return scriba_refuse_text (place, SCRIBA_ERROR_REPEATED_KEY, key, error);

      json_object_iter_init_ordered (&iter, object);
      while (json_object_iter_next_ordered (&iter, &key, &member))
        {
          const ScribaPlace inner = { .in = place, .key = key };

          if (!check_structure (member, &inner, depth + 1, repeated, error))
            return FALSE;
        }
    }
  else
    {
      JsonArray *list = json_node_get_array (node);
      guint length = json_array_get_length (list);

      for (guint i = 0; i < length; i++)
        {
          const ScribaPlace inner = { .in = place, .index = i };

          if (!check_structure (json_array_get_element (list, i), &inner, depth + 1, repeated, error))
            return FALSE;
        }
    }

  return TRUE;
}

/* Refuses raw control characters, and makes an escaped NUL another control character, which json-glib keeps. */
static gboolean
prepare_text (char *text,
              gsize length,
              GError **error)
{
  guint line = 1;
  gsize line_start = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (text[i] == '\n')
        {
          line++;
          line_start = i + 1;
        }
      else if ((guchar) text[i] < ' ' && text[i] != '\t' && text[i] != '\r')
        {
          g_autofree char *position = g_strdup_printf ("%u:%" G_GSIZE_FORMAT, line, i - line_start + 1);

          return scriba_refuse (NULL, SCRIBA_ERROR_NOT_JSON, position, error);
        }
      else if (text[i] == '\\')
        {
          if (strncmp (text + i + 1, "u0000", 5) == 0)
            text[i + 5] = '1';
          i++;
        }
    }

  return TRUE;
}

static gboolean
parse (JsonParser *parser,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_auto (Watch) watch = {
    .open = g_array_new (FALSE, FALSE, sizeof (guint)),
    .repeated = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_object_unref, g_free),
  };

  json_parser_set_strict (parser, TRUE);
  g_signal_connect (parser, "object-start", G_CALLBACK (start_cb), &watch);
  g_signal_connect (parser, "array-start", G_CALLBACK (start_cb), &watch);
  g_signal_connect (parser, "object-end", G_CALLBACK (end_cb), &watch);
  g_signal_connect (parser, "array-end", G_CALLBACK (end_cb), &watch);
  g_signal_connect (parser, "object-member", G_CALLBACK (object_member_cb), &watch);
  g_signal_connect (parser, "error", G_CALLBACK (error_cb), &watch);

  if (!json_parser_load_from_data (parser, text, length, &problem))
    {
      if (g_error_matches (problem, JSON_PARSER_ERROR, JSON_PARSER_ERROR_NESTING))
        return scriba_refuse_limit (NULL, SCRIBA_ERROR_TOO_DEEP, SCRIBA_JSON_MAX_DEPTH, error);

      return scriba_refuse (NULL, SCRIBA_ERROR_NOT_JSON, watch.position, error);
    }

  if (watch.deepest > SCRIBA_JSON_MAX_DEPTH || g_hash_table_size (watch.repeated) > 0)
    return check_structure (json_parser_get_root (parser), NULL, 1, watch.repeated, error);

  return TRUE;
}

/**
 * scriba_json_parse:
 * @text: a whole file
 * @error: where to say what is wrong with it
 *
 * Reads JSON strictly, within the limits of size and nesting; no key may be
 * repeated in an object.
 *
 * Returns: (transfer full): the outermost value, or %NULL
 */
JsonNode *
scriba_json_parse (GBytes *text,
                   GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *copy = NULL;
  const char *data;
  gsize length;

  g_return_val_if_fail (text != NULL, NULL);

  data = g_bytes_get_data (text, &length);
  if (length > SCRIBA_JSON_MAX_SIZE)
    {
      scriba_refuse_limit (NULL, SCRIBA_ERROR_TOO_LARGE, SCRIBA_JSON_MAX_SIZE, error);
      return NULL;
    }

  /* An empty file has no data at all. */
  if (data == NULL)
    data = "";
  copy = g_strndup (data, length);
  if (!g_utf8_validate_len (data, length, NULL) || g_str_has_prefix (copy, BYTE_ORDER_MARK))
    {
      scriba_refuse (NULL, SCRIBA_ERROR_NOT_UTF8, NULL, error);
      return NULL;
    }

  parser = json_parser_new ();
  if (!prepare_text (copy, length, error) || !parse (parser, copy, length, error))
    return NULL;

  return json_parser_steal_root (parser);
}

/**
 * scriba_json_to_text:
 * @node: a value
 *
 * Returns: (transfer full): the value as a readable file, with a newline at its end
 */
char *
scriba_json_to_text (JsonNode *node)
{
  g_autoptr (JsonGenerator) generator = NULL;
  GString *text;

  g_return_val_if_fail (node != NULL, NULL);

  generator = json_generator_new ();
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 2);
  json_generator_set_root (generator, node);
  text = g_string_new (NULL);
  json_generator_to_gstring (generator, text);
  g_string_append_c (text, '\n');
  return g_string_free_and_steal (text);
}
