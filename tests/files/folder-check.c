/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder-check.h"

#include <glib/gstdio.h>

void
folder_set_up (Folder *folder,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  folder->path = g_dir_make_tmp (NULL, &error);
  g_assert_no_error (error);
}

/* Removes a file, or a folder with all that it holds. */
void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_all (inside);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

void
folder_tear_down (Folder *folder,
                  gconstpointer data)
{
  remove_all (folder->path);
  g_free (folder->path);
}

/* Returns where it was put. */
char *
folder_put (Folder *folder,
            const char *name,
            const char *text)
{
  char *path = g_build_filename (folder->path, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

char *
folder_get (Folder *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

gboolean
folder_has (Folder *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* All of a file, which must be there. */
GBytes *
read_bytes (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

/* Makes a file, or puts it in the place of one. */
void
write_bytes (const char *path,
             GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_file_set_contents_full (path, data != NULL ? data : "", length, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}
