/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-locale.h"

#include <locale.h>

#include <glib/gi18n.h>

/**
 * scriba_words_start:
 *
 * Takes the language from the environment. To be called once, first thing in
 * the process. `SCRIBA_LOCALEDIR` names another folder of translations than
 * the installed one, for a program that runs where it was built.
 */
void
scriba_words_start (void)
{
  const char *folder = g_getenv ("SCRIBA_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
