/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "files-check.h"

#include <string.h>

gboolean
read_anything (JsonNode *node,
               GError **error)
{
  return node != NULL;
}

gboolean
read_resolve (JsonNode *node,
              GError **error)
{
  g_autoptr (BceBoards) boards = bce_boards_from_json (node, error);

  return boards != NULL;
}

gboolean
read_score (JsonNode *node,
            GError **error)
{
  g_autoptr (BceScoring) scoring = bce_scoring_from_json (node, error);

  return scoring != NULL;
}

gboolean
read_box (JsonNode *node,
          GError **error)
{
  g_autoptr (BceBox) box = bce_box_from_json (node, error);

  return box != NULL;
}

gboolean
read_caesar_box (JsonNode *node,
                 GError **error)
{
  g_autoptr (CaesarBox) box = caesar_box_from_json (node, error);

  return box != NULL;
}

gboolean
read_moves (JsonNode *node,
            GError **error)
{
  g_autoptr (CaesarPlayed) played = caesar_played_from_json (node, error);

  return played != NULL;
}

gboolean
read_game (JsonNode *node,
           GError **error)
{
  g_autoptr (ScribaGameFile) file = scriba_game_file_from_json (node, error);

  return file != NULL;
}

/* So that the tables are readable. */
char *
with_quotes (const char *json)
{
  return g_strdelimit (g_strdup (json), "'", '"');
}

gboolean
read_text (const char *text,
           gssize length,
           Reader reader,
           GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);
  g_autoptr (JsonNode) node = scriba_json_parse (bytes, error);

  return node != NULL && reader (node, error);
}

/* @found is not compared if it is %NULL. */
void
check_refused (const char *json,
               Reader reader,
               ScribaError code,
               const char *path,
               const char *found)
{
  g_autofree char *text = with_quotes (json);
  g_autoptr (GError) error = NULL;
  gboolean read = read_text (text, -1, reader, &error);

  if (g_test_verbose ())
    g_test_message ("%.200s", text);
  if (read || error == NULL || error->domain != SCRIBA_ERROR || error->code != (int) code)
    g_test_message ("not refused as it should: %.300s", text);
  g_assert_false (read);
  g_assert_error (error, SCRIBA_ERROR, (int) code);
  if (g_strcmp0 (scriba_error_get_facts (error)->path, path) != 0)
    g_test_message ("refused at another place: %.300s", text);
  g_assert_cmpstr (scriba_error_get_facts (error)->path, ==, path);
  if (found != NULL)
    g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, found);
}

void
check_bad (const Bad *bad,
           gsize n_bad,
           Reader reader)
{
  for (gsize i = 0; i < n_bad; i++)
    check_refused (bad[i].json, reader, bad[i].code, bad[i].path, NULL);
}

void
check_good (const char * const *good,
            Reader reader)
{
  for (guint i = 0; good[i] != NULL; i++)
    {
      g_autofree char *text = with_quotes (good[i]);
      g_autoptr (GError) error = NULL;
      gboolean read = read_text (text, -1, reader, &error);

      if (!read)
        g_test_message ("refused: %.300s", text);
      g_assert_no_error (error);
      g_assert_true (read);
    }
}

/* A file that ends too early is refused wherever it ends. */
void
check_cut_off (const char *text,
               Reader reader)
{
  gsize length = strlen (g_strchomp ((char *) text));

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (read_text (text, i, reader, &error));
      g_assert_true (g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_JSON) ||
                     g_error_matches (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_UTF8));
    }

  g_assert_true (read_text (text, length, reader, NULL));
}

JsonNode *
parse (const char *json)
{
  g_autofree char *text = with_quotes (json);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  JsonNode *node = scriba_json_parse (bytes, &error);

  g_assert_no_error (error);
  return node;
}

/* The same values under the same keys in the same order. */
void
check_json (JsonNode *node,
            const char *json)
{
  g_autoptr (JsonNode) expected = parse (json);
  g_autofree char *text = scriba_json_to_text (node);
  g_autofree char *expected_text = scriba_json_to_text (expected);

  g_assert_cmpstr (text, ==, expected_text);
}

char *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv (folder), name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char *
repeat (const char *before,
        const char *text,
        guint times,
        const char *after)
{
  GString *string = g_string_new (before);

  for (guint i = 0; i < times; i++)
    g_string_append (string, text);
  g_string_append (string, after);
  return g_string_free_and_steal (string);
}
