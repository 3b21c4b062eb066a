/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-resolve.h"

#include <string.h>

#include "caesar-counts.h"
#include "caesar-map.h"

/* What follows from a placement (rules, sections 3 and 4). All of it is a function of a state, and works on a copy. */

typedef struct
{
  const CaesarBox *box;
  const CaesarChoice *choice;
  CaesarState *after;
  CaesarPlace *place;
  int extra;       /* who has the extra turn */
  gboolean complete;
} Resolving;

/**
 * caesar_choice_init:
 * @choice: (out): a choice that decides nothing but the placement
 * @side: who places
 * @border: a border space
 * @token: its first value faces the first province of the border space
 */
void
caesar_choice_init (CaesarChoice *choice,
                    CaesarSide side,
                    guint border,
                    const CaesarToken *token)
{
  const CaesarFlip none = { CAESAR_NONE, CAESAR_NONE };

  *choice = (CaesarChoice) {
    .side = side,
    .border = border,
    .token = *token,
    .first = CAESAR_NONE,
    .tiles = { CAESAR_TILE_UNKNOWN, CAESAR_TILE_UNKNOWN },
    .flips = { none, none },
  };
}

/**
 * caesar_choice_read:
 * @box: the game's box
 * @place: a placement with what came of it
 * @choice: (out): what the player decided and the table told with it
 */
void
caesar_choice_read (const CaesarBox *box,
                    const CaesarPlace *place,
                    CaesarChoice *choice)
{
  caesar_choice_init (choice, place->side, place->border, &place->token);
  if (place->n_closed > 0)
    choice->first = place->closed[0].province;

  for (guint i = 0; i < place->n_closed; i++)
    {
      const CaesarClosing *closing = &place->closed[i];
      int end = caesar_border_end (box, place->border, closing->province);

      if (end < 0)
        continue;
      choice->tiles[end] = closing->tile;
      choice->flips[end] = closing->flip;
    }
}

/** caesar_choice_forget_known: of the bonus tiles of a choice, leaves those that the state does not know already. */
void
caesar_choice_forget_known (const CaesarState *state,
                            const CaesarBox *box,
                            CaesarChoice *choice)
{
  for (guint end = 0; end < G_N_ELEMENTS (choice->tiles); end++)
    {
      if (state->provinces[box->borders[choice->border].between[end]].tile != CAESAR_TILE_UNKNOWN)
        choice->tiles[end] = CAESAR_TILE_UNKNOWN;
    }
}

/** caesar_flip_is_set: whether Might turns something over. */
gboolean
caesar_flip_is_set (const CaesarFlip *flip)
{
  return flip->province != CAESAR_NONE || flip->border != CAESAR_NONE;
}

/** caesar_flip_exists: whether there is such a token of @owner's opponent, and face up. */
gboolean
caesar_flip_exists (const CaesarState *state,
                    CaesarSide owner,
                    const CaesarFlip *flip)
{
  int opponent = caesar_side_other (owner);

  if (flip->province != CAESAR_NONE && flip->border != CAESAR_NONE)
    return FALSE;
  if (flip->province != CAESAR_NONE)
    return state->provinces[flip->province].controller == opponent &&
           state->provinces[flip->province].control > state->provinces[flip->province].face_down;

  return flip->border != CAESAR_NONE && state->borders[flip->border].by == opponent &&
         !state->borders[flip->border].face_down;
}

/** caesar_flip_fits: whether the rulings let Might turn it over, and there is such a token. */
gboolean
caesar_flip_fits (const CaesarState *state,
                  CaesarSide owner,
                  const CaesarFlip *flip)
{
  if (flip->province != CAESAR_NONE && state->settings.might == CAESAR_MIGHT_INFLUENCE)
    return FALSE;
  if (flip->border != CAESAR_NONE && state->settings.might == CAESAR_MIGHT_CONTROL)
    return FALSE;

  return caesar_flip_exists (state, owner, flip);
}

