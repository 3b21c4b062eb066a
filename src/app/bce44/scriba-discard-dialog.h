/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-table.h"

G_BEGIN_DECLS

/** ScribaDiscardDialog: what one player gives up: cards face down or openly, loyalty, cubes. */
#define SCRIBA_TYPE_DISCARD_DIALOG (scriba_discard_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDiscardDialog, scriba_discard_dialog, SCRIBA, DISCARD_DIALOG, AdwDialog)

void scriba_discard_dialog_present (GtkWidget *widget,
                                    ScribaTable *table,
                                    guint seat);

G_END_DECLS
