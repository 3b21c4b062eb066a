/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A file of every version that there ever was opens, and one of a version to come is refused in one line and left as it
 * is. The fixtures never change.
 */

#include <string.h>

#include <sqlite3.h>

#include "bce-files.h"
#include "bce-game.h"
#include "caesar-files.h"
#include "caesar-game.h"
#include "folder-check.h"
#include "journal-schema.h"
#include "scriba-json.h"
#include "scriba-library.h"
#include "words-error.h"

#define N_ENTRIES_BCE 305
#define N_ENTRIES_CAESAR 29

#define BCE_ID "44bce000-0000-4000-8000-000000000007"
#define CAESAR_ID "cae5a000-0000-4000-8000-000000000006"

static char *
fixture_path (const char *name)
{
  return g_build_filename (g_getenv ("SCRIBA_SOURCE"), "tests", "fixtures", "versions", name, NULL);
}

/* A fixture that was changed is none. */
static GBytes *
read_fixture (const char *name,
              const char *checksum)
{
  g_autofree char *path = fixture_path (name);
  GBytes *bytes = read_bytes (path);
  g_autofree char *found = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  g_assert_cmpstr (found, ==, checksum);
  return bytes;
}

static void
assert_line (const GError *error)
{
  g_autofree char *sentence = scriba_words_error (error);

  g_test_message ("%s", sentence);
  g_assert_null (strpbrk (sentence, "\n\r"));
}

/* Files */

static JsonNode *
read_game (JsonNode *node,
           GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (node, error);

  return file != NULL ? scriba_game_file_to_json (file) : NULL;
}

static JsonNode *
read_bce_box (JsonNode *node,
              GError **error)
{
  g_autoptr (BceBox) box = bce_box_from_json (node, error);

  return box != NULL ? bce_box_to_json (box) : NULL;
}

static JsonNode *
read_caesar_box (JsonNode *node,
                 GError **error)
{
  gpointer box = caesar_box_from_json (node, error);
  JsonNode *again = box != NULL ? caesar_box_to_json (box) : NULL;

  g_clear_pointer (&box, caesar_game_format.free_box);
  return again;
}

static JsonNode *
read_boards (JsonNode *node,
             GError **error)
{
  g_autoptr (BceBoards) boards = bce_boards_from_json (node, error);

  return boards != NULL ? bce_boards_to_json (boards) : NULL;
}

static JsonNode *
read_scoring (JsonNode *node,
              GError **error)
{
  g_autoptr (BceScoring) scoring = bce_scoring_from_json (node, error);

  return scoring != NULL ? bce_scoring_to_json (scoring) : NULL;
}

/* Nothing writes moves: what was read stands for it. */
static JsonNode *
read_moves (JsonNode *node,
            GError **error)
{
  g_autoptr (CaesarPlayed) played = caesar_played_from_json (node, error);

  return played != NULL ? json_node_copy (node) : NULL;
}

typedef struct
{
  const char *stem;
  const char *end;
  JsonNode *(*read) (JsonNode *node,
                     GError **error); /* (transfer full): what is written of it today */
  const char *checksums[8];           /* of the versions, from 1 */
} Kind;

static const Kind kinds[] = {
  { "game", "-44bce.scriba", read_game, { "e722c96577fdc22b49788f7d9312f94c9dc7db82016c99618dd63a108ac2b959" } },
  { "game", "-caesar.scriba", read_game, { "532aa65a9fa663162a465e4c7e618a89e11fcc85022ff5f99a8fbb82b1333a6b" } },
  { "game", "-caesar-solo.scriba", read_game, { "5c892ec7774ef21a078261098fafe4e3c531a29f739c6b019433b4d736cbab5c" } },
  { "box", "-44bce.json", read_bce_box, { "d28c1b62cf118a45c0572ab378b693c2ea2192aa8f1f212edda87be18a092626" } },
  { "box", "-caesar.json", read_caesar_box, { "cb6baff998ab33e8ed0895cc9ebcd17c538d1ba96f155d424625c531e8811e1d" } },
  { "resolve", ".json", read_boards, { "be2b81545979f078796b77b20305c5175c413ddd0bb56001958224ff1ab159b3" } },
  { "score", ".json", read_scoring, { "7648a0ac93efda9a07ed4b58da1e92482f601b5e28d9d811641f119d3082562b" } },
  { "caesar", ".json", read_moves, { "7d19932b78dce15136161286b7fbe453cf00eb7781d4f50bf7da03a37a6005b7" } },
};

