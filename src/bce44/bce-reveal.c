/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-reveal.h"

#include <string.h>

#include "bce-revealed.h"
#include "bce-turns.h"

#define BONUS_IMPERIUM 6 /* rules, section 4, next IM */

/**
 * bce_state_find_tile:
 * @state: a state
 * @box: the game's box
 * @year: 1 to 6
 * @field: a field
 *
 * Returns: (transfer none) (nullable): the allegiance tile of that year and field (rules, section 2)
 */
const BceAllegiance *
bce_state_find_tile (const BceState *state,
                     const BceBox *box,
                     guint year,
                     BceField field)
{
  return bce_box_find_allegiance (box, bce_setup_first_letter (state->n_seats) + year - 1, field);
}

/* What the table says that a manual ability did; nothing said yet is unknown, none of anything is nothing. */
static void
add_told (const BceTableBoard *board,
          guint position,
          BceCard *card)
{
  for (guint i = 0; i < board->n_told; i++)
    {
      const BceTold *told = &board->told[i];
      BceEffect effect = { .kind = told->kind, .what = told->what, .from = told->from, .when = told->when,
                           .count = told->count };
      BceEffect *ability;

      if (told->card != (int) position || told->ability >= card->n_abilities)
        continue;

      ability = &card->abilities[told->ability];
      if (ability->kind != BCE_EFFECT_MANUAL)
        continue;

      if (ability->effects == NULL)
        ability->effects = g_array_new (FALSE, TRUE, sizeof (BceEffect));
      if (effect.count != 0)
        g_array_append_val (ability->effects, effect);
    }
}

static void
fill_board (const BceTableBoard *from,
            const BceBox *box,
            BceNameFunc name,
            BceBoard *board)
{
  for (guint i = 0; i < from->n_cards; i++)
    {
      bce_box_make_card (box, from->stack[i], name, &board->stack[i]);
      add_told (from, i, &board->stack[i]);
    }
  board->n_cards = from->n_cards;
  board->loyalty = from->loyalty;
  for (guint type = 0; type < BCE_N_CHARISMA; type++)
    board->charisma += from->charisma[type];
  memcpy (board->support, from->support, sizeof board->support);
}

/**
 * bce_reveal_make_boards:
 * @state: a state with an IM
 * @box: the game's box
 * @name: what cards are called
 *
 * Returns: (transfer full): what was revealed this year, ready for bce_resolve()
 */
BceBoards *
bce_reveal_make_boards (const BceState *state,
                        const BceBox *box,
                        BceNameFunc name)
{
  BceBoards *boards;

  g_return_val_if_fail (state->im >= 0, NULL);

  boards = bce_boards_new (state->n_seats);
  boards->im = state->im;
  boards->shared = state->shared;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      bce_boards_set_name (boards, seat, state->players[seat].name);
      for (BceField field = 0; field < BCE_N_FIELDS; field++)
        fill_board (bce_state_board (state, seat, field), box, name, &boards->boards[seat][field]);
    }

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      const BceAllegiance *tile = bce_state_find_tile (state, box, state->year, field);

      boards->tiles[field].authority = tile != NULL ? tile->authority : (ScribaNumber) SCRIBA_UNKNOWN;
      boards->tiles[field].charisma = tile != NULL ? tile->charisma : (ScribaNumber) SCRIBA_UNKNOWN;
    }

  return boards;
}

static void
fill_late (const BceState *state,
           guint seat,
           BceResolve *resolve)
{
  int loyalty = 0;

  for (guint recruit = 0; recruit < BCE_MAX_RECRUITS; recruit++)
    {
      guint count = bce_revealed_count_late (state, seat, recruit);

      if (count > 0)
        resolve->late[resolve->n_late++] = (BceLate) { .seat = seat, .recruit = recruit, .count = count };
    }

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    loyalty += bce_state_board (state, seat, field)->loyalty;
  resolve->late_loyalty[seat] = MAX (0, loyalty - bce_count_loyalty (state, seat));
}

