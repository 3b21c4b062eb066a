/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-score.h"
#include "bce-state.h"

G_BEGIN_DECLS

char *scriba_words_bce_players (const BceState *state);
char *scriba_words_bce_result (const BceState *state,
                               const BceScoring *scoring,
                               const BceScore *score);
char *scriba_words_bce_report (const BceState *state,
                               const BceBox *box,
                               const char *date);

char *scriba_words_scored_players (const BceScoring *scoring,
                                   const BceCharacter *characters);
char *scriba_words_scored_result (const BceScoring *scoring,
                                  const BceScore *score);
char *scriba_words_scored_report (const BceScoring *scoring,
                                  const BceScore *score,
                                  const BceCharacter *characters,
                                  const char *date);

G_END_DECLS
