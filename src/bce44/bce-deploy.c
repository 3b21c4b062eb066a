/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-resolving.h"

/**
 * bce_resolving_has_open:
 *
 * Returns: whether a seat has an open ambition in this field
 */
gboolean
bce_resolving_has_open (BceResolving *resolving,
                        guint8 seat)
{
  const BceBoard *board = bce_resolving_get_board (resolving, seat);
  guint8 *card = &resolving->next_card[seat];

  while (*card < board->n_cards && resolving->next_ambition[seat] >= board->stack[*card].n_ambitions)
    {
      (*card)++;
      resolving->next_ambition[seat] = 0;
    }

  return *card < board->n_cards;
}

/**
 * bce_resolving_fill:
 * @step: a step with who fills an ambition of whom; told which one it is
 *
 * Fills the next open ambition of a seat that has one and records the step.
 */
void
bce_resolving_fill (BceResolving *resolving,
                    BceStep *step)
{
  const guint8 card = resolving->next_card[step->on];
  const guint8 ambition = resolving->next_ambition[step->on]++;

  step->card = card;
  step->ambition = ambition;
  step->value = bce_resolving_get_board (resolving, step->on)->stack[card].ambition[ambition];
  resolving->outcome->filled[step->on][card] |= 1 << ambition;
  g_array_append_val (resolving->outcome->steps, *step);
}

/**
 * bce_resolving_place:
 * @cube: the step that each cube is
 * @count: number of cubes
 *
 * Fills the next open ambitions of a seat as long as there are cubes.
 *
 * Returns: the cubes that found no ambition
 */
int
bce_resolving_place (BceResolving *resolving,
                     const BceStep *cube,
                     int count)
{
  while (count > 0 && bce_resolving_has_open (resolving, cube->on))
    {
      BceStep step = *cube;

      bce_resolving_fill (resolving, &step);
      count--;
    }

  return count;
}

static void
record_idle (BceResolving *resolving,
             BceStepKind kind,
             guint8 by,
             guint8 on,
             int count)
{
  const BceStep step = { .kind = kind, .by = by, .on = on, .count = count };

  if (count > 0)
    g_array_append_val (resolving->outcome->steps, step);
}

static void
return_cubes (BceResolving *resolving,
              guint8 by,
              guint8 on,
              int count)
{
  resolving->outcome->returned[by] += count;
  record_idle (resolving, BCE_STEP_RETURN, by, on, count);
}

static guint8
choose_deployer (const BceResolving *resolving,
                 const guint8 *givers,
                 guint n_givers,
                 const gint64 *left,
                 BceReason *reason)
{
  gint64 charisma[BCE_MAX_SEATS];

  if (n_givers == 1)
    {
      *reason = BCE_BY_ONLY;
      return givers[0];
    }

  for (guint i = 0; i < n_givers; i++)
    charisma[givers[i]] = bce_resolving_get_board (resolving, givers[i])->charisma;

  return bce_choose_seat (givers, n_givers, left, BCE_BY_SUPPORT, charisma, BCE_NOBODY, reason);
}

static guint
find_givers (const BceResolving *resolving,
             const gint64 *left,
             guint8 *givers)
{
  guint n_givers = 0;

  for (guint i = 0; i < resolving->n_suitors; i++)
    {
      if (left[resolving->order[i]] > 0)
        givers[n_givers++] = resolving->order[i];
    }

  return n_givers;
}

static void
deploy_for (BceResolving *resolving,
            guint8 receiver)
{
  gint64 left[BCE_MAX_SEATS] = { 0 };
  guint8 givers[BCE_MAX_SEATS];
  guint n_givers;

  for (guint i = 0; i < resolving->n_suitors; i++)
    {
      const guint8 giver = resolving->order[i];

      if (giver != receiver)
        left[giver] = bce_resolving_get_board (resolving, giver)->support[receiver];
    }

  while ((n_givers = find_givers (resolving, left, givers)) > 0 && bce_resolving_has_open (resolving, receiver))
    {
      BceReason reason;
      const guint8 by = choose_deployer (resolving, givers, n_givers, left, &reason);
      BceStep step = { .kind = BCE_STEP_DEPLOY, .by = by, .on = receiver, .reason = reason };

      for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
        step.cubes[seat] = left[seat];
      bce_resolving_fill (resolving, &step);
      resolving->outcome->loyalty_collected[by]++;
      left[by]--;
    }

  for (guint i = 0; i < n_givers; i++)
    return_cubes (resolving, givers[i], receiver, left[givers[i]]);
}

/**
 * bce_resolving_deploy:
 *
 * The Suitors deploy (rules, section 4, step 1).
 */
void
bce_resolving_deploy (BceResolving *resolving)
{
  for (guint i = 0; i < resolving->n_suitors; i++)
    deploy_for (resolving, resolving->order[i]);
}

/**
 * bce_resolving_place_own:
 *
 * The IM places their own support (rules, section 4, step 2).
 */
void
bce_resolving_place_own (BceResolving *resolving)
{
  const gint8 im = resolving->boards->im;
  const BceStep cube = { .kind = BCE_STEP_OWN, .by = im, .on = im };
  const int count = bce_resolving_get_board (resolving, im)->support[im];

  return_cubes (resolving, im, im, bce_resolving_place (resolving, &cube, count));
}

/**
 * bce_resolving_use_loyalty:
 *
 * Played loyalty places support from the supply, one cube for a Suitor and two
 * for the IM (rules, section 4, step 3).
 */
void
bce_resolving_use_loyalty (BceResolving *resolving)
{
  for (guint i = 0; i <= resolving->n_suitors; i++)
    {
      const guint8 seat = resolving->order[i];
      const BceStep cube = { .kind = BCE_STEP_LOYALTY, .by = seat, .on = seat };
      const int count = bce_resolving_get_board (resolving, seat)->loyalty * (i < resolving->n_suitors ? 1 : 2);

      record_idle (resolving, BCE_STEP_LOYALTY_IDLE, seat, seat,
                   bce_resolving_place (resolving, &cube, count));
    }
}
