/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-entries.h"

#include <string.h>

#include "bce-fields.h"
#include "bce-keys.h"

/* What the entries are made of. */

static const char * const rule_keys[] = {
  [BCE_RULE_PHASE] = "phase",
  [BCE_RULE_PASSED] = "passed",
  [BCE_RULE_BUILT_ALREADY] = "built_already",
  [BCE_RULE_NO_SPACE] = "no_space",
  [BCE_RULE_COMING_ERA] = "coming_era",
  [BCE_RULE_PRICE] = "price",
  [BCE_RULE_NOT_OWNER] = "not_owner",
  [BCE_RULE_ACTIVATED] = "activated",
  [BCE_RULE_IMMEDIATE] = "immediate",
  [BCE_RULE_OTHER_PHASE] = "other_phase",
  [BCE_RULE_LIMIT] = "limit",
  [BCE_RULE_SETUP_COUNT] = "setup_count",
  [BCE_RULE_SETUP_TIER] = "setup_tier",
  [BCE_RULE_WRONG_FIELD] = "wrong_field",
  [BCE_RULE_ORDER] = "order",
  [BCE_RULE_LOYALTY_LEFT] = "loyalty_left",
  [BCE_RULE_STORED] = "stored",
  NULL
};

static const char * const correct_keys[] = {
  [BCE_CORRECT_TRACK] = "track",
  [BCE_CORRECT_DENARII] = "denarii",
  [BCE_CORRECT_CUBES] = "cubes",
  [BCE_CORRECT_ENLISTED] = "enlisted",
  [BCE_CORRECT_PLAYED] = "played",
  [BCE_CORRECT_DISCARDED] = "discarded",
  [BCE_CORRECT_HIDDEN] = "hidden",
  [BCE_CORRECT_LOYALTY] = "loyalty",
  [BCE_CORRECT_LOYALTY_PLAYED] = "loyalty_played",
  [BCE_CORRECT_LOYALTY_SPENT] = "loyalty_spent",
  [BCE_CORRECT_LOYALTY_SUPPLIED] = "loyalty_supplied",
  [BCE_CORRECT_LOYALTY_DISCARDED] = "loyalty_discarded",
  [BCE_CORRECT_LOYALTY_RETURNED] = "loyalty_returned",
  [BCE_CORRECT_LIMIT] = "limit",
  [BCE_CORRECT_PASSED] = "passed",
  [BCE_CORRECT_STRUCTURE] = "structure",
  [BCE_CORRECT_STATUE] = "statue",
  [BCE_CORRECT_PILE] = "pile",
  [BCE_CORRECT_TILE] = "tile",
  [BCE_CORRECT_SUBSTITUTES] = "substitutes",
  [BCE_CORRECT_SENATE] = "senate",
  [BCE_CORRECT_STAGE] = "stage",
  [BCE_CORRECT_YEAR] = "year",
  [BCE_CORRECT_IM] = "im",
  [BCE_CORRECT_NEXT_IM] = "next_im",
  [BCE_CORRECT_TURN] = "turn",
  [BCE_CORRECT_STRUCTURE_ERA] = "structure_era",
  [BCE_CORRECT_STATUE_IN_PLAY] = "statue_in_play",
  NULL
};

static const char * const tell_keys[] = {
  [BCE_TELL_DONE] = "done",
  [BCE_TELL_DENARII] = "denarii",
  [BCE_TELL_INFLUENCE] = "influence",
  [BCE_TELL_PAIRS] = "pairs",
  [BCE_TELL_BONUS] = "bonus",
  [BCE_TELL_PLAIN_ALLEGIANCE] = "plain_allegiance",
  [BCE_TELL_PLAIN_STRUCTURES] = "plain_structures",
  [BCE_TELL_PLAIN_RECRUITS] = "plain_recruits",
  [BCE_TELL_ALLEGIANCE_COUNT] = "allegiance_count",
  [BCE_TELL_ALLEGIANCE_IMPERIUM] = "allegiance_imperium",
  [BCE_TELL_STRUCTURES_IMPERIUM] = "structures_imperium",
  [BCE_TELL_STATUE_BONUS] = "statue_bonus",
  [BCE_TELL_FIELD_TOTAL] = "field_total",
  NULL
};

