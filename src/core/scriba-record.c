/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-record.h"

#include <string.h>

#define AT(type, record, where) ((type *) ((char *) (record) + (where)))
#define ITEM(shape, items, i) ((gpointer) ((char *) (items) + (gsize) (i) * (shape)->size))

static gpointer
value_of (const ScribaField *field,
          gconstpointer record)
{
  return (char *) record + field->offset;
}

/* Whether a record can be unknown as a whole lies beside it; not every table needs that. */
static guint8 *
known_of (const ScribaField *field,
          gconstpointer record)
{
  return field->known_offset != 0 ? AT (guint8, record, field->known_offset) : NULL;
}

static void
set_known (const ScribaField *field,
           gpointer record,
           gboolean known)
{
  guint8 *place = known_of (field, record);

  if (place != NULL)
    *place = known;
}

static gsize
field_size (const ScribaField *field)
{
  switch (field->type)
    {
    case SCRIBA_FIELD_COUNT:
      return sizeof (gint16);
    case SCRIBA_FIELD_NUMBER:
      return sizeof (ScribaNumber);
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_FLAG:
      return sizeof (gint8);
    case SCRIBA_FIELD_CHOICES:
      return field->longest * sizeof (gint8);
    case SCRIBA_FIELD_NAME:
      return SCRIBA_NAME_SIZE;
    case SCRIBA_FIELD_COUNTS:
      return field->longest * sizeof (gint16);
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORD:
    case SCRIBA_FIELD_RECORDS:
    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
    default:
      g_assert_not_reached ();
    }
}

/* A list of counts has its length beside it, or is as long as can be. */
static guint8 *
length_of (const ScribaField *field,
           gconstpointer record)
{
  return field->length_offset != 0 ? AT (guint8, record, field->length_offset) : NULL;
}

static void
clear_items (const ScribaShape *shape,
             gpointer items,
             guint n_items)
{
  for (guint i = 0; i < n_items; i++)
    scriba_record_clear (shape, ITEM (shape, items, i));
}

static void
field_clear (const ScribaField *field,
             gpointer record)
{
  gpointer value = value_of (field, record);
  GArray **array = value;

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      g_clear_pointer ((char **) value, g_free);
      break;

    case SCRIBA_FIELD_RECORD:
      scriba_record_clear (field->shape, value);
      break;

    case SCRIBA_FIELD_RECORDS:
      clear_items (field->shape, value, *AT (guint8, record, field->length_offset));
      *AT (guint8, record, field->length_offset) = 0;
      break;

    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
      if (*array != NULL)
        clear_items (field->shape, (*array)->data, (*array)->len);
      g_clear_pointer (array, g_array_unref);
      break;

    case SCRIBA_FIELD_NUMBERS:
      *AT (guint8, record, field->length_offset) = 0;
      break;

    case SCRIBA_FIELD_COUNTS:
      if (length_of (field, record) != NULL)
        *length_of (field, record) = 0;
      memset (value, 0, field_size (field));
      break;

    case SCRIBA_FIELD_NAME:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_FLAG:
      memset (value, 0, field_size (field));
      break;

    default:
      g_assert_not_reached ();
    }

  set_known (field, record, FALSE);
}

/**
 * scriba_field_reset:
 * @field: a value
 * @record: a record that has it
 * @known: whether it is known to be 0, or empty; else nobody has told it
 *
 * Forgets what the value was.
 */
void
scriba_field_reset (const ScribaField *field,
                    gpointer record,
                    gboolean known)
{
  gpointer value = value_of (field, record);
  GArray **list = value;

  /* A list keeps its array: whoever made it may have told it how to clear an element. */
  if (field->type == SCRIBA_FIELD_LIST && *list != NULL)
    {
      clear_items (field->shape, (*list)->data, (*list)->len);
      g_array_set_size (*list, 0);
      return;
    }

  field_clear (field, record);

  switch (field->type)
    {
    case SCRIBA_FIELD_NUMBER:
      ((ScribaNumber *) value)->known = known;
      break;

    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_FLAG:
      *(gint8 *) value = known ? 0 : -1;
      break;

    case SCRIBA_FIELD_CHOICES:
      memset (value, -1, field_size (field));
      break;

    case SCRIBA_FIELD_RECORD:
      scriba_record_reset (field->shape, value);
      break;

    case SCRIBA_FIELD_LIST:
      *list = g_array_new (FALSE, TRUE, field->shape->size);
      break;

    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_NAME:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_COUNTS:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORDS:
    case SCRIBA_FIELD_POOL:
      break;

    default:
      g_assert_not_reached ();
    }

  set_known (field, record, known);
}

