/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-shape.h"

G_BEGIN_DECLS

/* The most that a box may list. Caesar! has 18 provinces, 30 border spaces, and 15 kinds of tokens. */
#define CAESAR_MAX_PROVINCES 24
#define CAESAR_MAX_BORDERS 40
#define CAESAR_MAX_LINKS 12   /* border spaces of one province */
#define CAESAR_MAX_KINDS 24
#define CAESAR_MAX_HELD 24    /* tokens in a hand or line */
#define CAESAR_N_LETTERS 5    /* of command tiles */

/** CAESAR_MAX_VALUE: the largest that is printed on a token: what faces a province adds up to no more than a number can be. */
#define CAESAR_MAX_VALUE (SCRIBA_NUMBER_HIGHEST / CAESAR_MAX_LINKS)

/** CAESAR_NONE: no province, no border space, no letter. */
#define CAESAR_NONE (-1)

/** CaesarSide: the two sides, which are also the seats. Auto-Crassus plays one of them in a solo game. */
typedef enum
{
  CAESAR_SIDE_CAESAR,
  CAESAR_SIDE_POMPEY,
} CaesarSide;

#define CAESAR_N_SIDES 2

/** CAESAR_NOBODY: neither side. */
#define CAESAR_NOBODY (-1)

/** CaesarSymbol: what stands on a token; the first three also on border spaces. */
typedef enum
{
  CAESAR_SYMBOL_SWORD,
  CAESAR_SYMBOL_SHIELD,
  CAESAR_SYMBOL_SHIP,
  CAESAR_SYMBOL_LAUREL,         /* wild */
  CAESAR_SYMBOL_SHIELD_OR_SHIP,
} CaesarSymbol;

#define CAESAR_N_SPACE_SYMBOLS (CAESAR_SYMBOL_SHIP + 1)
#define CAESAR_N_SYMBOLS (CAESAR_SYMBOL_SHIELD_OR_SHIP + 1)

/** CaesarTile: bonus tiles. −1 is one that nobody has told yet. */
typedef enum
{
  CAESAR_TILE_NONE,
  CAESAR_TILE_SENATE,
  CAESAR_TILE_WEALTH,
  CAESAR_TILE_TACTICS,
  CAESAR_TILE_MIGHT,
} CaesarTile;

#define CAESAR_N_TILES (CAESAR_TILE_MIGHT + 1)
#define CAESAR_TILE_UNKNOWN (-1)

/** CaesarBonusTo: who gets the bonus tile of a closed province. */
typedef enum
{
  CAESAR_BONUS_TO_CLOSER,
  CAESAR_BONUS_TO_CONTROLLER,
} CaesarBonusTo;

/** CaesarMight: what Might turns over. */
typedef enum
{
  CAESAR_MIGHT_CONTROL,
  CAESAR_MIGHT_INFLUENCE,
  CAESAR_MIGHT_EITHER,
} CaesarMight;

/** CaesarBothLast: what happens when one scoring uses up both sides' last tokens. */
typedef enum
{
  CAESAR_BOTH_LAST_DRAW,
  CAESAR_BOTH_LAST_ACTIVE, /* who placed wins */
} CaesarBothLast;

/** CaesarEnding: how a game ended. */
typedef enum
{
  CAESAR_ENDING_NOT_YET,
  CAESAR_ENDING_LAST_TOKEN,   /* of control; a draw without a winner */
  CAESAR_ENDING_CANNOT_PLACE, /* the loser */
  CAESAR_ENDING_STOPPED,      /* by the table, without a winner unless it says so */
} CaesarEnding;

#define CAESAR_N_ENDINGS (CAESAR_ENDING_STOPPED + 1)

/**
 * CaesarToken:
 * @symbol: a #CaesarSymbol
 * @first: value facing the first province of the border space; of a token elsewhere, the larger value
 * @second: the other value
 *
 * An influence token.
 */
typedef struct
{
  gint8 symbol;
  gint16 first;
  gint16 second;
} CaesarToken;

extern const char * const caesar_side_keys[];      /* CaesarSide */
extern const char * const caesar_symbol_keys[];    /* CaesarSymbol */
extern const char * const caesar_tile_keys[];      /* CaesarTile */
extern const char * const caesar_letter_keys[];    /* A to E */
extern const char * const caesar_bonus_to_keys[];  /* CaesarBonusTo */
extern const char * const caesar_might_keys[];     /* CaesarMight */
extern const char * const caesar_both_last_keys[]; /* CaesarBothLast */
extern const char * const caesar_ending_keys[];    /* CaesarEnding */

extern const ScribaShape caesar_token_shape;

/** caesar_side_other: the opponent of @side. */
static inline int
caesar_side_other (int side)
{
  return CAESAR_SIDE_POMPEY - side;
}

/** caesar_token_turned: the same the other way round. */
static inline CaesarToken
caesar_token_turned (const CaesarToken *token)
{
  return (CaesarToken) { token->symbol, token->second, token->first };
}

/** caesar_token_is_like: whether two are of one kind, whichever way round they lie. */
static inline gboolean
caesar_token_is_like (const CaesarToken *token,
                      const CaesarToken *other)
{
  return token->symbol == other->symbol && MAX (token->first, token->second) == MAX (other->first, other->second) &&
         MIN (token->first, token->second) == MIN (other->first, other->second);
}

/** caesar_token_is_same: whether two are of one kind and lie the same way round. */
static inline gboolean
caesar_token_is_same (const CaesarToken *token,
                      const CaesarToken *other)
{
  return token->symbol == other->symbol && token->first == other->first && token->second == other->second;
}

gboolean caesar_symbol_fits (int token,
                             int space);

G_END_DECLS
