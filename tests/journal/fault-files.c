/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* renameat, syscall */

#include "fault-files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static guint n_passed;
static guint most = G_MAXUINT;
static int failure; /* of what is more than that; without one the program ends */

/* Fails from one on, or ends the program as hard as a kill does. */
static gboolean
pass (void)
{
  if ((guint) g_atomic_int_add ((int *) &n_passed, 1) < most)
    return TRUE;
  if (failure == 0)
    _exit (0);

  errno = failure;
  return FALSE;
}

static void
begin (guint after,
       int number)
{
  n_passed = 0;
  most = after;
  failure = number;
}

/* After so many calls each one fails with this `errno`. */
void
fault_files_fail (guint after,
                  int number)
{
  begin (after, number);
}

/* After so many calls the next one ends the program. */
void
fault_files_end_program (guint after)
{
  begin (after, 0);
}

void
fault_files_let_pass (void)
{
  begin (G_MAXUINT, 0);
}

/* Since the last of the calls above. */
guint
fault_files_get_n_passed (void)
{
  return (guint) g_atomic_int_get ((int *) &n_passed);
}

int
rename (const char *from,
        const char *to)
{
  return pass () ? renameat (AT_FDCWD, from, AT_FDCWD, to) : -1;
}

int
link (const char *from,
      const char *to)
{
  return pass () ? linkat (AT_FDCWD, from, AT_FDCWD, to, 0) : -1;
}

int
unlink (const char *path)
{
  return pass () ? unlinkat (AT_FDCWD, path, 0) : -1;
}

int
remove (const char *path)
{
  int result;

  if (!pass ())
    return -1;

  result = unlinkat (AT_FDCWD, path, 0);
  return result != 0 && errno == EISDIR ? unlinkat (AT_FDCWD, path, AT_REMOVEDIR) : result;
}

int
fsync (int file)
{
  return pass () ? syscall (SYS_fsync, file) : -1;
}
