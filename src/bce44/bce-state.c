/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-state.h"

#include <string.h>

#include "bce-fields.h"
#include "bce-keys.h"
#include "scriba-record.h"

/* What a state is made of. Its members in their order are its canonical dump. */

const char * const bce_stage_keys[] = {
  [BCE_STAGE_SETUP] = "setup",
  [BCE_STAGE_CONSTRUCTION] = "construction",
  [BCE_STAGE_PRODUCTION] = "production",
  [BCE_STAGE_ENLISTMENT] = "enlistment",
  [BCE_STAGE_DISCARD] = "discard",
  [BCE_STAGE_IM_COMMITMENT] = "im_commitment",
  [BCE_STAGE_SUITOR_NEGOTIATION] = "suitor_negotiation",
  [BCE_STAGE_SUITOR_COMMITMENT] = "suitor_commitment",
  [BCE_STAGE_RESOLUTION] = "resolution",
  [BCE_STAGE_INTERRUPTION] = "interruption",
  [BCE_STAGE_FINAL_CONSTRUCTION] = "final_construction",
  [BCE_STAGE_SCORING] = "scoring",
  [BCE_STAGE_OVER] = "over",
  NULL
};

const char * const bce_character_keys[] = {
  [BCE_AGRIPPA] = "agrippa",
  [BCE_ANTONY] = "antony",
  [BCE_AUGUSTUS] = "augustus",
  [BCE_BRUTUS] = "brutus",
  [BCE_CLEOPATRA] = "cleopatra",
  NULL
};

const char * const bce_ending_keys[] = {
  [BCE_ENDING_NOT_YET] = "not_yet",
  [BCE_ENDING_PLAYED] = "played",
  [BCE_ENDING_STOPPED] = "stopped",
  [BCE_ENDING_UNFINISHED] = "unfinished",
  NULL
};

static const ScribaField bce_settings_fields[] = {
  BCE_FLAG (BceSettings, denarii),
  BCE_FLAG (BceSettings, cubes),
  BCE_FLAG (BceSettings, open_collegium),
  BCE_FLAG (BceSettings, build_early),
  BCE_FLAG (BceSettings, per_architect),
  BCE_FLAG (BceSettings, loyalty_to_supply),
  { .name = "era_starts", .type = SCRIBA_FIELD_COUNTS, .offset = G_STRUCT_OFFSET (BceSettings, era_starts),
    .longest = BCE_N_ERAS - 1, .lowest = 1, .highest = BCE_N_YEARS + 1 },
};

/**
 * bce_settings_init:
 * @settings: (out caller-allocates): settings
 *
 * Sets the rulings of the rules page, denarii tracked and cubes not.
 */
void
bce_settings_init (BceSettings *settings)
{
  *settings = (BceSettings) {
    .denarii = TRUE,
    .build_early = TRUE,
    .per_architect = TRUE,
    .era_starts = { 3, 5 },
  };
}

static void
prepare_settings (gpointer record)
{
  bce_settings_init (record);
}

BCE_SHAPE (bce_settings, BceSettings, .prepare = prepare_settings);

static const ScribaField bce_seat_setup_fields[] = {
  BCE_NAME (BceSeatSetup, name, .required = TRUE),
  BCE_CHOICE (BceSeatSetup, character, bce_character_keys, .required = TRUE),
  BCE_FLAG (BceSeatSetup, shared),
};

BCE_SHAPE (bce_seat_setup, BceSeatSetup);

static const ScribaField bce_site_fields[] = {
  BCE_COUNT (BceSite, era),
  BCE_COUNTS (BceSite, architects, BCE_MAX_SEATS),
  BCE_COUNTS (BceSite, activated, BCE_MAX_SEATS),
};

static BCE_SHAPE (bce_site, BceSite);

