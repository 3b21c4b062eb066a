/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-entries.h"
#include "bce-summary.h"
#include "caesar-entries.h"
#include "caesar-summary.h"
#include "files-check.h"
#include "scriba-json.h"
#include "scriba-reader.h"
#include "scriba-record.h"

#define X(code) SCRIBA_ERROR_ ## code

/* Files: each reader refuses what no file may be, and takes what is just not that. */

static const struct
{
  Reader read;
  const char *folder;
  const char *name;
} files[] = {
  { read_box, "SCRIBA_FIXTURES", "practice-box.json" },
  { read_caesar_box, "SCRIBA_BOXES", "caesar.json" },
  { read_resolve, "SCRIBA_FIXTURES", "practice-year.json" },
  { read_score, "SCRIBA_FIXTURES", "practice-score.json" },
  { read_moves, "SCRIBA_FIXTURES", "../cli/caesar-example.json" },
  { read_game, "SCRIBA_FIXTURES", "../samples/four.scriba" },
  { read_game, "SCRIBA_FIXTURES", "../samples/caesar.scriba" },
};

/* A good file with a value that nobody reads before all others. */
static char *
with_note (guint file,
           const char *value)
{
  g_autofree char *text = load (files[file].folder, files[file].name);
  const char *rest = strchr (text, '{') + 1;

  return g_strdup_printf ("{\"note\":%s,%s", value, rest);
}

static void
check_note (const char *within,
            const char *beyond,
            ScribaError code,
            const char *path,
            const char *found)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *good = with_note (i, within);
      g_autofree char *bad = with_note (i, beyond);
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) refusal = NULL;

      g_assert_true (read_text (good, -1, files[i].read, &error));
      g_assert_no_error (error);
      g_assert_false (read_text (bad, -1, files[i].read, &refusal));
      g_assert_error (refusal, SCRIBA_ERROR, (int) code);
      g_assert_cmpstr (scriba_error_get_facts (refusal)->path, ==, path);
      g_assert_cmpstr (scriba_error_get_facts (refusal)->found, ==, found);
    }
}

/* The outermost object is the first level. */
static void
test_depth (void)
{
  g_autofree char *open = repeat ("", "[", 31, "");
  g_autofree char *within = repeat (open, "]", 31, "");
  g_autofree char *beyond = g_strdup_printf ("[%s]", within);
  g_autofree char *path = repeat ("note", "[0]", 31, "");

  check_note (within, beyond, X (TOO_DEEP), path, NULL);
}

static void
test_keys (void)
{
  g_autoptr (GString) keys = g_string_new ("{\"k1\":1");
  g_autofree char *within = NULL;
  g_autofree char *beyond = NULL;

  for (guint i = 2; i <= 1000; i++)
    g_string_append_printf (keys, ",\"k%u\":%u", i, i);
  within = g_strdup_printf ("%s}", keys->str);
  beyond = g_strdup_printf ("%s,\n\"one more\":1}", keys->str);

  check_note (within, beyond, X (TOO_MANY_KEYS), NULL, "2:11");
}

static void
test_size (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = load (files[i].folder, files[i].name);
      g_autofree char *largest = repeat (text, " ", 8388608 - strlen (text), "");
      g_autofree char *larger = repeat (largest, " ", 1, "");
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) refusal = NULL;

      g_assert_true (read_text (largest, -1, files[i].read, &error));
      g_assert_no_error (error);
      g_assert_false (read_text (larger, -1, files[i].read, &refusal));
      g_assert_error (refusal, SCRIBA_ERROR, X (TOO_LARGE));
      g_assert_cmpint (scriba_error_get_facts (refusal)->highest, ==, 8388608);
    }
}

/*
 * Tables: whatever record a file may have, each number, list, word and name of it is refused just beyond what the table
 * allows, at its place, and not before.
 */

static guint n_limits;

static JsonNode *make_record (const ScribaShape *shape,
                              guint kind);

static JsonNode *
make_list (const char *element,
           guint length)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint i = 0; i < length; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", element);
  g_string_append_c (text, ']');
  return json_from_string (text->str, NULL);
}

