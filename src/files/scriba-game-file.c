/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-file.h"

#include <string.h>

#include "scriba-entry-json.h"
#include "scriba-json.h"
#include "scriba-reader.h"
#include "scriba-record.h"
#include "scriba-renaming-json.h"
#include "scriba-writer.h"

#define FORMAT "scriba-game/1"

static gboolean
start_history (ScribaGameFile *self,
               GError **error)
{
  g_autofree gpointer start = g_malloc0 (self->format->game->state->size);

  if (!self->format->start (self->setup, self->box, start))
    {
      const ScribaPlace box = { .key = "box" };

      return scriba_refuse (&box, SCRIBA_ERROR_BOX_TOO_LARGE, NULL, error);
    }

  self->history = scriba_history_new (self->format->game, start);
  return TRUE;
}

/**
 * scriba_game_file_new:
 * @format: the game
 * @setup: who plays, and how; copied
 * @box: (transfer full): the box that the game owns from now on
 * @error: where to say that the box lists more than a game can track
 *
 * Returns: (transfer full): a game that begins now, without entries; or %NULL
 */
ScribaGameFile *
scriba_game_file_new (const ScribaGameFormat *format,
                      gconstpointer setup,
                      gpointer box,
                      GError **error)
{
  g_autoptr (ScribaGameFile) self = g_new0 (ScribaGameFile, 1);

  self->id = g_uuid_string_random ();
  self->app = g_strdup (PACKAGE_VERSION);
  scriba_time_now (&self->created, &self->utc_offset);
  self->format = format;
  self->setup = g_memdup2 (setup, format->setup_size);
  self->box = box;

  return start_history (self, error) ? g_steal_pointer (&self) : NULL;
}

/** scriba_game_file_free: frees a game. */
void
scriba_game_file_free (ScribaGameFile *self)
{
  g_clear_pointer (&self->history, scriba_history_free);
  if (self->box != NULL)
    self->format->free_box (self->box);
  g_free (self->setup);
  g_free (self->id);
  g_free (self->app);
  g_free (self);
}

/* The log */

/* Which number of an entry names one that cannot be meant, or NULL. */
static const char *
find_out_of_order (const ScribaGameFile *self,
                   const ScribaEntry *entry)
{
  if (entry->seq != scriba_history_get_n_entries (self->history) + 1)
    return "seq";
  if (entry->parent >= entry->seq)
    return "parent";
  if (entry->before >= entry->seq)
    return "before";
  return entry->corrects >= entry->seq ? "corrects" : NULL;
}

/* Refuses a number that @object may have left out. */
static gboolean
refuse_number (JsonObject *object,
               const ScribaPlace *place,
               const char *key,
               ScribaError code,
               GError **error)
{
  const ScribaPlace member = { .in = place, .key = key };
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL ? scriba_refuse_node (&member, code, node, error) : scriba_refuse (&member, code, NULL, error);
}

static gboolean
check_entry (const ScribaGameFile *self,
             const ScribaEntry *entry,
             JsonObject *object,
             const ScribaPlace *place,
             GError **error)
{
  const ScribaPlace args = { .in = place, .key = "args" };
  const char *bad = self->format->find_bad (scriba_history_get_state (self->history), entry->kind, entry->args);
  const char *number = find_out_of_order (self, entry);
  JsonNode *told = json_object_get_member (object, "args");

  if (bad != NULL)
    return refuse_number (told != NULL ? json_node_get_object (told) : NULL, &args, bad, SCRIBA_ERROR_NOT_IN_GAME, error);

  return number == NULL || refuse_number (object, place, number, SCRIBA_ERROR_ENTRY_ORDER, error);
}

/* The head stays at the start. */
static gboolean
read_entries (ScribaGameFile *self,
              JsonArray *list,
              const GArray *renamings,
              GError **error)
{
  const ScribaPlace log = { .key = "log" };
  guint length = json_array_get_length (list);

  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace place = { .in = &log, .index = i };
      JsonNode *node = json_array_get_element (list, i);
      ScribaEntry *entry = scriba_entry_from_json (node, &place, self->format->game, error);

      if (entry == NULL)
        return FALSE;
      if (renamings != NULL)
        scriba_record_rename (self->format->game->kinds[entry->kind].shape, entry->args, renamings, entry->seq);
      if (!check_entry (self, entry, json_node_get_object (node), &place, error))
        {
          scriba_entry_free (entry, self->format->game->kinds);
          return FALSE;
        }
      scriba_history_restore (self->history, entry);
    }

  return TRUE;
}

