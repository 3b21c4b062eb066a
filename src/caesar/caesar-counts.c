/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-counts.h"

/** caesar_count_bag_start: tokens of a kind that a side began with. */
int
caesar_count_bag_start (const CaesarState *state,
                        const CaesarBox *box,
                        guint side,
                        guint kind)
{
  return box->kinds[kind].count + state->players[side].added[kind];
}

/**
 * caesar_count_unseen_all:
 * @state: a state
 * @box: the game's box
 * @side: whose
 * @unseen: (out): tokens of each kind that are not on the board (rules, section 5)
 */
void
caesar_count_unseen_all (const CaesarState *state,
                         const CaesarBox *box,
                         guint side,
                         gint16 unseen[CAESAR_MAX_KINDS])
{
  for (guint kind = 0; kind < CAESAR_MAX_KINDS; kind++)
    unseen[kind] = kind < box->n_kinds ? caesar_count_bag_start (state, box, side, kind) : 0;

  for (guint i = 0; i < state->n_borders; i++)
    {
      int kind = state->borders[i].by == (int) side ? caesar_box_find_kind (box, &state->borders[i].token) : CAESAR_NONE;

      if (kind != CAESAR_NONE)
        unseen[kind]--;
    }
}

/** caesar_count_unseen: all tokens of a side that are not on the board. */
int
caesar_count_unseen (const CaesarState *state,
                     const CaesarBox *box,
                     guint side)
{
  int unseen = -caesar_count_placed (state, side);

  for (guint kind = 0; kind < box->n_kinds; kind++)
    unseen += caesar_count_bag_start (state, box, side, kind);

  return unseen;
}

/** caesar_count_bag_all: like caesar_count_unseen_all(), without what a solo game knows to be in hand or line. */
void
caesar_count_bag_all (const CaesarState *state,
                      const CaesarBox *box,
                      guint side,
                      gint16 bag[CAESAR_MAX_KINDS])
{
  const CaesarPlayer *player = &state->players[side];

  caesar_count_unseen_all (state, box, side, bag);
  for (guint i = 0; i < player->n_held; i++)
    {
      int kind = caesar_box_find_kind (box, &player->held[i]);

      if (kind != CAESAR_NONE)
        bag[kind]--;
    }
}

/** caesar_count_bag: all tokens of a side neither on the board nor known to be in hand or line. */
int
caesar_count_bag (const CaesarState *state,
                  const CaesarBox *box,
                  guint side)
{
  return caesar_count_unseen (state, box, side) - state->players[side].n_held;
}

/** caesar_count_to_draw: tokens that a side of a solo game still draws, up to its hand size, out of its bag (section 4). */
int
caesar_count_to_draw (const CaesarState *state,
                      const CaesarBox *box,
                      guint side)
{
  const CaesarPlayer *player = &state->players[side];

  return CLAMP (player->hand_size - player->n_held, 0, MAX (0, caesar_count_bag (state, box, side)));
}

/** caesar_count_placed: influence tokens of a side on the board. */
int
caesar_count_placed (const CaesarState *state,
                     guint side)
{
  int placed = 0;

  for (guint i = 0; i < state->n_borders; i++)
    placed += state->borders[i].by == (int) side;

  return placed;
}

/**
 * caesar_count_control_where:
 * @side: a side
 * @provinces: (out): its control tokens in provinces
 * @links: (out): its control tokens on border spaces
 */
void
caesar_count_control_where (const CaesarState *state,
                            guint side,
                            int *provinces,
                            int *links)
{
  *provinces = 0;
  *links = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    {
      if (state->provinces[i].controller == (int) side)
        *provinces += state->provinces[i].control;
    }
  for (guint i = 0; i < state->n_borders; i++)
    *links += state->borders[i].link == (int) side;
}

/** caesar_count_control_placed: control tokens of a side in provinces, on links and under Senate tiles. */
int
caesar_count_control_placed (const CaesarState *state,
                             guint side)
{
  int provinces, links;

  caesar_count_control_where (state, side, &provinces, &links);
  return provinces + links + state->players[side].senate_tokens;
}

/** caesar_count_control_left: control tokens that a side has still to place. */
int
caesar_count_control_left (const CaesarState *state,
                           const CaesarBox *box,
                           guint side)
{
  return box->control_tokens - caesar_count_control_placed (state, side);
}

static gboolean
is_untold (const CaesarHolding *holding)
{
  return holding->closed && holding->tile == CAESAR_TILE_UNKNOWN;
}

/** caesar_state_find_untold: the first closed province whose bonus tile nobody has told, or %CAESAR_NONE. */
int
caesar_state_find_untold (const CaesarState *state)
{
  for (guint i = 0; i < state->n_provinces; i++)
    {
      if (is_untold (&state->provinces[i]))
        return i;
    }

  return CAESAR_NONE;
}

/**
 * caesar_side_awaits_tile:
 * @state: a state
 * @side: a side
 *
 * Returns: whether it may have taken a bonus tile that nobody has told: what that brought is not in its numbers
 */
gboolean
caesar_side_awaits_tile (const CaesarState *state,
                         guint side)
{
  for (guint i = 0; i < state->n_provinces; i++)
    {
      const CaesarHolding *holding = &state->provinces[i];

      /* Who placed the token is not tracked. */
      if (is_untold (holding) &&
          (state->settings.bonus_to == CAESAR_BONUS_TO_CLOSER || holding->controller == (int) side))
        return TRUE;
    }

  return FALSE;
}