static const char * const ruling_keys[] = {
  [BCE_RULING_DENARII] = "denarii",
  [BCE_RULING_CUBES] = "cubes",
  [BCE_RULING_OPEN_COLLEGIUM] = "open_collegium",
  [BCE_RULING_BUILD_EARLY] = "build_early",
  [BCE_RULING_PER_ARCHITECT] = "per_architect",
  [BCE_RULING_LOYALTY_TO_SUPPLY] = "loyalty_to_supply",
  [BCE_RULING_ERA_2_START] = "era_2_start",
  [BCE_RULING_ERA_3_START] = "era_3_start",
  NULL
};

static const char * const im_bonus_keys[] = {
  [BCE_IM_BONUS_NONE] = "none",
  [BCE_IM_BONUS_DENARIUS] = "denarius",
  [BCE_IM_BONUS_IMPERIUM] = "imperium",
  NULL
};

#define ANY_SIGN .lowest = SCRIBA_NUMBER_LOWEST
#define OR_NONE .lowest = BCE_NONE

/* A seat or a component that must be named; one that may be absent is BCE_NONE unless it is written. */
#define SEAT(Type) BCE_COUNT (Type, seat, .required = TRUE)
#define NEXT(Type) BCE_COUNT (Type, next, OR_NONE)

static const ScribaField bce_market_fields[] = {
  BCE_COUNTS (BceMarket, slots, BCE_N_SLOTS, OR_NONE, .length_offset = G_STRUCT_OFFSET (BceMarket, n_slots)),
};

static BCE_SHAPE (bce_market, BceMarket);

#define PILE(member, length) \
  BCE_COUNTS (BceSites, member, BCE_MAX_PILE, .length_offset = G_STRUCT_OFFSET (BceSites, length))

static const ScribaField bce_sites_fields[] = {
  PILE (era1, n_era1),
  PILE (era2, n_era2),
  PILE (era3, n_era3),
  PILE (statues, n_statues),
};

static BCE_SHAPE (bce_sites, BceSites);

static const ScribaField bce_senate_choice_fields[] = {
  BCE_COUNT (BceSenateChoice, senate, OR_NONE, .required = TRUE),
};

static BCE_SHAPE (bce_senate_choice, BceSenateChoice);

static const ScribaField bce_seat_choice_fields[] = {
  SEAT (BceSeatChoice),
};

static BCE_SHAPE (bce_seat_choice, BceSeatChoice);

static const ScribaField bce_tick_fields[] = {
  BCE_COUNT_TO (BceTick, step, 14, .required = TRUE),
  BCE_FLAG (BceTick, done),
};

static BCE_SHAPE (bce_tick, BceTick);

static const ScribaField bce_shortage_fields[] = {
  BCE_COUNTS (BceShortage, returned, BCE_MAX_SEATS),
  BCE_COUNTS (BceShortage, imperium, BCE_MAX_SEATS),
  BCE_COUNT (BceShortage, substitutes),
};

static BCE_SHAPE (bce_shortage, BceShortage);

#define THING(key, thing) BCE_COUNT_AS (key, BceGains, things[thing], ANY_SIGN)

static const ScribaField bce_architect_move_fields[] = {
  BCE_COUNT (BceArchitectMove, from, OR_NONE),
  BCE_COUNT (BceArchitectMove, from_statue, OR_NONE),
  BCE_COUNT (BceArchitectMove, to, OR_NONE),
  BCE_COUNT (BceArchitectMove, to_statue, OR_NONE),
};

static void
prepare_architect_move (gpointer record)
{
  BceArchitectMove *move = record;

  move->from = move->from_statue = move->to = move->to_statue = BCE_NONE;
}

static BCE_SHAPE (bce_architect_move, BceArchitectMove, .prepare = prepare_architect_move);