static gboolean
read_position (JsonObject *object,
               ScribaGameFile *self,
               GError **error)
{
  const ScribaPlace head_place = { .key = "head" };
  const ScribaPlace tip_place = { .key = "tip" };
  JsonNode *head_node = scriba_read_required (object, NULL, "head", error);
  JsonNode *tip_node = head_node != NULL ? scriba_read_required (object, NULL, "tip", error) : NULL;
  gint64 most = scriba_history_get_n_entries (self->history);
  gint64 head;
  gint64 tip;

  if (tip_node == NULL || !scriba_read_integer (head_node, &head_place, 0, most, &head, error) ||
      !scriba_read_integer (tip_node, &tip_place, 0, most, &tip, error))
    return FALSE;

  return scriba_history_set_position (self->history, head, tip) ||
         scriba_refuse_node (&tip_place, SCRIBA_ERROR_NOT_A_TIP, tip_node, error);
}

static gboolean
read_log (JsonObject *object,
          ScribaGameFile *self,
          GError **error)
{
  const ScribaPlace place = { .key = "log" };
  JsonNode *node = scriba_read_required (object, NULL, "log", error);
  JsonArray *list = NULL;

  if (node != NULL)
    list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, 0, G_MAXUINT, error);

  return list != NULL && read_entries (self, list, NULL, error);
}

static gboolean
read_box (JsonObject *object,
          ScribaGameFile *self,
          GError **error)
{
  JsonNode *node = scriba_read_required (object, NULL, "box", error);
  GError *problem = NULL;

  if (node == NULL)
    return FALSE;

  self->box = self->format->read_box (node, &problem);
  if (self->box == NULL)
    {
      scriba_error_enter (problem, "box");
      g_propagate_error (error, problem);
    }
  return self->box != NULL;
}

static char *
read_word (JsonObject *object,
           const char *key,
           GError **error)
{
  const ScribaPlace place = { .key = key };
  JsonNode *node = scriba_read_required (object, NULL, key, error);

  return node != NULL ? g_strdup (scriba_read_name (node, &place, SCRIBA_NAME_MAX_LENGTH, error)) : NULL;
}

static gboolean
read_identity (JsonObject *object,
               ScribaGameFile *self,
               GError **error)
{
  const ScribaPlace id_place = { .key = "id" };

  self->id = read_word (object, "id", error);
  if (self->id == NULL)
    return FALSE;
  if (!g_uuid_string_is_valid (self->id))
    return scriba_refuse_text (&id_place, SCRIBA_ERROR_EXPECTED_UUID, self->id, error);

  self->app = read_word (object, "app", error);
  return self->app != NULL && scriba_read_time (object, NULL, "created", &self->created, &self->utc_offset, error);
}

static gboolean
read_header (JsonObject *object,
             ScribaGameFile *self,
             GError **error)
{
  self->format = scriba_game_format_read (object, error);
  if (self->format == NULL)
    return FALSE;

  self->setup = g_malloc0 (self->format->setup_size);
  return read_identity (object, self, error) && self->format->read_setup (object, self->setup, error);
}

/**
 * scriba_game_file_from_json:
 * @node: a parsed file of the format scriba-game/1
 * @error: where to say what is refused
 *
 * Returns: (transfer full): the game, or %NULL
 */
