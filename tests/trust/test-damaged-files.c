/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Files of every kind, damaged in every way: they are read as what they are or refused in one line that names them,
 * stay as they are, and take nothing good with them.
 */

#include <string.h>

#include "bce-files.h"
#include "caesar-files.h"
#include "folder-check.h"
#include "scriba-drafts.h"
#include "scriba-library.h"
#include "scriba-opened.h"
#include "scriba-owner-box.h"
#include "scriba-json.h"
#include "words-error.h"

/* So many variants are made of each file. */
#define N_USUALLY 40
#define N_FULL 1000

/* Boxes are opened as the owner's copy, all others as what their format names. */
static const char * const sources[] = {
  "tests/samples/two.scriba",           "tests/samples/three.scriba",        "tests/samples/four.scriba",
  "tests/samples/caesar.scriba",        "tests/samples/caesar-solo.scriba",  "tests/fixtures/practice-score.json",
  "tests/fixtures/practice-year.json",  "tests/fixtures/resolve-example.json", "data/boxes/44bce.json",
  "data/boxes/caesar.json",             "tests/fixtures/practice-box.json",
};

static char *
source_path (const char *name)
{
  return g_build_filename (g_getenv ("SCRIBA_SOURCE"), name, NULL);
}

/* Damage */

static void
flip (GByteArray *bytes,
      GRand *rand)
{
  for (int n = 1 << g_rand_int_range (rand, 0, 4); n > 0; n--)
    bytes->data[g_rand_int_range (rand, 0, bytes->len)] ^= 1 << g_rand_int_range (rand, 0, 8);
}

/* Another number stands there, which may still be one that can be read. */
static void
miscount (GByteArray *bytes,
          GRand *rand)
{
  guint at = g_rand_int_range (rand, 0, bytes->len);

  for (guint i = 0; i < bytes->len && !g_ascii_isdigit (bytes->data[at]); i++)
    at = (at + 1) % bytes->len;
  bytes->data[at] = '0' + g_rand_int_range (rand, 0, 10);
}

/* A stretch of at most 4096 bytes. */
static void
choose_stretch (GByteArray *bytes,
                GRand *rand,
                guint *at,
                guint *length)
{
  *at = g_rand_int_range (rand, 0, bytes->len);
  *length = g_rand_int_range (rand, 1, MIN (4096, bytes->len - *at) + 1);
}

static void
overwrite (GByteArray *bytes,
           GRand *rand,
           gboolean zeros)
{
  guint at, length;

  choose_stretch (bytes, rand, &at, &length);
  for (guint i = 0; i < length; i++)
    bytes->data[at + i] = zeros ? 0 : g_rand_int_range (rand, 0, 256);
}

static void
lose (GByteArray *bytes,
      GRand *rand)
{
  guint at, length;

  choose_stretch (bytes, rand, &at, &length);
  g_byte_array_remove_range (bytes, at, length);
}

/* What was written twice. */
static void
repeat (GByteArray *bytes,
        GRand *rand)
{
  g_autofree guint8 *stretch = NULL;
  guint at, length;

  choose_stretch (bytes, rand, &at, &length);
  stretch = g_memdup2 (bytes->data + at, length);
  g_byte_array_append (bytes, stretch, length);
}

/* What belongs to another program, or is another file of ours. */
static void
replace (GByteArray *bytes,
         GRand *rand)
{
  static const char * const strangers[] = {
    "\x89PNG\r\n\x1a\n", "SQLite format 3", "PK\x03\x04", "%PDF-1.7\n", "\xff\xfe{\x00}\x00", "{\"format\": \"scriba-game/2\"}",
    "[]", "{}", "null", "\"scriba-game/1\"", "{\"format\": [\"scriba-game/1\"]}", "{\"format\": \"scriba-box/1\", \"game\": \"chess\"}", "<xml/>",
  };
  const char *stranger = strangers[g_rand_int_range (rand, 0, G_N_ELEMENTS (strangers))];

  g_byte_array_set_size (bytes, 0);
  g_byte_array_append (bytes, (const guint8 *) stranger, strlen (stranger));
  for (int n = g_rand_int_range (rand, 0, 3) * 100; n > 0; n--)
    g_byte_array_append (bytes, &(guint8) { g_rand_int_range (rand, 0, 256) }, 1);
}

