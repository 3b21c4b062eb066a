/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-box.h"

#include <string.h>

#include "scriba-fields.h"
#include "scriba-record.h"

static const ScribaField caesar_province_fields[] = {
  SCRIBA_ROW_TEXT (CaesarProvince, id, .required = TRUE),
  SCRIBA_ROW_TEXT (CaesarProvince, name, .required = TRUE),
  SCRIBA_ROW_NUMBER (CaesarProvince, longitude, SCRIBA_NUMBER_LOWEST, -SCRIBA_NUMBER_LOWEST),
  SCRIBA_ROW_NUMBER (CaesarProvince, latitude, SCRIBA_NUMBER_LOWEST, -SCRIBA_NUMBER_LOWEST),
  SCRIBA_ROW_COUNT (CaesarProvince, control_tokens, .required = TRUE),
  SCRIBA_ROW_CHOICE (CaesarProvince, tile, caesar_tile_keys, .nullable = TRUE),
};

static void
prepare_province (gpointer record)
{
  CaesarProvince *province = record;

  province->longitude = province->latitude = (ScribaNumber) SCRIBA_UNKNOWN;
  province->tile = CAESAR_TILE_UNKNOWN;
}

SCRIBA_SHAPE_OF (caesar_province, CaesarProvince, .prepare = prepare_province);

static const ScribaField caesar_kind_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarKind, symbol, caesar_symbol_keys, .required = TRUE),
  SCRIBA_ROW_COUNT_TO (CaesarKind, first, CAESAR_MAX_VALUE, .required = TRUE),
  SCRIBA_ROW_COUNT_TO (CaesarKind, second, CAESAR_MAX_VALUE, .required = TRUE),
  SCRIBA_ROW_COUNT (CaesarKind, count, .required = TRUE),
};

SCRIBA_SHAPE_OF (caesar_kind, CaesarKind);

static const ScribaField caesar_command_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarCommand, letter, caesar_letter_keys, .required = TRUE),
  SCRIBA_ROW_NUMBER (CaesarCommand, count, 0, SCRIBA_NUMBER_HIGHEST),
  SCRIBA_ROW_TEXT (CaesarCommand, text, .longest = CAESAR_COMMAND_TEXT_LENGTH, .nullable = TRUE),
};

SCRIBA_SHAPE_OF (caesar_command, CaesarCommand, .absent_unknown = TRUE);

static const ScribaField tile_counts_fields[] = {
#define TILE_ROW(key, tile) \
  { .name = key, .type = SCRIBA_FIELD_COUNT, .offset = (tile) * sizeof (gint16), .highest = SCRIBA_NUMBER_HIGHEST, \
    .required = TRUE }
  TILE_ROW ("senate", CAESAR_TILE_SENATE),
  TILE_ROW ("wealth", CAESAR_TILE_WEALTH),
  TILE_ROW ("tactics", CAESAR_TILE_TACTICS),
  TILE_ROW ("might", CAESAR_TILE_MIGHT),
#undef TILE_ROW
};

static const ScribaShape tile_counts_shape = {
  .size = CAESAR_N_TILES * sizeof (gint16),
  .n_fields = G_N_ELEMENTS (tile_counts_fields),
  .fields = tile_counts_fields,
};

static const ScribaField caesar_box_fields[] = {
  SCRIBA_ROW_TEXT (CaesarBox, title, .nullable = TRUE),
  SCRIBA_ROW_RECORDS (CaesarBox, provinces, n_provinces, CAESAR_MAX_PROVINCES, &caesar_province_shape, .required = TRUE),
  SCRIBA_ROW_RECORDS (CaesarBox, kinds, n_kinds, CAESAR_MAX_KINDS, &caesar_kind_shape, .required = TRUE),
  SCRIBA_ROW_COUNT (CaesarBox, control_tokens, .required = TRUE),
  SCRIBA_ROW_RECORD (CaesarBox, tiles, &tile_counts_shape, .required = TRUE),
  SCRIBA_ROW_COUNT (CaesarBox, command_tiles, .required = TRUE),
  SCRIBA_ROW_RECORDS (CaesarBox, commands, n_commands, CAESAR_N_LETTERS, &caesar_command_shape),
};

