/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"
#include "scriba-play.h"

G_BEGIN_DECLS

/**
 * CaesarSummary:
 * @crassus: the side that Auto-Crassus plays, or %CAESAR_NOBODY
 * @turn: whose turn it is, or %CAESAR_NOBODY
 * @caesar: name of who plays Caesar; so @pompey
 * @placed: control tokens that each side has placed
 *
 * What the library tells of a game: what follows from its state, so that it
 * can be made anew at any time.
 */
typedef struct
{
  gint8 stage;
  gint8 crassus;
  gint8 turn;
  CaesarResult result;
  char caesar[SCRIBA_NAME_SIZE];
  char pompey[SCRIBA_NAME_SIZE];
  gint16 placed[CAESAR_N_SIDES];
} CaesarSummary;

extern const ScribaShape caesar_summary_shape;

void caesar_summary_fill (const CaesarState *state,
                          CaesarSummary *summary);
void caesar_summary_read_play (const CaesarSummary *summary,
                               ScribaPlay *play);

G_END_DECLS
