/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-score.h"
#include "words-line.h"

G_BEGIN_DECLS

const char *scriba_words_score_rule (BceScoreLine line);
GPtrArray *scriba_words_score_lines (const BceScoring *scoring,
                                     const BceScore *score,
                                     guint player,
                                     BceScoreLine line);
GPtrArray *scriba_words_total_lines (const BceScore *score,
                                     guint player);
char *scriba_words_scored_recruit (const BceScoredRecruit *recruit,
                                   guint index);
GPtrArray *scriba_words_field_total_lines (const BceScoring *scoring,
                                           guint player,
                                           BceField field,
                                           GPtrArray *names);
const char *scriba_words_field_total_rule (void);

guint scriba_words_score_unknown_total (const BceScore *score,
                                        guint player);
char *scriba_words_score_amount (const BceScore *score,
                                 guint player,
                                 BceScoreLine line);
char *scriba_words_score_total (const BceScore *score,
                                guint player);

char *scriba_words_winners (const char * const *names);
char *scriba_words_winner (const BceScoring *scoring,
                           const BceScore *score);
char *scriba_words_leader (const BceScoring *scoring,
                           const BceScore *score,
                           gboolean over);
char *scriba_words_verdict (const BceScoring *scoring,
                            const BceScore *score);
const char *scriba_words_victory_rule (BceVictory decided_by);
const char *scriba_words_confirmed (void);
char *scriba_words_victory_reason (const BceScoring *scoring,
                                   const BceScore *score);
const char *scriba_words_influence_note (const BceScoring *scoring,
                                         const BceScore *score,
                                         guint player);

G_END_DECLS