static gint16
to_count (gint64 number)
{
  return CLAMP (number, SCRIBA_NUMBER_LOWEST, SCRIBA_NUMBER_HIGHEST);
}

static void
fill_fields (const BceState *state,
             const BceOutcome *outcome,
             BceResolve *resolve)
{
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      const BceFieldOutcome *from = &outcome->fields[field];

      resolve->im_wins[field] = from->im_wins;
      resolve->decided_by[field] = from->decided_by;
      resolve->tile_to[field] = from->tile_to;
      resolve->tile_decided_by[field] = from->tile_decided_by;
      for (guint seat = 0; seat < state->n_seats; seat++)
        {
          resolve->authority[field * BCE_MAX_SEATS + seat] = to_count (from->authority[seat]);
          resolve->charisma[field * BCE_MAX_SEATS + seat] = to_count (from->charisma[seat]);
          resolve->deployed[seat] += from->loyalty_collected[seat];
          resolve->denarii[seat] += from->denarii[seat];
          for (guint thing = 0; thing < BCE_N_THINGS; thing++)
            {
              gint16 *collected = &resolve->collected[seat * BCE_N_THINGS + thing];

              *collected = to_count (*collected + from->collected[seat][thing]);
            }
        }
    }
}

/* In Suitor order, as far as the supply goes; loyalty never runs out. */
static void
limit_to_supply (const BceState *state,
                 BceResolve *resolve)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_turn_order (state, order);
  int denarii = state->settings.denarii ? bce_count_denarii_supply (state) : G_MAXINT16;

  for (guint i = 0; i < n; i++)
    {
      gint16 *award = &resolve->denarii[order[i]];
      gint16 *collected = &resolve->collected[order[i] * BCE_N_THINGS + BCE_THING_DENARIUS];

      *award = MIN (*award, denarii);
      denarii -= *award;
      *collected = MIN (*collected, denarii);
      denarii -= *collected;
    }
  if (resolve->bonus == BCE_IM_BONUS_DENARIUS)
    resolve->bonus_denarii = MIN (1, denarii);

  /* Cubes lie on the boards until the interruption; only support returns where it finds no ambition. */
  for (guint type = 0; state->settings.cubes && type < BCE_N_CUBES; type++)
    {
      int supply = bce_count_cubes_supply (state, type);

      for (guint seat = 0; type == BCE_THING_SUPPORT && seat < state->n_seats; seat++)
        supply += bce_revealed_count_cubes (state, seat, type);
      for (guint i = 0; i < n; i++)
        {
          gint16 *collected = &resolve->collected[order[i] * BCE_N_THINGS + type];

          *collected = CLAMP (*collected, 0, supply);
          supply -= *collected;
        }
    }
}

/**
 * bce_reveal_fill_resolve:
 * @state: the state whose boards were resolved
 * @outcome: what bce_resolve() made of them
 * @bonus: what a new IM chose; not looked at where there is no bonus
 * @resolve: (out caller-allocates): the entry
 *
 * Makes the entry of a confirmed outcome: awards and gains as far as the supply
 * goes, loyalty that comes back where none is left (rules, sections 3 and 4), and
 * cards that had not been recorded as enlisted.
 */
void
bce_reveal_fill_resolve (const BceState *state,
                         const BceOutcome *outcome,
                         BceImBonus bonus,
                         BceResolve *resolve)
{
  int loyalty = 0;

  memset (resolve, 0, sizeof *resolve);
  fill_fields (state, outcome, resolve);

  resolve->next_im = outcome->next_im.seat;
  resolve->next_decided_by = outcome->next_im.decided_by;
  resolve->bonus = outcome->next_im.bonus ? bonus : BCE_IM_BONUS_NONE;
  resolve->bonus_imperium = resolve->bonus == BCE_IM_BONUS_IMPERIUM ? BONUS_IMPERIUM : 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      fill_late (state, seat, resolve);
      loyalty += resolve->late_loyalty[seat] + resolve->deployed[seat] +
                 MAX (0, resolve->collected[seat * BCE_N_THINGS + BCE_THING_LOYALTY]);
    }
  limit_to_supply (state, resolve);
  bce_fill_loyalty (state, loyalty, &resolve->shortage);
}

