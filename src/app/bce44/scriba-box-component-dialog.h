/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_COMPONENT_DIALOG (scriba_box_component_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxComponentDialog, scriba_box_component_dialog, SCRIBA, BOX_COMPONENT_DIALOG, AdwDialog)

AdwDialog *scriba_box_component_dialog_new (ScribaOwnerBox *owner,
                                            BceBoxPart part,
                                            guint component);

G_END_DECLS
