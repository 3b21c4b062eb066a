/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box.h"

#include "scriba-record.h"

/* Components of a part have an id; only the allegiance tiles are told apart by letter and field. */
static char *
component_key (BceBoxPart part,
               gpointer component)
{
  const BceAllegiance *tile = component;

  if (part == BCE_BOX_ALLEGIANCE)
    return g_strdup_printf ("%d %d", tile->letter, tile->field);

  /* The id stands first. */
  return g_strdup (G_STRUCT_MEMBER (char *, component, bce_box_get_shape (part)->fields[0].offset));
}

static void
clear_conflict (gpointer data)
{
  BceBoxConflict *conflict = data;
  const ScribaShape *shape = bce_box_get_shape (conflict->part);

  scriba_record_clear (shape, conflict->mine);
  scriba_record_clear (shape, conflict->other);
  g_free (conflict->mine);
  g_free (conflict->other);
}

/**
 * bce_box_conflicts_new:
 *
 * Returns: (transfer full) (element-type BceBoxConflict): an empty list for bce_box_merge(),
 *   which frees what belongs to its elements
 */
GArray *
bce_box_conflicts_new (void)
{
  GArray *conflicts = g_array_new (FALSE, FALSE, sizeof (BceBoxConflict));

  g_array_set_clear_func (conflicts, clear_conflict);
  return conflicts;
}

/**
 * bce_box_find_twice:
 * @box: a box
 * @part: a kind of component
 *
 * Returns: the place of the first component that is there already before, or `G_MAXUINT`
 */
guint
bce_box_find_twice (const BceBox *box,
                    BceBoxPart part)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GArray *components = bce_box_get_part (box, part);

  for (guint i = 0; i < components->len; i++)
    {
      if (!g_hash_table_add (seen, component_key (part, bce_box_get_component (box, part, i))))
        return i;
    }

  return G_MAXUINT;
}

static gpointer
copy_component (const ScribaShape *shape,
                gconstpointer component)
{
  gpointer copy = g_malloc0 (shape->size);

  scriba_record_copy (shape, component, copy);
  return copy;
}

/* Fills the unknown numbers of a list from one that is as long and says nothing else. */
static gboolean
merge_numbers (const ScribaField *field,
               gpointer mine,
               gconstpointer other)
{
  ScribaNumber *numbers = G_STRUCT_MEMBER_P (mine, field->offset);
  const ScribaNumber *told = G_STRUCT_MEMBER_P (other, field->offset);
  guint n_numbers = G_STRUCT_MEMBER (guint8, mine, field->length_offset);

  if (n_numbers != G_STRUCT_MEMBER (guint8, other, field->length_offset))
    return FALSE;

  for (guint i = 0; i < n_numbers; i++)
    {
      if (numbers[i].known && told[i].known && numbers[i].value != told[i].value)
        return FALSE;
    }

  for (guint i = 0; i < n_numbers; i++)
    {
      if (!numbers[i].known)
        numbers[i] = told[i];
    }

  return TRUE;
}

static gboolean
merge_value (const ScribaField *field,
             gpointer mine,
             gconstpointer other)
{
  if (scriba_field_is_unknown (field, other))
    return TRUE;

  if (scriba_field_is_unknown (field, mine))
    {
      scriba_field_copy (field, other, mine);
      return TRUE;
    }

  if (field->type == SCRIBA_FIELD_NUMBERS)
    return merge_numbers (field, mine, other);

  return scriba_field_equal (field, mine, other);
}

static void
merge_component (BceBoxPart part,
                 guint index,
                 gpointer mine,
                 gconstpointer other,
                 GArray *conflicts)
{
  const ScribaShape *shape = bce_box_get_shape (part);
  guint first = conflicts->len;

  for (guint i = 0; i < shape->n_fields; i++)
    {
      BceBoxConflict conflict = { .part = part, .index = index, .field = i };

      if (!merge_value (&shape->fields[i], mine, other))
        g_array_append_val (conflicts, conflict);
    }

  for (guint i = first; i < conflicts->len; i++)
    {
      BceBoxConflict *conflict = &g_array_index (conflicts, BceBoxConflict, i);

      conflict->mine = copy_component (shape, mine);
      conflict->other = copy_component (shape, other);
    }
}

static void
merge_part (BceBox *merged,
            const BceBox *other,
            BceBoxPart part,
            GArray *conflicts)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const ScribaShape *shape = bce_box_get_shape (part);
  GArray *components = bce_box_get_part (merged, part);
  guint n_others = bce_box_get_part (other, part)->len;

  for (guint i = 0; i < components->len; i++)
    g_hash_table_insert (places, component_key (part, bce_box_get_component (merged, part, i)), GUINT_TO_POINTER (i));

  for (guint i = 0; i < n_others; i++)
    {
      gpointer component = bce_box_get_component (other, part, i);
      g_autofree char *key = component_key (part, component);
      gpointer place;

      if (g_hash_table_lookup_extended (places, key, NULL, &place))
        {
          guint index = GPOINTER_TO_UINT (place);

          merge_component (part, index, bce_box_get_component (merged, part, index), component, conflicts);
        }
      else
        {
          g_array_set_size (components, components->len + 1);
          scriba_record_copy (shape, component, bce_box_get_component (merged, part, components->len - 1));
        }
    }
}

/**
 * bce_box_merge:
 * @mine: the owner's box
 * @other: a box of another person
 * @conflicts: (element-type BceBoxConflict): where differing values are added, see bce_box_conflicts_new()
 *
 * Fills what is unknown in @mine with what @other knows, and adds components
 * that only @other has. Where both know different values, that of @mine stays
 * until bce_box_take() is called. The title is that of @mine.
 *
 * Returns: (transfer full): the merged box
 */
BceBox *
bce_box_merge (const BceBox *mine,
               const BceBox *other,
               GArray *conflicts)
{
  BceBox *merged;

  g_return_val_if_fail (mine != NULL && other != NULL && conflicts != NULL, NULL);

  merged = bce_box_copy (mine);
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    merge_part (merged, other, part, conflicts);

  return merged;
}

/**
 * bce_box_take:
 * @box: a merged box
 * @conflict: a conflict of its merge
 *
 * Takes the other person's value in the place of the owner's.
 */
void
bce_box_take (BceBox *box,
              const BceBoxConflict *conflict)
{
  g_return_if_fail (box != NULL && conflict != NULL);

  scriba_field_copy (&bce_box_get_shape (conflict->part)->fields[conflict->field], conflict->other,
                     bce_box_get_component (box, conflict->part, conflict->index));
}
