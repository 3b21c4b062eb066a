/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-about.h"

/** scriba_about_new: the dialog, to be presented. */
AdwDialog *
scriba_about_new (void)
{
  return adw_about_dialog_new ();
}
