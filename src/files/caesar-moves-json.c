/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include <string.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "caesar-resolve.h"
#include "scriba-reader.h"

#define FORMAT "scriba-caesar/1"

/* A file of moves: each is read, judged and made before the next. */

typedef struct
{
  CaesarPlayed *played;
  const char *ids[CAESAR_MAX_PROVINCES + 1]; /* of the provinces, for what reads a choice */
  int stuck; /* the side that lost because nothing of it fits, or nobody */
} Playing;

static const char * const move_keys[] = { "by", "token", "border", "order", "might", NULL };
static const char * const cannot_place_keys[] = { "by", "cannot_place", NULL };
static const char * const flip_keys[] = { "control", "influence", NULL };

/* Values */

static gboolean
read_side (JsonNode *node,
           const ScribaPlace *place,
           gint8 *side,
           GError **error)
{
  return scriba_read_choice (node, place, caesar_side_keys, side, error);
}

static gboolean
read_pair (const Playing *playing,
           JsonNode *node,
           const ScribaPlace *place,
           gint8 pair[2],
           GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_LIST, 2, 2, error);

  if (list == NULL)
    return FALSE;

  for (guint i = 0; i < 2; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };

      if (!scriba_read_choice (json_array_get_element (list, i), &element, playing->ids, &pair[i], error))
        return FALSE;
    }

  return TRUE;
}

/* Two provinces that border on each other, whichever way round. */
static gboolean
read_border (const Playing *playing,
             JsonNode *node,
             const ScribaPlace *place,
             gint8 pair[2],
             gint16 *border,
             GError **error)
{
  if (!read_pair (playing, node, place, pair, error))
    return FALSE;

  *border = caesar_map_find_border (playing->played->box, pair[0], pair[1]);
  return *border != CAESAR_NONE || scriba_refuse_node (place, SCRIBA_ERROR_NOT_NEIGHBOURS, node, error);
}

static gboolean
read_token (JsonNode *node,
            const ScribaPlace *place,
            CaesarToken *token,
            GError **error)
{
  const ScribaPlace symbol = { .in = place, .index = 0 };
  const ScribaPlace first = { .in = place, .index = 1 };
  const ScribaPlace second = { .in = place, .index = 2 };
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_LIST, 3, 3, error);

  return list != NULL &&
         scriba_read_choice (json_array_get_element (list, 0), &symbol, caesar_symbol_keys, &token->symbol, error) &&
         scriba_read_count (json_array_get_element (list, 1), &first, 0, SCRIBA_NUMBER_HIGHEST, &token->first, error) &&
         scriba_read_count (json_array_get_element (list, 2), &second, 0, SCRIBA_NUMBER_HIGHEST, &token->second, error);
}

static gboolean
read_flip (const Playing *playing,
           JsonNode *node,
           const ScribaPlace *place,
           CaesarFlip *flip,
           GError **error)
{
  const ScribaPlace control = { .in = place, .key = "control" };
  const ScribaPlace influence = { .in = place, .key = "influence" };
  JsonObject *object = scriba_read_object (node, place, error);
  JsonNode *value;
  gint8 pair[2];

  if (object == NULL || !scriba_check_keys (object, place, flip_keys, error))
    return FALSE;

  value = json_object_get_member (object, "control");
  if (value != NULL)
    {
      if (json_object_has_member (object, "influence"))
        return scriba_refuse_text (&influence, SCRIBA_ERROR_BOTH, "control", error);
      if (!scriba_read_choice (value, &control, playing->ids, &pair[0], error))
        return FALSE;
      flip->province = pair[0];
      return TRUE;
    }

  value = scriba_read_required (object, place, "influence", error);
  return value != NULL && read_border (playing, value, &influence, pair, &flip->border, error);
}

/* Moves */

static gboolean
check_turn (const Playing *playing,
            int side,
            const ScribaPlace *place,
            GError **error)
{
  const ScribaPlace by = { .in = place, .key = "by" };
  int turn = playing->played->state.turn.side;
  g_autofree char *found = g_strdup_printf ("\"%s\"", caesar_side_keys[side]);

  if (playing->played->state.stage == CAESAR_STAGE_OVER)
    return scriba_refuse (place, SCRIBA_ERROR_AFTER_END, "{…}", error);

  return turn == side ||
         scriba_refuse_facts (&by, SCRIBA_ERROR_OTHER_TURN, found, caesar_side_keys[turn], 0, 0, error);
}

