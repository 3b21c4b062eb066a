/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-shortcuts-dialog.h"

/** scriba_shortcuts_dialog_new: the dialog, to be presented. */
AdwDialog *
scriba_shortcuts_dialog_new (void)
{
  return adw_dialog_new ();
}
