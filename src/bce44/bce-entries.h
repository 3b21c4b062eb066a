/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-state.h"
#include "scriba-game.h"

G_BEGIN_DECLS

/**
 * BceEntryKind:
 * @BCE_ENTRY_MARKET: set-up: which recruit piles are in play
 * @BCE_ENTRY_SITES: set-up: which structures and statues are in play
 * @BCE_ENTRY_SENATE: set-up: the Senate tile
 * @BCE_ENTRY_FIRST_IM: set-up: the first Imperium Maius
 * @BCE_ENTRY_TICK: set-up: a step that the table has done
 * @BCE_ENTRY_BUILD: an architect onto a structure or statue
 * @BCE_ENTRY_ACTIVATE: a structure's effect
 * @BCE_ENTRY_ENLIST: a recruit from its pile
 * @BCE_ENTRY_DISCARD: cards and cubes given up
 * @BCE_ENTRY_PASS: a player has finished in this phase
 * @BCE_ENTRY_PHASE: the phase marker moves
 * @BCE_ENTRY_BOARD: what one player revealed in one field
 * @BCE_ENTRY_RESOLVE: the resolution, confirmed
 * @BCE_ENTRY_STORED: final scoring: what is still stored of one thing
 * @BCE_ENTRY_TELL: final scoring: another number that a player tells
 * @BCE_ENTRY_STOP: the game ends early
 * @BCE_ENTRY_FINISH: the final score, confirmed
 * @BCE_ENTRY_RULING: a setting changes, from here on
 * @BCE_ENTRY_NAME: a player's name or character
 * @BCE_ENTRY_CORRECT: a tracked number is set to what the table says
 */
typedef enum
{
  BCE_ENTRY_MARKET,
  BCE_ENTRY_SITES,
  BCE_ENTRY_SENATE,
  BCE_ENTRY_FIRST_IM,
  BCE_ENTRY_TICK,
  BCE_ENTRY_BUILD,
  BCE_ENTRY_ACTIVATE,
  BCE_ENTRY_ENLIST,
  BCE_ENTRY_DISCARD,
  BCE_ENTRY_PASS,
  BCE_ENTRY_PHASE,
  BCE_ENTRY_BOARD,
  BCE_ENTRY_RESOLVE,
  BCE_ENTRY_STORED,
  BCE_ENTRY_TELL,
  BCE_ENTRY_STOP,
  BCE_ENTRY_FINISH,
  BCE_ENTRY_RULING,
  BCE_ENTRY_NAME,
  BCE_ENTRY_CORRECT,
} BceEntryKind;

#define BCE_N_ENTRY_KINDS (BCE_ENTRY_CORRECT + 1)

/** BceMarket: the recruit on each slot of the board, field by field and column by column. */
typedef struct
{
  gint16 slots[BCE_N_SLOTS];
  guint8 n_slots;
} BceMarket;

#define BCE_MAX_PILE 16

/** BceSites: structures of each era, and statues, by their number in the box. */
typedef struct
{
  gint16 era1[BCE_MAX_PILE];
  gint16 era2[BCE_MAX_PILE];
  gint16 era3[BCE_MAX_PILE];
  gint16 statues[BCE_MAX_PILE];
  guint8 n_era1;
  guint8 n_era2;
  guint8 n_era3;
  guint8 n_statues;
} BceSites;

/** BceSenateChoice: the Senate tile in play. */
typedef struct
{
  gint16 senate;
} BceSenateChoice;

/** BceSeatChoice: a seat. */
typedef struct
{
  gint16 seat;
} BceSeatChoice;

/** BceTick: a step of the set-up checklist, and whether it is done. */
typedef struct
{
  gint16 step;
  gint8 done;
} BceTick;

/**
 * BceShortage:
 * @returned: loyalty that each seat gave back from the Collegium
 * @imperium: what each seat gained for it
 * @substitutes: pieces added because nobody could give one back
 *
 * What happened because loyalty was needed and none was left (rules, section 3, hard limit).
 */
typedef struct
{
  gint16 returned[BCE_MAX_SEATS];
  gint16 imperium[BCE_MAX_SEATS];
  gint16 substitutes;
} BceShortage;

/**
 * BceArchitectMove:
 * @from: a structure that an architect left, or %BCE_NONE
 * @from_statue: a statue that it left, or %BCE_NONE
 * @to: a structure that it came to, or %BCE_NONE
 * @to_statue: a statue that it came to, or %BCE_NONE
 *
 * Neither structure nor statue is the supply.
 */
