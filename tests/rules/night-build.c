/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "night-build.h"

#include <string.h>

#include "bce-fill.h"
#include "bce-final.h"
#include "bce-reveal.h"
#include "bce-turns.h"

typedef struct
{
  const BceState *state;
  const BceBox *box;
  ScribaRandom *random;
  BuiltEntry *built;
} Builder;

static guint
below (const Builder *self,
       guint end)
{
  return scriba_random_below (self->random, end);
}

/* Set-up */

static void
build_market (const Builder *self)
{
  BceMarket *market = &self->built->args.market;

  self->built->kind = BCE_ENTRY_MARKET;
  night_fill_market (market);
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      gint16 *row = &market->slots[field * BCE_N_COLUMNS];
      guint out = HERALD + below (self, 3);

      row[1] = RECRUIT (field, out == HERALD ? CLIENT : HERALD);
      row[2] = RECRUIT (field, out == CAPTAIN ? CLIENT : CAPTAIN);
      row[3] = RECRUIT (field, LEGATE + below (self, 2));
    }
}

static void
draw (const Builder *self,
      int from,
      guint length,
      gint16 *pile,
      guint8 *size)
{
  gint16 all[N_STATUES];

  for (guint i = 0; i < length; i++)
    all[i] = from + i;
  scriba_random_shuffle (self->random, all, length);
  *size = bce_setup_pile_size (self->state->n_seats);
  memcpy (pile, all, *size * sizeof (gint16));
}

static void
build_sites (const Builder *self)
{
  BceSites *sites = &self->built->args.sites;

  self->built->kind = BCE_ENTRY_SITES;
  draw (self, SITE (1, 0), N_SITES, sites->era1, &sites->n_era1);
  draw (self, SITE (2, 0), N_SITES, sites->era2, &sites->n_era2);
  draw (self, SITE (3, 0), N_SITES, sites->era3, &sites->n_era3);
  draw (self, 0, N_STATUES, sites->statues, &sites->n_statues);
}

static gboolean
has_sites (const BceState *state)
{
  for (guint i = 0; i < state->n_structures; i++)
    {
      if (state->structures[i].era > 0)
        return TRUE;
    }
  return FALSE;
}

static void
build_phase (const BceState *state,
             BuiltEntry *built)
{
  built->kind = BCE_ENTRY_PHASE;
  g_assert_true (bce_move_next (state, &built->args.move));
}

static void
build_setup (const Builder *self)
{
  if (self->state->market[0] < 0)
    build_market (self);
  else if (!has_sites (self->state))
    build_sites (self);
  else if (self->state->senate < 0)
    *self->built = (BuiltEntry) { BCE_ENTRY_SENATE, .args.senate = { below (self, 3) } };
  else if (self->state->im < 0)
    *self->built = (BuiltEntry) { BCE_ENTRY_FIRST_IM, .args.seat = { below (self, 2) } };
  else
    build_phase (self->state, self->built);
}

/* Turns */

static int
find_turn (const BceState *state)
{
  if (state->turn >= 0 && !state->players[state->turn].passed)
    return state->turn;
  return bce_turn_after (state, state->im);
}

static void
build_pass (const BceState *state,
            BuiltEntry *built)
{
  int seat = find_turn (state);

  if (seat == BCE_NOBODY)
    {
      build_phase (state, built);
      return;
    }
  built->kind = BCE_ENTRY_PASS;
  bce_fill_pass (state, seat, &built->args.pass);
}

static void
build_building (const Builder *self,
                guint seat)
{
  guint number = below (self, BCE_N_ERAS * N_SITES + N_STATUES);
  gboolean is_statue = number >= BCE_N_ERAS * N_SITES;

  self->built->kind = BCE_ENTRY_BUILD;
  bce_fill_build (self->state, self->box, seat, is_statue ? BCE_NONE : (int) number,
                  is_statue ? (int) number - BCE_N_ERAS * N_SITES : BCE_NONE, &self->built->args.build);
}

/* A structure of the seat, if it has one. */
static gboolean
build_activation (const Builder *self,
                  guint seat)
{
  guint from = below (self, BCE_N_ERAS * N_SITES);

  for (guint i = 0; i < BCE_N_ERAS * N_SITES; i++)
    {
      guint number = (from + i) % (BCE_N_ERAS * N_SITES);

      if (self->state->structures[number].architects[seat] > 0)
        {
          self->built->kind = BCE_ENTRY_ACTIVATE;
          bce_fill_activate (self->state, self->box, seat, number, &self->built->args.activate);
          return TRUE;
        }
    }
  return FALSE;
}

static void
build_enlistment (const Builder *self,
                  guint seat)
{
  guint slot = below (self, BCE_N_SLOTS + 1);
  int recruit = slot < BCE_N_SLOTS ? self->state->market[slot] : LICTOR;

  self->built->kind = BCE_ENTRY_ENLIST;
  bce_fill_enlist (self->state, self->box, seat, MAX (0, recruit), &self->built->args.enlist);
}

