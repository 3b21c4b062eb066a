/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-final.h"

#include "bce-counts.h"
#include "bce-reveal.h"

/* Final scoring of a tracked game (rules, section 6). */

/** bce_final_has_score: whether a game has come to its score: in final scoring, and after it unless it was left unfinished. */
gboolean
bce_final_has_score (const BceState *state)
{
  return state->stage == BCE_STAGE_SCORING ||
         (state->stage == BCE_STAGE_OVER && state->ending != BCE_ENDING_UNFINISHED);
}

/** bce_final_count_collegium: cards of a recruit in a Collegium: what was enlisted and is not stored any more. */
guint
bce_final_count_collegium (const BceState *state,
                           guint seat,
                           guint recruit)
{
  return MAX (0, state->players[seat].enlisted[recruit] - state->final[seat].stored[recruit]);
}

/** bce_final_count_loyalty: loyalty in a Collegium. */
guint
bce_final_count_loyalty (const BceState *state,
                         guint seat)
{
  const BcePlayer *player = &state->players[seat];

  return MAX (0, player->loyalty - player->loyalty_supplied - player->loyalty_returned -
                 state->final[seat].stored_loyalty);
}

/** bce_final_count_tiles: allegiance tiles of a field that a seat was awarded. */
guint
bce_final_count_tiles (const BceState *state,
                       guint seat,
                       BceField field)
{
  guint tiles = 0;

  for (guint year = 0; year < BCE_N_YEARS; year++)
    tiles += state->tiles[year * BCE_N_FIELDS + field] == (int) seat + 1;

  return tiles;
}

/* Statue bonuses */

/* A sum that may depend on something unknown. */
typedef struct
{
  int count;
  gboolean unknown;
} Counted;

/* Counts @n if a value is what is asked for; asked for nothing, everything counts. */
static void
count_if (Counted *counted,
          gboolean asked,
          gboolean known,
          gboolean fits,
          int n)
{
  if (n == 0)
    return;

  if (asked && !known)
    counted->unknown = TRUE;
  else if (!asked || fits)
    counted->count += n;
}

static void
count_structures (const BceState *state,
                  const BceBox *box,
                  guint seat,
                  const BceBonus *bonus,
                  Counted *counted)
{
  for (guint i = 0; i < state->n_structures; i++)
    {
      const BceSite *site = &state->structures[i];
      int phase = g_array_index (box->structures, BceStructure, i).phase;

      if (site->architects[seat] > 0 && (bonus->era == 0 || bonus->era == site->era))
        count_if (counted, bonus->phase >= 0, phase >= 0, phase == bonus->phase, 1);
    }
}

static void
count_recruits (const BceState *state,
                const BceBox *box,
                guint seat,
                const BceBonus *bonus,
                Counted *counted)
{
  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *recruit = &g_array_index (box->recruits, BceRecruit, i);
      int slot = bce_state_find_slot (state, i);
      int tier = slot >= 0 ? (int) bce_slot_tier (slot) : recruit->tier.value;

      if (recruit->field >= 0 && (bonus->field < 0 || recruit->field == bonus->field))
        count_if (counted, bonus->tier != 0, slot >= 0 || recruit->tier.known, tier == bonus->tier,
                  bce_final_count_collegium (state, seat, i));
    }
}

static guint
count_lictors (const BceState *state,
               guint seat)
{
  return state->lictor >= 0 ? bce_final_count_collegium (state, seat, state->lictor) : 0;
}

static int
count_denarii (const BceState *state,
               guint seat)
{
  return state->settings.denarii ? state->players[seat].denarii : state->final[seat].denarii;
}

static int
count_influence (const BceState *state,
                 guint seat)
{
  return state->settings.cubes ? bce_count_cubes (state, seat) : state->final[seat].influence;
}

