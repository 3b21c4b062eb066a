/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-box.h"

G_BEGIN_DECLS

/* The most components that a box in play may list. 44 BCE has 19, 27, 16 and 3. */
#define BCE_MAX_RECRUITS 32
#define BCE_MAX_STRUCTURES 32
#define BCE_MAX_STATUES 24
#define BCE_MAX_SENATE 8

/* Numbers of pieces (rules, section 1). */
#define BCE_N_DENARII 40
#define BCE_N_LOYALTY 40
#define BCE_N_ARCHITECTS 13
#define BCE_N_FIELD_CUBES 20
#define BCE_N_SUPPORT_CUBES 30
#define BCE_N_CARDS (BCE_N_FIELDS * (10 + 2 * 8 + 5) + 8) /* most in play: a pile of each column, and Lictors (rules, section 2) */

#define BCE_N_YEARS 6
#define BCE_N_ERAS 3
#define BCE_N_PHASES 9
#define BCE_N_CUBES 4    /* influence: #BceThing from political to support */
#define BCE_N_CHARISMA 5 /* those four, and cubes whose type nobody told */
#define BCE_N_COLUMNS 4
#define BCE_N_SLOTS (BCE_N_FIELDS * BCE_N_COLUMNS) /* places of recruit piles on the board, field by field */
#define BCE_N_TILES (BCE_N_YEARS * BCE_N_FIELDS)
#define BCE_MAX_TOLD 24  /* effects of manual abilities in one field of one player; more are refused */

/** BCE_NONE: no component, no space, no seat. */
#define BCE_NONE (-1)

/** BceStage: where a game stands: set-up, a phase of a year, or after the years. */
typedef enum
{
  BCE_STAGE_SETUP,
  BCE_STAGE_CONSTRUCTION,
  BCE_STAGE_PRODUCTION,
  BCE_STAGE_ENLISTMENT,
  BCE_STAGE_DISCARD,
  BCE_STAGE_IM_COMMITMENT,
  BCE_STAGE_SUITOR_NEGOTIATION,
  BCE_STAGE_SUITOR_COMMITMENT,
  BCE_STAGE_RESOLUTION,
  BCE_STAGE_INTERRUPTION,
  BCE_STAGE_FINAL_CONSTRUCTION,
  BCE_STAGE_SCORING,
  BCE_STAGE_OVER,
} BceStage;

#define BCE_N_STAGES (BCE_STAGE_OVER + 1)

/**
 * BceSettings:
 * @denarii: whether denarii are tracked
 * @cubes: whether influence cubes are tracked
 * @open_collegium: whether the Collegium is open during play
 * @build_early: whether structures of a coming era may be built
 * @per_architect: whether a structure counts once for each architect on it
 * @loyalty_to_supply: whether loyalty spent on a cost returns to the supply; else it goes to the Collegium
 * @era_starts: first year of era II and of era III
 *
 * What the table tracks, and the rulings that it chose.
 */
typedef struct
{
  gint8 denarii;
  gint8 cubes;
  gint8 open_collegium;
  gint8 build_early;
  gint8 per_architect;
  gint8 loyalty_to_supply;
  gint16 era_starts[BCE_N_ERAS - 1];
} BceSettings;

/** BceSeatSetup: who sits at a seat. */
typedef struct
{
  char name[SCRIBA_NAME_SIZE];
  gint8 character;
  gint8 shared;
} BceSeatSetup;

/** BceGameSetup: what a game begins with. The seats are clockwise. */
typedef struct
{
  guint8 n_seats;
  BceSeatSetup seats[BCE_MAX_SEATS];
  BceSettings settings;
} BceGameSetup;

/**
 * BceSite:
 * @era: 0 while it is not in play, else the era of its pile; 1 for a statue in play
 * @architects: of each seat, on it
 * @activated: how often each seat activated it in this phase
 *
 * A structure or statue on the board.
 */
typedef struct
{
  gint16 era;
  gint16 architects[BCE_MAX_SEATS];
  gint16 activated[BCE_MAX_SEATS];
} BceSite;

