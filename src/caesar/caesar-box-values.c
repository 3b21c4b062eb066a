/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-box.h"

/* The numbers of a box, one by one: for whoever compares two of them, or corrects one (rules, section 1). */

/**
 * Row:
 * @list: where in the box the number is, or what it is of begins
 * @size: of each of these, or 0 for a number of the box
 * @count: where in the box stands how many there are, or 0 where every box has as many
 * @offset: of the number in one of them
 * @small: whether it is a `gint8`
 * @highest: the most, of a number that counts or is printed
 *
 * One number of a box. All that is to be known of it stands here.
 */
typedef struct
{
  gsize list;
  gsize size;
  gsize count;
  gsize offset;
  gboolean small;
  int highest;
} Row;

#define IN_BOX(member) .list = G_STRUCT_OFFSET (CaesarBox, member)
#define OF_LIST(Type, list, member) \
  IN_BOX (list), .size = sizeof (Type), .count = G_STRUCT_OFFSET (CaesarBox, n_##list), .offset = G_STRUCT_OFFSET (Type, member)
#define IS_COUNT .highest = SCRIBA_NUMBER_HIGHEST
#define IS_CHOICE .small = TRUE

static const Row rows[] = {
  [CAESAR_BOX_PROVINCE_CONTROL] = { OF_LIST (CaesarProvince, provinces, control_tokens), IS_COUNT },
  [CAESAR_BOX_PROVINCE_TILE] = { OF_LIST (CaesarProvince, provinces, tile), IS_CHOICE },
  [CAESAR_BOX_BORDER_FROM] = { OF_LIST (CaesarBorder, borders, between[0]) },
  [CAESAR_BOX_BORDER_TO] = { OF_LIST (CaesarBorder, borders, between[1]) },
  [CAESAR_BOX_BORDER_SYMBOL] = { OF_LIST (CaesarBorder, borders, symbol), IS_CHOICE },
  [CAESAR_BOX_KIND_SYMBOL] = { OF_LIST (CaesarKind, kinds, symbol), IS_CHOICE },
  [CAESAR_BOX_KIND_FIRST] = { OF_LIST (CaesarKind, kinds, first), .highest = CAESAR_MAX_VALUE },
  [CAESAR_BOX_KIND_SECOND] = { OF_LIST (CaesarKind, kinds, second), .highest = CAESAR_MAX_VALUE },
  [CAESAR_BOX_KIND_COUNT] = { OF_LIST (CaesarKind, kinds, count), IS_COUNT },
  [CAESAR_BOX_CONTROL_TOKENS] = { IN_BOX (control_tokens), IS_COUNT },
  [CAESAR_BOX_TILE_COUNT] = { IN_BOX (tiles), .size = sizeof (gint16), IS_COUNT },
  [CAESAR_BOX_COMMAND_TILES] = { IN_BOX (command_tiles), IS_COUNT },
  [CAESAR_BOX_COMMAND_COUNT] = { IS_COUNT }, /* there only where the owner has told of the letter */
};

static gpointer
find_number (CaesarBox *box,
             CaesarBoxValue value,
             guint index)
{
  return (char *) box + rows[value].list + index * rows[value].size + rows[value].offset;
}

/** caesar_box_value_get_highest: the most of a number that counts, or is printed on a token. */
int
caesar_box_value_get_highest (CaesarBoxValue value)
{
  return rows[value].highest;
}

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
  gconstpointer number;

  g_return_val_if_fail (!caesar_box_value_is_text (value), CAESAR_NONE);

  if (value == CAESAR_BOX_COMMAND_COUNT)
    {
      const CaesarCommand *command = caesar_box_get_command (box, index);

      return command != NULL && command->count.known ? command->count.value : CAESAR_NONE;
    }

  number = find_number ((CaesarBox *) box, value, index);
  return rows[value].small ? *(const gint8 *) number : *(const gint16 *) number;
}

/** caesar_box_write_number: sets it; whether the box can be so is for whoever reads it from a file to say. */
void
caesar_box_write_number (CaesarBox *box,
                         CaesarBoxValue value,
                         guint index,
                         int number)
{
  g_return_if_fail (!caesar_box_value_is_text (value));

  if (value == CAESAR_BOX_COMMAND_COUNT)
    caesar_box_open_command (box, index)->count = (ScribaNumber) SCRIBA_KNOWN (number);
  else if (rows[value].small)
    *(gint8 *) find_number (box, value, index) = number;
  else
    *(gint16 *) find_number (box, value, index) = number;
}

/* Whether the box has such a province, border space or kind at all; of the rest there are as many in every box. */
static gboolean
exists (const CaesarBox *box,
        CaesarBoxValue value,
        guint index)
{
  return rows[value].count == 0 || index < G_STRUCT_MEMBER (guint8, box, rows[value].count);
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