static const ScribaField bce_player_fields[] = {
  BCE_NAME (BcePlayer, name),
  BCE_CHOICE (BcePlayer, character, bce_character_keys, .required = TRUE),
  BCE_FLAG (BcePlayer, passed),
  BCE_COUNT (BcePlayer, track),
  BCE_COUNT (BcePlayer, denarii),
  BCE_COUNTS (BcePlayer, cubes, BCE_N_CUBES),
  BCE_COUNTS (BcePlayer, enlisted, BCE_MAX_RECRUITS),
  BCE_COUNTS (BcePlayer, played, BCE_MAX_RECRUITS),
  BCE_COUNTS (BcePlayer, discarded, BCE_MAX_RECRUITS),
  BCE_COUNT (BcePlayer, hidden),
  BCE_COUNT (BcePlayer, loyalty),
  BCE_COUNT (BcePlayer, loyalty_played),
  BCE_COUNT (BcePlayer, loyalty_spent),
  BCE_COUNT (BcePlayer, loyalty_supplied),
  BCE_COUNT (BcePlayer, loyalty_discarded),
  BCE_COUNT (BcePlayer, loyalty_returned),
  BCE_COUNT (BcePlayer, limit),
};

static BCE_SHAPE (bce_player, BcePlayer);

static const ScribaField bce_told_fields[] = {
  BCE_CHOICE (BceTold, kind, bce_manual_effect_keys, .required = TRUE),
  BCE_COUNT (BceTold, card),
  BCE_COUNT (BceTold, ability),
  BCE_CHOICE (BceTold, what, bce_thing_keys),
  BCE_CHOICE (BceTold, from, bce_source_keys),
  BCE_CHOICE (BceTold, when, bce_when_keys),
  BCE_COUNT (BceTold, count, .lowest = SCRIBA_NUMBER_LOWEST),
};

static BCE_SHAPE (bce_told, BceTold);

static const ScribaField bce_table_board_fields[] = {
  BCE_COUNTS (BceTableBoard, stack, BCE_MAX_STACK, .length_offset = G_STRUCT_OFFSET (BceTableBoard, n_cards)),
  BCE_COUNT (BceTableBoard, loyalty),
  BCE_COUNTS (BceTableBoard, charisma, BCE_N_CHARISMA),
  BCE_COUNTS (BceTableBoard, support, BCE_MAX_SEATS),
  BCE_RECORDS (BceTableBoard, told, n_told, BCE_MAX_TOLD, &bce_told_shape),
};

BCE_SHAPE (bce_table_board, BceTableBoard);

static const ScribaField bce_final_player_fields[] = {
  BCE_COUNTS (BceFinalPlayer, stored, BCE_MAX_RECRUITS),
  BCE_COUNT (BceFinalPlayer, stored_loyalty),
  BCE_FLAG (BceFinalPlayer, told),
  BCE_COUNT (BceFinalPlayer, denarii),
  BCE_COUNT (BceFinalPlayer, influence),
  BCE_COUNT (BceFinalPlayer, pairs),
  BCE_COUNTS (BceFinalPlayer, bonuses, BCE_MAX_STATUES, .lowest = BCE_NONE),
  BCE_FLAG (BceFinalPlayer, plain_allegiance),
  BCE_FLAG (BceFinalPlayer, plain_structures),
  BCE_FLAG (BceFinalPlayer, plain_recruits),
  BCE_COUNTS (BceFinalPlayer, allegiance_counts, BCE_N_FIELDS),
  BCE_COUNT (BceFinalPlayer, allegiance_imperium),
  BCE_COUNT (BceFinalPlayer, structures_imperium),
  BCE_COUNT (BceFinalPlayer, statue_bonus),
  BCE_COUNTS (BceFinalPlayer, field_totals, BCE_N_FIELDS),
};

static BCE_SHAPE (bce_final_player, BceFinalPlayer);