/* The denarii of a year are told in the fields that the seat's side won, first where it had deployed. */
static void
take_denarii (const BceResolve *resolve,
              BceOutcome *outcome,
              guint seat,
              gboolean is_im)
{
  int left = resolve->denarii[seat];

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    outcome->fields[field].denarii[seat] = 0;

  for (guint round = 0; round < 2; round++)
    {
      for (BceField field = 0; field < BCE_N_FIELDS && left > 0; field++)
        {
          BceFieldOutcome *to = &outcome->fields[field];

          if (to->im_wins != is_im || to->denarii[seat] > 0 ||
              (round == 0 && !is_im && to->loyalty_collected[seat] == 0))
            continue;

          to->denarii[seat] = 1;
          left--;
        }
    }
}

static gboolean
take_field (const BceState *state,
            const BceResolve *resolve,
            BceField field,
            BceFieldOutcome *to)
{
  const gint16 *authority = &resolve->authority[field * BCE_MAX_SEATS];
  const gint16 *charisma = &resolve->charisma[field * BCE_MAX_SEATS];
  gboolean same = to->im_wins == resolve->im_wins[field] && to->decided_by == (BceReason) resolve->decided_by[field] &&
                  to->tile_to == resolve->tile_to[field] &&
                  to->tile_decided_by == (BceReason) resolve->tile_decided_by[field];

  to->im_wins = resolve->im_wins[field] != 0;
  to->decided_by = resolve->decided_by[field];
  to->tile_to = resolve->tile_to[field];
  to->tile_decided_by = resolve->tile_decided_by[field];
  to->suitors_authority = to->suitors_charisma = 0;
  for (int seat = 0; seat < state->n_seats; seat++)
    {
      same &= to_count (to->authority[seat]) == authority[seat] && to_count (to->charisma[seat]) == charisma[seat];
      to->authority[seat] = authority[seat];
      to->charisma[seat] = charisma[seat];
      if (seat != state->im)
        {
          to->suitors_authority += authority[seat];
          to->suitors_charisma += charisma[seat];
        }
    }

  return same;
}

/* Who stands in for the shared Suitor gets no bonus (rules, section 4, two players). */
static void
take_next_im (const BceState *state,
              const BceResolve *resolve,
              const BceOutcome *fields,
              BceNextIm *next)
{
  *next = (BceNextIm) {
    .seat = resolve->next_im,
    .kept = resolve->next_im == state->im,
    .bonus = resolve->bonus != BCE_IM_BONUS_NONE,
    .decided_by = resolve->next_decided_by,
    .named = resolve->next_im,
  };
  if (state->shared >= 0 && !next->kept && !next->bonus)
    next->named = state->shared;

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      next->im_tiles += fields->fields[field].im_wins;
      for (guint seat = 0; seat < state->n_seats; seat++)
        {
          next->authority[seat] += fields->fields[field].authority[seat];
          next->charisma[seat] += fields->fields[field].charisma[seat];
        }
    }
}

/**
 * bce_reveal_take_resolve:
 * @state: the state whose boards were resolved
 * @resolve: what was confirmed of them
 * @outcome: (inout): what bce_resolve() makes of them now
 *
 * Puts what was confirmed in the place of what would come out now: neither a later
 * version of the rules nor a value told since changes it. The steps are not recorded.
 *
 * Returns: whether it was confirmed as it would come out now
 */
gboolean
bce_reveal_take_resolve (const BceState *state,
                         const BceResolve *resolve,
                         BceOutcome *outcome)
{
  gboolean same = resolve->next_im == outcome->next_im.seat;

  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    same &= take_field (state, resolve, field, &outcome->fields[field]);
  for (int seat = 0; seat < state->n_seats; seat++)
    take_denarii (resolve, outcome, seat, seat == state->im);
  take_next_im (state, resolve, outcome, &outcome->next_im);

  return same;
}