/** caesar_side_is_stuck: whether no unseen token of a side fits an empty space; so on a full board. */
gboolean
caesar_side_is_stuck (const CaesarState *state,
                      const CaesarBox *box,
                      CaesarSide side)
{
  gint16 unseen[CAESAR_MAX_KINDS];
  gboolean empty[CAESAR_N_SPACE_SYMBOLS] = { FALSE };

  for (guint i = 0; i < state->n_borders; i++)
    {
      if (state->borders[i].by == CAESAR_NOBODY)
        empty[box->borders[i].symbol] = TRUE;
    }

  caesar_count_unseen_all (state, box, side, unseen);
  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      for (guint symbol = 0; symbol < CAESAR_N_SPACE_SYMBOLS && unseen[kind] > 0; symbol++)
        {
          if (empty[symbol] && caesar_symbol_fits (box->kinds[kind].symbol, symbol))
            return FALSE;
        }
    }

  return TRUE;
}

static gboolean
is_over (const Resolving *self)
{
  return self->place->result.ending != CAESAR_ENDING_NOT_YET;
}

static int
control_left (const Resolving *self,
              int side)
{
  return MAX (0, caesar_count_control_left (self->after, self->box, side));
}

static void
find_closings (Resolving *self)
{
  gint16 provinces[2];
  guint n = caesar_map_closing (self->after, self->box, self->choice->border, provinces);
  guint second = n == 2 && provinces[1] == self->choice->first;

  for (guint i = 0; i < n; i++)
    {
      CaesarClosing *closing = &self->place->closed[i];

      *closing = (CaesarClosing) {
        .province = provinces[i ^ second],
        .taken_by = CAESAR_NOBODY,
        .flip = { CAESAR_NONE, CAESAR_NONE },
      };
    }
  self->place->n_closed = n;
}

static gboolean
has_face_up (const CaesarState *state,
             int province,
             int side)
{
  const CaesarHolding *holding = &state->provinces[province];

  return holding->controller == side && holding->control > holding->face_down;
}

/* One more on the border space to each neighbour that the same side controls with a face-up token. */
static void
place_links (Resolving *self,
             CaesarClosing *closing)
{
  int side = closing->controller;

  for (guint i = 0; i < self->after->n_borders && closing->n_links < CAESAR_MAX_LINKS; i++)
    {
      int neighbour = caesar_border_other (self->box, i, closing->province);

      if (neighbour == CAESAR_NONE || self->after->borders[i].link != CAESAR_NOBODY ||
          !has_face_up (self->after, neighbour, side) || control_left (self, side) == 0)
        continue;

      self->after->borders[i].link = side;
      closing->links[closing->n_links++] = i;
    }
}

static void
score (Resolving *self,
       CaesarClosing *closing)
{
  CaesarHolding *holding = &self->after->provinces[closing->province];

  caesar_map_total (self->after, self->box, closing->province, closing->totals);
  closing->controller = caesar_totals_winner (closing->totals);
  if (closing->controller != CAESAR_NOBODY)
    closing->control = MIN (self->box->provinces[closing->province].control_tokens,
                            control_left (self, closing->controller));

  holding->controller = closing->controller;
  holding->control = closing->control;
  if (closing->control > 0)
    place_links (self, closing);
}

static void
end_if_used_up (Resolving *self)
{
  gboolean used_up[CAESAR_N_SIDES];
  CaesarResult *result = &self->place->result;

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    used_up[side] = control_left (self, side) == 0;

  if (!used_up[CAESAR_SIDE_CAESAR] && !used_up[CAESAR_SIDE_POMPEY])
    return;

  result->ending = CAESAR_ENDING_LAST_TOKEN;
  if (used_up[CAESAR_SIDE_CAESAR] != used_up[CAESAR_SIDE_POMPEY])
    result->winner = used_up[CAESAR_SIDE_CAESAR] ? CAESAR_SIDE_CAESAR : CAESAR_SIDE_POMPEY;
  else if (self->after->settings.both_last == CAESAR_BOTH_LAST_ACTIVE)
    result->winner = self->choice->side;
}