static JsonNode *
make_text (guint length)
{
  g_autofree char *text = repeat ("", "\xc5\xb1", length, "");

  return json_node_init_string (json_node_alloc (), text);
}

static JsonNode *
make_number (int number)
{
  return json_node_init_int (json_node_alloc (), number);
}

/* What is allowed at a field; at the first one of a record, a word of that kind. */
static JsonNode *
make_value (const ScribaField *field,
            guint kind)
{
  g_autofree char *word = NULL;

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_NAME:
      return make_text (1);
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
      return make_number (field->lowest);
    case SCRIBA_FIELD_CHOICE:
      return json_node_init_string (json_node_alloc (), field->choices[kind]);
    case SCRIBA_FIELD_CHOICES:
      word = g_strdup_printf ("\"%s\"", field->choices[0]);
      return make_list (word, field->longest);
    case SCRIBA_FIELD_FLAG:
      return json_node_init_boolean (json_node_alloc (), TRUE);
    case SCRIBA_FIELD_RECORD:
      return make_record (field->shape, 0);
    case SCRIBA_FIELD_COUNTS:
    case SCRIBA_FIELD_NUMBERS:
    case SCRIBA_FIELD_RECORDS:
    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
    default:
      return make_list ("", 0);
    }
}

static gboolean
applies (const ScribaField *field,
         guint kind)
{
  return field->kinds == 0 || (field->kinds & (1u << kind)) != 0;
}

/* The least that there must be of a record of a kind. */
static JsonNode *
make_record (const ScribaShape *shape,
             guint kind)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < shape->n_fields; i++)
    if (applies (&shape->fields[i], kind) && (shape->fields[i].required || (i == 0 && shape->fields[i].type == SCRIBA_FIELD_CHOICE)))
      json_object_set_member (object, shape->fields[i].name, make_value (&shape->fields[i], i == 0 ? kind : 0));
  return json_node_init_object (json_node_alloc (), object);
}

/**
 * Limit:
 * @field: a value of @shape
 * @code: how it is refused beyond its limit
 * @index: of an element of a list that is, or −1
 */
typedef struct
{
  const ScribaShape *shape;
  guint kind;
  const ScribaField *field;
  ScribaError code;
  int index;
} Limit;

static void
read_with (const Limit *limit,
           JsonNode *value,
           GError **error)
{
  g_autoptr (JsonNode) node = make_record (limit->shape, limit->kind);
  g_autofree gpointer record = g_malloc0 (limit->shape->size);

  json_object_set_member (json_node_get_object (node), limit->field->name, value);
  scriba_read_record (node, NULL, limit->shape, NULL, record, error);
  scriba_record_clear (limit->shape, record);
}

/* Takes both values. What is within may be refused for another reason: it has no meaning beside the others. */
static void
check_limit (const Limit *limit,
             JsonNode *within,
             JsonNode *beyond)
{
  g_autofree char *path = limit->index < 0 ? g_strdup (limit->field->name) : g_strdup_printf ("%s[%d]", limit->field->name, limit->index);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;

  read_with (limit, within, &error);
  if (error != NULL)
    g_assert_error (error, SCRIBA_ERROR, X (UNKNOWN_KEY));
  read_with (limit, beyond, &refusal);
  g_assert_error (refusal, SCRIBA_ERROR, (int) limit->code);
  g_assert_cmpstr (scriba_error_get_facts (refusal)->path, ==, path);
  n_limits++;
}

static void
check_numbers (Limit limit)
{
  const ScribaField *field = limit.field;
  g_autofree char *lowest = g_strdup_printf ("%d", field->lowest);
  g_autofree char *highest = g_strdup_printf ("%d", field->highest);
  g_autofree char *lower = g_strdup_printf ("%d", field->lowest - 1);
  g_autofree char *higher = g_strdup_printf ("%d", field->highest + 1);

  limit.code = X (EXPECTED_LENGTH);
  check_limit (&limit, make_list (lowest, field->longest), make_list (lowest, field->longest + 1));
  limit.code = X (EXPECTED_RANGE);
  limit.index = 0;
  check_limit (&limit, make_list (highest, 1), make_list (higher, 1));
  check_limit (&limit, make_list (lowest, 1), make_list (lower, 1));
}

