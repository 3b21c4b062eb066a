/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-component-rows.h"

G_BEGIN_DECLS

/** ScribaComponentPart: of what there is a list in the box. */
typedef enum
{
  SCRIBA_COMPONENT_KINDS,
  SCRIBA_COMPONENT_BORDERS,
} ScribaComponentPart;

#define SCRIBA_TYPE_COMPONENT_DIALOG (scriba_component_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ScribaComponentDialog, scriba_component_dialog, SCRIBA, COMPONENT_DIALOG, AdwDialog)

AdwDialog *scriba_component_dialog_new (ScribaOwnerBox *owner,
                                        ScribaComponentPart part,
                                        guint index);
guint scriba_component_count (const CaesarBox *box,
                              ScribaComponentPart part);

G_END_DECLS
