/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-counts.h"

G_BEGIN_DECLS

/*
 * Whose turn it is and what the phase marker does: what a new entry is filled
 * with before it is recorded.
 */

guint bce_turn_order (const BceState *state,
                      guint8 order[BCE_MAX_SEATS]);
int bce_turn_after (const BceState *state,
                    guint seat);
gboolean bce_stage_has_turns (BceStage stage);
gboolean bce_stage_begins_year (const BceState *state,
                                BceStage stage,
                                guint year);
BcePhase bce_stage_phase (BceStage stage);

gboolean bce_move_next (const BceState *state,
                        BceMove *move);
void bce_move_to (const BceState *state,
                  BceStage stage,
                  guint year,
                  BceMove *move);
gboolean bce_seat_has_most_architects (const BceState *state,
                                       guint seat);

void bce_fill_loyalty (const BceState *state,
                       int needed,
                       BceShortage *shortage);

G_END_DECLS