static const ScribaField bce_gains_fields[] = {
  THING ("political", BCE_THING_POLITICAL),
  THING ("military", BCE_THING_MILITARY),
  THING ("social", BCE_THING_SOCIAL),
  THING ("support", BCE_THING_SUPPORT),
  THING ("loyalty", BCE_THING_LOYALTY),
  THING ("denarius", BCE_THING_DENARIUS),
  THING ("imperium", BCE_THING_IMPERIUM),
  BCE_COUNT (BceGains, limit, ANY_SIGN),
  BCE_RECORDS (BceGains, moves, n_moves, BCE_MAX_MOVES, &bce_architect_move_shape),
  BCE_RECORD (BceGains, shortage, &bce_shortage_shape),
};

static BCE_SHAPE (bce_gains, BceGains);

static const ScribaField bce_build_fields[] = {
  SEAT (BceBuild),
  BCE_COUNT (BceBuild, structure, OR_NONE),
  BCE_COUNT (BceBuild, statue, OR_NONE),
  BCE_COUNT (BceBuild, paid),
  BCE_RECORD (BceBuild, gains, &bce_gains_shape),
  NEXT (BceBuild),
};

static void
prepare_build (gpointer record)
{
  BceBuild *build = record;

  build->structure = build->statue = build->next = BCE_NONE;
}

static BCE_SHAPE (bce_build, BceBuild, .prepare = prepare_build);

static const ScribaField bce_activate_fields[] = {
  SEAT (BceActivate),
  BCE_COUNT (BceActivate, structure, .required = TRUE),
  BCE_RECORD (BceActivate, gains, &bce_gains_shape),
  NEXT (BceActivate),
};

static void
prepare_activate (gpointer record)
{
  ((BceActivate *) record)->next = BCE_NONE;
}

static BCE_SHAPE (bce_activate, BceActivate, .prepare = prepare_activate);

static const ScribaField bce_enlist_fields[] = {
  SEAT (BceEnlist),
  BCE_COUNT (BceEnlist, recruit, .required = TRUE),
  BCE_COUNTS (BceEnlist, paid, BCE_N_CUBES),
  BCE_COUNT (BceEnlist, loyalty),
  NEXT (BceEnlist),
};

static void
prepare_enlist (gpointer record)
{
  ((BceEnlist *) record)->next = BCE_NONE;
}

static BCE_SHAPE (bce_enlist, BceEnlist, .prepare = prepare_enlist);

static const ScribaField bce_discard_fields[] = {
  SEAT (BceDiscard),
  BCE_COUNTS (BceDiscard, recruits, BCE_N_CARDS, .length_offset = G_STRUCT_OFFSET (BceDiscard, n_recruits)),
  BCE_COUNTS (BceDiscard, late, BCE_N_CARDS, .length_offset = G_STRUCT_OFFSET (BceDiscard, n_late)),
  BCE_COUNT (BceDiscard, loyalty),
  BCE_COUNT (BceDiscard, late_loyalty),
  BCE_COUNT (BceDiscard, hidden),
  BCE_COUNTS (BceDiscard, cubes, BCE_N_CUBES),
};

static BCE_SHAPE (bce_discard, BceDiscard);

static const ScribaField bce_move_fields[] = {
  BCE_FLAG (BceMove, moves),
  BCE_CHOICE (BceMove, stage, bce_stage_keys),
  BCE_COUNT_TO (BceMove, year, BCE_N_YEARS),
  BCE_COUNT (BceMove, turn, OR_NONE),
  BCE_COUNTS (BceMove, natural, BCE_MAX_SEATS * BCE_N_CUBES),
  BCE_COUNTS (BceMove, income, BCE_MAX_SEATS),
};

static void
prepare_move (gpointer record)
{
  ((BceMove *) record)->turn = BCE_NOBODY;
}

static BCE_SHAPE (bce_move, BceMove, .prepare = prepare_move);

static const ScribaField bce_pass_fields[] = {
  SEAT (BcePass),
  NEXT (BcePass),
  BCE_RECORD (BcePass, move, &bce_move_shape),
};

static void
prepare_pass (gpointer record)
{
  ((BcePass *) record)->next = BCE_NOBODY;
}

static BCE_SHAPE (bce_pass, BcePass, .prepare = prepare_pass);