static const ScribaField bce_state_fields[] = {
  BCE_CHOICE (BceState, stage, bce_stage_keys, .required = TRUE),
  BCE_COUNT (BceState, year),
  BCE_COUNT (BceState, shared, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_COUNT (BceState, im, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_COUNT (BceState, next_im, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_COUNT (BceState, turn, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_COUNT (BceState, natural_year),
  BCE_COUNT (BceState, income_year),
  BCE_COUNT (BceState, resolved_year),
  BCE_CHOICE (BceState, ending, bce_ending_keys),
  BCE_COUNT (BceState, ticks),
  BCE_RECORD (BceState, settings, &bce_settings_shape),
  BCE_COUNTS (BceState, market, BCE_N_SLOTS, .lowest = BCE_NONE),
  BCE_COUNT (BceState, lictor, .lowest = BCE_NONE),
  BCE_COUNTS (BceState, removed, BCE_MAX_RECRUITS, .lowest = SCRIBA_NUMBER_LOWEST),
  BCE_COUNT (BceState, senate, .lowest = BCE_NONE),
  BCE_COUNT (BceState, substitutes),
  BCE_COUNTS (BceState, tiles, BCE_N_TILES),
  BCE_COUNT (BceState, n_recruits),
  BCE_COUNT (BceState, n_senate),
  BCE_RECORDS (BceState, players, n_seats, BCE_MAX_SEATS, &bce_player_shape),
  BCE_RECORDS (BceState, structures, n_structures, BCE_MAX_STRUCTURES, &bce_site_shape),
  BCE_RECORDS (BceState, statues, n_statues, BCE_MAX_STATUES, &bce_site_shape),
  BCE_RECORDS (BceState, boards, n_boards, BCE_MAX_SEATS * BCE_N_FIELDS, &bce_table_board_shape),
  BCE_RECORDS (BceState, final, n_seats, BCE_MAX_SEATS, &bce_final_player_shape),
  BCE_COUNTS (BceState, totals, BCE_MAX_SEATS, .lowest = SCRIBA_NUMBER_LOWEST),
  BCE_COUNT (BceState, winners),
  BCE_CHOICE (BceState, decided_by, bce_victory_keys),
};

BCE_SHAPE (bce_state, BceState);

static int
find_lictor (const BceBox *box)
{
  for (guint i = 0; i < box->recruits->len; i++)
    {
      if (g_array_index (box->recruits, BceRecruit, i).field < 0)
        return i;
    }

  return BCE_NONE;
}

/**
 * bce_state_start:
 * @setup: who plays, and how: 3 to 5 seats, one of three shared in the two-player variant
 * @box: the game's box
 * @state: (out caller-allocates): the state before the first entry
 *
 * Each player has the pieces of the rules, section 2: 5 denarii, 13 architects, Imperium 0.
 *
 * Returns: whether a game can be tracked with this box: whether it lists no more than fits
 */
gboolean
bce_state_start (const BceGameSetup *setup,
                 const BceBox *box,
                 BceState *state)
{
  g_return_val_if_fail (setup->n_seats >= 3 && setup->n_seats <= BCE_MAX_SEATS, FALSE);

  if (box->recruits->len > BCE_MAX_RECRUITS || box->structures->len > BCE_MAX_STRUCTURES ||
      box->statues->len > BCE_MAX_STATUES || box->senate->len > BCE_MAX_SENATE)
    return FALSE;

  memset (state, 0, sizeof *state);
  state->n_seats = setup->n_seats;
  state->n_boards = setup->n_seats * BCE_N_FIELDS;
  state->n_recruits = box->recruits->len;
  state->n_senate = box->senate->len;
  state->n_structures = box->structures->len;
  state->n_statues = box->statues->len;
  state->settings = setup->settings;
  state->shared = BCE_NOBODY;
  state->im = BCE_NOBODY;
  state->next_im = BCE_NOBODY;
  state->turn = BCE_NOBODY;
  state->year = 1;
  state->lictor = find_lictor (box);
  state->senate = BCE_NONE;
  for (guint slot = 0; slot < BCE_N_SLOTS; slot++)
    state->market[slot] = BCE_NONE;

  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      BcePlayer *player = &state->players[seat];

      g_strlcpy (player->name, setup->seats[seat].name, sizeof player->name);
      player->character = setup->seats[seat].character;
      player->denarii = state->settings.denarii ? 5 : 0;
      if (setup->seats[seat].shared)
        state->shared = seat;
      for (guint statue = 0; statue < BCE_MAX_STATUES; statue++)
        state->final[seat].bonuses[statue] = BCE_NONE;
    }

  return TRUE;
}
