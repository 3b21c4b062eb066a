/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "trust-night.h"

#include "scriba-entry-json.h"
#include "scriba-record.h"
#include "scriba-store.h"

/* Between so many entries the box is changed once. */
#define BOX_EVERY 60

/* Before each so manieth entry there is an undo that is taken back. */
#define UNDO_EVERY 20

static ScribaGameFile *
read_file (const char *sample)
{
  g_autofree char *path = g_build_filename (g_getenv ("SCRIBA_SAMPLES"), sample, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = scriba_file_read (path, &error);
  g_autoptr (JsonNode) node = text != NULL ? scriba_json_parse (text, &error) : NULL;
  ScribaGameFile *file = node != NULL ? scriba_game_file_from_json (node, &error) : NULL;

  g_assert_no_error (error);
  return file;
}

/* The number in the file of an entry of the night; the start is the start of every round. */
static guint32
in_file (const Night *self,
         guint32 seq)
{
  return seq > 0 ? (seq - 1) % scriba_history_get_n_entries (self->file->history) + 1 : 0;
}

static guint32
get_parent (const Night *self,
            guint32 seq)
{
  guint32 parent = scriba_history_get_entry (self->file->history, in_file (self, seq))->parent;

  return parent > 0 ? parent + seq - in_file (self, seq) : 0;
}

static void
plan (Night *self,
      NightPlace place)
{
  g_array_append_val (self->places, place);
}

/* The acts that lead to an entry, and it. */
static void
plan_entry (Night *self,
            guint32 seq)
{
  NightPlace place = *night_get_place (self, self->places->len - 1);
  guint32 parent = get_parent (self, seq);

  if (seq % BOX_EVERY == 0)
    {
      place.box++;
      plan (self, place);
    }
  if (seq % UNDO_EVERY == 0)
    {
      plan (self, (NightPlace) { place.n_entries, get_parent (self, place.head), place.tip, place.box });
      plan (self, place);
    }
  if (place.head != parent)
    {
      place.head = place.tip = parent;
      plan (self, place);
    }
  place.n_entries = place.head = place.tip = seq;
  plan (self, place);
}

/* The night of a sample, with so many entries. */
Night *
night_read (const char *sample,
            guint n_entries)
{
  Night *self = g_new0 (Night, 1);

  self->file = read_file (sample);
  self->places = g_array_new (FALSE, TRUE, sizeof (NightPlace));
  g_array_set_size (self->places, 1);
  for (guint32 seq = 1; seq <= n_entries; seq++)
    plan_entry (self, seq);
  return self;
}

void
night_free (Night *self)
{
  scriba_game_file_free (self->file);
  g_array_unref (self->places);
  g_free (self);
}

const NightPlace *
night_get_place (const Night *self,
                 guint act)
{
  return &g_array_index (self->places, NightPlace, act);
}

/* A copy of the box that tells how often it was changed. (transfer full) */
static gpointer
make_box (const Night *self,
          guint n)
{
  g_autofree char *title = g_strdup_printf ("Box %u", n);
  g_autoptr (JsonNode) node = self->file->format->write_box (self->file->box);
  g_autoptr (GError) error = NULL;
  gpointer box;

  json_object_set_string_member (json_node_get_object (node), "title", title);
  box = self->file->format->read_box (node, &error);
  g_assert_no_error (error);
  return box;
}

/* A new game of the same people. */
ScribaTable *
night_begin (const Night *self,
             ScribaLibrary *library)
{
  g_autoptr (GError) error = NULL;
  ScribaTable *table = scriba_library_create (library, self->file->format, self->file->setup, make_box (self, 0), &error);

  g_assert_no_error (error);
  return table;
}

/* Does it; returns whether the table takes it. */
gboolean
night_act (const Night *self,
           guint act,
           ScribaTable *table)
{
  const NightPlace *place = night_get_place (self, act);
  const NightPlace *before = night_get_place (self, act - 1);
  const ScribaEntry *entry;
  ScribaVerdict verdict;

  if (place->box != before->box)
    scriba_table_set_box (table, make_box (self, place->box));
  else if (place->n_entries == before->n_entries)
    scriba_table_return (table, place->head, place->tip);
  else
    {
      entry = scriba_history_get_entry (self->file->history, in_file (self, place->n_entries));
      return scriba_table_dispatch (table, entry->kind, entry->args, &verdict);
    }
  return TRUE;
}

static guint
count_box (const Night *self,
           ScribaTable *table)
{
  g_autoptr (JsonNode) node = self->file->format->write_box (scriba_table_get_box (table));
  const char *title = json_object_get_string_member (json_node_get_object (node), "title");

  g_assert_true (g_str_has_prefix (title, "Box "));
  return g_ascii_strtoull (title + strlen ("Box "), NULL, 10);
}

static NightPlace
look_at (const Night *self,
         ScribaTable *table)
{
  ScribaHistory *history = scriba_table_get_history (table);

  return (NightPlace) { scriba_history_get_n_entries (history), scriba_history_get_head (history),
                        scriba_history_get_tip (history), count_box (self, table) };
}

/* Whether the table is where an act leads. */
gboolean
night_is_at (const Night *self,
             guint act,
             ScribaTable *table)
{
  const NightPlace *place = night_get_place (self, act);
  const NightPlace found = look_at (self, table);

  return found.n_entries == place->n_entries && found.head == place->head && found.tip == place->tip
         && found.box == place->box;
}

void
night_assert_at (const Night *self,
                 guint act,
                 ScribaTable *table)
{
  const NightPlace *place = night_get_place (self, act);
  const NightPlace found = look_at (self, table);

  g_assert_cmpuint (found.n_entries, ==, place->n_entries);
  g_assert_cmpuint (found.head, ==, place->head);
  g_assert_cmpuint (found.tip, ==, place->tip);
  g_assert_cmpuint (found.box, ==, place->box);
}

/* What an entry does, as text; when it was made and what was said against it are not asked. */
static char *
describe (const ScribaGame *game,
          const ScribaEntry *entry)
{
  g_autoptr (JsonNode) node = scriba_entry_to_json (game, entry);
  JsonObject *object = json_node_get_object (node);
  const char * const left_out[] = { "seq", "parent", "at", "against", "corrects", "before" };

  for (guint i = 0; i < G_N_ELEMENTS (left_out); i++)
    json_object_remove_member (object, left_out[i]);
  return scriba_json_to_text (node);
}

/* Every entry is what it was, and the state is the one that follows from them. */
void
night_assert_whole (const Night *self,
                    ScribaTable *table)
{
  const ScribaGame *game = self->file->format->game;
  ScribaHistory *history = scriba_table_get_history (table);
  g_autofree gpointer state = g_malloc0 (game->state->size);

  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (history); seq++)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);
      g_autofree char *found = describe (game, entry);
      g_autofree char *expected = describe (game, scriba_history_get_entry (self->file->history, in_file (self, seq)));

      g_assert_cmpuint (entry->parent, ==, get_parent (self, seq));
      g_assert_cmpstr (found, ==, expected);
    }

  scriba_history_read_state (self->file->history, in_file (self, scriba_history_get_head (history)), state);
  g_assert_true (scriba_record_equal (game->state, scriba_table_get_state (table), state));
}
