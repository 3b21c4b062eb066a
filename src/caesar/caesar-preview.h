/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-entries.h"

G_BEGIN_DECLS

/*
 * What may happen. What a single placement brings is told by caesar_resolve(),
 * whose entry is its own preview.
 */

/** CAESAR_N_OUTCOMES: who can win a province: either side, or %CAESAR_OUTCOME_NOBODY at a tie. */
#define CAESAR_N_OUTCOMES 3
#define CAESAR_OUTCOME_NOBODY 2

/**
 * CaesarSoon:
 * @border: its last empty border space
 * @totals: as they stand
 * @leader: who would win it as it stands, or %CAESAR_NOBODY
 * @fitting: unseen tokens of each side that fit there
 * @reach: of each side that may place there, how many of these can be laid so that this outcome follows
 * @kinds: a bit for each kind of these, for their odds
 *
 * A province that one token closes, and what could still turn it.
 */
typedef struct
{
  gint16 province;
  gint16 border;
  gint16 totals[CAESAR_N_SIDES];
  gint8 leader;
  int fitting[CAESAR_N_SIDES];
  int reach[CAESAR_N_SIDES][CAESAR_N_OUTCOMES];
  guint32 kinds[CAESAR_N_SIDES][CAESAR_N_OUTCOMES];
} CaesarSoon;

guint caesar_preview_soon (const CaesarState *state,
                           const CaesarBox *box,
                           CaesarSoon soon[CAESAR_MAX_PROVINCES]);
guint caesar_preview_tokens (const CaesarState *state,
                             const CaesarBox *box,
                             CaesarSide side,
                             guint border,
                             CaesarToken tokens[2 * CAESAR_MAX_KINDS]);

G_END_DECLS
