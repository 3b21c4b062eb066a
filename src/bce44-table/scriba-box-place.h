/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "scriba-owner-box.h"

G_BEGIN_DECLS

/**
 * ScribaBoxPlace:
 * @part: the kind of a component
 * @index: where it is in its part
 * @field: one of its values, an index into the fields of the part's shape
 *
 * Where a printed value is in a box of 44 BCE.
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
void scriba_box_place_commit (const ScribaBoxPlace *place,
                              ScribaOwnerBox *owner,
                              const char *label);

G_END_DECLS
