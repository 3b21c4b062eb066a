/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-correct.h"

#include <string.h>

#include "bce-counts.h"

/**
 * Row:
 * @offset: of the number in the player, the site or the state; not looked at if @elsewhere is set
 * @of_player: whether each player has one
 * @elsewhere: whether it is kept in a way of its own
 *
 * One tracked number. All that is to be known of it stands here.
 */
typedef struct
{
  gsize offset;
  BceCorrectAbout about;
  BceCorrectValue value;
  gboolean of_player;
  gboolean elsewhere;
} Row;

#define PLAYER(member, ...) { .offset = G_STRUCT_OFFSET (BcePlayer, member), .of_player = TRUE, __VA_ARGS__ }
#define SITE(member, ...) { .offset = G_STRUCT_OFFSET (BceSite, member), __VA_ARGS__ }
#define STATE(member, ...) { .offset = G_STRUCT_OFFSET (BceState, member), __VA_ARGS__ }

static const Row rows[] = {
  [BCE_CORRECT_TRACK] = PLAYER (track),
  [BCE_CORRECT_DENARII] = PLAYER (denarii),
  [BCE_CORRECT_CUBES] = PLAYER (cubes, .about = BCE_ABOUT_CUBES),
  [BCE_CORRECT_ENLISTED] = PLAYER (enlisted, .about = BCE_ABOUT_RECRUIT),
  [BCE_CORRECT_PLAYED] = PLAYER (played, .about = BCE_ABOUT_RECRUIT),
  [BCE_CORRECT_DISCARDED] = PLAYER (discarded, .about = BCE_ABOUT_RECRUIT),
  [BCE_CORRECT_HIDDEN] = PLAYER (hidden),
  [BCE_CORRECT_LOYALTY] = PLAYER (loyalty),
  [BCE_CORRECT_LOYALTY_PLAYED] = PLAYER (loyalty_played),
  [BCE_CORRECT_LOYALTY_SPENT] = PLAYER (loyalty_spent),
  [BCE_CORRECT_LOYALTY_SUPPLIED] = PLAYER (loyalty_supplied),
  [BCE_CORRECT_LOYALTY_DISCARDED] = PLAYER (loyalty_discarded),
  [BCE_CORRECT_LOYALTY_RETURNED] = PLAYER (loyalty_returned),
  [BCE_CORRECT_LIMIT] = PLAYER (limit),
  [BCE_CORRECT_PASSED] = { .value = BCE_VALUE_FLAG, .of_player = TRUE, .elsewhere = TRUE },
  [BCE_CORRECT_STRUCTURE] = SITE (architects, .about = BCE_ABOUT_STRUCTURE, .of_player = TRUE),
  [BCE_CORRECT_STATUE] = SITE (architects, .about = BCE_ABOUT_STATUE, .of_player = TRUE),
  [BCE_CORRECT_PILE] = { .about = BCE_ABOUT_RECRUIT, .elsewhere = TRUE },
  [BCE_CORRECT_TILE] = STATE (tiles, .about = BCE_ABOUT_TILE, .value = BCE_VALUE_OWNER),
  [BCE_CORRECT_SUBSTITUTES] = STATE (substitutes),
  [BCE_CORRECT_SENATE] = STATE (senate, .value = BCE_VALUE_SENATE),
  [BCE_CORRECT_STAGE] = { .value = BCE_VALUE_STAGE, .elsewhere = TRUE },
  [BCE_CORRECT_YEAR] = STATE (year, .value = BCE_VALUE_YEAR),
  [BCE_CORRECT_IM] = STATE (im, .value = BCE_VALUE_SEAT),
  [BCE_CORRECT_NEXT_IM] = STATE (next_im, .value = BCE_VALUE_SEAT),
  [BCE_CORRECT_TURN] = STATE (turn, .value = BCE_VALUE_SEAT),
  [BCE_CORRECT_STRUCTURE_ERA] = SITE (era, .about = BCE_ABOUT_STRUCTURE, .value = BCE_VALUE_ERA),
  [BCE_CORRECT_STATUE_IN_PLAY] = SITE (era, .about = BCE_ABOUT_STATUE, .value = BCE_VALUE_FLAG),
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == BCE_N_CORRECT_KINDS);

