/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <utime.h>

#include "draft-check.h"
#include "scriba-drafts.h"
#include "scriba-error.h"
#include "table-check.h"

#define GAME "{\"format\": \"scriba-score/1\", \"senate\": null, \"players\": [{\"name\": \"Anna\", \"track\": %d}]}"

/* A game that was last written so many seconds after 1 January 2026. */
static void
put_game (Folder *folder,
          const char *name,
          int track,
          int age)
{
  g_autofree char *text = g_strdup_printf (GAME, track);
  g_autofree char *path = folder_put (folder, name, text);
  struct utimbuf times = { 1767225600 + age, 1767225600 + age };

  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
wait_for_load (ScribaDrafts *drafts)
{
  while (!scriba_drafts_get_loaded (drafts))
    g_main_context_iteration (NULL, TRUE);
}

static ScribaDrafts *
load (Folder *folder)
{
  ScribaDrafts *drafts = scriba_drafts_new (folder->path);

  scriba_drafts_load (drafts);
  wait_for_load (drafts);
  return drafts;
}

static ScribaDraft *
peek (ScribaDrafts *drafts,
      guint position)
{
  g_autoptr (ScribaDraft) draft = g_list_model_get_item (G_LIST_MODEL (drafts), position);

  return draft;
}

static guint
count (ScribaDrafts *drafts)
{
  return g_list_model_get_n_items (G_LIST_MODEL (drafts));
}

static guint
count_files (Folder *folder,
             const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  const char *name;
  guint n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      n_files++;
  return n_files;
}

static void
test_load (Folder *folder,
           gconstpointer data)
{
  g_autoptr (ScribaDrafts) drafts = NULL;

  put_game (folder, "a.json", 2, 200);
  put_game (folder, "b.json", 3, 300);
  put_game (folder, "c.json", 1, 100);
  drafts = load (folder);

  g_assert_cmpuint (count (drafts), ==, 3);
  g_assert_cmpint (get_track (peek (drafts, 0), 0), ==, 3);
  g_assert_cmpint (get_track (peek (drafts, 1), 0), ==, 2);
  g_assert_cmpint (get_track (peek (drafts, 2), 0), ==, 1);
  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, 0);
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (peek (drafts, 0))));
}

static void
test_load_signals (Folder *folder,
                   gconstpointer data)
{
  g_autoptr (ScribaDrafts) drafts = scriba_drafts_new (folder->path);
  guint n_loaded = 0;
  guint n_changed = 0;

  put_game (folder, "a.json", 1, 0);
  put_game (folder, "b.json", 2, 1);
  g_signal_connect_swapped (drafts, "notify::loaded", G_CALLBACK (count_cb), &n_loaded);
  g_signal_connect_swapped (drafts, "items-changed", G_CALLBACK (count_cb), &n_changed);
  scriba_drafts_load (drafts);
  g_assert_false (scriba_drafts_get_loaded (drafts));
  g_assert_cmpuint (count (drafts), ==, 0);

  wait_for_load (drafts);
  g_assert_cmpuint (n_loaded, ==, 1);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (count (drafts), ==, 2);
}

static void
test_load_nowhere (Folder *folder,
                   gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (folder->path, "nowhere", NULL);
  g_autoptr (ScribaDrafts) drafts = scriba_drafts_new (nowhere);

  scriba_drafts_load (drafts);
  wait_for_load (drafts);
  g_assert_cmpuint (count (drafts), ==, 0);
  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, 0);
}

/* Nothing of the table's is ever thrown away because it cannot be read. */
static void
test_damaged (Folder *folder,
              gconstpointer data)
{
  g_autofree char *damaged = folder_put (folder, "damaged.json", "{\"format\": \"scriba-sc");
  g_autofree char *strange = folder_put (folder, "strange.json", "{\"format\": \"scriba-score/99\"}");
  g_autofree char *note = folder_put (folder, "note.txt", "not a draft");
  g_autofree char *text = NULL;
  g_autoptr (ScribaDrafts) drafts = NULL;

  put_game (folder, "a.json", 1, 0);
  drafts = load (folder);

  g_assert_cmpuint (count (drafts), ==, 1);
  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, 2);
  text = folder_get (folder, "damaged.json");
  g_assert_cmpstr (text, ==, "{\"format\": \"scriba-sc");
  g_assert_true (folder_has (folder, "strange.json"));
  g_assert_true (folder_has (folder, "note.txt"));
}

/* A pipe to which nobody writes would keep the reader waiting for ever. */
static void
test_no_file (Folder *folder,
              gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (folder->path, "pipe.json", NULL);
  g_autofree char *inside = g_build_filename (folder->path, "folder.json", NULL);
  g_autoptr (ScribaDrafts) drafts = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (inside, 0700), ==, 0);
  drafts = load (folder);
  g_assert_cmpuint (count (drafts), ==, 0);
  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, 2);
}

