/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-json.h"

#include <string.h>

#include "scriba-reader.h"
#include "scriba-record.h"

static gboolean
read_number (JsonNode *node,
             const ScribaPlace *place,
             const ScribaField *field,
             ScribaNumber *number,
             GError **error)
{
  if (field->nullable && JSON_NODE_HOLDS_NULL (node))
    {
      *number = (ScribaNumber) SCRIBA_UNKNOWN;
      return TRUE;
    }

  number->known = TRUE;
  return scriba_read_count (node, place, field->lowest, field->highest, &number->value, error);
}

static gboolean
read_numbers (JsonNode *node,
              const ScribaPlace *place,
              const ScribaField *field,
              gpointer record,
              GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_NUMBERS, 0, field->longest, error);
  ScribaNumber *numbers = G_STRUCT_MEMBER_P (record, field->offset);
  guint length;

  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };

      if (!read_number (json_array_get_element (list, i), &element, field, &numbers[i], error))
        return FALSE;
    }

  G_STRUCT_MEMBER (guint8, record, field->length_offset) = length;
  return TRUE;
}

static gboolean
read_counts (JsonNode *node,
             const ScribaPlace *place,
             const ScribaField *field,
             gpointer record,
             GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_NUMBERS, 0, field->longest, error);
  gint16 *counts = G_STRUCT_MEMBER_P (record, field->offset);
  guint length;

  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  memset (counts, 0, field->longest * sizeof (gint16));
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };

      if (!scriba_read_count (json_array_get_element (list, i), &element, field->lowest, field->highest, &counts[i], error))
        return FALSE;
    }

  if (field->length_offset != 0)
    G_STRUCT_MEMBER (guint8, record, field->length_offset) = length;
  return TRUE;
}

static gboolean
read_choices (JsonNode *node,
              const ScribaPlace *place,
              const ScribaField *field,
              gint8 *values,
              GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_LIST, field->longest, field->longest, error);

  if (list == NULL)
    return FALSE;

  for (guint i = 0; i < field->longest; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };

      if (!scriba_read_choice (json_array_get_element (list, i), &element, field->choices, &values[i], error))
        return FALSE;
    }

  return TRUE;
}