ScribaGameFile *
scriba_game_file_from_json (JsonNode *node,
                            GError **error)
{
  g_autoptr (ScribaGameFile) self = g_new0 (ScribaGameFile, 1);
  JsonObject *object;

  g_return_val_if_fail (node != NULL, NULL);

  object = scriba_read_file (node, FORMAT, error);
  if (object == NULL ||
      !read_header (object, self, error) ||
      !read_box (object, self, error) ||
      !start_history (self, error) ||
      !read_log (object, self, error) ||
      !read_position (object, self, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * scriba_game_file_is_of:
 * @self: a game
 * @format: the one game that is meant
 * @error: where to say that it is another one
 *
 * Returns: whether it is
 */
gboolean
scriba_game_file_is_of (const ScribaGameFile *self,
                        const ScribaGameFormat *format,
                        GError **error)
{
  const ScribaPlace place = { .key = "game" };
  g_autofree char *found = g_strdup_printf ("\"%s\"", self->format->game->key);

  return self->format == format ||
         scriba_refuse_facts (&place, SCRIBA_ERROR_EXPECTED_CHOICE, found, format->game->key, 0, 0, error);
}

static JsonObject *
write_header (const ScribaGameFile *self)
{
  JsonObject *object = json_object_new ();
  g_autofree char *created = scriba_time_to_text (self->created, self->utc_offset);

  json_object_set_string_member (object, "format", FORMAT);
  json_object_set_string_member (object, "game", self->format->game->key);
  json_object_set_string_member (object, "id", self->id);
  json_object_set_string_member (object, "created", created);
  json_object_set_string_member (object, "app", self->app);
  self->format->write_setup (object, self->setup);
  return object;
}

/**
 * scriba_game_file_to_json:
 * @self: a game
 *
 * Returns: (transfer full): a file of the format scriba-game/1, with all branches of the log
 */
JsonNode *
scriba_game_file_to_json (const ScribaGameFile *self)
{
  JsonObject *object = write_header (self);
  JsonArray *log = json_array_new ();

  json_object_set_member (object, "box", self->format->write_box (self->box));
  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (self->history); seq++)
    json_array_add_element (log, scriba_entry_to_json (self->format->game, scriba_history_get_entry (self->history, seq)));
  json_object_set_array_member (object, "log", log);
  json_object_set_int_member (object, "head", scriba_history_get_head (self->history));
  json_object_set_int_member (object, "tip", scriba_history_get_tip (self->history));
  return scriba_write_object (object);
}

/**
 * scriba_game_file_find_end:
 *
 * Returns: (transfer none) (nullable): the entry after which the game was over, as it has been since; %NULL while it goes on
 */
const ScribaEntry *
scriba_game_file_find_end (const ScribaGameFile *self)
{
  g_autofree gpointer state = g_malloc (self->format->game->state->size);
  const ScribaEntry *end = NULL;

  for (guint32 seq = scriba_history_get_head (self->history); seq != 0; seq = end->parent)
    {
      scriba_history_read_state (self->history, seq, state);
      if (!self->format->is_over (state))
        return end;
      end = scriba_history_get_entry (self->history, seq);
    }

  return end;
}

/** scriba_game_file_count_unknown: how many unknown values the result of the game depends on, as soon as it has one. */
guint
scriba_game_file_count_unknown (const ScribaGameFile *self)
{
  return self->format->count_unknown (scriba_history_get_state (self->history), self->box);
}

/** scriba_game_file_dup_moment: (transfer full): when the game came to how it stands, as ISO 8601. */
char *
scriba_game_file_dup_moment (const ScribaGameFile *self)
{
  guint32 head = scriba_history_get_head (self->history);
  const ScribaEntry *last = head != 0 ? scriba_history_get_entry (self->history, head) : NULL;

  return last != NULL ? scriba_time_to_text (last->at, last->utc_offset) : scriba_time_to_text (self->created, self->utc_offset);
}

/* The parts of a game, as a journal keeps them. */

static char *
to_compact_text (JsonNode *node)
{
  g_autoptr (JsonNode) owned = node;

  return json_to_string (owned, FALSE);
}

/** scriba_game_file_header_to_text: who plays, and how, in one line. */
char *
scriba_game_file_header_to_text (const ScribaGameFile *self)
{
  return to_compact_text (scriba_write_object (write_header (self)));
}

/** scriba_game_file_box_to_text: the game's box, in one line. */
char *
scriba_game_file_box_to_text (const ScribaGameFile *self)
{
  return to_compact_text (self->format->write_box (self->box));
}

/** scriba_game_format_new_box_to_text: (transfer full): a box with what is known without any file, in one line. */
char *
scriba_game_format_new_box_to_text (const ScribaGameFormat *format)
{
  gpointer box = format->new_box ();
  char *text = to_compact_text (format->write_box (box));

  format->free_box (box);
  return text;
}

/** scriba_game_file_entry_to_text: one entry of the log, in one line. */
char *
scriba_game_file_entry_to_text (const ScribaGameFile *self,
                                guint32 seq)
{
  return to_compact_text (scriba_entry_to_json (self->format->game, scriba_history_get_entry (self->history, seq)));
}

/** scriba_game_summary_to_text: what the library tells of a game, in one line. */
char *
scriba_game_summary_to_text (const ScribaGameFormat *format,
                             gconstpointer summary)
{
  return to_compact_text (scriba_json_write_record (format->summary, summary));
}

/** scriba_game_file_summary_to_text: what the library tells of the game, in one line. */
char *
scriba_game_file_summary_to_text (const ScribaGameFile *self)
{
  g_autofree gpointer summary = g_malloc0 (self->format->summary->size);

  self->format->sum_up (scriba_history_get_state (self->history), self->box, summary);
  return scriba_game_summary_to_text (self->format, summary);
}

static JsonNode *
parse_part (const char *text,
            GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return scriba_json_parse (bytes, error);
}

/** scriba_game_format_from_text: (transfer none) (nullable): the game that scriba_game_file_header_to_text() wrote this of. */
const ScribaGameFormat *
scriba_game_format_from_text (const char *header)
{
  g_autoptr (JsonNode) node = parse_part (header, NULL);
  JsonObject *object = node != NULL ? scriba_read_file (node, FORMAT, NULL) : NULL;

  return object != NULL ? scriba_game_format_read (object, NULL) : NULL;
}

/**
 * scriba_game_summary_from_text:
 * @format: the game
 * @text: what scriba_game_file_summary_to_text() wrote
 * @summary: (out caller-allocates): what the library tells of the game
 *
 * Returns: whether it could be read; a summary can be made anew from its game
 */
gboolean
scriba_game_summary_from_text (const ScribaGameFormat *format,
                               const char *text,
                               gpointer summary)
{
  g_autoptr (JsonNode) node = parse_part (text, NULL);

  return node != NULL && scriba_read_record (node, NULL, format->summary, NULL, summary, NULL);
}

/* Some at a time: one by one is slow, and all at once has a limit. */
static gboolean
read_payloads (ScribaGameFile *self,
               GPtrArray *entries,
               const GArray *renamings,
               GError **error)
{
  const guint at_once = 100;

  for (guint first = 0; first < entries->len; first += at_once)
    {
      g_autoptr (GString) text = g_string_new ("[");
      g_autoptr (JsonNode) node = NULL;

      for (guint i = first; i < MIN (first + at_once, entries->len); i++)
        g_string_append_printf (text, "%s%s", i > first ? ",\n" : "", (const char *) g_ptr_array_index (entries, i));
      g_string_append_c (text, ']');

      node = parse_part (text->str, error);
      if (node == NULL || !read_entries (self, json_node_get_array (node), renamings, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * scriba_game_file_from_parts:
 * @header: from scriba_game_file_header_to_text()
 * @box: from scriba_game_file_box_to_text()
 * @entries: (element-type utf8): from scriba_game_file_entry_to_text()
 * @renamings: (nullable) (element-type ScribaRenaming): who was called otherwise since
 * @head: the entry whose state is shown
 * @tip: the entry that redo leads to
 * @error: where to say what is refused
 *
 * Returns: (transfer full): the game, or %NULL
 */
ScribaGameFile *
scriba_game_file_from_parts (const char *header,
                             const char *box,
                             GPtrArray *entries,
                             const GArray *renamings,
                             guint32 head,
                             guint32 tip,
                             GError **error)
{
  g_autoptr (ScribaGameFile) self = g_new0 (ScribaGameFile, 1);
  g_autoptr (JsonNode) header_node = parse_part (header, error);
  g_autoptr (JsonNode) box_node = header_node != NULL ? parse_part (box, error) : NULL;
  JsonObject *object;

  if (box_node == NULL)
    return NULL;

  object = scriba_read_file (header_node, FORMAT, error);
  if (object != NULL && renamings != NULL)
    scriba_renamings_read_players (object, renamings);
  if (object == NULL || !read_header (object, self, error))
    return NULL;

  self->box = self->format->read_box (box_node, error);
  if (self->box == NULL || !start_history (self, error) ||
      !read_payloads (self, entries, renamings, error))
    return NULL;

  if (!scriba_history_set_position (self->history, head, tip))
    {
      const ScribaPlace place = { .key = "tip" };

      scriba_refuse (&place, SCRIBA_ERROR_NOT_A_TIP, NULL, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}
