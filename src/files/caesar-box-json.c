/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include "caesar-entries.h"
#include "scriba-box-json.h"
#include "scriba-fields.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

/* The symbols of border spaces are the first ones. */
static const char * const space_keys[] = { "sword", "shield", "ship", NULL };

static const ScribaField border_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarBorder, symbol, space_keys, .required = TRUE),
};

static SCRIBA_SHAPE_OF (border, CaesarBorder);

static const char * const border_keys[] = { "between", NULL };

static gboolean
check_ids (const CaesarBox *box,
           GError **error)
{
  const ScribaPlace list = { .key = "provinces" };

  for (guint i = 0; i < box->n_provinces; i++)
    {
      const ScribaPlace province = { .in = &list, .index = i };
      const ScribaPlace id = { .in = &province, .key = "id" };

      if (caesar_box_find_province (box, box->provinces[i].id) != (int) i)
        return scriba_refuse_text (&id, SCRIBA_ERROR_ID_TWICE, box->provinces[i].id, error);
    }

  return TRUE;
}

static gboolean
check_commands (const CaesarBox *box,
                GError **error)
{
  const ScribaPlace list = { .key = "commands" };

  for (guint i = 0; i < box->n_commands; i++)
    {
      const ScribaPlace command = { .in = &list, .index = i };
      const ScribaPlace letter = { .in = &command, .key = "letter" };

      if (caesar_box_get_command (box, box->commands[i].letter) != &box->commands[i])
        return scriba_refuse_text (&letter, SCRIBA_ERROR_ID_TWICE, caesar_letter_keys[box->commands[i].letter], error);
    }

  return TRUE;
}

/* The larger value stands first, and no two kinds are alike. */
static gboolean
check_kinds (const CaesarBox *box,
             GError **error)
{
  const ScribaPlace list = { .key = "kinds" };

  for (guint i = 0; i < box->n_kinds; i++)
    {
      const CaesarKind *kind = &box->kinds[i];
      const CaesarToken token = caesar_kind_token (kind);
      const ScribaPlace place = { .in = &list, .index = i };
      const ScribaPlace second = { .in = &place, .key = "second" };
      g_autofree char *found = g_strdup_printf ("%d", kind->second);

      if (kind->second > kind->first)
        return scriba_refuse_facts (&second, SCRIBA_ERROR_EXPECTED_RANGE, found, NULL, 0, kind->first, error);
      if (caesar_box_find_kind (box, &token) != (int) i)
        return scriba_refuse_text (&place, SCRIBA_ERROR_ID_TWICE, caesar_symbol_keys[kind->symbol], error);
    }

  return TRUE;
}

static gboolean
read_border (JsonNode *node,
             const ScribaPlace *place,
             const CaesarBox *box,
             const char * const *ids,
             CaesarBorder *border,
             GError **error)
{
  const ScribaPlace between = { .in = place, .key = "between" };
  JsonNode *pair_node;
  JsonArray *pair;

  if (!scriba_read_record (node, place, &border_shape, border_keys, border, error))
    return FALSE;
  pair_node = scriba_read_required (json_node_get_object (node), place, "between", error);
  if (pair_node == NULL)
    return FALSE;
  pair = scriba_read_list (pair_node, &between, SCRIBA_ERROR_EXPECTED_LIST, 2, 2, error);
  if (pair == NULL)
    return FALSE;

  for (guint end = 0; end < 2; end++)
    {
      const ScribaPlace element = { .in = &between, .index = end };
      gint8 province;

      if (!scriba_read_choice (json_array_get_element (pair, end), &element, ids, &province, error))
        return FALSE;
      border->between[end] = province;
    }

  return border->between[0] != border->between[1] ||
         scriba_refuse_node (&between, SCRIBA_ERROR_NOT_NEIGHBOURS, pair_node, error);
}

static gboolean
read_borders (JsonObject *file,
              CaesarBox *box,
              GError **error)
{
  const ScribaPlace place = { .key = "borders" };
  const char *ids[CAESAR_MAX_PROVINCES + 1] = { NULL };
  JsonNode *node = scriba_read_required (file, NULL, "borders", error);
  JsonArray *list;

  if (node == NULL)
    return FALSE;
  list = scriba_read_list (node, &place, SCRIBA_ERROR_EXPECTED_LIST, 0, CAESAR_MAX_BORDERS, error);
  if (list == NULL)
    return FALSE;

  for (guint i = 0; i < box->n_provinces; i++)
    ids[i] = box->provinces[i].id;
  box->n_borders = json_array_get_length (list);
  for (guint i = 0; i < box->n_borders; i++)
    {
      const ScribaPlace element = { .in = &place, .index = i };

      if (!read_border (json_array_get_element (list, i), &element, box, ids, &box->borders[i], error))
        return FALSE;
    }

  return caesar_box_find_crowded (box) == CAESAR_NONE ||
         scriba_refuse_text (&place, SCRIBA_ERROR_BOX_TOO_LARGE, ids[caesar_box_find_crowded (box)], error);
}

/**
 * caesar_box_from_json:
 * @node: a parsed file of the format scriba-box/1 of this game
 * @error: where to say what is refused
 *
 * Reads map, tokens and tiles, and what the owner told of the command tiles (rules, section 1).
 *
 * Returns: (transfer full): the box, or %NULL
 */
CaesarBox *
caesar_box_from_json (JsonNode *node,
                      GError **error)
{
  g_autoptr (CaesarBox) box = NULL;
  JsonObject *file;

  g_return_val_if_fail (node != NULL, NULL);

  file = scriba_read_box_file (node, caesar_game.key, error);
  if (file == NULL)
    return NULL;

  box = caesar_box_new ();
  if (!scriba_read_fields (file, NULL, &caesar_box_shape, box, error) ||
      !check_ids (box, error) || !check_kinds (box, error) || !check_commands (box, error) ||
      !read_borders (file, box, error))
    return NULL;

  return g_steal_pointer (&box);
}

static JsonNode *
write_border (const CaesarBox *box,
              const CaesarBorder *border)
{
  JsonObject *object = json_object_new ();
  JsonArray *between = json_array_new ();

  for (guint end = 0; end < 2; end++)
    json_array_add_string_element (between, box->provinces[border->between[end]].id);
  json_object_set_array_member (object, "between", between);
  scriba_write_fields (object, &border_shape, border);
  return scriba_write_object (object);
}

/**
 * caesar_box_to_json:
 * @box: a box
 *
 * Returns: (transfer full): a file of the format scriba-box/1, with null for what is unknown
 */
JsonNode *
caesar_box_to_json (const CaesarBox *box)
{
  JsonObject *file;
  JsonArray *borders = json_array_new ();

  g_return_val_if_fail (box != NULL, NULL);

  file = scriba_write_box_file (caesar_game.key);
  scriba_write_fields (file, &caesar_box_shape, box);
  for (guint i = 0; i < box->n_borders; i++)
    json_array_add_element (borders, write_border (box, &box->borders[i]));
  json_object_set_array_member (file, "borders", borders);
  return scriba_write_object (file);
}
