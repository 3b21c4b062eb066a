/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-box-place.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_BOX_SECTION (scriba_box_section_get_type ())
G_DECLARE_FINAL_TYPE (ScribaBoxSection, scriba_box_section, SCRIBA, BOX_SECTION, AdwBin)

GtkWidget *scriba_box_section_new (ScribaOwnerBox *owner,
                                   BceBoxPart part);
void scriba_box_section_update (ScribaBoxSection *self,
                                gboolean narrow);

G_END_DECLS
