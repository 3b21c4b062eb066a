/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-state.h"
#include "scriba-play.h"

G_BEGIN_DECLS

/**
 * BceSummary:
 * @seats: who plays
 * @totals: final Imperium, of a game that has a score
 * @known: a bit for each player whose total contains no missing value
 * @winners: a bit for each winner; none as long as values are missing that would decide it
 *
 * What the library tells of a game: what follows from its state, so that it
 * can be made anew at any time.
 */
typedef struct
{
  gint8 stage;
  gint16 year;
  gint16 im;
  gint16 turn;
  gint8 ending;
  guint8 n_seats;
  BceSeatSetup seats[BCE_MAX_SEATS];
  gint16 totals[BCE_MAX_SEATS];
  gint16 known;
  gint16 winners;
  gint8 decided_by;
} BceSummary;

extern const ScribaShape bce_summary_shape;

void bce_summary_fill (const BceState *state,
                       const BceBox *box,
                       BceSummary *summary);
void bce_summary_read_play (const BceSummary *summary,
                            ScribaPlay *play);

G_END_DECLS
