/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-correct.h"

/**
 * Row:
 * @offset: of the number in the player, the province or the state
 * @of_side: whether each side has one
 * @small: whether it is a `gint8`
 *
 * One tracked number. All that is to be known of it stands here.
 */
typedef struct
{
  gsize offset;
  CaesarCorrectAbout about;
  CaesarCorrectValue value;
  gboolean of_side;
  gboolean small;
} Row;

#define PLAYER(member, ...) { .offset = G_STRUCT_OFFSET (CaesarPlayer, member), .of_side = TRUE, __VA_ARGS__ }
#define PROVINCE(member, ...) \
  { .offset = G_STRUCT_OFFSET (CaesarHolding, member), .about = CAESAR_ABOUT_PROVINCE, __VA_ARGS__ }
#define STATE(member, ...) { .offset = G_STRUCT_OFFSET (CaesarState, member), __VA_ARGS__ }
#define IS_SIDE .value = CAESAR_VALUE_SIDE, .small = TRUE
#define IS_ENDING .value = CAESAR_VALUE_ENDING, .small = TRUE
#define IS_FLAG .value = CAESAR_VALUE_FLAG, .small = TRUE

static const Row rows[] = {
  [CAESAR_CORRECT_HAND_SIZE] = PLAYER (hand_size, .value = CAESAR_VALUE_HELD),
  [CAESAR_CORRECT_SENATE_TOKENS] = PLAYER (senate_tokens),
  [CAESAR_CORRECT_ADDED] = PLAYER (added, .about = CAESAR_ABOUT_KIND),
  [CAESAR_CORRECT_CLOSED] = PROVINCE (closed, IS_FLAG),
  [CAESAR_CORRECT_CONTROLLER] = PROVINCE (controller, IS_SIDE),
  [CAESAR_CORRECT_CONTROL] = PROVINCE (control),
  [CAESAR_CORRECT_FACE_DOWN] = PROVINCE (face_down),
  [CAESAR_CORRECT_TAKEN_BY] = PROVINCE (taken_by, IS_SIDE),
  [CAESAR_CORRECT_TOTAL] = PROVINCE (totals, .of_side = TRUE),
  [CAESAR_CORRECT_STAGE] = STATE (stage, .value = CAESAR_VALUE_STAGE, .small = TRUE),
  [CAESAR_CORRECT_TURN] = STATE (turn.side, IS_SIDE),
  [CAESAR_CORRECT_EXTRA] = STATE (turn.extra, IS_FLAG),
  [CAESAR_CORRECT_RESUME] = STATE (turn.resume, IS_SIDE),
  [CAESAR_CORRECT_WINNER] = STATE (result.winner, IS_SIDE),
  [CAESAR_CORRECT_COMMAND] = STATE (command, .value = CAESAR_VALUE_LETTER, .small = TRUE),
  [CAESAR_CORRECT_STACK] = STATE (stack, .about = CAESAR_ABOUT_LETTER, .value = CAESAR_VALUE_STACK),
  [CAESAR_CORRECT_DRAWN] = STATE (drawn, .about = CAESAR_ABOUT_LETTER),
  [CAESAR_CORRECT_ENDING] = STATE (result.ending, IS_ENDING),
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == CAESAR_N_CORRECT_KINDS);

/** caesar_correct_get_about: what the index of a number counts. */
CaesarCorrectAbout
caesar_correct_get_about (CaesarCorrectKind what)
{
  return rows[what].about;
}

/** caesar_correct_get_value: what values a number has. */
CaesarCorrectValue
caesar_correct_get_value (CaesarCorrectKind what)
{
  return rows[what].value;
}

/** caesar_correct_get_range: the least and the most that a number can be; how many pieces there are is not looked at. */
void
caesar_correct_get_range (CaesarCorrectKind what,
                          int *lowest,
                          int *highest)
{
  static const struct
  {
    int lowest;
    int highest;
  } ranges[] = {
    [CAESAR_VALUE_COUNT] = { 0, SCRIBA_NUMBER_HIGHEST },
    [CAESAR_VALUE_HELD] = { 0, CAESAR_MAX_HELD },
    [CAESAR_VALUE_FLAG] = { FALSE, TRUE },
    [CAESAR_VALUE_SIDE] = { CAESAR_NOBODY, CAESAR_N_SIDES - 1 },
    [CAESAR_VALUE_STAGE] = { 0, CAESAR_N_STAGES - 1 },
    [CAESAR_VALUE_LETTER] = { CAESAR_NONE, CAESAR_N_LETTERS - 1 },
    [CAESAR_VALUE_STACK] = { CAESAR_SOME, SCRIBA_NUMBER_HIGHEST },
    [CAESAR_VALUE_ENDING] = { CAESAR_ENDING_LAST_TOKEN, CAESAR_N_ENDINGS - 1 },
  };

  *lowest = ranges[rows[what].value].lowest;
  *highest = ranges[rows[what].value].highest;
}

