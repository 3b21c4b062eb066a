/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_PICK_DIALOG (scriba_pick_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPickDialog, scriba_pick_dialog, SCRIBA, PICK_DIALOG, AdwDialog)

ScribaPickDialog *scriba_pick_dialog_new (const char *title,
                                          BceBox *box);
BceBox *scriba_pick_dialog_get_box (ScribaPickDialog *self);
void scriba_pick_dialog_add_group (ScribaPickDialog *self,
                                   const char *title);
void scriba_pick_dialog_add (ScribaPickDialog *self,
                             const char *title,
                             BceBoxPart part,
                             GArray *candidates,
                             int picked);
guint scriba_pick_dialog_get_n_picks (ScribaPickDialog *self);
int scriba_pick_dialog_get_pick (ScribaPickDialog *self,
                                 guint pick);
gboolean scriba_pick_dialog_get_for_owner (ScribaPickDialog *self);

G_END_DECLS
