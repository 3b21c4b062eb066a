/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "scriba-game.h"
#include "scriba-bgs-play.h"
#include "scriba-play.h"

G_BEGIN_DECLS

typedef struct _ScribaGameFile ScribaGameFile;

/**
 * ScribaGameFormat:
 * @game: the game
 * @setup_size: `sizeof` who plays it, and how
 * @summary: what the library tells of such a game
 * @read_setup: reads who plays, and how, from the header of a file
 * @write_setup: writes that
 * @new_box: makes a box with what is known without any file
 * @read_box: reads a box
 * @write_box: writes a box
 * @free_box: frees a box
 * @start: makes the state before the first entry; %FALSE if the box lists more than a game can track
 * @find_bad: names a number of an entry that the game does not have, or %NULL
 * @is_over: whether it has ended
 * @sum_up: fills @summary, with the game's box
 * @is_person: whether somebody of their own plays at a seat
 * @get_named: the seat to which an entry gives another `name`, or −1
 * @count_unknown: how many unknown values its result depends on
 * @to_csv: (transfer full): the game for a spreadsheet
 * @fill_play: fills what a program of plays is told
 * @read_play: reads from a summary what statistics want of a game that is over
 *
 * What only one game has in a saved game.
 */
typedef struct
{
  const ScribaGame *game;
  gsize setup_size;
  const ScribaShape *summary;
  gboolean (*read_setup) (JsonObject *header,
                          gpointer setup,
                          GError **error);
  void (*write_setup) (JsonObject *header,
                       gconstpointer setup);
  gpointer (*new_box) (void);
  gpointer (*read_box) (JsonNode *node,
                        GError **error);
  JsonNode *(*write_box) (gconstpointer box);
  void (*free_box) (gpointer box);
  gboolean (*start) (gconstpointer setup,
                     gconstpointer box,
                     gpointer state);
  const char *(*find_bad) (gconstpointer state,
                           guint kind,
                           gconstpointer args);
  gboolean (*is_over) (gconstpointer state);
  void (*sum_up) (gconstpointer state,
                  gconstpointer box,
                  gpointer summary);
  gboolean (*is_person) (gconstpointer setup,
                         guint seat);
  int (*get_named) (const ScribaEntry *entry);
  guint (*count_unknown) (gconstpointer state,
                          gconstpointer box);
  char *(*to_csv) (const ScribaGameFile *file);
  void (*fill_play) (const ScribaGameFile *file,
                     ScribaBgsPlay *play);
  void (*read_play) (gconstpointer summary,
                     ScribaPlay *play);
} ScribaGameFormat;

const ScribaGameFormat *scriba_game_format_find (const char *key);
const ScribaGameFormat *scriba_game_format_read (JsonObject *header,
                                                 GError **error);

G_END_DECLS