/** bce_correct_get_about: what the index of a number counts. */
BceCorrectAbout
bce_correct_get_about (BceCorrectKind what)
{
  return rows[what].about;
}

/** bce_correct_get_value: what values a number has. */
BceCorrectValue
bce_correct_get_value (BceCorrectKind what)
{
  return rows[what].value;
}

/** bce_correct_is_of_a_player: whether each player has such a number. */
gboolean
bce_correct_is_of_a_player (BceCorrectKind what)
{
  return rows[what].of_player;
}

/**
 * bce_correct_is_private:
 * @state: a state
 * @what: a tracked number
 * @index: of which component, or 0
 *
 * What was played, discarded and awarded is public when it happens, and goes to
 * the Collegium at the end of the year: from then on, who has which cards there,
 * how much loyalty, and which tile, is told to nobody. How many are enlisted stays public, as the
 * market is (rules, section 3, what is private).
 *
 * Returns: whether a number says something of a closed Collegium
 */
gboolean
bce_correct_is_private (const BceState *state,
                        BceCorrectKind what,
                        guint index)
{
  guint first_open_year = bce_state_first_open_year (state);

  switch ((int) what)
    {
    case BCE_CORRECT_PLAYED:
    case BCE_CORRECT_DISCARDED:
    case BCE_CORRECT_LOYALTY_PLAYED:
    case BCE_CORRECT_LOYALTY_SPENT:
    case BCE_CORRECT_LOYALTY_DISCARDED:
      return first_open_year > 1;
    case BCE_CORRECT_TILE:
      return index / BCE_N_FIELDS + 1 < first_open_year;
    default:
      return FALSE;
    }
}

/**
 * bce_correct_is_there:
 * @state: a state
 * @what: a tracked number
 * @index: of which component, or 0
 *
 * Returns: whether there is such a number in the game now: what is not tracked, or not in play, has none
 */
gboolean
bce_correct_is_there (const BceState *state,
                      BceCorrectKind what,
                      guint index)
{
  switch ((int) what)
    {
    case BCE_CORRECT_DENARII:
      return state->settings.denarii;
    case BCE_CORRECT_CUBES:
      return state->settings.cubes;
    case BCE_CORRECT_ENLISTED:
    case BCE_CORRECT_PLAYED:
    case BCE_CORRECT_DISCARDED:
    case BCE_CORRECT_PILE:
      return bce_count_pile_start (state, index) > 0;
    case BCE_CORRECT_STRUCTURE:
      return state->structures[index].era > 0;
    case BCE_CORRECT_STATUE:
      return state->statues[index].era > 0;
    case BCE_CORRECT_TILE:
      return index / BCE_N_FIELDS < (guint) state->year;
    default:
      return TRUE;
    }
}

/** bce_correct_get_lowest: the least that a number can be. */
int
bce_correct_get_lowest (BceCorrectKind what)
{
  switch (rows[what].value)
    {
    case BCE_VALUE_YEAR:
      return 1;
    case BCE_VALUE_SEAT:
      return what == BCE_CORRECT_IM ? 0 : BCE_NOBODY;
    case BCE_VALUE_STAGE:
      return BCE_STAGE_CONSTRUCTION;
    case BCE_VALUE_SENATE:
      return BCE_NONE;
    case BCE_VALUE_COUNT:
    case BCE_VALUE_FLAG:
    case BCE_VALUE_OWNER:
    case BCE_VALUE_ERA:
    default:
      return 0;
    }
}

static int
count_pieces (BceCorrectKind what)
{
  switch ((int) what)
    {
    case BCE_CORRECT_DENARII:
      return BCE_N_DENARII;
    case BCE_CORRECT_CUBES:
      return BCE_N_SUPPORT_CUBES;
    case BCE_CORRECT_STRUCTURE:
    case BCE_CORRECT_STATUE:
      return BCE_N_ARCHITECTS;
    default:
      return SCRIBA_NUMBER_HIGHEST;
    }
}

