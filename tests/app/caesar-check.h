/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-game.h"
#include "game-check.h"

/* What tests of a game of Caesar! share. */

#define CAESAR CAESAR_SIDE_CAESAR
#define POMPEY CAESAR_SIDE_POMPEY

/* Fixtures, torn down by game_check_tear_down(): a game of Anna, who has Caesar's first turn, and Bálint, in which no
 * bonus tile is told; or one in which Auto-Crassus plays Pompey. No page shows it yet. */
void caesar_check_set_up (GameCheck *self,
                          gconstpointer data);
void caesar_check_set_up_solo (GameCheck *self,
                               gconstpointer data);

const CaesarState *caesar_check_get_state (GameCheck *self);
const CaesarBox *caesar_check_get_box (GameCheck *self);

void caesar_check_dispatch (GameCheck *self,
                            CaesarEntryKind kind,
                            gconstpointer args);
guint32 caesar_check_place (GameCheck *self,
                            guint border,
                            CaesarSymbol symbol,
                            int first,
                            int second);
