/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-boards.h"
#include "bce-entries.h"
#include "bce-resolve.h"

G_BEGIN_DECLS

/*
 * Between a tracked game and a resolution on its own: the boards of a state with
 * what the box knows of their cards, and the entry that a confirmed outcome makes.
 */

BceBoards *bce_reveal_make_boards (const BceState *state,
                                   const BceBox *box,
                                   BceNameFunc name);
void bce_reveal_fill_resolve (const BceState *state,
                              const BceOutcome *outcome,
                              BceImBonus bonus,
                              BceResolve *resolve);
gboolean bce_reveal_take_resolve (const BceState *state,
                                  const BceResolve *resolve,
                                  BceOutcome *outcome);
const BceAllegiance *bce_state_find_tile (const BceState *state,
                                          const BceBox *box,
                                          guint year,
                                          BceField field);

G_END_DECLS
