/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-application.h"
#include "scriba-words.h"

int
main (int argc,
      char **argv)
{
  scriba_words_start ();
  g_set_prgname ("scriba");

  return scriba_application_run (argc, argv);
}
