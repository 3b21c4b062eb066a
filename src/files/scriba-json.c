/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-json.h"

#include <string.h>

#include "scriba-reader.h"

/*
 * json-glib in strict mode refuses nearly all that is no JSON. Added here: what
 * it lets through (a byte order mark, control characters in strings, repeated
 * keys, deep nesting), an escaped NUL, at which it would end a string, and very
 * many keys of one object: it would look for each among all that are like it.
 */

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define PARSER_MAX_DEPTH 1024 /* json-glib reads no deeper */

/**
 * Text:
 * @deepest: how deep objects and lists are nested
 * @n_members: members of all objects, also of those that a repeated key will replace
 */
typedef struct
{
  char *text;
  gsize length;
  guint deepest;
  gsize n_members;
} Text;

static gboolean
refuse_at (ScribaError code,
           gint64 highest,
           guint line,
           gsize column,
           GError **error)
{
  g_autofree char *position = g_strdup_printf ("%u:%" G_GSIZE_FORMAT, line, column);

  return scriba_refuse_facts (NULL, code, position, NULL, 0, highest, error);
}

/* Refuses raw control characters, makes an escaped NUL another control character, which json-glib keeps, and counts.
 * Signals of the parser would tell the counts, too, but most of the time of parsing would go into them. */
static gboolean
prepare_text (Text *self,
              GError **error)
{
  char *text = self->text;
  guint n_keys[PARSER_MAX_DEPTH + 1] = { 0 };
  gboolean quoted = FALSE;
  guint depth = 0;
  guint line = 1;
  gsize line_start = 0;

  for (gsize i = 0; i < self->length; i++)
    {
      if (text[i] == '\n')
        {
          line++;
          line_start = i + 1;
        }
      else if ((guchar) text[i] < ' ' && text[i] != '\t' && text[i] != '\r')
        {
          return refuse_at (SCRIBA_ERROR_NOT_JSON, 0, line, i - line_start + 1, error);
        }
      else if (text[i] == '\\')
        {
          if (strncmp (text + i + 1, "u0000", 5) == 0)
            text[i + 5] = '1';
          i++;
        }
      else if (text[i] == '"')
        {
          quoted = !quoted;
        }
      else if (!quoted && (text[i] == '{' || text[i] == '['))
        {
          depth++;
          self->deepest = MAX (self->deepest, depth);
          if (depth <= PARSER_MAX_DEPTH)
            n_keys[depth] = 0;
        }
      else if (!quoted && (text[i] == '}' || text[i] == ']') && depth > 0)
        {
          depth--;
        }
      else if (!quoted && text[i] == ':')
        {
          self->n_members++;
          if (depth <= PARSER_MAX_DEPTH && ++n_keys[depth] > SCRIBA_JSON_MAX_KEYS)
            return refuse_at (SCRIBA_ERROR_TOO_MANY_KEYS, SCRIBA_JSON_MAX_KEYS, line, i - line_start + 1, error);
        }
    }

  return TRUE;
}

static gsize
count_members (JsonNode *node)
{
  gsize n_members = 0;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      JsonNode *member;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, NULL, &member))
        n_members += 1 + count_members (member);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);
      guint length = json_array_get_length (list);

      for (guint i = 0; i < length; i++)
        n_members += count_members (json_array_get_element (list, i));
    }

  return n_members;
}

/**
 * Watch:
 * @open: for each open object or list, the members read so far
 * @repeated: objects with a repeated key, and that key
 */
typedef struct
{
  GArray *open;
  GHashTable *repeated;
} Watch;

static void
watch_clear (Watch *watch)
{
  g_array_unref (watch->open);
  g_hash_table_unref (watch->repeated);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Watch, watch_clear)

static void
start_cb (JsonParser *parser,
          Watch *watch)
{
  guint members = 0;

  g_array_append_val (watch->open, members);
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

/* Parses once more what is too deep or repeats a key, to say where. */
static gboolean
refuse_structure (const Text *self,
                  GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_auto (Watch) watch = {
    .open = g_array_new (FALSE, FALSE, sizeof (guint)),
    .repeated = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_object_unref, g_free),
  };

  g_signal_connect (parser, "object-start", G_CALLBACK (start_cb), &watch);
  g_signal_connect (parser, "array-start", G_CALLBACK (start_cb), &watch);
  g_signal_connect (parser, "object-end", G_CALLBACK (end_cb), &watch);
  g_signal_connect (parser, "array-end", G_CALLBACK (end_cb), &watch);
  g_signal_connect (parser, "object-member", G_CALLBACK (object_member_cb), &watch);
  json_parser_load_from_data (parser, self->text, self->length, NULL);

  return check_structure (json_parser_get_root (parser), NULL, 1, watch.repeated, error);
}

static void
error_cb (JsonParser *parser,
          GError *error,
          char **position)
{
  g_free (*position);
  *position = g_strdup_printf ("%u:%u", MAX (json_parser_get_current_line (parser), 1),
                               MAX (json_parser_get_current_pos (parser), 1));
}

static gboolean
parse (JsonParser *parser,
       const Text *self,
       GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *position = NULL;

  json_parser_set_strict (parser, TRUE);
  g_signal_connect (parser, "error", G_CALLBACK (error_cb), &position);

  if (!json_parser_load_from_data (parser, self->text, self->length, &problem))
    {
      if (g_error_matches (problem, JSON_PARSER_ERROR, JSON_PARSER_ERROR_NESTING))
        return scriba_refuse_facts (NULL, SCRIBA_ERROR_TOO_DEEP, position, NULL, 0, SCRIBA_JSON_MAX_DEPTH, error);

      return scriba_refuse (NULL, SCRIBA_ERROR_NOT_JSON, position, error);
    }

  if (self->deepest > SCRIBA_JSON_MAX_DEPTH || count_members (json_parser_get_root (parser)) != self->n_members)
    return refuse_structure (self, error);

  return TRUE;
}

/* @text is UTF-8 up to @end. */
static void
refuse_encoding (const char *text,
                 const char *end,
                 GError **error)
{
  guint line = 1;
  const char *start = text;
  g_autofree char *position = NULL;

  for (const char *p = text; p < end; p++)
    if (*p == '\n')
      {
        line++;
        start = p + 1;
      }
  position = g_strdup_printf ("%u:%ld", line, g_utf8_strlen (start, end - start) + 1);
  scriba_refuse (NULL, SCRIBA_ERROR_NOT_UTF8, position, error);
}

/**
 * scriba_json_parse:
 * @text: a whole file
 * @error: where to say what is wrong with it
 *
 * Reads JSON strictly, within the limits of size, nesting and keys; no key may
 * be repeated in an object.
 *
 * Returns: (transfer full): the outermost value, or %NULL
 */
JsonNode *
scriba_json_parse (GBytes *text,
                   GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *copy = NULL;
  Text whole = { 0 };
  const char *data;
  const char *end;
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
  if (!g_utf8_validate_len (data, length, &end) || g_str_has_prefix (copy, BYTE_ORDER_MARK))
    {
      refuse_encoding (data, g_str_has_prefix (copy, BYTE_ORDER_MARK) ? data : end, error);
      return NULL;
    }

  whole.text = copy;
  whole.length = length;
  parser = json_parser_new ();
  if (!prepare_text (&whole, error) || !parse (parser, &whole, error))
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
