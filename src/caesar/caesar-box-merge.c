/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-box.h"

#include "scriba-record.h"

/* What owners have told of their copies is kept, merged, and never overwritten silently. */

/* What is printed on command tiles alone. */
static const CaesarCommandValue values[] = { CAESAR_COMMAND_COUNT, CAESAR_COMMAND_TEXT };

static const ScribaField *
field_of (CaesarCommandValue value)
{
  return &caesar_command_shape.fields[value];
}

/** caesar_box_count_known: how many of the values that only an owner can tell are known. */
guint
caesar_box_count_known (const CaesarBox *box)
{
  guint n = 0;

  for (guint i = 0; i < box->n_commands; i++)
    {
      for (guint value = 0; value < G_N_ELEMENTS (values); value++)
        n += !scriba_field_is_unknown (field_of (values[value]), &box->commands[i]);
    }

  return n;
}

/** caesar_box_count_unknown: how many are not. */
guint
caesar_box_count_unknown (const CaesarBox *box)
{
  return CAESAR_N_LETTERS * G_N_ELEMENTS (values) - caesar_box_count_known (box);
}

static void
clear_conflict (gpointer data)
{
  CaesarBoxConflict *conflict = data;

  g_free (conflict->mine_text);
  g_free (conflict->other_text);
}

/**
 * caesar_box_conflicts_new:
 *
 * Returns: (transfer full) (element-type CaesarBoxConflict): an empty list for caesar_box_merge(), which frees what
 *   belongs to its elements
 */
GArray *
caesar_box_conflicts_new (void)
{
  GArray *conflicts = g_array_new (FALSE, TRUE, sizeof (CaesarBoxConflict));

  g_array_set_clear_func (conflicts, clear_conflict);
  return conflicts;
}

/** caesar_box_value_is_text: whether a value is a text, and no number. */
gboolean
caesar_box_value_is_text (CaesarBoxValue value)
{
  return value == CAESAR_BOX_PROVINCE_NAME || value == CAESAR_BOX_COMMAND_TEXT;
}

static const char *
read_text (const CaesarBox *box,
           CaesarBoxValue value,
           guint index)
{
  const CaesarCommand *command;

  if (value == CAESAR_BOX_PROVINCE_NAME)
    return box->provinces[index].name;

  command = caesar_box_get_command (box, index);
  return command != NULL ? command->text : NULL;
}

static void
write_text (CaesarBox *box,
            CaesarBoxValue value,
            guint index,
            const char *text)
{
  g_set_str (value == CAESAR_BOX_PROVINCE_NAME ? &box->provinces[index].name : &caesar_box_open_command (box, index)->text,
             text);
}

/* What one box says of a value, and the other one. */
typedef struct
{
  CaesarBox *merged;
  const CaesarBox *other;
  GArray *conflicts;
} Merging;

static void
merge_value (Merging *self,
             CaesarBoxValue value,
             guint index,
             guint other_index)
{
  CaesarBoxConflict conflict = { .value = value, .index = index, .mine = CAESAR_NONE, .other = CAESAR_NONE };

  if (caesar_box_value_is_text (value))
    {
      const char *mine = read_text (self->merged, value, index);
      const char *other = read_text (self->other, value, other_index);

      if (other == NULL || g_strcmp0 (mine, other) == 0)
        return;
      if (mine == NULL)
        {
          write_text (self->merged, value, index, other);
          return;
        }
      conflict.mine_text = g_strdup (mine);
      conflict.other_text = g_strdup (other);
    }
  else
    {
      conflict.mine = caesar_box_read_number (self->merged, value, index);
      conflict.other = caesar_box_read_number (self->other, value, other_index);
      if (conflict.other == CAESAR_NONE || conflict.mine == conflict.other)
        return;
      if (conflict.mine == CAESAR_NONE)
        {
          caesar_box_write_number (self->merged, value, index, conflict.other);
          return;
        }
    }

  g_array_append_val (self->conflicts, conflict);
}

static gboolean
has_place (const CaesarProvince *province)
{
  return province->longitude.known && province->latitude.known;
}

/* Where it lies is of no matter but to the eye: only what is not known is filled. */
static void
merge_place (CaesarProvince *mine,
             const CaesarProvince *other)
{
  if (has_place (mine) || !has_place (other))
    return;

  mine->longitude = other->longitude;
  mine->latitude = other->latitude;
}

static void
merge_provinces (Merging *self)
{
  for (guint i = 0; i < self->other->n_provinces; i++)
    {
      const CaesarProvince *province = &self->other->provinces[i];
      int mine = caesar_box_find_province (self->merged, province->id);

      if (mine != CAESAR_NONE)
        {
          merge_value (self, CAESAR_BOX_PROVINCE_NAME, mine, i);
          merge_value (self, CAESAR_BOX_PROVINCE_CONTROL, mine, i);
          merge_value (self, CAESAR_BOX_PROVINCE_TILE, mine, i);
          merge_place (&self->merged->provinces[mine], province);
        }
      else if (self->merged->n_provinces < CAESAR_MAX_PROVINCES)
        {
          scriba_record_copy (&caesar_province_shape, province, &self->merged->provinces[self->merged->n_provinces++]);
        }
    }
}

