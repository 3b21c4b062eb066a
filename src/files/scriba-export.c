/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-export.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "scriba-unfinished.h"

#define NEW_FILE 0666
#define LONGEST_CHAIN 40 /* of links, as the system has it */
#define OPEN_FILES "/proc/self/fd"

/* What a path leads to, over all links: a name in a folder, or a file that this process has open, like /dev/stdout. */
typedef struct
{
  char *path;
  int open_file; /* or -1 */
} Target;

static void
target_clear (Target *target)
{
  g_free (target->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Target, target_clear)

/* The file that a path names by its number. Following it by name would open it anew, at its beginning. */
static int
find_open_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  struct stat named;
  struct stat own;
  guint64 number;

  if (stat (folder, &named) != 0 || stat (OPEN_FILES, &own) != 0 || named.st_dev != own.st_dev || named.st_ino != own.st_ino ||
      !g_ascii_string_to_unsigned (name, 10, 0, G_MAXINT, &number, NULL))
    return -1;

  return number;
}

/* A link that leads nowhere yet leads to the file that is to be made. */
static gboolean
find_target (const char *path,
             Target *target)
{
  target->path = g_strdup (path);
  for (guint n_links = 0; n_links < LONGEST_CHAIN; n_links++)
    {
      g_autofree char *folder = g_path_get_dirname (target->path);
      g_autofree char *link = NULL;

      target->open_file = find_open_file (target->path);
      if (target->open_file >= 0)
        return TRUE;
      link = g_file_read_link (target->path, NULL);
      if (link == NULL)
        return TRUE;

      g_free (target->path);
      target->path = g_path_is_absolute (link) ? g_steal_pointer (&link) : g_build_filename (folder, link, NULL);
    }

  errno = ELOOP;
  return FALSE;
}

static gboolean
write_all (int file,
           GBytes *text)
{
  gsize left;
  const char *data = g_bytes_get_data (text, &left);

  while (left > 0)
    {
      gssize n = write (file, data, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      data += n;
      left -= n;
    }

  return TRUE;
}

/* What is no file of text takes it and stays what it is. */
static gboolean
write_into (const Target *target,
            GBytes *text)
{
  g_autofd int file = target->open_file >= 0 ? fcntl (target->open_file, F_DUPFD_CLOEXEC, 0)
                                             : open (target->path, O_WRONLY | O_CLOEXEC | O_NOCTTY);

  return file >= 0 && write_all (file, text) && g_close (g_steal_fd (&file), NULL);
}

/* The old file, or the new one whole, whatever happens. */
static gboolean
replace (const char *path,
         GBytes *text,
         const struct stat *old)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_auto (ScribaUnfinished) unfinished = { .folder = folder, .file = -1 };

  if (!scriba_unfinished_begin (&unfinished, NEW_FILE) || !write_all (unfinished.file, text))
    return FALSE;
  if (old != NULL && fchmod (unfinished.file, old->st_mode & ACCESSPERMS) != 0)
    return FALSE;

  return fsync (unfinished.file) == 0 && scriba_unfinished_put (&unfinished, path);
}

static gboolean
export (const char *path,
        GBytes *text)
{
  g_auto (Target) target = { .open_file = -1 };
  struct stat old;

  if (!find_target (path, &target))
    return FALSE;
  if (target.open_file >= 0)
    return write_into (&target, text);
  if (stat (target.path, &old) != 0)
    return errno == ENOENT && replace (target.path, text, NULL);
  if (S_ISREG (old.st_mode))
    return replace (target.path, text, &old);

  return write_into (&target, text);
}

/**
 * scriba_export_write:
 * @path: a path
 * @text: what it shall hold
 * @error: where to say that it cannot be written
 *
 * Writes a file for its reader to take along. A file is replaced by a whole one that
 * is on the disk, or stays as it was; it keeps its rights, and a link to it stays.
 * What is no file, a device or a pipe, is written into.
 *
 * Returns: whether it could be written
 */
gboolean
scriba_export_write (const char *path,
                     GBytes *text,
                     GError **error)
{
  GError *refusal = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (export (path, text))
    return TRUE;

  scriba_error_set (&refusal, SCRIBA_ERROR_UNWRITABLE, NULL, g_strerror (errno), NULL, 0, 0);
  scriba_error_set_file (refusal, path);
  g_propagate_error (error, refusal);
  return FALSE;
}
