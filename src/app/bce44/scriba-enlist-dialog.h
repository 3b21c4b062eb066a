/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-game.h"

G_BEGIN_DECLS

/** ScribaEnlistDialog: what a recruit costs, or with which cubes it is paid. */
#define SCRIBA_TYPE_ENLIST_DIALOG (scriba_enlist_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaEnlistDialog, scriba_enlist_dialog, SCRIBA, ENLIST_DIALOG, AdwDialog)

void scriba_enlist_dialog_ask_cost (GtkWidget *widget,
                                    ScribaTable *table,
                                    guint seat,
                                    guint recruit);
void scriba_enlist_dialog_ask_payment (GtkWidget *widget,
                                       ScribaTable *table,
                                       const BceEnlist *enlist);

G_END_DECLS