static GArray *
copy_array (const ScribaShape *shape,
            GArray *array)
{
  GArray *copy = g_array_sized_new (FALSE, TRUE, shape->size, array->len);

  g_array_set_size (copy, array->len);
  for (guint i = 0; i < array->len; i++)
    scriba_record_copy (shape, ITEM (shape, array->data, i), ITEM (shape, copy->data, i));

  return copy;
}

static gboolean
items_equal (const ScribaShape *shape,
             gconstpointer items,
             gconstpointer others,
             guint n_items)
{
  for (guint i = 0; i < n_items; i++)
    {
      if (!scriba_record_equal (shape, ITEM (shape, items, i), ITEM (shape, others, i)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
number_equal (const ScribaNumber *number,
              const ScribaNumber *other)
{
  return number->known == other->known && (!number->known || number->value == other->value);
}

/**
 * scriba_field_applies:
 * @shape: the table that has @field
 * @field: a value
 * @record: a record of @shape
 *
 * Returns: whether a record of the kind of @record has this value
 */
gboolean
scriba_field_applies (const ScribaShape *shape,
                      const ScribaField *field,
                      gconstpointer record)
{
  int kind;

  if (field->kinds == 0)
    return TRUE;

  kind = *AT (gint8, record, shape->fields[0].offset);
  return kind >= 0 && (field->kinds & (1u << kind)) != 0;
}

/**
 * scriba_field_is_unknown:
 * @field: a value
 * @record: a record that has it
 *
 * A required value is never unknown: where null is allowed for it, null means none.
 *
 * Returns: whether nobody has told the value yet (rules, section 1)
 */
gboolean
scriba_field_is_unknown (const ScribaField *field,
                         gconstpointer record)
{
  gpointer value = value_of (field, record);
  guint8 *known = known_of (field, record);

  if (field->required)
    return FALSE;

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_POOL:
      return *(gpointer *) value == NULL;

    case SCRIBA_FIELD_NUMBER:
      return !((ScribaNumber *) value)->known;

    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_FLAG:
      return *(gint8 *) value < 0;

    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORD:
    case SCRIBA_FIELD_RECORDS:
      return known != NULL && !*known;

    case SCRIBA_FIELD_NAME:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_COUNTS:
    case SCRIBA_FIELD_LIST:
      return FALSE;

    default:
      g_assert_not_reached ();
    }
}

/**
 * scriba_field_length:
 * @field: a value of type `COUNTS`
 * @record: a record that has it
 *
 * Returns: how many counts it has
 */
guint
scriba_field_length (const ScribaField *field,
                     gconstpointer record)
{
  guint8 *length = length_of (field, record);

  return length != NULL ? *length : field->longest;
}

/**
 * scriba_field_equal:
 * @field: a value
 * @record: a record that has it
 * @other: another one
 *
 * Returns: whether both have the same value; two unknown ones are the same
 */
gboolean
scriba_field_equal (const ScribaField *field,
                    gconstpointer record,
                    gconstpointer other)
{
  gpointer value = value_of (field, record);
  gpointer compared = value_of (field, other);
  guint n_items = 0;

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      return g_strcmp0 (*(char **) value, *(char **) compared) == 0;

    case SCRIBA_FIELD_NUMBER:
      return number_equal (value, compared);

    case SCRIBA_FIELD_NAME:
      return strcmp (value, compared) == 0;

    case SCRIBA_FIELD_COUNTS:
      return scriba_field_length (field, record) == scriba_field_length (field, other) &&
             memcmp (value, compared, scriba_field_length (field, record) * sizeof (gint16)) == 0;

    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_FLAG:
      return memcmp (value, compared, field_size (field)) == 0;

    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
      {
        GArray *array = *(GArray **) value;
        GArray *other_array = *(GArray **) compared;

        if (array == NULL || other_array == NULL)
          return array == other_array;

        return array->len == other_array->len &&
               items_equal (field->shape, array->data, other_array->data, array->len);
      }

    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORDS:
      n_items = *AT (guint8, record, field->length_offset);
      if (n_items != *AT (guint8, other, field->length_offset))
        return FALSE;
      break;

    case SCRIBA_FIELD_RECORD:
      n_items = 1;
      break;

    default:
      g_assert_not_reached ();
    }

  if (scriba_field_is_unknown (field, record) || scriba_field_is_unknown (field, other))
    return scriba_field_is_unknown (field, record) && scriba_field_is_unknown (field, other);

  if (field->type != SCRIBA_FIELD_NUMBERS)
    return items_equal (field->shape, value, compared, n_items);

  for (guint i = 0; i < n_items; i++)
    {
      if (!number_equal ((ScribaNumber *) value + i, (ScribaNumber *) compared + i))
        return FALSE;
    }

  return TRUE;
}

/**
 * scriba_field_copy:
 * @field: a value
 * @record: a record that has it
 * @copy: the record that gets it, in the place of what it had
 *
 * Copies one value with all that belongs to it.
 */
void
scriba_field_copy (const ScribaField *field,
                   gconstpointer record,
                   gpointer copy)
{
  gpointer value = value_of (field, record);
  gpointer target = value_of (field, copy);
  guint8 *known = known_of (field, record);
  guint n_items;

  field_clear (field, copy);

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      *(char **) target = g_strdup (*(char **) value);
      break;

    case SCRIBA_FIELD_COUNTS:
      memcpy (target, value, scriba_field_length (field, record) * sizeof (gint16));
      if (length_of (field, record) != NULL)
        *length_of (field, copy) = *length_of (field, record);
      break;

    case SCRIBA_FIELD_NAME:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_FLAG:
      memcpy (target, value, field_size (field));
      break;

    case SCRIBA_FIELD_NUMBERS:
      n_items = *AT (guint8, record, field->length_offset);
      memcpy (target, value, n_items * sizeof (ScribaNumber));
      *AT (guint8, copy, field->length_offset) = n_items;
      break;

    case SCRIBA_FIELD_RECORD:
      scriba_record_copy (field->shape, value, target);
      break;

    case SCRIBA_FIELD_RECORDS:
      n_items = *AT (guint8, record, field->length_offset);
      for (guint i = 0; i < n_items; i++)
        {
          memset (ITEM (field->shape, target, i), 0, field->shape->size);
          scriba_record_copy (field->shape, ITEM (field->shape, value, i), ITEM (field->shape, target, i));
        }
      *AT (guint8, copy, field->length_offset) = n_items;
      break;

    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
      if (*(GArray **) value != NULL)
        *(GArray **) target = copy_array (field->shape, *(GArray **) value);
      break;

    default:
      g_assert_not_reached ();
    }

  set_known (field, copy, known == NULL || *known);
}

/**
 * scriba_record_reset:
 * @shape: its table
 * @record: a record, or zeros
 *
 * Makes every value what an absent key in a file means.
 */
void
scriba_record_reset (const ScribaShape *shape,
                     gpointer record)
{
  for (guint i = 0; i < shape->n_fields; i++)
    scriba_field_reset (&shape->fields[i], record, !shape->absent_unknown);

  if (shape->prepare != NULL)
    shape->prepare (record);
}

/**
 * scriba_record_clear:
 * @shape: its table
 * @record: a record, or zeros
 *
 * Frees what belongs to a record and leaves zeros.
 */
void
scriba_record_clear (const ScribaShape *shape,
                     gpointer record)
{
  for (guint i = 0; i < shape->n_fields; i++)
    field_clear (&shape->fields[i], record);
}

/**
 * scriba_record_copy:
 * @shape: the table of both
 * @record: a record
 * @copy: a record that gets its values, or zeros
 *
 * Copies a record with all that belongs to it.
 */
void
scriba_record_copy (const ScribaShape *shape,
                    gconstpointer record,
                    gpointer copy)
{
  for (guint i = 0; i < shape->n_fields; i++)
    scriba_field_copy (&shape->fields[i], record, copy);
}

/**
 * scriba_record_equal:
 * @shape: the table of both
 * @record: a record
 * @other: another one
 *
 * Returns: whether all their values are the same
 */
gboolean
scriba_record_equal (const ScribaShape *shape,
                     gconstpointer record,
                     gconstpointer other)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (!scriba_field_equal (&shape->fields[i], record, other))
        return FALSE;
    }

  return TRUE;
}
