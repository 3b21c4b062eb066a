/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-keys.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

#define FORMAT "scriba-resolve/1"
#define FEWEST_SEATS 3
#define SEATS_WITH_SHARED 3

/* The board without its support: that is a number for the IM and a map of names for a Suitor. */
static const ScribaField board_fields[] = {
  { .name = "stack", .type = SCRIBA_FIELD_RECORDS, .offset = G_STRUCT_OFFSET (BceBoard, stack),
    .length_offset = G_STRUCT_OFFSET (BceBoard, n_cards), .longest = BCE_MAX_STACK, .shape = &bce_card_shape },
  { .name = "loyalty", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceBoard, loyalty),
    .highest = SCRIBA_NUMBER_HIGHEST },
  { .name = "charisma", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceBoard, charisma),
    .highest = SCRIBA_NUMBER_HIGHEST },
};

static const ScribaShape board_shape = {
  .size = sizeof (BceBoard),
  .n_fields = G_N_ELEMENTS (board_fields),
  .fields = board_fields,
};

static int
find_seat (const BceBoards *boards,
           const char *name)
{
  for (int seat = 0; seat < boards->n_seats; seat++)
    {
      if (g_strcmp0 (boards->names[seat], name) == 0)
        return seat;
    }

  return BCE_NOBODY;
}

static BceBoards *
read_players (JsonObject *file,
              GError **error)
{
  const ScribaPlace place = { .key = "players" };
  g_autoptr (BceBoards) boards = NULL;
  JsonNode *node = scriba_read_required (file, NULL, "players", error);
  JsonArray *list;

  if (node == NULL)
    return NULL;

  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, FEWEST_SEATS, BCE_MAX_SEATS, error);
  if (list == NULL)
    return NULL;

  boards = bce_boards_new (json_array_get_length (list));
  for (guint i = 0; i < boards->n_seats; i++)
    {
      const ScribaPlace element = { .in = &place, .index = i };
      const char *name = scriba_read_name (json_array_get_element (list, i), &element, SCRIBA_NAME_MAX_LENGTH, error);

      if (name == NULL)
        return NULL;

      if (find_seat (boards, name) != BCE_NOBODY)
        {
          scriba_refuse_text (&element, SCRIBA_ERROR_NAME_TWICE, name, error);
          return NULL;
        }

      bce_boards_set_name (boards, i, name);
    }

  return g_steal_pointer (&boards);
}

static gboolean
read_seat (JsonNode *node,
           const ScribaPlace *place,
           const BceBoards *boards,
           gint8 *seat,
           GError **error)
{
  int found = BCE_NOBODY;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    found = find_seat (boards, json_node_get_string (node));
  if (found == BCE_NOBODY)
    return scriba_refuse_node (place, SCRIBA_ERROR_EXPECTED_SEAT, node, error);

  *seat = found;
  return TRUE;
}

static gboolean
read_im (JsonObject *file,
         BceBoards *boards,
         GError **error)
{
  const ScribaPlace place = { .key = "im" };
  JsonNode *node = scriba_read_required (file, NULL, "im", error);

  return node != NULL && read_seat (node, &place, boards, &boards->im, error);
}

static gboolean
read_shared_suitor (JsonObject *file,
                    BceBoards *boards,
                    GError **error)
{
  const ScribaPlace place = { .key = "shared_suitor" };
  JsonNode *node = json_object_get_member (file, "shared_suitor");

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return TRUE;

  if (!read_seat (node, &place, boards, &boards->shared, error))
    return FALSE;
  if (boards->n_seats != SEATS_WITH_SHARED)
    return scriba_refuse_node (&place, SCRIBA_ERROR_SHARED_SEATS, node, error);
  if (boards->shared == boards->im)
    return scriba_refuse_node (&place, SCRIBA_ERROR_SHARED_IM, node, error);

  return TRUE;
}

