/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-number.h"

G_BEGIN_DECLS

#define BCE_MAX_SEATS 5
#define BCE_MAX_STACK 24
#define BCE_MAX_AMBITIONS 4
#define BCE_MAX_ABILITIES 4

/** BCE_NOBODY: no seat. */
#define BCE_NOBODY (-1)

/**
 * BceField:
 *
 * The fields of Roman power, in the order in which they are resolved.
 */
typedef enum
{
  BCE_POLITICAL,
  BCE_MILITARY,
  BCE_SOCIAL,
} BceField;

#define BCE_N_FIELDS 3

/** BceCharacter: whom a player can play, alphabetically (rules, section 1). */
typedef enum
{
  BCE_AGRIPPA,
  BCE_ANTONY,
  BCE_AUGUSTUS,
  BCE_BRUTUS,
  BCE_CLEOPATRA,
} BceCharacter;

#define BCE_N_CHARACTERS 5

/**
 * BceThing:
 *
 * What an ability or an effect can collect. The first three are the influence
 * cubes of the fields, with the numbers of #BceField.
 */
typedef enum
{
  BCE_THING_POLITICAL,
  BCE_THING_MILITARY,
  BCE_THING_SOCIAL,
  BCE_THING_SUPPORT,
  BCE_THING_LOYALTY,
  BCE_THING_DENARIUS,
  BCE_THING_IMPERIUM,
} BceThing;

#define BCE_N_THINGS 7

/** BceEffectKind: what an ability does (rules, section 4, step 4). */
typedef enum
{
  BCE_EFFECT_PLACE_SUPPORT,
  BCE_EFFECT_COLLECT,
  BCE_EFFECT_AUTHORITY,
  BCE_EFFECT_CHARISMA,
  BCE_EFFECT_MANUAL,
} BceEffectKind;

/** BceSource: where something collected comes from. */
typedef enum
{
  BCE_FROM_SUPPLY,
  BCE_FROM_CARD,
} BceSource;

/** BceWhen: what an authority ability depends on, judged when it is activated. */
typedef enum
{
  BCE_ALWAYS,
  BCE_WHEN_FILLED,
  BCE_WHEN_OPEN,
} BceWhen;

/**
 * BceEffect:
 * @kind: a #BceEffectKind
 * @what: a #BceThing, for `collect`
 * @from: a #BceSource, for `collect`
 * @when: a #BceWhen, for `authority`
 * @count: how many; may be negative for `authority` and `charisma`
 * @effects: (element-type BceEffect): for `manual`, what the table says it did; %NULL is unknown
 *
 * One ability of a card. The effects of a `manual` one are not manual themselves.
 */
typedef struct
{
  gint8 kind;
  gint8 what;
  gint8 from;
  gint8 when;
  gint16 count;
  GArray *effects;
} BceEffect;

/**
 * BceCard:
 * @name: what the card is called
 * @authority: printed authority
 * @ambition: values of its ambitions, top to bottom
 * @charisma: printed charisma
 * @abilities: what it does when activated, top to bottom
 * @recruit: its number in the game's box, on the boards of a tracked game
 *
 * A card as it lies on a board. A list that is not known is empty.
 */
typedef struct
{
  char *name;
  ScribaNumber authority;
  ScribaNumber charisma;
  ScribaNumber ambition[BCE_MAX_AMBITIONS];
  BceEffect abilities[BCE_MAX_ABILITIES];
  guint8 n_ambitions;
  guint8 ambition_known;
  guint8 n_abilities;
  guint8 abilities_known;
  guint8 recruit;
} BceCard;

/**
 * BceBoard:
 * @stack: the cards, top first
 * @loyalty: loyalty played
 * @charisma: cubes played as charisma
 * @support: cubes for each seat: a Suitor's for the other Suitors, the IM's for itself
 *
 * What one player played in one field.
 */
typedef struct
{
  BceCard stack[BCE_MAX_STACK];
  guint8 n_cards;
  gint16 loyalty;
  gint16 charisma;
  gint16 support[BCE_MAX_SEATS];
} BceBoard;

/** BceTile: the numbers of an allegiance tile that count in front of a field. */
typedef struct
{
  ScribaNumber authority;
  ScribaNumber charisma;
} BceTile;

/**
 * BceBoards:
 * @n_seats: 3 to 5
 * @im: seat of the (outgoing) Imperium Maius
 * @shared: seat of the shared Suitor of the two-player variant, or %BCE_NOBODY
 * @names: what the seats are called, clockwise
 * @tiles: the tile in front of each field
 * @boards: what each seat played in each field
 *
 * All that a resolution depends on, as the table reveals it.
 */
typedef struct
{
  guint8 n_seats;
  gint8 im;
  gint8 shared;
  char *names[BCE_MAX_SEATS];
  BceTile tiles[BCE_N_FIELDS];
  BceBoard boards[BCE_MAX_SEATS][BCE_N_FIELDS];
} BceBoards;

G_END_DECLS
