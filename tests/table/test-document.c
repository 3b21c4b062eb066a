/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "scriba-document.h"
#include "scriba-error.h"
#include "table-check.h"

/* The smallest document: one number, which is never negative. */
#define TEST_TYPE_DOCUMENT (test_document_get_type ())
G_DECLARE_FINAL_TYPE (TestDocument, test_document, TEST, DOCUMENT, ScribaDocument)

struct _TestDocument
{
  ScribaDocument parent_instance;

  int number;
};

G_DEFINE_FINAL_TYPE (TestDocument, test_document, SCRIBA_TYPE_DOCUMENT)

static gboolean
test_document_read (ScribaDocument *document,
                    JsonNode *node,
                    GError **error)
{
  int number = json_object_get_int_member (json_node_get_object (node), "number");

  if (number < 0)
    {
      scriba_error_set (error, SCRIBA_ERROR_EXPECTED_RANGE, "number", NULL, NULL, 0, 9);
      return FALSE;
    }
  TEST_DOCUMENT (document)->number = number;
  return TRUE;
}

static JsonNode *
test_document_write (ScribaDocument *document)
{
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_int_member (object, "number", TEST_DOCUMENT (document)->number);
  json_node_take_object (node, object);
  return node;
}

static void
test_document_class_init (TestDocumentClass *klass)
{
  SCRIBA_DOCUMENT_CLASS (klass)->read = test_document_read;
  SCRIBA_DOCUMENT_CLASS (klass)->write = test_document_write;
}

static void
test_document_init (TestDocument *self)
{
}

static void
commit (ScribaDocument *document,
        int number,
        const char *target,
        const char *label)
{
  TEST_DOCUMENT (document)->number = number;
  scriba_document_commit (document, target, label);
}

static ScribaDocument *
create (void)
{
  ScribaDocument *document = g_object_new (TEST_TYPE_DOCUMENT, NULL);

  commit (document, 0, NULL, NULL);
  return document;
}

static ScribaDocument *
create_in (Folder *folder,
           const char *name)
{
  ScribaDocument *document = create ();
  g_autofree char *path = g_build_filename (folder->path, name, NULL);

  scriba_document_set_path (document, path);
  return document;
}

#define assert_number(document, expected) \
  g_assert_cmpint (TEST_DOCUMENT (document)->number, ==, expected)
#define assert_undo(document, expected) \
  g_assert_cmpstr (scriba_document_get_undo_label (document), ==, expected)
#define assert_redo(document, expected) \
  g_assert_cmpstr (scriba_document_get_redo_label (document), ==, expected)

static void
assert_text (const char *text,
             int number)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  g_assert_nonnull (node);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (node), "number"), ==, number);
}

static void
assert_file (Folder *folder,
             const char *name,
             int number)
{
  g_autofree char *text = folder_get (folder, name);

  assert_text (text, number);
}

static void
test_first (void)
{
  g_autoptr (ScribaDocument) document = create ();
  g_autofree char *text = g_strndup (g_bytes_get_data (scriba_document_get_text (document), NULL),
                                     g_bytes_get_size (scriba_document_get_text (document)));

  assert_undo (document, NULL);
  assert_redo (document, NULL);
  assert_text (text, 0);

  scriba_document_undo (document);
  scriba_document_redo (document);
  assert_number (document, 0);
}

static void
test_undo (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 3, "a", "Three");
  commit (document, 5, "b", "Five");
  assert_undo (document, "Five");
  assert_redo (document, NULL);

  scriba_document_undo (document);
  assert_number (document, 3);
  assert_undo (document, "Three");
  assert_redo (document, "Five");

  scriba_document_undo (document);
  assert_number (document, 0);
  assert_undo (document, NULL);
  assert_redo (document, "Three");

  scriba_document_undo (document);
  assert_number (document, 0);

  scriba_document_redo (document);
  scriba_document_redo (document);
  scriba_document_redo (document);
  assert_number (document, 5);
  assert_undo (document, "Five");
  assert_redo (document, NULL);
}

/* The taps of one stepper are one step. */
static void
test_coalesce (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, "a", "A");
  commit (document, 2, "a", "A");
  commit (document, 3, "a", "A");
  commit (document, 4, "b", "B");
  commit (document, 5, "a", "A");

  scriba_document_undo (document);
  assert_number (document, 4);
  scriba_document_undo (document);
  assert_number (document, 3);
  scriba_document_undo (document);
  assert_number (document, 0);
}

