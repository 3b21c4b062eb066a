/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-entries.h"

#include "caesar-resolve.h"
#include "scriba-fields.h"

/* What the entries are made of. */

const char * const caesar_rule_keys[] = {
  [CAESAR_RULE_TURN] = "turn",
  [CAESAR_RULE_SYMBOL] = "symbol",
  [CAESAR_RULE_HAND] = "hand",
  [CAESAR_RULE_CLOSING] = "closing",
  [CAESAR_RULE_SCORE] = "score",
  [CAESAR_RULE_TOKENS] = "tokens",
  [CAESAR_RULE_BONUS] = "bonus",
  [CAESAR_RULE_MIGHT] = "might",
  [CAESAR_RULE_NEXT_TURN] = "next_turn",
  [CAESAR_RULE_ENDING] = "ending",
  [CAESAR_RULE_CAN_PLACE] = "can_place",
  [CAESAR_RULE_HAND_SIZE] = "hand_size",
  [CAESAR_RULE_COMMAND] = "command",
  [CAESAR_RULE_SETUP_TILE] = "setup_tile",
  [CAESAR_RULE_CONTROL_MOST] = "control_most",
  NULL
};

const char * const caesar_correct_keys[] = {
  [CAESAR_CORRECT_HAND_SIZE] = "hand_size",
  [CAESAR_CORRECT_SENATE_TOKENS] = "senate_tokens",
  [CAESAR_CORRECT_ADDED] = "added",
  [CAESAR_CORRECT_CLOSED] = "closed",
  [CAESAR_CORRECT_CONTROLLER] = "controller",
  [CAESAR_CORRECT_CONTROL] = "control",
  [CAESAR_CORRECT_FACE_DOWN] = "face_down",
  [CAESAR_CORRECT_TAKEN_BY] = "taken_by",
  [CAESAR_CORRECT_TOTAL] = "total",
  [CAESAR_CORRECT_STAGE] = "stage",
  [CAESAR_CORRECT_TURN] = "turn",
  [CAESAR_CORRECT_EXTRA] = "extra",
  [CAESAR_CORRECT_RESUME] = "resume",
  [CAESAR_CORRECT_WINNER] = "winner",
  [CAESAR_CORRECT_COMMAND] = "command",
  [CAESAR_CORRECT_STACK] = "stack",
  [CAESAR_CORRECT_DRAWN] = "drawn",
  [CAESAR_CORRECT_ENDING] = "ending",
  NULL
};

const char * const caesar_ruling_keys[] = {
  [CAESAR_RULING_FIRST] = "first",
  [CAESAR_RULING_BONUS_TO] = "bonus_to",
  [CAESAR_RULING_MIGHT] = "might",
  [CAESAR_RULING_SENATE_NEEDS_CONTROL] = "senate_needs_control",
  [CAESAR_RULING_BOTH_LAST] = "both_last",
  NULL
};

#define OR_NONE .lowest = CAESAR_NONE
#define SIDE(Type) SCRIBA_ROW_CHOICE (Type, side, caesar_side_keys, .required = TRUE)
#define SIDE_OR_NOBODY(Type, member) SCRIBA_ROW_CHOICE (Type, member, caesar_side_keys, .nullable = TRUE)

static const ScribaField caesar_tiles_fields[] = {
  SCRIBA_ROW_COUNTS (CaesarTiles, tiles, CAESAR_MAX_PROVINCES, OR_NONE,
                     .length_offset = G_STRUCT_OFFSET (CaesarTiles, n_tiles)),
};

static SCRIBA_SHAPE_OF (caesar_tiles, CaesarTiles);

static const ScribaField caesar_tile_choice_fields[] = {
  SCRIBA_ROW_COUNT (CaesarTileChoice, province, .required = TRUE),
  SCRIBA_ROW_CHOICE (CaesarTileChoice, tile, caesar_tile_keys, .nullable = TRUE, .required = TRUE),
};

static SCRIBA_SHAPE_OF (caesar_tile_choice, CaesarTileChoice);

static const ScribaField caesar_tick_fields[] = {
  SCRIBA_ROW_COUNT_TO (CaesarTick, step, 14, .required = TRUE),
  SCRIBA_ROW_FLAG (CaesarTick, done),
};

static SCRIBA_SHAPE_OF (caesar_tick, CaesarTick);

static const ScribaField caesar_begin_fields[] = {
  SIDE (CaesarBegin),
};

