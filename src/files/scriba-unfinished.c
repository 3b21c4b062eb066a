/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* O_TMPFILE */

#include "scriba-unfinished.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME ".scriba-export-"
#define N_DIGITS 8

static char *
create_name (const char *folder)
{
  g_autofree char *name = g_strdup_printf (NAME "%0*x", N_DIGITS, g_random_int ());

  return g_build_filename (folder, name, NULL);
}

static gboolean
is_name (const char *name)
{
  const char *digits = g_str_has_prefix (name, NAME) ? name + strlen (NAME) : "";
  gsize n = strspn (digits, "0123456789abcdef");

  return n == N_DIGITS && digits[n] == '\0';
}

/* Who still writes holds its lock. */
static void
remove_if_left (const char *path)
{
  g_autofd int file = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  struct stat status;

  if (file >= 0 && fstat (file, &status) == 0 && S_ISREG (status.st_mode) && flock (file, LOCK_EX | LOCK_NB) == 0)
    unlink (path);
}

/* What a killed write left behind. */
static void
clean (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = is_name (name) ? g_build_filename (folder, name, NULL) : NULL;

      if (path != NULL)
        remove_if_left (path);
    }
}

/* Somebody may take it for left behind before it is locked. */
static gboolean
is_still_there (int file)
{
  struct stat status;

  return fstat (file, &status) == 0 && status.st_nlink > 0;
}

static gboolean
begin_named (ScribaUnfinished *self,
             mode_t mode)
{
  for (;;)
    {
      g_clear_fd (&self->file, NULL);
      g_free (self->name);
      self->name = create_name (self->folder);
      self->file = open (self->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (self->file < 0 && errno == EEXIST)
        continue;
      if (self->file < 0)
        {
          g_clear_pointer (&self->name, g_free);
          return FALSE;
        }

      flock (self->file, LOCK_EX);
      if (is_still_there (self->file))
        return TRUE;
    }
}

/**
 * scriba_unfinished_begin:
 * @self: one whose folder is set
 * @mode: the rights of a new file
 *
 * Makes an empty file without a name, so that nothing remains of it if the program
 * ends; or with one that the next export into the folder removes, where the disk
 * knows no such files.
 *
 * Returns: whether it could be made; if not, `errno` tells why
 */
gboolean
scriba_unfinished_begin (ScribaUnfinished *self,
                         mode_t mode)
{
  clean (self->folder);
  self->file = open (self->folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, mode);
  if (self->file < 0)
    return begin_named (self, mode);

  flock (self->file, LOCK_EX);
  return TRUE;
}

static gboolean
link_to (ScribaUnfinished *self,
         const char *path)
{
  g_autofree char *file = g_strdup_printf ("/proc/self/fd/%d", self->file);

  return linkat (AT_FDCWD, file, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
}

/* What is there can be replaced only by what has a name already. */
static gboolean
give_name (ScribaUnfinished *self)
{
  do
    {
      g_free (self->name);
      self->name = create_name (self->folder);
      if (link_to (self, self->name))
        return TRUE;
    }
  while (errno == EEXIST);

  g_clear_pointer (&self->name, g_free);
  return FALSE;
}

/* The name is there already: a folder that may not be read, or is on a disk that cannot sync it, is no reason to deny that. */
static gboolean
sync_folder (const char *folder)
{
  g_autofd int file = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  return file < 0 || fsync (file) == 0 || errno == EINVAL;
}

/**
 * scriba_unfinished_put:
 * @self: all that was to be written, on the disk
 * @path: a path in its folder
 *
 * Puts it there at once, in the place of what was there.
 *
 * Returns: whether that could be done; if not, `errno` tells why
 */
gboolean
scriba_unfinished_put (ScribaUnfinished *self,
                       const char *path)
{
  if (self->name == NULL && link_to (self, path))
    return sync_folder (self->folder);
  if (self->name == NULL && (errno != EEXIST || !give_name (self)))
    return FALSE;
  if (rename (self->name, path) != 0)
    return FALSE;

  g_clear_pointer (&self->name, g_free);
  return sync_folder (self->folder);
}

/** scriba_unfinished_clear: gives it up, if it was not put anywhere; `errno` stays. */
void
scriba_unfinished_clear (ScribaUnfinished *self)
{
  int number = errno;

  if (self->name != NULL)
    unlink (self->name);
  g_clear_pointer (&self->name, g_free);
  g_clear_fd (&self->file, NULL);
  errno = number;
}
