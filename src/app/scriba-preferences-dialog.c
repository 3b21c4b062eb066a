/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-preferences-dialog.h"

/** scriba_preferences_dialog_new: the dialog, to be presented. */
AdwDialog *
scriba_preferences_dialog_new (GSettings *settings)
{
  return adw_dialog_new ();
}
