/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-counts.h"

#define NATURAL_LIMIT 7 /* rules, section 3, discard */

/** bce_count_denarii_supply: denarii on the board; the whole 40 where they are not tracked. */
int
bce_count_denarii_supply (const BceState *state)
{
  int supply = BCE_N_DENARII;

  for (guint seat = 0; seat < state->n_seats; seat++)
    supply -= state->players[seat].denarii;

  return supply;
}

/** bce_count_loyalty_supply: loyalty on the board, substitutes among it. */
int
bce_count_loyalty_supply (const BceState *state)
{
  int supply = BCE_N_LOYALTY + state->substitutes;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const BcePlayer *player = &state->players[seat];

      supply -= player->loyalty - player->loyalty_supplied - player->loyalty_returned;
    }

  return supply;
}

/**
 * bce_count_cubes_supply:
 * @type: a #BceThing from political to support
 *
 * Returns: cubes beside the board (rules, section 1)
 */
int
bce_count_cubes_supply (const BceState *state,
                        guint type)
{
  int supply = type == BCE_THING_SUPPORT ? BCE_N_SUPPORT_CUBES : BCE_N_FIELD_CUBES;

  for (guint seat = 0; seat < state->n_seats; seat++)
    supply -= state->players[seat].cubes[type];

  return supply;
}

/** bce_count_built: architects of a seat on structures and statues. */
int
bce_count_built (const BceState *state,
                 guint seat)
{
  int built = 0;

  for (guint i = 0; i < state->n_structures; i++)
    built += state->structures[i].architects[seat];
  for (guint i = 0; i < state->n_statues; i++)
    built += state->statues[i].architects[seat];

  return built;
}

/** bce_count_architects: architects in a seat's supply. */
int
bce_count_architects (const BceState *state,
                      guint seat)
{
  return BCE_N_ARCHITECTS - bce_count_built (state, seat);
}

/**
 * bce_count_spaces:
 * @spaces: what is printed on the spaces of a structure or statue
 * @n_spaces: how many there are
 *
 * Returns: how many may be used with this number of players (rules, section 3); one whose number nobody has told may be
 */
guint
bce_count_spaces (const BceState *state,
                  const ScribaNumber *spaces,
                  guint n_spaces)
{
  guint open = 0;

  for (guint i = 0; i < n_spaces; i++)
    open += !spaces[i].known || spaces[i].value <= state->n_seats;

  return open;
}

/** bce_slot_tier: the tier of the recruits on a slot (rules, section 2). */
guint
bce_slot_tier (guint slot)
{
  static const guint tiers[BCE_N_COLUMNS] = { 1, 2, 2, 3 };

  return tiers[slot % BCE_N_COLUMNS];
}

/**
 * bce_tier_copies:
 * @tier: 1 to 3
 * @n_seats: 3 to 5
 *
 * Returns: cards of a pile at set-up (rules, section 2)
 */
guint
bce_tier_copies (guint tier,
                 guint n_seats)
{
  static const guint copies[] = { 10, 8, 5 };

  return copies[tier - 1] - (n_seats <= 3 ? 2 : n_seats == 4 ? 1 : 0);
}

/** bce_setup_pile_size: structure tiles drawn from each pile (rules, section 2). */
guint
bce_setup_pile_size (guint n_seats)
{
  return n_seats <= 3 ? 4 : n_seats == 4 ? 5 : 6;
}

/** bce_setup_first_letter: letter of the first year's allegiance tiles, 0 for A (rules, section 2). */
guint
bce_setup_first_letter (guint n_seats)
{
  return n_seats <= 3 ? 0 : n_seats == 4 ? 2 : 4;
}

/** bce_state_find_slot: where the pile of a recruit lies, or %BCE_NONE if it is not in the market. */
int
bce_state_find_slot (const BceState *state,
                     guint recruit)
{
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    {
      if (state->market[slot] == (int) recruit)
        return slot;
    }

  return BCE_NONE;
}