/* All that is too much, one card openly if there is one, the others face down, then cubes. */
static gboolean
build_discard (const Builder *self,
               guint seat)
{
  const BceState *state = self->state;
  BceDiscard *discard = &self->built->args.discard;
  int cards = bce_count_cards (state, seat);
  int excess = cards + bce_count_cubes (state, seat) - bce_count_limit (state, seat);

  if (excess <= 0 || cards + bce_count_cubes (state, seat) == 0)
    return FALSE;

  self->built->kind = BCE_ENTRY_DISCARD;
  discard->seat = seat;
  for (guint recruit = 0; cards > 0 && recruit <= LICTOR && discard->n_recruits == 0; recruit++)
    {
      if (bce_count_cards_of (state, seat, recruit) > 0)
        discard->recruits[discard->n_recruits++] = recruit;
    }
  cards -= discard->n_recruits;
  excess -= discard->n_recruits;
  discard->hidden = CLAMP (excess, 0, cards);
  excess -= discard->hidden;
  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      discard->cubes[type] = CLAMP (excess, 0, state->players[seat].cubes[type]);
      excess -= discard->cubes[type];
    }
  return TRUE;
}

static void
build_turn (const Builder *self)
{
  int seat = find_turn (self->state);
  gboolean goes_on = seat != BCE_NOBODY && below (self, 5) < 2;

  if (seat != BCE_NOBODY && self->state->stage == BCE_STAGE_DISCARD && build_discard (self, seat))
    return;
  if (goes_on && below (self, 4) == 0 && build_activation (self, seat))
    return;

  if (goes_on && self->state->stage == BCE_STAGE_ENLISTMENT)
    build_enlistment (self, seat);
  else if (goes_on && self->state->stage != BCE_STAGE_DISCARD)
    build_building (self, seat);
  else
    build_pass (self->state, self->built);
}

/* Resolution */

typedef struct
{
  int cards[BCE_MAX_RECRUITS];
  int hand;
  int loyalty;
  int cubes[BCE_N_CUBES];
} Left;

/* What a seat has not revealed yet. */
static void
find_left (const BceState *state,
           guint seat,
           Left *left)
{
  memset (left, 0, sizeof *left);
  left->hand = bce_count_cards (state, seat);
  left->loyalty = bce_count_loyalty (state, seat);
  for (guint recruit = 0; recruit <= LICTOR; recruit++)
    left->cards[recruit] = bce_count_cards_of (state, seat, recruit);
  for (guint type = 0; type < BCE_N_CUBES; type++)
    left->cubes[type] = state->settings.cubes ? state->players[seat].cubes[type] : 3;

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      const BceTableBoard *board = bce_state_board (state, seat, field);

      left->hand -= board->n_cards + board->loyalty;
      left->loyalty -= board->loyalty;
      for (guint i = 0; i < board->n_cards; i++)
        left->cards[board->stack[i]]--;
      for (guint type = 0; type < BCE_N_CUBES; type++)
        left->cubes[type] -= board->charisma[type];
      for (guint other = 0; other < BCE_MAX_SEATS; other++)
        left->cubes[BCE_THING_SUPPORT] -= board->support[other];
    }
}

static guint
some_of (const Builder *self,
         int most)
{
  return most > 0 ? below (self, most + 1) : 0;
}

static void
build_board (const Builder *self,
             guint seat,
             BceField field)
{
  const BceState *state = self->state;
  BceBoardEntry *entry = &self->built->args.board;
  BceTableBoard *board = &entry->board;
  guint other = below (self, state->n_seats);
  Left left;

  self->built->kind = BCE_ENTRY_BOARD;
  entry->seat = seat;
  entry->field = field;
  find_left (state, seat, &left);

  for (guint recruit = 0; recruit <= LICTOR; recruit++)
    {
      guint n = recruit == LICTOR || recruit / N_TITLES == field ? some_of (self, left.cards[recruit]) : 0;

      for (; n > 0 && left.hand > 0 && board->n_cards < BCE_MAX_STACK; n--, left.hand--)
        board->stack[board->n_cards++] = recruit;
    }
  /* One that nobody has recorded. */
  if (below (self, 10) == 0 && board->n_cards < BCE_MAX_STACK && bce_count_pile (state, RECRUIT (field, FIRST)) > 0)
    board->stack[board->n_cards++] = RECRUIT (field, FIRST);

  board->loyalty = some_of (self, MIN (left.loyalty, left.hand));
  for (guint type = 0; type < BCE_N_CUBES; type++)
    {
      board->charisma[type] = some_of (self, left.cubes[type]);
      left.cubes[type] -= board->charisma[type];
    }
  if ((int) seat == state->im)
    board->support[seat] = some_of (self, left.cubes[BCE_THING_SUPPORT]);
  else if (other != seat && (int) other != state->im)
    board->support[other] = some_of (self, left.cubes[BCE_THING_SUPPORT]);
}

