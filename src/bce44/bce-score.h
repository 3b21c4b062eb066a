/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-scoring.h"

G_BEGIN_DECLS

/** BceScoreLine: the lines of the score sheet, in the order of scoring (rules, section 6). */
typedef enum
{
  BCE_LINE_TRACK,
  BCE_LINE_ALLEGIANCE,
  BCE_LINE_SENATE,
  BCE_LINE_LICTORS_LOYALTY,
  BCE_LINE_STRUCTURES,
  BCE_LINE_RECRUITS,
  BCE_LINE_STATUES,
  BCE_LINE_DENARII,
} BceScoreLine;

#define BCE_N_LINES 8

/**
 * BcePlayerScore:
 * @lines: Imperium of each #BceScoreLine
 * @unknown: how many missing values each line contains
 * @fields: authority and ambition in the Collegium, per field
 * @pairs: Senate pairs
 * @total: sum of @lines
 * @authority_ambition: first tie-break, all three fields
 * @influence: second tie-break
 * @rank: competition rank after tie-breaks, from 1; 0 for the shared Suitor
 */
typedef struct
{
  gint64 lines[BCE_N_LINES];
  guint unknown[BCE_N_LINES];
  gint64 fields[BCE_N_FIELDS];
  gint64 pairs;
  gint64 total;
  gint64 authority_ambition;
  gint64 influence;
  guint8 rank;
} BcePlayerScore;

/** BceVictory: the rule that decided the game. */
typedef enum
{
  BCE_VICTORY_ONLY,
  BCE_VICTORY_IMPERIUM,
  BCE_VICTORY_AUTHORITY_AMBITION,
  BCE_VICTORY_INFLUENCE,
  BCE_VICTORY_SHARED,
} BceVictory;

/** BceScoreUnknownKind: which value was missing. */
typedef enum
{
  BCE_SCORE_UNKNOWN_SENATE,
  BCE_SCORE_UNKNOWN_TILE,      /* allegiance[index].imperium */
  BCE_SCORE_UNKNOWN_STRUCTURE, /* structures[index].imperium */
  BCE_SCORE_UNKNOWN_BONUS,     /* structures[index].bonus */
  BCE_SCORE_UNKNOWN_AUTHORITY, /* recruits[index].authority */
  BCE_SCORE_UNKNOWN_AMBITIONS, /* recruits[index].ambition */
  BCE_SCORE_UNKNOWN_AMBITION,  /* recruits[index].ambition[sub] */
} BceScoreUnknownKind;

/** BceScoreUnknown: a missing value and where it belongs. */
typedef struct
{
  BceScoreUnknownKind kind;
  guint8 player;
  guint index;
  guint sub;
} BceScoreUnknown;

/**
 * BceScore:
 * @winners: a bit for each winning player
 * @decided_by: the rule that decided
 * @unknown: (element-type BceScoreUnknown): missing values
 */
typedef struct
{
  guint8 n_players;
  BcePlayerScore players[BCE_MAX_SEATS];
  guint8 winners;
  BceVictory decided_by;
  GArray *unknown;
} BceScore;

BceScore *bce_score_new (void);
void bce_score_free (BceScore *score);

void bce_score (const BceScoring *scoring,
                BceScore *score);
guint bce_score_count_unknown (const BcePlayerScore *player);
gboolean bce_score_is_empty (const BceScoring *scoring,
                             const BceScore *score);
gboolean bce_score_is_decided (const BceScoring *scoring,
                               const BceScore *score);
gboolean bce_score_is_won_by (const BceScoring *scoring,
                              const BceScore *score,
                              guint player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BceScore, bce_score_free)

G_END_DECLS
