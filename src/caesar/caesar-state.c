/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-state.h"

#include <string.h>

#include "scriba-fields.h"

/* What a state is made of. Its members in their order are its canonical dump. */

#define SIDE_OR_NOBODY(Type, member) SCRIBA_ROW_CHOICE (Type, member, caesar_side_keys, .nullable = TRUE)

const char * const caesar_stage_keys[] = {
  [CAESAR_STAGE_SETUP] = "setup",
  [CAESAR_STAGE_PLAY] = "play",
  [CAESAR_STAGE_OVER] = "over",
  NULL
};

static const ScribaField caesar_settings_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarSettings, first, caesar_side_keys),
  SCRIBA_ROW_CHOICE (CaesarSettings, bonus_to, caesar_bonus_to_keys),
  SCRIBA_ROW_CHOICE (CaesarSettings, might, caesar_might_keys),
  SCRIBA_ROW_FLAG (CaesarSettings, senate_needs_control),
  SCRIBA_ROW_CHOICE (CaesarSettings, both_last, caesar_both_last_keys),
};

/**
 * caesar_settings_init:
 * @settings: (out caller-allocates): settings
 *
 * Sets the rulings of the rules page.
 */
void
caesar_settings_init (CaesarSettings *settings)
{
  *settings = (CaesarSettings) {
    .first = CAESAR_SIDE_CAESAR,
    .bonus_to = CAESAR_BONUS_TO_CLOSER,
    .might = CAESAR_MIGHT_CONTROL,
    .senate_needs_control = TRUE,
    .both_last = CAESAR_BOTH_LAST_DRAW,
  };
}

static void
prepare_settings (gpointer record)
{
  caesar_settings_init (record);
}

SCRIBA_SHAPE_OF (caesar_settings, CaesarSettings, .prepare = prepare_settings);

const ScribaShape caesar_rules_shape = {
  .size = sizeof (CaesarSettings),
  .n_fields = G_N_ELEMENTS (caesar_settings_fields) - 1,
  .fields = caesar_settings_fields + 1,
  .prepare = prepare_settings,
};

static const ScribaField caesar_seat_setup_fields[] = {
  SCRIBA_ROW_NAME (CaesarSeatSetup, name),
  SCRIBA_ROW_COUNTS (CaesarSeatSetup, added, CAESAR_MAX_KINDS),
};

SCRIBA_SHAPE_OF (caesar_seat_setup, CaesarSeatSetup);

static const ScribaField caesar_holding_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarHolding, tile, caesar_tile_keys, .nullable = TRUE),
  SIDE_OR_NOBODY (CaesarHolding, taken_by),
  SCRIBA_ROW_FLAG (CaesarHolding, closed),
  SIDE_OR_NOBODY (CaesarHolding, controller),
  SCRIBA_ROW_COUNT (CaesarHolding, control),
  SCRIBA_ROW_COUNT (CaesarHolding, face_down),
  SCRIBA_ROW_COUNTS (CaesarHolding, totals, CAESAR_N_SIDES),
};

static void
prepare_holding (gpointer record)
{
  CaesarHolding *holding = record;

  holding->tile = CAESAR_TILE_UNKNOWN;
  holding->taken_by = holding->controller = CAESAR_NOBODY;
}

static SCRIBA_SHAPE_OF (caesar_holding, CaesarHolding, .prepare = prepare_holding);

static const ScribaField caesar_space_fields[] = {
  SIDE_OR_NOBODY (CaesarSpace, by),
  SCRIBA_ROW_RECORD (CaesarSpace, token, &caesar_token_shape),
  SCRIBA_ROW_FLAG (CaesarSpace, face_down),
  SIDE_OR_NOBODY (CaesarSpace, link),
};

static void
prepare_space (gpointer record)
{
  CaesarSpace *space = record;

  space->by = space->link = CAESAR_NOBODY;
}

SCRIBA_SHAPE_OF (caesar_space, CaesarSpace, .prepare = prepare_space);

static const ScribaField caesar_player_fields[] = {
  SCRIBA_ROW_NAME (CaesarPlayer, name),
  SCRIBA_ROW_COUNTS (CaesarPlayer, added, CAESAR_MAX_KINDS),
  SCRIBA_ROW_COUNT (CaesarPlayer, hand_size),
  SCRIBA_ROW_COUNT (CaesarPlayer, senate_tokens),
  SCRIBA_ROW_RECORDS (CaesarPlayer, held, n_held, CAESAR_MAX_HELD, &caesar_token_shape),
};

static SCRIBA_SHAPE_OF (caesar_player, CaesarPlayer);

