/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"

G_BEGIN_DECLS

/* Where things lie beside each other: the map of a box, and what a state has on it. */

int caesar_border_end (const CaesarBox *box,
                       guint border,
                       int province);
int caesar_border_other (const CaesarBox *box,
                         guint border,
                         int province);
int caesar_map_find_border (const CaesarBox *box,
                            int province,
                            int other);

guint caesar_map_count_empty (const CaesarState *state,
                              const CaesarBox *box,
                              int province);
int caesar_map_find_empty (const CaesarState *state,
                           const CaesarBox *box,
                           int province);
void caesar_map_total (const CaesarState *state,
                       const CaesarBox *box,
                       int province,
                       gint16 totals[CAESAR_N_SIDES]);
void caesar_map_standing (const CaesarState *state,
                          const CaesarBox *box,
                          int province,
                          gint16 totals[CAESAR_N_SIDES]);
guint caesar_map_closing (const CaesarState *state,
                          const CaesarBox *box,
                          guint border,
                          gint16 provinces[2]);

/** caesar_totals_winner: who wins with these totals, or %CAESAR_NOBODY at a tie (rules, section 3.2). */
static inline int
caesar_totals_winner (const gint16 totals[CAESAR_N_SIDES])
{
  if (totals[CAESAR_SIDE_CAESAR] == totals[CAESAR_SIDE_POMPEY])
    return CAESAR_NOBODY;

  return totals[CAESAR_SIDE_CAESAR] > totals[CAESAR_SIDE_POMPEY] ? CAESAR_SIDE_CAESAR : CAESAR_SIDE_POMPEY;
}

G_END_DECLS
