/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-types.h"
#include "scriba-shape.h"

G_BEGIN_DECLS

#define BCE_MAX_SPACES 8

/** BcePhase: the nine phases of a year (rules, section 3). */
typedef enum
{
  BCE_PHASE_CONSTRUCTION,
  BCE_PHASE_PRODUCTION,
  BCE_PHASE_ENLISTMENT,
  BCE_PHASE_DISCARD,
  BCE_PHASE_IM_COMMITMENT,
  BCE_PHASE_SUITOR_NEGOTIATION,
  BCE_PHASE_SUITOR_COMMITMENT,
  BCE_PHASE_RESOLUTION,
  BCE_PHASE_INTERRUPTION,
} BcePhase;

/** BceCost: what enlisting a recruit takes, in cubes of each field, support, cubes of any type, and loyalty. */
typedef struct
{
  gint16 political;
  gint16 military;
  gint16 social;
  gint16 support;
  gint16 any;
  gint16 loyalty;
} BceCost;

/** BceRecruit: one of the 19 recruit types. @field is −1 for the Lictor. */
typedef struct
{
  char *id;
  char *name;
  gint8 field;
  ScribaNumber tier;
  ScribaNumber copies;
  BceCost cost;
  guint8 cost_known;
  ScribaNumber authority;
  ScribaNumber ambition[BCE_MAX_AMBITIONS];
  guint8 n_ambitions;
  guint8 ambition_known;
  ScribaNumber charisma;
  BceEffect abilities[BCE_MAX_ABILITIES];
  guint8 n_abilities;
  guint8 abilities_known;
} BceRecruit;

/** BceDeedKind: what an era structure does (rules, section 6, last paragraph). */
typedef enum
{
  BCE_DEED_COLLECT,
  BCE_DEED_PAY,
  BCE_DEED_LIMIT,
  BCE_DEED_IMPERIUM,
  BCE_DEED_MOVE_ARCHITECT,
  BCE_DEED_EXCHANGE,
  BCE_DEED_MANUAL,
} BceDeedKind;

/**
 * BceDeed:
 * @kind: a #BceDeedKind
 * @what: a #BceThing, collected, paid or given in exchange
 * @count: how many
 * @for_what: a #BceThing, got in an exchange
 * @for_count: how many are got in an exchange
 * @text: for `MANUAL`, what the tile says, in the owner's words
 *
 * One effect of an era structure.
 */
typedef struct
{
  gint8 kind;
  gint8 what;
  gint16 count;
  gint8 for_what;
  gint16 for_count;
  char *text;
} BceDeed;

/**
 * BceStructure:
 * @spaces: for each space, the smallest number of players with which it may be used
 * @multiple: whether it takes several architects of one player
 * @immediate: whether its effect is given once, when it is built
 * @effects: (element-type BceDeed) (nullable): %NULL while unknown
 *
 * An era structure.
 */
typedef struct
{
  char *id;
  char *title;
  ScribaNumber era;
  gint8 phase;
  ScribaNumber cost;
  ScribaNumber imperium;
  ScribaNumber spaces[BCE_MAX_SPACES];
  guint8 n_spaces;
  guint8 spaces_known;
  gint8 multiple;
  gint8 immediate;
  GArray *effects;
} BceStructure;

/** BceBonusKind: how a statue's bonus is found. */
typedef enum
{
  BCE_BONUS_COUNTED,
  BCE_BONUS_MANUAL,
} BceBonusKind;

/** BceCounted: what a statue's bonus counts. */
typedef enum
{
  BCE_COUNTED_STRUCTURES,
  BCE_COUNTED_STATUES,
  BCE_COUNTED_ALLEGIANCE,
  BCE_COUNTED_RECRUITS,
  BCE_COUNTED_LICTORS,
  BCE_COUNTED_LOYALTY,
  BCE_COUNTED_DENARII,
  BCE_COUNTED_INFLUENCE,
  BCE_COUNTED_ARCHITECTS,
} BceCounted;

/**
 * BceBonus:
 * @kind: a #BceBonusKind; all else is for `COUNTED`
 * @imperium: what is given for each @per of @of
 * @per: 1 or more
 * @of: a #BceCounted
 * @field: a #BceField that allegiance tiles or recruits must have, or −1
 * @tier: the tier that recruits must have, or 0
 * @era: the era that structures must have, or 0
 * @phase: the #BcePhase that structures must have, or −1
 * @max: the most Imperium that is given, or 0 for no such limit
 *
 * What a statue gives in final scoring (rules, section 6, last paragraph).
 */
typedef struct
{
  gint8 kind;
  gint16 imperium;
  gint16 per;
  gint8 of;
  gint8 field;
  gint16 tier;
  gint16 era;
  gint8 phase;
  gint16 max;
} BceBonus;

