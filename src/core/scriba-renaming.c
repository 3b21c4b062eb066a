/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-renaming.h"

static void
renaming_clear (gpointer data)
{
  ScribaRenaming *self = data;

  g_free (self->from);
  g_free (self->to);
}

/** scriba_renamings_new: (transfer full) (element-type ScribaRenaming): nobody got another name. */
GArray *
scriba_renamings_new (void)
{
  GArray *renamings = g_array_new (FALSE, FALSE, sizeof (ScribaRenaming));

  g_array_set_clear_func (renamings, renaming_clear);
  return renamings;
}

/** scriba_renamings_add: what happened after those that are there. */
void
scriba_renamings_add (GArray *renamings,
                      guint32 seq,
                      const char *from,
                      const char *to)
{
  const ScribaRenaming renaming = { seq, g_strdup (from), g_strdup (to) };

  g_array_append_val (renamings, renaming);
}

/**
 * scriba_renamings_read:
 * @renamings: (element-type ScribaRenaming): in the order in which they happened
 * @seq: the entry that has the name; 0 for what began the game
 * @name: a name that was recorded
 *
 * Returns: what that player is called now; @name itself, or of @renamings
 */
const char *
scriba_renamings_read (const GArray *renamings,
                       guint32 seq,
                       const char *name)
{
  for (guint i = 0; i < renamings->len; i++)
    {
      const ScribaRenaming *renaming = &g_array_index (renamings, ScribaRenaming, i);

      if (seq > renaming->seq)
        continue;
      if (g_str_equal (name, renaming->from))
        name = renaming->to;
      else if (g_str_equal (name, renaming->to))
        name = renaming->from;
    }

  return name;
}

static void
rename_items (const ScribaShape *shape,
              char *items,
              guint n_items,
              const GArray *renamings,
              guint32 seq)
{
  for (guint i = 0; i < n_items; i++)
    scriba_record_rename (shape, items + i * shape->size, renamings, seq);
}

/**
 * scriba_record_rename:
 * @shape: what @record is made of
 * @record: a record
 * @renamings: (element-type ScribaRenaming): in the order in which they happened
 * @seq: the entry that has the record; 0 for what began the game
 *
 * Reads every name in a record as it is now.
 */
void
scriba_record_rename (const ScribaShape *shape,
                      gpointer record,
                      const GArray *renamings,
                      guint32 seq)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      char *value = (char *) record + field->offset;

      if (field->type == SCRIBA_FIELD_NAME)
        {
          const char *name = scriba_renamings_read (renamings, seq, value);

          if (name != value)
            g_strlcpy (value, name, SCRIBA_NAME_SIZE);
        }
      else if (field->type == SCRIBA_FIELD_RECORD)
        {
          scriba_record_rename (field->shape, value, renamings, seq);
        }
      else if (field->type == SCRIBA_FIELD_RECORDS)
        {
          rename_items (field->shape, value, *((guint8 *) record + field->length_offset), renamings, seq);
        }
    }
}

static gboolean
items_have_name (const ScribaShape *shape,
                 const char *items,
                 guint n_items,
                 const char *name)
{
  for (guint i = 0; i < n_items; i++)
    if (scriba_record_has_name (shape, items + i * shape->size, name))
      return TRUE;
  return FALSE;
}

/** scriba_record_has_name: whether a name stands anywhere in a record. */
gboolean
scriba_record_has_name (const ScribaShape *shape,
                        gconstpointer record,
                        const char *name)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      const char *value = (const char *) record + field->offset;

      if ((field->type == SCRIBA_FIELD_NAME && g_str_equal (value, name))
          || (field->type == SCRIBA_FIELD_RECORD && scriba_record_has_name (field->shape, value, name))
          || (field->type == SCRIBA_FIELD_RECORDS
              && items_have_name (field->shape, value, *((const guint8 *) record + field->length_offset), name)))
        return TRUE;
    }

  return FALSE;
}
