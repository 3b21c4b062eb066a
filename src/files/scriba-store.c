/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "scriba-json.h"

#define CHUNK 65536
#define PRIVATE_FILE 0600
#define PRIVATE_FOLDER 0700

static gboolean
refuse (const char *name,
        ScribaError code,
        const char *found,
        gint64 highest,
        GError **error)
{
  GError *refusal = NULL;

  scriba_error_set (&refusal, code, NULL, found, NULL, 0, highest);
  scriba_error_set_file (refusal, name);
  g_propagate_error (error, refusal);
  return FALSE;
}

/* At most one byte more than is allowed is ever read of what does not tell its size, so a file without an end is refused too. */
static gboolean
read_all (int file,
          GByteArray *text,
          const char *name,
          GError **error)
{
  for (;;)
    {
      gsize start = text->len;
      gssize got;

      g_byte_array_set_size (text, start + MIN (CHUNK, SCRIBA_JSON_MAX_SIZE + 1 - start));
      do
        got = read (file, text->data + start, text->len - start);
      while (got < 0 && errno == EINTR);

      if (got < 0)
        return refuse (name, SCRIBA_ERROR_UNREADABLE, g_strerror (errno), 0, error);

      g_byte_array_set_size (text, start + got);
      if (got == 0)
        return TRUE;
      if (text->len > SCRIBA_JSON_MAX_SIZE)
        return refuse (name, SCRIBA_ERROR_TOO_LARGE, NULL, SCRIBA_JSON_MAX_SIZE, error);
    }
}

static GBytes *
read_file (int file,
           const char *name,
           GError **error)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();
  struct stat status;

  if (fstat (file, &status) == 0 && S_ISREG (status.st_mode) && status.st_size > SCRIBA_JSON_MAX_SIZE)
    {
      refuse (name, SCRIBA_ERROR_TOO_LARGE, NULL, SCRIBA_JSON_MAX_SIZE, error);
      return NULL;
    }

  return read_all (file, text, name, error) ? g_byte_array_free_to_bytes (g_steal_pointer (&text)) : NULL;
}

static int
open_file (const char *path,
           int flags,
           GError **error)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | flags, 0);

  if (file < 0)
    refuse (path, SCRIBA_ERROR_UNREADABLE, g_strerror (errno), 0, error);

  return file;
}

/**
 * scriba_file_read:
 * @name: a path, or `-` for standard input
 * @error: where to say that it cannot be read, or is larger than 8 MiB
 *
 * Reads whatever the command line names, a pipe too, within the limit of the
 * formats page.
 *
 * Returns: (transfer full): what it holds, or %NULL
 */
GBytes *
scriba_file_read (const char *name,
                  GError **error)
{
  g_autofd int file = -1;

  g_return_val_if_fail (name != NULL, NULL);

  if (g_str_equal (name, "-"))
    return read_file (STDIN_FILENO, name, error);

  file = open_file (name, 0, error);
  return file >= 0 ? read_file (file, name, error) : NULL;
}

/**
 * scriba_store_read:
 * @path: a path
 * @error: where to say that it cannot be read, or is larger than 8 MiB
 *
 * Reads what scriba_store_write() can have written: nothing that would keep the
 * reader waiting, such as a pipe.
 *
 * Returns: (transfer full): what the file holds, or %NULL
 */
GBytes *
scriba_store_read (const char *path,
                   GError **error)
{
  g_autofd int file = -1;
  struct stat status;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_file (path, O_NONBLOCK, error);
  if (file < 0)
    return NULL;

  if (fstat (file, &status) == 0 && !S_ISREG (status.st_mode) && !S_ISDIR (status.st_mode))
    {
      refuse (path, SCRIBA_ERROR_UNREADABLE, g_strerror (ENOTSUP), 0, error);
      return NULL;
    }

  return read_file (file, path, error);
}

/* GLib's sentence names the file; the reason is what stands after its last colon. */
static const char *
system_reason (const char *sentence)
{
  const char *colon = g_strrstr (sentence, ": ");

  return colon != NULL ? colon + strlen (": ") : sentence;
}

/**
 * scriba_store_write:
 * @path: a path; its folders are made where they are missing
 * @text: what the file shall hold
 * @error: where to say that it cannot be written
 *
 * Writes a file so that after a crash it holds the old text or the new one,
 * whole. When this returns, the new one is on the disk. Only the user can read it.
 *
 * Returns: whether it could be written
 */
gboolean
scriba_store_write (const char *path,
                    GBytes *text,
                    GError **error)
{
  g_autofree char *folder = NULL;
  g_autoptr (GError) problem = NULL;
  const char *data;
  gsize length;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, PRIVATE_FOLDER) != 0)
    return refuse (path, SCRIBA_ERROR_UNWRITABLE, g_strerror (errno), 0, error);

  data = g_bytes_get_data (text, &length);
  if (!g_file_set_contents_full (path, data != NULL ? data : "", length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, PRIVATE_FILE, &problem))
    return refuse (path, SCRIBA_ERROR_UNWRITABLE, system_reason (problem->message), 0, error);

  return TRUE;
}

/**
 * scriba_store_get_modified:
 * @path: a path
 *
 * Returns: when the file was last written, in seconds of UNIX time; 0 if it is not there
 */
gint64
scriba_store_get_modified (const char *path)
{
  GStatBuf status;

  g_return_val_if_fail (path != NULL, 0);

  return g_stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}
