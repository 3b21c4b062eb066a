/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-box.h"

#include "bce-boards.h"
#include "bce-box-facts.h"
#include "bce-fields.h"
#include "bce-keys.h"
#include "scriba-record.h"

/* What the components of a box are made of (rules, sections 1 and 6). A value that a file leaves out is unknown. */

#define LONGEST_DEED 500
#define MOST_TIERS 3
#define MOST_ERAS 3

const char * const bce_phase_keys[] = {
  [BCE_PHASE_CONSTRUCTION] = "construction",
  [BCE_PHASE_PRODUCTION] = "production",
  [BCE_PHASE_ENLISTMENT] = "enlistment",
  [BCE_PHASE_DISCARD] = "discard",
  [BCE_PHASE_IM_COMMITMENT] = "im_commitment",
  [BCE_PHASE_SUITOR_NEGOTIATION] = "suitor_negotiation",
  [BCE_PHASE_SUITOR_COMMITMENT] = "suitor_commitment",
  [BCE_PHASE_RESOLUTION] = "resolution",
  [BCE_PHASE_INTERRUPTION] = "interruption",
  NULL
};

const char * const bce_deed_keys[] = {
  [BCE_DEED_COLLECT] = "collect",
  [BCE_DEED_PAY] = "pay",
  [BCE_DEED_LIMIT] = "limit",
  [BCE_DEED_IMPERIUM] = "imperium",
  [BCE_DEED_MOVE_ARCHITECT] = "move_architect",
  [BCE_DEED_EXCHANGE] = "exchange",
  [BCE_DEED_MANUAL] = "manual",
  NULL
};

const char * const bce_counted_keys[] = {
  [BCE_COUNTED_STRUCTURES] = "structures",
  [BCE_COUNTED_STATUES] = "statues",
  [BCE_COUNTED_ALLEGIANCE] = "allegiance",
  [BCE_COUNTED_RECRUITS] = "recruits",
  [BCE_COUNTED_LICTORS] = "lictors",
  [BCE_COUNTED_LOYALTY] = "loyalty",
  [BCE_COUNTED_DENARII] = "denarii",
  [BCE_COUNTED_INFLUENCE] = "influence",
  [BCE_COUNTED_ARCHITECTS] = "architects",
  NULL
};