static const ScribaField caesar_turn_fields[] = {
  SIDE_OR_NOBODY (CaesarTurn, side),
  SCRIBA_ROW_FLAG (CaesarTurn, extra),
  SIDE_OR_NOBODY (CaesarTurn, resume),
};

static void
prepare_turn (gpointer record)
{
  CaesarTurn *turn = record;

  turn->side = turn->resume = CAESAR_NOBODY;
}

SCRIBA_SHAPE_OF (caesar_turn, CaesarTurn, .prepare = prepare_turn);

static const ScribaField caesar_result_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarResult, ending, caesar_ending_keys),
  SIDE_OR_NOBODY (CaesarResult, winner),
};

static void
prepare_result (gpointer record)
{
  ((CaesarResult *) record)->winner = CAESAR_NOBODY;
}

SCRIBA_SHAPE_OF (caesar_result, CaesarResult, .prepare = prepare_result);

static const ScribaField caesar_state_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarState, stage, caesar_stage_keys, .required = TRUE),
  SIDE_OR_NOBODY (CaesarState, crassus),
  SCRIBA_ROW_CHOICE (CaesarState, command, caesar_letter_keys, .nullable = TRUE),
  SCRIBA_ROW_COUNT (CaesarState, ticks),
  SCRIBA_ROW_COUNT (CaesarState, last, .lowest = CAESAR_NONE, .required = TRUE),
  SCRIBA_ROW_RECORD (CaesarState, turn, &caesar_turn_shape),
  SCRIBA_ROW_RECORD (CaesarState, result, &caesar_result_shape),
  SCRIBA_ROW_RECORD (CaesarState, settings, &caesar_settings_shape),
  SCRIBA_ROW_COUNTS (CaesarState, stack, CAESAR_N_LETTERS, .lowest = CAESAR_SOME),
  SCRIBA_ROW_COUNTS (CaesarState, drawn, CAESAR_N_LETTERS),
  SCRIBA_ROW_RECORDS (CaesarState, players, n_players, CAESAR_N_SIDES, &caesar_player_shape),
  SCRIBA_ROW_RECORDS (CaesarState, provinces, n_provinces, CAESAR_MAX_PROVINCES, &caesar_holding_shape),
  SCRIBA_ROW_RECORDS (CaesarState, borders, n_borders, CAESAR_MAX_BORDERS, &caesar_space_shape),
  SCRIBA_ROW_COUNT (CaesarState, n_kinds),
};

static void
prepare_state (gpointer record)
{
  CaesarState *state = record;

  state->crassus = CAESAR_NOBODY;
  state->command = CAESAR_NONE;
}

SCRIBA_SHAPE_OF (caesar_state, CaesarState, .prepare = prepare_state);

/**
 * caesar_state_start:
 * @setup: who plays, and how
 * @box: the game's box
 * @state: (out caller-allocates): the state before the first entry
 *
 * The tile that always lies on a province lies there already (rules, section 2).
 *
 * Returns: whether a game can be tracked with this box: whether each province has no more border spaces than fit
 */
gboolean
caesar_state_start (const CaesarGameSetup *setup,
                    const CaesarBox *box,
                    CaesarState *state)
{
  if (caesar_box_find_crowded (box) != CAESAR_NONE)
    return FALSE;

  memset (state, 0, sizeof *state);
  state->crassus = setup->crassus;
  state->command = CAESAR_NONE;
  state->last = CAESAR_NONE;
  state->turn = caesar_turn_of (CAESAR_NOBODY);
  state->result.winner = CAESAR_NOBODY;
  state->settings = setup->settings;
  state->n_players = CAESAR_N_SIDES;
  state->n_provinces = box->n_provinces;
  state->n_borders = box->n_borders;
  state->n_kinds = box->n_kinds;
  if (caesar_state_is_solo (state))
    memcpy (state->stack, setup->stack, sizeof state->stack);

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      CaesarPlayer *player = &state->players[side];

      g_strlcpy (player->name, setup->seats[side].name, sizeof player->name);
      memcpy (player->added, setup->seats[side].added, box->n_kinds * sizeof player->added[0]);
      player->hand_size = setup->crassus == (int) side ? CAESAR_LINE_SIZE : CAESAR_HAND_SIZE;
    }
  for (guint i = 0; i < box->n_provinces; i++)
    {
      prepare_holding (&state->provinces[i]);
      state->provinces[i].tile = box->provinces[i].tile;
    }
  for (guint i = 0; i < box->n_borders; i++)
    prepare_space (&state->borders[i]);

  return TRUE;
}
