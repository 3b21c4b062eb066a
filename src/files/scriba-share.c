/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-share.h"

/* A game for other programs and other people. Nothing of it is sent anywhere. */

/**
 * scriba_share_get_number:
 * @people: a bit for each seat that somebody of their own plays
 * @seat: a seat
 *
 * Whoever plays has the first numbers; a seat that nobody plays comes after them, for a table may call it after somebody.
 *
 * Returns: which person it is where names are hidden, from 1
 */
guint
scriba_share_get_number (guint people,
                         guint seat)
{
  guint before = (1u << seat) - 1;
  gboolean person = (people & 1u << seat) != 0;

  return 1 + (person ? __builtin_popcount (people & before)
                     : __builtin_popcount (people) + __builtin_popcount (~people & before));
}

static char *
find_name (const ScribaGameFile *file,
           guint seat,
           guint n_seats,
           ScribaShareName name)
{
  guint people = 0;

  for (guint i = 0; i < n_seats; i++)
    people |= (file->format->is_person (file->setup, i) != FALSE) << i;
  return name (scriba_share_get_number (people, seat));
}

/* Whoever has no name keeps none. */
static void
replace_name (JsonObject *object,
              const ScribaGameFile *file,
              guint seat,
              guint n_seats,
              ScribaShareName name)
{
  g_autofree char *other = NULL;

  if (*json_object_get_string_member_with_default (object, "name", "") == '\0')
    return;

  other = find_name (file, seat, n_seats, name);
  json_object_set_string_member (object, "name", other);
}

/**
 * scriba_share_hide_names:
 * @file: a game
 * @name: what stands for the names
 * @error: why it could not be made
 *
 * Makes the same game without the names of who played: in its header and in every entry of the log, undone ones too.
 * Its id stays, so that it is told from others.
 *
 * Returns: (transfer full): the game, or %NULL
 */
ScribaGameFile *
scriba_share_hide_names (const ScribaGameFile *file,
                         ScribaShareName name,
                         GError **error)
{
  g_autoptr (JsonNode) node = scriba_game_file_to_json (file);
  JsonObject *object = json_node_get_object (node);
  JsonArray *players = json_object_get_array_member (object, "players");
  JsonArray *log = json_object_get_array_member (object, "log");
  guint n_seats = json_array_get_length (players);

  for (guint seat = 0; seat < n_seats; seat++)
    replace_name (json_array_get_object_element (players, seat), file, seat, n_seats, name);

  for (guint i = 0; i < json_array_get_length (log); i++)
    {
      int seat = file->format->get_named (scriba_history_get_entry (file->history, i + 1));

      if (seat >= 0)
        replace_name (json_object_get_object_member (json_array_get_object_element (log, i), "args"), file, seat, n_seats, name);
    }

  return scriba_game_file_from_json (node, error);
}

/** scriba_share_to_csv: (transfer full): the game for a spreadsheet. */
char *
scriba_share_to_csv (const ScribaGameFile *file)
{
  return file->format->to_csv (file);
}

/* The entry that ended the game, or the last one so far; %NULL of a game without any. */
static const ScribaEntry *
find_last (const ScribaGameFile *file)
{
  const ScribaEntry *end = scriba_game_file_find_end (file);
  guint32 head = scriba_history_get_head (file->history);

  return end != NULL || head == 0 ? end : scriba_history_get_entry (file->history, head);
}

/**
 * scriba_share_fill_play:
 * @file: a game
 * @is_nobody: tells which names are nobody's
 * @play: (out caller-allocates): what a program of plays is told of it
 */
void
scriba_share_fill_play (const ScribaGameFile *file,
                        ScribaShareIsNobody is_nobody,
                        ScribaBgsPlay *play)
{
  const ScribaEntry *last = find_last (file);

  *play = (ScribaBgsPlay) {
    .id = file->id,
    .began = file->created,
    .began_offset = file->utc_offset,
    .last = last != NULL ? last->at : file->created,
    .last_offset = last != NULL ? last->utc_offset : file->utc_offset,
    .over = file->format->is_over (scriba_history_get_state (file->history)),
  };
  file->format->fill_play (file, play);
  for (guint i = 0; i < play->n_players; i++)
    play->players[i].anonymous |= is_nobody (play->players[i].name);
}
