/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"
#include "caesar-summary.h"
#include "scriba-library.h"
#include "scriba-owner-box.h"
#include "scriba-table.h"

G_BEGIN_DECLS

/* A game of Caesar! on the table, by the types that it is made of. */

gboolean caesar_table_is (ScribaTable *table);
const CaesarState *caesar_table_get_state (ScribaTable *table);
const CaesarBox *caesar_table_get_box (ScribaTable *table);
void caesar_table_set_box (ScribaTable *table,
                           CaesarBox *box);

gboolean caesar_table_read_closing (ScribaTable *table,
                                    guint province,
                                    CaesarState *before,
                                    CaesarPlace *place);
gboolean caesar_table_tell_tile (ScribaTable *table,
                                 guint province,
                                 CaesarTile tile,
                                 const CaesarFlip *flip,
                                 GArray *left_out,
                                 ScribaVerdict *verdict);

ScribaTable *caesar_library_create (ScribaLibrary *library,
                                    const CaesarGameSetup *setup,
                                    const CaesarBox *box,
                                    GError **error);
const CaesarSummary *caesar_game_item_get_summary (ScribaGameItem *item);

const CaesarBox *caesar_owner_box_get_box (ScribaOwnerBox *owner);
void caesar_owner_box_tell (ScribaOwnerBox *owner,
                            ScribaTable *table,
                            const CaesarCommand *told,
                            const char *label);

G_END_DECLS
