/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-state.h"
#include "scriba-game.h"

G_BEGIN_DECLS

/**
 * CaesarEntryKind:
 * @CAESAR_ENTRY_TILES: set-up: the bonus tiles of all provinces, drawn
 * @CAESAR_ENTRY_TILE: the bonus tile of one province, as the table says
 * @CAESAR_ENTRY_TICK: set-up: a step that the table has done
 * @CAESAR_ENTRY_BEGIN: the first turn
 * @CAESAR_ENTRY_PLACE: a token onto a border space, with all that follows
 * @CAESAR_ENTRY_CANNOT_PLACE: a side says that none of its tokens fits
 * @CAESAR_ENTRY_DRAW: solo: tokens out of a bag
 * @CAESAR_ENTRY_COMMAND: solo: a command tile off the stack
 * @CAESAR_ENTRY_RESHUFFLE: solo: all command tiles back into the stack
 * @CAESAR_ENTRY_STOP: the table stops here
 * @CAESAR_ENTRY_RULING: a setting changes, from here on
 * @CAESAR_ENTRY_NAME: a player's name
 * @CAESAR_ENTRY_SPACE: what lies on a border space is set to what the table says
 * @CAESAR_ENTRY_HELD: so, a hand or line of a solo game
 * @CAESAR_ENTRY_CORRECT: so, a tracked number
 */
typedef enum
{
  CAESAR_ENTRY_TILES,
  CAESAR_ENTRY_TILE,
  CAESAR_ENTRY_TICK,
  CAESAR_ENTRY_BEGIN,
  CAESAR_ENTRY_PLACE,
  CAESAR_ENTRY_CANNOT_PLACE,
  CAESAR_ENTRY_DRAW,
  CAESAR_ENTRY_COMMAND,
  CAESAR_ENTRY_RESHUFFLE,
  CAESAR_ENTRY_STOP,
  CAESAR_ENTRY_RULING,
  CAESAR_ENTRY_NAME,
  CAESAR_ENTRY_SPACE,
  CAESAR_ENTRY_HELD,
  CAESAR_ENTRY_CORRECT,
} CaesarEntryKind;

#define CAESAR_N_ENTRY_KINDS (CAESAR_ENTRY_CORRECT + 1)

/** CaesarTiles: a #CaesarTile of each province, or −1 for one that is left for later. */
typedef struct
{
  gint16 tiles[CAESAR_MAX_PROVINCES];
  guint8 n_tiles;
} CaesarTiles;

/** CaesarTileChoice: the tile of one province; −1 leaves it for later. */
typedef struct
{
  gint16 province;
  gint8 tile;
} CaesarTileChoice;

/** CaesarTick: a step of the set-up checklist, and whether it is done. */
typedef struct
{
  gint16 step;
  gint8 done;
} CaesarTick;

/** CaesarBegin: who has the first turn. */
typedef struct
{
  gint8 side;
} CaesarBegin;

/**
 * CaesarFlip:
 * @province: where a control token is turned face down, or %CAESAR_NONE
 * @border: where an influence token is, or %CAESAR_NONE
 *
 * What Might turned over; neither, if nothing.
 */
typedef struct
{
  gint16 province;
  gint16 border;
} CaesarFlip;

/**
 * CaesarClosing:
 * @totals: what each side was scored with
 * @controller: who won it, or %CAESAR_NOBODY
 * @control: control tokens placed in it
 * @links: border spaces onto which one more went
 * @tile: its bonus tile; −1 if nobody told
 * @taken_by: who took that, or %CAESAR_NOBODY
 * @senate: control tokens that went under it
 * @flip: what it turned over
 *
 * A province that was closed, and what came of it.
 */
typedef struct
{
  gint16 province;
  gint16 totals[CAESAR_N_SIDES];
  gint8 controller;
  gint16 control;
  gint16 links[CAESAR_MAX_LINKS];
  guint8 n_links;
  gint8 tile;
  gint8 taken_by;
  gint16 senate;
  CaesarFlip flip;
} CaesarClosing;

/** CAESAR_MAX_CLOSED: provinces that one token can close. */
#define CAESAR_MAX_CLOSED 2

/**
 * CaesarPlace:
 * @token: its first value faces the first province of the border space
 * @closed: in the order in which they were scored
 * @next: whose turn follows; nobody's after the end
 *
 * A placement, with what really came of it.
 */
typedef struct
{
  gint8 side;
  gint16 border;
  CaesarToken token;
  CaesarClosing closed[CAESAR_MAX_CLOSED];
  guint8 n_closed;
  CaesarTurn next;
  CaesarResult result;
} CaesarPlace;

/** CaesarCannotPlace: it loses, and Auto-Crassus passes. */
typedef struct
{
  gint8 side;
  CaesarTurn next;
  CaesarResult result;
} CaesarCannotPlace;

/** CaesarDraw: @tokens in the order in which they were drawn; also all that a side holds, for %CAESAR_ENTRY_HELD. */
typedef struct
{
  gint8 side;
  CaesarToken tokens[CAESAR_MAX_HELD];
  guint8 n_tokens;
} CaesarDraw;

/** CaesarCommandDraw: the letter of the tile. */
typedef struct
{
  gint8 letter;
} CaesarCommandDraw;

/** CaesarNothing: for entries that say all by their kind. */
typedef struct
{
  gint8 nothing;
} CaesarNothing;

/** CaesarRulingKind: the settings that a table may change during a game. */
typedef enum
{
  CAESAR_RULING_FIRST,
  CAESAR_RULING_BONUS_TO,
  CAESAR_RULING_MIGHT,
  CAESAR_RULING_SENATE_NEEDS_CONTROL,
  CAESAR_RULING_BOTH_LAST,
} CaesarRulingKind;

