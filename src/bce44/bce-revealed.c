/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-revealed.h"

#include <string.h>

#include "bce-counts.h"

/* Cards of a recruit on the boards of a seat: all of those before @n_fields, and the upper @n_cards of the next one. */
static guint
count_until (const BceState *state,
             guint seat,
             guint recruit,
             guint n_fields,
             guint n_cards)
{
  guint revealed = 0;

  for (BceField field = 0; field < BCE_N_FIELDS && field <= n_fields; field++)
    {
      const BceTableBoard *board = bce_state_board (state, seat, field);
      guint n = field < n_fields ? board->n_cards : MIN (n_cards, board->n_cards);

      for (guint i = 0; i < n; i++)
        revealed += board->stack[i] == (int) recruit;
    }

  return revealed;
}

/** bce_revealed_count: cards of a recruit that a seat revealed this year. */
guint
bce_revealed_count (const BceState *state,
                    guint seat,
                    guint recruit)
{
  return count_until (state, seat, recruit, BCE_N_FIELDS, 0);
}

/** bce_revealed_count_late: those of them that were never recorded as enlisted. */
guint
bce_revealed_count_late (const BceState *state,
                         guint seat,
                         guint recruit)
{
  return MAX (0, (int) bce_revealed_count (state, seat, recruit) - bce_count_cards_of (state, seat, recruit));
}

/** bce_revealed_is_late: whether a card, from the top, is one that was never recorded as enlisted: the last ones are. */
gboolean
bce_revealed_is_late (const BceState *state,
                      guint seat,
                      BceField field,
                      guint card)
{
  int recruit = bce_state_board (state, seat, field)->stack[card];

  return (int) count_until (state, seat, recruit, field, card + 1) > bce_count_cards_of (state, seat, recruit);
}

/* Cards of a recruit that a seat can have by all that may be told: which of those that were enlisted went to a closed
 * Collegium in an earlier year, and which are stored, is private (rules, section 3). */
static int
count_possible (const BceState *state,
                guint seat,
                guint recruit)
{
  return bce_state_first_open_year (state) == 1 ? bce_count_cards_of (state, seat, recruit)
                                                : state->players[seat].enlisted[recruit];
}

/** bce_revealed_would_be_late: whether one more card of a recruit has not been recorded as enlisted, as far as may be told. */
gboolean
bce_revealed_would_be_late (const BceState *state,
                            guint seat,
                            guint recruit)
{
  return (int) bce_revealed_count (state, seat, recruit) >= count_possible (state, seat, recruit);
}

/**
 * bce_revealed_count_cubes:
 * @state: a state
 * @seat: whose boards
 * @type: a number below %BCE_N_CHARISMA; the last one is of those whose type nobody told
 *
 * Returns: cubes on the boards of a seat, as charisma or as support
 */
guint
bce_revealed_count_cubes (const BceState *state,
                          guint seat,
                          guint type)
{
  guint cubes = 0;

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      const BceTableBoard *board = bce_state_board (state, seat, field);

      cubes += board->charisma[type];
      for (guint other = 0; type == BCE_THING_SUPPORT && other < state->n_seats; other++)
        cubes += board->support[other];
    }

  return cubes;
}

/* A field whose part of the market nobody has recorded leaves out nothing. */
static gboolean
is_in_play (const BceState *state,
            BceField field,
            guint recruit)
{
  gboolean recorded = FALSE;

  for (guint column = 0; column < BCE_N_COLUMNS; column++)
    {
      int there = state->market[field * BCE_N_COLUMNS + column];

      if (there == (int) recruit)
        return TRUE;
      recorded |= there >= 0;
    }

  return !recorded;
}

/**
 * bce_revealed_list_in_field:
 * @state: a state
 * @box: the game's box
 * @field: a field
 * @recruits: (out caller-allocates): their numbers
 *
 * Lists the cards that can be played there: the recruits of the field that are in play, and the Lictor (rules,
 * section 3, commitments).
 *
 * Returns: how many
 */