/**
 * BcePlayer:
 * @track: Imperium on the track
 * @cubes: stored influence, if it is tracked
 * @enlisted: cards of each recruit type, over the whole game; so are @played and @discarded
 * @discarded: discarded openly
 * @hidden: cards, loyalty too, that went to the Collegium face down
 * @loyalty: collected over the whole game
 * @loyalty_played: so, and now in the Collegium
 * @loyalty_spent: on costs, and now in the Collegium
 * @loyalty_supplied: spent on costs and returned to the supply
 * @loyalty_discarded: openly
 * @loyalty_returned: from the Collegium, when none was left
 * @limit: what structures added to the limit of this year
 * @passed: whether they have passed in this phase
 *
 * What is tracked of a player. What is enlisted and not played or openly
 * discarded is stored or in the Collegium, and nobody is told which (rules,
 * section 3).
 */
typedef struct
{
  char name[SCRIBA_NAME_SIZE];
  gint8 character;
  gint8 passed;
  gint16 track;
  gint16 denarii;
  gint16 cubes[BCE_N_CUBES];
  gint16 enlisted[BCE_MAX_RECRUITS];
  gint16 played[BCE_MAX_RECRUITS];
  gint16 discarded[BCE_MAX_RECRUITS];
  gint16 hidden;
  gint16 loyalty;
  gint16 loyalty_played;
  gint16 loyalty_spent;
  gint16 loyalty_supplied;
  gint16 loyalty_discarded;
  gint16 loyalty_returned;
  gint16 limit;
} BcePlayer;

/** BceTold: what the table says that a manual ability did; numbers of #BceEffect. @card is from the top. */
typedef struct
{
  gint16 card;
  gint16 ability;
  gint8 kind;
  gint8 what;
  gint8 from;
  gint8 when;
  gint16 count;
} BceTold;

/**
 * BceTableBoard:
 * @stack: recruits, top first, by their number in the box
 * @charisma: cubes by type; the last number is of those whose type nobody told
 * @support: cubes for each seat: a Suitor's for the other Suitors, the IM's for itself
 * @told: effects of manual abilities, card by card
 *
 * What one player revealed in one field this year.
 */
typedef struct
{
  gint16 stack[BCE_MAX_STACK];
  guint8 n_cards;
  gint16 loyalty;
  gint16 charisma[BCE_N_CHARISMA];
  gint16 support[BCE_MAX_SEATS];
  BceTold told[BCE_MAX_TOLD];
  guint8 n_told;
} BceTableBoard;

/**
 * BceFinalPlayer:
 * @stored: cards of each recruit type that are still stored; the rest is in the Collegium
 * @stored_loyalty: so
 * @told: whether the player has told what is stored
 * @denarii: where denarii are not tracked
 * @influence: all stored cubes
 * @pairs: Senate pairs, where the tile leaves them to the table
 * @bonuses: of each statue, where it leaves its bonus to the table; unknown is −1
 * @plain_allegiance: whether @allegiance_counts and @allegiance_imperium stand for what is tracked; so for the others
 *
 * What a player tells at the end.
 */
typedef struct
{
  gint16 stored[BCE_MAX_RECRUITS];
  gint16 stored_loyalty;
  gint8 told;
  gint16 denarii;
  gint16 influence;
  gint16 pairs;
  gint16 bonuses[BCE_MAX_STATUES];
  gint8 plain_allegiance;
  gint8 plain_structures;
  gint8 plain_recruits;
  gint16 allegiance_counts[BCE_N_FIELDS];
  gint16 allegiance_imperium;
  gint16 structures_imperium;
  gint16 statue_bonus;
  gint16 field_totals[BCE_N_FIELDS];
} BceFinalPlayer;

/** BceEnding: how a game ended. */
typedef enum
{
  BCE_ENDING_NOT_YET,
  BCE_ENDING_PLAYED,
  BCE_ENDING_STOPPED,    /* early, and scored as it stood */
  BCE_ENDING_UNFINISHED, /* early, and left without a score */
} BceEnding;