static gboolean
check_token (const Playing *playing,
             const CaesarChoice *choice,
             JsonNode *node,
             const ScribaPlace *place,
             GError **error)
{
  const CaesarBox *box = playing->played->box;
  int symbol = box->borders[choice->border].symbol;
  int kind = caesar_box_find_kind (box, &choice->token);
  gint16 unseen[CAESAR_MAX_KINDS];
  g_autofree char *found = NULL;

  caesar_count_unseen_all (&playing->played->state, box, choice->side, unseen);
  if (kind == CAESAR_NONE || unseen[kind] == 0)
    return scriba_refuse_node (place, SCRIBA_ERROR_USED_UP, node, error);
  if (caesar_symbol_fits (choice->token.symbol, symbol))
    return TRUE;

  found = g_strdup_printf ("\"%s\"", caesar_symbol_keys[choice->token.symbol]);
  return scriba_refuse_facts (place, SCRIBA_ERROR_OTHER_SYMBOL, found, caesar_symbol_keys[symbol], 0, 0, error);
}

static gboolean
read_order (const Playing *playing,
            JsonObject *move,
            const ScribaPlace *place,
            CaesarChoice *choice,
            GError **error)
{
  const ScribaPlace order = { .in = place, .key = "order" };
  JsonNode *node = json_object_get_member (move, "order");
  gint8 pair[2];
  gint16 closing[2];

  if (node == NULL)
    return TRUE;
  if (!read_pair (playing, node, &order, pair, error))
    return FALSE;
  if (caesar_map_closing (&playing->played->state, playing->played->box, choice->border, closing) < 2 ||
      caesar_map_find_border (playing->played->box, pair[0], pair[1]) != choice->border)
    return scriba_refuse_node (&order, SCRIBA_ERROR_NO_ORDER, node, error);

  choice->first = pair[0];
  return TRUE;
}

static gboolean
read_might (const Playing *playing,
            JsonObject *move,
            const ScribaPlace *place,
            CaesarFlip flips[CAESAR_MAX_CLOSED],
            GError **error)
{
  const ScribaPlace might = { .in = place, .key = "might" };
  JsonNode *node = json_object_get_member (move, "might");
  JsonArray *list;
  guint length;

  if (node == NULL)
    return TRUE;

  list = scriba_read_list (node, &might, SCRIBA_ERROR_EXPECTED_LIST, 0, G_MAXUINT, error);
  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = &might, .index = i };
      JsonNode *flip = json_array_get_element (list, i);
      CaesarFlip ignored = { CAESAR_NONE, CAESAR_NONE };

      if (JSON_NODE_HOLDS_NULL (flip))
        continue;
      if (!read_flip (playing, flip, &element, i < CAESAR_MAX_CLOSED ? &flips[i] : &ignored, error))
        return FALSE;
      if (i >= CAESAR_MAX_CLOSED)
        return scriba_refuse_node (&element, SCRIBA_ERROR_CHOICE_TOO_MANY, flip, error);
    }

  return TRUE;
}

/* Each choice belongs to a Might tile that is taken, in their order, and turns something over. Which tiles are taken
 * does not depend on what they turn over. */
static gboolean
resolve (const Playing *playing,
         CaesarChoice *choice,
         const CaesarFlip flips[CAESAR_MAX_CLOSED],
         CaesarPlace *made,
         const ScribaPlace *place,
         GError **error)
{
  const ScribaPlace might = { .in = place, .key = "might" };
  const CaesarState *state = &playing->played->state;
  const CaesarBox *box = playing->played->box;
  guint closings[CAESAR_MAX_CLOSED];
  guint taken = 0;

  caesar_resolve (state, box, choice, made);
  for (guint i = 0; i < made->n_closed; i++)
    {
      if (made->closed[i].tile != CAESAR_TILE_MIGHT || made->closed[i].taken_by == CAESAR_NOBODY)
        continue;
      choice->flips[caesar_border_end (box, choice->border, made->closed[i].province)] = flips[taken];
      closings[taken++] = i;
    }

  caesar_resolve (state, box, choice, made);
  for (guint i = 0; i < CAESAR_MAX_CLOSED; i++)
    {
      const ScribaPlace element = { .in = &might, .index = i };

      if (!caesar_flip_is_set (&flips[i]))
        continue;
      if (i >= taken)
        return scriba_refuse (&element, SCRIBA_ERROR_CHOICE_TOO_MANY, "{…}", error);
      if (!caesar_flip_is_set (&made->closed[closings[i]].flip))
        return scriba_refuse (&element, SCRIBA_ERROR_NO_TARGET, "{…}", error);
    }

  return TRUE;
}