typedef struct
{
  gint16 from;
  gint16 from_statue;
  gint16 to;
  gint16 to_statue;
} BceArchitectMove;

#define BCE_MAX_MOVES BCE_N_ARCHITECTS /* nobody has more of them to move */

/**
 * BceGains:
 * @things: what a player got, by #BceThing; negative is what they gave
 * @limit: what is added to their limit of this year
 * @moves: where their architects moved
 *
 * What an effect did.
 */
typedef struct
{
  gint16 things[BCE_N_THINGS];
  gint16 limit;
  BceArchitectMove moves[BCE_MAX_MOVES];
  guint8 n_moves;
  BceShortage shortage;
} BceGains;

/**
 * BceBuild:
 * @structure: its number in the box, or %BCE_NONE for a statue
 * @statue: its number in the box, or %BCE_NONE for a structure
 * @paid: denarii
 * @gains: the immediate effect
 * @next: whose turn is next, or %BCE_NOBODY
 */
typedef struct
{
  gint16 seat;
  gint16 structure;
  gint16 statue;
  gint16 paid;
  BceGains gains;
  gint16 next;
} BceBuild;

/** BceActivate: @gains is what the structure did. */
typedef struct
{
  gint16 seat;
  gint16 structure;
  BceGains gains;
  gint16 next;
} BceActivate;

/** BceEnlist: @paid is in cubes, if they are tracked. */
typedef struct
{
  gint16 seat;
  gint16 recruit;
  gint16 paid[BCE_N_CUBES];
  gint16 loyalty;
  gint16 next;
} BceEnlist;

/**
 * BceDiscard:
 * @recruits: cards discarded openly, one number each
 * @late: those of them that had not been recorded as enlisted, so
 * @late_loyalty: of the loyalty, what had not been recorded
 * @hidden: how many cards went face down
 */
typedef struct
{
  gint16 seat;
  gint16 recruits[BCE_N_CARDS];
  guint8 n_recruits;
  gint16 late[BCE_N_CARDS];
  guint8 n_late;
  gint16 loyalty;
  gint16 late_loyalty;
  gint16 hidden;
  gint16 cubes[BCE_N_CUBES];
} BceDiscard;

/**
 * BceMove:
 * @moves: whether the marker moves
 * @stage: where to
 * @year: the year after it
 * @turn: whose turn is first, or %BCE_NOBODY
 * @natural: natural influence that each seat collected, four numbers a seat, if cubes are tracked
 * @income: denarii that each seat collected
 *
 * What the marker moving does by itself.
 */
typedef struct
{
  gint8 moves;
  gint8 stage;
  gint16 year;
  gint16 turn;
  gint16 natural[BCE_MAX_SEATS * BCE_N_CUBES];
  gint16 income[BCE_MAX_SEATS];
} BceMove;

/** BcePass: the last one to pass moves the marker. */
typedef struct
{
  gint16 seat;
  gint16 next;
  BceMove move;
} BcePass;

/** BceBoardEntry: all that lies on one board in one field. */
typedef struct
{
  gint16 seat;
  gint8 field;
  BceTableBoard board;
} BceBoardEntry;

/** BceLate: cards that were played and had not been recorded as enlisted. */
typedef struct
{
  gint16 seat;
  gint16 recruit;
  gint16 count;
} BceLate;

#define BCE_MAX_LATE (BCE_MAX_SEATS * BCE_MAX_RECRUITS) /* each seat names each recruit once */

/** BceImBonus: what a new Imperium Maius chose. */
typedef enum
{
  BCE_IM_BONUS_NONE,
  BCE_IM_BONUS_DENARIUS,
  BCE_IM_BONUS_IMPERIUM,
} BceImBonus;

/**
 * BceResolve:
 * @authority: field by field, seat by seat
 * @charisma: so
 * @im_wins: of each field: 0 the Suitors, 1 the IM
 * @decided_by: of each field, a #BceReason
 * @tile_to: of each field, the seat
 * @tile_decided_by: of each field, a #BceReason; 0 for the IM
 * @deployed: loyalty that each seat collected by deploying
 * @denarii: awards of each seat
 * @collected: what abilities gave, seven numbers a seat
 * @late: cards recorded with it
 * @late_loyalty: loyalty of each seat recorded with it
 * @next_im: seat
 * @next_decided_by: a #BceReason
 * @bonus: a #BceImBonus
 * @bonus_denarii: what the next IM got of it; 0 where none was left
 * @bonus_imperium: so
 *
 * The outcome of a resolution, as it was confirmed.
 */