static Counted
count_for_bonus (const BceState *state,
                 const BceBox *box,
                 guint seat,
                 const BceBonus *bonus)
{
  Counted counted = { 0, };

  switch ((BceCounted) bonus->of)
    {
    case BCE_COUNTED_STRUCTURES:
      count_structures (state, box, seat, bonus, &counted);
      break;
    case BCE_COUNTED_STATUES:
      for (guint i = 0; i < state->n_statues; i++)
        counted.count += state->statues[i].architects[seat] > 0;
      break;
    case BCE_COUNTED_ALLEGIANCE:
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        {
          if (bonus->field < 0 || bonus->field == (int) field)
            counted.count += bce_final_count_tiles (state, seat, field);
        }
      break;
    case BCE_COUNTED_RECRUITS:
      count_recruits (state, box, seat, bonus, &counted);
      break;
    case BCE_COUNTED_LICTORS:
      counted.count = count_lictors (state, seat);
      break;
    case BCE_COUNTED_LOYALTY:
      counted.count = bce_final_count_loyalty (state, seat);
      break;
    case BCE_COUNTED_DENARII:
      counted.count = count_denarii (state, seat);
      break;
    case BCE_COUNTED_INFLUENCE:
      counted.count = count_influence (state, seat);
      break;
    case BCE_COUNTED_ARCHITECTS:
      counted.count = bce_count_architects (state, seat);
      break;
    default:
      g_assert_not_reached ();
    }

  return counted;
}

/* What is printed says it, and all that it counts is known; or unknown. */
static ScribaNumber
count_bonus (const BceState *state,
             const BceBox *box,
             guint seat,
             guint statue)
{
  const BceStatue *printed = &g_array_index (box->statues, BceStatue, statue);
  const BceBonus *bonus = &printed->bonus;
  Counted counted;
  int imperium;

  if (!printed->bonus_known || bonus->kind != BCE_BONUS_COUNTED)
    return (ScribaNumber) SCRIBA_UNKNOWN;

  counted = count_for_bonus (state, box, seat, bonus);
  if (counted.unknown)
    return (ScribaNumber) SCRIBA_UNKNOWN;

  imperium = counted.count / MAX (1, bonus->per) * bonus->imperium;
  if (bonus->max > 0)
    imperium = MIN (imperium, bonus->max);
  return (ScribaNumber) SCRIBA_KNOWN (MIN (imperium, SCRIBA_NUMBER_HIGHEST));
}

/**
 * bce_final_get_bonus:
 * @state: a state
 * @box: the game's box
 * @seat: an owner of the statue
 * @statue: its number in the box
 *
 * Returns: what the statue gives its owner, in Imperium: counted, or told by the table where it
 *   is not known how; or unknown (rules, section 6, 6 and the last paragraph)
 */
ScribaNumber
bce_final_get_bonus (const BceState *state,
                     const BceBox *box,
                     guint seat,
                     guint statue)
{
  int told = state->final[seat].bonuses[statue];

  return told >= 0 ? (ScribaNumber) SCRIBA_KNOWN (told) : count_bonus (state, box, seat, statue);
}

/** bce_final_asks_bonus: whether the table has to tell, or has told, what a statue gives its owner. */
gboolean
bce_final_asks_bonus (const BceState *state,
                      const BceBox *box,
                      guint seat,
                      guint statue)
{
  return state->statues[statue].architects[seat] > 0 &&
         (state->final[seat].bonuses[statue] >= 0 || !count_bonus (state, box, seat, statue).known);
}

/* The scoring */

static void
add_allegiance (const BceState *state,
                const BceBox *box,
                guint seat,
                BceScoredPlayer *player)
{
  for (guint i = 0; i < BCE_N_TILES; i++)
    {
      const BceAllegiance *printed = bce_state_find_tile (state, box, i / BCE_N_FIELDS + 1, i % BCE_N_FIELDS);
      BceScoredTile tile = { .field = i % BCE_N_FIELDS, .imperium = SCRIBA_UNKNOWN };

      if (state->tiles[i] != (int) seat + 1)
        continue;

      if (printed != NULL)
        tile.imperium = printed->imperium;
      g_array_append_val (player->allegiance, tile);
    }
}

