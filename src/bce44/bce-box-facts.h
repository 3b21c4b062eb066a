/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"

G_BEGIN_DECLS

/**
 * BceBoxExcess:
 * @part: `RECRUITS` or `STRUCTURES`
 * @field: the #BceField of the recruits, or −1
 * @step: their tier, or the era of the structures
 * @entered: how many types the box has there
 * @existing: how many there are
 *
 * A box has more of something than there is: some value was entered wrongly.
 */
typedef struct
{
  BceBoxPart part;
  gint8 field;
  guint step;
  guint entered;
  guint existing;
} BceBoxExcess;

GArray *bce_box_find_excess (const BceBox *box,
                             BceBoxPart part);
guint bce_box_count_known_in (const BceBox *box,
                              BceBoxPart part);
guint bce_box_count_known (const BceBox *box);
guint bce_box_count_unknown_in (const BceBox *box,
                                BceBoxPart part);
guint bce_box_count_unknown (const BceBox *box);
guint bce_component_count_known (BceBoxPart part,
                                 gconstpointer component);
guint bce_component_count_unknown (BceBoxPart part,
                                   gconstpointer component);
gboolean bce_allegiance_complete (BceAllegiance *tile);

gboolean bce_bonus_narrows (const BceBonus *bonus,
                            const ScribaField *field);
void bce_bonus_widen (BceBonus *bonus);

G_END_DECLS
