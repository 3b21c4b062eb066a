/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bce-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_STRUCTURE_DIALOG (scriba_structure_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStructureDialog, scriba_structure_dialog, SCRIBA, STRUCTURE_DIALOG, AdwDialog)

AdwDialog *scriba_structure_dialog_new (const BceBox *box);

G_END_DECLS
