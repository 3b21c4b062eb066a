/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-game.h"
#include "scriba-known-players.h"
#include "scriba-name.h"

G_BEGIN_DECLS

void scriba_new_caesar_start (CaesarGameSetup *setup,
                              const CaesarBox *box,
                              GSettings *kept,
                              ScribaLibrary *library,
                              const GArray *known);
void scriba_new_caesar_read_rulings (GSettings *kept,
                                     CaesarSettings *settings);
void scriba_new_caesar_keep_rulings (GSettings *kept,
                                     const CaesarSettings *settings);
void scriba_new_caesar_set_solo (CaesarGameSetup *setup,
                                 gboolean solo);
void scriba_new_caesar_swap (CaesarGameSetup *setup);
gboolean scriba_new_caesar_has_player (const CaesarGameSetup *setup,
                                       const char *name);
void scriba_new_caesar_add (CaesarGameSetup *setup,
                            const char *name);
ScribaNameProblem scriba_new_caesar_rename (CaesarGameSetup *setup,
                                            int side,
                                            const char *name);
void scriba_new_caesar_finish (const CaesarGameSetup *setup,
                               CaesarGameSetup *finished);

G_END_DECLS
