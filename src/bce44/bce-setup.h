/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"
#include "scriba-random.h"

G_BEGIN_DECLS

/**
 * BceSetupStep:
 *
 * The steps of the real set-up, in its order (rules, section 2).
 */
typedef enum
{
  BCE_SETUP_ALLEGIANCE, /* six piles of three tiles on the timeline */
  BCE_SETUP_REMOVE,     /* one tier 2 and one tier 3 pile out of each field */
  BCE_SETUP_CARDS,      /* cards out of each pile; piles onto the board */
  BCE_SETUP_SENATE,
  BCE_SETUP_SITES,
  BCE_SETUP_SUPPLY,     /* cubes, loyalty and denarii beside and on the board */
  BCE_SETUP_PLAYERS,    /* 14 architects and 5 denarii each; the marker on construction */
  BCE_SETUP_IM,
} BceSetupStep;

#define BCE_N_SETUP_STEPS (BCE_SETUP_IM + 1)

gboolean bce_setup_draw_market (const BceBox *box,
                                ScribaRandom *random,
                                BceMarket *market);
gboolean bce_setup_draw_sites (const BceBox *box,
                               guint n_seats,
                               ScribaRandom *random,
                               BceSites *sites);
gboolean bce_setup_draw_senate (const BceBox *box,
                                ScribaRandom *random,
                                BceSenateChoice *choice);
void bce_setup_draw_im (const BceState *state,
                        ScribaRandom *random,
                        BceSeatChoice *choice);
gboolean bce_setup_step_done (const BceState *state,
                              BceSetupStep step);

G_END_DECLS
