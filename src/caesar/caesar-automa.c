/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-automa.h"

#include <string.h>

#include "caesar-map.h"
#include "caesar-resolve.h"

/* The most that one placement is compared by. */
#define N_MERITS 4

/* What may be laid, and how good it is; the first merit decides first. */
typedef struct
{
  CaesarAdvice advice;
  int merits[N_MERITS];
} Option;

typedef struct
{
  const CaesarState *state;
  const CaesarBox *box;
  int worst; /* the open province in which Auto-Crassus is most behind and a token fits, or CAESAR_NONE */
  Option best;
} Search;

static gboolean
is_better (const Option *option,
           const Option *best)
{
  if (option->advice.kind != best->advice.kind)
    return best->advice.kind == CAESAR_ADVICE_NONE || option->advice.kind == CAESAR_ADVICE_CLOSE;

  for (guint i = 0; i < N_MERITS; i++)
    {
      if (option->merits[i] != best->merits[i])
        return option->merits[i] > best->merits[i];
    }

  return FALSE;
}

static void
set_province (const Search *search,
              CaesarAdvice *advice,
              int province)
{
  int end = caesar_border_end (search->box, advice->border, province);

  advice->province = province;
  advice->value = end == 0 ? advice->token.first : advice->token.second;
  caesar_map_total (search->state, search->box, province, advice->totals);
}

/* Of placements that close: the one that wins the game, or does not lose it, then wins most provinces, then loses fewest,
 * then places most tokens. */
static void
weigh_closing (const Search *search,
               Option *option,
               const CaesarPlace *place)
{
  int crassus = search->state->crassus;
  guint shown = 0;

  option->advice.kind = CAESAR_ADVICE_CLOSE;
  if (place->result.winner != CAESAR_NOBODY)
    option->merits[0] = place->result.winner == crassus ? 1 : -1;
  for (guint i = 0; i < place->n_closed; i++)
    {
      const CaesarClosing *closing = &place->closed[i];

      if (closing->controller == crassus)
        {
          if (option->merits[1] == 0)
            shown = i;
          option->merits[1]++;
          option->merits[3] += closing->control + closing->n_links;
        }
      else if (closing->controller != CAESAR_NOBODY)
        {
          option->merits[2]--;
        }
      if (closing->taken_by == crassus)
        option->merits[3] += closing->senate;
    }
  set_province (search, &option->advice, place->closed[shown].province);
}

static void
weigh_strengthening (const Search *search,
                     Option *option)
{
  CaesarAdvice *advice = &option->advice;

  advice->kind = CAESAR_ADVICE_STRENGTHEN;
  set_province (search, advice, search->worst);
  option->merits[0] = advice->value;
  option->merits[1] = advice->token.first + advice->token.second - advice->value;
}

static void
consider (Search *search,
          guint held,
          guint border,
          const CaesarToken *token)
{
  Option option = { .advice = { .held = held, .border = border, .token = *token } };
  CaesarChoice choice;
  CaesarPlace place;

  caesar_choice_init (&choice, search->state->crassus, border, token);
  caesar_resolve (search->state, search->box, &choice, &place);
  if (place.n_closed > 0)
    weigh_closing (search, &option, &place);
  else if (search->worst != CAESAR_NONE && caesar_border_end (search->box, border, search->worst) >= 0)
    weigh_strengthening (search, &option);
  else
    return;

  if (is_better (&option, &search->best))
    search->best = option;
}

static gboolean
line_fits (const Search *search,
           guint border)
{
  const CaesarPlayer *crassus = &search->state->players[search->state->crassus];

  for (guint i = 0; i < crassus->n_held; i++)
    {
      if (caesar_symbol_fits (crassus->held[i].symbol, search->box->borders[border].symbol))
        return TRUE;
    }

  return FALSE;
}

static void
find_worst (Search *search)
{
  int crassus = search->state->crassus;
  int most = G_MININT;

  search->worst = CAESAR_NONE;
  for (guint i = 0; i < search->state->n_borders; i++)
    {
      if (search->state->borders[i].by != CAESAR_NOBODY || !line_fits (search, i))
        continue;

      for (guint end = 0; end < 2; end++)
        {
          int province = search->box->borders[i].between[end];
          gint16 totals[CAESAR_N_SIDES];
          int behind;

          caesar_map_total (search->state, search->box, province, totals);
          behind = totals[caesar_side_other (crassus)] - totals[crassus];
          if (search->state->provinces[province].closed ||
              !(behind > most || (behind == most && province < search->worst)))
            continue;

          most = behind;
          search->worst = province;
        }
    }
}

/**
 * caesar_automa_suggest:
 * @state: a state of a solo game
 * @box: the game's box
 * @advice: (out): what the rules page suggests
 *
 * Looks through all that Auto-Crassus could do with the line: close a province if
 * it can, else strengthen the one where it is most behind. What is alike in this
 * is decided by the order of the line, then of the box.
 *
 * Returns: whether there is anything that it can do
 */
gboolean
caesar_automa_suggest (const CaesarState *state,
                       const CaesarBox *box,
                       CaesarAdvice *advice)
{
  Search search = { .state = state, .box = box };
  const CaesarPlayer *crassus;

  memset (advice, 0, sizeof *advice);
  if (!caesar_state_is_solo (state))
    return FALSE;

  crassus = &state->players[state->crassus];
  find_worst (&search);
  for (guint held = 0; held < crassus->n_held; held++)
    {
      const CaesarToken *token = &crassus->held[held];
      const CaesarToken turned = caesar_token_turned (token);

      for (guint border = 0; border < state->n_borders; border++)
        {
          if (state->borders[border].by != CAESAR_NOBODY ||
              !caesar_symbol_fits (token->symbol, box->borders[border].symbol))
            continue;

          consider (&search, held, border, token);
          consider (&search, held, border, &turned);
        }
    }

  *advice = search.best.advice;
  return advice->kind != CAESAR_ADVICE_NONE;
}
