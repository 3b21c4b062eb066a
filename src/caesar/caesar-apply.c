/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-correct.h"

#include <string.h>

/* What each kind of entry does to a state. Nothing here judges, and no box is looked at. */

static void
end_game (CaesarState *state,
          const CaesarResult *result)
{
  if (result->ending == CAESAR_ENDING_NOT_YET)
    return;

  state->result = *result;
  state->stage = CAESAR_STAGE_OVER;
}

/* A solo game knows what is in hand and line; what is not there was not recorded. */
static void
take_from_held (CaesarPlayer *player,
                const CaesarToken *token)
{
  for (guint i = 0; i < player->n_held; i++)
    {
      if (!caesar_token_is_like (&player->held[i], token))
        continue;

      player->n_held--;
      memmove (&player->held[i], &player->held[i + 1], (player->n_held - i) * sizeof player->held[0]);
      memset (&player->held[player->n_held], 0, sizeof player->held[0]);
      return;
    }
}

static void
apply_flip (CaesarState *state,
            const CaesarFlip *flip)
{
  if (flip->province != CAESAR_NONE)
    state->provinces[flip->province].face_down++;
  if (flip->border != CAESAR_NONE)
    state->borders[flip->border].face_down = TRUE;
}

static void
apply_closing (CaesarState *state,
               const CaesarClosing *closing)
{
  CaesarHolding *holding = &state->provinces[closing->province];

  holding->closed = TRUE;
  holding->controller = closing->controller;
  holding->control = closing->control;
  memcpy (holding->totals, closing->totals, sizeof holding->totals);
  holding->tile = closing->tile;
  holding->taken_by = closing->taken_by;

  for (guint i = 0; i < closing->n_links; i++)
    state->borders[closing->links[i]].link = closing->controller;

  if (closing->taken_by != CAESAR_NOBODY)
    {
      state->players[closing->taken_by].senate_tokens += closing->senate;
      state->players[closing->taken_by].hand_size += closing->tile == CAESAR_TILE_WEALTH;
    }
}

/* Both are scored before anything is turned over. */
static void
apply_place (CaesarState *state,
             const CaesarPlace *place)
{
  CaesarSpace *space = &state->borders[place->border];

  space->by = place->side;
  space->token = place->token;
  space->face_down = FALSE;
  take_from_held (&state->players[place->side], &place->token);
  state->last = place->border;

  for (guint i = 0; i < place->n_closed; i++)
    apply_closing (state, &place->closed[i]);
  for (guint i = 0; i < place->n_closed; i++)
    apply_flip (state, &place->closed[i].flip);

  state->turn = place->next;
  if (place->side == state->crassus)
    state->command = CAESAR_NONE;
  end_game (state, &place->result);
}

static void
apply_cannot_place (CaesarState *state,
                    const CaesarCannotPlace *entry)
{
  state->turn = entry->next;
  if (entry->side == state->crassus)
    state->command = CAESAR_NONE;
  end_game (state, &entry->result);
}

static void
apply_tiles (CaesarState *state,
             const CaesarTiles *tiles)
{
  for (guint i = 0; i < state->n_provinces; i++)
    state->provinces[i].tile = i < tiles->n_tiles ? tiles->tiles[i] : CAESAR_TILE_UNKNOWN;
}

static void
apply_tick (CaesarState *state,
            const CaesarTick *tick)
{
  if (tick->done)
    state->ticks |= 1 << tick->step;
  else
    state->ticks &= ~(1 << tick->step);
}

static void
apply_draw (CaesarState *state,
            const CaesarDraw *draw)
{
  CaesarPlayer *player = &state->players[draw->side];

  for (guint i = 0; i < draw->n_tokens && player->n_held < CAESAR_MAX_HELD; i++)
    player->held[player->n_held++] = draw->tokens[i];
}

static void
apply_held (CaesarState *state,
            const CaesarDraw *draw)
{
  CaesarPlayer *player = &state->players[draw->side];

  memset (player->held, 0, sizeof player->held);
  player->n_held = 0;
  apply_draw (state, draw);
}

/**
 * caesar_apply:
 * @state: a #CaesarState
 * @kind: a #CaesarEntryKind
 * @args: its arguments, for which caesar_entry_find_bad() finds nothing
 *
 * Changes a state by what was recorded. It never looks at a box and never
 * judges, so that an old game stays what it was.
 */
void
caesar_apply (gpointer state,
              guint kind,
              gconstpointer args)
{
  CaesarState *self = state;

  switch ((CaesarEntryKind) kind)
    {
    case CAESAR_ENTRY_TILES:
      apply_tiles (self, args);
      break;
    case CAESAR_ENTRY_TILE:
      self->provinces[((const CaesarTileChoice *) args)->province].tile = ((const CaesarTileChoice *) args)->tile;
      break;
    case CAESAR_ENTRY_TICK:
      apply_tick (self, args);
      break;
    case CAESAR_ENTRY_BEGIN:
      self->stage = CAESAR_STAGE_PLAY;
      self->turn = caesar_turn_of (((const CaesarBegin *) args)->side);
      break;
    case CAESAR_ENTRY_PLACE:
      apply_place (self, args);
      break;
    case CAESAR_ENTRY_CANNOT_PLACE:
      apply_cannot_place (self, args);
      break;
    case CAESAR_ENTRY_DRAW:
      apply_draw (self, args);
      break;
    case CAESAR_ENTRY_COMMAND:
      self->command = ((const CaesarCommandDraw *) args)->letter;
      self->drawn[self->command]++;
      break;
    case CAESAR_ENTRY_RESHUFFLE:
      memset (self->drawn, 0, sizeof self->drawn);
      self->command = CAESAR_NONE;
      break;
    case CAESAR_ENTRY_STOP:
      self->turn = caesar_turn_of (CAESAR_NOBODY);
      end_game (self, &(CaesarResult) { CAESAR_ENDING_STOPPED, CAESAR_NOBODY });
      break;
    case CAESAR_ENTRY_RULING:
      caesar_ruling_write (&self->settings, ((const CaesarRulingChange *) args)->what,
                           ((const CaesarRulingChange *) args)->value);
      break;
    case CAESAR_ENTRY_NAME:
      g_strlcpy (self->players[((const CaesarRename *) args)->side].name, ((const CaesarRename *) args)->name,
                 sizeof self->players[0].name);
      break;
    case CAESAR_ENTRY_SPACE:
      self->borders[((const CaesarSpaceEntry *) args)->border] = ((const CaesarSpaceEntry *) args)->space;
      break;
    case CAESAR_ENTRY_HELD:
      apply_held (self, args);
      break;
    case CAESAR_ENTRY_CORRECT:
      caesar_correct_write (self, args);
      break;
    default:
      g_assert_not_reached ();
    }
}
