/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-types.h"

G_BEGIN_DECLS

/**
 * CaesarProvince:
 * @id: its word in files
 * @name: as printed
 * @longitude: tenths of a degree, for drawing only; so @latitude
 * @control_tokens: how many mark control of it
 * @tile: the #CaesarTile that always lies there, or −1
 */
typedef struct
{
  char *id;
  char *name;
  ScribaNumber longitude;
  ScribaNumber latitude;
  gint16 control_tokens;
  gint8 tile;
} CaesarProvince;

/** CaesarBorder: a border space between two provinces, by their number in the box. */
typedef struct
{
  gint16 between[2];
  gint8 symbol;
} CaesarBorder;

/** CaesarKind: influence tokens that are alike, the larger value first; @count are in each side's bag, more may be added. */
typedef struct
{
  gint8 symbol;
  gint16 first;
  gint16 second;
  gint16 count;
} CaesarKind;

/** caesar_kind_token: one of a kind, with its larger value first. */
static inline CaesarToken
caesar_kind_token (const CaesarKind *kind)
{
  return (CaesarToken) { kind->symbol, kind->first, kind->second };
}

/** CAESAR_COMMAND_TEXT_LENGTH: the most characters of what a command tile says. */
#define CAESAR_COMMAND_TEXT_LENGTH 500

/** CaesarCommand: the command tiles of a letter, as far as the owner has told. */
typedef struct
{
  gint8 letter;
  ScribaNumber count;
  char *text;
} CaesarCommand;

/**
 * CaesarBox:
 * @control_tokens: of each side
 * @tiles: bonus tiles of each #CaesarTile
 * @command_tiles: how many there are in all
 *
 * The components (rules, section 1): the map, what lies in the bags, and what
 * the owner has told of the command tiles.
 */
typedef struct
{
  char *title;
  CaesarProvince provinces[CAESAR_MAX_PROVINCES];
  CaesarBorder borders[CAESAR_MAX_BORDERS];
  CaesarKind kinds[CAESAR_MAX_KINDS];
  CaesarCommand commands[CAESAR_N_LETTERS];
  guint8 n_provinces;
  guint8 n_borders;
  guint8 n_kinds;
  guint8 n_commands;
  gint16 control_tokens;
  gint16 tiles[CAESAR_N_TILES];
  gint16 command_tiles;
} CaesarBox;

extern const ScribaShape caesar_province_shape;
extern const ScribaShape caesar_kind_shape;
extern const ScribaShape caesar_command_shape;
extern const ScribaShape caesar_box_shape; /* all but the border spaces, which name provinces */

CaesarBox *caesar_box_new (void);

/** caesar_box_new_shipped: a box with what is known of every copy, made from data/boxes/caesar.json. */
CaesarBox *caesar_box_new_shipped (void);

CaesarBox *caesar_box_copy (const CaesarBox *box);
void caesar_box_free (CaesarBox *box);

int caesar_box_find_province (const CaesarBox *box,
                              const char *id);
int caesar_box_find_kind (const CaesarBox *box,
                          const CaesarToken *token);
int caesar_box_find_crowded (const CaesarBox *box);
const CaesarCommand *caesar_box_get_command (const CaesarBox *box,
                                             guint letter);
CaesarCommand *caesar_box_open_command (CaesarBox *box,
                                        guint letter);
guint caesar_box_count_commands (const CaesarBox *box);

/**
 * CaesarCommandValue:
 *
 * What the owner tells of the command tiles of a letter, by its place in the fields of their shape.
 */
typedef enum
{
  CAESAR_COMMAND_COUNT = 1,
  CAESAR_COMMAND_TEXT,
} CaesarCommandValue;

/**
 * CaesarBoxValue:
 *
 * What an owner can correct, and two boxes can know differently: of a province, a border space, a kind of tokens, the
 * bonus tiles of a kind, the command tiles of a letter, or of the game. Two boxes are merged by what a border space lies
 * between and what stands on a token; where these differ, there are more of them.
 */
typedef enum
{
  CAESAR_BOX_PROVINCE_NAME,
  CAESAR_BOX_PROVINCE_CONTROL,
  CAESAR_BOX_PROVINCE_TILE,
  CAESAR_BOX_BORDER_FROM,
  CAESAR_BOX_BORDER_TO,
  CAESAR_BOX_BORDER_SYMBOL,
  CAESAR_BOX_KIND_SYMBOL,
  CAESAR_BOX_KIND_FIRST,
  CAESAR_BOX_KIND_SECOND,
  CAESAR_BOX_KIND_COUNT,
  CAESAR_BOX_CONTROL_TOKENS,
  CAESAR_BOX_TILE_COUNT,
  CAESAR_BOX_COMMAND_TILES,
  CAESAR_BOX_COMMAND_COUNT,
  CAESAR_BOX_COMMAND_TEXT,
} CaesarBoxValue;

/**
 * CaesarBoxConflict:
 * @value: a #CaesarBoxValue
 * @index: of what, in the merged box; 0 if there is only one
 * @mine: a number, as the merged box has it
 * @other: so, as the other box has it
 * @mine_text: the value, if it is a text
 * @other_text: so
 *
 * Two boxes know different values. What belongs to it is freed by the list that it is in.
 */
typedef struct
{
  guint value;
  guint index;
  int mine;
  int other;
  char *mine_text;
  char *other_text;
} CaesarBoxConflict;

gboolean caesar_box_value_is_text (CaesarBoxValue value);
int caesar_box_value_get_highest (CaesarBoxValue value);
int caesar_box_read_number (const CaesarBox *box,
                            CaesarBoxValue value,
                            guint index);
void caesar_box_write_number (CaesarBox *box,
                              CaesarBoxValue value,
                              guint index,
                              int number);
gboolean caesar_box_is_corrected (const CaesarBox *box,
                                  const CaesarBox *shipped,
                                  CaesarBoxValue value,
                                  guint index);
guint caesar_box_count_known (const CaesarBox *box);
guint caesar_box_count_unknown (const CaesarBox *box);
GArray *caesar_box_conflicts_new (void);
CaesarBox *caesar_box_merge (const CaesarBox *mine,
                             const CaesarBox *other,
                             GArray *conflicts);
void caesar_box_take (CaesarBox *box,
                      const CaesarBoxConflict *conflict);
gboolean caesar_box_learn (CaesarBox *box,
                           const CaesarCommand *told);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaesarBox, caesar_box_free)

G_END_DECLS