SCRIBA_SHAPE_OF (caesar_box, CaesarBox);

/**
 * caesar_box_new:
 *
 * Returns: (transfer full): a box without a title and without components
 */
CaesarBox *
caesar_box_new (void)
{
  CaesarBox *box = g_new0 (CaesarBox, 1);

  scriba_record_reset (&caesar_box_shape, box);
  return box;
}

/** caesar_box_copy: a box with the same components. */
CaesarBox *
caesar_box_copy (const CaesarBox *box)
{
  CaesarBox *copy;

  g_return_val_if_fail (box != NULL, NULL);

  copy = g_new0 (CaesarBox, 1);
  scriba_record_copy (&caesar_box_shape, box, copy);
  memcpy (copy->borders, box->borders, sizeof copy->borders);
  copy->n_borders = box->n_borders;
  return copy;
}

/** caesar_box_free: frees a box, which may be %NULL, and all its components. */
void
caesar_box_free (CaesarBox *box)
{
  if (box == NULL)
    return;

  scriba_record_clear (&caesar_box_shape, box);
  g_free (box);
}

/** caesar_box_find_province: the number of the province that files call @id, or %CAESAR_NONE. */
int
caesar_box_find_province (const CaesarBox *box,
                          const char *id)
{
  for (guint i = 0; i < box->n_provinces; i++)
    {
      if (g_str_equal (box->provinces[i].id, id))
        return i;
    }

  return CAESAR_NONE;
}

/** caesar_box_find_kind: the number of the kind that a token is of, whichever way round it lies, or %CAESAR_NONE. */
int
caesar_box_find_kind (const CaesarBox *box,
                      const CaesarToken *token)
{
  for (guint i = 0; i < box->n_kinds; i++)
    {
      const CaesarToken one = caesar_kind_token (&box->kinds[i]);

      if (caesar_token_is_like (&one, token))
        return i;
    }

  return CAESAR_NONE;
}

/** caesar_box_find_crowded: a province with more border spaces than a game can track, or %CAESAR_NONE. */
int
caesar_box_find_crowded (const CaesarBox *box)
{
  guint borders[CAESAR_MAX_PROVINCES] = { 0 };

  for (guint i = 0; i < box->n_borders; i++)
    {
      for (guint end = 0; end < 2; end++)
        {
          int province = box->borders[i].between[end];

          if (++borders[province] > CAESAR_MAX_LINKS)
            return province;
        }
    }

  return CAESAR_NONE;
}

static int
find_command (const CaesarBox *box,
              guint letter)
{
  for (guint i = 0; i < box->n_commands; i++)
    {
      if (box->commands[i].letter == (int) letter)
        return i;
    }

  return CAESAR_NONE;
}

/** caesar_box_get_command: what the owner has told of the command tiles of a letter, or %NULL for nothing. */
const CaesarCommand *
caesar_box_get_command (const CaesarBox *box,
                        guint letter)
{
  int found = find_command (box, letter);

  return found != CAESAR_NONE ? &box->commands[found] : NULL;
}

/** caesar_box_open_command: the command tiles of a letter, to be told of; there is a place for them from now on. */
CaesarCommand *
caesar_box_open_command (CaesarBox *box,
                         guint letter)
{
  int found = find_command (box, letter);

  g_return_val_if_fail (letter < CAESAR_N_LETTERS, NULL);

  if (found == CAESAR_NONE)
    {
      found = box->n_commands++;
      scriba_record_reset (&caesar_command_shape, &box->commands[found]);
      box->commands[found].letter = letter;
    }
  return &box->commands[found];
}

/** caesar_box_count_commands: how many command tiles the owner has told of, of all letters. */
guint
caesar_box_count_commands (const CaesarBox *box)
{
  guint n = 0;

  for (guint i = 0; i < box->n_commands; i++)
    {
      if (box->commands[i].count.known)
        n += box->commands[i].count.value;
    }

  return n;
}
