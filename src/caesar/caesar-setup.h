/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"
#include "scriba-random.h"

G_BEGIN_DECLS

/**
 * CaesarSetupStep:
 *
 * The steps of the real set-up, in its order (rules, section 2).
 */
typedef enum
{
  CAESAR_SETUP_TILES,    /* Senate on Italia, the others shuffled, one on each other province */
  CAESAR_SETUP_TOKENS,   /* bags and control tokens */
  CAESAR_SETUP_HANDS,    /* two tokens each; in a solo game, yours */
  CAESAR_SETUP_LINE,     /* solo: three tokens of Auto-Crassus in a line */
  CAESAR_SETUP_COMMANDS, /* solo: the command stack */
} CaesarSetupStep;

#define CAESAR_N_SETUP_STEPS (CAESAR_SETUP_COMMANDS + 1)

gboolean caesar_setup_has_step (const CaesarState *state,
                                CaesarSetupStep step);
gboolean caesar_setup_step_done (const CaesarState *state,
                                 CaesarSetupStep step);
void caesar_setup_draw_tiles (const CaesarState *state,
                              const CaesarBox *box,
                              ScribaRandom *random,
                              CaesarTiles *tiles);
void caesar_setup_default_stack (const CaesarBox *box,
                                 gint16 stack[CAESAR_N_LETTERS]);

G_END_DECLS
