/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box.h"

#include "scriba-record.h"

#include <string.h>

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

static int
compare_keys (gconstpointer a,
              gconstpointer b,
              gpointer data)
{
  return strcmp (a, b);
}

/* Numbers by keys of components; a tree, for ids can be made so that a hash table takes them all for alike. */
static GTree *
make_places (void)
{
  return g_tree_new_full (compare_keys, NULL, g_free, NULL);
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
  g_autoptr (GTree) seen = make_places ();
  GArray *components = bce_box_get_part (box, part);

  for (guint i = 0; i < components->len; i++)
    {
      g_autofree char *key = component_key (part, bce_box_get_component (box, part, i));

      if (g_tree_lookup_extended (seen, key, NULL, NULL))
        return i;
      g_tree_insert (seen, g_steal_pointer (&key), NULL);
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

/* Where the components of a part are, by their keys. */
static GTree *
find_places (const BceBox *box,
             BceBoxPart part)
{
  GTree *places = make_places ();
  guint length = bce_box_get_part (box, part)->len;

  for (guint i = 0; i < length; i++)
    g_tree_insert (places, component_key (part, bce_box_get_component (box, part, i)), GUINT_TO_POINTER (i));

  return places;
}

static void
merge_part (BceBox *merged,
            const BceBox *other,
            BceBoxPart part,
            GArray *conflicts)
{
  g_autoptr (GTree) places = find_places (merged, part);
  const ScribaShape *shape = bce_box_get_shape (part);
  GArray *components = bce_box_get_part (merged, part);
  guint n_others = bce_box_get_part (other, part)->len;

  for (guint i = 0; i < n_others; i++)
    {
      gpointer component = bce_box_get_component (other, part, i);
      g_autofree char *key = component_key (part, component);
      gpointer place;

      if (g_tree_lookup_extended (places, key, NULL, &place))
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

/* Where @before is given, only what it does not know is taken over. */
static gboolean
learn_component (const ScribaShape *shape,
                 gpointer mine,
                 gconstpointer told,
                 gconstpointer before)
{
  gpointer was = copy_component (shape, mine);
  gboolean learned;

  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (before == NULL || scriba_field_is_unknown (&shape->fields[i], before))
        merge_value (&shape->fields[i], mine, told);
    }

  learned = !scriba_record_equal (shape, was, mine);
  scriba_record_clear (shape, was);
  g_free (was);
  return learned;
}

/**
 * bce_box_learn:
 * @mine: the owner's box
 * @told: the box of a game
 * @before: what it was before something was told; the same components in the same order
 *
 * Fills what is unknown in @mine with what has just been told. Nothing that is known changes, and what the
 * game knew already stays its own.
 *
 * Returns: whether there was anything
 */
gboolean
bce_box_learn (BceBox *mine,
               const BceBox *told,
               const BceBox *before)
{
  gboolean learned = FALSE;

  g_return_val_if_fail (mine != NULL && told != NULL && before != NULL, FALSE);

  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      g_autoptr (GTree) places = find_places (mine, part);

      for (guint i = 0; i < bce_box_get_part (told, part)->len; i++)
        {
          gpointer component = bce_box_get_component (told, part, i);
          g_autofree char *key = component_key (part, component);
          gpointer place;

          if (g_tree_lookup_extended (places, key, NULL, &place))
            learned |= learn_component (bce_box_get_shape (part),
                                        bce_box_get_component (mine, part, GPOINTER_TO_UINT (place)), component,
                                        bce_box_get_component (before, part, i));
        }
    }

  return learned;
}

/**
 * bce_box_learn_card:
 * @recruit: a recruit of a box
 * @card: the same one as it lies on a board
 *
 * Takes over what the card knows and the recruit does not. Nothing that is known changes, and what a
 * manual ability did this once is not what is printed on it.
 *
 * Returns: whether there was anything
 */
gboolean
bce_box_learn_card (BceRecruit *recruit,
                    const BceCard *card)
{
  BceRecruit printed;

  g_return_val_if_fail (recruit != NULL && card != NULL, FALSE);

  memset (&printed, 0, sizeof printed);
  printed.field = recruit->field;
  printed.authority = card->authority;
  printed.charisma = card->charisma;
  printed.n_ambitions = card->n_ambitions;
  printed.ambition_known = card->ambition_known;
  memcpy (printed.ambition, card->ambition, sizeof printed.ambition);
  printed.n_abilities = card->n_abilities;
  printed.abilities_known = card->abilities_known;
  memcpy (printed.abilities, card->abilities, sizeof printed.abilities);
  for (guint i = 0; i < BCE_MAX_ABILITIES; i++)
    printed.abilities[i].effects = NULL;

  return learn_component (bce_box_get_shape (BCE_BOX_RECRUITS), recruit, &printed, NULL);
}

/** bce_box_would_learn_card: whether bce_box_learn_card() would take over anything. */
gboolean
bce_box_would_learn_card (const BceRecruit *recruit,
                          const BceCard *card)
{
  const ScribaShape *shape = bce_box_get_shape (BCE_BOX_RECRUITS);
  BceRecruit trial = { 0, };
  gboolean learns;

  g_return_val_if_fail (recruit != NULL && card != NULL, FALSE);

  scriba_record_copy (shape, recruit, &trial);
  learns = bce_box_learn_card (&trial, card);
  scriba_record_clear (shape, &trial);
  return learns;
}