static void
test_add (Folder *folder,
          gconstpointer data)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (ScribaDrafts) drafts = NULL;
  g_autoptr (ScribaDrafts) again = NULL;

  put_game (folder, "a.json", 1, 0);
  drafts = load (folder);
  scriba_drafts_add (drafts, draft);
  g_assert_true (peek (drafts, 0) == draft);
  g_assert_true (scriba_drafts_find (drafts, scriba_document_get_path (SCRIBA_DOCUMENT (draft))) == draft);
  g_assert_null (scriba_drafts_find (drafts, folder->path));

  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft))->players[0].track = 8;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), "track", "Track");
  scriba_drafts_wait (drafts);
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (draft)));

  again = load (folder);
  g_assert_cmpuint (count (again), ==, 2);
  g_assert_cmpint (get_track (peek (again, 0), 0), ==, 8);
  g_assert_true (g_bytes_equal (scriba_document_get_text (SCRIBA_DOCUMENT (peek (again, 0))),
                                scriba_document_get_text (SCRIBA_DOCUMENT (draft))));
}

/* A table that is faster than the disk: its draft stays first and is there once. */
static void
test_add_while_loading (Folder *folder,
                        gconstpointer data)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (ScribaDrafts) drafts = scriba_drafts_new (folder->path);

  put_game (folder, "a.json", 1, 0);
  scriba_drafts_add (drafts, draft);
  scriba_drafts_wait (drafts);
  scriba_drafts_load (drafts);
  wait_for_load (drafts);

  g_assert_cmpuint (count (drafts), ==, 2);
  g_assert_true (peek (drafts, 0) == draft);
  g_assert_cmpint (get_track (peek (drafts, 1), 0), ==, 1);
}

static void
test_change (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaDrafts) drafts = NULL;
  ScribaDraft *oldest;

  put_game (folder, "a.json", 2, 200);
  put_game (folder, "b.json", 3, 300);
  put_game (folder, "c.json", 1, 100);
  drafts = load (folder);
  oldest = peek (drafts, 2);

  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (oldest))->players[0].track = 9;
  scriba_document_commit (SCRIBA_DOCUMENT (oldest), "track", "Track");
  g_assert_cmpuint (count (drafts), ==, 3);
  g_assert_true (peek (drafts, 0) == oldest);
  g_assert_cmpint (get_track (peek (drafts, 1), 0), ==, 3);
  g_assert_cmpint (get_track (peek (drafts, 2), 0), ==, 2);
  scriba_drafts_wait (drafts);
}

static void
test_remove (Folder *folder,
             gconstpointer data)
{
  g_autoptr (ScribaDrafts) drafts = NULL;
  g_autoptr (ScribaDraft) draft = NULL;
  g_autoptr (ScribaDrafts) again = NULL;

  put_game (folder, "a.json", 1, 100);
  put_game (folder, "b.json", 2, 200);
  put_game (folder, "c.json", 3, 300);
  drafts = load (folder);
  draft = g_object_ref (peek (drafts, 1));

  scriba_drafts_remove (drafts, draft, NULL);
  g_assert_cmpuint (count (drafts), ==, 2);
  g_assert_false (folder_has (folder, "b.json"));
  scriba_drafts_remove (drafts, draft, NULL);
  g_assert_cmpuint (count (drafts), ==, 2);

  scriba_drafts_restore (drafts, draft);
  g_assert_cmpuint (count (drafts), ==, 3);
  g_assert_true (peek (drafts, 1) == draft);
  g_assert_true (folder_has (folder, "b.json"));

  /* A second tap on the same button. */
  scriba_drafts_restore (drafts, draft);
  g_assert_cmpuint (count (drafts), ==, 3);
  g_assert_true (folder_has (folder, "b.json"));

  /* At the next start what was removed is gone for good. */
  scriba_drafts_remove (drafts, draft, NULL);
  g_assert_cmpuint (count_files (folder, ".removed"), ==, 1);
  again = load (folder);
  g_assert_cmpuint (count (again), ==, 2);
  g_assert_cmpuint (count_files (folder, ".removed"), ==, 0);
}

/* A folder is in the way of the name that the file gets aside. */
static void
test_remove_refused (Folder *folder,
                     gconstpointer data)
{
  g_autofree char *obstacle = g_build_filename (folder->path, "a.json.removed", NULL);
  g_autoptr (ScribaDrafts) drafts = NULL;
  g_autoptr (GError) error = NULL;

  put_game (folder, "a.json", 1, 100);
  drafts = load (folder);
  g_assert_cmpint (g_mkdir (obstacle, 0700), ==, 0);

  g_assert_false (scriba_drafts_remove (drafts, peek (drafts, 0), &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREMOVABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, g_strerror (EISDIR));
  g_assert_cmpuint (count (drafts), ==, 1);
  g_assert_true (folder_has (folder, "a.json"));

  /* It is kept where it was. */
  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (peek (drafts, 0)))->players[0].track = 9;
  scriba_document_commit (SCRIBA_DOCUMENT (peek (drafts, 0)), "track", "Track");
  scriba_drafts_wait (drafts);
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (peek (drafts, 0))));
  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
  g_assert_true (scriba_drafts_remove (drafts, peek (drafts, 0), NULL));
  g_assert_cmpuint (count (drafts), ==, 0);
}

