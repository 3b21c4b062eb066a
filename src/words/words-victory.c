/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-score.h"

#include <glib/gi18n.h>

#include "words-amount.h"
#include "words-names.h"
#include "words-ranking.h"

static gboolean
is_winner (const BceScore *score,
           guint player)
{
  return (score->winners & (1 << player)) != 0;
}

/**
 * scriba_words_winners:
 * @names: (array zero-terminated=1): the winners of a game, one at least
 *
 * Returns: (transfer full): that they have won
 */
char *
scriba_words_winners (const char * const *names)
{
  g_autofree char *list = scriba_words_join (names);

  if (names[0] != NULL && names[1] != NULL)
    /* Translators: %s is a list of players. */
    return g_strdup_printf (_("Shared victory: %s"), list);

  /* Translators: %s is a player. */
  return g_strdup_printf (_("%s wins"), list);
}

/**
 * scriba_words_winner:
 * @scoring: what was scored
 * @score: the score
 *
 * Returns: (transfer full): who won
 */
char *
scriba_words_winner (const BceScoring *scoring,
                     const BceScore *score)
{
  const char *names[BCE_MAX_SEATS + 1] = { NULL, };
  guint n = 0;

  for (guint player = 0; player < score->n_players; player++)
    if (is_winner (score, player))
      names[n++] = scriba_words_player (scoring, player);

  return scriba_words_winners (names);
}

/**
 * scriba_words_leader:
 * @scoring: what was scored
 * @score: the score
 * @over: whether nothing more is to come
 *
 * Returns: (transfer full): who won, or, as long as that can change, who wins with what is known so far
 */
char *
scriba_words_leader (const BceScoring *scoring,
                     const BceScore *score,
                     gboolean over)
{
  g_autofree char *winner = scriba_words_winner (scoring, score);

  if (over && bce_score_is_decided (scoring, score))
    return g_steal_pointer (&winner);

  /* Translators: %s says who wins with what is known so far: "Anna wins". */
  return g_strdup_printf (_("As far as is known: %s"), winner);
}

/**
 * scriba_words_verdict:
 * @scoring: what is being scored
 * @score: the score so far
 *
 * Returns: (transfer full): who won, or that it cannot be told yet
 */
char *
scriba_words_verdict (const BceScoring *scoring,
                      const BceScore *score)
{
  if (bce_score_is_empty (scoring, score))
    return g_strdup (_("Nothing entered yet"));
  if (!bce_score_is_decided (scoring, score))
    return g_strdup (_("Not decided yet"));

  return scriba_words_winner (scoring, score);
}

/**
 * scriba_words_victory_rule:
 * @decided_by: the rule that decided the game
 *
 * Returns: its name in a few words, as a title
 */
const char *
scriba_words_victory_rule (BceVictory decided_by)
{
  static const char * const rules[] = {
    [BCE_VICTORY_ONLY] = N_("Nobody to compare with"),
    [BCE_VICTORY_IMPERIUM] = N_("Decided by Imperium"),
    [BCE_VICTORY_AUTHORITY_AMBITION] = N_("Decided by the first tie-break"),
    [BCE_VICTORY_INFLUENCE] = N_("Decided by the second tie-break"),
    [BCE_VICTORY_SHARED] = N_("Tied after both tie-breaks"),
  };

  g_return_val_if_fail ((guint) decided_by < G_N_ELEMENTS (rules), NULL);

  return _(rules[decided_by]);
}

/** scriba_words_confirmed: why a finished game has a result and no score sheet. */
const char *
scriba_words_confirmed (void)
{
  return _("Something was changed after the end. What counts is the result that was confirmed.");
}

static guint
count_recruits_unknown (const BceScore *score,
                        guint player)
{
  return score->players[player].unknown[BCE_LINE_RECRUITS];
}