static GBytes *
damage (GBytes *whole,
        guint way,
        GRand *rand)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
  switch (way % 8)
    {
    case 0:
      g_byte_array_set_size (bytes, way == 0 ? 0 : g_rand_int_range (rand, 0, bytes->len));
      break;
    case 1:
      flip (bytes, rand);
      break;
    case 2:
      miscount (bytes, rand);
      break;
    case 3:
      overwrite (bytes, rand, TRUE);
      break;
    case 4:
      overwrite (bytes, rand, FALSE);
      break;
    case 5:
      lose (bytes, rand);
      break;
    case 6:
      repeat (bytes, rand);
      break;
    default:
      replace (bytes, rand);
      break;
    }

  return g_byte_array_free_to_bytes (bytes);
}

/* Reading */

typedef struct
{
  Folder folder;
  ScribaLibrary *library;
  guint n_read;
  guint n_refused;
  guint n_taken; /* games by the library */
} Desk;

static void
assert_explained (const GError *error,
                  const char *name)
{
  g_autofree char *sentence = scriba_words_error (error);

  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_null (strpbrk (sentence, "\n\r\t"));
  g_assert_nonnull (strstr (sentence, name));
  g_assert_cmpint (g_utf8_strlen (sentence, -1), <, 500);
}

static ScribaDocument *
open_draft (const char *path,
            GError **error)
{
  return SCRIBA_DOCUMENT (scriba_draft_open (path, error));
}

/* What is written of it is read as the very same. */
static void
assert_stable (const ScribaGameFile *game)
{
  g_autoptr (JsonNode) node = scriba_game_file_to_json (game);
  g_autofree char *text = scriba_json_to_text (node);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) read = scriba_json_parse (bytes, &error);
  g_autoptr (ScribaGameFile) again = read != NULL ? scriba_game_file_from_json (read, &error) : NULL;
  g_autoptr (JsonNode) node_again = NULL;
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  node_again = scriba_game_file_to_json (again);
  text_again = scriba_json_to_text (node_again);
  g_assert_cmpstr (text_again, ==, text);
}

static gboolean
open_as_anything (Desk *desk,
                  const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaOpened) opened = scriba_opened_read (path, open_draft, &error);

  if (opened == NULL)
    {
      assert_explained (error, "file");
      return FALSE;
    }

  if (opened->game != NULL)
    {
      assert_stable (opened->game);
      scriba_library_close (desk->library, scriba_library_import (desk->library, g_steal_pointer (&opened->game)));
      desk->n_taken++;
    }
  return TRUE;
}

/* A refused box is shown as it comes with Scriba, and moved aside when its owner says so. */
static gboolean
open_as_box (const ScribaGameFormat *format,
             const char *shipped,
             const char *path)
{
  g_autoptr (ScribaOwnerBox) box = scriba_owner_box_new (format);
  g_autofree char *aside = g_strconcat (path, ".damaged-1", NULL);
  g_autoptr (GBytes) before = read_bytes (path);
  g_autoptr (GBytes) kept = NULL;
  g_autoptr (GError) error = NULL;

  if (scriba_owner_box_open (box, path, shipped, &error))
    return TRUE;

  assert_explained (error, "file");
  g_clear_error (&error);
  g_assert_null (scriba_owner_box_read_other (format, path, &error));
  assert_explained (error, "file");
  g_clear_error (&error);

  g_assert_true (scriba_owner_box_start_again (box, &error));
  g_assert_no_error (error);
  kept = read_bytes (aside);
  g_assert_true (g_bytes_equal (before, kept));
  remove_all (aside);
  write_bytes (path, before);
  return FALSE;
}

/* Beside a good draft. */
static void
load_as_draft (Desk *desk,
               GBytes *bytes,
               gboolean good)
{
  g_autofree char *folder = g_build_filename (desk->folder.path, "drafts", NULL);
  g_autofree char *path = g_build_filename (folder, "file.json", NULL);
  g_autofree char *sound = g_build_filename (folder, "sound.json", NULL);
  g_autofree char *sound_source = source_path ("tests/fixtures/practice-score.json");
  g_autoptr (ScribaDrafts) drafts = scriba_drafts_new (folder);
  g_autoptr (GBytes) sound_bytes = read_bytes (sound_source);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GBytes) sound_after = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_bytes (path, bytes);
  write_bytes (sound, sound_bytes);
  scriba_drafts_load (drafts);
  while (!scriba_drafts_get_loaded (drafts))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, !good);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (drafts)), ==, 1 + good);
  g_assert_nonnull (scriba_drafts_find (drafts, sound));
  scriba_drafts_wait (drafts);
  after = read_bytes (path);
  sound_after = read_bytes (sound);
  g_assert_true (g_bytes_equal (after, bytes));
  g_assert_true (g_bytes_equal (sound_after, sound_bytes));
}