static SCRIBA_SHAPE_OF (caesar_begin, CaesarBegin);

static const ScribaField caesar_flip_fields[] = {
  SCRIBA_ROW_COUNT (CaesarFlip, province, OR_NONE),
  SCRIBA_ROW_COUNT (CaesarFlip, border, OR_NONE),
};

static void
prepare_flip (gpointer record)
{
  CaesarFlip *flip = record;

  flip->province = flip->border = CAESAR_NONE;
}

static SCRIBA_SHAPE_OF (caesar_flip, CaesarFlip, .prepare = prepare_flip);

static const ScribaField caesar_closing_fields[] = {
  SCRIBA_ROW_COUNT (CaesarClosing, province, .required = TRUE),
  SCRIBA_ROW_COUNTS (CaesarClosing, totals, CAESAR_N_SIDES),
  SIDE_OR_NOBODY (CaesarClosing, controller),
  SCRIBA_ROW_COUNT (CaesarClosing, control),
  SCRIBA_ROW_COUNTS (CaesarClosing, links, CAESAR_MAX_LINKS, .length_offset = G_STRUCT_OFFSET (CaesarClosing, n_links)),
  SCRIBA_ROW_CHOICE (CaesarClosing, tile, caesar_tile_keys, .nullable = TRUE),
  SIDE_OR_NOBODY (CaesarClosing, taken_by),
  SCRIBA_ROW_COUNT (CaesarClosing, senate),
  SCRIBA_ROW_RECORD (CaesarClosing, flip, &caesar_flip_shape),
};

static void
prepare_closing (gpointer record)
{
  CaesarClosing *closing = record;

  closing->controller = closing->taken_by = CAESAR_NOBODY;
  closing->tile = CAESAR_TILE_UNKNOWN;
  prepare_flip (&closing->flip);
}

SCRIBA_SHAPE_OF (caesar_closing, CaesarClosing, .prepare = prepare_closing);

static const ScribaField caesar_place_fields[] = {
  SIDE (CaesarPlace),
  SCRIBA_ROW_COUNT (CaesarPlace, border, .required = TRUE),
  SCRIBA_ROW_RECORD (CaesarPlace, token, &caesar_token_shape, .required = TRUE),
  SCRIBA_ROW_RECORDS (CaesarPlace, closed, n_closed, CAESAR_MAX_CLOSED, &caesar_closing_shape),
  SCRIBA_ROW_RECORD (CaesarPlace, next, &caesar_turn_shape),
  SCRIBA_ROW_RECORD (CaesarPlace, result, &caesar_result_shape),
};

SCRIBA_SHAPE_OF (caesar_place, CaesarPlace);

static const ScribaField caesar_cannot_place_fields[] = {
  SIDE (CaesarCannotPlace),
  SCRIBA_ROW_RECORD (CaesarCannotPlace, next, &caesar_turn_shape),
  SCRIBA_ROW_RECORD (CaesarCannotPlace, result, &caesar_result_shape),
};

static SCRIBA_SHAPE_OF (caesar_cannot_place, CaesarCannotPlace);

static const ScribaField caesar_draw_fields[] = {
  SIDE (CaesarDraw),
  SCRIBA_ROW_RECORDS (CaesarDraw, tokens, n_tokens, CAESAR_MAX_HELD, &caesar_token_shape),
};

static SCRIBA_SHAPE_OF (caesar_draw, CaesarDraw);

static const ScribaField caesar_command_draw_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarCommandDraw, letter, caesar_letter_keys, .required = TRUE),
};

static SCRIBA_SHAPE_OF (caesar_command_draw, CaesarCommandDraw);

static const ScribaShape caesar_nothing_shape = { .size = sizeof (CaesarNothing) };

static const ScribaField caesar_ruling_change_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarRulingChange, what, caesar_ruling_keys, .required = TRUE),
  SCRIBA_ROW_COUNT (CaesarRulingChange, value),
};

static SCRIBA_SHAPE_OF (caesar_ruling_change, CaesarRulingChange);

static const ScribaField caesar_rename_fields[] = {
  SIDE (CaesarRename),
  SCRIBA_ROW_NAME (CaesarRename, name),
};

static SCRIBA_SHAPE_OF (caesar_rename, CaesarRename);

static const ScribaField caesar_space_entry_fields[] = {
  SCRIBA_ROW_COUNT (CaesarSpaceEntry, border, .required = TRUE),
  SCRIBA_ROW_RECORD (CaesarSpaceEntry, space, &caesar_space_shape),
};

