/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"
#include "caesar-summary.h"
#include "scriba-library.h"
#include "scriba-table.h"

G_BEGIN_DECLS

/* A game of Caesar! on the table, by the types that it is made of. */

gboolean caesar_table_is (ScribaTable *table);
const CaesarState *caesar_table_get_state (ScribaTable *table);
const CaesarBox *caesar_table_get_box (ScribaTable *table);
void caesar_table_set_box (ScribaTable *table,
                           CaesarBox *box);

ScribaTable *caesar_library_create (ScribaLibrary *library,
                                    const CaesarGameSetup *setup,
                                    const CaesarBox *box,
                                    GError **error);
const CaesarSummary *caesar_game_item_get_summary (ScribaGameItem *item);

G_END_DECLS
