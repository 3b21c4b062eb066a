/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box.h"

#include "bce-boards.h"
#include "scriba-record.h"

/**
 * bce_box_new:
 *
 * Returns: (transfer full): a box without a title and without components
 */
BceBox *
bce_box_new (void)
{
  BceBox *box = g_new0 (BceBox, 1);

  scriba_record_reset (&bce_box_shape, box);
  return box;
}

/**
 * bce_box_copy:
 * @box: a box
 *
 * Returns: (transfer full): a box with the same components
 */
BceBox *
bce_box_copy (const BceBox *box)
{
  BceBox *copy;

  g_return_val_if_fail (box != NULL, NULL);

  copy = g_new0 (BceBox, 1);
  scriba_record_copy (&bce_box_shape, box, copy);
  return copy;
}

/**
 * bce_box_free:
 * @box: (nullable) (transfer full): a box
 *
 * Frees a box and all its components.
 */
void
bce_box_free (BceBox *box)
{
  if (box == NULL)
    return;

  scriba_record_clear (&bce_box_shape, box);
  g_free (box);
}

static const ScribaField *
part_field (BceBoxPart part)
{
  /* The title stands before the parts. */
  return &bce_box_shape.fields[part + 1];
}

/**
 * bce_box_get_shape:
 * @part: a kind of component
 *
 * Returns: (transfer none): what such a component is made of
 */
const ScribaShape *
bce_box_get_shape (BceBoxPart part)
{
  g_return_val_if_fail (part < BCE_N_BOX_PARTS, NULL);

  return part_field (part)->shape;
}

/**
 * bce_box_get_part:
 * @box: a box
 * @part: a kind of component
 *
 * Returns: (transfer none): the components of that kind, in the order of the file
 */
GArray *
bce_box_get_part (const BceBox *box,
                  BceBoxPart part)
{
  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (part < BCE_N_BOX_PARTS, NULL);

  return G_STRUCT_MEMBER (GArray *, box, part_field (part)->offset);
}

/**
 * bce_box_get_component:
 * @box: a box
 * @part: a kind of component
 * @index: its place in that part
 *
 * Returns: (transfer none): the component, a record of bce_box_get_shape()
 */
gpointer
bce_box_get_component (const BceBox *box,
                       BceBoxPart part,
                       guint index)
{
  GArray *components = bce_box_get_part (box, part);

  g_return_val_if_fail (components != NULL && index < components->len, NULL);

  return components->data + index * bce_box_get_shape (part)->size;
}

/**
 * bce_box_find:
 * @box: a box
 * @part: a kind of component, not `ALLEGIANCE`
 * @id: its id
 *
 * Returns: (transfer none) (nullable): the component
 */
gpointer
bce_box_find (const BceBox *box,
              BceBoxPart part,
              const char *id)
{
  GArray *components = bce_box_get_part (box, part);

  g_return_val_if_fail (components != NULL && id != NULL, NULL);
  g_return_val_if_fail (part != BCE_BOX_ALLEGIANCE, NULL);

  for (guint i = 0; i < components->len; i++)
    {
      gpointer component = bce_box_get_component (box, part, i);

      if (g_str_equal (G_STRUCT_MEMBER (char *, component, bce_box_get_shape (part)->fields[0].offset), id))
        return component;
    }

  return NULL;
}

/**
 * bce_box_find_recruit:
 * @box: a box
 * @name: the name on the card
 *
 * Returns: (transfer none) (nullable): the first recruit of that name
 */
BceRecruit *
bce_box_find_recruit (const BceBox *box,
                      const char *name)
{
  g_return_val_if_fail (box != NULL && name != NULL, NULL);

  for (guint i = 0; i < box->recruits->len; i++)
    {
      BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);

      if (g_strcmp0 (recruit->name, name) == 0)
        return recruit;
    }

  return NULL;
}

/**
 * bce_box_find_allegiance:
 * @box: a box
 * @letter: 0 for A to 9 for J
 * @field: the field of the tile
 *
 * Returns: (transfer none) (nullable): the allegiance tile
 */
BceAllegiance *
bce_box_find_allegiance (const BceBox *box,
                         guint letter,
                         BceField field)
{
  g_return_val_if_fail (box != NULL, NULL);

  for (guint i = 0; i < box->allegiance->len; i++)
    {
      BceAllegiance *tile = &g_array_index (box->allegiance, BceAllegiance, i);

      if (tile->letter == (gint8) letter && tile->field == (gint8) field)
        return tile;
    }

  return NULL;
}

/**
 * bce_box_dup_name:
 * @box: a box
 * @part: recruits, structures or statues
 * @component: a place in that part
 *
 * Returns: (transfer full): its name or title, and its id while that is unknown: for programs, not for people
 */
char *
bce_box_dup_name (const BceBox *box,
                  BceBoxPart part,
                  guint component)
{
  /* The id stands first, and the name or title after it. */
  const ScribaField *fields = bce_box_get_shape (part)->fields;
  gpointer printed = bce_box_get_component (box, part, component);
  const char *name = G_STRUCT_MEMBER (char *, printed, fields[1].offset);

  return g_strdup (name != NULL ? name : G_STRUCT_MEMBER (char *, printed, fields[0].offset));
}

/**
 * bce_box_make_card:
 * @box: a box
 * @recruit: number of a recruit
 * @name: what it is called
 * @card: (out caller-allocates): where the card goes; what lies there is not freed
 *
 * Makes the card that lies on a board when this recruit is played.
 */
void
bce_box_make_card (const BceBox *box,
                   guint recruit,
                   BceNameFunc name,
                   BceCard *card)
{
  const BceRecruit *printed;
  g_autofree char *called = NULL;
  BceCard view;

  g_return_if_fail (box != NULL && recruit < box->recruits->len && name != NULL && card != NULL);

  printed = &g_array_index (box->recruits, BceRecruit, recruit);
  called = name (box, BCE_BOX_RECRUITS, recruit);
  view = (BceCard) {
    .name = called,
    .recruit = recruit,
    .authority = printed->authority,
    .charisma = printed->charisma,
    .n_ambitions = printed->n_ambitions,
    .ambition_known = printed->ambition_known,
    .n_abilities = printed->n_abilities,
    .abilities_known = printed->abilities_known,
  };
  for (guint i = 0; i < printed->n_ambitions; i++)
    view.ambition[i] = printed->ambition[i];
  for (guint i = 0; i < printed->n_abilities; i++)
    view.abilities[i] = printed->abilities[i];

  bce_card_copy (&view, card);
}
