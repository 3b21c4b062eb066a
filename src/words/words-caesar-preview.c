/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-caesar-preview.h"

#include <glib/gi18n.h>

#include "caesar-counts.h"
#include "caesar-map.h"
#include "words-amount.h"
#include "words-caesar-entry.h"
#include "words-caesar-odds.h"
#include "words-caesar.h"

/* What a placement of Caesar! would bring, and what may still happen to a province. */

static void
apply (const CaesarState *state,
       const CaesarPlace *place,
       CaesarState *after)
{
  *after = *state;
  caesar_game.apply (after, CAESAR_ENTRY_PLACE, place);
}

/**
 * scriba_words_caesar_preview:
 * @state: the state before
 * @box: the game's box
 * @place: a placement, as caesar_resolve() tells it
 *
 * Returns: (transfer full): what it closes with which totals: "Dalmatia closes: Caesar 7, Pompey 5"
 */
char *
scriba_words_caesar_preview (const CaesarState *state,
                             const CaesarBox *box,
                             const CaesarPlace *place)
{
  const char *caesar = scriba_words_caesar_player (state, CAESAR_SIDE_CAESAR);
  const char *pompey = scriba_words_caesar_player (state, CAESAR_SIDE_POMPEY);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < place->n_closed; i++)
    {
      const CaesarClosing *closing = &place->closed[i];

      /* Translators: a province that a token closes, and each side with its total in it. */
      scriba_words_add_part (text, g_strdup_printf (_("%1$s closes: %2$s %3$d, %4$s %5$d"),
                                                    scriba_words_province (box, closing->province),
                                                    caesar, closing->totals[CAESAR_SIDE_CAESAR],
                                                    pompey, closing->totals[CAESAR_SIDE_POMPEY]));
    }
  if (place->n_closed == 0)
    scriba_words_add_part (text, g_strdup (_("Closes no province")));

  return g_string_free_and_steal (text);
}

static void
append_closing (GString *text,
                const CaesarState *state,
                const CaesarBox *box,
                const CaesarClosing *closing)
{
  if (closing->controller == CAESAR_NOBODY)
    /* Translators: %s is a province that is tied. */
    scriba_words_add_part (text, g_strdup_printf (_("%s: nobody controls it"), scriba_words_province (box, closing->province)));
  else
    /* Translators: a province and who wins it. */
    scriba_words_add_part (text, g_strdup_printf (_("%1$s: control of %2$s"), scriba_words_province (box, closing->province),
                                                  scriba_words_caesar_player (state, closing->controller)));
  for (guint i = 0; i < closing->n_links; i++)
    /* Translators: %s is a neighbouring province. */
    scriba_words_add_part (text, g_strdup_printf (_("link to %s"),
                                                  scriba_words_province (box, caesar_border_other (box, closing->links[i],
                                                                                                   closing->province))));
  if (closing->tile == CAESAR_TILE_UNKNOWN)
    scriba_words_add_part (text, g_strdup (_("bonus tile not known")));
  else if (closing->taken_by != CAESAR_NOBODY)
    scriba_words_add_part (text, g_strdup_printf (C_("bonus tile", "%1$s: %2$s"), scriba_words_bonus_tile (closing->tile),
                                                  scriba_words_caesar_player (state, closing->taken_by)));
}

/**
 * scriba_words_caesar_preview_more:
 *
 * As scriba_words_caesar_preview().
 *
 * Returns: (transfer full): what else follows: control, links, bonus tiles, control tokens left, an extra turn, the end;
 *   or, if nothing is closed, what faces both provinces then
 */