static int
tile_of (Resolving *self,
         int province)
{
  int told = self->choice->tiles[caesar_border_end (self->box, self->choice->border, province)];
  CaesarHolding *holding = &self->after->provinces[province];

  if (told != CAESAR_TILE_UNKNOWN)
    holding->tile = told;

  return holding->tile;
}

static void
take_senate (Resolving *self,
             CaesarClosing *closing)
{
  int owner = closing->taken_by;

  if (self->after->settings.senate_needs_control && closing->controller != owner)
    return;

  closing->senate = MIN (caesar_count_senate_tiles (self->after, owner), control_left (self, owner));
  self->after->players[owner].senate_tokens += closing->senate;
  end_if_used_up (self);
}

static void
take_might (Resolving *self,
            CaesarClosing *closing)
{
  const CaesarFlip *flip = &self->choice->flips[caesar_border_end (self->box, self->choice->border, closing->province)];

  if (!caesar_flip_fits (self->after, closing->taken_by, flip))
    return;

  closing->flip = *flip;
  if (flip->province != CAESAR_NONE)
    self->after->provinces[flip->province].face_down++;
  else
    self->after->borders[flip->border].face_down = TRUE;
}

/** caesar_bonus_owner: who gets the bonus tile of a province that @side closed and @controller won (rules, section 3). */
int
caesar_bonus_owner (const CaesarState *state,
                    CaesarSide side,
                    int controller)
{
  return state->settings.bonus_to == CAESAR_BONUS_TO_CLOSER ? (int) side : controller;
}

static void
take_bonus (Resolving *self,
            CaesarClosing *closing)
{
  int owner = caesar_bonus_owner (self->after, self->choice->side, closing->controller);

  if (closing->tile == CAESAR_TILE_UNKNOWN)
    self->complete = FALSE;
  if (closing->tile == CAESAR_TILE_UNKNOWN || closing->tile == CAESAR_TILE_NONE || owner == CAESAR_NOBODY)
    return;

  closing->taken_by = owner;
  self->after->provinces[closing->province].taken_by = owner;
  switch ((CaesarTile) closing->tile)
    {
    case CAESAR_TILE_SENATE:
      take_senate (self, closing);
      break;
    case CAESAR_TILE_MIGHT:
      take_might (self, closing);
      break;
    case CAESAR_TILE_TACTICS:
      if (self->extra == CAESAR_NOBODY)
        self->extra = owner;
      break;
    case CAESAR_TILE_WEALTH: /* the hand grows when it is applied */
    case CAESAR_TILE_NONE:
    default:
      break;
    }
}

/* Whose turn follows that of @side, without an extra turn. One that was the other side's is over, too. */
static CaesarTurn
ordinary_next (const CaesarState *state,
               int side)
{
  const CaesarTurn *turn = &state->turn;
  gboolean resumes = turn->extra && turn->side == side && turn->resume != CAESAR_NOBODY;
  int next = resumes ? turn->resume : caesar_side_other (side);

  return caesar_turn_of (next);
}

/* The next side loses where it cannot place; Auto-Crassus would pass. */
static void
end_if_stuck (const CaesarState *after,
              const CaesarBox *box,
              CaesarTurn *next,
              CaesarResult *result)
{
  if (result->ending == CAESAR_ENDING_NOT_YET && next->side != after->crassus &&
      caesar_side_is_stuck (after, box, next->side))
    *result = (CaesarResult) { CAESAR_ENDING_CANNOT_PLACE, caesar_side_other (next->side) };

  if (result->ending != CAESAR_ENDING_NOT_YET)
    *next = caesar_turn_of (CAESAR_NOBODY);
}

