/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "scriba-document.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_OWNER_BOX (scriba_owner_box_get_type ())
G_DECLARE_FINAL_TYPE (ScribaOwnerBox, scriba_owner_box, SCRIBA, OWNER_BOX, ScribaDocument)

/**
 * ScribaBoxPlace:
 * @part: the kind of a component
 * @index: where it is in its part
 * @field: one of its values, an index into the fields of the part's shape
 *
 * Where a printed value is in a box.
 */
typedef struct
{
  BceBoxPart part;
  guint index;
  guint field;
} ScribaBoxPlace;

const ScribaField *scriba_box_place_get_field (const ScribaBoxPlace *place);
char *scriba_box_place_get_target (const ScribaBoxPlace *place,
                                   const BceBox *box);

ScribaOwnerBox *scriba_owner_box_new (void);
gboolean scriba_owner_box_open (ScribaOwnerBox *self,
                                const char *path,
                                const char *shipped_path,
                                GError **error);
const BceBox *scriba_owner_box_get_box (ScribaOwnerBox *self);
BceBox *scriba_owner_box_edit (ScribaOwnerBox *self);
void scriba_owner_box_take (ScribaOwnerBox *self,
                            BceBox *box);
void scriba_owner_box_commit_value (ScribaOwnerBox *self,
                                    const ScribaBoxPlace *place,
                                    const char *label);

const GError *scriba_owner_box_get_open_error (ScribaOwnerBox *self);
const char *scriba_owner_box_get_damaged_path (ScribaOwnerBox *self);
gboolean scriba_owner_box_start_again (ScribaOwnerBox *self,
                                       GError **error);

BceBox *scriba_owner_box_read_other (const char *path,
                                     GError **error);

G_END_DECLS
