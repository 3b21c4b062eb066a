/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-record.h"

#include <string.h>

#include "bce-box-facts.h"
#include "scriba-box-edit.h"
#include "scriba-record.h"

/* Values of the box that have parts: one record (a cost, a bonus), or a list of records (abilities, effects). */

/** scriba_box_record_is_list: whether a value is a list of records. */
gboolean
scriba_box_record_is_list (const ScribaField *field)
{
  return field->type == SCRIBA_FIELD_RECORDS || field->type == SCRIBA_FIELD_POOL;
}

/** scriba_box_record_n_items: how many records the value has; 1 for a lone one, 0 for an unknown list. */
guint
scriba_box_record_n_items (ScribaOwnerBox *owner,
                           const ScribaBoxPlace *place)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gconstpointer component = scriba_box_edit_get_component (owner, place);
  const GArray *pool;

  switch (field->type)
    {
    case SCRIBA_FIELD_RECORD:
      return 1;
    case SCRIBA_FIELD_RECORDS:
      return G_STRUCT_MEMBER (guint8, component, field->length_offset);
    case SCRIBA_FIELD_POOL:
      pool = G_STRUCT_MEMBER (GArray *, component, field->offset);
      return pool != NULL ? pool->len : 0;
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_FLAG:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_LIST:
    default:
      g_return_val_if_reached (0);
    }
}

/** scriba_box_record_get_item: one record of the value, to be read, or changed between begin and commit. */
gpointer
scriba_box_record_get_item (ScribaOwnerBox *owner,
                            const ScribaBoxPlace *place,
                            guint item)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gpointer component = scriba_box_edit_open (owner, place);
  char *items;

  g_return_val_if_fail (item < scriba_box_record_n_items (owner, place), NULL);

  if (field->type == SCRIBA_FIELD_POOL)
    items = G_STRUCT_MEMBER (GArray *, component, field->offset)->data;
  else
    items = G_STRUCT_MEMBER_P (component, field->offset);
  return items + item * field->shape->size;
}

/** scriba_box_record_has_field: whether a record of its kind has this value. */
gboolean
scriba_box_record_has_field (const ScribaShape *shape,
                             const ScribaField *field,
                             gconstpointer item)
{
  if (field->type == SCRIBA_FIELD_POOL || !scriba_field_applies (shape, field, item))
    return FALSE;

  return shape != &bce_bonus_shape || bce_bonus_narrows (item, field);
}

/* A count that may be left out is 0 then. */
static gboolean
is_optional (const ScribaField *field)
{
  return !field->required && field->lowest > 0;
}

/* What is told of a new record to begin with: one of the first kind. */
static void
start_item (const ScribaShape *shape,
            gpointer item)
{
  scriba_record_reset (shape, item);
  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type == SCRIBA_FIELD_COUNT && !is_optional (&shape->fields[i]))
      G_STRUCT_MEMBER (gint16, item, shape->fields[i].offset) = 1;
}

/* Values that fitted another kind are brought into the range of this one. */
static void
tidy (const ScribaShape *shape,
      gpointer item)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      gint16 *count = G_STRUCT_MEMBER_P (item, field->offset);

      if (field->type == SCRIBA_FIELD_COUNT && scriba_field_applies (shape, field, item) &&
          !(is_optional (field) && *count == 0))
        *count = CLAMP (*count, field->lowest, field->highest);
    }

  if (shape == &bce_bonus_shape)
    bce_bonus_widen (item);
}

/** scriba_box_record_begin: makes an unknown value known, for it is about to be told. */
void
scriba_box_record_begin (ScribaOwnerBox *owner,
                         const ScribaBoxPlace *place)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gpointer component = scriba_box_edit_open (owner, place);

  if (!scriba_field_is_unknown (field, component))
    return;

  scriba_field_reset (field, component, TRUE);
  if (field->type == SCRIBA_FIELD_POOL)
    G_STRUCT_MEMBER (GArray *, component, field->offset) = g_array_new (FALSE, TRUE, field->shape->size);
  else if (field->shape == &bce_bonus_shape)
    start_item (field->shape, G_STRUCT_MEMBER_P (component, field->offset));
}

/** scriba_box_record_commit: keeps a changed record. */
void
scriba_box_record_commit (ScribaOwnerBox *owner,
                          const ScribaBoxPlace *place,
                          guint item)
{
  tidy (scriba_box_place_get_field (place)->shape, scriba_box_record_get_item (owner, place, item));
  scriba_box_edit_commit (owner, place);
}

/** scriba_box_record_add: puts another record at the end of a list that is not full. */
void
scriba_box_record_add (ScribaOwnerBox *owner,
                       const ScribaBoxPlace *place)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gpointer component = scriba_box_edit_open (owner, place);
  guint n_items = scriba_box_record_n_items (owner, place);
  gpointer item;

  g_return_if_fail (scriba_box_record_is_list (field));

  scriba_box_record_begin (owner, place);
  if (field->type == SCRIBA_FIELD_POOL)
    g_array_set_size (G_STRUCT_MEMBER (GArray *, component, field->offset), n_items + 1);
  else if (n_items < field->longest)
    G_STRUCT_MEMBER (guint8, component, field->length_offset)++;
  else
    return;

  item = scriba_box_record_get_item (owner, place, n_items);
  memset (item, 0, field->shape->size);
  start_item (field->shape, item);
  scriba_box_edit_commit (owner, place);
}

/** scriba_box_record_remove: takes a record out of a list. */
void
scriba_box_record_remove (ScribaOwnerBox *owner,
                          const ScribaBoxPlace *place,
                          guint item)
{
  const ScribaField *field = scriba_box_place_get_field (place);
  gpointer component = scriba_box_edit_open (owner, place);
  guint n_items = scriba_box_record_n_items (owner, place);
  char *removed = scriba_box_record_get_item (owner, place, item);
  gsize size = field->shape->size;

  g_return_if_fail (scriba_box_record_is_list (field));

  scriba_record_clear (field->shape, removed);
  if (field->type == SCRIBA_FIELD_POOL)
    {
      g_array_remove_index (G_STRUCT_MEMBER (GArray *, component, field->offset), item);
    }
  else
    {
      memmove (removed, removed + size, (n_items - item - 1) * size);
      memset (removed + (n_items - item - 1) * size, 0, size);
      G_STRUCT_MEMBER (guint8, component, field->length_offset)--;
    }
  scriba_box_edit_commit (owner, place);
}

/** scriba_box_record_empty: makes the value known to be nothing: no cost, no abilities. */
void
scriba_box_record_empty (ScribaOwnerBox *owner,
                         const ScribaBoxPlace *place)
{
  scriba_field_reset (scriba_box_place_get_field (place), scriba_box_edit_open (owner, place), FALSE);
  scriba_box_record_begin (owner, place);
  scriba_box_edit_commit (owner, place);
}
