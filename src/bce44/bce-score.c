/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-score.h"

/* A player while their lines are added up. */
typedef struct
{
  const BceScoring *scoring;
  const BceScoredPlayer *player;
  BcePlayerScore *score;
  GArray *unknown;
  guint8 index;
} Tally;

/**
 * bce_score_new:
 *
 * Makes a score that can be used for one scoring after the other.
 *
 * Returns: (transfer full): the score
 */
BceScore *
bce_score_new (void)
{
  BceScore *score = g_new0 (BceScore, 1);

  score->unknown = g_array_new (FALSE, FALSE, sizeof (BceScoreUnknown));

  return score;
}

/**
 * bce_score_free:
 * @score: (nullable) (transfer full): a score
 */
void
bce_score_free (BceScore *score)
{
  if (score == NULL)
    return;

  g_array_unref (score->unknown);
  g_free (score);
}

static void
add_unknown (Tally *tally,
             BceScoreLine line,
             BceScoreUnknownKind kind,
             guint index,
             guint sub)
{
  const BceScoreUnknown unknown = { .kind = kind, .player = tally->index, .index = index, .sub = sub };

  tally->score->unknown[line]++;
  g_array_append_val (tally->unknown, unknown);
}

static gint64
read_number (Tally *tally,
             ScribaNumber number,
             BceScoreLine line,
             BceScoreUnknownKind kind,
             guint index,
             guint sub)
{
  if (number.known)
    return number.value;

  add_unknown (tally, line, kind, index, sub);
  return 0;
}

/* Line 1; @n_tiles counts them per field. */
static void
score_allegiance (Tally *tally,
                  gint64 *n_tiles)
{
  const BceScoredPlayer *player = tally->player;
  gint64 *line = &tally->score->lines[BCE_LINE_ALLEGIANCE];

  if (player->plain_allegiance)
    {
      *line = player->allegiance_imperium;
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        n_tiles[field] = player->allegiance_counts[field];
      return;
    }

  for (guint i = 0; i < player->allegiance->len; i++)
    {
      const BceScoredTile *tile = &g_array_index (player->allegiance, BceScoredTile, i);

      n_tiles[tile->field]++;
      *line += read_number (tally, tile->imperium, BCE_LINE_ALLEGIANCE, BCE_SCORE_UNKNOWN_TILE, i, 0);
    }
}

static gint64
count_pairs (const Tally *tally,
             const gint64 *n_tiles)
{
  const gint8 *pair = tally->scoring->senate_pair;

  switch ((BceSenateKind) tally->scoring->senate)
    {
    case BCE_SENATE_UNKNOWN:
      return 0;
    case BCE_SENATE_PAIR:
      return pair[0] == pair[1] ? n_tiles[pair[0]] / 2 : MIN (n_tiles[pair[0]], n_tiles[pair[1]]);
    case BCE_SENATE_MANUAL:
      return MAX (tally->player->senate_pairs, 0);
    default:
      g_assert_not_reached ();
    }
}

/* Line 2. */
static void
score_senate (Tally *tally,
              const gint64 *n_tiles)
{
  BcePlayerScore *score = tally->score;

  score->pairs = count_pairs (tally, n_tiles);
  score->lines[BCE_LINE_SENATE] = 3 * score->pairs;
  if (tally->scoring->senate == BCE_SENATE_UNKNOWN)
    score->unknown[BCE_LINE_SENATE] = 1;
}

/* Lines 4 and 6. */
static void
score_structures (Tally *tally)
{
  const BceScoredPlayer *player = tally->player;
  gint64 *lines = tally->score->lines;

  if (player->plain_structures)
    {
      lines[BCE_LINE_STRUCTURES] = player->structures_imperium;
      lines[BCE_LINE_STATUES] = player->statue_bonus;
      return;
    }

  for (guint i = 0; i < player->structures->len; i++)
    {
      const BceScoredStructure *structure = &g_array_index (player->structures, BceScoredStructure, i);

      lines[BCE_LINE_STRUCTURES] += structure->architects *
        read_number (tally, structure->imperium, BCE_LINE_STRUCTURES, BCE_SCORE_UNKNOWN_STRUCTURE, i, 0);
      lines[BCE_LINE_STATUES] +=
        read_number (tally, structure->bonus, BCE_LINE_STATUES, BCE_SCORE_UNKNOWN_BONUS, i, 0);
    }
}

