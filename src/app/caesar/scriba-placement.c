/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-placement.h"

#include "caesar-map.h"

/** scriba_placement_clear: nothing is chosen. */
void
scriba_placement_clear (ScribaPlacement *self)
{
  *self = (ScribaPlacement) { .border = CAESAR_NONE };
}

static void
resolve (ScribaPlacement *self,
         const CaesarState *state,
         const CaesarBox *box)
{
  self->complete = caesar_resolve (state, box, &self->choice, &self->place);
}

/** scriba_placement_choose_space: begins a placement on a border space. */
void
scriba_placement_choose_space (ScribaPlacement *self,
                               int border)
{
  scriba_placement_clear (self);
  self->border = border;
}

/** scriba_placement_choose_token: with a token, its first value facing the first province. What was decided besides stays. */
void
scriba_placement_choose_token (ScribaPlacement *self,
                               const CaesarState *state,
                               const CaesarBox *box,
                               const CaesarToken *token)
{
  g_return_if_fail (self->border != CAESAR_NONE);

  if (!self->has_token)
    caesar_choice_init (&self->choice, state->turn.side, self->border, token);
  self->choice.token = *token;
  self->has_token = TRUE;
  resolve (self, state, box);
}

/** scriba_placement_read: a placement that was recorded after @state, with what was decided and told with it. */
void
scriba_placement_read (ScribaPlacement *self,
                       const CaesarState *state,
                       const CaesarBox *box,
                       const CaesarPlace *place)
{
  scriba_placement_choose_space (self, place->border);
  caesar_choice_read (box, place, &self->choice);
  caesar_choice_forget_known (state, box, &self->choice);
  self->has_token = TRUE;
  resolve (self, state, box);
}

/** scriba_placement_can_rotate: whether the token lies otherwise the other way round. */
gboolean
scriba_placement_can_rotate (const ScribaPlacement *self)
{
  return self->has_token && self->choice.token.first != self->choice.token.second;
}

/** scriba_placement_rotate: the other way round. */
void
scriba_placement_rotate (ScribaPlacement *self,
                         const CaesarState *state,
                         const CaesarBox *box)
{
  const CaesarToken turned = caesar_token_turned (&self->choice.token);

  if (self->has_token)
    scriba_placement_choose_token (self, state, box, &turned);
}

/** scriba_placement_choose_first: of two provinces that are closed at once, which is scored first. */
void
scriba_placement_choose_first (ScribaPlacement *self,
                               const CaesarState *state,
                               const CaesarBox *box,
                               int province)
{
  self->choice.first = province;
  resolve (self, state, box);
}

/** scriba_placement_choose_tile: tells the bonus tile of a province of the border space; −1 leaves it for later. */
void
scriba_placement_choose_tile (ScribaPlacement *self,
                              const CaesarState *state,
                              const CaesarBox *box,
                              int province,
                              int tile)
{
  int end = caesar_border_end (box, self->border, province);

  g_return_if_fail (end >= 0);

  self->choice.tiles[end] = tile;
  resolve (self, state, box);
}

/** scriba_placement_choose_flip: what the Might tile of a province of the border space turns over. */
void
scriba_placement_choose_flip (ScribaPlacement *self,
                              const CaesarState *state,
                              const CaesarBox *box,
                              int province,
                              const CaesarFlip *flip)
{
  int end = caesar_border_end (box, self->border, province);

  g_return_if_fail (end >= 0);

  self->choice.flips[end] = *flip;
  resolve (self, state, box);
}

/** scriba_placement_get_tile: the bonus tile that was told with it, or −1. */
int
scriba_placement_get_tile (const ScribaPlacement *self,
                           const CaesarBox *box,
                           int province)
{
  return self->choice.tiles[caesar_border_end (box, self->border, province)];
}

/** scriba_placement_takes_might: whether a Might tile is taken with the @closing-th of its closings, if there are so many. */
gboolean
scriba_placement_takes_might (const ScribaPlacement *self,
                              guint closing)
{
  const CaesarClosing *closed = &self->place.closed[closing];

  return self->has_token && closing < self->place.n_closed && closed->tile == CAESAR_TILE_MIGHT &&
         closed->taken_by != CAESAR_NOBODY;
}

/**
 * scriba_placement_list_flips:
 * @closing: which of its closings has the Might tile
 * @flips: (out caller-allocates): nothing first, since Might is never obligatory, then all that it may turn over
 *
 * Returns: how many there are
 */
guint
scriba_placement_list_flips (const ScribaPlacement *self,
                             const CaesarState *state,
                             guint closing,
                             CaesarFlip flips[SCRIBA_MOST_FLIPS])
{
  CaesarPlace place = self->place;
  CaesarState after = *state;
  guint n_flips = 0;

  flips[n_flips++] = (CaesarFlip) { CAESAR_NONE, CAESAR_NONE };
  if (!scriba_placement_takes_might (self, closing))
    return n_flips;

  /* As it is when this tile is taken: what an earlier one turned over lies face down already. */
  for (guint i = closing; i < place.n_closed; i++)
    place.closed[i].flip = flips[0];
  caesar_game.apply (&after, CAESAR_ENTRY_PLACE, &place);
  for (int i = 0; i < after.n_provinces; i++)
    {
      const CaesarFlip flip = { i, CAESAR_NONE };

      if (caesar_flip_fits (&after, place.closed[closing].taken_by, &flip))
        flips[n_flips++] = flip;
    }
  for (int i = 0; i < after.n_borders; i++)
    {
      const CaesarFlip flip = { CAESAR_NONE, i };

      if (caesar_flip_fits (&after, place.closed[closing].taken_by, &flip))
        flips[n_flips++] = flip;
    }
  return n_flips;
}

/** scriba_placement_follow: a new state: what cannot be placed any more is no longer chosen. */
void
scriba_placement_follow (ScribaPlacement *self,
                         const CaesarState *state,
                         const CaesarBox *box)
{
  CaesarToken tokens[2 * CAESAR_MAX_KINDS];
  guint n_tokens;

  if (self->border == CAESAR_NONE)
    return;
  if (!caesar_state_is_played (state) || state->borders[self->border].by != CAESAR_NOBODY)
    {
      scriba_placement_clear (self);
      return;
    }
  if (!self->has_token)
    return;

  n_tokens = self->choice.side == state->turn.side
             ? caesar_preview_tokens (state, box, state->turn.side, self->border, tokens) : 0;
  for (guint i = 0; i < n_tokens; i++)
    if (caesar_token_is_same (&tokens[i], &self->choice.token))
      {
        resolve (self, state, box);
        return;
      }
  scriba_placement_choose_space (self, self->border);
}