/* @name: (transfer full) */
static void
add_structure (BceScoredPlayer *player,
               char *name,
               ScribaNumber imperium,
               guint architects,
               ScribaNumber bonus)
{
  BceScoredStructure structure = {
    .name = name,
    .imperium = imperium,
    .architects = architects,
    .bonus = bonus,
  };

  g_array_append_val (player->structures, structure);
}

static void
add_structures (const BceState *state,
                const BceBox *box,
                BceNameFunc name,
                guint seat,
                BceScoredPlayer *player)
{
  for (guint i = 0; i < state->n_structures; i++)
    {
      const BceStructure *printed = &g_array_index (box->structures, BceStructure, i);
      int architects = state->structures[i].architects[seat];

      if (architects > 0)
        add_structure (player, name (box, BCE_BOX_STRUCTURES, i), printed->imperium,
                       state->settings.per_architect ? architects : 1, (ScribaNumber) SCRIBA_KNOWN (0));
    }

  for (guint i = 0; i < state->n_statues; i++)
    {
      const BceStatue *printed = &g_array_index (box->statues, BceStatue, i);

      if (state->statues[i].architects[seat] > 0)
        add_structure (player, name (box, BCE_BOX_STATUES, i), printed->imperium, 1,
                       bce_final_get_bonus (state, box, seat, i));
    }
}

static void
add_recruits (const BceState *state,
              const BceBox *box,
              guint seat,
              BceScoredPlayer *player)
{
  for (guint i = 0; i < box->recruits->len; i++)
    {
      const BceRecruit *printed = &g_array_index (box->recruits, BceRecruit, i);
      BceScoredRecruit recruit = { .field = printed->field, .authority = printed->authority };

      if (printed->field < 0)
        continue;

      for (guint ambition = 0; ambition < printed->n_ambitions; ambition++)
        recruit.ambition[ambition] = printed->ambition[ambition];
      recruit.n_ambitions = printed->n_ambitions;
      recruit.ambition_known = printed->ambition_known;
      for (guint n = bce_final_count_collegium (state, seat, i); n > 0; n--)
        g_array_append_val (player->recruits, recruit);
    }
}

static void
fill_player (const BceState *state,
             const BceBox *box,
             BceNameFunc name,
             guint seat,
             BceScoredPlayer *player)
{
  const BceFinalPlayer *told = &state->final[seat];

  player->track = state->players[seat].track;
  player->lictors = count_lictors (state, seat);
  player->loyalty = bce_final_count_loyalty (state, seat);
  player->denarii = count_denarii (state, seat);
  player->influence = count_influence (state, seat);
  player->shared = state->shared == (int) seat;

  player->plain_allegiance = told->plain_allegiance;
  player->plain_structures = told->plain_structures;
  player->plain_recruits = told->plain_recruits;
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      player->allegiance_counts[field] = told->allegiance_counts[field];
      player->field_totals[field] = told->field_totals[field];
    }
  player->allegiance_imperium = told->allegiance_imperium;
  player->structures_imperium = told->structures_imperium;
  player->statue_bonus = told->statue_bonus;

  if (!told->plain_allegiance)
    add_allegiance (state, box, seat, player);
  if (!told->plain_structures)
    add_structures (state, box, name, seat, player);
  if (!told->plain_recruits)
    add_recruits (state, box, seat, player);
}

static void
fill_senate (const BceState *state,
             const BceBox *box,
             BceScoring *scoring)
{
  const BceSenate *tile;

  scoring->senate = BCE_SENATE_UNKNOWN;
  if (state->senate < 0 || state->senate >= (int) box->senate->len)
    return;

  tile = &g_array_index (box->senate, BceSenate, state->senate);
  if (tile->manual == TRUE)
    {
      scoring->senate = BCE_SENATE_MANUAL;
      for (guint seat = 0; seat < state->n_seats; seat++)
        scoring->players[seat].senate_pairs = state->final[seat].pairs;
    }
  else if (tile->pair[0] >= 0)
    {
      scoring->senate = BCE_SENATE_PAIR;
      scoring->senate_pair[0] = tile->pair[0];
      scoring->senate_pair[1] = tile->pair[1];
    }
}

