/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-boards.h"
#include "bce-resolving.h"

/**
 * bce_outcome_new:
 *
 * Makes an outcome that can be used for one resolution after the other.
 *
 * Returns: (transfer full): the outcome
 */
BceOutcome *
bce_outcome_new (void)
{
  BceOutcome *outcome = g_new0 (BceOutcome, 1);

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    outcome->fields[field].steps = g_array_new (FALSE, FALSE, sizeof (BceStep));
  outcome->unknown = g_array_new (FALSE, FALSE, sizeof (BceUnknown));

  return outcome;
}

/**
 * bce_outcome_free:
 * @outcome: (nullable) (transfer full): an outcome
 */
void
bce_outcome_free (BceOutcome *outcome)
{
  if (outcome == NULL)
    return;

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    g_array_unref (outcome->fields[field].steps);
  g_array_unref (outcome->unknown);
  g_free (outcome);
}

/**
 * bce_resolving_add_unknown:
 *
 * Lists a missing value, if anybody wants to know.
 */
void
bce_resolving_add_unknown (BceResolving *resolving,
                           BceUnknownKind kind,
                           gint8 seat,
                           guint8 card,
                           guint8 index)
{
  const BceUnknown unknown = {
    .kind = kind,
    .field = resolving->field,
    .seat = seat,
    .card = card,
    .index = index,
  };

  if (resolving->unknown != NULL)
    g_array_append_val (resolving->unknown, unknown);
}

static guint
keep_most (guint8 *seats,
           guint n_seats,
           const gint64 *values)
{
  guint n_kept = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      if (values[seats[i]] < values[seats[0]])
        continue;
      if (values[seats[i]] > values[seats[0]])
        n_kept = 0;
      seats[n_kept++] = seats[i];
    }

  return n_kept;
}

/**
 * bce_choose_seat:
 * @seats: who is compared, in Suitor order; at least one
 * @n_seats: how many they are
 * @amounts: by seat, what is compared first
 * @by_amount: the reason if that decides
 * @charisma: by seat, what is compared in a tie
 * @shared: the seat that wins if that is a tie too, or %BCE_NOBODY
 * @reason: (out): the comparison that decided
 *
 * The comparison of section 4 of the rules: the most, then charisma, then the
 * shared Suitor, then the Suitor order.
 *
 * Returns: the chosen seat
 */
guint8
bce_choose_seat (const guint8 *seats,
                 guint n_seats,
                 const gint64 *amounts,
                 BceReason by_amount,
                 const gint64 *charisma,
                 gint8 shared,
                 BceReason *reason)
{
  guint8 tied[BCE_MAX_SEATS];
  guint n_tied;

  g_assert (n_seats > 0 && n_seats <= BCE_MAX_SEATS);

  for (guint i = 0; i < n_seats; i++)
    tied[i] = seats[i];

  *reason = by_amount;
  n_tied = keep_most (tied, n_seats, amounts);
  if (n_tied == 1)
    return tied[0];

  *reason = BCE_BY_CHARISMA;
  n_tied = keep_most (tied, n_tied, charisma);
  if (n_tied == 1)
    return tied[0];

  *reason = BCE_BY_SHARED;
  for (guint i = 0; i < n_tied; i++)
    {
      if (tied[i] == shared)
        return shared;
    }

  *reason = BCE_BY_SEAT;
  return tied[0];
}

static gint64
read_number (BceResolving *resolving,
             ScribaNumber number,
             BceUnknownKind kind,
             gint8 seat,
             guint8 card,
             guint8 index)
{
  if (number.known)
    return number.value;

  bce_resolving_add_unknown (resolving, kind, seat, card, index);
  return 0;
}

static void
tally_card (BceResolving *resolving,
            guint8 seat,
            guint8 index)
{
  const BceCard *card = &bce_resolving_get_board (resolving, seat)->stack[index];
  BceFieldOutcome *outcome = resolving->outcome;

  if (!card->ambition_known)
    bce_resolving_add_unknown (resolving, BCE_UNKNOWN_AMBITIONS, seat, index, 0);
  if (!card->abilities_known)
    bce_resolving_add_unknown (resolving, BCE_UNKNOWN_ABILITIES, seat, index, 0);

  outcome->authority[seat] += read_number (resolving, card->authority, BCE_UNKNOWN_AUTHORITY, seat, index, 0);
  outcome->charisma[seat] += read_number (resolving, card->charisma, BCE_UNKNOWN_CHARISMA, seat, index, 0);

  for (guint i = 0; i < card->n_ambitions; i++)
    {
      if (outcome->filled[seat][index] & (1 << i))
        outcome->authority[seat] += read_number (resolving, card->ambition[i], BCE_UNKNOWN_AMBITION, seat, index, i);
    }
}

static void
tally_tile (BceResolving *resolving)
{
  const BceTile *tile = &resolving->boards->tiles[resolving->field];
  const gint8 im = resolving->boards->im;
  BceFieldOutcome *outcome = resolving->outcome;

  outcome->authority[im] += read_number (resolving, tile->authority, BCE_UNKNOWN_TILE_AUTHORITY, BCE_NOBODY, 0, 0);
  outcome->charisma[im] += read_number (resolving, tile->charisma, BCE_UNKNOWN_TILE_CHARISMA, BCE_NOBODY, 0, 0);
}

