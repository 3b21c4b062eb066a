/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"
#include "bce-summary.h"
#include "scriba-library.h"
#include "scriba-owner-box.h"
#include "scriba-table.h"

G_BEGIN_DECLS

/* A game of 44 BCE on the table, by the types that it is made of. */

gboolean bce_table_is (ScribaTable *table);
const BceState *bce_table_get_state (ScribaTable *table);
const BceBox *bce_table_get_box (ScribaTable *table);
void bce_table_set_box (ScribaTable *table,
                        BceBox *box);

ScribaTable *bce_library_create (ScribaLibrary *library,
                                 const BceGameSetup *setup,
                                 const BceBox *box,
                                 GError **error);
const BceSummary *bce_game_item_get_summary (ScribaGameItem *item);

const BceBox *bce_owner_box_get_box (ScribaOwnerBox *owner);

G_END_DECLS