/**
 * bce_final_make_scoring:
 * @state: a state
 * @box: the game's box
 * @name: what structures and statues are called
 *
 * Fills in all that was tracked: cards that nobody says are stored are in the
 * Collegium (rules, section 3, what is private).
 *
 * Returns: (transfer full): what bce_score() scores
 */
BceScoring *
bce_final_make_scoring (const BceState *state,
                        const BceBox *box,
                        BceNameFunc name)
{
  BceScoring *scoring = bce_scoring_new (state->n_seats);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      bce_scoring_set_name (scoring, seat, state->players[seat].name);
      fill_player (state, box, name, seat, &scoring->players[seat]);
    }
  fill_senate (state, box, scoring);

  return scoring;
}

/* Competition ranks of what was confirmed; a tie that no winner breaks stays one. */
static void
rank_confirmed (const BceState *state,
                BceScore *score)
{
  for (int seat = 0; seat < state->n_seats; seat++)
    {
      guint wins = score->winners >> seat & 1;

      score->players[seat].rank = state->shared != seat;
      for (int other = 0; other < state->n_seats && state->shared != seat; other++)
        if (other != state->shared
            && (state->totals[other] > state->totals[seat]
                || (state->totals[other] == state->totals[seat] && (score->winners >> other & 1) > wins)))
          score->players[seat].rank++;
    }
}

/**
 * bce_final_score:
 * @state: a state that has a score
 * @box: the game's box
 * @name: what structures and statues are called
 * @scoring: (out) (transfer full): what is scored
 * @score: where the score goes
 *
 * Scores a game. Of one that has ended, totals, winners and ranks are those that were confirmed, whatever its box or
 * a correction would make of them since; but what its box does not tell was missing in them, too.
 *
 * Returns: whether the lines of the score still add up to that
 */
gboolean
bce_final_score (const BceState *state,
                 const BceBox *box,
                 BceNameFunc name,
                 BceScoring **scoring,
                 BceScore *score)
{
  gboolean adds_up;

  *scoring = bce_final_make_scoring (state, box, name);
  bce_score (*scoring, score);
  if (state->stage != BCE_STAGE_OVER)
    return TRUE;

  adds_up = score->winners == state->winners && (int) score->decided_by == state->decided_by;
  for (guint seat = 0; seat < state->n_seats; seat++)
    adds_up = adds_up && score->players[seat].total == state->totals[seat];
  if (adds_up)
    return TRUE;

  score->winners = state->winners;
  score->decided_by = state->decided_by;
  for (guint seat = 0; seat < state->n_seats; seat++)
    score->players[seat].total = state->totals[seat];
  rank_confirmed (state, score);
  return FALSE;
}

/** bce_final_count_unknown: how many unknown values the score of a game depends on, as soon as it has one. */
guint
bce_final_count_unknown (const BceState *state,
                         const BceBox *box)
{
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;

  if (!bce_final_has_score (state))
    return 0;

  score = bce_score_new ();
  bce_final_score (state, box, bce_box_dup_name, &scoring, score);
  return score->unknown->len;
}

/** bce_final_fill_finish: makes the entry of a confirmed score. */
void
bce_final_fill_finish (const BceScore *score,
                       const BceScoring *scoring,
                       BceFinish *finish)
{
  *finish = (BceFinish) { .winners = score->winners, .decided_by = score->decided_by };
  for (guint seat = 0; seat < scoring->n_players; seat++)
    finish->totals[seat] = CLAMP (score->players[seat].total, SCRIBA_NUMBER_LOWEST, SCRIBA_NUMBER_HIGHEST);
}