typedef struct
{
  gint16 authority[BCE_N_FIELDS * BCE_MAX_SEATS];
  gint16 charisma[BCE_N_FIELDS * BCE_MAX_SEATS];
  gint16 im_wins[BCE_N_FIELDS];
  gint16 decided_by[BCE_N_FIELDS];
  gint16 tile_to[BCE_N_FIELDS];
  gint16 tile_decided_by[BCE_N_FIELDS];
  gint16 deployed[BCE_MAX_SEATS];
  gint16 denarii[BCE_MAX_SEATS];
  gint16 collected[BCE_MAX_SEATS * BCE_N_THINGS];
  BceShortage shortage;
  BceLate late[BCE_MAX_LATE];
  guint8 n_late;
  gint16 late_loyalty[BCE_MAX_SEATS];
  gint16 next_im;
  gint16 next_decided_by;
  gint8 bonus;
  gint16 bonus_denarii;
  gint16 bonus_imperium;
} BceResolve;

/** BceStored: @recruit is %BCE_NONE for loyalty. */
typedef struct
{
  gint16 seat;
  gint16 recruit;
  gint16 count;
} BceStored;

/** BceTell: what else is told at the end. */
typedef enum
{
  BCE_TELL_DONE,                /* whether the player has told what is stored */
  BCE_TELL_DENARII,
  BCE_TELL_INFLUENCE,
  BCE_TELL_PAIRS,
  BCE_TELL_BONUS,               /* of the statue @index */
  BCE_TELL_PLAIN_ALLEGIANCE,    /* whether plain totals stand for what is tracked */
  BCE_TELL_PLAIN_STRUCTURES,
  BCE_TELL_PLAIN_RECRUITS,
  BCE_TELL_ALLEGIANCE_COUNT,    /* of the field @index */
  BCE_TELL_ALLEGIANCE_IMPERIUM,
  BCE_TELL_STRUCTURES_IMPERIUM,
  BCE_TELL_STATUE_BONUS,
  BCE_TELL_FIELD_TOTAL,         /* of the field @index */
} BceTellKind;

typedef struct
{
  gint8 what;
  gint16 seat;
  gint16 index;
  gint16 value;
} BceTell;

/** BceStop: whether the game is scored as it stands. */
typedef struct
{
  gint8 scored;
} BceStop;

/** BceFinish: the result. */
typedef struct
{
  gint16 totals[BCE_MAX_SEATS];
  gint16 winners;
  gint8 decided_by;
} BceFinish;

/** BceRulingKind: the settings that a table may change during a game. */
typedef enum
{
  BCE_RULING_DENARII,
  BCE_RULING_CUBES,
  BCE_RULING_OPEN_COLLEGIUM,
  BCE_RULING_BUILD_EARLY,
  BCE_RULING_PER_ARCHITECT,
  BCE_RULING_LOYALTY_TO_SUPPLY,
  BCE_RULING_ERA_2_START,
  BCE_RULING_ERA_3_START,
} BceRulingKind;

typedef struct
{
  gint8 what;
  gint16 value;
} BceRulingChange;

/** BceRename: @name is empty and @character −1 where they stay. */
typedef struct
{
  gint16 seat;
  char name[SCRIBA_NAME_SIZE];
  gint8 character;
} BceRename;

/** BceCorrectKind: the tracked numbers. */
typedef enum
{
  BCE_CORRECT_TRACK,
  BCE_CORRECT_DENARII,
  BCE_CORRECT_CUBES,             /* of the type @index */
  BCE_CORRECT_ENLISTED,          /* of the recruit @index; so the next two */
  BCE_CORRECT_PLAYED,
  BCE_CORRECT_DISCARDED,
  BCE_CORRECT_HIDDEN,
  BCE_CORRECT_LOYALTY,
  BCE_CORRECT_LOYALTY_PLAYED,
  BCE_CORRECT_LOYALTY_SPENT,
  BCE_CORRECT_LOYALTY_SUPPLIED,
  BCE_CORRECT_LOYALTY_DISCARDED,
  BCE_CORRECT_LOYALTY_RETURNED,
  BCE_CORRECT_LIMIT,
  BCE_CORRECT_PASSED,
  BCE_CORRECT_STRUCTURE,         /* architects of a seat on the structure @index */
  BCE_CORRECT_STATUE,            /* so, on a statue */
  BCE_CORRECT_PILE,              /* cards left of the recruit @index */
  BCE_CORRECT_TILE,              /* who has tile @index: seat + 1, or 0 */
  BCE_CORRECT_SUBSTITUTES,
  BCE_CORRECT_SENATE,
  BCE_CORRECT_STAGE,
  BCE_CORRECT_YEAR,
  BCE_CORRECT_IM,
  BCE_CORRECT_NEXT_IM,
  BCE_CORRECT_TURN,
  BCE_CORRECT_STRUCTURE_ERA,     /* of the structure @index; 0 is out of play */
  BCE_CORRECT_STATUE_IN_PLAY,    /* 1 or 0 */
} BceCorrectKind;