/* Taps before and after an undo are not consecutive. */
static void
test_coalesce_not_over_undo (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, "a", "A");
  commit (document, 2, "b", "B");
  scriba_document_undo (document);
  commit (document, 3, "a", "A");

  scriba_document_undo (document);
  assert_number (document, 1);
  scriba_document_undo (document);
  assert_number (document, 0);
}

/* A tap and the tap that takes it back leave nothing to undo. */
static void
test_coalesce_to_nothing (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, "a", "A");
  commit (document, 2, "b", "B");
  commit (document, 1, "b", "B");
  assert_number (document, 1);
  assert_undo (document, "A");
  assert_redo (document, NULL);

  commit (document, 5, "a", "A");
  scriba_document_undo (document);
  assert_number (document, 1);
}

static void
test_no_target (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, NULL, "One");
  commit (document, 2, NULL, "Two");
  scriba_document_undo (document);
  assert_number (document, 1);
}

/* The first value is where undo ends, whatever it was a commit of. */
static void
test_first_target (void)
{
  g_autoptr (ScribaDocument) document = g_object_new (TEST_TYPE_DOCUMENT, NULL);

  commit (document, 1, "a", NULL);
  commit (document, 2, "a", "A");
  scriba_document_undo (document);
  assert_number (document, 1);
}

static void
test_unchanged (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 3, "a", "Three");
  commit (document, 3, "b", "Three again");
  assert_undo (document, "Three");
  scriba_document_undo (document);
  commit (document, 0, "b", "Nothing");
  assert_redo (document, "Three");
}

static void
test_branch (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, "a", "A");
  commit (document, 2, "b", "B");
  commit (document, 3, "c", "C");
  scriba_document_undo (document);
  scriba_document_undo (document);
  commit (document, 7, "d", "D");

  assert_redo (document, NULL);
  scriba_document_redo (document);
  assert_number (document, 7);
  scriba_document_undo (document);
  assert_number (document, 1);
}

static void
test_signals (void)
{
  g_autoptr (ScribaDocument) document = create ();
  guint n_changed = 0;
  guint n_labels = 0;

  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &n_changed);
  g_signal_connect_swapped (document, "notify::undo-label", G_CALLBACK (count_cb), &n_labels);
  commit (document, 1, "a", "A");
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (n_labels, ==, 1);
  scriba_document_undo (document);
  scriba_document_redo (document);
  g_assert_cmpuint (n_changed, ==, 3);
  scriba_document_redo (document);
  g_assert_cmpuint (n_changed, ==, 3);
}

static void
test_load_text (void)
{
  g_autoptr (ScribaDocument) document = create ();
  g_autoptr (GBytes) good = g_bytes_new_static ("{\"number\": 8}", 13);
  g_autoptr (GBytes) bad = g_bytes_new_static ("{\"number\": -8}", 14);
  g_autoptr (GBytes) broken = g_bytes_new_static ("{\"number\":", 10);
  g_autoptr (GError) error = NULL;

  commit (document, 1, "a", "A");
  g_assert_false (scriba_document_load_text (document, bad, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_RANGE);
  g_clear_error (&error);
  g_assert_false (scriba_document_load_text (document, broken, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_NOT_JSON);
  g_clear_error (&error);
  assert_number (document, 1);
  assert_undo (document, "A");

  g_assert_true (scriba_document_load_text (document, good, &error));
  g_assert_no_error (error);
  assert_number (document, 8);
  assert_undo (document, NULL);
}

/* What cannot be read back is not undone to, and the document goes on. */
static void
test_unreadable_step (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, -1, "a", "A");
  commit (document, 2, "b", "B");
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "a step of the history cannot be read*");
  scriba_document_undo (document);
  g_test_assert_expected_messages ();
  assert_number (document, 2);
  assert_undo (document, "B");
}

static void
test_nothing_yet (void)
{
  g_autoptr (ScribaDocument) document = g_object_new (TEST_TYPE_DOCUMENT, NULL);

  g_assert_null (scriba_document_get_text (document));
  g_assert_true (scriba_document_get_saved (document));
  scriba_document_undo (document);
  scriba_document_redo (document);
  scriba_document_wait (document);
}

