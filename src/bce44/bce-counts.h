/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-entries.h"

G_BEGIN_DECLS

/*
 * Numbers that follow from a state and are never stored in it. A negative one
 * means that a piece count is broken: there are fewer pieces than the state says.
 */

int bce_count_denarii_supply (const BceState *state);
int bce_count_loyalty_supply (const BceState *state);
int bce_count_cubes_supply (const BceState *state,
                            guint type);
int bce_count_architects (const BceState *state,
                          guint seat);
int bce_count_built (const BceState *state,
                     guint seat);
guint bce_count_spaces (const BceState *state,
                        const ScribaNumber *spaces,
                        guint n_spaces);
int bce_count_pile_start (const BceState *state,
                          guint recruit);
int bce_count_pile (const BceState *state,
                    guint recruit);
int bce_count_pile_most (const BceState *state,
                         guint recruit);
int bce_count_cards_of (const BceState *state,
                        guint seat,
                        guint recruit);
int bce_count_loyalty (const BceState *state,
                       guint seat);
int bce_count_cards (const BceState *state,
                     guint seat);
int bce_count_cubes (const BceState *state,
                     guint seat);
int bce_count_limit (const BceState *state,
                     guint seat);
int bce_count_collegium_loyalty (const BceState *state,
                                 guint seat);
int bce_count_returnable_loyalty (const BceState *state,
                                  guint seat);

int bce_state_find_slot (const BceState *state,
                         guint recruit);
guint bce_slot_tier (guint slot);
guint bce_tier_copies (guint tier,
                       guint n_seats);
guint bce_setup_pile_size (guint n_seats);
guint bce_setup_first_letter (guint n_seats);
guint bce_state_era (const BceState *state);
guint bce_state_first_open_year (const BceState *state);

gboolean bce_state_find_broken (const BceState *state,
                                ScribaFact *fact);

G_END_DECLS
