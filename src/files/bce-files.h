/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "bce-boards.h"
#include "bce-box.h"
#include "bce-resolve.h"
#include "bce-score.h"
#include "bce-summary.h"
#include "scriba-game-file.h"
#include "scriba-json.h"
#include "scriba-store.h"

G_BEGIN_DECLS

BceBoards *bce_boards_from_json (JsonNode *node,
                                 GError **error);
JsonNode *bce_boards_to_json (const BceBoards *boards);
JsonNode *bce_outcome_to_json (const BceBoards *boards,
                               const BceOutcome *outcome);
char *bce_unknown_to_path (const BceBoards *boards,
                           const BceUnknown *unknown);

BceScoring *bce_scoring_from_json (JsonNode *node,
                                   GError **error);
JsonNode *bce_scoring_to_json (const BceScoring *scoring);
JsonNode *bce_score_to_json (const BceScoring *scoring,
                             const BceScore *score);
JsonNode *bce_result_to_json (const BceScoring *scoring,
                              const BceScore *score);
char *bce_score_unknown_to_path (const BceScoreUnknown *unknown);

extern const ScribaGameFormat bce_game_format;

BceBox *bce_box_from_json (JsonNode *node,
                           GError **error);
JsonNode *bce_box_to_json (const BceBox *box);

/**
 * BceScored:
 * @scoring: what was scored
 * @score: its score
 * @characters: (array fixed-size=5): whom each of its players played
 * @id: its UUID
 * @at: when it was scored, in seconds since 1970
 * @utc_offset: minutes that the clock on the wall was ahead of UTC then
 *
 * A finished game of which nothing is known but its score. It owns nothing.
 */
typedef struct
{
  const BceScoring *scoring;
  const BceScore *score;
  const BceCharacter *characters;
  const char *id;
  gint64 at;
  gint16 utc_offset;
} BceScored;

char *bce_scored_to_csv (const BceScored *scored);
void bce_scored_fill_play (const BceScored *scored,
                           ScribaShareIsNobody is_nobody,
                           ScribaBgsPlay *play);

char *bce_game_to_csv (const ScribaGameFile *file);
void bce_game_fill_play (const ScribaGameFile *file,
                         ScribaBgsPlay *play);

G_END_DECLS
