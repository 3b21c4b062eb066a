/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-box-json.h"

#include "scriba-reader.h"

#define FORMAT "scriba-box/1"

/**
 * scriba_read_box_file:
 * @node: a parsed file
 * @game: the word of the game that it must be a box of
 * @error: where to say that it is another file
 *
 * Returns: (transfer none): the outermost object, or %NULL
 */
JsonObject *
scriba_read_box_file (JsonNode *node,
                      const char *game,
                      GError **error)
{
  const char * const games[] = { game, NULL };
  const ScribaPlace place = { .key = "game" };
  JsonObject *file = scriba_read_file (node, FORMAT, error);
  JsonNode *word = file != NULL ? scriba_read_required (file, NULL, "game", error) : NULL;
  gint8 choice;

  return word != NULL && scriba_read_choice (word, &place, games, &choice, error) ? file : NULL;
}

/** scriba_write_box_file: (transfer full): an outermost object that scriba_read_box_file() reads. */
JsonObject *
scriba_write_box_file (const char *game)
{
  JsonObject *file = json_object_new ();

  json_object_set_string_member (file, "format", FORMAT);
  json_object_set_string_member (file, "game", game);
  return file;
}
