/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-entries.h"
#include "bce-score.h"

G_BEGIN_DECLS

gboolean bce_final_has_score (const BceState *state);
BceScoring *bce_final_make_scoring (const BceState *state,
                                    const BceBox *box,
                                    BceNameFunc name);
gboolean bce_final_score (const BceState *state,
                          const BceBox *box,
                          BceNameFunc name,
                          BceScoring **scoring,
                          BceScore *score);
guint bce_final_count_unknown (const BceState *state,
                               const BceBox *box);
ScribaNumber bce_final_get_bonus (const BceState *state,
                                  const BceBox *box,
                                  guint seat,
                                  guint statue);
gboolean bce_final_asks_bonus (const BceState *state,
                               const BceBox *box,
                               guint seat,
                               guint statue);
void bce_final_fill_finish (const BceScore *score,
                            const BceScoring *scoring,
                            BceFinish *finish);

guint bce_final_count_collegium (const BceState *state,
                                 guint seat,
                                 guint recruit);
guint bce_final_count_loyalty (const BceState *state,
                               guint seat);
guint bce_final_count_tiles (const BceState *state,
                             guint seat,
                             BceField field);

G_END_DECLS
