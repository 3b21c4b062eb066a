/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-component-part.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_COMPONENT_DIALOG (scriba_component_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaComponentDialog, scriba_component_dialog, SCRIBA, COMPONENT_DIALOG, AdwDialog)

AdwDialog *scriba_component_dialog_new (ScribaOwnerBox *owner,
                                        ScribaComponentPart part,
                                        guint index);

G_END_DECLS