static void
test_in_memory (void)
{
  g_autoptr (ScribaDocument) document = create ();

  commit (document, 1, "a", "A");
  g_assert_true (scriba_document_get_saved (document));
  scriba_document_wait (document);
  g_assert_null (scriba_document_get_save_error (document));
}

static void
test_save (Folder *folder,
           gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "inside/number.json");
  guint n_saved = 0;

  g_signal_connect_swapped (document, "notify::saved", G_CALLBACK (count_cb), &n_saved);
  g_assert_false (scriba_document_get_saved (document));
  commit (document, 1, "a", "A");
  g_assert_false (scriba_document_get_saved (document));
  n_saved = 0;

  scriba_document_wait (document);
  g_assert_true (scriba_document_get_saved (document));
  g_assert_cmpuint (n_saved, >=, 1);
  assert_file (folder, "inside/number.json", 1);
}

/* Commits do not wait for the disk; the last one is what counts. */
static void
test_save_many (Folder *folder,
                gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "number.json");

  for (int number = 1; number <= 200; number++)
    commit (document, number, NULL, "Number");
  g_assert_false (scriba_document_get_saved (document));
  scriba_document_wait (document);
  g_assert_true (scriba_document_get_saved (document));
  assert_file (folder, "number.json", 200);

  scriba_document_undo (document);
  g_assert_false (scriba_document_get_saved (document));
  scriba_document_wait (document);
  assert_file (folder, "number.json", 199);
}

static gboolean
idle_cb (gpointer data)
{
  count_cb (data);
  return G_SOURCE_REMOVE;
}

/* Waiting lets nothing else happen in between. */
static void
test_wait_alone (Folder *folder,
                 gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "number.json");
  guint n_idle = 0;
  guint source = g_idle_add (idle_cb, &n_idle);

  commit (document, 1, "a", "A");
  scriba_document_wait (document);
  g_assert_true (scriba_document_get_saved (document));
  g_assert_cmpuint (n_idle, ==, 0);
  g_source_remove (source);
}

/* Nobody holds the document any more, and its value still reaches the disk. */
static void
test_let_go_while_writing (Folder *folder,
                           gconstpointer data)
{
  ScribaDocument *document = create_in (folder, "number.json");

  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &document);
  commit (document, 1, "a", "A");
  commit (document, 2, "b", "B");
  g_object_unref (document);
  while (document != NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_file (folder, "number.json", 2);
}

/* What is on its way to the old place does not count for the new one. */
static void
test_set_path_while_writing (Folder *folder,
                             gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "old.json");
  g_autofree char *path = g_build_filename (folder->path, "new.json", NULL);

  commit (document, 1, "a", "A");
  scriba_document_set_path (document, path);
  scriba_document_wait (document);
  g_assert_true (scriba_document_get_saved (document));
  assert_file (folder, "new.json", 1);
}

static void
test_move (Folder *folder,
           gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "old.json");
  g_autofree char *path = g_build_filename (folder->path, "new.json", NULL);

  commit (document, 1, "a", "A");
  g_assert_true (scriba_document_move (document, path, NULL));
  g_assert_true (scriba_document_get_saved (document));
  g_assert_cmpstr (scriba_document_get_path (document), ==, path);
  g_assert_false (folder_has (folder, "old.json"));
  assert_file (folder, "new.json", 1);

  commit (document, 2, "a", "A");
  scriba_document_wait (document);
  g_assert_false (folder_has (folder, "old.json"));
  assert_file (folder, "new.json", 2);
}

static void
test_move_lost_file (Folder *folder,
                     gconstpointer data)
{
  g_autoptr (ScribaDocument) document = create_in (folder, "old.json");
  g_autofree char *path = g_build_filename (folder->path, "new.json", NULL);

  scriba_document_wait (document);
  g_assert_cmpint (g_remove (scriba_document_get_path (document)), ==, 0);
  g_assert_true (scriba_document_move (document, path, NULL));
  scriba_document_wait (document);
  assert_file (folder, "new.json", 0);
}