static const ScribaField bce_board_entry_fields[] = {
  SEAT (BceBoardEntry),
  BCE_CHOICE (BceBoardEntry, field, bce_field_keys, .required = TRUE),
  BCE_RECORD (BceBoardEntry, board, &bce_table_board_shape),
};

static BCE_SHAPE (bce_board_entry, BceBoardEntry);

static const ScribaField bce_late_fields[] = {
  SEAT (BceLate),
  BCE_COUNT (BceLate, recruit, .required = TRUE),
  BCE_COUNT (BceLate, count, .required = TRUE),
};

static BCE_SHAPE (bce_late, BceLate);

static const ScribaField bce_resolve_fields[] = {
  BCE_COUNTS (BceResolve, authority, BCE_N_FIELDS * BCE_MAX_SEATS, ANY_SIGN),
  BCE_COUNTS (BceResolve, charisma, BCE_N_FIELDS * BCE_MAX_SEATS, ANY_SIGN),
  BCE_COUNTS (BceResolve, im_wins, BCE_N_FIELDS),
  BCE_COUNTS (BceResolve, decided_by, BCE_N_FIELDS),
  BCE_COUNTS (BceResolve, tile_to, BCE_N_FIELDS),
  BCE_COUNTS (BceResolve, tile_decided_by, BCE_N_FIELDS),
  BCE_COUNTS (BceResolve, deployed, BCE_MAX_SEATS),
  BCE_COUNTS (BceResolve, denarii, BCE_MAX_SEATS),
  BCE_COUNTS (BceResolve, collected, BCE_MAX_SEATS * BCE_N_THINGS),
  BCE_RECORD (BceResolve, shortage, &bce_shortage_shape),
  BCE_RECORDS (BceResolve, late, n_late, BCE_MAX_LATE, &bce_late_shape),
  BCE_COUNTS (BceResolve, late_loyalty, BCE_MAX_SEATS),
  BCE_COUNT (BceResolve, next_im, .required = TRUE),
  BCE_COUNT (BceResolve, next_decided_by),
  BCE_CHOICE (BceResolve, bonus, im_bonus_keys),
  BCE_COUNT (BceResolve, bonus_denarii),
  BCE_COUNT (BceResolve, bonus_imperium),
};

static BCE_SHAPE (bce_resolve, BceResolve);

static const ScribaField bce_stored_fields[] = {
  SEAT (BceStored),
  BCE_COUNT (BceStored, recruit, OR_NONE, .required = TRUE),
  BCE_COUNT (BceStored, count),
};

static BCE_SHAPE (bce_stored, BceStored);

static const ScribaField bce_tell_fields[] = {
  BCE_CHOICE (BceTell, what, tell_keys, .required = TRUE),
  SEAT (BceTell),
  BCE_COUNT (BceTell, index),
  BCE_COUNT (BceTell, value, OR_NONE),
};

static BCE_SHAPE (bce_tell, BceTell);

static const ScribaField bce_stop_fields[] = {
  BCE_FLAG (BceStop, scored),
};

static BCE_SHAPE (bce_stop, BceStop);

static const ScribaField bce_finish_fields[] = {
  BCE_COUNTS (BceFinish, totals, BCE_MAX_SEATS, ANY_SIGN),
  BCE_COUNT (BceFinish, winners),
  BCE_CHOICE (BceFinish, decided_by, bce_victory_keys),
};

static BCE_SHAPE (bce_finish, BceFinish);

static const ScribaField bce_ruling_change_fields[] = {
  BCE_CHOICE (BceRulingChange, what, ruling_keys, .required = TRUE),
  BCE_COUNT (BceRulingChange, value),
};

static BCE_SHAPE (bce_ruling_change, BceRulingChange);

static const ScribaField bce_rename_fields[] = {
  SEAT (BceRename),
  BCE_NAME (BceRename, name),
  BCE_CHOICE (BceRename, character, bce_character_keys, .nullable = TRUE),
};

static void
prepare_rename (gpointer record)
{
  ((BceRename *) record)->character = -1;
}

static BCE_SHAPE (bce_rename, BceRename, .prepare = prepare_rename);