char *
scriba_words_caesar_preview_more (const CaesarState *state,
                                  const CaesarBox *box,
                                  const CaesarPlace *place)
{
  const char *caesar = scriba_words_caesar_player (state, CAESAR_SIDE_CAESAR);
  const char *pompey = scriba_words_caesar_player (state, CAESAR_SIDE_POMPEY);
  GString *text = g_string_new (NULL);
  CaesarState after;

  apply (state, place, &after);
  for (guint i = 0; i < place->n_closed; i++)
    append_closing (text, state, box, &place->closed[i]);
  for (guint end = 0; end < 2 && place->n_closed == 0; end++)
    {
      int province = box->borders[place->border].between[end];
      gint16 totals[CAESAR_N_SIDES];

      caesar_map_total (&after, box, province, totals);
      /* Translators: a province, and each side with what faces it. */
      scriba_words_add_part (text, g_strdup_printf (_("%1$s: %2$s %3$d, %4$s %5$d"), scriba_words_province (box, province),
                                                    caesar, totals[CAESAR_SIDE_CAESAR], pompey, totals[CAESAR_SIDE_POMPEY]));
    }
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      int before_left = caesar_count_control_left (state, box, side);
      int left = caesar_count_control_left (&after, box, side);

      if (left != before_left)
        /* Translators: a side, and its control tokens left before and after. */
        scriba_words_add_part (text, g_strdup_printf (_("%1$s: control tokens left %2$d → %3$d"),
                                                      scriba_words_caesar_player (state, side), before_left, left));
    }
  if (place->next.extra)
    scriba_words_add_part (text, g_strdup_printf (_("extra turn: %s"), scriba_words_caesar_player (state, place->next.side)));
  if (place->result.ending != CAESAR_ENDING_NOT_YET)
    scriba_words_add_part (text, scriba_words_caesar_would_end (state, &place->result));

  return g_string_free_and_steal (text);
}

/** scriba_words_caesar_soon: (transfer full): how a province stands that one token closes: "As it stands: Caesar, 5 : 3". */
char *
scriba_words_caesar_soon (const CaesarState *state,
                          const CaesarBox *box,
                          const CaesarSoon *soon)
{
  if (soon->leader == CAESAR_NOBODY)
    /* Translators: each side with its total in a province that stands at a tie. */
    return g_strdup_printf (_("As it stands: nobody, %1$s %2$d, %3$s %4$d"),
                            scriba_words_caesar_player (state, CAESAR_SIDE_CAESAR), soon->totals[CAESAR_SIDE_CAESAR],
                            scriba_words_caesar_player (state, CAESAR_SIDE_POMPEY), soon->totals[CAESAR_SIDE_POMPEY]);

  /* Translators: who would win a province now, the winner's total and the other one. */
  return g_strdup_printf (_("As it stands: %1$s, %2$d : %3$d"), scriba_words_caesar_player (state, soon->leader),
                          soon->totals[soon->leader], soon->totals[caesar_side_other (soon->leader)]);
}

/* The chance that one of some kinds is in the hand of a side, of which some tokens are known. */
static CaesarOdds
odds_in_hand (const CaesarState *state,
              const CaesarBox *box,
              CaesarSide side,
              guint32 kinds,
              const gint16 known[CAESAR_MAX_KINDS])
{
  gint16 bag[CAESAR_MAX_KINDS];
  int n_known = 0;

  for (guint kind = 0; kind < box->n_kinds; kind++)
    {
      n_known += known[kind];
      if (known[kind] > 0 && (kinds & (1u << kind)) != 0)
        return (CaesarOdds) { 1, 1 };
    }

  caesar_count_unseen_all (state, box, side, bag);
  caesar_odds_take_marked (bag, known);
  return caesar_odds_some_of (box, bag, kinds, MAX (0, state->players[side].hand_size - n_known));
}

/**
 * scriba_words_caesar_turning:
 * @state: a state
 * @box: the game's box
 * @soon: a province that one token closes
 * @side: who would place
 * @known: of each kind, how many of its tokens are known to be in its hand
 *
 * Returns: (transfer full): how many of its tokens fit there and let it win, and how likely one is in its hand
 */
