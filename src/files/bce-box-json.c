/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-entries.h"
#include "scriba-box-json.h"
#include "scriba-reader.h"
#include "scriba-writer.h"

static gboolean
check_ids (const BceBox *box,
           GError **error)
{
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      const ScribaField *identity = &bce_box_get_shape (part)->fields[0];
      const ScribaPlace list = { .key = bce_box_shape.fields[part + 1].name };
      guint twice = bce_box_find_twice (box, part);
      const ScribaPlace component = { .in = &list, .index = twice };
      const ScribaPlace id = { .in = &component, .key = identity->name };

      if (twice == G_MAXUINT)
        continue;

      if (part == BCE_BOX_ALLEGIANCE)
        return scriba_refuse_text (&id, SCRIBA_ERROR_ID_TWICE,
                                   bce_letter_keys[g_array_index (box->allegiance, BceAllegiance, twice).letter], error);

      return scriba_refuse_text (&id, SCRIBA_ERROR_ID_TWICE,
                                 G_STRUCT_MEMBER (char *, bce_box_get_component (box, part, twice), identity->offset),
                                 error);
    }

  return TRUE;
}

/**
 * bce_box_from_json:
 * @node: a parsed file of the format scriba-box/1
 * @error: where to say what is refused
 *
 * Reads a component catalogue (rules, section 1). What it leaves out is unknown.
 *
 * Returns: (transfer full): the box, or %NULL
 */
BceBox *
bce_box_from_json (JsonNode *node,
                   GError **error)
{
  g_autoptr (BceBox) box = NULL;
  JsonObject *file;

  g_return_val_if_fail (node != NULL, NULL);

  file = scriba_read_box_file (node, bce_game.key, error);
  if (file == NULL)
    return NULL;

  box = bce_box_new ();
  if (!scriba_read_fields (file, NULL, &bce_box_shape, box, error) ||
      !check_ids (box, error))
    return NULL;

  return g_steal_pointer (&box);
}

/**
 * bce_box_to_json:
 * @box: a box
 *
 * Returns: (transfer full): a file of the format scriba-box/1, with null for what is unknown
 */
JsonNode *
bce_box_to_json (const BceBox *box)
{
  JsonObject *file;

  g_return_val_if_fail (box != NULL, NULL);

  file = scriba_write_box_file (bce_game.key);
  scriba_write_fields (file, &bce_box_shape, box);
  return scriba_write_object (file);
}