/* Step 5, added to what the abilities changed. */
static void
tally (BceResolving *resolving)
{
  BceFieldOutcome *outcome = resolving->outcome;

  for (guint seat = 0; seat < resolving->boards->n_seats; seat++)
    {
      const BceBoard *board = bce_resolving_get_board (resolving, seat);

      outcome->charisma[seat] += board->charisma;
      for (guint index = 0; index < board->n_cards; index++)
        tally_card (resolving, seat, index);
    }
  tally_tile (resolving);

  for (guint i = 0; i < resolving->n_suitors; i++)
    {
      outcome->suitors_authority += outcome->authority[resolving->order[i]];
      outcome->suitors_charisma += outcome->charisma[resolving->order[i]];
    }
}

static void
compare_sides (BceFieldOutcome *outcome,
               gint8 im)
{
  if (outcome->authority[im] != outcome->suitors_authority)
    {
      outcome->im_wins = outcome->authority[im] > outcome->suitors_authority;
      outcome->decided_by = BCE_BY_AUTHORITY;
    }
  else if (outcome->charisma[im] != outcome->suitors_charisma)
    {
      outcome->im_wins = outcome->charisma[im] > outcome->suitors_charisma;
      outcome->decided_by = BCE_BY_CHARISMA;
    }
  else
    {
      outcome->im_wins = TRUE;
      outcome->decided_by = BCE_BY_IM;
    }
}

static void
award_suitors (BceResolving *resolving)
{
  BceFieldOutcome *outcome = resolving->outcome;

  outcome->tile_to = bce_choose_seat (resolving->order, resolving->n_suitors,
                                      outcome->authority, BCE_BY_AUTHORITY, outcome->charisma,
                                      resolving->boards->shared, &outcome->tile_decided_by);
  for (guint i = 0; i < resolving->n_suitors; i++)
    {
      const guint8 seat = resolving->order[i];

      outcome->denarii[seat] = outcome->loyalty_collected[seat] > 0 ? 1 : 0;
    }
}

/* Step 6. */
static void
award (BceResolving *resolving)
{
  BceFieldOutcome *outcome = resolving->outcome;
  const gint8 im = resolving->boards->im;

  compare_sides (outcome, im);
  if (!outcome->im_wins)
    {
      award_suitors (resolving);
      return;
    }

  outcome->tile_to = im;
  outcome->tile_decided_by = BCE_BY_NOTHING;
  outcome->denarii[im] = 1;
}

/**
 * bce_resolve_field:
 * @boards: what was played; limits as in the formats page
 * @field: which field
 * @outcome: where the result goes; an earlier one is overwritten
 * @unknown: (nullable) (element-type BceUnknown): missing values that count are appended
 *
 * Resolves one field (rules, section 4, steps 1 to 6).
 */
void
bce_resolve_field (const BceBoards *boards,
                   BceField field,
                   BceFieldOutcome *outcome,
                   GArray *unknown)
{
  BceResolving resolving = { .boards = boards, .field = field, .outcome = outcome, .unknown = unknown };
  GArray *steps;

  g_return_if_fail (boards != NULL && outcome != NULL);
  g_return_if_fail (field < BCE_N_FIELDS);
  g_return_if_fail (boards->im >= 0 && boards->im < boards->n_seats);

  steps = outcome->steps;
  g_array_set_size (steps, 0);
  *outcome = (BceFieldOutcome) { .steps = steps };
  resolving.n_suitors = bce_boards_suitor_order (boards, resolving.order);

  bce_resolving_deploy (&resolving);
  bce_resolving_place_own (&resolving);
  bce_resolving_use_loyalty (&resolving);
  bce_resolving_activate (&resolving);
  tally (&resolving);
  award (&resolving);
}

static void
sum_fields (const BceBoards *boards,
            BceOutcome *outcome)
{
  BceNextIm *next = &outcome->next_im;

  *next = (BceNextIm) { 0 };
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    {
      next->im_tiles += outcome->fields[field].im_wins ? 1 : 0;
      for (guint seat = 0; seat < boards->n_seats; seat++)
        {
          next->authority[seat] += outcome->fields[field].authority[seat];
          next->charisma[seat] += outcome->fields[field].charisma[seat];
        }
    }
}

/* In the two-player variant, the seat that is neither the IM nor the shared Suitor. */
static gint8
find_human_suitor (const BceBoards *boards)
{
  for (gint8 seat = 0; seat < boards->n_seats; seat++)
    {
      if (seat != boards->im && seat != boards->shared)
        return seat;
    }

  g_assert_not_reached ();
}

static void
find_next_im (const BceBoards *boards,
              BceOutcome *outcome)
{
  BceNextIm *next = &outcome->next_im;
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors;

  sum_fields (boards, outcome);
  if (next->im_tiles >= 2)
    {
      next->seat = next->named = boards->im;
      next->kept = TRUE;
      next->decided_by = BCE_BY_TILES;
      return;
    }

  n_suitors = bce_boards_suitor_order (boards, order);
  next->named = bce_choose_seat (order, n_suitors, next->authority, BCE_BY_AUTHORITY, next->charisma,
                                 boards->shared, &next->decided_by);
  next->bonus = next->named != boards->shared;
  next->seat = next->bonus ? next->named : find_human_suitor (boards);
}

/**
 * bce_resolve:
 * @boards: what was played
 * @outcome: where the result goes; an earlier one is overwritten
 *
 * Resolves the three fields and names the next IM (rules, section 4).
 */
void
bce_resolve (const BceBoards *boards,
             BceOutcome *outcome)
{
  g_return_if_fail (boards != NULL && outcome != NULL);

  g_array_set_size (outcome->unknown, 0);
  for (guint field = 0; field < BCE_N_FIELDS; field++)
    bce_resolve_field (boards, field, &outcome->fields[field], outcome->unknown);
  find_next_im (boards, outcome);
}