static gint64
add_recruit (Tally *tally,
             const BceScoredRecruit *recruit,
             guint index)
{
  gint64 sum = read_number (tally, recruit->authority, BCE_LINE_RECRUITS, BCE_SCORE_UNKNOWN_AUTHORITY, index, 0);

  if (!recruit->ambition_known)
    {
      add_unknown (tally, BCE_LINE_RECRUITS, BCE_SCORE_UNKNOWN_AMBITIONS, index, 0);
      return sum;
    }

  for (guint i = 0; i < recruit->n_ambitions; i++)
    sum += read_number (tally, recruit->ambition[i], BCE_LINE_RECRUITS, BCE_SCORE_UNKNOWN_AMBITION, index, i);

  return sum;
}

static void
sum_fields (Tally *tally)
{
  const BceScoredPlayer *player = tally->player;
  gint64 *totals = tally->score->fields;

  if (player->plain_recruits)
    {
      for (guint field = 0; field < BCE_N_FIELDS; field++)
        totals[field] = player->field_totals[field];
      return;
    }

  for (guint i = 0; i < player->recruits->len; i++)
    {
      const BceScoredRecruit *recruit = &g_array_index (player->recruits, BceScoredRecruit, i);

      totals[recruit->field] += add_recruit (tally, recruit, i);
    }
}

/* Line 5, and the first tie-break. */
static void
score_recruits (Tally *tally)
{
  BcePlayerScore *score = tally->score;
  const gint64 *totals = score->fields;

  sum_fields (tally);
  score->lines[BCE_LINE_RECRUITS] =
    2 * MIN (MIN (totals[BCE_POLITICAL], totals[BCE_MILITARY]), totals[BCE_SOCIAL]);
  score->authority_ambition = totals[BCE_POLITICAL] + totals[BCE_MILITARY] + totals[BCE_SOCIAL];
}

static void
score_player (Tally *tally)
{
  const BceScoredPlayer *player = tally->player;
  BcePlayerScore *score = tally->score;
  gint64 n_tiles[BCE_N_FIELDS] = { 0 };

  score->lines[BCE_LINE_TRACK] = player->track;
  score_allegiance (tally, n_tiles);
  score_senate (tally, n_tiles);
  score->lines[BCE_LINE_LICTORS_LOYALTY] = (gint64) player->lictors + player->loyalty;
  score_structures (tally);
  score_recruits (tally);
  score->lines[BCE_LINE_DENARII] = player->denarii;
  score->influence = player->influence;

  for (guint line = 0; line < BCE_N_LINES; line++)
    score->total += score->lines[line];
}

/* Whether @a is better than @b; @rule is the comparison that told. */
static gboolean
beats (const BcePlayerScore *a,
       const BcePlayerScore *b,
       BceVictory *rule)
{
  *rule = BCE_VICTORY_IMPERIUM;
  if (a->total != b->total)
    return a->total > b->total;

  *rule = BCE_VICTORY_AUTHORITY_AMBITION;
  if (a->authority_ambition != b->authority_ambition)
    return a->authority_ambition > b->authority_ambition;

  *rule = BCE_VICTORY_INFLUENCE;
  if (a->influence != b->influence)
    return a->influence > b->influence;

  *rule = BCE_VICTORY_SHARED;
  return FALSE;
}

