/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "first-frame.h"
#include "scriba-application.h"

/* Scriba as src/main.c opens it, ended after its first frame. */
int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = scriba_application_new ();
  first_frame_watch (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
