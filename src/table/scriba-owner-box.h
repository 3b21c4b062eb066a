/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "scriba-document.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_OWNER_BOX (scriba_owner_box_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOwnerBox, scriba_owner_box, SCRIBA, OWNER_BOX, ScribaDocument)

ScribaOwnerBox *scriba_owner_box_new (void);
gboolean scriba_owner_box_open (ScribaOwnerBox *self,
                                const char *path,
                                const char *shipped_path,
                                GError **error);
const BceBox *scriba_owner_box_get_box (ScribaOwnerBox *self);
BceBox *scriba_owner_box_edit (ScribaOwnerBox *self);
void scriba_owner_box_take (ScribaOwnerBox *self,
                            BceBox *box);

G_END_DECLS
