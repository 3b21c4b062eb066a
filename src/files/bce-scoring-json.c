/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-keys.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

#define FORMAT "scriba-score/1"
#define FIELDS_OF_PAIR 2

#define COUNT_FIELD(member) \
  { .name = #member, .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceScoredPlayer, member), \
    .highest = SCRIBA_NUMBER_HIGHEST }
#define LIST_FIELD(member, element) \
  { .name = #member, .type = SCRIBA_FIELD_LIST, .offset = G_STRUCT_OFFSET (BceScoredPlayer, member), \
    .shape = &element }
#define PER_FIELD(member) \
  { .name = #member, .type = SCRIBA_FIELD_RECORD, .offset = G_STRUCT_OFFSET (BceScoredPlayer, member), \
    .shape = &per_field_shape }
#define FIELD_COUNT(key, place) \
  { .name = key, .type = SCRIBA_FIELD_COUNT, .offset = (place) * sizeof (gint16), .highest = SCRIBA_NUMBER_HIGHEST }

static const ScribaField per_field_fields[] = {
  FIELD_COUNT ("political", BCE_POLITICAL),
  FIELD_COUNT ("military", BCE_MILITARY),
  FIELD_COUNT ("social", BCE_SOCIAL),
};

static const ScribaShape per_field_shape = {
  .size = BCE_N_FIELDS * sizeof (gint16),
  .n_fields = G_N_ELEMENTS (per_field_fields),
  .fields = per_field_fields,
};

static const ScribaField player_fields[] = {
  { .name = "name", .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (BceScoredPlayer, name), .required = TRUE },
  COUNT_FIELD (track),
  LIST_FIELD (allegiance, bce_scored_tile_shape),
  PER_FIELD (allegiance_counts),
  COUNT_FIELD (allegiance_imperium),
  COUNT_FIELD (senate_pairs),
  COUNT_FIELD (lictors),
  COUNT_FIELD (loyalty),
  LIST_FIELD (structures, bce_scored_structure_shape),
  COUNT_FIELD (structures_imperium),
  COUNT_FIELD (statue_bonus),
  LIST_FIELD (recruits, bce_scored_recruit_shape),
  PER_FIELD (field_totals),
  COUNT_FIELD (denarii),
  COUNT_FIELD (influence),
  { .name = "shared", .type = SCRIBA_FIELD_FLAG, .offset = G_STRUCT_OFFSET (BceScoredPlayer, shared) },
};

static void
prepare_player (gpointer record)
{
  BceScoredPlayer *player = record;

  player->senate_pairs = -1;
}

static const ScribaShape player_shape = {
  .size = sizeof (BceScoredPlayer),
  .n_fields = G_N_ELEMENTS (player_fields),
  .fields = player_fields,
  .prepare = prepare_player,
};

/**
 * Plain:
 * @list: the key of a list
 * @totals: the keys of the plain totals that may stand instead of it
 * @flag_offset: where the player is told that they do
 */
typedef struct
{
  const char *list;
  const char *totals[2];
  gsize flag_offset;
} Plain;

static const Plain plains[] = {
  { "allegiance", { "allegiance_counts", "allegiance_imperium" },
    G_STRUCT_OFFSET (BceScoredPlayer, plain_allegiance) },
  { "structures", { "structures_imperium", "statue_bonus" },
    G_STRUCT_OFFSET (BceScoredPlayer, plain_structures) },
  { "recruits", { "field_totals", NULL },
    G_STRUCT_OFFSET (BceScoredPlayer, plain_recruits) },
};

static gboolean
read_plain (JsonObject *object,
            const ScribaPlace *place,
            const Plain *plain,
            BceScoredPlayer *player,
            GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain->totals) && plain->totals[i] != NULL; i++)
    {
      const ScribaPlace member = { .in = place, .key = plain->totals[i] };

      if (!json_object_has_member (object, plain->totals[i]))
        continue;
      if (json_object_has_member (object, plain->list))
        return scriba_refuse_text (&member, SCRIBA_ERROR_BOTH, plain->list, error);

      G_STRUCT_MEMBER (guint8, player, plain->flag_offset) = TRUE;
    }

  return TRUE;
}