#define CAESAR_N_RULING_KINDS (CAESAR_RULING_BOTH_LAST + 1)

/** CaesarRulingChange: a #CaesarRulingKind, and how it is decided from here on. */
typedef struct
{
  gint8 what;
  gint16 value;
} CaesarRulingChange;

/** CaesarRename: what the player of a side is called from here on. */
typedef struct
{
  gint8 side;
  char name[SCRIBA_NAME_SIZE];
} CaesarRename;

/** CaesarSpaceEntry: all that lies on a border space. */
typedef struct
{
  gint16 border;
  CaesarSpace space;
} CaesarSpaceEntry;

/** CaesarCorrectKind: the tracked numbers besides border spaces, hands and tiles. */
typedef enum
{
  CAESAR_CORRECT_HAND_SIZE,
  CAESAR_CORRECT_SENATE_TOKENS,
  CAESAR_CORRECT_ADDED,      /* tokens of the kind @index besides those of the box */
  CAESAR_CORRECT_CLOSED,     /* of the province @index; so the next four */
  CAESAR_CORRECT_CONTROLLER, /* side or −1 */
  CAESAR_CORRECT_CONTROL,
  CAESAR_CORRECT_FACE_DOWN,
  CAESAR_CORRECT_TAKEN_BY,   /* side or −1 */
  CAESAR_CORRECT_TOTAL,      /* so, of a side */
  CAESAR_CORRECT_STAGE,
  CAESAR_CORRECT_TURN,       /* side or −1; so @CAESAR_CORRECT_RESUME and @CAESAR_CORRECT_WINNER */
  CAESAR_CORRECT_EXTRA,
  CAESAR_CORRECT_RESUME,
  CAESAR_CORRECT_WINNER,
  CAESAR_CORRECT_COMMAND,    /* letter or −1 */
  CAESAR_CORRECT_STACK,      /* of the letter @index */
  CAESAR_CORRECT_DRAWN,      /* so */
  CAESAR_CORRECT_ENDING,     /* of a game that is over, as @CAESAR_CORRECT_WINNER */
} CaesarCorrectKind;

#define CAESAR_N_CORRECT_KINDS (CAESAR_CORRECT_ENDING + 1)

/** CaesarCorrect: @side and @index are 0 where the number has none. */
typedef struct
{
  gint8 what;
  gint8 side;
  gint16 index;
  gint16 value;
} CaesarCorrect;

/** CaesarRule: what an entry can be against, recorded all the same as the table's decision. */
typedef enum
{
  CAESAR_RULE_TURN,         /* it is the other side's turn */
  CAESAR_RULE_SYMBOL,       /* the token's does not match */
  CAESAR_RULE_HAND,         /* the token is not in the hand or line */
  CAESAR_RULE_CLOSING,      /* other provinces are closed, or in another order */
  CAESAR_RULE_SCORE,        /* other totals or another controller */
  CAESAR_RULE_TOKENS,       /* other control tokens in a province, on links or under Senate tiles */
  CAESAR_RULE_BONUS,        /* the tile goes to another side */
  CAESAR_RULE_MIGHT,        /* may not be turned over */
  CAESAR_RULE_NEXT_TURN,    /* another side has the next turn */
  CAESAR_RULE_ENDING,       /* the game ends otherwise, or not */
  CAESAR_RULE_CAN_PLACE,    /* a token in the hand or line fits */
  CAESAR_RULE_HAND_SIZE,    /* more tokens than the hand size */
  CAESAR_RULE_COMMAND,      /* not in the stack */
  CAESAR_RULE_SETUP_TILE,   /* another tile always lies there */
  CAESAR_RULE_CONTROL_MOST, /* more control tokens than a province takes */
} CaesarRule;

#define CAESAR_N_RULES (CAESAR_RULE_CONTROL_MOST + 1)

/** CaesarCountKind: counts that cannot fall below nothing, and places that must exist. */
typedef enum
{
  CAESAR_COUNT_COMPONENT, /* there is no such side, province, border space or value */
  CAESAR_COUNT_SPACE,     /* border space @index is taken */
  CAESAR_COUNT_TOKENS,    /* unseen tokens of the kind @index, of a side; −1 is no kind of the box */
  CAESAR_COUNT_BAG,       /* so, in the bag of a solo game */
  CAESAR_COUNT_CONTROL,   /* control tokens left of a side */
  CAESAR_COUNT_FACE_UP,   /* face-up control tokens in the province @index */
  CAESAR_COUNT_FLIPPED,   /* influence tokens on the border space @index that can be turned over */
  CAESAR_COUNT_TILES,     /* bonus tiles of the kind @index */
  CAESAR_COUNT_COMMANDS,  /* command tiles of the letter @index in the stack */
  CAESAR_COUNT_NOW,       /* it has no meaning at this stage, or in such a game */
} CaesarCountKind;

extern const ScribaGame caesar_game;
extern const char * const caesar_rule_keys[];    /* CaesarRule */
extern const char * const caesar_correct_keys[]; /* CaesarCorrectKind */
extern const char * const caesar_ruling_keys[];  /* CaesarRulingKind */
extern const ScribaShape caesar_closing_shape;
extern const ScribaShape caesar_place_shape;

const char *caesar_entry_find_bad (const CaesarState *state,
                                   guint kind,
                                   gconstpointer args);
void caesar_apply (gpointer state,
                   guint kind,
                   gconstpointer args);
void caesar_check (gconstpointer state,
                   gconstpointer box,
                   guint kind,
                   gconstpointer args,
                   ScribaVerdict *verdict);

G_END_DECLS
