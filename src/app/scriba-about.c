/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-about.h"

#include <glib/gi18n.h>

/** scriba_about_new: who made Scriba and what it is, to be presented. */
AdwDialog *
scriba_about_new (void)
{
  return g_object_new (ADW_TYPE_ABOUT_DIALOG,
                       "application-name", _("Scriba"),
                       "application-icon", APPLICATION_ID,
                       "version", PACKAGE_VERSION,
                       "developer-name", _("The Scriba developers"),
                       /* Translators: your name here; it is shown under Credits. */
                       "translator-credits", _("translator-credits"),
                       "copyright", _("© 2026 The Scriba developers"),
                       "license-type", GTK_LICENSE_GPL_3_0,
                       "comments", _("Scriba is an unofficial companion for the board game table. "
                                     "44 BCE and Caesar! belong to their publishers, who have no part in Scriba; "
                                     "you need your own copy of the game."),
                       NULL);
}