static const ScribaField bce_correct_fields[] = {
  BCE_CHOICE (BceCorrect, what, correct_keys, .required = TRUE),
  BCE_COUNT (BceCorrect, seat),
  BCE_COUNT (BceCorrect, index),
  BCE_COUNT (BceCorrect, value, OR_NONE, .required = TRUE),
};

static BCE_SHAPE (bce_correct, BceCorrect);

static const ScribaEntryKind kinds[] = {
  [BCE_ENTRY_MARKET] = { "market", &bce_market_shape },
  [BCE_ENTRY_SITES] = { "sites", &bce_sites_shape },
  [BCE_ENTRY_SENATE] = { "senate", &bce_senate_choice_shape },
  [BCE_ENTRY_FIRST_IM] = { "first_im", &bce_seat_choice_shape },
  [BCE_ENTRY_TICK] = { "tick", &bce_tick_shape },
  [BCE_ENTRY_BUILD] = { "build", &bce_build_shape },
  [BCE_ENTRY_ACTIVATE] = { "activate", &bce_activate_shape },
  [BCE_ENTRY_ENLIST] = { "enlist", &bce_enlist_shape },
  [BCE_ENTRY_DISCARD] = { "discard", &bce_discard_shape },
  [BCE_ENTRY_PASS] = { "pass", &bce_pass_shape },
  [BCE_ENTRY_PHASE] = { "phase", &bce_move_shape },
  [BCE_ENTRY_BOARD] = { "board", &bce_board_entry_shape, TRUE },
  [BCE_ENTRY_RESOLVE] = { "resolve", &bce_resolve_shape },
  [BCE_ENTRY_STORED] = { "stored", &bce_stored_shape, TRUE },
  [BCE_ENTRY_TELL] = { "tell", &bce_tell_shape, TRUE },
  [BCE_ENTRY_STOP] = { "stop", &bce_stop_shape },
  [BCE_ENTRY_FINISH] = { "finish", &bce_finish_shape },
  [BCE_ENTRY_RULING] = { "ruling", &bce_ruling_change_shape, TRUE },
  [BCE_ENTRY_NAME] = { "name", &bce_rename_shape, TRUE },
  [BCE_ENTRY_CORRECT] = { "correct", &bce_correct_shape, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == BCE_N_ENTRY_KINDS);

static gboolean
same_target (guint kind,
             gconstpointer args,
             gconstpointer other)
{
  switch (kind)
    {
    case BCE_ENTRY_BOARD:
      {
        const BceBoardEntry *a = args;
        const BceBoardEntry *b = other;

        return a->seat == b->seat && a->field == b->field;
      }

    case BCE_ENTRY_STORED:
      {
        const BceStored *a = args;
        const BceStored *b = other;

        return a->seat == b->seat && a->recruit == b->recruit;
      }

    case BCE_ENTRY_TELL:
      {
        const BceTell *a = args;
        const BceTell *b = other;

        return a->what == b->what && a->seat == b->seat && a->index == b->index;
      }

    case BCE_ENTRY_RULING:
      return ((const BceRulingChange *) args)->what == ((const BceRulingChange *) other)->what;

    case BCE_ENTRY_NAME:
      {
        const BceRename *a = args;
        const BceRename *b = other;

        /* A name and a character are two things. */
        return a->seat == b->seat && (a->name[0] != '\0') == (b->name[0] != '\0') &&
               (a->character >= 0) == (b->character >= 0);
      }

    case BCE_ENTRY_CORRECT:
      {
        const BceCorrect *a = args;
        const BceCorrect *b = other;

        return a->what == b->what && a->seat == b->seat && a->index == b->index;
      }

    default:
      return FALSE;
    }
}

/** bce_game: 44 BCE, as history, files and table see it. */
const ScribaGame bce_game = {
  .key = "44bce",
  .kinds = kinds,
  .n_kinds = G_N_ELEMENTS (kinds),
  .rule_keys = rule_keys,
  .state = &bce_state_shape,
  .check = bce_check,
  .apply = bce_apply,
  .holds = bce_check_holds,
  .same_target = same_target,
};