static gboolean
read_player (JsonNode *node,
             const ScribaPlace *place,
             BceScoring *scoring,
             guint index,
             GError **error)
{
  BceScoredPlayer *player = &scoring->players[index];

  if (!scriba_read_record (node, place, &player_shape, NULL, player, error))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (plains); i++)
    {
      if (!read_plain (json_node_get_object (node), place, &plains[i], player, error))
        return FALSE;
    }

  for (guint i = 0; i < index; i++)
    {
      const ScribaPlace member = { .in = place, .key = "name" };

      if (g_str_equal (scoring->players[i].name, player->name))
        return scriba_refuse_text (&member, SCRIBA_ERROR_NAME_TWICE, player->name, error);
    }

  return TRUE;
}

static BceScoring *
read_players (JsonObject *file,
              GError **error)
{
  const ScribaPlace place = { .key = "players" };
  g_autoptr (BceScoring) scoring = NULL;
  JsonNode *node = scriba_read_required (file, NULL, "players", error);
  JsonArray *list;

  if (node == NULL)
    return NULL;

  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, 1, BCE_MAX_SEATS, error);
  if (list == NULL)
    return NULL;

  scoring = bce_scoring_new (json_array_get_length (list));
  for (guint i = 0; i < scoring->n_players; i++)
    {
      const ScribaPlace element = { .in = &place, .index = i };

      if (!read_player (json_array_get_element (list, i), &element, scoring, i, error))
        return NULL;
    }

  return g_steal_pointer (&scoring);
}

static gboolean
check_shared (const BceScoring *scoring,
              GError **error)
{
  const ScribaPlace players = { .key = "players" };
  guint shared = 0;

  for (guint i = 0; i < scoring->n_players; i++)
    {
      const ScribaPlace player = { .in = &players, .index = i };
      const ScribaPlace flag = { .in = &player, .key = "shared" };

      if (scoring->players[i].shared == 1 && ++shared > 1)
        return scriba_refuse (&flag, SCRIBA_ERROR_SHARED_TWICE, "true", error);
    }

  if (shared == scoring->n_players)
    return scriba_refuse (&players, SCRIBA_ERROR_SHARED_ONLY, NULL, error);

  return TRUE;
}

static gboolean
read_senate_pair (JsonNode *node,
                  BceScoring *scoring,
                  GError **error)
{
  const ScribaPlace place = { .key = "senate" };
  JsonArray *pair = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, FIELDS_OF_PAIR, FIELDS_OF_PAIR, error);

  if (pair == NULL)
    return FALSE;

  for (guint i = 0; i < FIELDS_OF_PAIR; i++)
    {
      const ScribaPlace element = { .in = &place, .index = i };

      if (!scriba_read_choice (json_array_get_element (pair, i), &element, bce_field_keys, &scoring->senate_pair[i],
                               error))
        return FALSE;
    }

  scoring->senate = BCE_SENATE_PAIR;
  return TRUE;
}

/* Pairs that the table counted belong to a Senate tile that the file does not tell. */
static gboolean
read_senate (JsonObject *file,
             BceScoring *scoring,
             GError **error)
{
  const ScribaPlace players = { .key = "players" };
  JsonNode *node = scriba_read_required (file, NULL, "senate", error);

  if (node == NULL || (!JSON_NODE_HOLDS_NULL (node) && !read_senate_pair (node, scoring, error)))
    return FALSE;

  for (guint i = 0; i < scoring->n_players; i++)
    {
      const ScribaPlace player = { .in = &players, .index = i };
      const ScribaPlace pairs = { .in = &player, .key = "senate_pairs" };

      g_autofree char *found = g_strdup_printf ("%d", scoring->players[i].senate_pairs);

      if (scoring->players[i].senate_pairs < 0)
        continue;
      if (scoring->senate == BCE_SENATE_PAIR)
        return scriba_refuse (&pairs, SCRIBA_ERROR_PAIRS_WITH_TILE, found, error);

      scoring->senate = BCE_SENATE_MANUAL;
    }

  for (guint i = 0; i < scoring->n_players && scoring->senate == BCE_SENATE_MANUAL; i++)
    scoring->players[i].senate_pairs = MAX (scoring->players[i].senate_pairs, 0);

  return TRUE;
}

