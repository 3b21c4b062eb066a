/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_VALUE_DIALOG (scriba_box_value_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxValueDialog, scriba_box_value_dialog, SCRIBA, BOX_VALUE_DIALOG, AdwDialog)

AdwDialog *scriba_box_value_dialog_new (ScribaOwnerBox *owner,
                                        const ScribaBoxPlace *place);

G_END_DECLS