char *
scriba_words_caesar_turning (const CaesarState *state,
                             const CaesarBox *box,
                             const CaesarSoon *soon,
                             CaesarSide side,
                             const gint16 known[CAESAR_MAX_KINDS])
{
  const char *player = scriba_words_caesar_player (state, side);
  int wins = soon->reach[side][side];
  g_autofree char *odds = NULL;

  if (soon->fitting[side] == 0)
    /* Translators: %s is a side without a token for a border space. */
    return g_strdup_printf (_("%s: no token fits"), player);
  if (wins == 0)
    /* Translators: a side and a number of tokens. */
    return g_strdup_printf (_("%1$s: %2$d fit, none wins it"), player, soon->fitting[side]);

  odds = scriba_words_odds (odds_in_hand (state, box, side, soon->kinds[side][side], known));
  /* Translators: a side, tokens that win a province, tokens that fit there, and how likely one of the first is in hand. */
  return g_strdup_printf (_("%1$s: %2$d of %3$d that fit win it, in hand: %4$s"), player, wins, soon->fitting[side], odds);
}

/** scriba_words_caesar_placed: (transfer full): the control tokens that a side has placed, and where they are. */
char *
scriba_words_caesar_placed (const CaesarState *state,
                            const CaesarBox *box,
                            CaesarSide side)
{
  int provinces, links;

  caesar_count_control_where (state, side, &provinces, &links);
  /* Translators: a side, its control tokens that are placed, and of these how many are in provinces, are links, and are
   * under Senate tiles. */
  return g_strdup_printf (_("%1$s, control tokens placed: %2$d (provinces %3$d, links %4$d, Senate %5$d)"),
                          scriba_words_caesar_player (state, side), caesar_count_control_placed (state, side), provinces,
                          links, state->players[side].senate_tokens);
}

/** scriba_words_caesar_controlled: (transfer full): the provinces that a side controls, with the totals that decided: "Caesar controls: Italia 8 : 3". */
char *
scriba_words_caesar_controlled (const CaesarState *state,
                                const CaesarBox *box,
                                CaesarSide side)
{
  const char *player = scriba_words_caesar_player (state, side);
  g_autoptr (GString) provinces = g_string_new (NULL);

  for (guint i = 0; i < state->n_provinces; i++)
    {
      const CaesarHolding *holding = &state->provinces[i];

      if (holding->closed && holding->controller == (int) side)
        /* Translators: a province, the total of who won it, and the other one. */
        scriba_words_add_item (provinces, g_strdup_printf (C_("province", "%1$s %2$d : %3$d"), scriba_words_province (box, i),
                                                           holding->totals[side], holding->totals[caesar_side_other (side)]));
    }

  if (provinces->len == 0)
    /* Translators: %s is a side. */
    return g_strdup_printf (_("%s controls no province"), player);

  /* Translators: a side and the provinces that it controls. */
  return g_strdup_printf (_("%1$s controls: %2$s"), player, provinces->str);
}

static void
add_sentence (GString *text,
              char *sentence)
{
  g_autofree char *line = sentence;

  g_string_append_printf (text, "%s.\n", line);
}

/**
 * scriba_words_caesar_report:
 * @date: the day on which it was played, in words
 *
 * Returns: (transfer full): how a game stands or ended, as a text to send: one sentence a line
 */
char *
scriba_words_caesar_report (const CaesarState *state,
                            const CaesarBox *box,
                            const char *date)
{
  GString *text = g_string_new (NULL);

  /* Translators: the game and the day on which it was played. */
  g_string_append_printf (text, _("Caesar!, %s"), date);
  g_string_append_c (text, '\n');
  add_sentence (text, scriba_words_caesar_players (state));
  add_sentence (text, scriba_words_caesar_moment (state));
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      add_sentence (text, scriba_words_caesar_placed (state, box, side));
      add_sentence (text, scriba_words_caesar_controlled (state, box, side));
    }

  return g_string_free_and_steal (text);
}