/**
 * bce_scoring_from_json:
 * @node: a parsed file of the format scriba-score/1
 * @error: where to say what is refused
 *
 * Reads what a finished game is scored by (rules, section 6).
 *
 * Returns: (transfer full): the scoring, or %NULL
 */
BceScoring *
bce_scoring_from_json (JsonNode *node,
                       GError **error)
{
  g_autoptr (BceScoring) scoring = NULL;
  JsonObject *file;

  g_return_val_if_fail (node != NULL, NULL);

  file = scriba_read_file (node, FORMAT, error);
  if (file == NULL)
    return NULL;

  scoring = read_players (file, error);
  if (scoring == NULL || !check_shared (scoring, error) || !read_senate (file, scoring, error))
    return NULL;

  return g_steal_pointer (&scoring);
}

/* Either the list or its plain totals are written, and of plain totals at least one: being there, they replace the list. */
static void
write_plain (JsonObject *object,
             const Plain *plain,
             const BceScoredPlayer *player)
{
  gboolean is_plain = G_STRUCT_MEMBER (guint8, player, plain->flag_offset) != FALSE;
  gboolean told = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (plain->totals) && plain->totals[i] != NULL; i++)
    {
      if (!is_plain)
        json_object_remove_member (object, plain->totals[i]);
      else if (json_object_has_member (object, plain->totals[i]))
        told = TRUE;
    }

  if (is_plain)
    json_object_remove_member (object, plain->list);
  if (is_plain && !told)
    scriba_write_field (object, &player_shape, player, plain->totals[0]);
}

static JsonNode *
write_player (const BceScoring *scoring,
              const BceScoredPlayer *player)
{
  JsonObject *object = json_object_new ();

  scriba_write_fields (object, &player_shape, player);
  for (guint i = 0; i < G_N_ELEMENTS (plains); i++)
    write_plain (object, &plains[i], player);

  if (scoring->senate == BCE_SENATE_MANUAL)
    json_object_set_int_member (object, "senate_pairs", MAX (player->senate_pairs, 0));
  else
    json_object_remove_member (object, "senate_pairs");

  return scriba_write_object (object);
}

static JsonNode *
write_senate (const BceScoring *scoring)
{
  JsonNode *node = json_node_alloc ();
  JsonArray *pair;

  if (scoring->senate != BCE_SENATE_PAIR)
    return json_node_init_null (node);

  pair = json_array_new ();
  for (guint i = 0; i < FIELDS_OF_PAIR; i++)
    json_array_add_string_element (pair, bce_field_keys[scoring->senate_pair[i]]);
  json_node_init_array (node, pair);
  json_array_unref (pair);
  return node;
}

/**
 * bce_scoring_to_json:
 * @scoring: a scoring, every player with a name of their own
 *
 * Returns: (transfer full): a file of the format scriba-score/1 that reads back as what is scored
 */
JsonNode *
bce_scoring_to_json (const BceScoring *scoring)
{
  JsonObject *file;
  JsonArray *players;

  g_return_val_if_fail (scoring != NULL, NULL);

  players = json_array_new ();
  for (guint i = 0; i < scoring->n_players; i++)
    json_array_add_element (players, write_player (scoring, &scoring->players[i]));

  file = json_object_new ();
  json_object_set_string_member (file, "format", FORMAT);
  json_object_set_member (file, "senate", write_senate (scoring));
  json_object_set_array_member (file, "players", players);
  return scriba_write_object (file);
}
