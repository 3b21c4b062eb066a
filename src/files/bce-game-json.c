/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-entries.h"
#include "bce-final.h"
#include "bce-summary.h"
#include "scriba-game-define.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

/* What a saved game of 44 BCE has of its own. */

/* Two seats never have the shape and letter of one character: a later one of a file gets the first that is free. */
static void
part_characters (BceGameSetup *setup)
{
  guint taken = 0;

  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      BceSeatSetup *player = &setup->seats[seat];

      if ((taken & (1 << player->character)) != 0)
        for (player->character = 0; (taken & (1 << player->character)) != 0;)
          player->character++;
      taken |= 1 << player->character;
    }
}

static gboolean
read_seats (JsonObject *object,
            BceGameSetup *setup,
            GError **error)
{
  const ScribaPlace place = { .key = "players" };
  JsonNode *node = scriba_read_required (object, NULL, "players", error);
  JsonArray *list;
  guint shared = 0;

  if (node == NULL)
    return FALSE;

  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, 3, BCE_MAX_SEATS, error);
  if (list == NULL)
    return FALSE;

  setup->n_seats = json_array_get_length (list);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      const ScribaPlace element = { .in = &place, .index = seat };
      const ScribaPlace name = { .in = &element, .key = "name" };
      const ScribaPlace flag = { .in = &element, .key = "shared" };
      BceSeatSetup *player = &setup->seats[seat];

      if (!scriba_read_record (json_array_get_element (list, seat), &element, &bce_seat_setup_shape, NULL, player, error))
        return FALSE;

      for (guint other = 0; other < seat; other++)
        {
          if (g_str_equal (setup->seats[other].name, player->name))
            return scriba_refuse_text (&name, SCRIBA_ERROR_NAME_TWICE, player->name, error);
        }

      shared += player->shared;
      if (shared > 1)
        return scriba_refuse (&flag, SCRIBA_ERROR_SHARED_TWICE, "true", error);
      if (player->shared && setup->n_seats != 3)
        return scriba_refuse (&flag, SCRIBA_ERROR_SHARED_SEATS, "true", error);
    }

  part_characters (setup);
  return TRUE;
}

static JsonNode *
write_seats (const BceGameSetup *setup)
{
  JsonArray *list = json_array_new ();
  JsonNode *node = json_node_alloc ();

  for (guint seat = 0; seat < setup->n_seats; seat++)
    json_array_add_element (list, scriba_json_write_record (&bce_seat_setup_shape, &setup->seats[seat]));
  json_node_init_array (node, list);
  json_array_unref (list);
  return node;
}

static gboolean
read_setup (JsonObject *header,
            gpointer setup,
            GError **error)
{
  BceGameSetup *self = setup;

  bce_settings_init (&self->settings);
  return read_seats (header, self, error) &&
         scriba_read_member (header, NULL, "settings", &bce_settings_shape, &self->settings, error);
}

static void
write_setup (JsonObject *header,
             gconstpointer setup)
{
  const BceGameSetup *self = setup;

  json_object_set_member (header, "settings", scriba_json_write_record (&bce_settings_shape, &self->settings));
  json_object_set_member (header, "players", write_seats (self));
}

static gpointer
new_box (void)
{
  return bce_box_new ();
}

static void
sum_up (gconstpointer state,
        gconstpointer box,
        gpointer summary)
{
  bce_summary_fill (state, box, summary);
}

/* The shared Suitor is nobody. */
static gboolean
is_person (gconstpointer setup,
           guint seat)
{
  const BceGameSetup *self = setup;

  return seat < self->n_seats && !self->seats[seat].shared;
}

static int
get_named (const ScribaEntry *entry)
{
  return entry->kind == BCE_ENTRY_NAME ? ((const BceRename *) entry->args)->seat : BCE_NOBODY;
}

static guint
count_unknown (gconstpointer state,
               gconstpointer box)
{
  return bce_final_count_unknown (state, box);
}

/** bce_game_format: 44 BCE, as files of saved games see it. */
SCRIBA_DEFINE_GAME_FORMAT (bce, Bce, BCE_STAGE_OVER);
