/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"
#include "draft-check.h"
#include "folder-check.h"

#define SCORE "{\"format\": \"scriba-score/1\", \"senate\": null, \"players\": [{\"name\": \"Anna\", \"track\": 6}]%s}"
#define RESOLVE "{\"format\": \"scriba-resolve/1\", \"players\": [\"Anna\", \"Bence\", \"Csenge\"], \"im\": \"Bence\"}"

static void
assert_characters (ScribaDraft *draft,
                   BceCharacter first,
                   BceCharacter second,
                   BceCharacter third,
                   BceCharacter fourth,
                   BceCharacter fifth)
{
  const BceCharacter expected[BCE_MAX_SEATS] = { first, second, third, fourth, fifth };

  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    g_assert_cmpint (scriba_draft_get_character (draft, seat), ==, expected[seat]);
}

static ScribaDraft *
open_score (Folder *folder,
            const char *beside)
{
  g_auto (GStrv) parts = g_strsplit (SCORE, "%s", 2);
  g_autofree char *text = g_strconcat (parts[0], beside, parts[1], NULL);
  g_autofree char *path = folder_put (folder, "game.json", text);
  g_autoptr (GError) error = NULL;
  ScribaDraft *draft = scriba_draft_open (path, &error);

  g_assert_no_error (error);
  return draft;
}

static void
test_swap (void)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 0);

  assert_characters (draft, BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA);
  scriba_draft_set_character (draft, 0, BCE_BRUTUS);
  assert_characters (draft, BCE_BRUTUS, BCE_ANTONY, BCE_AUGUSTUS, BCE_AGRIPPA, BCE_CLEOPATRA);
  scriba_draft_set_character (draft, 1, BCE_BRUTUS);
  assert_characters (draft, BCE_ANTONY, BCE_BRUTUS, BCE_AUGUSTUS, BCE_AGRIPPA, BCE_CLEOPATRA);
  scriba_draft_set_character (draft, 1, BCE_BRUTUS);
  assert_characters (draft, BCE_ANTONY, BCE_BRUTUS, BCE_AUGUSTUS, BCE_AGRIPPA, BCE_CLEOPATRA);
}

/* The one who leaves gives their character back; the others keep theirs. */
static void
test_remove_seat (void)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 0);

  scriba_draft_remove_seat (draft, 1);
  assert_characters (draft, BCE_AGRIPPA, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA, BCE_ANTONY);
  scriba_draft_remove_seat (draft, 4);
  assert_characters (draft, BCE_AGRIPPA, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA, BCE_ANTONY);
}

static void
test_undo (void)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);

  scriba_draft_set_character (draft, 0, BCE_CLEOPATRA);
  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft))->players[0].track = 9;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, "Both");

  scriba_document_undo (SCRIBA_DOCUMENT (draft));
  assert_characters (draft, BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA);
  g_assert_cmpint (get_track (draft, 0), ==, 7);

  scriba_document_redo (SCRIBA_DOCUMENT (draft));
  assert_characters (draft, BCE_CLEOPATRA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_AGRIPPA);
  g_assert_cmpint (get_track (draft, 0), ==, 9);
}

/* What follows from the value is always that of the newest. */
static void
test_score (void)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  const BceScore *score = scriba_score_draft_get_score (SCRIBA_SCORE_DRAFT (draft));

  g_assert_cmpint (score->players[0].total, ==, 7);
  g_assert_cmpuint (score->winners, ==, 1);

  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft))->players[1].track = 12;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, "Track");
  g_assert_cmpint (score->players[1].total, ==, 12);
  g_assert_cmpuint (score->winners, ==, 2);

  scriba_document_undo (SCRIBA_DOCUMENT (draft));
  g_assert_cmpint (score->players[1].total, ==, 0);
  g_assert_cmpuint (score->winners, ==, 1);
}

/* Four seats, nothing played: the IM wins every field by the full tie, and stays. */
static void
test_outcome (void)
{
  g_autoptr (ScribaResolveDraft) draft = scriba_resolve_draft_new ();

  scriba_resolve_draft_start (draft, 4);
  for (guint seat = 0; seat < 4; seat++)
    {
      char name[2] = { 'A' + seat, '\0' };

      bce_boards_set_name (scriba_resolve_draft_edit (draft), seat, name);
    }
  scriba_resolve_draft_edit (draft)->im = 2;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);

  g_assert_cmpint (scriba_resolve_draft_get_outcome (draft)->next_im.seat, ==, 2);
  g_assert_true (scriba_resolve_draft_get_outcome (draft)->next_im.kept);
}

static void
test_open (Folder *folder,
           gconstpointer data)
{
  g_autofree char *year = folder_put (folder, "year.json", RESOLVE);
  g_autoptr (ScribaDraft) score = open_score (folder, "");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaDraft) resolve = scriba_draft_open (year, &error);

  g_assert_no_error (error);
  g_assert_true (SCRIBA_IS_SCORE_DRAFT (score));
  g_assert_cmpint (get_track (score, 0), ==, 6);
  g_assert_true (SCRIBA_IS_RESOLVE_DRAFT (resolve));
  g_assert_cmpint (scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (resolve))->im, ==, 1);
}