/* A write that was killed leaves a file; one that is going on has a file too, and people keep copies. */
static void
test_left_behind (Folder *folder,
                  gconstpointer data)
{
#define ID "0b4c0ffe-1234-4abc-8def-0123456789ab"
  static const char * const kept[] = {
    ID ".json", ID ".json.backup", ID ".json.Backup", ID ".json.BACKUP", "notes.json.aB3dE6", ID ".txt.aB3dE6", "aB3dE6",
  };
  g_autofree char *new = NULL;
  g_autoptr (ScribaDrafts) drafts = NULL;

  put_game (folder, ID ".json.aB3dE6", 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    put_game (folder, kept[i], 1, 0);
  new = folder_put (folder, ID ".json.Zx81Qy", "{");
  drafts = load (folder);

  g_assert_false (folder_has (folder, ID ".json.aB3dE6"));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_true (folder_has (folder, kept[i]));
  g_assert_true (folder_has (folder, ID ".json.Zx81Qy"));
  g_assert_cmpuint (count (drafts), ==, 1);
  g_assert_cmpuint (scriba_drafts_get_n_damaged (drafts), ==, 0);
#undef ID
}

static void
test_restore_lost_file (Folder *folder,
                        gconstpointer data)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (ScribaDrafts) drafts = load (folder);
  g_autoptr (ScribaDrafts) again = NULL;

  scriba_drafts_add (drafts, draft);
  scriba_drafts_remove (drafts, draft, NULL);
  again = load (folder);
  g_assert_cmpuint (count (again), ==, 0);

  scriba_drafts_restore (drafts, draft);
  scriba_drafts_wait (drafts);
  g_assert_cmpuint (count_files (folder, ".json"), ==, 1);
}

/* An entry into a draft that is not in the list any more moves nothing, and does not bring its file back. */
static void
test_change_removed (Folder *folder,
                     gconstpointer data)
{
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (ScribaDrafts) drafts = load (folder);
  g_autoptr (ScribaDrafts) again = NULL;

  scriba_drafts_add (drafts, draft);
  scriba_drafts_remove (drafts, draft, NULL);
  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft))->players[0].track = 9;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), "track", "Track");
  scriba_document_wait (SCRIBA_DOCUMENT (draft));
  g_assert_cmpuint (count (drafts), ==, 0);
  g_assert_cmpuint (count_files (folder, ".json"), ==, 0);

  scriba_drafts_restore (drafts, draft);
  scriba_drafts_wait (drafts);
  g_assert_cmpuint (count_files (folder, ".json"), ==, 1);
  again = load (folder);
  g_assert_cmpint (get_track (peek (again, 0), 0), ==, 9);
}

/* Where nothing can be written, the draft is there and says so, until it can. */
static void
test_add_failure (Folder *folder,
                  gconstpointer data)
{
  g_autofree char *obstacle = folder_put (folder, "drafts", "in the way");
  g_autoptr (ScribaDraft) draft = create_score ("Anna", "Bence", 7);
  g_autoptr (ScribaDrafts) drafts = scriba_drafts_new (obstacle);

  scriba_drafts_add (drafts, draft);
  scriba_drafts_wait (drafts);
  g_assert_true (peek (drafts, 0) == draft);
  g_assert_error (scriba_document_get_save_error (SCRIBA_DOCUMENT (draft)), SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);

  scriba_drafts_remove (drafts, draft, NULL);
  scriba_drafts_restore (drafts, draft);
  scriba_drafts_wait (drafts);
  g_assert_cmpint (g_remove (obstacle), ==, 0);
  scriba_document_save (SCRIBA_DOCUMENT (draft));
  scriba_drafts_wait (drafts);
  g_assert_null (scriba_document_get_save_error (SCRIBA_DOCUMENT (draft)));
  g_assert_true (scriba_document_get_saved (SCRIBA_DOCUMENT (draft)));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD_IN_FOLDER(name, test) \
  g_test_add (name, Folder, NULL, folder_set_up, test, folder_tear_down)

  ADD_IN_FOLDER ("/drafts/load", test_load);
  ADD_IN_FOLDER ("/drafts/load-signals", test_load_signals);
  ADD_IN_FOLDER ("/drafts/load-nowhere", test_load_nowhere);
  ADD_IN_FOLDER ("/drafts/damaged", test_damaged);
  ADD_IN_FOLDER ("/drafts/no-file", test_no_file);
  ADD_IN_FOLDER ("/drafts/add", test_add);
  ADD_IN_FOLDER ("/drafts/add-failure", test_add_failure);
  ADD_IN_FOLDER ("/drafts/add-while-loading", test_add_while_loading);
  ADD_IN_FOLDER ("/drafts/change", test_change);
  ADD_IN_FOLDER ("/drafts/remove", test_remove);
  ADD_IN_FOLDER ("/drafts/remove-refused", test_remove_refused);
  ADD_IN_FOLDER ("/drafts/left-behind", test_left_behind);
  ADD_IN_FOLDER ("/drafts/restore-lost-file", test_restore_lost_file);
  ADD_IN_FOLDER ("/drafts/change-removed", test_change_removed);

  return g_test_run ();
}
