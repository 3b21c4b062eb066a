/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "scriba-cli.h"
#include "scriba-words.h"

#define WINDOW_PROGRAM "scriba-window"

/*
 * The window is a program of its own, so that a command does not load a whole
 * toolkit to print a few lines. It lies beside this one where it was built.
 */
static char *
find_window_program (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : g_strdup (".");
  g_autofree char *beside = g_build_filename (folder, WINDOW_PROGRAM, NULL);

  if (g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);

  return g_build_filename (PKGLIBEXECDIR, WINDOW_PROGRAM, NULL);
}

int
main (int argc,
      char **argv)
{
  g_autofree char *window = NULL;
  g_autofree char *reason = NULL;

  scriba_words_start ();

  if (scriba_cli_wants (argc, argv))
    return scriba_cli_run (argc, argv);

  window = find_window_program ();
  execv (window, argv);
  reason = scriba_words_errno (errno);
  g_printerr ("%s: %s\n", window, reason);

  return EXIT_FAILURE;
}