/** caesar_count_senate_tiles: Senate tiles that a side took. */
int
caesar_count_senate_tiles (const CaesarState *state,
                           guint side)
{
  int tiles = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    tiles += state->provinces[i].tile == CAESAR_TILE_SENATE && state->provinces[i].taken_by == (int) side;

  return tiles;
}

/** caesar_count_tiles_left: bonus tiles of a kind that have not been told to lie on a province. */
int
caesar_count_tiles_left (const CaesarState *state,
                         const CaesarBox *box,
                         CaesarTile tile)
{
  int left = box->tiles[tile];

  for (guint i = 0; i < state->n_provinces; i++)
    left -= state->provinces[i].tile == (int) tile;

  return left;
}

/** caesar_count_commands_left: command tiles of a letter in the stack, or %CAESAR_SOME where nobody told how many. */
int
caesar_count_commands_left (const CaesarState *state,
                            guint letter)
{
  return state->stack[letter] == CAESAR_SOME ? CAESAR_SOME : state->stack[letter] - state->drawn[letter];
}

static gboolean
broken (ScribaFact *fact,
        CaesarCountKind count,
        int side,
        int index,
        int have)
{
  if (have >= 0)
    return FALSE;

  *fact = (ScribaFact) { .code = count, .seat = side, .index = index, .have = have };
  return TRUE;
}

static gboolean
find_strange_token (const CaesarState *state,
                    const CaesarBox *box,
                    guint side)
{
  const CaesarPlayer *player = &state->players[side];

  for (guint i = 0; i < player->n_held; i++)
    {
      if (caesar_box_find_kind (box, &player->held[i]) == CAESAR_NONE)
        return TRUE;
    }
  for (guint i = 0; i < state->n_borders; i++)
    {
      if (state->borders[i].by == (int) side && caesar_box_find_kind (box, &state->borders[i].token) == CAESAR_NONE)
        return TRUE;
    }

  return FALSE;
}

static gboolean
find_broken_side (const CaesarState *state,
                  const CaesarBox *box,
                  guint side,
                  ScribaFact *fact)
{
  gint16 unseen[CAESAR_MAX_KINDS];
  gint16 bag[CAESAR_MAX_KINDS];

  if (find_strange_token (state, box, side))
    return broken (fact, CAESAR_COUNT_TOKENS, side, CAESAR_NONE, -1);

  caesar_count_unseen_all (state, box, side, unseen);
  caesar_count_bag_all (state, box, side, bag);
  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      if (broken (fact, CAESAR_COUNT_TOKENS, side, kind, unseen[kind]) ||
          broken (fact, CAESAR_COUNT_BAG, side, kind, bag[kind]))
        return TRUE;
    }

  return broken (fact, CAESAR_COUNT_CONTROL, side, CAESAR_NONE, caesar_count_control_left (state, box, side));
}

static gboolean
find_broken_board (const CaesarState *state,
                   ScribaFact *fact)
{
  for (guint i = 0; i < state->n_provinces; i++)
    {
      const CaesarHolding *holding = &state->provinces[i];

      if (broken (fact, CAESAR_COUNT_FACE_UP, holding->controller, i, holding->control - holding->face_down) ||
          (holding->controller == CAESAR_NOBODY &&
           broken (fact, CAESAR_COUNT_CONTROL, CAESAR_NOBODY, i, -holding->control)))
        return TRUE;
    }
  for (guint i = 0; i < state->n_borders; i++)
    {
      const CaesarSpace *space = &state->borders[i];

      if (space->by == CAESAR_NOBODY && broken (fact, CAESAR_COUNT_FLIPPED, CAESAR_NOBODY, i, -space->face_down))
        return TRUE;
    }

  return FALSE;
}

/* Letters of which nobody told the number are only so many together. */
static gboolean
find_broken_stack (const CaesarState *state,
                   const CaesarBox *box,
                   ScribaFact *fact)
{
  int drawn = 0;

  for (guint letter = 0; letter < CAESAR_N_LETTERS; letter++)
    {
      drawn += state->drawn[letter];
      if (state->stack[letter] != CAESAR_SOME &&
          broken (fact, CAESAR_COUNT_COMMANDS, CAESAR_NOBODY, letter, caesar_count_commands_left (state, letter)))
        return TRUE;
    }

  return broken (fact, CAESAR_COUNT_COMMANDS, CAESAR_NOBODY, CAESAR_NONE, box->command_tiles - drawn);
}

/**
 * caesar_state_find_broken:
 * @state: a state
 * @box: the game's box
 * @fact: (out): the count that is broken, with how far it is below nothing in `have`
 *
 * Looks for a piece count that cannot be: for each side its influence tokens are
 * unseen or on the board, its control tokens in the supply, on the board or under
 * Senate tiles; and there are only so many bonus and command tiles (rules,
 * sections 1 and 5).
 *
 * Returns: whether there is one
 */
gboolean
caesar_state_find_broken (const CaesarState *state,
                          const CaesarBox *box,
                          ScribaFact *fact)
{
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      if (find_broken_side (state, box, side, fact))
        return TRUE;
    }

  if (find_broken_board (state, fact))
    return TRUE;

  for (guint tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    {
      if (broken (fact, CAESAR_COUNT_TILES, CAESAR_NOBODY, tile, caesar_count_tiles_left (state, box, tile)))
        return TRUE;
    }

  return find_broken_stack (state, box, fact);
}
