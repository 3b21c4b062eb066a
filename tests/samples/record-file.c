/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-file.h"

#include <string.h>

#include "scriba-export.h"
#include "scriba-json.h"

/* The evening of the game does not depend on when it is recorded. */
static void
set_times (JsonObject *file,
           const char *id,
           gint64 evening,
           guint pause)
{
  JsonArray *log = json_object_get_array_member (file, "log");
  g_autofree char *created = scriba_time_to_text (evening, 60);

  json_object_set_string_member (file, "id", id);
  json_object_set_string_member (file, "created", created);
  for (guint i = 0; i < json_array_get_length (log); i++)
    {
      g_autofree char *at = scriba_time_to_text (evening + (i + 1) * pause, 60);

      json_object_set_string_member (json_array_get_object_element (log, i), "at", at);
    }
}

/**
 * record_file:
 * @table: a game that was played
 * @path: where it is written
 * @id: what it is known by
 * @evening: when it began
 * @pause: seconds between entries
 */
void
record_file (ScribaTable *table,
             const char *path,
             const char *id,
             gint64 evening,
             guint pause)
{
  g_autoptr (GBytes) copy = scriba_kept_make_copy (SCRIBA_KEPT (table));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (copy, &error);
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_assert_no_error (error);
  set_times (json_node_get_object (node), id, evening, pause);
  text = scriba_json_to_text (node);
  bytes = g_bytes_new_take (text, strlen (text));
  if (!scriba_export_write (path, bytes, &error))
    g_error ("%s", error->message);
  g_print ("%s: %u entries\n", path, scriba_history_get_n_entries (scriba_table_get_history (table)));
}