static gboolean
is_empty (const BceTableBoard *board)
{
  static const BceTableBoard empty;

  return memcmp (board, &empty, sizeof empty) == 0;
}

static void
build_resolve (const Builder *self)
{
  g_autoptr (BceBoards) boards = bce_reveal_make_boards (self->state, self->box, bce_box_dup_name);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();

  bce_resolve (boards, outcome);
  self->built->kind = BCE_ENTRY_RESOLVE;
  bce_reveal_fill_resolve (self->state, outcome, BCE_IM_BONUS_DENARIUS + below (self, 2),
                           &self->built->args.resolve);
}

static void
build_resolution (const Builder *self)
{
  guint seat = below (self, self->state->n_seats);
  BceField field = below (self, BCE_N_FIELDS);

  if (below (self, 12) != 0 && is_empty (bce_state_board (self->state, seat, field)))
    build_board (self, seat, field);
  else
    build_resolve (self);
}

/* The end */

static void
build_finish (const Builder *self)
{
  g_autoptr (BceScoring) scoring = bce_final_make_scoring (self->state, self->box, bce_box_dup_name);
  g_autoptr (BceScore) score = bce_score_new ();

  bce_score (scoring, score);
  self->built->kind = BCE_ENTRY_FINISH;
  bce_final_fill_finish (score, scoring, &self->built->args.finish);
}

static void
build_scoring (const Builder *self)
{
  const BceState *state = self->state;
  guint seat = below (self, state->n_seats);
  guint recruit = below (self, LICTOR + 1);

  switch (below (self, 6))
    {
    case 0:
      *self->built = (BuiltEntry) { BCE_ENTRY_TELL, .args.tell = { BCE_TELL_DONE, seat, 0, 1 } };
      break;
    case 1:
      *self->built = (BuiltEntry) { BCE_ENTRY_TELL, .args.tell = { BCE_TELL_BONUS, seat, below (self, N_STATUES), 3 } };
      break;
    case 2:
      *self->built = (BuiltEntry) {
        BCE_ENTRY_STORED, .args.stored = { seat, BCE_NONE, some_of (self, bce_count_loyalty (state, seat)) }
      };
      break;
    case 3:
    case 4:
      *self->built = (BuiltEntry) {
        BCE_ENTRY_STORED, .args.stored = { seat, recruit, some_of (self, bce_count_cards_of (state, seat, recruit)) }
      };
      break;
    default:
      build_finish (self);
      break;
    }
}

/**
 * night_build_next: makes an entry that brings a game towards its end, sooner or later. Where nothing is
 * known of a cost nothing is paid, so that it may be against the rules, and some cannot be paid at all.
 */
void
night_build_next (const BceState *state,
                  const BceBox *box,
                  ScribaRandom *random,
                  BuiltEntry *built)
{
  Builder self = { state, box, random, built };

  memset (built, 0, sizeof *built);
  if (state->stage == BCE_STAGE_SETUP)
    build_setup (&self);
  else if (state->stage == BCE_STAGE_SCORING)
    build_scoring (&self);
  else if (state->im < 0)
    *built = (BuiltEntry) { BCE_ENTRY_CORRECT, .args.correct = { BCE_CORRECT_IM, 0, 0, 0 } };
  else if (bce_stage_has_turns (state->stage))
    build_turn (&self);
  else if (state->stage == BCE_STAGE_RESOLUTION && !bce_state_is_resolved (state))
    build_resolution (&self);
  else if (scriba_random_below (random, 4) != 0 ||
           !build_activation (&self, scriba_random_below (random, state->n_seats)))
    build_phase (state, built);
}

/** night_build_way_out: makes an entry that is always possible in the place of one that is not. */
void
night_build_way_out (const BceState *state,
                     BuiltEntry *built)
{
  gboolean clears = built->kind == BCE_ENTRY_RESOLVE;
  BceBoardEntry board = { .seat = built->args.board.seat, .field = built->args.board.field };

  g_assert_true (built->kind == BCE_ENTRY_BUILD || built->kind == BCE_ENTRY_ACTIVATE ||
                 built->kind == BCE_ENTRY_ENLIST || built->kind == BCE_ENTRY_BOARD || clears);

  for (guint i = 0; clears && i < state->n_boards; i++)
    {
      if (!is_empty (&state->boards[i]))
        {
          board = (BceBoardEntry) { .seat = i / BCE_N_FIELDS, .field = i % BCE_N_FIELDS };
          built->kind = BCE_ENTRY_BOARD;
          break;
        }
    }

  if (built->kind == BCE_ENTRY_BOARD)
    {
      memset (built, 0, sizeof *built);
      built->kind = BCE_ENTRY_BOARD;
      built->args.board = board;
      return;
    }

  g_assert_true (!clears);
  memset (built, 0, sizeof *built);
  if (bce_stage_has_turns (state->stage))
    build_pass (state, built);
  else
    build_phase (state, built);
}
