/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-box.h"

/* The numbers of a box, one by one: for whoever compares two of them, or corrects one (rules, section 1). */

/**
 * caesar_box_read_number:
 * @box: a box
 * @value: a value that is no text
 * @index: of what; 0 if there is only one
 *
 * Returns: the number, the symbol, the tile or the province, or %CAESAR_NONE while it is not known
 */
int
caesar_box_read_number (const CaesarBox *box,
                        CaesarBoxValue value,
                        guint index)
{
  const CaesarCommand *command;

  switch (value)
    {
    case CAESAR_BOX_PROVINCE_CONTROL:
      return box->provinces[index].control_tokens;
    case CAESAR_BOX_PROVINCE_TILE:
      return box->provinces[index].tile;
    case CAESAR_BOX_BORDER_FROM:
      return box->borders[index].between[0];
    case CAESAR_BOX_BORDER_TO:
      return box->borders[index].between[1];
    case CAESAR_BOX_BORDER_SYMBOL:
      return box->borders[index].symbol;
    case CAESAR_BOX_KIND_SYMBOL:
      return box->kinds[index].symbol;
    case CAESAR_BOX_KIND_FIRST:
      return box->kinds[index].first;
    case CAESAR_BOX_KIND_SECOND:
      return box->kinds[index].second;
    case CAESAR_BOX_KIND_COUNT:
      return box->kinds[index].count;
    case CAESAR_BOX_CONTROL_TOKENS:
      return box->control_tokens;
    case CAESAR_BOX_TILE_COUNT:
      return box->tiles[index];
    case CAESAR_BOX_COMMAND_TILES:
      return box->command_tiles;
    case CAESAR_BOX_COMMAND_COUNT:
      command = caesar_box_get_command (box, index);
      return command != NULL && command->count.known ? command->count.value : CAESAR_NONE;
    case CAESAR_BOX_PROVINCE_NAME:
    case CAESAR_BOX_COMMAND_TEXT:
    default:
      g_return_val_if_reached (CAESAR_NONE);
    }
}

/** caesar_box_write_number: sets it; whether the box can be so is for whoever reads it from a file to say. */
void
caesar_box_write_number (CaesarBox *box,
                         CaesarBoxValue value,
                         guint index,
                         int number)
{
  switch (value)
    {
    case CAESAR_BOX_PROVINCE_CONTROL:
      box->provinces[index].control_tokens = number;
      break;
    case CAESAR_BOX_PROVINCE_TILE:
      box->provinces[index].tile = number;
      break;
    case CAESAR_BOX_BORDER_FROM:
      box->borders[index].between[0] = number;
      break;
    case CAESAR_BOX_BORDER_TO:
      box->borders[index].between[1] = number;
      break;
    case CAESAR_BOX_BORDER_SYMBOL:
      box->borders[index].symbol = number;
      break;
    case CAESAR_BOX_KIND_SYMBOL:
      box->kinds[index].symbol = number;
      break;
    case CAESAR_BOX_KIND_FIRST:
      box->kinds[index].first = number;
      break;
    case CAESAR_BOX_KIND_SECOND:
      box->kinds[index].second = number;
      break;
    case CAESAR_BOX_KIND_COUNT:
      box->kinds[index].count = number;
      break;
    case CAESAR_BOX_CONTROL_TOKENS:
      box->control_tokens = number;
      break;
    case CAESAR_BOX_TILE_COUNT:
      box->tiles[index] = number;
      break;
    case CAESAR_BOX_COMMAND_TILES:
      box->command_tiles = number;
      break;
    case CAESAR_BOX_COMMAND_COUNT:
      caesar_box_open_command (box, index)->count = (ScribaNumber) SCRIBA_KNOWN (number);
      break;
    case CAESAR_BOX_PROVINCE_NAME:
    case CAESAR_BOX_COMMAND_TEXT:
    default:
      g_return_if_reached ();
    }
}

/* Whether the box has such a border space or kind at all; of the rest there are as many in every box. */
static gboolean
exists (const CaesarBox *box,
        CaesarBoxValue value,
        guint index)
{
  switch (value)
    {
    case CAESAR_BOX_BORDER_FROM:
    case CAESAR_BOX_BORDER_TO:
    case CAESAR_BOX_BORDER_SYMBOL:
      return index < box->n_borders;
    case CAESAR_BOX_KIND_SYMBOL:
    case CAESAR_BOX_KIND_FIRST:
    case CAESAR_BOX_KIND_SECOND:
    case CAESAR_BOX_KIND_COUNT:
      return index < box->n_kinds;
    case CAESAR_BOX_PROVINCE_NAME:
    case CAESAR_BOX_PROVINCE_CONTROL:
    case CAESAR_BOX_PROVINCE_TILE:
      return index < box->n_provinces;
    case CAESAR_BOX_CONTROL_TOKENS:
    case CAESAR_BOX_TILE_COUNT:
    case CAESAR_BOX_COMMAND_TILES:
    case CAESAR_BOX_COMMAND_COUNT:
    case CAESAR_BOX_COMMAND_TEXT:
    default:
      return TRUE;
    }
}

/** caesar_box_is_corrected: whether a number, which @box has, is another one than in the box that comes with Scriba. */
gboolean
caesar_box_is_corrected (const CaesarBox *box,
                         const CaesarBox *shipped,
                         CaesarBoxValue value,
                         guint index)
{
  int mine = caesar_box_read_number (box, value, index);
  int theirs;

  if (!exists (shipped, value, index))
    return TRUE;

  theirs = caesar_box_read_number (shipped, value, index);
  if (value == CAESAR_BOX_BORDER_FROM || value == CAESAR_BOX_BORDER_TO)
    return !g_str_equal (box->provinces[mine].id, shipped->provinces[theirs].id);
  return mine != theirs;
}
