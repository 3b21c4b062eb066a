/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-award.h"

#include <glib/gi18n.h>

#include "bce-boards.h"
#include "words-amount.h"
#include "words-names.h"
#include "words-ranking.h"
#include "words-tally.h"

/* The number of the winning side of a field comes first. */
static void
sides (const BceBoards *boards,
       const BceOutcome *outcome,
       BceField field,
       ScribaTally tally,
       char **winner,
       char **loser)
{
  char *im = scriba_words_tally_amount (boards, outcome, field, boards->im, tally);
  char *suitors = scriba_words_suitors_amount (boards, outcome, field, tally);
  gboolean im_wins = outcome->fields[field].im_wins;

  *winner = im_wins ? im : suitors;
  *loser = im_wins ? suitors : im;
}

/**
 * scriba_words_field_headline:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full): who won the field, for example "Suitors win 7 to 5"
 */
char *
scriba_words_field_headline (const BceBoards *boards,
                             const BceOutcome *outcome,
                             BceField field)
{
  const BceFieldOutcome *result = &outcome->fields[field];
  gboolean by_charisma = result->decided_by == BCE_BY_CHARISMA;
  g_autofree char *winner = NULL;
  g_autofree char *loser = NULL;

  sides (boards, outcome, field, by_charisma ? SCRIBA_TALLY_CHARISMA : SCRIBA_TALLY_AUTHORITY, &winner, &loser);

  if (result->decided_by == BCE_BY_IM)
    /* Translators: authority of both sides, who are tied. */
    return g_strdup_printf (_("IM wins the tie, %1$s to %2$s"), winner, loser);

  /* Translators: the winner's authority (or charisma) comes first. */
  if (result->im_wins)
    return g_strdup_printf (by_charisma ? _("IM wins by charisma, %1$s to %2$s") : _("IM wins %1$s to %2$s"),
                            winner, loser);

  return g_strdup_printf (by_charisma ? _("Suitors win by charisma, %1$s to %2$s") : _("Suitors win %1$s to %2$s"),
                          winner, loser);
}

/**
 * scriba_words_field_winner:
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: the headline without its numbers, where they stand beside it: "Suitors win"
 */
const char *
scriba_words_field_winner (const BceOutcome *outcome,
                           BceField field)
{
  const BceFieldOutcome *result = &outcome->fields[field];

  if (result->decided_by == BCE_BY_IM)
    return _("IM wins the tie");
  if (result->decided_by == BCE_BY_CHARISMA)
    return result->im_wins ? _("IM wins by charisma") : _("Suitors win by charisma");

  return result->im_wins ? _("IM wins") : _("Suitors win");
}

/**
 * scriba_words_field_reason:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full): the comparison that decided the field (rules, section 4, step 6)
 */
