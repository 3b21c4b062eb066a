/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder-check.h"
#include "scriba-export.h"

#define LEFT_BEHIND ".scriba-export-0123abcd"

static void
check_write (const char *path,
             const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  scriba_export_write (path, bytes, &error);
  g_assert_no_error (error);
}

static void
check_refused (const char *path,
               const char *reason)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;

  g_assert_false (scriba_export_write (path, bytes, &error));
  g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNWRITABLE);
  g_assert_cmpstr (scriba_error_get_facts (error)->file, ==, path);
  g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, reason);
}

static void
check_holds (Folder *folder,
             const char *name,
             const char *text)
{
  g_autofree char *found = folder_get (folder, name);

  g_assert_cmpstr (found, ==, text);
}

static mode_t
get_mode (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_lstat (path, &status), ==, 0);
  return status.st_mode;
}

static guint
count_files (Folder *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A file to take along is one like any other. */
static void
test_new (Folder *folder,
          gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "copy.json", NULL);
  const mode_t mask = umask (022);

  check_write (path, "new");
  umask (mask);
  check_holds (folder, "copy.json", "new");
  g_assert_cmpint (get_mode (path), ==, S_IFREG | 0644);
  g_assert_cmpuint (count_files (folder), ==, 1);
}

/* Who has the old one open still reads it whole, and who may read the new one is as before. */
static void
test_replace (Folder *folder,
              gconstpointer data)
{
  g_autofree char *path = folder_put (folder, "copy.json", "old");
  g_autofd int old = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  char text[8];

  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  check_write (path, "newer");
  check_holds (folder, "copy.json", "newer");
  g_assert_cmpint (read (old, text, sizeof text), ==, 3);
  g_assert_cmpint (get_mode (path), ==, S_IFREG | 0640);
  check_write (path, "");
  check_holds (folder, "copy.json", "");
  g_assert_cmpuint (count_files (folder), ==, 1);
}

static void
test_refused (Folder *folder,
              gconstpointer data)
{
  g_autofree char *file = folder_put (folder, "file", "old");
  g_autofree char *below = g_build_filename (file, "copy.json", NULL);
  g_autofree char *nowhere = g_build_filename (folder->path, "nowhere", "copy.json", NULL);
  g_autofree char *circle = g_build_filename (folder->path, "circle", NULL);

  check_refused (nowhere, g_strerror (ENOENT));
  check_refused (below, g_strerror (ENOTDIR));
  check_refused (folder->path, g_strerror (EISDIR));
  check_refused ("", g_strerror (ENOENT));
  g_assert_cmpint (symlink ("circle", circle), ==, 0);
  check_refused (circle, g_strerror (ELOOP));
  check_refused ("/dev/full", g_strerror (ENOSPC));
  g_assert_cmpuint (count_files (folder), ==, 2);
}

/* The links stay, also one that leads to nothing yet. */
static void
test_links (Folder *folder,
            gconstpointer data)
{
  g_autofree char *elsewhere = g_build_filename (folder->path, "elsewhere", NULL);
  g_autofree char *target = g_build_filename (elsewhere, "copy.json", NULL);
  g_autofree char *relative = g_build_filename (folder->path, "relative", NULL);
  g_autofree char *absolute = g_build_filename (folder->path, "absolute", NULL);

  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  g_assert_cmpint (symlink ("elsewhere/copy.json", relative), ==, 0);
  g_assert_cmpint (symlink (relative, absolute), ==, 0);

  check_write (absolute, "first");
  check_holds (folder, "elsewhere/copy.json", "first");
  check_write (relative, "second");
  check_holds (folder, "elsewhere/copy.json", "second");
  g_assert_true (S_ISLNK (get_mode (relative)) && S_ISLNK (get_mode (absolute)));
  g_assert_cmpuint (count_files (folder), ==, 3);
}

static gpointer
read_all (gpointer path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Devices and pipes take the text and stay what they are. */
static void
test_devices (Folder *folder,
              gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (folder->path, "pipe", NULL);
  g_autofree char *link = g_build_filename (folder->path, "null", NULL);
  g_autofree char *text = NULL;
  GThread *reader;

  g_assert_cmpint (symlink ("/dev/null", link), ==, 0);
  check_write (link, "gone");
  g_assert_true (S_ISLNK (get_mode (link)));
  check_write ("/dev/null", "gone");
  g_assert_true (S_ISCHR (get_mode ("/dev/null")));

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  reader = g_thread_new ("reader", read_all, pipe);
  check_write (pipe, "through");
  text = g_thread_join (reader);
  g_assert_cmpstr (text, ==, "through");
  g_assert_true (S_ISFIFO (get_mode (pipe)));
  g_assert_cmpuint (count_files (folder), ==, 2);
}

/* A file that is open already, by its number, is gone on with where it stands. */
static void
test_open_file (Folder *folder,
                gconstpointer data)
{
  g_autofree char *path = folder_put (folder, "all", "");
  g_autofree char *link = g_build_filename (folder->path, "link", NULL);
  g_autofd int file = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  g_autofree char *named = g_strdup_printf ("/dev/fd/%d", file);

  g_assert_cmpint (symlink (named, link), ==, 0);
  g_assert_cmpint (write (file, "one, ", 5), ==, 5);
  check_write (named, "two, ");
  check_write (link, "three");
  g_assert_cmpint (write (file, ".", 1), ==, 1);
  check_holds (folder, "all", "one, two, three.");
  check_refused ("/dev/fd/999", g_strerror (EBADF));

  /* Once the file is closed, the link leads to whatever is opened next. */
  g_assert_cmpint (g_unlink (link), ==, 0);
}

/* What a killed export left goes with the next one; what another is still writing stays, and so does what is no such file. */
static void
test_left_behind (Folder *folder,
                  gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder->path, "copy.json", NULL);
  g_autofree char *left = folder_put (folder, LEFT_BEHIND, "ha");
  g_autofree char *longer = folder_put (folder, LEFT_BEHIND "0", "own");
  g_autofree char *written = folder_put (folder, ".scriba-export-00000000", "ha");
  g_autofd int file = g_open (written, O_WRONLY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (file, LOCK_EX), ==, 0);
  check_write (path, "whole");
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (longer, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (written, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (folder), ==, 3);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test) \
  g_test_add ("/export/" name, Folder, NULL, folder_set_up, test, folder_tear_down)

  ADD ("new", test_new);
  ADD ("replace", test_replace);
  ADD ("refused", test_refused);
  ADD ("links", test_links);
  ADD ("devices", test_devices);
  ADD ("open-file", test_open_file);
  ADD ("left-behind", test_left_behind);

  return g_test_run ();
}
