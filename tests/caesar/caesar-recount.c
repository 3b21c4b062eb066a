/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-recount.h"

#include "caesar-counts.h"

/* The pieces of a game, counted again by sums of the tests' own. */

static guint
tokens_of (const CaesarState *state,
           guint side,
           const CaesarKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_borders; i++)
    {
      const CaesarSpace *space = &state->borders[i];

      n += space->by == (int) side && space->token.symbol == kind->symbol &&
           ((space->token.first == kind->first && space->token.second == kind->second) ||
            (space->token.first == kind->second && space->token.second == kind->first));
    }

  return n;
}

static guint
held_of (const CaesarPlayer *player,
         const CaesarKind *kind)
{
  guint n = 0;

  for (guint i = 0; i < player->n_held; i++)
    n += player->held[i].symbol == kind->symbol &&
         ((player->held[i].first == kind->first && player->held[i].second == kind->second) ||
          (player->held[i].first == kind->second && player->held[i].second == kind->first));

  return n;
}

/* Unseen and board, or bag, hand and board: 16, and what was added. */
static gboolean
tokens_add_up (const CaesarState *state,
               const CaesarBox *box,
               guint side)
{
  gint16 unseen[CAESAR_MAX_KINDS];
  gint16 bag[CAESAR_MAX_KINDS];
  int total = 0;
  int added = 0;

  caesar_count_unseen_all (state, box, side, unseen);
  caesar_count_bag_all (state, box, side, bag);
  for (guint i = 0; i < box->n_kinds; i++)
    {
      int board = tokens_of (state, side, &box->kinds[i]);
      int held = held_of (&state->players[side], &box->kinds[i]);
      int start = box->kinds[i].count + state->players[side].added[i];

      if (unseen[i] < 0 || bag[i] < 0 || unseen[i] + board != start || bag[i] + held + board != start)
        return FALSE;
      total += unseen[i] + board;
      added += state->players[side].added[i];
    }

  return total == 16 + added &&
         caesar_count_unseen (state, box, side) + caesar_count_placed (state, side) == total &&
         (caesar_state_is_solo (state) || state->players[side].n_held == 0);
}

static gboolean
control_adds_up (const CaesarState *state,
                 const CaesarBox *box,
                 guint side)
{
  int placed = state->players[side].senate_tokens;

  for (guint i = 0; i < state->n_provinces; i++)
    {
      const CaesarHolding *holding = &state->provinces[i];

      placed += holding->controller == (int) side ? holding->control : 0;
      if (holding->face_down < 0 || holding->face_down > holding->control ||
          (holding->controller < 0 && holding->control > 0))
        return FALSE;
    }
  for (guint i = 0; i < state->n_borders; i++)
    placed += state->borders[i].link == (int) side;

  return placed <= 12 && caesar_count_control_left (state, box, side) + placed == 12;
}

static gboolean
tiles_add_up (const CaesarState *state,
              const CaesarBox *box)
{
  static const int most[] = { 0, 6, 4, 4, 4 };
  int counts[CAESAR_N_TILES] = { 0 };
  int left = 0;

  for (guint i = 0; i < state->n_provinces; i++)
    {
      if (state->provinces[i].tile != CAESAR_TILE_UNKNOWN)
        counts[state->provinces[i].tile]++;
    }
  for (guint tile = CAESAR_TILE_SENATE; tile < CAESAR_N_TILES; tile++)
    {
      if (counts[tile] > most[tile])
        return FALSE;
      left += caesar_count_tiles_left (state, box, tile) + counts[tile];
    }

  return left == 18;
}

/** caesar_assert_tokens_add_up: that every token and control token is somewhere. */
void
caesar_assert_tokens_add_up (const CaesarState *state,
                             const CaesarBox *box)
{
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_assert_true (tokens_add_up (state, box, side));
      g_assert_true (control_adds_up (state, box, side));
    }
}

/** caesar_assert_adds_up: that every token, control token and bonus tile is somewhere. */
void
caesar_assert_adds_up (const CaesarState *state,
                       const CaesarBox *box)
{
  ScribaFact fact;

  caesar_assert_tokens_add_up (state, box);
  g_assert_true (tiles_add_up (state, box));
  g_assert_false (caesar_state_find_broken (state, box, &fact));
}
