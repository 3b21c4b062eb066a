/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-entries.h"

G_BEGIN_DECLS

/**
 * BceFinalItem:
 * @kind: %BCE_ENTRY_STORED or %BCE_ENTRY_TELL
 * @what: a #BceTellKind, for `TELL`
 * @index: a recruit, or %BCE_NONE for loyalty, for `STORED`; as in #BceTell for `TELL`
 * @highest: the largest number that it can be
 * @is_flag: whether it is told as yes or no
 * @nullable: whether it may stay unknown
 *
 * One thing that a player tells at the end.
 */
typedef struct
{
  BceEntryKind kind;
  BceTellKind what;
  gint16 index;
  gint16 highest;
  gboolean is_flag;
  gboolean nullable;
} BceFinalItem;

void bce_final_list_items (const BceState *state,
                           const BceBox *box,
                           guint seat,
                           GArray *items);
ScribaNumber bce_final_read_item (const BceState *state,
                                  guint seat,
                                  const BceFinalItem *item);

G_END_DECLS