/**
 * BceState:
 * @stage: a #BceStage
 * @year: 1 to 6; 6 also after the last interruption
 * @im: seat of this year's Imperium Maius, or %BCE_NOBODY
 * @next_im: seat of the one that the resolution designated, or %BCE_NOBODY before it
 * @turn: seat whose turn it is, or %BCE_NOBODY
 * @ticks: a bit for each step of the set-up that the table has done
 * @market: recruit on each slot, or %BCE_NONE; slot = field × 4 + column
 * @lictor: the recruit without a field, or %BCE_NONE
 * @n_recruits: how many the box lists; so @n_senate, @n_structures and @n_statues
 * @removed: cards of each type that are out of the game, besides those that the set-up takes out; fewer
 *   than none where the table left some in
 * @senate: the Senate tile in play, or %BCE_NONE
 * @substitutes: pieces that stand in for loyalty
 * @tiles: who was awarded each tile: seat + 1, year by year and field by field; 0 is nobody yet
 * @natural_year: the last year in which natural influence was collected, or 0; a phase that is opened again gives nothing
 * @income_year: so, the income of an interruption
 * @resolved_year: the year whose resolution has been applied, or 0; a year that is corrected has none
 * @ending: a #BceEnding
 * @totals: final Imperium, as it was when the game ended
 * @winners: a bit for each winner
 * @decided_by: a #BceVictory, of a game that has winners
 *
 * All that is tracked of a game: a plain value. What follows from it is never
 * stored in it (supply, piles, cards in hand).
 */
typedef struct
{
  guint8 n_seats;
  gint8 stage;
  gint8 ending;
  gint16 shared;
  gint16 im;
  gint16 next_im;
  gint16 turn;
  gint16 year;
  gint16 natural_year;
  gint16 income_year;
  gint16 resolved_year;
  gint16 ticks;
  BceSettings settings;
  gint16 market[BCE_N_SLOTS];
  gint16 lictor;
  gint16 removed[BCE_MAX_RECRUITS];
  gint16 senate;
  gint16 substitutes;
  gint16 tiles[BCE_N_TILES];
  gint16 n_recruits;
  gint16 n_senate;
  guint8 n_structures;
  guint8 n_statues;
  guint8 n_boards;
  BcePlayer players[BCE_MAX_SEATS];
  BceSite structures[BCE_MAX_STRUCTURES];
  BceSite statues[BCE_MAX_STATUES];
  BceTableBoard boards[BCE_MAX_SEATS * BCE_N_FIELDS];
  BceFinalPlayer final[BCE_MAX_SEATS];
  gint16 totals[BCE_MAX_SEATS];
  gint16 winners;
  gint8 decided_by;
} BceState;

extern const char * const bce_stage_keys[];     /* BceStage */
extern const char * const bce_character_keys[]; /* BceCharacter */
extern const char * const bce_ending_keys[];    /* BceEnding */

extern const ScribaShape bce_settings_shape;
extern const ScribaShape bce_seat_setup_shape;
extern const ScribaShape bce_table_board_shape;
extern const ScribaShape bce_state_shape;

void bce_settings_init (BceSettings *settings);

gboolean bce_state_start (const BceGameSetup *setup,
                          const BceBox *box,
                          BceState *state);

/** bce_state_is_played: whether a year is under way: after the set-up and before the final scoring. */
static inline gboolean
bce_state_is_played (const BceState *state)
{
  return state->stage > BCE_STAGE_SETUP && state->stage < BCE_STAGE_SCORING;
}

/** bce_state_is_resolved: whether this year's resolution has been applied. */
static inline gboolean
bce_state_is_resolved (const BceState *state)
{
  return state->resolved_year != 0 && state->resolved_year == state->year;
}

/** bce_state_board: what @seat revealed in @field. */
static inline const BceTableBoard *
bce_state_board (const BceState *state,
                 guint seat,
                 BceField field)
{
  return &state->boards[seat * BCE_N_FIELDS + field];
}

G_END_DECLS
