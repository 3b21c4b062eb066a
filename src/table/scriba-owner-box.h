/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-document.h"
#include "scriba-game-format.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_OWNER_BOX (scriba_owner_box_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOwnerBox, scriba_owner_box, SCRIBA, OWNER_BOX, ScribaDocument)

ScribaOwnerBox *scriba_owner_box_new (const ScribaGameFormat *format);
const ScribaGameFormat *scriba_owner_box_get_format (ScribaOwnerBox *self);
gboolean scriba_owner_box_open (ScribaOwnerBox *self,
                                const char *path,
                                const char *shipped_path,
                                GError **error);
gconstpointer scriba_owner_box_get_box (ScribaOwnerBox *self);
gpointer scriba_owner_box_edit (ScribaOwnerBox *self);
void scriba_owner_box_take (ScribaOwnerBox *self,
                            gpointer box);

const GError *scriba_owner_box_get_open_error (ScribaOwnerBox *self);
const char *scriba_owner_box_get_damaged_path (ScribaOwnerBox *self);
gboolean scriba_owner_box_start_again (ScribaOwnerBox *self,
                                       GError **error);

gpointer scriba_owner_box_read_other (const ScribaGameFormat *format,
                                      const char *path,
                                      GError **error);

G_END_DECLS
