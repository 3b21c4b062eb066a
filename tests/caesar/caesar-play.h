/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-resolve.h"
#include "scriba-random.h"

void caesar_play_setup (ScribaRandom *random,
                        CaesarGameSetup *setup);
gboolean caesar_play_choice (const CaesarState *state,
                             const CaesarBox *box,
                             ScribaRandom *random,
                             CaesarChoice *choice);
void caesar_play_wild (const ScribaShape *shape,
                       ScribaRandom *random,
                       gpointer record);