static guint
get_version (JsonNode *node)
{
  const char *format = json_object_get_string_member (json_node_get_object (node), "format");

  return g_ascii_strtoull (strchr (format, '/') + 1, NULL, 10);
}

static void
assert_newer_is_refused (const Kind *kind,
                         JsonNode *node,
                         guint version)
{
  g_autofree char *format = g_strdup_printf ("scriba-%s/%u", kind->stem, version);
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (json_node_get_object (node), "format", format);
  written = kind->read (node, &error);
  g_assert_null (written);
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_FORMAT);
  g_assert_nonnull (strstr (scriba_error_get_facts (error)->found, format));
  assert_line (error);
}

/* Every version up to the one that is written today; whatever is written is read again. */
static void
test_kind (gconstpointer data)
{
  const Kind *kind = data;
  guint newest = 1;

  for (guint version = 1; version <= newest; version++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u%s", kind->stem, version, kind->end);
      g_autoptr (GBytes) bytes = read_fixture (name, kind->checksums[version - 1]);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = scriba_json_parse (bytes, &error);
      g_autoptr (JsonNode) written = node != NULL ? kind->read (node, &error) : NULL;
      g_autoptr (JsonNode) again = written != NULL ? kind->read (written, &error) : NULL;
      g_autofree char *text = NULL;
      g_autofree char *text_again = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (get_version (node), ==, version);
      text = scriba_json_to_text (written);
      text_again = scriba_json_to_text (again);
      g_assert_cmpstr (text, ==, text_again);
      newest = get_version (written);
      assert_newer_is_refused (kind, node, newest + 1);
    }
}

/* Libraries */

static const char * const libraries[] = { "b9b0faf98689f32968e30d24da86e3d371d87b374028d4ab3074504531c08311", "d3ac93935b0392366cd07efa9cd3022fe89e04d595bbf2680bb43edc1dee435c" };

static ScribaLibrary *
open_library (Folder *folder)
{
  ScribaLibrary *library = scriba_library_new (folder->path);

  scriba_library_load (library);
  while (!scriba_library_get_loaded (library) && scriba_library_get_problem (library) == NULL)
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
           const char *id,
           guint n_entries)
{
  ScribaTable *table = NULL;

  scriba_library_open (library, id, opened_cb, &table);
  while (table == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (scriba_history_get_n_entries (scriba_table_get_history (table)), ==, n_entries);
  return table;
}

/* The game is that of the file; since version 2 Anna of the one game has got another name. */
static void
assert_game (ScribaLibrary *library,
             const char *id,
             guint n_entries,
             const char *fixture,
             gboolean renamed)
{
  g_autofree char *path = fixture_path (fixture);
  g_autoptr (GBytes) bytes = read_bytes (path);
  g_autoptr (GString) expected = g_string_new_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (JsonNode) node = scriba_game_file_to_json (scriba_table_get_file (open_game (library, id, n_entries)));
  g_autofree char *text = scriba_json_to_text (node);

  if (renamed)
    g_assert_cmpuint (g_string_replace (expected, "\"Anna\"", "\"Annamária\"", 0), >, 0);
  g_assert_cmpstr (text, ==, expected->str);
}

static void
execute (Folder *folder,
         const char *name,
         const char *sql)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

/* What an older version had is kept, as a library that this version would open. */
static void
assert_backed_up (Folder *folder,
                  guint version)
{
  g_autofree char *backups = g_build_filename (folder->path, "backups", NULL);
  g_autofree char *end = g_strdup_printf ("-version-%u.db", version);
  g_autoptr (GDir) dir = g_dir_open (backups, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, end))
      {
        g_autofree char *inside = g_build_filename ("backups", name, NULL);
        g_autofree char *sql = g_strdup_printf ("CREATE TEMP TABLE t (v INTEGER CHECK (v = %u));"
                                                "INSERT INTO t SELECT user_version FROM pragma_user_version;"
                                                "CREATE TEMP TABLE s (n INTEGER CHECK (n = %u));"
                                                "INSERT INTO s SELECT count(*) FROM entry;"
                                                "CREATE TEMP TABLE q (o TEXT CHECK (o = 'ok'));"
                                                "INSERT INTO q SELECT integrity_check FROM pragma_integrity_check",
                                                version, N_ENTRIES_BCE + N_ENTRIES_CAESAR);

        execute (folder, inside, sql);
        n++;
      }
  g_assert_cmpuint (n, ==, version < journal_schema.n_steps);
}

