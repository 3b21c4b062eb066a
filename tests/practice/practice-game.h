/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"

G_BEGIN_DECLS

/** practice_game_new: a game of four whose set-up is done: construction, year 1. */
ScribaTable *practice_game_new (ScribaLibrary *library,
                                const BceBox *box,
                                gboolean cubes);

/** practice_game_go_on: plays, as if by itself, until a stage of a year has begun. */
void practice_game_go_on (ScribaTable *table,
                          guint year,
                          BceStage stage);

/** practice_game_build: whose turn it is builds; practice_game_pass: or passes. */
void practice_game_build (ScribaTable *table,
                          const char *id);
void practice_game_pass (ScribaTable *table);

/** practice_game_enlist: a player takes a recruit; practice_game_play: it lies on a board; practice_game_resolve: what is there
 * is resolved and applied. */
void practice_game_enlist (ScribaTable *table,
                           guint seat,
                           const char *id);
void practice_game_play (ScribaTable *table,
                         guint seat,
                         BceField field,
                         const char *id);
void practice_game_resolve (ScribaTable *table);

G_END_DECLS