char *
scriba_words_field_reason (const BceBoards *boards,
                           const BceOutcome *outcome,
                           BceField field)
{
  g_autofree char *authority = scriba_words_tally_amount (boards, outcome, field, boards->im, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *charisma = scriba_words_tally_amount (boards, outcome, field, boards->im, SCRIBA_TALLY_CHARISMA);
  g_autofree char *suitors = NULL;

  switch (outcome->fields[field].decided_by)
    {
    case BCE_BY_AUTHORITY:
      suitors = scriba_words_suitors_amount (boards, outcome, field, SCRIBA_TALLY_AUTHORITY);
      /* Translators: authority of both sides. */
      return g_strdup_printf (_("More authority: Suitors %1$s, IM %2$s"), suitors, authority);

    case BCE_BY_CHARISMA:
      suitors = scriba_words_suitors_amount (boards, outcome, field, SCRIBA_TALLY_CHARISMA);
      /* Translators: %1$s is the authority of both sides, %2$s and %3$s their charisma. */
      return g_strdup_printf (_("Tied on authority (%1$s); more charisma: Suitors %2$s, IM %3$s"),
                              authority, suitors, charisma);

    default:
      return g_strdup_printf (_("Tied on authority (%1$s) and charisma (%2$s): a full tie is won by the IM"),
                              authority, charisma);
    }
}

/* Sums of every seat, in one field or over all three, and how many unknown values are in them. */
typedef struct
{
  const gint64 *authority;
  const gint64 *charisma;
  guint authority_unknown[BCE_MAX_SEATS];
  guint charisma_unknown[BCE_MAX_SEATS];
} Sums;

static void
count_unknown (const BceBoards *boards,
               const BceOutcome *outcome,
               BceField field,
               Sums *sums)
{
  for (guint seat = 0; seat < boards->n_seats; seat++)
    {
      sums->authority_unknown[seat] += scriba_words_tally_unknown (boards, outcome, field, seat,
                                                                   SCRIBA_TALLY_AUTHORITY);
      sums->charisma_unknown[seat] += scriba_words_tally_unknown (boards, outcome, field, seat,
                                                                  SCRIBA_TALLY_CHARISMA);
    }
}

/* Why a Suitor leads the others: most authority, then charisma, then the shared one or the first. */
static char *
leader_reason (const BceBoards *boards,
               int leader,
               BceReason reason,
               const Sums *sums)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);
  g_autofree char *authority = scriba_words_amount (sums->authority[leader], sums->authority_unknown[leader]);
  g_autofree char *charisma = scriba_words_amount (sums->charisma[leader], sums->charisma_unknown[leader]);
  g_autofree char *names = NULL;
  ScribaRanking ranking = { 0, };

  for (guint i = 0; i < n; i++)
    {
      guint seat = order[i];
      const char *name = scriba_words_seat (boards, seat);

      if (reason == BCE_BY_AUTHORITY)
        scriba_ranking_add (&ranking, name, sums->authority[seat], sums->authority_unknown[seat]);
      else if (sums->authority[seat] == sums->authority[leader] &&
               (reason == BCE_BY_CHARISMA || sums->charisma[seat] == sums->charisma[leader]))
        scriba_ranking_add (&ranking, name, sums->charisma[seat], sums->charisma_unknown[seat]);
    }

  switch (reason)
    {
    case BCE_BY_AUTHORITY:
      names = scriba_ranking_to_words (&ranking);
      /* Translators: %s is a list like "Anna 3, Bálint 1". */
      return g_strdup_printf (_("Most authority: %s"), names);

    case BCE_BY_CHARISMA:
      names = scriba_ranking_to_words (&ranking);
      /* Translators: %1$s is a number, %2$s a list like "Anna 3, Bálint 1". */
      return g_strdup_printf (_("Tied on authority (%1$s); most charisma: %2$s"), authority, names);

    case BCE_BY_SHARED:
      /* Translators: two numbers and a player. */
      return g_strdup_printf (_("Tied on authority (%1$s) and charisma (%2$s); the shared Suitor goes first: %3$s"),
                              authority, charisma, scriba_words_seat (boards, leader));

    default:
      names = scriba_ranking_to_names (&ranking);
      /* Translators: two numbers and a list of players. */
      return g_strdup_printf (_("Tied on authority (%1$s) and charisma (%2$s); first in Suitor order: %3$s"),
                              authority, charisma, names);
    }
}

/**
 * scriba_words_tile_title:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full): who gets the tile
 */
char *
scriba_words_tile_title (const BceBoards *boards,
                         const BceOutcome *outcome,
                         BceField field)
{
  /* Translators: %s is the player who gets the allegiance tile. */
  return g_strdup_printf (_("Tile: %s"), scriba_words_seat (boards, outcome->fields[field].tile_to));
}

/**
 * scriba_words_tile_reason:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full): why (rules, section 4, step 6)
 */
char *
scriba_words_tile_reason (const BceBoards *boards,
                          const BceOutcome *outcome,
                          BceField field)
{
  const BceFieldOutcome *result = &outcome->fields[field];
  Sums sums = { .authority = result->authority, .charisma = result->charisma };

  if (result->im_wins)
    return g_strdup (_("The IM won the field"));

  count_unknown (boards, outcome, field, &sums);

  return leader_reason (boards, result->tile_to, result->tile_decided_by, &sums);
}

