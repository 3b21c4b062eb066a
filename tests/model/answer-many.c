/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * answer-many CONTROL WORD…: runs the command line `scriba WORD…` once for each
 * byte that arrives at the descriptor CONTROL and answers with its exit status.
 * Standard input is read from its beginning and the outputs are made empty, so
 * all three have to be files. Starting a program 40,000 times takes minutes, and
 * nearly all of it goes into loading libraries.
 */

#include <stdlib.h>
#include <unistd.h>

#include "scriba-cli.h"
#include "scriba-words.h"

static gboolean
rewind_files (void)
{
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
    if (lseek (file, 0, SEEK_SET) != 0 || (file != STDIN_FILENO && ftruncate (file, 0) != 0))
      return FALSE;

  return TRUE;
}

int
main (int argc,
      char **argv)
{
  int control;
  int output;
  char order;

  g_assert_cmpint (argc, >, 2);
  control = atoi (argv[1]);
  output = dup (STDOUT_FILENO);
  argv[1] = argv[0];
  scriba_words_start ();

  while (read (control, &order, 1) == 1)
    {
      char status;

      /* The command closed it, as its last act. */
      g_assert_cmpint (dup2 (output, STDOUT_FILENO), ==, STDOUT_FILENO);
      g_assert_true (rewind_files ());
      status = scriba_cli_run (argc - 1, argv + 1);
      g_assert_cmpint (write (control, &status, 1), ==, 1);
    }

  return 0;
}