/** BceStatue: a statue. */
typedef struct
{
  char *id;
  char *title;
  ScribaNumber cost;
  ScribaNumber imperium;
  ScribaNumber spaces[BCE_MAX_SPACES];
  guint8 n_spaces;
  guint8 spaces_known;
  BceBonus bonus;
  guint8 bonus_known;
} BceStatue;

/** BceAllegiance: an allegiance tile. @letter is 0 for A to 9 for J. */
typedef struct
{
  gint8 letter;
  gint8 field;
  char *title;
  ScribaNumber authority;
  ScribaNumber charisma;
  ScribaNumber imperium;
} BceAllegiance;

/** BceSenate: a Senate tile: a pair of fields, or one whose pairs the table enters. */
typedef struct
{
  char *id;
  gint8 pair[2];
  gint8 manual;
} BceSenate;

/**
 * BceBox:
 * @title: what the box is called
 * @recruits: (element-type BceRecruit)
 * @structures: (element-type BceStructure)
 * @statues: (element-type BceStatue)
 * @allegiance: (element-type BceAllegiance)
 * @senate: (element-type BceSenate)
 *
 * The component catalogue: what is printed on everything in the box, as far as
 * it is known (rules, section 1).
 */
typedef struct
{
  char *title;
  GArray *recruits;
  GArray *structures;
  GArray *statues;
  GArray *allegiance;
  GArray *senate;
} BceBox;

/** BceBoxPart: the kinds of components, in the order in which files list them. */
typedef enum
{
  BCE_BOX_RECRUITS,
  BCE_BOX_STRUCTURES,
  BCE_BOX_STATUES,
  BCE_BOX_ALLEGIANCE,
  BCE_BOX_SENATE,
} BceBoxPart;

#define BCE_N_BOX_PARTS 5

/**
 * BceBoxConflict:
 * @part: the kind of the component
 * @index: where it is in its part of the merged box
 * @field: the value that differs, an index into the fields of the part's shape
 * @mine: the component as the merged box has it
 * @other: the component as the other box has it
 *
 * Two boxes know different values of one component. What belongs to it is
 * freed by the list that it is in.
 */
typedef struct
{
  BceBoxPart part;
  guint index;
  guint field;
  gpointer mine;
  gpointer other;
} BceBoxConflict;

/** BceNameFunc: (transfer full): what a component is called, also while nobody has told its name or title. */
typedef char *(*BceNameFunc) (const BceBox *box,
                              BceBoxPart part,
                              guint component);

extern const char * const bce_phase_keys[];   /* BcePhase */
extern const char * const bce_deed_keys[];    /* BceDeedKind */
extern const char * const bce_counted_keys[]; /* BceCounted */
extern const char * const bce_letter_keys[];  /* letters of allegiance tiles */

extern const ScribaShape bce_cost_shape;
extern const ScribaShape bce_deed_shape;
extern const ScribaShape bce_bonus_shape;
extern const ScribaShape bce_box_shape;

BceBox *bce_box_new (void);
BceBox *bce_box_copy (const BceBox *box);
void bce_box_free (BceBox *box);

const ScribaShape *bce_box_get_shape (BceBoxPart part);
GArray *bce_box_get_part (const BceBox *box,
                          BceBoxPart part);
gpointer bce_box_get_component (const BceBox *box,
                                BceBoxPart part,
                                guint index);
gpointer bce_box_find (const BceBox *box,
                       BceBoxPart part,
                       const char *id);
BceRecruit *bce_box_find_recruit (const BceBox *box,
                                  const char *name);
BceAllegiance *bce_box_find_allegiance (const BceBox *box,
                                        guint letter,
                                        BceField field);
guint bce_box_find_twice (const BceBox *box,
                          BceBoxPart part);

char *bce_box_dup_name (const BceBox *box,
                        BceBoxPart part,
                        guint component);
void bce_box_make_card (const BceBox *box,
                        guint recruit,
                        BceNameFunc name,
                        BceCard *card);

GArray *bce_box_conflicts_new (void);
BceBox *bce_box_merge (const BceBox *mine,
                       const BceBox *other,
                       GArray *conflicts);
void bce_box_take (BceBox *box,
                   const BceBoxConflict *conflict);
gboolean bce_box_learn (BceBox *mine,
                        const BceBox *told,
                        const BceBox *before);
gboolean bce_box_learn_card (BceRecruit *recruit,
                             const BceCard *card);
gboolean bce_box_would_learn_card (const BceRecruit *recruit,
                                   const BceCard *card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BceBox, bce_box_free)

G_END_DECLS
