/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-boards.h"
#include "bce-resolve.h"

/* Boards and what must come of them, as a table: what a case does not name is
 * zero, empty or, if it is expected, not looked at. */

enum
{
  A,
  B,
  C,
  D,
  E,
};

#define UNKNOWN (-1) /* a number nobody has told */
#define NOUGHT (-2)  /* an ambition of value 0; a plain 0 ends the list */

typedef struct _BuildEffect BuildEffect;

struct _BuildEffect
{
  gboolean given;
  BceEffectKind kind;
  int count;
  BceThing what;
  BceSource from;
  BceWhen when;
  const BuildEffect *effects;
};

#define PLACE(n) { TRUE, BCE_EFFECT_PLACE_SUPPORT, n }
#define COLLECT(n, thing) { TRUE, BCE_EFFECT_COLLECT, n, BCE_THING_ ## thing }
#define COLLECT_FROM_CARD(n) { TRUE, BCE_EFFECT_COLLECT, n, BCE_THING_SUPPORT, BCE_FROM_CARD }
#define AUTHORITY(n) { TRUE, BCE_EFFECT_AUTHORITY, n }
#define AUTHORITY_FILLED(n) { TRUE, BCE_EFFECT_AUTHORITY, n, .when = BCE_WHEN_FILLED }
#define AUTHORITY_OPEN(n) { TRUE, BCE_EFFECT_AUTHORITY, n, .when = BCE_WHEN_OPEN }
#define CHARISMA(n) { TRUE, BCE_EFFECT_CHARISMA, n }
#define MANUAL(...) { TRUE, BCE_EFFECT_MANUAL, .effects = (const BuildEffect[]) { __VA_ARGS__, { FALSE } } }
#define MANUAL_NOTHING { TRUE, BCE_EFFECT_MANUAL, .effects = (const BuildEffect[]) { { FALSE } } }
#define MANUAL_UNKNOWN { TRUE, BCE_EFFECT_MANUAL }

typedef struct
{
  const char *name;
  int authority;
  int charisma;
  int ambition[BCE_MAX_AMBITIONS];
  BuildEffect abilities[BCE_MAX_ABILITIES];
  gboolean ambition_unknown;
  gboolean abilities_unknown;
} BuildCard;

typedef struct
{
  int seat;
  BceField field;
  BuildCard stack[4];
  int loyalty;
  int charisma;
  int support[BCE_MAX_SEATS];
} BuildPlay;

typedef struct
{
  int authority;
  int charisma;
} BuildTile;

/**
 * BuildCase:
 * @name: the case, for the test's path
 * @proves: the sentence of the rules page
 * @seats: 4 unless given
 * @im: seat 0 unless given
 * @two_players: whether @shared is the shared Suitor
 * @field: the field that @steps, @totals, @award and @counts are about
 * @steps: `B on C 0.1=2: support (B2 D1)`: B fills the ambition 1 of value 2 of C's
 *   topmost card; the number after a seat is the card with the ability
 * @totals: authority/charisma of each seat and of the Suitors together
 * @award: who won, why, who gets what
 * @counts: returned cubes, loyalty collected by deploying, and what abilities gave
 * @next: the next IM
 * @unknown: the missing values, sorted
 */
typedef struct
{
  const char *name;
  const char *proves;
  int seats;
  int im;
  gboolean two_players;
  int shared;
  BceField field;
  BuildTile tiles[BCE_N_FIELDS];
  BuildPlay plays[12];
  const char *steps;
  const char *totals;
  const char *award;
  const char *counts;
  const char *next;
  const char *unknown;
} BuildCase;

BceBoards *build_boards (const BuildCase *build);
void build_check (const BuildCase *build,
                  const BceOutcome *outcome);
void build_add_tests (const char *path,
                      const BuildCase *cases,
                      gsize n_cases);