/** bce_correct_get_highest: the most that a number can be, at the most as many as there are pieces. */
int
bce_correct_get_highest (const BceState *state,
                         BceCorrectKind what)
{
  switch (rows[what].value)
    {
    case BCE_VALUE_FLAG:
      return 1;
    case BCE_VALUE_SEAT:
      return state->n_seats - 1;
    case BCE_VALUE_OWNER:
      return state->n_seats;
    case BCE_VALUE_STAGE:
      return BCE_STAGE_OVER - 1;
    case BCE_VALUE_SENATE:
      return state->n_senate - 1;
    case BCE_VALUE_YEAR:
      return BCE_N_YEARS;
    case BCE_VALUE_ERA:
      return BCE_N_ERAS;
    case BCE_VALUE_COUNT:
    default:
      return count_pieces (what);
    }
}

/**
 * bce_correct_fits:
 * @state: a state
 * @what: a tracked number
 * @value: what it could be set to
 *
 * The marker never returns to the set-up, and only a result ends a game. Somebody is
 * IM, and never the shared Suitor, who may well have the turn or win a tile.
 *
 * Returns: whether there is such a value; of pieces, not whether there are as many
 */
gboolean
bce_correct_fits (const BceState *state,
                  BceCorrectKind what,
                  int value)
{
  if (value < bce_correct_get_lowest (what) ||
      (rows[what].value != BCE_VALUE_COUNT && value > bce_correct_get_highest (state, what)))
    return FALSE;

  return (what != BCE_CORRECT_IM && what != BCE_CORRECT_NEXT_IM) || value == BCE_NOBODY || value != state->shared;
}

static gint16 *
find_number (BceState *state,
             const Row *row,
             guint seat,
             guint index)
{
  gpointer base = state;
  guint position = index;

  if (row->about == BCE_ABOUT_STRUCTURE || row->about == BCE_ABOUT_STATUE)
    {
      base = row->about == BCE_ABOUT_STRUCTURE ? &state->structures[index] : &state->statues[index];
      position = row->of_player ? seat : 0;
    }
  else if (row->of_player)
    {
      base = &state->players[seat];
    }

  return (gint16 *) G_STRUCT_MEMBER_P (base, row->offset) + position;
}

/**
 * bce_correct_read:
 * @state: a state
 * @what: a tracked number
 * @seat: whose, or 0 where it is nobody's
 * @index: of which component, or 0
 *
 * Returns: the number as it is now: the value of a correction that changes nothing
 */
int
bce_correct_read (const BceState *state,
                  BceCorrectKind what,
                  guint seat,
                  guint index)
{
  switch ((int) what)
    {
    case BCE_CORRECT_PASSED:
      return state->players[seat].passed;
    case BCE_CORRECT_PILE:
      return bce_count_pile (state, index);
    case BCE_CORRECT_STAGE:
      return state->stage;
    default:
      return *find_number ((BceState *) state, &rows[what], seat, index);
    }
}

/**
 * bce_correct_write:
 * @state: a state
 * @correct: a correction for which bce_entry_find_bad() finds nothing
 *
 * Sets a number to what the table says.
 */
void
bce_correct_write (BceState *state,
                   const BceCorrect *correct)
{
  switch ((int) correct->what)
    {
    case BCE_CORRECT_PASSED:
      state->players[correct->seat].passed = correct->value != 0;
      break;
    case BCE_CORRECT_PILE:
      state->removed[correct->index] += bce_count_pile (state, correct->index) - correct->value;
      break;
    case BCE_CORRECT_STAGE:
      state->stage = correct->value;
      /* A game that was stopped goes on. */
      if (correct->value < BCE_STAGE_SCORING)
        state->ending = BCE_ENDING_NOT_YET;
      break;
    case BCE_CORRECT_YEAR:
      /* What was played in a resolution does not lie on the boards of another year. */
      if (bce_state_is_resolved (state) && correct->value != state->year)
        memset (state->boards, 0, sizeof state->boards);
      state->year = correct->value;
      break;
    default:
      *find_number (state, &rows[correct->what], correct->seat, correct->index) = correct->value;
      break;
    }
}