/* A file stands where the folder should be. */
static void
test_save_failure (Folder *folder,
                   gconstpointer data)
{
  g_autofree char *obstacle = folder_put (folder, "inside", "in the way");
  g_autoptr (ScribaDocument) document = create_in (folder, "inside/number.json");
  guint n_errors = 0;

  g_signal_connect_swapped (document, "notify::save-error", G_CALLBACK (count_cb), &n_errors);
  commit (document, 4, "a", "A");
  scriba_document_wait (document);

  g_assert_error (scriba_document_get_save_error (document), SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);
  g_assert_cmpstr (scriba_error_get_facts (scriba_document_get_save_error (document))->file, ==, "number.json");
  g_assert_cmpuint (n_errors, >=, 1);
  g_assert_false (scriba_document_get_saved (document));
  assert_number (document, 4);
  assert_undo (document, "A");

  g_assert_cmpint (g_remove (obstacle), ==, 0);
  scriba_document_save (document);
  scriba_document_wait (document);
  g_assert_null (scriba_document_get_save_error (document));
  g_assert_true (scriba_document_get_saved (document));
  assert_file (folder, "inside/number.json", 4);
}

static void
test_load (Folder *folder,
           gconstpointer data)
{
  g_autofree char *path = folder_put (folder, "number.json", "{\"number\": 6}");
  g_autoptr (ScribaDocument) document = g_object_new (TEST_TYPE_DOCUMENT, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (scriba_document_load (document, path, &error));
  g_assert_no_error (error);
  assert_number (document, 6);
  g_assert_cmpstr (scriba_document_get_path (document), ==, path);
  g_assert_true (scriba_document_get_saved (document));

  commit (document, 7, "a", "A");
  scriba_document_wait (document);
  assert_file (folder, "number.json", 7);
}

static void
test_load_bad (Folder *folder,
               gconstpointer data)
{
  g_autofree char *path = folder_put (folder, "number.json", "{\"number\": -6}");
  g_autoptr (ScribaDocument) document = create ();
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_document_load (document, path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_EXPECTED_RANGE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, "number.json");
  g_assert_cmpstr (scriba_error_get_facts (error)->path, ==, "number");
  g_assert_null (scriba_document_get_path (document));
  assert_number (document, 0);
}

static void
test_load_missing (Folder *folder,
                   gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "missing.json", NULL);
  g_autoptr (ScribaDocument) document = create ();
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_document_load (document, path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE);
  g_assert_null (scriba_document_get_path (document));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD_IN_FOLDER(name, test) \
  g_test_add (name, Folder, NULL, folder_set_up, test, folder_tear_down)

  g_test_add_func ("/document/first", test_first);
  g_test_add_func ("/document/undo", test_undo);
  g_test_add_func ("/document/coalesce", test_coalesce);
  g_test_add_func ("/document/coalesce-not-over-undo", test_coalesce_not_over_undo);
  g_test_add_func ("/document/coalesce-to-nothing", test_coalesce_to_nothing);
  g_test_add_func ("/document/no-target", test_no_target);
  g_test_add_func ("/document/first-target", test_first_target);
  g_test_add_func ("/document/unchanged", test_unchanged);
  g_test_add_func ("/document/branch", test_branch);
  g_test_add_func ("/document/signals", test_signals);
  g_test_add_func ("/document/load-text", test_load_text);
  g_test_add_func ("/document/unreadable-step", test_unreadable_step);
  g_test_add_func ("/document/nothing-yet", test_nothing_yet);
  g_test_add_func ("/document/in-memory", test_in_memory);
  ADD_IN_FOLDER ("/document/save", test_save);
  ADD_IN_FOLDER ("/document/save-many", test_save_many);
  ADD_IN_FOLDER ("/document/wait-alone", test_wait_alone);
  ADD_IN_FOLDER ("/document/let-go-while-writing", test_let_go_while_writing);
  ADD_IN_FOLDER ("/document/set-path-while-writing", test_set_path_while_writing);
  ADD_IN_FOLDER ("/document/move", test_move);
  ADD_IN_FOLDER ("/document/move-lost-file", test_move_lost_file);
  ADD_IN_FOLDER ("/document/save-failure", test_save_failure);
  ADD_IN_FOLDER ("/document/load", test_load);
  ADD_IN_FOLDER ("/document/load-bad", test_load_bad);
  ADD_IN_FOLDER ("/document/load-missing", test_load_missing);

  return g_test_run ();
}
