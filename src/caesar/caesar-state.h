/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-box.h"

G_BEGIN_DECLS

#define CAESAR_HAND_SIZE 2 /* rules, section 2 */
#define CAESAR_LINE_SIZE 3 /* Auto-Crassus's */

/** CAESAR_SOME: command tiles of this letter are in the stack, and nobody has told how many. */
#define CAESAR_SOME (-1)

/** CaesarStage: where a game stands. */
typedef enum
{
  CAESAR_STAGE_SETUP,
  CAESAR_STAGE_PLAY,
  CAESAR_STAGE_OVER,
} CaesarStage;

#define CAESAR_N_STAGES (CAESAR_STAGE_OVER + 1)

/**
 * CaesarSettings:
 * @first: the #CaesarSide that begins
 * @bonus_to: a #CaesarBonusTo
 * @might: a #CaesarMight
 * @senate_needs_control: whether a Senate tile brings tokens only with control of its province
 * @both_last: a #CaesarBothLast
 *
 * The rulings that the table chose.
 */
typedef struct
{
  gint8 first;
  gint8 bonus_to;
  gint8 might;
  gint8 senate_needs_control;
  gint8 both_last;
} CaesarSettings;

/** CaesarSeatSetup: who plays a side; @added are tokens of each kind that go into the bag besides those of the box. */
typedef struct
{
  char name[SCRIBA_NAME_SIZE];
  gint16 added[CAESAR_MAX_KINDS];
} CaesarSeatSetup;

/**
 * CaesarGameSetup:
 * @crassus: the side that Auto-Crassus plays, or %CAESAR_NOBODY
 * @stack: command tiles of each letter in the stack, or %CAESAR_SOME
 *
 * What a game begins with. The seats are the sides.
 */
typedef struct
{
  CaesarSeatSetup seats[CAESAR_N_SIDES];
  guint8 n_seats;
  gint8 crassus;
  gint16 stack[CAESAR_N_LETTERS];
  CaesarSettings settings;
} CaesarGameSetup;

/**
 * CaesarHolding:
 * @tile: the #CaesarTile that lay there at first, or −1 while nobody has told
 * @taken_by: the side that took it, or %CAESAR_NOBODY
 * @controller: of a closed province, the side or %CAESAR_NOBODY
 * @control: control tokens in it
 * @face_down: how many of them are face down
 * @totals: what it was scored with
 *
 * What is tracked of a province.
 */
typedef struct
{
  gint8 tile;
  gint8 taken_by;
  gint8 closed;
  gint8 controller;
  gint16 control;
  gint16 face_down;
  gint16 totals[CAESAR_N_SIDES];
} CaesarHolding;

/**
 * CaesarSpace:
 * @by: whose token lies there, or %CAESAR_NOBODY; the token's values are 0 then
 * @link: whose control token, or %CAESAR_NOBODY
 *
 * What lies on a border space.
 */
typedef struct
{
  gint8 by;
  CaesarToken token;
  gint8 face_down;
  gint8 link;
} CaesarSpace;

/**
 * CaesarPlayer:
 * @senate_tokens: control tokens under Senate tiles
 * @held: hand or line in its order, of a solo game alone
 */
typedef struct
{
  char name[SCRIBA_NAME_SIZE];
  gint16 added[CAESAR_MAX_KINDS];
  gint16 hand_size;
  gint16 senate_tokens;
  CaesarToken held[CAESAR_MAX_HELD];
  guint8 n_held;
} CaesarPlayer;

/**
 * CaesarTurn:
 * @side: whose turn it is, or %CAESAR_NOBODY
 * @extra: whether it is an extra turn
 * @resume: whose ordinary turn follows an extra one, or %CAESAR_NOBODY
 */
typedef struct
{
  gint8 side;
  gint8 extra;
  gint8 resume;
} CaesarTurn;

/** CaesarResult: a #CaesarEnding, and the winner or %CAESAR_NOBODY. */
typedef struct
{
  gint8 ending;
  gint8 winner;
} CaesarResult;

/**
 * CaesarState:
 * @stage: a #CaesarStage
 * @crassus: the side that Auto-Crassus plays, or %CAESAR_NOBODY
 * @command: letter of the command tile that was drawn for this turn, or −1
 * @ticks: a bit for each step of the set-up that the table has done
 * @last: the border space of the last placement, or %CAESAR_NONE
 * @stack: command tiles of each letter in the game, or %CAESAR_SOME
 * @drawn: so, drawn since the stack was shuffled
 *
 * All that is tracked of a game: a plain value. What follows from it is never
 * stored in it (unseen tokens, control tokens left, Senate tiles owned).
 */
typedef struct
{
  gint8 stage;
  gint8 crassus;
  gint8 command;
  gint16 ticks;
  gint16 last;
  CaesarTurn turn;
  CaesarResult result;
  CaesarSettings settings;
  gint16 stack[CAESAR_N_LETTERS];
  gint16 drawn[CAESAR_N_LETTERS];
  CaesarPlayer players[CAESAR_N_SIDES];
  CaesarHolding provinces[CAESAR_MAX_PROVINCES];
  CaesarSpace borders[CAESAR_MAX_BORDERS];
  guint8 n_players;
  guint8 n_provinces;
  guint8 n_borders;
  gint16 n_kinds;
} CaesarState;

extern const char * const caesar_stage_keys[]; /* CaesarStage */

extern const ScribaShape caesar_settings_shape;
extern const ScribaShape caesar_rules_shape; /* the settings but for who begins */
extern const ScribaShape caesar_seat_setup_shape;
extern const ScribaShape caesar_turn_shape;
extern const ScribaShape caesar_result_shape;
extern const ScribaShape caesar_space_shape;
extern const ScribaShape caesar_state_shape;

void caesar_settings_init (CaesarSettings *settings);

gboolean caesar_state_start (const CaesarGameSetup *setup,
                             const CaesarBox *box,
                             CaesarState *state);

/** caesar_turn_of: an ordinary turn of a side; of nobody after the end. */
static inline CaesarTurn
caesar_turn_of (int side)
{
  return (CaesarTurn) { .side = side, .resume = CAESAR_NOBODY };
}

/** caesar_state_is_solo: whether Auto-Crassus plays a side. */
static inline gboolean
caesar_state_is_solo (const CaesarState *state)
{
  return state->crassus >= 0;
}

/** caesar_state_is_played: whether it is the turn of a side. */
static inline gboolean
caesar_state_is_played (const CaesarState *state)
{
  return state->stage == CAESAR_STAGE_PLAY && state->turn.side != CAESAR_NOBODY;
}

G_END_DECLS
