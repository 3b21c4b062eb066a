/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-json.h"

#include "scriba-record.h"
#include "scriba-writer.h"

static JsonNode *
write_number (const ScribaNumber *number)
{
  JsonNode *node = json_node_alloc ();

  return number->known ? json_node_init_int (node, number->value) : json_node_init_null (node);
}

static JsonNode *
write_list (JsonArray *list)
{
  JsonNode *node = json_node_alloc ();

  json_node_init_array (node, list);
  json_array_unref (list);
  return node;
}

static JsonNode *
write_numbers (const ScribaNumber *numbers,
               guint length)
{
  JsonArray *list = json_array_sized_new (length);

  for (guint i = 0; i < length; i++)
    json_array_add_element (list, write_number (&numbers[i]));

  return write_list (list);
}

/* Without a length of its own, a list ends with the last count that is not 0. */
static JsonNode *
write_counts (const ScribaField *field,
              gconstpointer record)
{
  const gint16 *counts = G_STRUCT_MEMBER_P (record, field->offset);
  guint length = scriba_field_length (field, record);
  JsonArray *list = json_array_sized_new (length);

  while (field->length_offset == 0 && length > 0 && counts[length - 1] == 0)
    length--;
  for (guint i = 0; i < length; i++)
    json_array_add_int_element (list, counts[i]);

  return write_list (list);
}

static JsonNode *
write_choices (const char * const *choices,
               const gint8 *values,
               guint length)
{
  JsonArray *list = json_array_sized_new (length);

  for (guint i = 0; i < length; i++)
    json_array_add_string_element (list, choices[values[i]]);

  return write_list (list);
}

static JsonNode *
write_records (const ScribaShape *shape,
               const char *items,
               guint length)
{
  JsonArray *list = json_array_sized_new (length);

  for (guint i = 0; i < length; i++)
    json_array_add_element (list, scriba_json_write_record (shape, items + i * shape->size));

  return write_list (list);
}

static JsonNode *
write_value (const ScribaField *field,
             gconstpointer record)
{
  gconstpointer value = G_STRUCT_MEMBER_P (record, field->offset);
  gint8 choice;

  if (scriba_field_is_unknown (field, record))
    return json_node_init_null (json_node_alloc ());

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
      return json_node_init_string (json_node_alloc (), *(char * const *) value);

    case SCRIBA_FIELD_NAME:
      return json_node_init_string (json_node_alloc (), value);

    case SCRIBA_FIELD_COUNT:
      return json_node_init_int (json_node_alloc (), *(const gint16 *) value);

    case SCRIBA_FIELD_COUNTS:
      return write_counts (field, record);

    case SCRIBA_FIELD_NUMBER:
      return write_number (value);

    case SCRIBA_FIELD_CHOICE:
      choice = *(const gint8 *) value;
      return choice < 0 ? json_node_init_null (json_node_alloc ())
                        : json_node_init_string (json_node_alloc (), field->choices[choice]);

    case SCRIBA_FIELD_CHOICES:
      return write_choices (field->choices, value, field->longest);

    case SCRIBA_FIELD_FLAG:
      return json_node_init_boolean (json_node_alloc (), *(const gint8 *) value == 1);

    case SCRIBA_FIELD_NUMBERS:
      return write_numbers (value, G_STRUCT_MEMBER (guint8, record, field->length_offset));

    case SCRIBA_FIELD_RECORD:
      return scriba_json_write_record (field->shape, value);

    case SCRIBA_FIELD_RECORDS:
      return write_records (field->shape, value, G_STRUCT_MEMBER (guint8, record, field->length_offset));

    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
      {
        GArray *array = *(GArray * const *) value;

        return write_records (field->shape, array->data, array->len);
      }

    default:
      g_assert_not_reached ();
    }
}

/**
 * scriba_write_fields:
 * @object: an object
 * @shape: what the record is made of
 * @record: a record
 *
 * Adds the record's values in the order of the table. A value that reads back
 * from an absent key is left out, unless absent would mean unknown.
 */
void
scriba_write_fields (JsonObject *object,
                     const ScribaShape *shape,
                     gconstpointer record)
{
  g_autofree gpointer absent = g_malloc0 (shape->size);

  scriba_record_reset (shape, absent);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ScribaField *field = &shape->fields[i];

      if (scriba_field_applies (shape, field, record) &&
          (field->required || shape->absent_unknown || !scriba_field_equal (field, record, absent)))
        json_object_set_member (object, field->name, write_value (field, record));
    }
  scriba_record_clear (shape, absent);
}

/** scriba_write_field: adds the one value of @key, also where scriba_write_fields() leaves it out. */
void
scriba_write_field (JsonObject *object,
                    const ScribaShape *shape,
                    gconstpointer record,
                    const char *key)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      if (g_str_equal (shape->fields[i].name, key))
        json_object_set_member (object, key, write_value (&shape->fields[i], record));
    }
}

/** scriba_write_object: the node of an object. Takes @object. */
JsonNode *
scriba_write_object (JsonObject *object)
{
  JsonNode *node = json_node_alloc ();

  json_node_init_object (node, object);
  json_object_unref (object);
  return node;
}

/** scriba_write_count: adds a number, unless it is 0. */
void
scriba_write_count (JsonObject *object,
                    const char *key,
                    gint64 count)
{
  if (count != 0)
    json_object_set_int_member (object, key, count);
}

/** scriba_write_map: adds an object, unless it is empty. Takes @map. */
void
scriba_write_map (JsonObject *object,
                  const char *key,
                  JsonObject *map)
{
  if (json_object_get_size (map) > 0)
    json_object_set_object_member (object, key, map);
  else
    json_object_unref (map);
}

/** scriba_write_word: adds a word, or null for %NULL. */
void
scriba_write_word (JsonObject *object,
                   const char *key,
                   const char *word)
{
  if (word != NULL)
    json_object_set_string_member (object, key, word);
  else
    json_object_set_null_member (object, key);
}

/**
 * scriba_json_write_record:
 * @shape: what the record is made of
 * @record: a record
 *
 * Returns: (transfer full): the object that scriba_read_record() reads back as @record
 */
JsonNode *
scriba_json_write_record (const ScribaShape *shape,
                          gconstpointer record)
{
  JsonObject *object;

  g_return_val_if_fail (shape != NULL && record != NULL, NULL);

  object = json_object_new ();
  scriba_write_fields (object, shape, record);
  return scriba_write_object (object);
}
