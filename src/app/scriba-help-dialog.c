/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-help-dialog.h"

/** scriba_help_dialog_new: the dialog, to be presented. */
AdwDialog *
scriba_help_dialog_new (void)
{
  return adw_dialog_new ();
}