/** caesar_correct_is_of_a_side: whether each side has such a number. */
gboolean
caesar_correct_is_of_a_side (CaesarCorrectKind what)
{
  return rows[what].of_side;
}

static gpointer
find_number (CaesarState *state,
             const Row *row,
             guint side,
             guint index)
{
  char *base = (char *) state;
  guint position = index;

  if (row->about == CAESAR_ABOUT_PROVINCE)
    {
      base = (char *) &state->provinces[index];
      position = row->of_side ? side : 0;
    }
  else if (row->of_side)
    {
      base = (char *) &state->players[side];
    }

  return base + row->offset + position * (row->small ? sizeof (gint8) : sizeof (gint16));
}

/** caesar_correct_read: a number as it is now: the value of a correction that changes nothing. */
int
caesar_correct_read (const CaesarState *state,
                     CaesarCorrectKind what,
                     guint side,
                     guint index)
{
  gconstpointer number = find_number ((CaesarState *) state, &rows[what], side, index);

  return rows[what].small ? *(const gint8 *) number : *(const gint16 *) number;
}

/**
 * caesar_correct_write:
 * @state: a state
 * @correct: a correction for which caesar_entry_find_bad() finds nothing
 *
 * Sets a number to what the table says. A game that was over and is played again has no result; one that the table
 * calls over was stopped, until it says how it ended. An extra turn that is another side's now is none any more.
 */
void
caesar_correct_write (CaesarState *state,
                      const CaesarCorrect *correct)
{
  gpointer number = find_number (state, &rows[correct->what], correct->side, correct->index);
  int turn = state->turn.side;

  if (rows[correct->what].small)
    *(gint8 *) number = correct->value;
  else
    *(gint16 *) number = correct->value;

  if (correct->what == CAESAR_CORRECT_STAGE && state->stage != CAESAR_STAGE_OVER)
    state->result = (CaesarResult) { CAESAR_ENDING_NOT_YET, CAESAR_NOBODY };
  else if (correct->what == CAESAR_CORRECT_STAGE && state->result.ending == CAESAR_ENDING_NOT_YET)
    state->result.ending = CAESAR_ENDING_STOPPED;

  if (state->turn.side != turn)
    state->turn = caesar_turn_of (state->turn.side);
}

/* Where a setting is. */
static const struct
{
  gsize offset;
  guint n_values;
} rulings[CAESAR_N_RULING_KINDS] = {
  [CAESAR_RULING_FIRST] = { G_STRUCT_OFFSET (CaesarSettings, first), CAESAR_N_SIDES },
  [CAESAR_RULING_BONUS_TO] = { G_STRUCT_OFFSET (CaesarSettings, bonus_to), CAESAR_BONUS_TO_CONTROLLER + 1 },
  [CAESAR_RULING_MIGHT] = { G_STRUCT_OFFSET (CaesarSettings, might), CAESAR_MIGHT_EITHER + 1 },
  [CAESAR_RULING_SENATE_NEEDS_CONTROL] = { G_STRUCT_OFFSET (CaesarSettings, senate_needs_control), 2 },
  [CAESAR_RULING_BOTH_LAST] = { G_STRUCT_OFFSET (CaesarSettings, both_last), CAESAR_BOTH_LAST_ACTIVE + 1 },
};

/** caesar_ruling_count_values: how many ways there are to decide a setting, from 0. */
guint
caesar_ruling_count_values (CaesarRulingKind what)
{
  return rulings[what].n_values;
}

/** caesar_ruling_read: how a setting is decided. */
int
caesar_ruling_read (const CaesarSettings *settings,
                    CaesarRulingKind what)
{
  return G_STRUCT_MEMBER (gint8, settings, rulings[what].offset);
}

/** caesar_ruling_write: decides a setting otherwise. */
void
caesar_ruling_write (CaesarSettings *settings,
                     CaesarRulingKind what,
                     int value)
{
  G_STRUCT_MEMBER (gint8, settings, rulings[what].offset) = value;
}
