/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files-check.h"
#include "folder-check.h"

static void
check_text (GBytes *bytes,
            const char *text)
{
  g_assert_nonnull (bytes);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

static void
write_text (const char *path,
            const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_true (scriba_store_write (path, bytes, &error));
  g_assert_no_error (error);
}

static void
test_write_and_read (Folder *folder,
                     gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "not", "there", "yet", "box.json", NULL);
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GBytes) empty = NULL;
  GStatBuf status;

  g_assert_cmpint (scriba_store_get_modified (path), ==, 0);
  write_text (path, "one\n");
  first = scriba_store_read (path, NULL);
  check_text (first, "one\n");
  write_text (path, "another\n");
  second = scriba_file_read (path, NULL);
  check_text (second, "another\n");
  write_text (path, "");
  empty = scriba_file_read (path, NULL);
  g_assert_cmpuint (g_bytes_get_size (empty), ==, 0);

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);
  g_assert_cmpint (scriba_store_get_modified (path), ==, status.st_mtime);
}

static void
check_unreadable (const char *path,
                  const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scriba_file_read (path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, path);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, reason);
  g_assert_null (scriba_error_get_facts (error)->path);
}

static void
test_unreadable (Folder *folder,
                 gconstpointer data)
{
  g_autofree char *missing = g_build_filename (folder->path, "missing.json", NULL);

  check_unreadable (missing, g_strerror (ENOENT));
  check_unreadable (folder->path, g_strerror (EISDIR));
  check_unreadable ("", g_strerror (ENOENT));
}

static void
check_unwritable (const char *path,
                  const char *reason)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("x", 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_store_write (path, text, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, path);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, reason);
}

static void
test_unwritable (Folder *folder,
                 gconstpointer data)
{
  g_autofree char *file = g_build_filename (folder->path, "file", NULL);
  g_autofree char *below = g_build_filename (file, "box.json", NULL);

  write_text (file, "x");
  check_unwritable (below, g_strerror (ENOTDIR));
  check_unwritable (folder->path, g_strerror (EISDIR));
}

static void
check_too_large (const char *name,
                 const char *called)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scriba_file_read (name, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_TOO_LARGE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, called);
  g_assert_cmpint (scriba_error_get_facts (error)->highest, ==, 8388608);
}

static void
test_large (Folder *folder,
            gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "large.json", NULL);
  g_autofree char *largest = repeat ("", "x", 8388608, "");
  g_autofree char *larger = repeat (largest, "x", 1, "");
  g_autoptr (GBytes) text = NULL;

  write_text (path, largest);
  text = scriba_file_read (path, NULL);
  g_assert_cmpuint (g_bytes_get_size (text), ==, 8388608);

  write_text (path, larger);
  check_too_large (path, path);
}

static void
use_as_input (const char *path)
{
  g_autofd int input = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (dup2 (input, STDIN_FILENO), ==, STDIN_FILENO);
}

/* What tells that it is too large is not even begun; what the window opens, too. */
static void
test_not_begun (Folder *folder,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "hole.json", NULL);
  g_autofd int hole = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  g_autofd int input = dup (STDIN_FILENO);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (ftruncate (hole, G_MAXINT32), ==, 0);
  use_as_input (path);
  check_too_large ("-", "-");
  g_assert_cmpint (lseek (STDIN_FILENO, 0, SEEK_CUR), ==, 0);
  if (input >= 0)
    dup2 (input, STDIN_FILENO);

  g_assert_null (scriba_store_read (path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_TOO_LARGE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, path);
}

static void
test_endless (void)
{
  check_too_large ("/dev/zero", "/dev/zero");
}

/* Only the command line waits for what others write. */
static void
test_pipe (Folder *folder,
           gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "pipe.json", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (scriba_store_read (path, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNREADABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, path);

  g_assert_null (scriba_store_read ("/dev/null", NULL));
  text = scriba_file_read ("/dev/null", NULL);
  g_assert_cmpuint (g_bytes_get_size (text), ==, 0);
}

static void
test_standard_input (Folder *folder,
                     gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "input.json", NULL);
  g_autofd int input = dup (STDIN_FILENO);
  g_autoptr (GBytes) text = NULL;

  write_text (path, "{}\n");
  use_as_input (path);
  text = scriba_file_read ("-", NULL);
  check_text (text, "{}\n");

  use_as_input ("/dev/zero");
  check_too_large ("-", "-");

  g_assert_cmpint (close (STDIN_FILENO), ==, 0);
  check_unreadable ("-", g_strerror (EBADF));

  if (input >= 0)
    dup2 (input, STDIN_FILENO);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD_IN_FOLDER(name, test) \
  g_test_add (name, Folder, NULL, folder_set_up, test, folder_tear_down)

  ADD_IN_FOLDER ("/store/write-and-read", test_write_and_read);
  ADD_IN_FOLDER ("/store/unreadable", test_unreadable);
  ADD_IN_FOLDER ("/store/unwritable", test_unwritable);
  ADD_IN_FOLDER ("/store/large", test_large);
  ADD_IN_FOLDER ("/store/not-begun", test_not_begun);
  g_test_add_func ("/store/endless", test_endless);
  ADD_IN_FOLDER ("/store/pipe", test_pipe);
  ADD_IN_FOLDER ("/store/standard-input", test_standard_input);

  return g_test_run ();
}
