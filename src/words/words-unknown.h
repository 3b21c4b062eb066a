/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-resolve.h"
#include "bce-score.h"

G_BEGIN_DECLS

char *scriba_words_unknown (const BceBoards *boards,
                            const BceUnknown *unknown);
char *scriba_words_score_unknown (const BceScoring *scoring,
                                  const BceScoreUnknown *unknown);
char *scriba_words_unknown_note (guint n_unknown);

G_END_DECLS