/* The length grows first, so that an element that is refused half read is freed with its record. */
static gboolean
read_records (JsonNode *node,
              const ScribaPlace *place,
              const ScribaField *field,
              gpointer record,
              GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_LIST, 0, field->longest, error);
  char *items = G_STRUCT_MEMBER_P (record, field->offset);
  guint length;

  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };
      gpointer item = items + i * field->shape->size;

      memset (item, 0, field->shape->size);
      G_STRUCT_MEMBER (guint8, record, field->length_offset) = i + 1;
      if (!scriba_read_record (json_array_get_element (list, i), &element, field->shape, NULL, item, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_array (JsonNode *node,
            const ScribaPlace *place,
            const ScribaField *field,
            GArray *array,
            GError **error)
{
  JsonArray *list = scriba_read_list (node, place, SCRIBA_ERROR_EXPECTED_LIST, 0, G_MAXUINT, error);
  guint length;

  if (list == NULL)
    return FALSE;

  length = json_array_get_length (list);
  for (guint i = 0; i < length; i++)
    {
      const ScribaPlace element = { .in = place, .index = i };
      gpointer item;

      g_array_set_size (array, i + 1);
      item = array->data + i * field->shape->size;
      memset (item, 0, field->shape->size);
      if (!scriba_read_record (json_array_get_element (list, i), &element, field->shape, NULL, item, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_text (JsonNode *node,
           const ScribaPlace *place,
           const ScribaField *field,
           char **text,
           GError **error)
{
  const char *name = scriba_read_name (node, place, field->longest != 0 ? field->longest : SCRIBA_NAME_MAX_LENGTH, error);

  g_set_str (text, name);
  return name != NULL;
}

static gboolean
read_inline_name (JsonNode *node,
                  const ScribaPlace *place,
                  char *value,
                  GError **error)
{
  const char *name = scriba_read_name (node, place, SCRIBA_NAME_MAX_LENGTH, error);

  if (name == NULL)
    return FALSE;

  g_strlcpy (value, name, SCRIBA_NAME_SIZE);
  return TRUE;
}

static void
set_unknown (const ScribaField *field,
             gpointer record)
{
  gpointer value = G_STRUCT_MEMBER_P (record, field->offset);

  switch (field->type)
    {
    case SCRIBA_FIELD_NUMBER:
      *(ScribaNumber *) value = (ScribaNumber) SCRIBA_UNKNOWN;
      break;

    case SCRIBA_FIELD_CHOICE:
    case SCRIBA_FIELD_FLAG:
      *(gint8 *) value = -1;
      break;

    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORD:
    case SCRIBA_FIELD_RECORDS:
      G_STRUCT_MEMBER (guint8, record, field->known_offset) = FALSE;
      break;

    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_CHOICES:
    case SCRIBA_FIELD_POOL:
      /* An absent one is unknown already. */
      break;

    case SCRIBA_FIELD_NAME:
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_COUNTS:
    case SCRIBA_FIELD_LIST:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
read_field (JsonNode *node,
            const ScribaPlace *place,
            const ScribaField *field,
            gpointer record,
            GError **error)
{
  gpointer value = G_STRUCT_MEMBER_P (record, field->offset);

  if (field->nullable && JSON_NODE_HOLDS_NULL (node))
    {
      set_unknown (field, record);
      return TRUE;
    }

  if (field->known_offset != 0)
    G_STRUCT_MEMBER (guint8, record, field->known_offset) = TRUE;

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      return read_text (node, place, field, value, error);
    case SCRIBA_FIELD_NAME:
      return read_inline_name (node, place, value, error);
    case SCRIBA_FIELD_COUNT:
      return scriba_read_count (node, place, field->lowest, field->highest, value, error);
    case SCRIBA_FIELD_COUNTS:
      return read_counts (node, place, field, record, error);
    case SCRIBA_FIELD_NUMBER:
      return read_number (node, place, field, value, error);
    case SCRIBA_FIELD_CHOICE:
      return scriba_read_choice (node, place, field->choices, value, error);
    case SCRIBA_FIELD_CHOICES:
      return read_choices (node, place, field, value, error);
    case SCRIBA_FIELD_FLAG:
      return scriba_read_flag (node, place, value, error);
    case SCRIBA_FIELD_NUMBERS:
      return read_numbers (node, place, field, record, error);
    case SCRIBA_FIELD_RECORD:
      return scriba_read_record (node, place, field->shape, NULL, value, error);
    case SCRIBA_FIELD_RECORDS:
      return read_records (node, place, field, record, error);
    case SCRIBA_FIELD_POOL:
      *(GArray **) value = g_array_new (FALSE, TRUE, field->shape->size);
      return read_array (node, place, field, *(GArray **) value, error);
    case SCRIBA_FIELD_LIST:
      return read_array (node, place, field, *(GArray **) value, error);
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_known_key (const ScribaShape *shape,
              gconstpointer record,
              const char * const *others,
              const char *key)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (g_str_equal (shape->fields[i].name, key) && scriba_field_applies (shape, &shape->fields[i], record))
        return TRUE;
    }

  return others != NULL && g_strv_contains (others, key);
}

static gboolean
check_record_keys (JsonObject *object,
                   const ScribaPlace *place,
                   const ScribaShape *shape,
                   const char * const *others,
                   gconstpointer record,
                   GError **error)
{
  JsonObjectIter iter;
  const char *key;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      const ScribaPlace unknown = { .in = place, .key = key };

      if (!is_known_key (shape, record, others, key))
        return scriba_refuse_text (&unknown, SCRIBA_ERROR_UNKNOWN_KEY, key, error);
    }

  return TRUE;
}

static gboolean
check_meaning (const ScribaPlace *place,
               const ScribaShape *shape,
               gconstpointer record,
               GError **error)
{
  const char *key = shape->misplaced != NULL ? shape->misplaced (record) : NULL;
  const ScribaPlace member = { .in = place, .key = key };

  return key == NULL || scriba_refuse_text (&member, SCRIBA_ERROR_UNKNOWN_KEY, key, error);
}

/**
 * scriba_read_fields:
 * @object: an object
 * @place: where it stands
 * @shape: what the record is made of
 * @record: a record, or zeros
 * @error: where to say what is refused
 *
 * Reads what the table knows; other keys are not looked at. A refused record
 * holds what was read so far, to be cleared by its owner.
 *
 * Returns: whether all of it could be read
 */
gboolean
scriba_read_fields (JsonObject *object,
                    const ScribaPlace *place,
                    const ScribaShape *shape,
                    gpointer record,
                    GError **error)
{
  scriba_record_reset (shape, record);

  /* The kind of a record stands first, so later fields know whether they apply. */
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];
      const ScribaPlace member = { .in = place, .key = field->name };
      JsonNode *node;

      if (!scriba_field_applies (shape, field, record))
        continue;

      node = json_object_get_member (object, field->name);
      if (node == NULL)
        {
          if (field->required)
            return scriba_refuse (&member, SCRIBA_ERROR_MISSING, NULL, error);
        }
      else if (!read_field (node, &member, field, record, error))
        {
          return FALSE;
        }
    }

  return TRUE;
}

/**
 * scriba_read_record:
 * @node: a value
 * @place: where it stands
 * @shape: what the record is made of
 * @others: (nullable): keys that are read elsewhere
 * @record: a record, or zeros
 * @error: where to say what is refused
 *
 * Reads an object in which every key must be understood. A refused record holds
 * what was read so far, to be cleared by its owner.
 *
 * Returns: whether it could be read
 */
gboolean
scriba_read_record (JsonNode *node,
                    const ScribaPlace *place,
                    const ScribaShape *shape,
                    const char * const *others,
                    gpointer record,
                    GError **error)
{
  JsonObject *object = scriba_read_object (node, place, error);

  return object != NULL &&
         scriba_read_fields (object, place, shape, record, error) &&
         check_record_keys (object, place, shape, others, record, error) &&
         check_meaning (place, shape, record, error);
}

/** scriba_read_member: reads a record that an object may have under @key; without it, @record stays what it is. */
gboolean
scriba_read_member (JsonObject *object,
                    const ScribaPlace *place,
                    const char *key,
                    const ScribaShape *shape,
                    gpointer record,
                    GError **error)
{
  const ScribaPlace member = { .in = place, .key = key };
  JsonNode *node = json_object_get_member (object, key);

  return node == NULL || scriba_read_record (node, &member, shape, NULL, record, error);
}