/* The token's first value faces the first province of the border space as it is written. */
static gboolean
read_choice (const Playing *playing,
             JsonObject *move,
             int side,
             const ScribaPlace *place,
             CaesarChoice *choice,
             CaesarFlip flips[CAESAR_MAX_CLOSED],
             GError **error)
{
  const ScribaPlace token_place = { .in = place, .key = "token" };
  const ScribaPlace border_place = { .in = place, .key = "border" };
  const CaesarBox *box = playing->played->box;
  JsonNode *token_node = scriba_read_required (move, place, "token", error);
  JsonNode *border_node = token_node != NULL ? scriba_read_required (move, place, "border", error) : NULL;
  CaesarToken token;
  gint8 pair[2];
  gint16 border;

  if (border_node == NULL || !read_token (token_node, &token_place, &token, error) ||
      !read_border (playing, border_node, &border_place, pair, &border, error))
    return FALSE;

  if (box->borders[border].between[0] != pair[0])
    token = caesar_token_turned (&token);
  caesar_choice_init (choice, side, border, &token);
  choice->first = pair[0];

  if (playing->played->state.borders[border].by != CAESAR_NOBODY)
    return scriba_refuse_node (&border_place, SCRIBA_ERROR_SPACE_TAKEN, border_node, error);

  return check_token (playing, choice, token_node, &token_place, error) &&
         read_order (playing, move, place, choice, error) &&
         read_might (playing, move, place, flips, error);
}

static gboolean
make_placement (Playing *playing,
                JsonObject *move,
                int side,
                const ScribaPlace *place,
                GError **error)
{
  CaesarPlayed *played = playing->played;
  CaesarFlip flips[CAESAR_MAX_CLOSED] = { { CAESAR_NONE, CAESAR_NONE }, { CAESAR_NONE, CAESAR_NONE } };
  CaesarChoice choice;
  CaesarPlace made;

  if (!scriba_check_keys (move, place, move_keys, error) ||
      !check_turn (playing, side, place, error) ||
      !read_choice (playing, move, side, place, &choice, flips, error) ||
      !resolve (playing, &choice, flips, &made, place, error))
    return FALSE;

  caesar_apply (&played->state, CAESAR_ENTRY_PLACE, &made);
  if (made.result.ending == CAESAR_ENDING_CANNOT_PLACE)
    playing->stuck = caesar_side_other (made.result.winner);
  return TRUE;
}

/* A side that is stuck may say so once more: the program has found it out itself. */
static gboolean
make_cannot_place (Playing *playing,
                   JsonObject *move,
                   int side,
                   const ScribaPlace *place,
                   GError **error)
{
  const ScribaPlace member = { .in = place, .key = "cannot_place" };
  CaesarPlayed *played = playing->played;
  JsonNode *node = json_object_get_member (move, "cannot_place");
  CaesarCannotPlace entry;
  gint8 cannot;

  if (!scriba_check_keys (move, place, cannot_place_keys, error) ||
      !scriba_read_flag (node, &member, &cannot, error))
    return FALSE;
  if (!cannot)
    return scriba_refuse_facts (&member, SCRIBA_ERROR_EXPECTED_CHOICE, "false", "true", 0, 0, error);

  if (playing->stuck == side)
    {
      playing->stuck = CAESAR_NOBODY;
      return TRUE;
    }
  if (!check_turn (playing, side, place, error))
    return FALSE;

  caesar_resolve_cannot_place (&played->state, played->box, side, &entry);
  caesar_apply (&played->state, CAESAR_ENTRY_CANNOT_PLACE, &entry);
  return TRUE;
}