/** bce_count_pile_start: cards of a recruit at set-up; 0 if it is not in play. */
int
bce_count_pile_start (const BceState *state,
                      guint recruit)
{
  int slot = bce_state_find_slot (state, recruit);

  if (state->lictor == (int) recruit)
    return bce_tier_copies (2, state->n_seats);

  return slot >= 0 ? bce_tier_copies (bce_slot_tier (slot), state->n_seats) : 0;
}

/** bce_count_pile: cards of a recruit that are left on its pile. */
int
bce_count_pile (const BceState *state,
                guint recruit)
{
  int left = bce_count_pile_start (state, recruit) - state->removed[recruit];

  for (guint seat = 0; seat < state->n_seats; seat++)
    left -= state->players[seat].enlisted[recruit];

  return left;
}

/** bce_count_pile_most: cards of a recruit in play that nobody has enlisted, were none ever taken out of the game. */
int
bce_count_pile_most (const BceState *state,
                     guint recruit)
{
  int taken_out = bce_tier_copies (1, BCE_MAX_SEATS) - bce_tier_copies (1, state->n_seats);
  int start = bce_count_pile_start (state, recruit);

  return start > 0 ? bce_count_pile (state, recruit) + state->removed[recruit] + taken_out : 0;
}

/** bce_count_cards_of: cards of a recruit that a seat stores, or discarded face down. */
int
bce_count_cards_of (const BceState *state,
                    guint seat,
                    guint recruit)
{
  const BcePlayer *player = &state->players[seat];

  return player->enlisted[recruit] - player->played[recruit] - player->discarded[recruit];
}

/** bce_count_loyalty: loyalty that a seat stores, or discarded face down. */
int
bce_count_loyalty (const BceState *state,
                   guint seat)
{
  const BcePlayer *player = &state->players[seat];

  return player->loyalty - player->loyalty_played - player->loyalty_spent - player->loyalty_supplied -
         player->loyalty_discarded;
}

/** bce_count_cards: all cards that a seat stores: recruits, Lictors and loyalty, less those discarded face down. */
int
bce_count_cards (const BceState *state,
                 guint seat)
{
  int cards = bce_count_loyalty (state, seat) - state->players[seat].hidden;

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    cards += bce_count_cards_of (state, seat, recruit);

  return cards;
}

/** bce_count_cubes: influence that a seat stores; 0 where it is not tracked. */
int
bce_count_cubes (const BceState *state,
                 guint seat)
{
  int cubes = 0;

  for (guint type = 0; type < BCE_N_CUBES; type++)
    cubes += state->players[seat].cubes[type];

  return cubes;
}

/** bce_count_limit: cards and cubes that a seat may keep this year (rules, section 3, discard). */
int
bce_count_limit (const BceState *state,
                 guint seat)
{
  return NATURAL_LIMIT + state->players[seat].limit;
}

/** bce_count_collegium_loyalty: loyalty known to be in a seat's Collegium; what was discarded face down may add to it. */
int
bce_count_collegium_loyalty (const BceState *state,
                             guint seat)
{
  const BcePlayer *player = &state->players[seat];

  return player->loyalty_played + player->loyalty_spent + player->loyalty_discarded - player->loyalty_returned;
}

/**
 * bce_count_returnable_loyalty:
 *
 * What was played this year lies in front of its field until the interruption (rules, section 5).
 *
 * Returns: loyalty in a seat's Collegium that can come back where none is left
 */
int
bce_count_returnable_loyalty (const BceState *state,
                              guint seat)
{
  int loyalty = bce_count_collegium_loyalty (state, seat);

  if (bce_state_is_resolved (state) && state->stage == BCE_STAGE_RESOLUTION)
    {
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        loyalty -= bce_state_board (state, seat, field)->loyalty;
    }

  return MAX (0, loyalty);
}

/** bce_state_era: the era of the year, 1 to 3 (rules, section 3). */
guint
bce_state_era (const BceState *state)
{
  guint era = 1;

  for (guint i = 0; i < BCE_N_ERAS - 1; i++)
    {
      if (state->year >= state->settings.era_starts[i])
        era = i + 2;
    }

  return era;
}