static void
put_library (Folder *folder,
             guint version)
{
  g_autofree char *name = g_strdup_printf ("library-%u.db", version);
  g_autofree char *path = g_build_filename (folder->path, "library.db", NULL);
  g_autoptr (GBytes) bytes = read_fixture (name, libraries[version - 1]);

  write_bytes (path, bytes);
}

/* It opens, is gone on with, and opens again. */
static void
test_library (Folder *folder,
              gconstpointer data)
{
  guint version = GPOINTER_TO_UINT (data);
  g_autoptr (ScribaLibrary) library = NULL;

  put_library (folder, version);
  library = open_library (folder);
  g_assert_null (scriba_library_get_problem (library));
  g_assert_null (scriba_library_take_report (library));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  assert_game (library, BCE_ID, N_ENTRIES_BCE, "game-1-44bce.scriba", version > 1);
  assert_game (library, CAESAR_ID, N_ENTRIES_CAESAR, "game-1-caesar.scriba", FALSE);
  assert_backed_up (folder, version);

  scriba_kept_undo (SCRIBA_KEPT (open_game (library, CAESAR_ID, N_ENTRIES_CAESAR)));
  g_assert_true (scriba_library_wait (library, NULL));
  g_clear_object (&library);
  library = open_library (folder);
  g_assert_null (scriba_library_take_report (library));
  g_assert_cmpuint (scriba_history_get_head (scriba_table_get_history (open_game (library, CAESAR_ID, N_ENTRIES_CAESAR))),
                    <, N_ENTRIES_CAESAR);
}

/* One that a version to come has written. */
static void
test_newer_library (Folder *folder,
                    gconstpointer data)
{
  g_autofree char *sql = g_strdup_printf ("CREATE TABLE place (game TEXT); PRAGMA user_version = %u", journal_schema.n_steps + 1);
  g_autofree char *path = g_build_filename (folder->path, "library.db", NULL);
  g_autoptr (ScribaLibrary) library = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  put_library (folder, journal_schema.n_steps);
  execute (folder, "library.db", sql);
  before = read_bytes (path);

  library = open_library (folder);
  g_assert_error (scriba_library_get_problem (library), SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_NEWER);
  assert_line (scriba_library_get_problem (library));
  scriba_library_retry (library);
  g_clear_object (&library);

  after = read_bytes (path);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_false (folder_has (folder, "backups"));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strdup_printf ("/versions/%s%s", kinds[i].stem, kinds[i].end);

      g_test_add_data_func (name, &kinds[i], test_kind);
    }

  /* Each has a fixture. */
  g_assert_cmpuint (journal_schema.n_steps, ==, G_N_ELEMENTS (libraries));
  for (guint version = 1; version <= journal_schema.n_steps; version++)
    {
      g_autofree char *name = g_strdup_printf ("/versions/library-%u", version);

      g_test_add (name, Folder, GUINT_TO_POINTER (version), folder_set_up, test_library, folder_tear_down);
    }
  g_test_add ("/versions/library-newer", Folder, NULL, folder_set_up, test_newer_library, folder_tear_down);

  return g_test_run ();
}
