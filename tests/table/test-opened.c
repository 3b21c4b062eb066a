/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-opened.h"

#include <string.h>

#include "folder-check.h"
#include "scriba-draft.h"
#include "scriba-error.h"

/* What a file is that somebody opens, or why it is nothing. */

static ScribaDocument *
open_draft (const char *path,
            GError **error)
{
  return SCRIBA_DOCUMENT (scriba_draft_open (path, error));
}

static void
assert_is (const char *folder,
           const char *name,
           gboolean draft)
{
  g_autofree char *path = g_build_filename (g_getenv (folder), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaOpened) opened = scriba_opened_read (path, open_draft, &error);

  g_assert_no_error (error);
  g_assert_cmpint (opened->draft != NULL, ==, draft);
  g_assert_cmpint (opened->game != NULL, ==, !draft);
}

static void
test_known (void)
{
  assert_is ("SCRIBA_FIXTURES", "practice-year.json", TRUE);
  assert_is ("SCRIBA_FIXTURES", "practice-score.json", TRUE);
  assert_is ("SCRIBA_SAMPLES", "two.scriba", FALSE);
  assert_is ("SCRIBA_SAMPLES", "caesar.scriba", FALSE);
}

/* The file is named without its folder. */
static void
test_refused (Folder *folder,
              gconstpointer data)
{
  static const struct
  {
    const char *text;
    ScribaError code;
    const char *path;
  } cases[] = {
    { "", SCRIBA_ERROR_NOT_JSON, NULL },
    { "[]", SCRIBA_ERROR_EXPECTED_OBJECT, NULL },
    { "{}", SCRIBA_ERROR_MISSING, "format" },
    { "{\"format\": 1}", SCRIBA_ERROR_EXPECTED_CHOICE, "format" },
    { "{\"format\": \"scriba-box/1\"}", SCRIBA_ERROR_EXPECTED_CHOICE, "format" },
    { "{\"format\": \"scriba-resolve/1\"}", SCRIBA_ERROR_MISSING, "players" },
    { "{\"format\": \"scriba-game/1\"}", SCRIBA_ERROR_MISSING, "game" },
    { "{\"format\": \"scriba-game/1\", \"game\": \"chess\"}", SCRIBA_ERROR_EXPECTED_CHOICE, "game" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = folder_put (folder, "night.scriba", cases[i].text);
      g_autoptr (GError) error = NULL;
      const ScribaErrorFacts *facts;

      g_test_message ("%s", cases[i].text);
      g_assert_null (scriba_opened_read (path, open_draft, &error));
      g_assert_error (error, SCRIBA_ERROR, (int) cases[i].code);
      facts = scriba_error_get_facts (error);
      g_assert_cmpstr (facts->path, ==, cases[i].path);
      g_assert_cmpstr (facts->file, ==, "night.scriba");
    }
}

/* What is none of them: all are named. */
static void
test_formats (Folder *folder,
              gconstpointer data)
{
  static const char * const formats[] = { "scriba-resolve/1", "scriba-score/1", "scriba-game/1" };
  g_autofree char *path = folder_put (folder, "box.json", "{\"format\": \"scriba-box/1\"}");
  g_autoptr (GError) error = NULL;

  g_assert_null (scriba_opened_read (path, open_draft, &error));
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    g_assert_nonnull (strstr (scriba_error_get_facts (error)->choices, formats[i]));
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scriba_opened_read ("/nowhere/night.scriba", open_draft, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, "night.scriba");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opened/known", test_known);
  g_test_add ("/opened/refused", Folder, NULL, folder_set_up, test_refused, folder_tear_down);
  g_test_add ("/opened/formats", Folder, NULL, folder_set_up, test_formats, folder_tear_down);
  g_test_add_func ("/opened/missing", test_missing);

  return g_test_run ();
}
