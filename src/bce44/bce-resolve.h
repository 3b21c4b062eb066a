/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-types.h"

G_BEGIN_DECLS

/**
 * BceReason:
 *
 * The comparison that decided.
 */
typedef enum
{
  BCE_BY_NOTHING,
  BCE_BY_ONLY,      /* nobody else could */
  BCE_BY_SUPPORT,   /* most cubes left for that receiver */
  BCE_BY_AUTHORITY, /* most authority */
  BCE_BY_CHARISMA,  /* most charisma */
  BCE_BY_SEAT,      /* first in Suitor order */
  BCE_BY_SHARED,    /* the shared Suitor wins the last tie */
  BCE_BY_IM,        /* a full tie is the IM's */
  BCE_BY_TILES,     /* two or three tiles won */
} BceReason;

#define BCE_N_REASONS (BCE_BY_TILES + 1)

/**
 * BceStepKind:
 * @BCE_STEP_DEPLOY: @by puts a cube on an ambition of @on (step 1)
 * @BCE_STEP_OWN: the IM puts an own cube on an own ambition (step 2)
 * @BCE_STEP_LOYALTY: a played loyalty fills an ambition (step 3)
 * @BCE_STEP_ABILITY_PLACE: an ability fills an ambition (step 4)
 * @BCE_STEP_RETURN: @count own cubes found no ambition (steps 1 and 2)
 * @BCE_STEP_LOYALTY_IDLE: @count cubes that played loyalty would have placed found no ambition (step 3)
 * @BCE_STEP_ABILITY_IDLE: an ability found nothing to do (step 4); @count is what it lacked
 * @BCE_STEP_COLLECT: an ability collected @count of @what (step 4)
 * @BCE_STEP_AUTHORITY: an ability changed authority by @count (step 4)
 * @BCE_STEP_CHARISMA: an ability changed charisma by @count (step 4)
 */
typedef enum
{
  BCE_STEP_DEPLOY,
  BCE_STEP_OWN,
  BCE_STEP_LOYALTY,
  BCE_STEP_ABILITY_PLACE,
  BCE_STEP_RETURN,
  BCE_STEP_LOYALTY_IDLE,
  BCE_STEP_ABILITY_IDLE,
  BCE_STEP_COLLECT,
  BCE_STEP_AUTHORITY,
  BCE_STEP_CHARISMA,
} BceStepKind;

/**
 * BceStep:
 * @kind: a #BceStepKind
 * @by: the seat that acts
 * @on: the seat whose card is filled; @by itself but for `DEPLOY` (and `RETURN`, where it is whom the cubes were for)
 * @card: index of the filled card from the top, or of the card with the ability
 * @ambition: index of the filled ambition, from the top
 * @source: for step 4, index of the card with the ability
 * @effect: a #BceEffectKind, for step 4
 * @reason: a #BceReason, for `DEPLOY`
 * @what: a #BceThing, for `COLLECT`
 * @count: see #BceStepKind
 * @value: value of the filled ambition
 * @cubes: for `DEPLOY`, cubes that each seat had left for @on before this one
 *
 * One line of a resolution that the table can check.
 */
typedef struct
{
  guint8 kind;
  gint8 by;
  gint8 on;
  guint8 card;
  guint8 ambition;
  guint8 source;
  guint8 effect;
  guint8 reason;
  guint8 what;
  ScribaNumber value;
  int count;
  gint16 cubes[BCE_MAX_SEATS];
} BceStep;

/**
 * BceFieldOutcome:
 * @steps: (element-type BceStep): what happened, in order
 * @filled: per seat and card, a bit for each filled ambition
 * @authority: totals; may be negative
 * @charisma: totals; may be negative
 * @suitors_authority: sum of the Suitors
 * @suitors_charisma: sum of the Suitors
 * @returned: own cubes that found no ambition
 * @loyalty_collected: loyalty collected by deploying
 * @collected: what abilities gave
 * @im_wins: whether the IM won the field
 * @decided_by: `BCE_BY_AUTHORITY`, `BCE_BY_CHARISMA` or `BCE_BY_IM`
 * @tile_to: seat that gets the tile
 * @tile_decided_by: `BCE_BY_NOTHING` for the IM, else authority, charisma, seat or shared
 * @denarii: the award
 *
 * One field, resolved (rules, section 4, steps 1 to 6).
 */
typedef struct
{
  GArray *steps;
  guint8 filled[BCE_MAX_SEATS][BCE_MAX_STACK];
  gint64 authority[BCE_MAX_SEATS];
  gint64 charisma[BCE_MAX_SEATS];
  gint64 suitors_authority;
  gint64 suitors_charisma;
  int returned[BCE_MAX_SEATS];
  int loyalty_collected[BCE_MAX_SEATS];
  gint64 collected[BCE_MAX_SEATS][BCE_N_THINGS];
  gboolean im_wins;
  BceReason decided_by;
  gint8 tile_to;
  BceReason tile_decided_by;
  guint8 denarii[BCE_MAX_SEATS];
} BceFieldOutcome;

/**
 * BceNextIm:
 * @seat: who is Imperium Maius next year
 * @kept: whether that is the IM of this year
 * @bonus: whether 1 denarius or 6 Imperium are to be chosen
 * @decided_by: tiles (kept), authority, charisma, seat or shared
 * @named: the seat that the comparison named; the shared Suitor where @seat stands in for it
 * @authority: total of each seat over the three fields
 * @charisma: total of each seat over the three fields
 * @im_tiles: fields that the IM won
 */
typedef struct
{
  gint8 seat;
  gboolean kept;
  gboolean bonus;
  BceReason decided_by;
  gint8 named;
  gint64 authority[BCE_MAX_SEATS];
  gint64 charisma[BCE_MAX_SEATS];
  guint8 im_tiles;
} BceNextIm;

/** BceUnknownKind: which printed value was missing. */
typedef enum
{
  BCE_UNKNOWN_AUTHORITY,
  BCE_UNKNOWN_CHARISMA,
  BCE_UNKNOWN_AMBITIONS, /* the whole list */
  BCE_UNKNOWN_AMBITION,  /* the value of a filled one: @index */
  BCE_UNKNOWN_ABILITIES, /* the whole list */
  BCE_UNKNOWN_EFFECTS,   /* of the manual ability @index */
  BCE_UNKNOWN_TILE_AUTHORITY,
  BCE_UNKNOWN_TILE_CHARISMA,
} BceUnknownKind;

/** BceUnknown: a missing value that went into a printed number, and where it belongs; what that does not need is 0. */
typedef struct
{
  BceUnknownKind kind;
  guint8 field;
  gint8 seat;
  guint8 card;
  guint8 index;
} BceUnknown;

/**
 * BceOutcome:
 * @fields: the three fields
 * @next_im: who is Imperium Maius next year
 * @unknown: (element-type BceUnknown): missing values that count
 */
typedef struct
{
  BceFieldOutcome fields[BCE_N_FIELDS];
  BceNextIm next_im;
  GArray *unknown;
} BceOutcome;

BceOutcome *bce_outcome_new (void);
void bce_outcome_free (BceOutcome *outcome);

void bce_resolve (const BceBoards *boards,
                  BceOutcome *outcome);

void bce_resolve_field (const BceBoards *boards,
                        BceField field,
                        BceFieldOutcome *outcome,
                        GArray *unknown);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BceOutcome, bce_outcome_free)

G_END_DECLS
