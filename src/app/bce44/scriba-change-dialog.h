/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_CHANGE_DIALOG (scriba_change_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaChangeDialog, scriba_change_dialog, SCRIBA, CHANGE_DIALOG, AdwAlertDialog)

gboolean scriba_change_dialog_can_change (const ScribaEntry *entry,
                                          const BceState *now);
AdwDialog *scriba_change_dialog_new (ScribaTable *table,
                                     const ScribaEntry *entry);
gpointer scriba_change_dialog_dup_args (ScribaChangeDialog *self);

G_END_DECLS
