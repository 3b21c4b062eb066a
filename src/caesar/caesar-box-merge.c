/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-box.h"

#include "scriba-record.h"

/* What is printed on command tiles alone, told by their owners: it is kept, merged, and never overwritten silently. */

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

  scriba_record_clear (&caesar_command_shape, &conflict->mine);
  scriba_record_clear (&caesar_command_shape, &conflict->other);
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

/* Fills a value that is unknown. FALSE if another one is known. */
static gboolean
learn_value (CaesarCommandValue value,
             CaesarCommand *mine,
             const CaesarCommand *told)
{
  const ScribaField *field = field_of (value);

  if (scriba_field_is_unknown (field, told))
    return TRUE;
  if (!scriba_field_is_unknown (field, mine))
    return scriba_field_equal (field, mine, told);

  scriba_field_copy (field, told, mine);
  return TRUE;
}

/**
 * caesar_box_merge:
 * @mine: the owner's box
 * @other: a box of another person
 * @conflicts: (element-type CaesarBoxConflict): where differing values are added, see caesar_box_conflicts_new()
 *
 * Fills what is unknown of the command tiles in @mine with what @other knows. Where both know different values, that
 * of @mine stays until caesar_box_take() is called; so do the map and the pieces.
 *
 * Returns: (transfer full): the merged box
 */
CaesarBox *
caesar_box_merge (const CaesarBox *mine,
                  const CaesarBox *other,
                  GArray *conflicts)
{
  CaesarBox *merged = caesar_box_copy (mine);

  for (guint i = 0; i < other->n_commands; i++)
    {
      const CaesarCommand *told = &other->commands[i];
      CaesarCommand *command = caesar_box_open_command (merged, told->letter);

      for (guint value = 0; value < G_N_ELEMENTS (values); value++)
        {
          CaesarBoxConflict conflict = { .value = values[value] };

          if (learn_value (values[value], command, told))
            continue;
          scriba_record_copy (&caesar_command_shape, command, &conflict.mine);
          scriba_record_copy (&caesar_command_shape, told, &conflict.other);
          g_array_append_val (conflicts, conflict);
        }
    }

  return merged;
}

/** caesar_box_take: takes the other person's value in the place of the owner's. */
void
caesar_box_take (CaesarBox *box,
                 const CaesarBoxConflict *conflict)
{
  scriba_field_copy (field_of (conflict->value), &conflict->other, caesar_box_open_command (box, conflict->other.letter));
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

  for (guint value = 0; value < G_N_ELEMENTS (values); value++)
    learn_value (values[value], caesar_box_open_command (box, told->letter), told);

  return caesar_box_count_known (box) > known;
}