static void
check_number (Limit limit)
{
  limit.code = X (EXPECTED_RANGE);
  check_limit (&limit, make_number (limit.field->highest), make_number (limit.field->highest + 1));
  check_limit (&limit, make_number (limit.field->lowest), make_number (limit.field->lowest - 1));
}

static void
check_text (Limit limit)
{
  guint longest = limit.field->longest != 0 ? limit.field->longest : 100;

  limit.code = X (EXPECTED_NAME);
  check_limit (&limit, make_text (longest), make_text (longest + 1));
  check_limit (&limit, make_text (1), make_text (0));
}

static void
check_words (Limit limit)
{
  g_autofree char *word = g_strdup_printf ("\"%s\"", limit.field->choices[0]);

  limit.code = X (EXPECTED_LENGTH);
  check_limit (&limit, make_list (word, limit.field->longest), make_list (word, limit.field->longest + 1));
}

static void
check_records (Limit limit)
{
  g_autoptr (JsonNode) item = make_record (limit.field->shape, 0);
  g_autofree char *text = json_to_string (item, FALSE);

  limit.code = X (EXPECTED_LENGTH);
  check_limit (&limit, make_list (text, limit.field->longest), make_list (text, limit.field->longest + 1));
}

static void check_shape (const ScribaShape *shape);

static void
check_field (const ScribaShape *shape,
             guint kind,
             const ScribaField *field)
{
  const Limit limit = { shape, kind, field, X (EXPECTED_CHOICE), -1 };

  switch (field->type)
    {
    case SCRIBA_FIELD_TEXT:
    case SCRIBA_FIELD_NAME:
      check_text (limit);
      break;
    case SCRIBA_FIELD_COUNT:
    case SCRIBA_FIELD_NUMBER:
      check_number (limit);
      break;
    case SCRIBA_FIELD_COUNTS:
    case SCRIBA_FIELD_NUMBERS:
      check_numbers (limit);
      break;
    case SCRIBA_FIELD_CHOICE:
      check_limit (&limit, make_value (field, field == shape->fields ? kind : 0), make_text (1));
      break;
    case SCRIBA_FIELD_CHOICES:
      check_words (limit);
      break;
    case SCRIBA_FIELD_RECORDS:
      check_records (limit);
      check_shape (field->shape);
      break;
    case SCRIBA_FIELD_RECORD:
    case SCRIBA_FIELD_LIST:
    case SCRIBA_FIELD_POOL:
      check_shape (field->shape);
      break;
    case SCRIBA_FIELD_FLAG:
    default:
      break;
    }
}

static guint
count_kinds (const ScribaShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].kinds != 0)
      return g_strv_length ((char **) shape->fields[0].choices);
  return 1;
}

static void
check_shape (const ScribaShape *shape)
{
  for (guint kind = 0; kind < count_kinds (shape); kind++)
    for (guint i = 0; i < shape->n_fields; i++)
      if (applies (&shape->fields[i], kind))
        check_field (shape, kind, &shape->fields[i]);
}

static void
check_game (const ScribaGame *game)
{
  for (guint i = 0; i < game->n_kinds; i++)
    check_shape (game->kinds[i].shape);
}

static void
test_tables (void)
{
  static const ScribaShape * const shapes[] = {
    &bce_box_shape, &bce_card_shape, &bce_tile_shape, &bce_scored_tile_shape, &bce_scored_structure_shape,
    &bce_scored_recruit_shape, &bce_settings_shape, &bce_seat_setup_shape, &bce_summary_shape,
    &caesar_box_shape, &caesar_rules_shape, &caesar_settings_shape, &caesar_seat_setup_shape, &caesar_summary_shape,
  };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    check_shape (shapes[i]);
  check_game (&bce_game);
  check_game (&caesar_game);

  g_test_message ("%u limits", n_limits);
  g_assert_cmpuint (n_limits, >, 500);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/limits/depth", test_depth);
  g_test_add_func ("/limits/keys", test_keys);
  g_test_add_func ("/limits/size", test_size);
  g_test_add_func ("/limits/tables", test_tables);

  return g_test_run ();
}
