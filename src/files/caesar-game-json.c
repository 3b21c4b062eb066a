/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include "caesar-entries.h"
#include "caesar-summary.h"
#include "scriba-fields.h"
#include "scriba-game-define.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

/* What a saved game of Caesar! has of its own. */

static const ScribaField solo_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarGameSetup, crassus, caesar_side_keys, .required = TRUE),
  SCRIBA_ROW_COUNTS (CaesarGameSetup, stack, CAESAR_N_LETTERS, .lowest = CAESAR_SOME),
};

/* Reading it must not reset what else there is. */
static SCRIBA_SHAPE_OF (solo, CaesarGameSetup);

/* Two of one name could not be told apart; Auto-Crassus, and who has no name, is nobody else. */
static gboolean
check_names (const CaesarGameSetup *setup,
             const ScribaPlace *players,
             GError **error)
{
  const ScribaPlace player = { .in = players, .index = CAESAR_SIDE_POMPEY };
  const ScribaPlace place = { .in = &player, .key = "name" };
  const char *name = setup->seats[CAESAR_SIDE_POMPEY].name;

  return setup->crassus != CAESAR_NOBODY || *name == '\0' ||
         !g_str_equal (setup->seats[CAESAR_SIDE_CAESAR].name, name) ||
         scriba_refuse_text (&place, SCRIBA_ERROR_NAME_TWICE, name, error);
}

static gboolean
read_seats (JsonObject *header,
            CaesarGameSetup *setup,
            GError **error)
{
  const ScribaPlace place = { .key = "players" };
  JsonNode *node = scriba_read_required (header, NULL, "players", error);
  JsonArray *list;

  if (node == NULL)
    return FALSE;
  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, CAESAR_N_SIDES, CAESAR_N_SIDES, error);
  if (list == NULL)
    return FALSE;

  setup->n_seats = CAESAR_N_SIDES;
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      const ScribaPlace element = { .in = &place, .index = side };

      if (!scriba_read_record (json_array_get_element (list, side), &element, &caesar_seat_setup_shape, NULL,
                               &setup->seats[side], error))
        return FALSE;
    }

  return check_names (setup, &place, error);
}

static gboolean
read_setup (JsonObject *header,
            gpointer setup,
            GError **error)
{
  CaesarGameSetup *self = setup;

  self->crassus = CAESAR_NOBODY;
  caesar_settings_init (&self->settings);
  return scriba_read_member (header, NULL, "solo", &solo_shape, self, error) &&
         read_seats (header, self, error) &&
         scriba_read_member (header, NULL, "settings", &caesar_settings_shape, &self->settings, error);
}

static void
write_setup (JsonObject *header,
             gconstpointer setup)
{
  const CaesarGameSetup *self = setup;
  JsonArray *players = json_array_new ();

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    json_array_add_element (players, scriba_json_write_record (&caesar_seat_setup_shape, &self->seats[side]));

  json_object_set_member (header, "settings", scriba_json_write_record (&caesar_settings_shape, &self->settings));
  json_object_set_array_member (header, "players", players);
  if (self->crassus != CAESAR_NOBODY)
    json_object_set_member (header, "solo", scriba_json_write_record (&solo_shape, self));
}

static gpointer
new_box (void)
{
  return caesar_box_new_shipped ();
}

static void
sum_up (gconstpointer state,
        gconstpointer box,
        gpointer summary)
{
  caesar_summary_fill (state, summary);
}

/* Auto-Crassus is nobody. */
static gboolean
is_person (gconstpointer setup,
           guint side)
{
  return side < CAESAR_N_SIDES && ((const CaesarGameSetup *) setup)->crassus != (int) side;
}

static int
get_named (const ScribaEntry *entry)
{
  return entry->kind == CAESAR_ENTRY_NAME ? ((const CaesarRename *) entry->args)->side : CAESAR_NOBODY;
}

/* All that a result depends on lies on the table. */
static guint
count_unknown (gconstpointer state,
               gconstpointer box)
{
  return 0;
}

/** caesar_game_format: Caesar!, as files of saved games see it. */
SCRIBA_DEFINE_GAME_FORMAT (caesar, Caesar, CAESAR_STAGE_OVER);
