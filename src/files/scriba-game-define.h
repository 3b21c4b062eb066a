/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-game-format.h"

/**
 * SCRIBA_DEFINE_GAME_FORMAT:
 * @game_: what the names of the game's functions begin with
 * @Game: what the names of its types begin with
 * @over: the stage in which it has ended
 *
 * Defines `GAME_game_format` by what each game has under the same name, and by read_setup(), write_setup(),
 * new_box(), sum_up(), is_person() and get_named(), which come before it.
 */
#define SCRIBA_DEFINE_GAME_FORMAT(game_, Game, over) \
  static gpointer \
  read_box (JsonNode *node, \
            GError **error) \
  { \
    return game_ ## _box_from_json (node, error); \
  } \
  \
  static JsonNode * \
  write_box (gconstpointer box) \
  { \
    return game_ ## _box_to_json (box); \
  } \
  \
  static void \
  free_box (gpointer box) \
  { \
    game_ ## _box_free (box); \
  } \
  \
  static gboolean \
  start (gconstpointer setup, \
         gconstpointer box, \
         gpointer state) \
  { \
    return game_ ## _state_start (setup, box, state); \
  } \
  \
  static const char * \
  find_bad (gconstpointer state, \
            guint kind, \
            gconstpointer args) \
  { \
    return game_ ## _entry_find_bad (state, kind, args); \
  } \
  \
  static gboolean \
  is_over (gconstpointer state) \
  { \
    return ((const Game ## State *) state)->stage == over; \
  } \
  \
  static void \
  read_play (gconstpointer summary, \
             ScribaPlay *play) \
  { \
    game_ ## _summary_read_play (summary, play); \
  } \
  \
  const ScribaGameFormat game_ ## _game_format = { \
    .game = &game_ ## _game, \
    .setup_size = sizeof (Game ## GameSetup), \
    .summary = &game_ ## _summary_shape, \
    .read_setup = read_setup, \
    .write_setup = write_setup, \
    .new_box = new_box, \
    .read_box = read_box, \
    .write_box = write_box, \
    .free_box = free_box, \
    .start = start, \
    .find_bad = find_bad, \
    .is_over = is_over, \
    .sum_up = sum_up, \
    .is_person = is_person, \
    .get_named = get_named, \
    .count_unknown = count_unknown, \
    .to_csv = game_ ## _game_to_csv, \
    .fill_play = game_ ## _game_fill_play, \
    .read_play = read_play, \
  }