const char * const bce_letter_keys[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", NULL };

static const char * const bonus_kinds[] = {
  [BCE_BONUS_COUNTED] = "counted",
  [BCE_BONUS_MANUAL] = "manual",
  NULL
};

#define ID_FIELD(Type) \
  { .name = "id", .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (Type, id), .required = TRUE }

#define TEXT_FIELD(Type, member) \
  { .name = #member, .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (Type, member), .nullable = TRUE }

#define NUMBER_FIELD(Type, member, from, to) \
  { .name = #member, .type = SCRIBA_FIELD_NUMBER, .offset = G_STRUCT_OFFSET (Type, member), \
    .lowest = from, .highest = to, .nullable = TRUE }

#define FLAG_FIELD(Type, member) \
  { .name = #member, .type = SCRIBA_FIELD_FLAG, .offset = G_STRUCT_OFFSET (Type, member), .nullable = TRUE }

#define SPACES_FIELD(Type) \
  { .name = "spaces", .type = SCRIBA_FIELD_NUMBERS, .offset = G_STRUCT_OFFSET (Type, spaces), \
    .length_offset = G_STRUCT_OFFSET (Type, n_spaces), .known_offset = G_STRUCT_OFFSET (Type, spaces_known), \
    .lowest = 1, .highest = BCE_MAX_SEATS, .longest = BCE_MAX_SPACES, .nullable = TRUE }

static const ScribaField bce_cost_fields[] = {
  BCE_COUNT (BceCost, political),
  BCE_COUNT (BceCost, military),
  BCE_COUNT (BceCost, social),
  BCE_COUNT (BceCost, support),
  BCE_COUNT (BceCost, any),
  BCE_COUNT (BceCost, loyalty),
};

BCE_SHAPE (bce_cost, BceCost);

static const ScribaField bce_recruit_fields[] = {
  ID_FIELD (BceRecruit),
  TEXT_FIELD (BceRecruit, name),
  BCE_CHOICE (BceRecruit, field, bce_field_keys, .required = TRUE, .nullable = TRUE),
  NUMBER_FIELD (BceRecruit, tier, 1, MOST_TIERS),
  NUMBER_FIELD (BceRecruit, copies, 0, SCRIBA_NUMBER_HIGHEST),
  { .name = "cost", .type = SCRIBA_FIELD_RECORD, .offset = G_STRUCT_OFFSET (BceRecruit, cost),
    .known_offset = G_STRUCT_OFFSET (BceRecruit, cost_known), .shape = &bce_cost_shape, .nullable = TRUE },
  NUMBER_FIELD (BceRecruit, authority, 0, SCRIBA_NUMBER_HIGHEST),
  { .name = "ambition", .type = SCRIBA_FIELD_NUMBERS, .offset = G_STRUCT_OFFSET (BceRecruit, ambition),
    .length_offset = G_STRUCT_OFFSET (BceRecruit, n_ambitions),
    .known_offset = G_STRUCT_OFFSET (BceRecruit, ambition_known),
    .highest = SCRIBA_NUMBER_HIGHEST, .longest = BCE_MAX_AMBITIONS, .nullable = TRUE },
  NUMBER_FIELD (BceRecruit, charisma, 0, SCRIBA_NUMBER_HIGHEST),
  { .name = "abilities", .type = SCRIBA_FIELD_RECORDS, .offset = G_STRUCT_OFFSET (BceRecruit, abilities),
    .length_offset = G_STRUCT_OFFSET (BceRecruit, n_abilities),
    .known_offset = G_STRUCT_OFFSET (BceRecruit, abilities_known),
    .longest = BCE_MAX_ABILITIES, .shape = &bce_printed_effect_shape, .nullable = TRUE },
};

static BCE_SHAPE (bce_recruit, BceRecruit, .absent_unknown = TRUE);

#define ONLY(kind) (1u << BCE_DEED_ ## kind)

static const ScribaField bce_deed_fields[] = {
  BCE_CHOICE (BceDeed, kind, bce_deed_keys, .required = TRUE),
  BCE_CHOICE (BceDeed, what, bce_thing_keys, .required = TRUE,
              .kinds = ONLY (COLLECT) | ONLY (PAY) | ONLY (EXCHANGE)),
  BCE_COUNT (BceDeed, count, .required = TRUE,
             .kinds = ONLY (COLLECT) | ONLY (PAY) | ONLY (LIMIT) | ONLY (IMPERIUM) | ONLY (MOVE_ARCHITECT) |
                      ONLY (EXCHANGE)),
  { .name = "for", .type = SCRIBA_FIELD_CHOICE, .offset = G_STRUCT_OFFSET (BceDeed, for_what),
    .choices = bce_thing_keys, .required = TRUE, .kinds = ONLY (EXCHANGE) },
  BCE_COUNT (BceDeed, for_count, .required = TRUE, .kinds = ONLY (EXCHANGE)),
  { .name = "text", .type = SCRIBA_FIELD_TEXT, .offset = G_STRUCT_OFFSET (BceDeed, text),
    .longest = LONGEST_DEED, .nullable = TRUE, .kinds = ONLY (MANUAL) },
};

BCE_SHAPE (bce_deed, BceDeed);

static const ScribaField bce_structure_fields[] = {
  ID_FIELD (BceStructure),
  TEXT_FIELD (BceStructure, title),
  NUMBER_FIELD (BceStructure, era, 1, MOST_ERAS),
  BCE_CHOICE (BceStructure, phase, bce_phase_keys, .nullable = TRUE),
  NUMBER_FIELD (BceStructure, cost, 0, SCRIBA_NUMBER_HIGHEST),
  NUMBER_FIELD (BceStructure, imperium, 0, SCRIBA_NUMBER_HIGHEST),
  SPACES_FIELD (BceStructure),
  FLAG_FIELD (BceStructure, multiple),
  FLAG_FIELD (BceStructure, immediate),
  { .name = "effects", .type = SCRIBA_FIELD_POOL, .offset = G_STRUCT_OFFSET (BceStructure, effects),
    .shape = &bce_deed_shape, .nullable = TRUE },
};

static BCE_SHAPE (bce_structure, BceStructure, .absent_unknown = TRUE);

#define COUNTED (1u << BCE_BONUS_COUNTED)

static const ScribaField bce_bonus_fields[] = {
  BCE_CHOICE (BceBonus, kind, bonus_kinds),
  BCE_COUNT (BceBonus, imperium, .required = TRUE, .kinds = COUNTED),
  BCE_COUNT (BceBonus, per, .lowest = 1, .required = TRUE, .kinds = COUNTED),
  BCE_CHOICE (BceBonus, of, bce_counted_keys, .required = TRUE, .kinds = COUNTED),
  BCE_CHOICE (BceBonus, field, bce_field_keys, .kinds = COUNTED),
  { .name = "tier", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceBonus, tier),
    .lowest = 1, .highest = MOST_TIERS, .kinds = COUNTED },
  { .name = "era", .type = SCRIBA_FIELD_COUNT, .offset = G_STRUCT_OFFSET (BceBonus, era),
    .lowest = 1, .highest = MOST_ERAS, .kinds = COUNTED },
  BCE_CHOICE (BceBonus, phase, bce_phase_keys, .kinds = COUNTED),
  BCE_COUNT (BceBonus, max, .lowest = 1, .kinds = COUNTED),
};

static void
prepare_bonus (gpointer record)
{
  BceBonus *bonus = record;

  bonus->per = 1;
  bonus->field = -1;
  bonus->phase = -1;
}

/* Only some of what a statue counts has a field, a tier, an era or a phase. */
static const char *
misplaced_condition (gconstpointer record)
{
  BceBonus widened = *(const BceBonus *) record;

  bce_bonus_widen (&widened);
  for (guint i = 0; i < bce_bonus_shape.n_fields; i++)
    if (!scriba_field_equal (&bce_bonus_shape.fields[i], record, &widened))
      return bce_bonus_shape.fields[i].name;

  return NULL;
}

BCE_SHAPE (bce_bonus, BceBonus, .prepare = prepare_bonus, .misplaced = misplaced_condition);

static const ScribaField bce_statue_fields[] = {
  ID_FIELD (BceStatue),
  TEXT_FIELD (BceStatue, title),
  NUMBER_FIELD (BceStatue, cost, 0, SCRIBA_NUMBER_HIGHEST),
  NUMBER_FIELD (BceStatue, imperium, 0, SCRIBA_NUMBER_HIGHEST),
  SPACES_FIELD (BceStatue),
  { .name = "bonus", .type = SCRIBA_FIELD_RECORD, .offset = G_STRUCT_OFFSET (BceStatue, bonus),
    .known_offset = G_STRUCT_OFFSET (BceStatue, bonus_known), .shape = &bce_bonus_shape, .nullable = TRUE },
};

static BCE_SHAPE (bce_statue, BceStatue, .absent_unknown = TRUE);

static const ScribaField bce_allegiance_fields[] = {
  BCE_CHOICE (BceAllegiance, letter, bce_letter_keys, .required = TRUE),
  BCE_CHOICE (BceAllegiance, field, bce_field_keys, .required = TRUE),
  TEXT_FIELD (BceAllegiance, title),
  NUMBER_FIELD (BceAllegiance, authority, 0, SCRIBA_NUMBER_HIGHEST),
  NUMBER_FIELD (BceAllegiance, charisma, 0, SCRIBA_NUMBER_HIGHEST),
  NUMBER_FIELD (BceAllegiance, imperium, 0, SCRIBA_NUMBER_HIGHEST),
};

static BCE_SHAPE (bce_allegiance, BceAllegiance, .absent_unknown = TRUE);

static const ScribaField bce_senate_fields[] = {
  ID_FIELD (BceSenate),
  { .name = "pair", .type = SCRIBA_FIELD_CHOICES, .offset = G_STRUCT_OFFSET (BceSenate, pair),
    .longest = 2, .choices = bce_field_keys, .nullable = TRUE },
  FLAG_FIELD (BceSenate, manual),
};

static BCE_SHAPE (bce_senate, BceSenate, .absent_unknown = TRUE);

#define PART_FIELD(member, part) \
  { .name = #member, .type = SCRIBA_FIELD_LIST, .offset = G_STRUCT_OFFSET (BceBox, member), .shape = &part ## _shape }

static const ScribaField bce_box_fields[] = {
  TEXT_FIELD (BceBox, title),
  PART_FIELD (recruits, bce_recruit),
  PART_FIELD (structures, bce_structure),
  PART_FIELD (statues, bce_statue),
  PART_FIELD (allegiance, bce_allegiance),
  PART_FIELD (senate, bce_senate),
};

BCE_SHAPE (bce_box, BceBox, .absent_unknown = TRUE);