static SCRIBA_SHAPE_OF (caesar_space_entry, CaesarSpaceEntry);

static const ScribaField caesar_correct_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarCorrect, what, caesar_correct_keys, .required = TRUE),
  SCRIBA_ROW_CHOICE (CaesarCorrect, side, caesar_side_keys),
  SCRIBA_ROW_COUNT (CaesarCorrect, index),
  SCRIBA_ROW_COUNT (CaesarCorrect, value, OR_NONE, .required = TRUE),
};

static SCRIBA_SHAPE_OF (caesar_correct, CaesarCorrect);

static const ScribaEntryKind kinds[] = {
  [CAESAR_ENTRY_TILES] = { "tiles", &caesar_tiles_shape },
  [CAESAR_ENTRY_TILE] = { "tile", &caesar_tile_choice_shape, TRUE },
  [CAESAR_ENTRY_TICK] = { "tick", &caesar_tick_shape },
  [CAESAR_ENTRY_BEGIN] = { "begin", &caesar_begin_shape },
  [CAESAR_ENTRY_PLACE] = { "place", &caesar_place_shape },
  [CAESAR_ENTRY_CANNOT_PLACE] = { "cannot_place", &caesar_cannot_place_shape },
  [CAESAR_ENTRY_DRAW] = { "draw", &caesar_draw_shape },
  [CAESAR_ENTRY_COMMAND] = { "command", &caesar_command_draw_shape },
  [CAESAR_ENTRY_RESHUFFLE] = { "reshuffle", &caesar_nothing_shape },
  [CAESAR_ENTRY_STOP] = { "stop", &caesar_nothing_shape },
  [CAESAR_ENTRY_RULING] = { "ruling", &caesar_ruling_change_shape, TRUE },
  [CAESAR_ENTRY_NAME] = { "name", &caesar_rename_shape, TRUE },
  [CAESAR_ENTRY_SPACE] = { "space", &caesar_space_entry_shape, TRUE },
  [CAESAR_ENTRY_HELD] = { "held", &caesar_draw_shape, TRUE },
  [CAESAR_ENTRY_CORRECT] = { "correct", &caesar_correct_shape, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CAESAR_N_ENTRY_KINDS);

static gboolean
same_target (guint kind,
             gconstpointer args,
             gconstpointer other)
{
  switch (kind)
    {
    case CAESAR_ENTRY_TILE:
      return ((const CaesarTileChoice *) args)->province == ((const CaesarTileChoice *) other)->province;

    case CAESAR_ENTRY_RULING:
      return ((const CaesarRulingChange *) args)->what == ((const CaesarRulingChange *) other)->what;

    case CAESAR_ENTRY_NAME:
      return ((const CaesarRename *) args)->side == ((const CaesarRename *) other)->side;

    case CAESAR_ENTRY_SPACE:
      return ((const CaesarSpaceEntry *) args)->border == ((const CaesarSpaceEntry *) other)->border;

    case CAESAR_ENTRY_HELD:
      return ((const CaesarDraw *) args)->side == ((const CaesarDraw *) other)->side;

    case CAESAR_ENTRY_CORRECT:
      {
        const CaesarCorrect *a = args;
        const CaesarCorrect *b = other;

        return a->what == b->what && a->side == b->side && a->index == b->index;
      }

    default:
      return FALSE;
    }
}

/* Whose turn it was, and where the token came from, decides nothing about what it brings. */
#define OUTCOME_RULES \
  (1u << CAESAR_RULE_CLOSING | 1u << CAESAR_RULE_SCORE | 1u << CAESAR_RULE_TOKENS | 1u << CAESAR_RULE_BONUS | \
   1u << CAESAR_RULE_MIGHT | 1u << CAESAR_RULE_NEXT_TURN | 1u << CAESAR_RULE_ENDING)

/** caesar_game: Caesar!, as history, files and table see it. */
const ScribaGame caesar_game = {
  .key = "caesar",
  .kinds = kinds,
  .n_kinds = G_N_ELEMENTS (kinds),
  .rule_keys = caesar_rule_keys,
  .outcome_rules = OUTCOME_RULES,
  .state = &caesar_state_shape,
  .check = caesar_check,
  .apply = caesar_apply,
  .same_target = same_target,
  .refill = caesar_refill,
};
