/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"

G_BEGIN_DECLS

ScribaTable *long_game_new (ScribaLibrary *library,
                            const BceBox *box);
void long_game_begin (ScribaTable *table);
void long_game_finish (ScribaTable *table,
                       guint i);
void long_game_tap (ScribaTable *table,
                    guint i);

G_END_DECLS
