/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-entry-json.h"

#include "scriba-record.h"
#include "scriba-writer.h"

static const char * const entry_keys[] = {
  "seq", "parent", "before", "corrects", "kind", "at", "args", "against", NULL
};

static gboolean
read_seq (JsonObject *object,
          const ScribaPlace *place,
          const char *key,
          gboolean required,
          guint32 *seq,
          GError **error)
{
  const ScribaPlace member = { .in = place, .key = key };
  JsonNode *node = json_object_get_member (object, key);
  gint64 number;

  if (node == NULL)
    return !required || scriba_refuse (&member, SCRIBA_ERROR_MISSING, NULL, error);
  if (!scriba_read_integer (node, &member, 0, G_MAXINT32, &number, error))
    return FALSE;

  *seq = number;
  return TRUE;
}

static gboolean
read_before (JsonObject *object,
             const ScribaPlace *place,
             ScribaEntry *entry,
             GError **error)
{
  entry->before = entry->parent;
  return read_seq (object, place, "before", FALSE, &entry->before, error);
}

static gboolean
read_kind (JsonObject *object,
           const ScribaPlace *place,
           const ScribaGame *game,
           guint *kind,
           GError **error)
{
  const ScribaPlace member = { .in = place, .key = "kind" };
  JsonNode *node = scriba_read_required (object, place, "kind", error);
  const char *word;

  if (node == NULL)
    return FALSE;

  word = scriba_read_name (node, &member, SCRIBA_NAME_MAX_LENGTH, error);
  if (word == NULL)
    return FALSE;

  for (guint i = 0; i < game->n_kinds; i++)
    {
      if (g_str_equal (game->kinds[i].key, word))
        {
          *kind = i;
          return TRUE;
        }
    }

  return scriba_refuse_text (&member, SCRIBA_ERROR_EXPECTED_ENTRY_KIND, word, error);
}

/** scriba_read_time: a time in ISO 8601 with an offset. */
gboolean
scriba_read_time (JsonObject *object,
                  const ScribaPlace *place,
                  const char *key,
                  gint64 *at,
                  gint16 *utc_offset,
                  GError **error)
{
  const ScribaPlace member = { .in = place, .key = key };
  JsonNode *node = scriba_read_required (object, place, key, error);
  const char *text;

  if (node == NULL)
    return FALSE;

  text = scriba_read_name (node, &member, SCRIBA_NAME_MAX_LENGTH, error);
  if (text == NULL)
    return FALSE;

  return scriba_time_from_text (text, at, utc_offset) ||
         scriba_refuse_text (&member, SCRIBA_ERROR_EXPECTED_TIME, text, error);
}

static gboolean
read_against (JsonObject *object,
              const ScribaPlace *place,
              const ScribaGame *game,
              guint32 *against,
              GError **error)
{
  const ScribaPlace member = { .in = place, .key = "against" };
  JsonNode *node = json_object_get_member (object, "against");
  JsonArray *list;
  guint length;

  if (node == NULL)
    return TRUE;

  list = scriba_read_list (node, &member, SCRIBA_ERROR_EXPECTED_LIST, 0, 32, error);
  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = &member, .index = i };
      gint8 rule;

      if (!scriba_read_choice (json_array_get_element (list, i), &element, game->rule_keys, &rule, error))
        return FALSE;
      *against |= 1u << rule;
    }

  return TRUE;
}

/**
 * scriba_entry_from_json:
 * @node: an element of a log
 * @place: where it stands
 * @game: the game that it is of
 * @error: where to say what is refused
 *
 * Returns: (transfer full): the entry, or %NULL
 */
ScribaEntry *
scriba_entry_from_json (JsonNode *node,
                        const ScribaPlace *place,
                        const ScribaGame *game,
                        GError **error)
{
  JsonObject *object = scriba_read_object (node, place, error);
  ScribaEntry *entry;
  guint kind = 0;

  if (object == NULL || !scriba_check_keys (object, place, entry_keys, error) ||
      !read_kind (object, place, game, &kind, error))
    return NULL;

  entry = scriba_entry_new (game->kinds, kind, NULL);
  if (read_seq (object, place, "seq", TRUE, &entry->seq, error) &&
      read_seq (object, place, "parent", TRUE, &entry->parent, error) &&
      read_before (object, place, entry, error) &&
      read_seq (object, place, "corrects", FALSE, &entry->corrects, error) &&
      scriba_read_time (object, place, "at", &entry->at, &entry->utc_offset, error) &&
      scriba_read_member (object, place, "args", game->kinds[kind].shape, entry->args, error) &&
      read_against (object, place, game, &entry->against, error))
    return entry;

  scriba_entry_free (entry, game->kinds);
  return NULL;
}

static JsonNode *
write_against (const ScribaGame *game,
               guint32 against)
{
  JsonArray *list = json_array_new ();
  JsonNode *node = json_node_alloc ();

  for (guint rule = 0; game->rule_keys[rule] != NULL; rule++)
    {
      if ((against & (1u << rule)) != 0)
        json_array_add_string_element (list, game->rule_keys[rule]);
    }
  json_node_init_array (node, list);
  json_array_unref (list);
  return node;
}

/**
 * scriba_entry_to_json:
 * @game: the game that it is of
 * @entry: an entry
 *
 * Returns: (transfer full): an element of a log
 */
JsonNode *
scriba_entry_to_json (const ScribaGame *game,
                      const ScribaEntry *entry)
{
  JsonObject *object = json_object_new ();
  g_autofree char *at = scriba_time_to_text (entry->at, entry->utc_offset);

  json_object_set_int_member (object, "seq", entry->seq);
  json_object_set_int_member (object, "parent", entry->parent);
  if (entry->before != entry->parent)
    json_object_set_int_member (object, "before", entry->before);
  json_object_set_string_member (object, "kind", game->kinds[entry->kind].key);
  json_object_set_string_member (object, "at", at);
  json_object_set_member (object, "args", scriba_json_write_record (game->kinds[entry->kind].shape, entry->args));
  if (entry->against != 0)
    json_object_set_member (object, "against", write_against (game, entry->against));
  scriba_write_count (object, "corrects", entry->corrects);
  return scriba_write_object (object);
}
