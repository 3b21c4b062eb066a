/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-keys.h"
#include "scriba-writer.h"

static JsonArray *
write_deployed (const BceBoards *boards,
                const BceFieldOutcome *outcome)
{
  JsonArray *deployed = json_array_new ();

  for (guint i = 0; i < outcome->steps->len; i++)
    {
      const BceStep *step = &g_array_index (outcome->steps, BceStep, i);
      JsonObject *entry;

      if (step->kind != BCE_STEP_DEPLOY)
        continue;

      entry = json_object_new ();
      json_object_set_string_member (entry, "by", boards->names[step->by]);
      json_object_set_string_member (entry, "on", boards->names[step->on]);
      json_object_set_int_member (entry, "card", step->card);
      json_object_set_int_member (entry, "ambition", step->ambition);
      scriba_write_word (entry, "decided_by", bce_reason_keys[step->reason]);
      json_array_add_object_element (deployed, entry);
    }

  return deployed;
}

static const char *
source_key (const BceStep *step)
{
  switch (step->kind)
    {
    case BCE_STEP_OWN:
      return "own";
    case BCE_STEP_LOYALTY:
      return "loyalty";
    case BCE_STEP_ABILITY_PLACE:
      return "ability";
    default:
      return NULL;
    }
}

static JsonArray *
write_placed (const BceBoards *boards,
              const BceFieldOutcome *outcome)
{
  JsonArray *placed = json_array_new ();

  for (guint i = 0; i < outcome->steps->len; i++)
    {
      const BceStep *step = &g_array_index (outcome->steps, BceStep, i);
      const char *source = source_key (step);
      JsonObject *entry;

      if (source == NULL)
        continue;

      entry = json_object_new ();
      json_object_set_string_member (entry, "by", boards->names[step->by]);
      json_object_set_string_member (entry, "from", source);
      json_array_add_object_element (placed, entry);
    }

  return placed;
}

static JsonObject *
write_collected (const BceBoards *boards,
                 const BceFieldOutcome *outcome)
{
  JsonObject *collected = json_object_new ();

  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      JsonObject *things = json_object_new ();

      for (guint thing = 0; thing < BCE_N_THINGS; thing++)
        scriba_write_count (things, bce_thing_keys[thing], outcome->collected[seat][thing]);
      scriba_write_map (collected, boards->names[seat], things);
    }

  return collected;
}

static JsonNode *
write_field (const BceBoards *boards,
             const BceFieldOutcome *outcome)
{
  JsonObject *object = json_object_new ();
  JsonObject *returned = json_object_new ();
  JsonObject *loyalty = json_object_new ();
  JsonObject *authority = json_object_new ();
  JsonObject *charisma = json_object_new ();
  JsonObject *denarii = json_object_new ();

  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      const char *name = boards->names[seat];

      scriba_write_count (returned, name, outcome->returned[seat]);
      scriba_write_count (loyalty, name, outcome->loyalty_collected[seat]);
      json_object_set_int_member (authority, name, outcome->authority[seat]);
      json_object_set_int_member (charisma, name, outcome->charisma[seat]);
      scriba_write_count (denarii, name, outcome->denarii[seat]);
    }

  json_object_set_array_member (object, "deployed", write_deployed (boards, outcome));
  json_object_set_array_member (object, "placed", write_placed (boards, outcome));
  json_object_set_object_member (object, "returned", returned);
  json_object_set_object_member (object, "loyalty_collected", loyalty);
  json_object_set_object_member (object, "collected", write_collected (boards, outcome));
  json_object_set_object_member (object, "authority", authority);
  json_object_set_object_member (object, "charisma", charisma);
  json_object_set_string_member (object, "winner", outcome->im_wins ? "im" : "suitors");
  scriba_write_word (object, "decided_by", bce_reason_keys[outcome->decided_by]);
  json_object_set_string_member (object, "tile_to", boards->names[outcome->tile_to]);
  scriba_write_word (object, "tile_decided_by", bce_reason_keys[outcome->tile_decided_by]);
  json_object_set_object_member (object, "denarii", denarii);

  return scriba_write_object (object);
}

/**
 * bce_unknown_to_path:
 * @boards: boards
 * @unknown: a missing value of their resolution
 *
 * Returns: (transfer full): the path of the value in a file of the format scriba-resolve/1
 */
char *
bce_unknown_to_path (const BceBoards *boards,
                     const BceUnknown *unknown)
{
  g_autofree char *card = NULL;

  g_return_val_if_fail (boards != NULL && unknown != NULL, NULL);

  if (unknown->kind == BCE_UNKNOWN_TILE_AUTHORITY)
    return g_strdup_printf ("tiles.%s.authority", bce_field_keys[unknown->field]);
  if (unknown->kind == BCE_UNKNOWN_TILE_CHARISMA)
    return g_strdup_printf ("tiles.%s.charisma", bce_field_keys[unknown->field]);

  card = g_strdup_printf ("boards.%s.%s.stack[%u]", boards->names[unknown->seat], bce_field_keys[unknown->field],
                          unknown->card);
  switch (unknown->kind)
    {
    case BCE_UNKNOWN_AUTHORITY:
      return g_strdup_printf ("%s.authority", card);
    case BCE_UNKNOWN_CHARISMA:
      return g_strdup_printf ("%s.charisma", card);
    case BCE_UNKNOWN_AMBITIONS:
      return g_strdup_printf ("%s.ambition", card);
    case BCE_UNKNOWN_AMBITION:
      return g_strdup_printf ("%s.ambition[%u]", card, unknown->index);
    case BCE_UNKNOWN_ABILITIES:
      return g_strdup_printf ("%s.abilities", card);
    case BCE_UNKNOWN_EFFECTS:
      return g_strdup_printf ("%s.abilities[%u].effects", card, unknown->index);
    case BCE_UNKNOWN_TILE_AUTHORITY:
    case BCE_UNKNOWN_TILE_CHARISMA:
    default:
      g_assert_not_reached ();
    }
}

/**
 * bce_outcome_to_json:
 * @boards: boards
 * @outcome: their resolution
 *
 * Returns: (transfer full): the outcome as the formats page has it
 */
JsonNode *
bce_outcome_to_json (const BceBoards *boards,
                     const BceOutcome *outcome)
{
  JsonObject *object;
  JsonObject *fields;
  JsonObject *next_im;

  g_return_val_if_fail (boards != NULL && outcome != NULL, NULL);

  fields = json_object_new ();
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    json_object_set_member (fields, bce_field_keys[field], write_field (boards, &outcome->fields[field]));

  next_im = json_object_new ();
  json_object_set_string_member (next_im, "player", boards->names[outcome->next_im.seat]);
  json_object_set_boolean_member (next_im, "kept", outcome->next_im.kept);
  scriba_write_word (next_im, "decided_by", bce_reason_keys[outcome->next_im.decided_by]);
  json_object_set_boolean_member (next_im, "bonus", outcome->next_im.bonus);

  object = json_object_new ();
  json_object_set_object_member (object, "fields", fields);
  json_object_set_object_member (object, "next_im", next_im);
  if (outcome->unknown->len > 0)
    {
      JsonArray *unknown = json_array_new ();

      for (guint i = 0; i < outcome->unknown->len; i++)
        {
          g_autofree char *path = bce_unknown_to_path (boards, &g_array_index (outcome->unknown, BceUnknown, i));

          json_array_add_string_element (unknown, path);
        }
      json_object_set_array_member (object, "unknown", unknown);
    }

  return scriba_write_object (object);
}