/* Those who were still level when the deciding number was compared. */
static void
rank_level (const BceScoring *scoring,
            const BceScore *score,
            const BcePlayerScore *best,
            ScribaRanking *ranking)
{
  for (guint player = 0; player < score->n_players; player++)
    {
      const BcePlayerScore *result = &score->players[player];
      const char *name = scriba_words_player (scoring, player);

      if (scoring->players[player].shared)
        continue;

      if (score->decided_by <= BCE_VICTORY_IMPERIUM)
        scriba_ranking_add (ranking, name, result->total, scriba_words_score_unknown_total (score, player));
      else if (result->total != best->total)
        continue;
      else if (score->decided_by == BCE_VICTORY_AUTHORITY_AMBITION)
        scriba_ranking_add (ranking, name, result->authority_ambition, count_recruits_unknown (score, player));
      else if (result->authority_ambition == best->authority_ambition)
        scriba_ranking_add (ranking, name, result->influence, 0);
    }
}

/**
 * scriba_words_victory_reason:
 * @scoring: what was scored
 * @score: the score
 *
 * Returns: (transfer full): the comparison that decided the game, in one sentence (rules, section 6)
 */
char *
scriba_words_victory_reason (const BceScoring *scoring,
                             const BceScore *score)
{
  const BcePlayerScore *best = NULL;
  ScribaRanking ranking = { 0, };
  g_autofree char *names = NULL;
  g_autofree char *total = NULL;
  g_autofree char *authority = NULL;
  g_autofree char *influence = NULL;

  for (guint player = 0; best == NULL && player < score->n_players; player++)
    if (is_winner (score, player))
      best = &score->players[player];
  g_return_val_if_fail (best != NULL, NULL);

  rank_level (scoring, score, best, &ranking);
  names = scriba_ranking_to_words (&ranking);
  total = scriba_words_amount (best->total, 0);
  authority = scriba_words_amount (best->authority_ambition, 0);
  influence = scriba_words_amount (best->influence, 0);

  switch (score->decided_by)
    {
    case BCE_VICTORY_ONLY:
      /* Translators: %s is the only player and their Imperium: "Anna 32". */
      return g_strdup_printf (_("Imperium: %s"), names);

    case BCE_VICTORY_IMPERIUM:
      /* Translators: %s is a list like "Anna 74, Bálint 58". */
      return g_strdup_printf (_("Most Imperium: %s"), names);

    case BCE_VICTORY_AUTHORITY_AMBITION:
      /* Translators: %1$s is the Imperium of those who are tied, %2$s a list like "Máté 27, Anna 22". */
      return g_strdup_printf (_("Tied on Imperium (%1$s); most authority and ambition in the Collegium: %2$s"),
                              total, names);

    case BCE_VICTORY_INFLUENCE:
      return g_strdup_printf (_("Tied on Imperium (%1$s) and on authority and ambition (%2$s); "
                                "most stored influence: %3$s"),
                              total, authority, names);

    default:
      return g_strdup_printf (_("Tied on Imperium (%1$s), on authority and ambition (%2$s) "
                                "and on stored influence (%3$s)"),
                              total, authority, influence);
    }
}

/* Whether a player is level with the winners after the first tie-break. */
static gboolean
is_level (const BceScoring *scoring,
          const BceScore *score,
          guint player)
{
  const BcePlayerScore *result = &score->players[player];

  if (score->decided_by < BCE_VICTORY_INFLUENCE || scoring->players[player].shared || result->total == 0)
    return FALSE;

  for (guint i = 0; i < score->n_players; i++)
    if (is_winner (score, i))
      return result->total == score->players[i].total &&
             result->authority_ambition == score->players[i].authority_ambition;
  return FALSE;
}

/**
 * scriba_words_influence_note:
 * @scoring: what is being scored
 * @score: the score so far
 * @player: a player
 *
 * Returns: what the stored influence of @player is asked for (rules, section 6)
 */
const char *
scriba_words_influence_note (const BceScoring *scoring,
                             const BceScore *score,
                             guint player)
{
  g_return_val_if_fail (player < score->n_players, NULL);

  return is_level (scoring, score, player) ? _("Needed now: it decides a tie") : _("Only for the second tie-break");
}
