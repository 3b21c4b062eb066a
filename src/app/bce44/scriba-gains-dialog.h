/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

/** ScribaGainsDialog: the table tells what an effect did that is not all printed, or not known. */
#define SCRIBA_TYPE_GAINS_DIALOG (scriba_gains_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaGainsDialog, scriba_gains_dialog, SCRIBA, GAINS_DIALOG, AdwDialog)

void scriba_gains_dialog_present_build (GtkWidget *widget,
                                        ScribaTable *table,
                                        const BceBuild *build);
void scriba_gains_dialog_present_activate (GtkWidget *widget,
                                           ScribaTable *table,
                                           const BceActivate *activate);

G_END_DECLS
