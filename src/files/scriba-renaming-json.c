/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-renaming-json.h"

#include <string.h>

#include "scriba-json.h"
#include "scriba-writer.h"

/** scriba_renaming_to_text: who got which name, in one line; when is told beside it. */
char *
scriba_renaming_to_text (const char *from,
                         const char *to)
{
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) node = NULL;

  json_object_set_string_member (object, "from", from);
  json_object_set_string_member (object, "to", to);
  node = scriba_write_object (object);
  return json_to_string (node, FALSE);
}

/**
 * scriba_renamings_add_text:
 * @renamings: (element-type ScribaRenaming): those that happened before
 * @seq: the newest entry that the game had then
 * @text: from scriba_renaming_to_text()
 *
 * Adds what is read from a text; nothing if it cannot be read.
 */
void
scriba_renamings_add_text (GArray *renamings,
                           guint32 seq,
                           const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *from = object != NULL ? json_object_get_string_member_with_default (object, "from", NULL) : NULL;
  const char *to = object != NULL ? json_object_get_string_member_with_default (object, "to", NULL) : NULL;

  if (from != NULL && to != NULL)
    scriba_renamings_add (renamings, seq, from, to);
}

/** scriba_renamings_read_players: calls who plays by a header as they are now. What is no list of players is left alone. */
void
scriba_renamings_read_players (JsonObject *header,
                               const GArray *renamings)
{
  JsonNode *node = json_object_get_member (header, "players");
  JsonArray *players = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++)
    {
      JsonNode *element = json_array_get_element (players, i);
      JsonObject *player = JSON_NODE_HOLDS_OBJECT (element) ? json_node_get_object (element) : NULL;
      const char *name = player != NULL ? json_object_get_string_member_with_default (player, "name", NULL) : NULL;

      if (name != NULL)
        {
          g_autofree char *shown = g_strdup (scriba_renamings_read (renamings, 0, name));

          json_object_set_string_member (player, "name", shown);
        }
    }
}
