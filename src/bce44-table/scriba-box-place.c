/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-box-place.h"

#include "bce-keys.h"

/** scriba_box_place_get_field: what is described by its shape about the value there. */
const ScribaField *
scriba_box_place_get_field (const ScribaBoxPlace *place)
{
  g_return_val_if_fail (place != NULL, NULL);

  return &bce_box_get_shape (place->part)->fields[place->field];
}

/* Files tell components apart by their first field; allegiance tiles by two. */
static char *
component_id (const ScribaBoxPlace *place,
              const BceBox *box)
{
  gconstpointer component = bce_box_get_component (box, place->part, place->index);
  const BceAllegiance *tile = component;

  if (place->part == BCE_BOX_ALLEGIANCE)
    return g_strdup_printf ("%s-%s", bce_letter_keys[tile->letter], bce_field_keys[tile->field]);

  return g_strdup (G_STRUCT_MEMBER (char *, component, bce_box_get_shape (place->part)->fields[0].offset));
}

/**
 * scriba_box_place_get_target:
 * @place: where a value is
 * @box: the box that has it
 *
 * Returns: (transfer full): its name as the target of a commit, such as "recruits/senator/authority"
 */
char *
scriba_box_place_get_target (const ScribaBoxPlace *place,
                             const BceBox *box)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (place != NULL && box != NULL, NULL);

  id = component_id (place, box);
  /* The title stands before the parts. */
  return g_strdup_printf ("%s/%s/%s", bce_box_shape.fields[place->part + 1].name, id,
                          scriba_box_place_get_field (place)->name);
}

/**
 * scriba_box_place_commit:
 * @place: a value that was just edited
 * @owner: the owner's box that has it
 * @label: what undoing it is called
 *
 * Consecutive commits of one value are one step.
 */
void
scriba_box_place_commit (const ScribaBoxPlace *place,
                         ScribaOwnerBox *owner,
                         const char *label)
{
  g_autofree char *target = NULL;

  g_return_if_fail (SCRIBA_IS_OWNER_BOX (owner));

  target = scriba_box_place_get_target (place, scriba_owner_box_get_box (owner));
  scriba_document_commit (SCRIBA_DOCUMENT (owner), target, label);
}