/* The error is that of the format which the file has. */
static void
test_open_refused (Folder *folder,
                   gconstpointer data)
{
  static const struct
  {
    const char *text;
    ScribaError code;
  } cases[] = {
    { "{\"format\": \"scriba-box/1\"}", SCRIBA_ERROR_EXPECTED_CHOICE },
    { "{\"format\": \"scriba-score/1\", \"players\": [{\"name\": \"Anna\"}]}", SCRIBA_ERROR_MISSING },
    { "{\"format\": \"scriba-resolve/1\", \"players\": [\"A\", \"A\", \"B\"], \"im\": \"A\"}", SCRIBA_ERROR_NAME_TWICE },
    { "not JSON", SCRIBA_ERROR_NOT_JSON },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = folder_put (folder, "refused.json", cases[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (scriba_draft_open (path, &error));
      g_assert_error (error, SCRIBA_ERROR, (int) cases[i].code);
    }
}

/* A file of another program is told every format that can be opened. */
static void
test_open_foreign (Folder *folder,
                   gconstpointer data)
{
  g_autofree char *path = folder_put (folder, "foreign.json", "{\"format\": 3}");
  g_autoptr (GError) error = NULL;

  g_assert_null (scriba_draft_open (path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_CHOICE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, "foreign.json");
  g_assert_cmpstr (scriba_error_get_facts (error)->path, ==, "format");
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, "3");
  g_assert_cmpstr (scriba_error_get_facts (error)->choices, ==, "scriba-score/1, scriba-resolve/1");
}

/* Whatever stands beside the input, every player has a character of their own. */
static void
test_read_characters (Folder *folder,
                      gconstpointer data)
{
  static const struct
  {
    const char *beside;
    BceCharacter expected[BCE_MAX_SEATS];
  } cases[] = {
    { "", { BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA } },
    { ", \"scriba\": 3", { BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA } },
    { ", \"scriba\": {\"characters\": {}}", { BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA } },
    { ", \"scriba\": {\"characters\": [7, \"caesar\"]}",
      { BCE_AGRIPPA, BCE_ANTONY, BCE_AUGUSTUS, BCE_BRUTUS, BCE_CLEOPATRA } },
    { ", \"scriba\": {\"characters\": [\"cleopatra\", \"brutus\", \"augustus\", \"antony\", \"agrippa\"]}",
      { BCE_CLEOPATRA, BCE_BRUTUS, BCE_AUGUSTUS, BCE_ANTONY, BCE_AGRIPPA } },
    { ", \"scriba\": {\"characters\": [\"brutus\", \"brutus\"]}",
      { BCE_ANTONY, BCE_BRUTUS, BCE_AUGUSTUS, BCE_AGRIPPA, BCE_CLEOPATRA } },
    { ", \"scriba\": {\"characters\": [\"brutus\", \"antony\", \"augustus\", \"agrippa\", \"cleopatra\", \"brutus\"]}",
      { BCE_BRUTUS, BCE_ANTONY, BCE_AUGUSTUS, BCE_AGRIPPA, BCE_CLEOPATRA } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const BceCharacter *expected = cases[i].expected;
      g_autoptr (ScribaDraft) draft = open_score (folder, cases[i].beside);

      assert_characters (draft, expected[0], expected[1], expected[2], expected[3], expected[4]);
    }
}

/* The file of a draft is the input of the command line. */
static void
test_valid_input (void)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scriba_json_parse (scriba_document_get_text (SCRIBA_DOCUMENT (draft)), &error);
  g_autoptr (BceScoring) scoring = NULL;

  g_assert_no_error (error);
  scoring = bce_scoring_from_json (node, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (scoring->n_players, ==, 2);
  g_assert_cmpstr (scoring->players[1].name, ==, "Bence");
  g_assert_cmpint (scoring->players[0].track, ==, 7);
}

/* When a scoring was begun stays what it was, whatever is changed later; a draft that does not tell has its last change. */
static void
test_begun (Folder *folder,
            gconstpointer data)
{
  g_autoptr (ScribaDraft) told = open_score (folder, ", \"scriba\": {\"begun\": \"2026-11-14T23:30:00+01:00\"}");
  g_autoptr (ScribaDraft) untold = NULL;
  g_autofree char *path = g_strdup (scriba_document_get_path (SCRIBA_DOCUMENT (told)));
  gint16 utc_offset;
  gint64 begun;

  for (guint i = 0; i < 2; i++)
    {
      scriba_score_draft_get_begun (SCRIBA_SCORE_DRAFT (told), &begun, &utc_offset);
      g_assert_cmpint (begun, ==, 1794695400);
      g_assert_cmpint (utc_offset, ==, 60);
      scriba_draft_set_character (told, 0, BCE_BRUTUS);
      scriba_document_commit (SCRIBA_DOCUMENT (told), NULL, NULL);
      scriba_document_wait (SCRIBA_DOCUMENT (told));
      g_clear_object (&told);
      told = scriba_draft_open (path, NULL);
    }

  untold = open_score (folder, "");
  scriba_score_draft_get_begun (SCRIBA_SCORE_DRAFT (untold), &begun, &utc_offset);
  g_assert_cmpint (begun, ==, scriba_document_get_modified (SCRIBA_DOCUMENT (untold)));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD_IN_FOLDER(name, test) \
  g_test_add (name, Folder, NULL, folder_set_up, test, folder_tear_down)

  g_test_add_func ("/draft/swap", test_swap);
  g_test_add_func ("/draft/remove-seat", test_remove_seat);
  g_test_add_func ("/draft/undo", test_undo);
  g_test_add_func ("/draft/score", test_score);
  g_test_add_func ("/draft/outcome", test_outcome);
  ADD_IN_FOLDER ("/draft/open", test_open);
  ADD_IN_FOLDER ("/draft/open-refused", test_open_refused);
  ADD_IN_FOLDER ("/draft/open-foreign", test_open_foreign);
  ADD_IN_FOLDER ("/draft/read-characters", test_read_characters);
  ADD_IN_FOLDER ("/draft/begun", test_begun);
  g_test_add_func ("/draft/valid-input", test_valid_input);

  return g_test_run ();
}