/**
 * scriba_words_denarii_title:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full) (nullable): who collects denarii in the award, or %NULL if nobody does
 */
char *
scriba_words_denarii_title (const BceBoards *boards,
                            const BceOutcome *outcome,
                            BceField field)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);
  const guint8 *denarii = outcome->fields[field].denarii;
  ScribaRanking winners = { 0, };
  g_autofree char *names = NULL;

  if (denarii[boards->im] > 0)
    scriba_ranking_add (&winners, scriba_words_seat (boards, boards->im), 1, 0);
  for (guint i = 0; i < n; i++)
    if (denarii[order[i]] > 0)
      scriba_ranking_add (&winners, scriba_words_seat (boards, order[i]), 1, 0);

  if (winners.n == 0)
    return NULL;

  names = scriba_ranking_to_names (&winners);
  /* Translators: %s is a player, or a list of players who collect 1 denarius each. */
  return g_strdup_printf (ngettext ("1 denarius: %s", "1 denarius each: %s", winners.n), names);
}

/**
 * scriba_words_denarii_reason:
 * @outcome: the outcome
 * @field: the field
 *
 * Returns: (transfer full): why (rules, section 4, step 6)
 */
char *
scriba_words_denarii_reason (const BceOutcome *outcome,
                             BceField field)
{
  if (outcome->fields[field].im_wins)
    return g_strdup (_("The IM won the field"));

  return g_strdup (_("Loyalty collected by deploying in this field"));
}

/**
 * scriba_words_next_im_title:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 *
 * Returns: (transfer full): who is Imperium Maius next year
 */
char *
scriba_words_next_im_title (const BceBoards *boards,
                            const BceOutcome *outcome)
{
  /* Translators: %s is a player. */
  return g_strdup_printf (_("Next Imperium Maius: %s"), scriba_words_seat (boards, outcome->next_im.seat));
}

/**
 * scriba_words_next_im_reason:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 *
 * Returns: (transfer full): why, in one or more sentences (rules, section 4, "Next IM")
 */
char *
scriba_words_next_im_reason (const BceBoards *boards,
                             const BceOutcome *outcome)
{
  const BceNextIm *next = &outcome->next_im;
  Sums sums = { .authority = next->authority, .charisma = next->charisma };
  int lost = BCE_N_FIELDS - next->im_tiles;
  g_autoptr (GString) words = NULL;
  g_autofree char *reason = NULL;

  if (next->kept)
    return g_strdup_printf (ngettext ("The IM won %d field and stays", "The IM won %d fields and stays",
                                      next->im_tiles),
                            next->im_tiles);

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    count_unknown (boards, outcome, field, &sums);
  reason = leader_reason (boards, next->named, next->decided_by, &sums);

  words = g_string_new (NULL);
  /* Translators: the sentence after it names the sums: "Most authority: Anna 3, Bálint 1". */
  g_string_append_printf (words,
                          ngettext ("The Suitors won %d field; the sums of all three decide.",
                                    "The Suitors won %d fields; the sums of all three decide.", lost),
                          lost);
  g_string_append_printf (words, " %s", reason);

  if (next->named != next->seat)
    {
      g_string_append (words, ". ");
      /* Translators: player %2$s runs the shared Suitor %1$s, who cannot be IM. */
      g_string_append_printf (words, _("For the shared Suitor (%1$s) the IM is %2$s, without the bonus"),
                              scriba_words_seat (boards, next->named), scriba_words_seat (boards, next->seat));
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * scriba_words_next_im_bonus:
 * @boards: the boards that were resolved
 * @outcome: the outcome
 *
 * Returns: (transfer full) (nullable): what the new IM chooses, or %NULL without a bonus
 */
char *
scriba_words_next_im_bonus (const BceBoards *boards,
                            const BceOutcome *outcome)
{
  if (!outcome->next_im.bonus)
    return NULL;

  /* Translators: %s is the new IM, who chooses. */
  return g_strdup_printf (_("%s chooses 1 denarius or 6 Imperium"), scriba_words_seat (boards, outcome->next_im.seat));
}
