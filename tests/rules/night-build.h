/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "night-box.h"

/* What a table could enter next, wherever a game stands. */

/** BuiltEntry: an entry that is not made yet. */
typedef struct
{
  BceEntryKind kind;
  union
  {
    BceMarket market;
    BceSites sites;
    BceSenateChoice senate;
    BceSeatChoice seat;
    BceTick tick;
    BceBuild build;
    BceActivate activate;
    BceEnlist enlist;
    BceDiscard discard;
    BcePass pass;
    BceMove move;
    BceBoardEntry board;
    BceResolve resolve;
    BceStored stored;
    BceTell tell;
    BceStop stop;
    BceFinish finish;
    BceRulingChange ruling;
    BceRename rename;
    BceCorrect correct;
  } args;
} BuiltEntry;

void night_build_next (const BceState *state,
                       const BceBox *box,
                       ScribaRandom *random,
                       BuiltEntry *built);
void night_build_way_out (const BceState *state,
                          BuiltEntry *built);