guint
bce_revealed_list_in_field (const BceState *state,
                            const BceBox *box,
                            BceField field,
                            guint recruits[BCE_MAX_RECRUITS])
{
  guint n = 0;

  for (guint recruit = 0; recruit < (guint) state->n_recruits; recruit++)
    {
      int of = g_array_index (box->recruits, BceRecruit, recruit).field;

      if (of < 0 || (of == (int) field && is_in_play (state, field, recruit)))
        recruits[n++] = recruit;
    }

  return n;
}

/**
 * bce_revealed_list_recruits:
 * @state: a state
 * @box: the game's box
 * @seat: whose board
 * @field: a field
 * @recruits: (out caller-allocates): their numbers
 *
 * Lists what bce_revealed_list_in_field() does, first those that the player can have by all that may be told.
 *
 * Returns: how many
 */
guint
bce_revealed_list_recruits (const BceState *state,
                            const BceBox *box,
                            guint seat,
                            BceField field,
                            guint recruits[BCE_MAX_RECRUITS])
{
  guint all[BCE_MAX_RECRUITS];
  guint n_all = bce_revealed_list_in_field (state, box, field, all);
  guint n = 0;

  for (int possible = TRUE; possible >= FALSE; possible--)
    {
      for (guint i = 0; i < n_all; i++)
        {
          if ((count_possible (state, seat, all[i]) > 0) == possible)
            recruits[n++] = all[i];
        }
    }

  return n;
}

/* Cubes whose type nobody told come and go first. */
static void
set_charisma (BceTableBoard *board,
              int total)
{
  int missing = total;

  for (guint type = 0; type < BCE_N_CHARISMA; type++)
    missing -= board->charisma[type];

  for (int type = BCE_N_CHARISMA - 1; type >= 0 && missing != 0; type--)
    {
      int taken = MAX (missing, -board->charisma[type]);

      board->charisma[type] += taken;
      missing -= taken;
    }
}

static void
tell (BceTableBoard *board,
      guint card,
      guint ability,
      const BceEffect *effect)
{
  if (board->n_told < BCE_MAX_TOLD)
    board->told[board->n_told] = (BceTold) { .card = card, .ability = ability, .kind = effect->kind,
                                             .what = effect->what, .from = effect->from, .when = effect->when,
                                             .count = effect->count };
  if (board->n_told < G_MAXUINT8)
    board->n_told++;
}

/* What manual abilities did; that one did nothing is told, too. */
static void
tell_card (BceTableBoard *board,
           guint card,
           const BceCard *from)
{
  const BceEffect nothing = { .kind = BCE_EFFECT_PLACE_SUPPORT };

  for (guint ability = 0; ability < from->n_abilities; ability++)
    {
      const GArray *effects = from->abilities[ability].effects;

      if (from->abilities[ability].kind != BCE_EFFECT_MANUAL || effects == NULL)
        continue;

      if (effects->len == 0)
        tell (board, card, ability, &nothing);
      for (guint i = 0; i < effects->len; i++)
        tell (board, card, ability, &g_array_index (effects, BceEffect, i));
    }
}

/**
 * bce_revealed_take_board:
 * @edited: a board of bce_reveal_make_boards() that was edited
 * @before: what was recorded of it; it tells which type the cubes are of
 * @board: (out caller-allocates): what is to be recorded
 *
 * Where more effects were told than a board has room for, `n_told` is how many they
 * are: bce_check() refuses the entry and names the limit.
 */
void
bce_revealed_take_board (const BceBoard *edited,
                         const BceTableBoard *before,
                         BceTableBoard *board)
{
  memset (board, 0, sizeof *board);
  memcpy (board->charisma, before->charisma, sizeof board->charisma);
  set_charisma (board, edited->charisma);
  board->loyalty = edited->loyalty;
  memcpy (board->support, edited->support, sizeof board->support);
  board->n_cards = edited->n_cards;
  for (guint i = 0; i < edited->n_cards; i++)
    {
      board->stack[i] = edited->stack[i].recruit;
      tell_card (board, i, &edited->stack[i]);
    }
}