static guint8
find_rank (const BceScoring *scoring,
           const BceScore *score,
           guint player)
{
  guint8 rank = 1;

  for (guint i = 0; i < scoring->n_players; i++)
    {
      BceVictory rule;

      if (!scoring->players[i].shared &&
          beats (&score->players[i], &score->players[player], &rule))
        rank++;
    }

  return rank;
}

/* What separates the first winner from the best of the others. The rules come in
 * the order in which they are asked, so the best of the others is who takes the latest. */
static BceVictory
find_victory (const BceScoring *scoring,
              const BceScore *score,
              guint winner)
{
  BceVictory victory = BCE_VICTORY_ONLY;

  for (guint i = 0; i < scoring->n_players; i++)
    {
      BceVictory rule;

      if (i == winner || scoring->players[i].shared)
        continue;
      beats (&score->players[winner], &score->players[i], &rule);
      victory = MAX (victory, rule);
    }

  return victory;
}

static void
find_winners (const BceScoring *scoring,
              BceScore *score)
{
  for (guint i = 0; i < scoring->n_players; i++)
    {
      if (scoring->players[i].shared)
        continue;

      score->players[i].rank = find_rank (scoring, score, i);
      if (score->players[i].rank != 1)
        continue;

      score->winners |= 1 << i;
      score->decided_by = find_victory (scoring, score, i);
    }
}

/**
 * bce_score:
 * @scoring: what the players have at the end; limits as in the formats page
 * @score: where the result goes; an earlier one is overwritten
 *
 * The final scoring, the tie-breaks and the winners (rules, section 6). A missing
 * value counts 0 and is listed, the Senate tile once for all.
 */
void
bce_score (const BceScoring *scoring,
           BceScore *score)
{
  g_return_if_fail (scoring != NULL && score != NULL);

  g_array_set_size (score->unknown, 0);
  *score = (BceScore) { .n_players = scoring->n_players, .unknown = score->unknown };

  if (scoring->senate == BCE_SENATE_UNKNOWN)
    {
      const BceScoreUnknown unknown = { .kind = BCE_SCORE_UNKNOWN_SENATE };

      g_array_append_val (score->unknown, unknown);
    }

  for (guint i = 0; i < scoring->n_players; i++)
    {
      Tally tally = {
        .scoring = scoring,
        .player = &scoring->players[i],
        .score = &score->players[i],
        .unknown = score->unknown,
        .index = i,
      };

      score_player (&tally);
    }
  find_winners (scoring, score);
}

/** bce_score_count_unknown: how many missing values a player's total contains. */
guint
bce_score_count_unknown (const BcePlayerScore *player)
{
  guint n_unknown = 0;

  for (guint line = 0; line < BCE_N_LINES; line++)
    n_unknown += player->unknown[line];
  return n_unknown;
}

/** bce_score_is_empty: whether nobody has anything yet. */
gboolean
bce_score_is_empty (const BceScoring *scoring,
                    const BceScore *score)
{
  for (guint player = 0; player < score->n_players; player++)
    if (score->players[player].total != 0)
      return FALSE;

  return score->unknown->len == (scoring->senate == BCE_SENATE_UNKNOWN ? 1 : 0);
}

/**
 * bce_score_is_decided:
 * @scoring: what is being scored
 * @score: the score so far
 *
 * What is missing of the shared Suitor decides nothing: it never wins (rules, section 4).
 *
 * Returns: whether nothing is missing of whoever may win, so that there is a winner to name
 */
gboolean
bce_score_is_decided (const BceScoring *scoring,
                      const BceScore *score)
{
  for (guint player = 0; player < score->n_players; player++)
    if (!scoring->players[player].shared && bce_score_count_unknown (&score->players[player]) > 0)
      return FALSE;

  return TRUE;
}

/** bce_score_is_won_by: whether @player has won, alone or with others; while it is not decided, nobody has. */
gboolean
bce_score_is_won_by (const BceScoring *scoring,
                     const BceScore *score,
                     guint player)
{
  return (score->winners & (1 << player)) != 0 && bce_score_is_decided (scoring, score);
}
