/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-application.h"
#include "scriba-cli.h"
#include "words-locale.h"

int
main (int argc,
      char **argv)
{
  scriba_words_start ();

  if (scriba_cli_wants (argc, argv))
    return scriba_cli_run (argc, argv);

  return scriba_application_run (argc, argv);
}