static void
find_next (Resolving *self)
{
  CaesarTurn next = ordinary_next (self->after, self->choice->side);

  if (self->extra != CAESAR_NOBODY)
    next = (CaesarTurn) { .side = self->extra, .extra = TRUE, .resume = next.side };
  self->place->next = next;
  end_if_stuck (self->after, self->box, &self->place->next, &self->place->result);
}

/**
 * caesar_resolve:
 * @state: the state before; the border space is empty
 * @box: the game's box
 * @choice: what the player decided. A token that Might may not turn over stays as it is
 * @place: (out): the placement with all that follows: what is closed, who wins it with which totals, control
 *   tokens and links, bonus tiles, whose turn is next, and the end of the game
 *
 * It is the entry to be recorded, and before that its preview.
 *
 * Returns: whether all bonus tiles that it takes are known
 */
gboolean
caesar_resolve (const CaesarState *state,
                const CaesarBox *box,
                const CaesarChoice *choice,
                CaesarPlace *place)
{
  CaesarState after = *state;
  Resolving self = { box, choice, &after, place, CAESAR_NOBODY, TRUE };
  CaesarSpace *space = &after.borders[choice->border];

  memset (place, 0, sizeof *place);
  place->side = choice->side;
  place->border = choice->border;
  place->token = choice->token;
  place->result.winner = CAESAR_NOBODY;

  find_closings (&self);
  space->by = choice->side;
  space->token = choice->token;
  space->face_down = FALSE;

  for (guint i = 0; i < place->n_closed; i++)
    {
      place->closed[i].tile = tile_of (&self, place->closed[i].province);
      score (&self, &place->closed[i]);
    }
  if (place->n_closed > 0)
    end_if_used_up (&self);
  for (guint i = 0; i < place->n_closed && !is_over (&self); i++)
    take_bonus (&self, &place->closed[i]);
  find_next (&self);

  return self.complete;
}

/**
 * caesar_resolve_cannot_place:
 * @state: the state before
 * @box: the game's box
 * @side: who cannot place
 * @entry: (out): the entry: the side loses, or passes if Auto-Crassus plays it (rules, section 4)
 */
void
caesar_resolve_cannot_place (const CaesarState *state,
                             const CaesarBox *box,
                             CaesarSide side,
                             CaesarCannotPlace *entry)
{
  *entry = (CaesarCannotPlace) {
    .side = side,
    .next = ordinary_next (state, side),
    .result = { CAESAR_ENDING_NOT_YET, CAESAR_NOBODY },
  };

  if (state->crassus != (int) side)
    entry->result = (CaesarResult) { CAESAR_ENDING_CANNOT_PLACE, caesar_side_other (side) };
  end_if_stuck (state, box, &entry->next, &entry->result);
}

static void
refill_place (const CaesarState *state,
              const CaesarBox *box,
              CaesarPlace *place)
{
  CaesarChoice choice;

  if (state->borders[place->border].by != CAESAR_NOBODY)
    return;

  caesar_choice_read (box, place, &choice);
  caesar_choice_forget_known (state, box, &choice);
  caesar_resolve (state, box, &choice, place);
}

/**
 * caesar_refill:
 * @state: the #CaesarState before the entry, which is another one than when it was recorded
 * @box: the game's #CaesarBox
 * @kind: a #CaesarEntryKind
 * @args: (inout): the arguments of an entry of which the table did not decide what comes of it
 *
 * Lets what followed from an entry follow again after an older one was changed
 * or removed: what was chosen stays, what comes of it is told anew.
 */
void
caesar_refill (gconstpointer state,
               gconstpointer box,
               guint kind,
               gpointer args)
{
  if (kind == CAESAR_ENTRY_PLACE)
    {
      refill_place (state, box, args);
    }
  else if (kind == CAESAR_ENTRY_CANNOT_PLACE)
    {
      CaesarCannotPlace *entry = args;

      caesar_resolve_cannot_place (state, box, entry->side, entry);
    }
}
