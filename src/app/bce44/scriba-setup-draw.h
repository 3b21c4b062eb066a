/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "bce-setup.h"

G_BEGIN_DECLS

/** ScribaSetupArgs: the arguments of the entry that a drawn step makes. */
typedef union
{
  BceMarket market;
  BceSites sites;
  BceSenateChoice senate;
  BceSeatChoice im;
} ScribaSetupArgs;

gboolean scriba_setup_is_tick (BceSetupStep step);
BceEntryKind scriba_setup_get_kind (BceSetupStep step);
gboolean scriba_setup_draw (const BceState *state,
                            const BceBox *box,
                            BceSetupStep step,
                            ScribaSetupArgs *args);
gboolean scriba_setup_can_draw (const BceState *state,
                                const BceBox *box,
                                BceSetupStep step);

GArray *scriba_setup_senate_choices (const BceBox *box);
int scriba_setup_find_senate (BceBox *box,
                              const BceSenate *tile);

G_END_DECLS
