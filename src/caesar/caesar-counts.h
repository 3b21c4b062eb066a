/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"

G_BEGIN_DECLS

/*
 * Numbers that follow from a state and are never stored in it. A negative one
 * means that a piece count is broken: there are fewer pieces than the state says.
 */

int caesar_count_bag_start (const CaesarState *state,
                            const CaesarBox *box,
                            guint side,
                            guint kind);
void caesar_count_unseen_all (const CaesarState *state,
                              const CaesarBox *box,
                              guint side,
                              gint16 unseen[CAESAR_MAX_KINDS]);
int caesar_count_unseen (const CaesarState *state,
                         const CaesarBox *box,
                         guint side);
void caesar_count_bag_all (const CaesarState *state,
                           const CaesarBox *box,
                           guint side,
                           gint16 bag[CAESAR_MAX_KINDS]);
int caesar_count_bag (const CaesarState *state,
                      const CaesarBox *box,
                      guint side);
int caesar_count_to_draw (const CaesarState *state,
                          const CaesarBox *box,
                          guint side);
int caesar_count_placed (const CaesarState *state,
                         guint side);
int caesar_count_control_placed (const CaesarState *state,
                                 guint side);
void caesar_count_control_where (const CaesarState *state,
                                 guint side,
                                 int *provinces,
                                 int *links);
int caesar_count_control_left (const CaesarState *state,
                               const CaesarBox *box,
                               guint side);
int caesar_state_find_untold (const CaesarState *state);
gboolean caesar_side_awaits_tile (const CaesarState *state,
                                  guint side);
int caesar_count_senate_tiles (const CaesarState *state,
                               guint side);
int caesar_count_tiles_left (const CaesarState *state,
                             const CaesarBox *box,
                             CaesarTile tile);
int caesar_count_commands_left (const CaesarState *state,
                                guint letter);

gboolean caesar_state_find_broken (const CaesarState *state,
                                   const CaesarBox *box,
                                   ScribaFact *fact);

G_END_DECLS
