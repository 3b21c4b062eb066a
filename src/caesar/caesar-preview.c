/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-preview.h"

#include "caesar-counts.h"
#include "caesar-map.h"

static guint
outcome_with (const CaesarSoon *soon,
              guint side,
              int value)
{
  gint16 totals[CAESAR_N_SIDES] = { soon->totals[0], soon->totals[1] };
  int winner;

  totals[side] += value;
  winner = caesar_totals_winner (totals);
  return winner == CAESAR_NOBODY ? CAESAR_OUTCOME_NOBODY : (guint) winner;
}

static void
add_reach (CaesarSoon *soon,
           guint side,
           guint outcome,
           guint kind,
           int count)
{
  soon->reach[side][outcome] += count;
  soon->kinds[side][outcome] |= 1u << kind;
}

/* A token is counted once for an outcome, whether one way round or both lead to it. */
static void
count_reach (const CaesarState *state,
             const CaesarBox *box,
             CaesarSoon *soon,
             guint side)
{
  gint16 unseen[CAESAR_MAX_KINDS];

  caesar_count_unseen_all (state, box, side, unseen);
  for (guint i = 0; i < box->n_kinds; i++)
    {
      const CaesarKind *kind = &box->kinds[i];
      guint one = outcome_with (soon, side, kind->first);
      guint other = outcome_with (soon, side, kind->second);

      if (!caesar_symbol_fits (kind->symbol, box->borders[soon->border].symbol))
        continue;

      soon->fitting[side] += unseen[i];
      add_reach (soon, side, one, i, unseen[i]);
      if (other != one)
        add_reach (soon, side, other, i, unseen[i]);
    }
}

/**
 * caesar_preview_soon:
 * @state: a state
 * @box: the game's box
 * @soon: (out caller-allocates): the open provinces with one empty border space, in the order of the box
 *
 * Returns: how many there are
 */
guint
caesar_preview_soon (const CaesarState *state,
                     const CaesarBox *box,
                     CaesarSoon soon[CAESAR_MAX_PROVINCES])
{
  guint n = 0;

  for (guint province = 0; province < state->n_provinces; province++)
    {
      CaesarSoon *found = &soon[n];

      if (state->provinces[province].closed || caesar_map_count_empty (state, box, province) != 1)
        continue;

      *found = (CaesarSoon) { .province = province, .border = caesar_map_find_empty (state, box, province) };
      caesar_map_total (state, box, province, found->totals);
      found->leader = caesar_totals_winner (found->totals);
      for (guint side = 0; side < CAESAR_N_SIDES; side++)
        count_reach (state, box, found, side);
      n++;
    }

  return n;
}

/**
 * caesar_preview_tokens:
 * @state: a state
 * @box: the game's box
 * @side: who places
 * @border: a border space
 * @tokens: (out caller-allocates): unseen tokens that fit there, each way round that makes a difference
 *
 * Returns: how many there are
 */
guint
caesar_preview_tokens (const CaesarState *state,
                       const CaesarBox *box,
                       CaesarSide side,
                       guint border,
                       CaesarToken tokens[2 * CAESAR_MAX_KINDS])
{
  gint16 unseen[CAESAR_MAX_KINDS];
  guint n = 0;

  caesar_count_unseen_all (state, box, side, unseen);
  for (guint i = 0; i < box->n_kinds; i++)
    {
      const CaesarKind *kind = &box->kinds[i];

      if (unseen[i] <= 0 || !caesar_symbol_fits (kind->symbol, box->borders[border].symbol))
        continue;

      tokens[n] = caesar_kind_token (kind);
      if (kind->first != kind->second)
        {
          tokens[n + 1] = caesar_token_turned (&tokens[n]);
          n++;
        }
      n++;
    }

  return n;
}