/**
 * bce_state_first_open_year:
 * @state: a state
 *
 * What was played, discarded and awarded in a year goes to the Collegium in its
 * interruption, and is named nowhere until the end unless the table plays with an
 * open one (rules, section 3, what is private).
 *
 * Returns: the first year of which everything may be named; the year after this one, if it is none
 */
guint
bce_state_first_open_year (const BceState *state)
{
  if (state->settings.open_collegium || state->stage >= BCE_STAGE_SCORING)
    return 1;

  return state->year + (state->stage == BCE_STAGE_INTERRUPTION || state->stage == BCE_STAGE_FINAL_CONSTRUCTION);
}

static gboolean
broken (ScribaFact *fact,
        BceCountKind count,
        int seat,
        int index,
        int have)
{
  if (have >= 0)
    return FALSE;

  *fact = (ScribaFact) { .code = count, .seat = seat, .index = index, .have = have };
  return TRUE;
}

static gboolean
find_broken_site (const BceState *state,
                  const BceSite *sites,
                  guint n_sites,
                  guint seat,
                  guint offset,
                  ScribaFact *fact)
{
  for (guint i = 0; i < n_sites; i++)
    {
      if (broken (fact, BCE_COUNT_ON_SITE, seat, offset + i, sites[i].architects[seat]))
        return TRUE;
    }

  return FALSE;
}

static gboolean
find_broken_player (const BceState *state,
                    guint seat,
                    ScribaFact *fact)
{
  const BcePlayer *player = &state->players[seat];

  if (broken (fact, BCE_COUNT_TRACK, seat, BCE_NONE, player->track) ||
      broken (fact, BCE_COUNT_DENARII, seat, BCE_NONE, player->denarii) ||
      broken (fact, BCE_COUNT_ARCHITECTS, seat, BCE_NONE, bce_count_architects (state, seat)) ||
      broken (fact, BCE_COUNT_LOYALTY, seat, BCE_NONE, bce_count_loyalty (state, seat)) ||
      broken (fact, BCE_COUNT_COLLEGIUM_LOYALTY, seat, BCE_NONE,
              bce_count_collegium_loyalty (state, seat) + player->hidden) ||
      find_broken_site (state, state->structures, state->n_structures, seat, 0, fact) ||
      find_broken_site (state, state->statues, state->n_statues, seat, BCE_MAX_STRUCTURES, fact))
    return TRUE;

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      if (broken (fact, BCE_COUNT_CUBES, seat, type, player->cubes[type]))
        return TRUE;
    }

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      if (broken (fact, BCE_COUNT_CARDS, seat, recruit, bce_count_cards_of (state, seat, recruit)))
        return TRUE;
    }

  return broken (fact, BCE_COUNT_HAND, seat, BCE_NONE, bce_count_cards (state, seat));
}

/**
 * bce_state_find_broken:
 * @state: a state
 * @fact: (out): the count that is broken, with how far it is below nothing in `have`
 *
 * Looks for a piece count that cannot be (rules, sections 1 to 3): supply, piles,
 * architects, cards and cubes. A structure has its number as `index`, a statue
 * its number and %BCE_MAX_STRUCTURES.
 *
 * Returns: whether there is one
 */
gboolean
bce_state_find_broken (const BceState *state,
                       ScribaFact *fact)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (find_broken_player (state, seat, fact))
        return TRUE;
    }

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      if (broken (fact, BCE_COUNT_PILE, BCE_NOBODY, recruit, bce_count_pile (state, recruit)))
        return TRUE;
    }

  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      if (broken (fact, BCE_COUNT_CUBES_SUPPLY, BCE_NOBODY, type, bce_count_cubes_supply (state, type)))
        return TRUE;
    }

  return broken (fact, BCE_COUNT_DENARII_SUPPLY, BCE_NOBODY, BCE_NONE, bce_count_denarii_supply (state)) ||
         broken (fact, BCE_COUNT_LOYALTY_SUPPLY, BCE_NOBODY, BCE_NONE, bce_count_loyalty_supply (state));
}