static gboolean
joins (const CaesarBorder *border,
       const CaesarBorder *other)
{
  return (border->between[0] == other->between[0] && border->between[1] == other->between[1]) ||
         (border->between[0] == other->between[1] && border->between[1] == other->between[0]);
}

/* Two provinces may have more than one border space: the first is the first one, and so on. */
static int
find_border (const CaesarBox *box,
             const CaesarBorder *border,
             guint nth)
{
  for (guint i = 0; i < box->n_borders; i++)
    {
      if (joins (&box->borders[i], border) && nth-- == 0)
        return i;
    }

  return CAESAR_NONE;
}

static guint
count_before (const CaesarBox *box,
              guint border)
{
  guint n = 0;

  for (guint i = 0; i < border; i++)
    n += joins (&box->borders[i], &box->borders[border]);

  return n;
}

static void
merge_borders (Merging *self)
{
  CaesarBox *merged = self->merged;

  for (guint i = 0; i < self->other->n_borders; i++)
    {
      CaesarBorder border = self->other->borders[i];
      int mine;

      for (guint end = 0; end < 2; end++)
        border.between[end] = caesar_box_find_province (merged, self->other->provinces[border.between[end]].id);
      /* There was no room for a province. */
      if (border.between[0] == CAESAR_NONE || border.between[1] == CAESAR_NONE)
        continue;

      mine = find_border (merged, &border, count_before (self->other, i));
      if (mine != CAESAR_NONE)
        {
          merge_value (self, CAESAR_BOX_BORDER_SYMBOL, mine, i);
        }
      else if (merged->n_borders < CAESAR_MAX_BORDERS)
        {
          merged->borders[merged->n_borders++] = border;
          if (caesar_box_find_crowded (merged) != CAESAR_NONE)
            merged->n_borders--;
        }
    }
}

static void
merge_kinds (Merging *self)
{
  for (guint i = 0; i < self->other->n_kinds; i++)
    {
      const CaesarToken token = caesar_kind_token (&self->other->kinds[i]);
      int mine = caesar_box_find_kind (self->merged, &token);

      if (mine != CAESAR_NONE)
        merge_value (self, CAESAR_BOX_KIND_COUNT, mine, i);
      else if (self->merged->n_kinds < CAESAR_MAX_KINDS)
        self->merged->kinds[self->merged->n_kinds++] = self->other->kinds[i];
    }
}

/**
 * caesar_box_merge:
 * @mine: the owner's box
 * @other: a box of another person
 * @conflicts: (element-type CaesarBoxConflict): where differing values are added, see caesar_box_conflicts_new()
 *
 * Fills what is unknown in @mine with what @other knows, and adds provinces, border spaces and kinds of tokens that only
 * @other has, as far as there is room. Where both know different values, that of @mine stays until caesar_box_take() is
 * called. The title is that of @mine.
 *
 * Returns: (transfer full): the merged box
 */
CaesarBox *
caesar_box_merge (const CaesarBox *mine,
                  const CaesarBox *other,
                  GArray *conflicts)
{
  CaesarBox *merged = caesar_box_copy (mine);
  Merging self = { merged, other, conflicts };

  merge_provinces (&self);
  merge_borders (&self);
  merge_kinds (&self);
  merge_value (&self, CAESAR_BOX_CONTROL_TOKENS, 0, 0);
  for (guint tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    merge_value (&self, CAESAR_BOX_TILE_COUNT, tile, tile);
  merge_value (&self, CAESAR_BOX_COMMAND_TILES, 0, 0);
  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      merge_value (&self, CAESAR_BOX_COMMAND_COUNT, letter, letter);
      merge_value (&self, CAESAR_BOX_COMMAND_TEXT, letter, letter);
    }

  return merged;
}

/** caesar_box_take: takes the other person's value in the place of the owner's. */
void
caesar_box_take (CaesarBox *box,
                 const CaesarBoxConflict *conflict)
{
  if (caesar_box_value_is_text (conflict->value))
    write_text (box, conflict->value, conflict->index, conflict->other_text);
  else
    caesar_box_write_number (box, conflict->value, conflict->index, conflict->other);
}

/**
 * caesar_box_learn:
 * @box: the owner's box
 * @told: what a game was told of the command tiles of a letter
 *
 * Fills what is unknown in @box. Nothing that is known changes.
 *
 * Returns: whether there was anything
 */
gboolean
caesar_box_learn (CaesarBox *box,
                  const CaesarCommand *told)
{
  guint known = caesar_box_count_known (box);
  CaesarCommand *command = caesar_box_open_command (box, told->letter);

  for (guint value = 0; value < G_N_ELEMENTS (values); value++)
    {
      const ScribaField *field = field_of (values[value]);

      if (scriba_field_is_unknown (field, command))
        scriba_field_copy (field, told, command);
    }

  return caesar_box_count_known (box) > known;
}