#define BCE_N_CORRECT_KINDS (BCE_CORRECT_STATUE_IN_PLAY + 1)

/** BceCorrect: @seat and @index are 0 where the number has none. */
typedef struct
{
  gint8 what;
  gint16 seat;
  gint16 index;
  gint16 value;
} BceCorrect;

/** BceRule: what an entry can be against, recorded all the same as the table's decision. */
typedef enum
{
  BCE_RULE_PHASE,           /* not in this phase */
  BCE_RULE_PASSED,          /* the player has passed */
  BCE_RULE_BUILT_ALREADY,   /* once per player */
  BCE_RULE_NO_SPACE,
  BCE_RULE_COMING_ERA,
  BCE_RULE_PRICE,           /* not what is printed */
  BCE_RULE_NOT_OWNER,
  BCE_RULE_ACTIVATED,       /* once for each architect in a phase */
  BCE_RULE_IMMEDIATE,       /* only when built */
  BCE_RULE_OTHER_PHASE,     /* the structure belongs to another phase */
  BCE_RULE_LIMIT,           /* more cards and cubes than the limit */
  BCE_RULE_SETUP_COUNT,     /* another number of pieces than for this player count */
  BCE_RULE_SETUP_TIER,      /* on a slot of another tier */
  BCE_RULE_WRONG_FIELD,     /* a recruit outside its field */
  BCE_RULE_ORDER,           /* the marker skips a phase or moves back */
  BCE_RULE_LOYALTY_LEFT,    /* substitutes while loyalty can come back */
  BCE_RULE_STORED,          /* stored and hidden cards do not add up */
} BceRule;

#define BCE_N_RULES (BCE_RULE_STORED + 1)

/** BceCount: counts that cannot fall below nothing, and places that must exist. */
typedef enum
{
  BCE_COUNT_SEAT,           /* there is no such seat */
  BCE_COUNT_COMPONENT,      /* not in the box, or not in play */
  BCE_COUNT_DENARII,        /* of a seat */
  BCE_COUNT_DENARII_SUPPLY,
  BCE_COUNT_ARCHITECTS,     /* in a seat's supply */
  BCE_COUNT_ON_SITE,        /* a seat's architects on structure @index */
  BCE_COUNT_PILE,           /* of recruit @index */
  BCE_COUNT_CARDS,          /* a seat's cards of recruit @index */
  BCE_COUNT_HAND,           /* a seat's cards, hidden discards among them */
  BCE_COUNT_LOYALTY,        /* a seat's, stored */
  BCE_COUNT_LOYALTY_SUPPLY,
  BCE_COUNT_COLLEGIUM_LOYALTY, /* a seat's that can be returned */
  BCE_COUNT_CUBES,          /* a seat's, of type @index */
  BCE_COUNT_CUBES_SUPPLY,   /* of type @index */
  BCE_COUNT_TWICE,          /* component @index stands in two places */
  BCE_COUNT_OWN_SYMBOL,     /* support on a symbol where it cannot lie */
  BCE_COUNT_NOW,            /* it has no meaning at this stage */
  BCE_COUNT_VALUE,          /* there is no such value */
  BCE_COUNT_TRACK,          /* a seat's Imperium */
  BCE_COUNT_TOLD,           /* effects in words that a seat's board has room for */
  BCE_COUNT_NAME,           /* a seat has this name already */
  BCE_COUNT_RESULT,         /* the result would be another one by now */
} BceCountKind;

extern const ScribaGame bce_game;

const char *bce_entry_find_bad (const BceState *state,
                                guint kind,
                                gconstpointer args);
void bce_apply (gpointer state,
                guint kind,
                gconstpointer args);
void bce_check (gconstpointer state,
                gconstpointer box,
                guint kind,
                gconstpointer args,
                ScribaVerdict *verdict);
void bce_check_holds (gconstpointer state,
                      gconstpointer box,
                      guint kind,
                      gconstpointer args,
                      ScribaVerdict *verdict);

G_END_DECLS
