/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include <string.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "caesar-odds.h"
#include "scriba-writer.h"

/* How a game stands, as the formats page has it. */

static void
write_side (JsonObject *object,
            const char *key,
            int side)
{
  scriba_write_word (object, key, side == CAESAR_NOBODY ? NULL : caesar_side_keys[side]);
}

static JsonArray *
write_token (const CaesarToken *token)
{
  JsonArray *list = json_array_new ();

  json_array_add_string_element (list, caesar_symbol_keys[token->symbol]);
  json_array_add_int_element (list, token->first);
  json_array_add_int_element (list, token->second);
  return list;
}

static JsonObject *
write_province (const CaesarPlayed *played,
                guint province)
{
  const CaesarHolding *holding = &played->state.provinces[province];
  JsonObject *object = json_object_new ();
  JsonObject *totals = json_object_new ();
  gint16 standing[CAESAR_N_SIDES];

  caesar_map_standing (&played->state, played->box, province, standing);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    json_object_set_int_member (totals, caesar_side_keys[side], standing[side]);

  json_object_set_boolean_member (object, "closed", holding->closed);
  json_object_set_object_member (object, "totals", totals);
  write_side (object, "controller", holding->controller);
  json_object_set_int_member (object, "control_tokens", holding->control);
  json_object_set_int_member (object, "face_down", holding->face_down);
  scriba_write_word (object, "bonus", holding->tile > CAESAR_TILE_NONE ? caesar_tile_keys[holding->tile] : NULL);
  write_side (object, "bonus_taken_by", holding->taken_by);
  return object;
}

static JsonObject *
write_border (const CaesarPlayed *played,
              guint border)
{
  const CaesarSpace *space = &played->state.borders[border];
  JsonObject *object = json_object_new ();
  JsonArray *between = json_array_new ();

  for (guint end = 0; end < 2; end++)
    json_array_add_string_element (between, played->box->provinces[played->box->borders[border].between[end]].id);

  json_object_set_array_member (object, "between", between);
  write_side (object, "by", space->by);
  if (space->by == CAESAR_NOBODY)
    json_object_set_null_member (object, "token");
  else
    json_object_set_array_member (object, "token", write_token (&space->token));
  json_object_set_boolean_member (object, "face_down", space->face_down);
  write_side (object, "link", space->link);
  return object;
}

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  const CaesarToken *one = a;
  const CaesarToken *other = b;
  int order = strcmp (caesar_symbol_keys[one->symbol], caesar_symbol_keys[other->symbol]);

  if (order == 0)
    order = other->first - one->first;
  return order != 0 ? order : other->second - one->second;
}

static JsonArray *
write_unseen (const CaesarPlayed *played,
              const gint16 *unseen)
{
  g_autoptr (GArray) tokens = g_array_new (FALSE, FALSE, sizeof (CaesarToken));
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < played->box->n_kinds; i++)
    {
      const CaesarToken token = caesar_kind_token (&played->box->kinds[i]);

      for (int j = 0; j < unseen[i]; j++)
        g_array_append_val (tokens, token);
    }

  g_array_sort (tokens, compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    json_array_add_array_element (list, write_token (&g_array_index (tokens, CaesarToken, i)));
  return list;
}

static JsonObject *
write_odds (const CaesarPlayed *played,
            const gint16 *unseen)
{
  JsonObject *object = json_object_new ();

  for (guint symbol = 0; symbol < CAESAR_N_SPACE_SYMBOLS; symbol++)
    {
      CaesarOdds odds = caesar_odds_fits (played->box, unseen, symbol);
      g_autofree char *text = odds.whole == 1 ? g_strdup_printf ("%" G_GUINT64_FORMAT, odds.part)
                                              : g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT,
                                                                 odds.part, odds.whole);

      scriba_write_word (object, caesar_symbol_keys[symbol], odds.whole == 0 ? NULL : text);
    }
  return object;
}

static JsonObject *
write_player (const CaesarPlayed *played,
              guint side)
{
  const CaesarState *state = &played->state;
  JsonObject *object = json_object_new ();
  gint16 unseen[CAESAR_MAX_KINDS];

  caesar_count_unseen_all (state, played->box, side, unseen);
  json_object_set_int_member (object, "control_left", caesar_count_control_left (state, played->box, side));
  json_object_set_int_member (object, "senate_tiles", caesar_count_senate_tiles (state, side));
  json_object_set_int_member (object, "senate_tokens", state->players[side].senate_tokens);
  json_object_set_int_member (object, "hand_size", state->players[side].hand_size);
  json_object_set_int_member (object, "placed", caesar_count_placed (state, side));
  json_object_set_array_member (object, "unseen", write_unseen (played, unseen));
  json_object_set_object_member (object, "odds", write_odds (played, unseen));
  return object;
}

static void
write_result (JsonObject *object,
              const CaesarState *state)
{
  const CaesarResult *result = &state->result;

  write_side (object, "next", state->turn.side);
  json_object_set_boolean_member (object, "extra_turn", state->turn.extra);
  if (result->ending == CAESAR_ENDING_LAST_TOKEN && result->winner == CAESAR_NOBODY)
    json_object_set_string_member (object, "winner", "draw");
  else
    write_side (object, "winner", result->winner);

  if (result->ending == CAESAR_ENDING_LAST_TOKEN)
    json_object_set_string_member (object, "reason", "last-control-token");
  else if (result->ending == CAESAR_ENDING_CANNOT_PLACE)
    json_object_set_string_member (object, "reason", "cannot-place");
  else
    json_object_set_null_member (object, "reason");
}

/**
 * caesar_played_to_json:
 * @played: a game that was played
 *
 * Returns: (transfer full): how it stands, as the formats page has it
 */
JsonNode *
caesar_played_to_json (const CaesarPlayed *played)
{
  JsonObject *object = json_object_new ();
  JsonObject *provinces = json_object_new ();
  JsonObject *players = json_object_new ();
  JsonArray *borders = json_array_new ();

  for (guint i = 0; i < played->state.n_provinces; i++)
    json_object_set_object_member (provinces, played->box->provinces[i].id, write_province (played, i));
  for (guint i = 0; i < played->state.n_borders; i++)
    json_array_add_object_element (borders, write_border (played, i));
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    json_object_set_object_member (players, caesar_side_keys[side], write_player (played, side));

  json_object_set_object_member (object, "provinces", provinces);
  json_object_set_array_member (object, "borders", borders);
  json_object_set_object_member (object, "players", players);
  write_result (object, &played->state);
  return scriba_write_object (object);
}
