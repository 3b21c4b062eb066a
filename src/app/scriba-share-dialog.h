/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-sharing.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SHARE_DIALOG (scriba_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaShareDialog, scriba_share_dialog, SCRIBA, SHARE_DIALOG, AdwDialog)

AdwDialog *scriba_share_dialog_new (ScribaSharing *sharing,
                                    GtkWidget *page);

G_END_DECLS
