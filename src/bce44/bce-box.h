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

/** BceStructure: an era structure. @spaces has the smallest number of players for each space. */
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

/* … */

G_END_DECLS