static void
open_variant (Desk *desk,
              const char *source,
              GBytes *bytes)
{
  g_autofree char *path = g_build_filename (desk->folder.path, "file", NULL);
  g_autofree char *bce = source_path ("data/boxes/44bce.json");
  g_autofree char *caesar = source_path ("data/boxes/caesar.json");
  g_autoptr (GBytes) after = NULL;
  gboolean good;

  write_bytes (path, bytes);
  if (g_str_has_suffix (source, "boxes/caesar.json"))
    good = open_as_box (&caesar_game_format, caesar, path);
  else if (strstr (source, "box") != NULL)
    good = open_as_box (&bce_game_format, bce, path);
  else
    good = open_as_anything (desk, path);

  if (good)
    desk->n_read++;
  else
    desk->n_refused++;
  if (strstr (source, "practice-score") != NULL || strstr (source, "practice-year") != NULL)
    load_as_draft (desk, bytes, good);

  after = read_bytes (path);
  g_assert_true (g_bytes_equal (after, bytes));
}

static void
wait_for_library (Desk *desk)
{
  g_autoptr (GError) error = NULL;
  gboolean saved = scriba_library_wait (desk->library, &error);

  g_assert_no_error (error);
  g_assert_true (saved);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static ScribaLibrary *
open_library (Desk *desk)
{
  g_autofree char *games = g_build_filename (desk->folder.path, "games", NULL);
  ScribaLibrary *library = scriba_library_new (games);

  scriba_library_load (library);
  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

static void
opened_cb (ScribaTable *table,
           const GError *error,
           gpointer data)
{
  g_assert_no_error (error);
  *(ScribaTable **) data = table;
}

static ScribaTable *
open_game (ScribaLibrary *library,
           const char *id)
{
  ScribaTable *table = NULL;

  scriba_library_open (library, id, opened_cb, &table);
  while (table == NULL)
    g_main_context_iteration (NULL, TRUE);
  return table;
}

/* All that came of damaged files lies beside the good game, and can be opened; the good one is what it was. */
static void
check_library (Desk *desk,
               const char *id,
               const char *good)
{
  GListModel *games = G_LIST_MODEL (desk->library);
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  g_assert_null (scriba_library_take_report (desk->library));
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 1 + desk->n_taken);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (games, i);

      scriba_library_close (desk->library, open_game (desk->library, scriba_game_item_get_id (item)));
    }

  node = scriba_game_file_to_json (scriba_table_get_file (open_game (desk->library, id)));
  text = scriba_json_to_text (node);
  g_assert_cmpstr (text, ==, good);
}

/* The good game that the library begins with. (transfer full): its text */
static char *
take_good_game (Desk *desk,
                char **id)
{
  g_autofree char *path = source_path ("tests/samples/four.scriba");
  g_autoptr (ScribaOpened) opened = scriba_opened_read (path, open_draft, NULL);
  g_autoptr (JsonNode) node = scriba_game_file_to_json (opened->game);

  *id = g_strdup (opened->game->id);
  scriba_library_import (desk->library, g_steal_pointer (&opened->game));
  return scriba_json_to_text (node);
}

static void
test_damaged (gconstpointer data)
{
  const char *source = data;
  g_autofree char *path = source_path (source);
  g_autoptr (GBytes) whole = read_bytes (path);
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (source));
  guint n = g_getenv ("SCRIBA_FULL") != NULL ? N_FULL : N_USUALLY;
  g_autofree char *good = NULL;
  g_autofree char *id = NULL;
  Desk desk = { 0 };

  folder_set_up (&desk.folder, NULL);
  desk.library = open_library (&desk);
  good = take_good_game (&desk, &id);
  open_variant (&desk, source, whole);
  g_assert_cmpuint (desk.n_read, ==, 1);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GBytes) bytes = damage (whole, i, rand);

      open_variant (&desk, source, bytes);
      if (i % 100 == 0)
        wait_for_library (&desk);
    }

  g_test_message ("%s: %u variants, %u refused, %u read, %u games taken in", source, n, desk.n_refused, desk.n_read, desk.n_taken);
  g_assert_cmpuint (desk.n_refused, >, n / 2);
  wait_for_library (&desk);
  g_clear_object (&desk.library);
  desk.library = open_library (&desk);
  check_library (&desk, id, good);
  g_clear_object (&desk.library);
  folder_tear_down (&desk.folder, NULL);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autofree char *base = g_path_get_basename (sources[i]);
      g_autofree char *name = g_strconcat ("/damaged/", base, NULL);

      g_test_add_data_func (name, sources[i], test_damaged);
    }

  return g_test_run ();
}