static gboolean
read_tiles (JsonObject *file,
            BceBoards *boards,
            GError **error)
{
  const ScribaPlace place = { .key = "tiles" };
  JsonNode *node = json_object_get_member (file, "tiles");
  JsonObject *tiles;

  if (node == NULL)
    return TRUE;

  tiles = scriba_read_object (node, &place, error);
  if (tiles == NULL || !scriba_check_keys (tiles, &place, bce_field_keys, error))
    return FALSE;

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      const ScribaPlace member = { .in = &place, .key = bce_field_keys[field] };
      JsonNode *tile = json_object_get_member (tiles, bce_field_keys[field]);

      if (tile != NULL &&
          !scriba_read_record (tile, &member, &bce_tile_shape, NULL, &boards->tiles[field], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_own_support (JsonObject *object,
                  const ScribaPlace *place,
                  BceBoards *boards,
                  gint8 seat,
                  BceBoard *board,
                  GError **error)
{
  const ScribaPlace member = { .in = place, .key = "support" };
  JsonNode *node = json_object_get_member (object, "support");

  if (node == NULL)
    return TRUE;

  if (!scriba_read_count (node, &member, 0, SCRIBA_NUMBER_HIGHEST, &board->support[seat], error))
    return FALSE;
  if (seat != boards->im && board->support[seat] > 0)
    return scriba_refuse_node (&member, SCRIBA_ERROR_SUITOR_SUPPORT, node, error);

  return TRUE;
}

static gboolean
read_support_for (JsonObject *object,
                  const ScribaPlace *place,
                  BceBoards *boards,
                  gint8 seat,
                  BceBoard *board,
                  GError **error)
{
  const ScribaPlace member = { .in = place, .key = "for" };
  JsonNode *node = json_object_get_member (object, "for");
  JsonObject *receivers;
  JsonObjectIter iter;
  const char *name;
  JsonNode *count;

  if (node == NULL)
    return TRUE;

  receivers = scriba_read_object (node, &member, error);
  if (receivers == NULL)
    return FALSE;
  if (seat == boards->im && json_object_get_size (receivers) > 0)
    return scriba_refuse_node (&member, SCRIBA_ERROR_IM_SUPPORT, node, error);

  json_object_iter_init_ordered (&iter, receivers);
  while (json_object_iter_next_ordered (&iter, &name, &count))
    {
      const ScribaPlace receiver_place = { .in = &member, .key = name };
      int receiver = find_seat (boards, name);

      if (receiver == BCE_NOBODY)
        return scriba_refuse_text (&receiver_place, SCRIBA_ERROR_EXPECTED_SEAT, name, error);
      if (receiver == seat || receiver == boards->im)
        return scriba_refuse_text (&receiver_place, SCRIBA_ERROR_EXPECTED_OTHER_SUITOR, name, error);
      if (!scriba_read_count (count, &receiver_place, 0, SCRIBA_NUMBER_HIGHEST, &board->support[receiver], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_board (JsonNode *node,
            const ScribaPlace *place,
            BceBoards *boards,
            gint8 seat,
            BceBoard *board,
            GError **error)
{
  static const char * const support_keys[] = { "support", "for", NULL };

  return scriba_read_record (node, place, &board_shape, support_keys, board, error) &&
         read_own_support (json_node_get_object (node), place, boards, seat, board, error) &&
         read_support_for (json_node_get_object (node), place, boards, seat, board, error);
}

static gboolean
read_seat_boards (JsonNode *node,
                  const ScribaPlace *place,
                  BceBoards *boards,
                  gint8 seat,
                  GError **error)
{
  JsonObject *fields = scriba_read_object (node, place, error);

  if (fields == NULL || !scriba_check_keys (fields, place, bce_field_keys, error))
    return FALSE;

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      const ScribaPlace member = { .in = place, .key = bce_field_keys[field] };
      JsonNode *board = json_object_get_member (fields, bce_field_keys[field]);

      if (board != NULL && !read_board (board, &member, boards, seat, &boards->boards[seat][field], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_boards (JsonObject *file,
             BceBoards *boards,
             GError **error)
{
  const ScribaPlace place = { .key = "boards" };
  JsonNode *node = json_object_get_member (file, "boards");
  JsonObject *seats;
  JsonObjectIter iter;
  const char *name;
  JsonNode *fields;

  if (node == NULL)
    return TRUE;

  seats = scriba_read_object (node, &place, error);
  if (seats == NULL)
    return FALSE;

  json_object_iter_init_ordered (&iter, seats);
  while (json_object_iter_next_ordered (&iter, &name, &fields))
    {
      const ScribaPlace member = { .in = &place, .key = name };
      int seat = find_seat (boards, name);

      if (seat == BCE_NOBODY)
        return scriba_refuse_text (&member, SCRIBA_ERROR_EXPECTED_SEAT, name, error);
      if (!read_seat_boards (fields, &member, boards, seat, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * bce_boards_from_json:
 * @node: a parsed file of the format scriba-resolve/1
 * @error: where to say what is refused
 *
 * Reads what a table revealed (rules, section 4).
 *
 * Returns: (transfer full): the boards, or %NULL
 */
BceBoards *
bce_boards_from_json (JsonNode *node,
                      GError **error)
{
  g_autoptr (BceBoards) boards = NULL;
  JsonObject *file;

  g_return_val_if_fail (node != NULL, NULL);

  file = scriba_read_file (node, FORMAT, error);
  if (file == NULL)
    return NULL;

  boards = read_players (file, error);
  if (boards == NULL ||
      !read_im (file, boards, error) ||
      !read_shared_suitor (file, boards, error) ||
      !read_tiles (file, boards, error) ||
      !read_boards (file, boards, error))
    return NULL;

  return g_steal_pointer (&boards);
}

static JsonObject *
write_board (const BceBoards *boards,
             guint seat,
             const BceBoard *board)
{
  JsonObject *object = json_object_new ();
  JsonObject *receivers = json_object_new ();

  scriba_write_fields (object, &board_shape, board);
  for (guint i = 0; i < boards->n_seats; i++)
    {
      if (i != seat)
        scriba_write_count (receivers, boards->names[i], board->support[i]);
    }
  scriba_write_count (object, "support", board->support[seat]);
  scriba_write_map (object, "for", receivers);
  return object;
}

static JsonObject *
write_boards (const BceBoards *boards)
{
  JsonObject *seats = json_object_new ();

  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      JsonObject *fields = json_object_new ();

      for (guint field = 0; field < BCE_N_FIELDS; field++)
        scriba_write_map (fields, bce_field_keys[field], write_board (boards, seat, &boards->boards[seat][field]));
      scriba_write_map (seats, boards->names[seat], fields);
    }

  return seats;
}

static JsonObject *
write_tiles (const BceBoards *boards)
{
  JsonObject *tiles = json_object_new ();

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      JsonObject *tile = json_object_new ();

      scriba_write_fields (tile, &bce_tile_shape, &boards->tiles[field]);
      scriba_write_map (tiles, bce_field_keys[field], tile);
    }

  return tiles;
}

/**
 * bce_boards_to_json:
 * @boards: boards, every seat with a name of its own
 *
 * Returns: (transfer full): the smallest file of the format scriba-resolve/1 that reads back equal
 */
JsonNode *
bce_boards_to_json (const BceBoards *boards)
{
  JsonObject *file;
  JsonArray *players;

  g_return_val_if_fail (boards != NULL, NULL);

  players = json_array_new ();
  for (guint seat = 0; seat < boards->n_seats; seat++)
    json_array_add_string_element (players, boards->names[seat]);

  file = json_object_new ();
  json_object_set_string_member (file, "format", FORMAT);
  json_object_set_array_member (file, "players", players);
  json_object_set_string_member (file, "im", boards->names[boards->im]);
  if (boards->shared != BCE_NOBODY)
    json_object_set_string_member (file, "shared_suitor", boards->names[boards->shared]);
  scriba_write_map (file, "tiles", write_tiles (boards));
  scriba_write_map (file, "boards", write_boards (boards));

  return scriba_write_object (file);
}
