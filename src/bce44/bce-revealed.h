/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"
#include "bce-state.h"

G_BEGIN_DECLS

/*
 * What lies on the boards of a year: which cards can lie there, which of them
 * nobody has recorded as enlisted, and what an edited board makes of it.
 */

guint bce_revealed_count (const BceState *state,
                          guint seat,
                          guint recruit);
guint bce_revealed_count_late (const BceState *state,
                               guint seat,
                               guint recruit);
gboolean bce_revealed_is_late (const BceState *state,
                               guint seat,
                               BceField field,
                               guint card);
gboolean bce_revealed_would_be_late (const BceState *state,
                                     guint seat,
                                     guint recruit);
guint bce_revealed_count_cubes (const BceState *state,
                                guint seat,
                                guint type);

guint bce_revealed_list_in_field (const BceState *state,
                                  const BceBox *box,
                                  BceField field,
                                  guint recruits[BCE_MAX_RECRUITS]);
guint bce_revealed_list_recruits (const BceState *state,
                                  const BceBox *box,
                                  guint seat,
                                  BceField field,
                                  guint recruits[BCE_MAX_RECRUITS]);

void bce_revealed_take_board (const BceBoard *edited,
                              const BceTableBoard *before,
                              BceTableBoard *board);

G_END_DECLS