static gboolean
make_move (Playing *playing,
           JsonNode *node,
           const ScribaPlace *place,
           GError **error)
{
  const ScribaPlace by = { .in = place, .key = "by" };
  JsonObject *move = scriba_read_object (node, place, error);
  JsonNode *side_node = move != NULL ? scriba_read_required (move, place, "by", error) : NULL;
  gint8 side;

  if (side_node == NULL || !read_side (side_node, &by, &side, error))
    return FALSE;

  return json_object_has_member (move, "cannot_place") ? make_cannot_place (playing, move, side, place, error)
                                                       : make_placement (playing, move, side, place, error);
}

/* The file */

static gboolean
read_rules (JsonObject *file,
            CaesarSettings *settings,
            GError **error)
{
  const ScribaPlace first = { .key = "first" };
  JsonNode *side = json_object_get_member (file, "first");

  caesar_settings_init (settings);
  if (!scriba_read_member (file, NULL, "rules", &caesar_rules_shape, settings, error))
    return FALSE;

  return side == NULL || read_side (side, &first, &settings->first, error);
}

static gboolean
read_bonus (Playing *playing,
            JsonObject *file,
            GError **error)
{
  const ScribaPlace place = { .key = "bonus" };
  CaesarState *state = &playing->played->state;
  JsonNode *node = json_object_get_member (file, "bonus");
  JsonObject *bonus;
  JsonObjectIter iter;
  const char *key;
  JsonNode *tile;

  for (guint i = 0; i < state->n_provinces; i++)
    state->provinces[i].tile = CAESAR_TILE_NONE;
  if (node == NULL)
    return TRUE;

  bonus = scriba_read_object (node, &place, error);
  if (bonus == NULL || !scriba_check_keys (bonus, &place, playing->ids, error))
    return FALSE;

  json_object_iter_init_ordered (&iter, bonus);
  while (json_object_iter_next_ordered (&iter, &key, &tile))
    {
      const ScribaPlace member = { .in = &place, .key = key };
      CaesarHolding *holding = &state->provinces[caesar_box_find_province (playing->played->box, key)];

      /* The words are those of the tiles, after that of none. */
      if (!scriba_read_choice (tile, &member, caesar_tile_keys + 1, &holding->tile, error))
        return FALSE;
      holding->tile++;
    }

  return TRUE;
}

static gboolean
read_moves (Playing *playing,
            JsonObject *file,
            GError **error)
{
  const ScribaPlace place = { .key = "moves" };
  JsonNode *node = json_object_get_member (file, "moves");
  JsonArray *list;
  guint length;

  if (node == NULL)
    return TRUE;

  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, 0, G_MAXUINT, error);
  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = &place, .index = i };

      if (!make_move (playing, json_array_get_element (list, i), &element, error))
        return FALSE;
    }

  return TRUE;
}

/** caesar_played_free: frees a game that was played from a file. */
void
caesar_played_free (CaesarPlayed *played)
{
  caesar_box_free (played->box);
  g_free (played);
}

/**
 * caesar_played_from_json:
 * @node: a parsed file of the format scriba-caesar/1
 * @error: where to say what is refused, and in which move
 *
 * Plays the moves of a game with the shipped map and tokens (rules, sections 3 and 4).
 *
 * Returns: (transfer full): how it stands, or %NULL
 */
CaesarPlayed *
caesar_played_from_json (JsonNode *node,
                         GError **error)
{
  g_autoptr (CaesarPlayed) played = NULL;
  Playing playing = { .stuck = CAESAR_NOBODY };
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  JsonObject *file;

  g_return_val_if_fail (node != NULL, NULL);

  file = scriba_read_file (node, FORMAT, error);
  if (file == NULL || !read_rules (file, &setup.settings, error))
    return NULL;

  played = g_new0 (CaesarPlayed, 1);
  played->box = caesar_box_new_shipped ();
  caesar_state_start (&setup, played->box, &played->state);
  caesar_apply (&played->state, CAESAR_ENTRY_BEGIN, &((CaesarBegin) { setup.settings.first }));

  playing.played = played;
  for (guint i = 0; i < played->box->n_provinces; i++)
    playing.ids[i] = played->box->provinces[i].id;
  if (!read_bonus (&playing, file, error) || !read_moves (&playing, file, error))
    return NULL;

  return g_steal_pointer (&played);
}
