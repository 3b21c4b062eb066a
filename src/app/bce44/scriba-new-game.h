/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "scriba-known-players.h"
#include "scriba-name.h"

G_BEGIN_DECLS

void scriba_new_game_start (BceGameSetup *setup,
                            ScribaLibrary *library,
                            const GArray *known);
guint scriba_new_game_count_players (const BceGameSetup *setup);
gboolean scriba_new_game_has_room (const BceGameSetup *setup);
gboolean scriba_new_game_has_player (const BceGameSetup *setup,
                                     const char *name);
void scriba_new_game_add (BceGameSetup *setup,
                          const ScribaKnownPlayer *player);
void scriba_new_game_remove (BceGameSetup *setup,
                             guint seat);
void scriba_new_game_move (BceGameSetup *setup,
                           guint seat,
                           int by);
void scriba_new_game_set_character (BceGameSetup *setup,
                                    guint seat,
                                    BceCharacter character);
ScribaNameProblem scriba_new_game_rename (BceGameSetup *setup,
                                          guint seat,
                                          const char *name);

void scriba_new_game_read_settings (GSettings *tracking,
                                    GSettings *rulings,
                                    BceSettings *settings);

G_END_DECLS
