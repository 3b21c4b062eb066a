/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-report.h"

#include <glib/gi18n.h>

#include "bce-final.h"
#include "words-amount.h"
#include "words-box.h"
#include "words-entry.h"
#include "words-names.h"
#include "words-score.h"

/* How a game of 44 BCE stands or ended, to be shown and sent. */

static void
add_seat (GString *text,
          const char *player,
          BceCharacter character)
{
  /* Translators: a player and whom they play: "Anna: Agrippa". */
  scriba_words_add_part (text, g_strdup_printf (C_("character", "%1$s: %2$s"), player, scriba_words_character (character)));
}

/** scriba_words_bce_players: (transfer full): who plays whom: "Anna: Agrippa · Bálint: Brutus"; the seats clockwise. */
char *
scriba_words_bce_players (const BceState *state)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < state->n_seats; seat++)
    add_seat (text, state->players[seat].name, state->players[seat].character);

  return g_string_free_and_steal (text);
}

/** scriba_words_scored_players: (transfer full): so, of a game that was only scored; each plays one of @characters. */
char *
scriba_words_scored_players (const BceScoring *scoring,
                             const BceCharacter *characters)
{
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < scoring->n_players; player++)
    add_seat (text, scriba_words_player (scoring, player), characters[player]);

  return g_string_free_and_steal (text);
}

static char *
explain (const BceScoring *scoring,
         const BceScore *score,
         gboolean over,
         gboolean stopped)
{
  g_autofree char *leader = scriba_words_leader (scoring, score, over);

  if (!over || !bce_score_is_decided (scoring, score))
    return g_steal_pointer (&leader);
  if (stopped)
    /* Translators: who won a game that was stopped and scored. */
    return g_strdup_printf (_("%s · stopped early, scored as it stood"), leader);

  return g_strdup_printf ("%s · %s", leader, scriba_words_victory_rule (score->decided_by));
}

/**
 * scriba_words_bce_result:
 * @state: a state
 * @scoring: (nullable): what is scored
 * @score: (nullable): its score, once there is one
 *
 * Returns: (transfer full): how a game ended, or where it stands
 */
char *
scriba_words_bce_result (const BceState *state,
                         const BceScoring *scoring,
                         const BceScore *score)
{
  if (state->ending == BCE_ENDING_UNFINISHED)
    return g_strdup (_("Stopped, without a score"));
  if (score == NULL || bce_score_is_empty (scoring, score))
    return scriba_words_moment (state);

  return explain (scoring, score, state->stage == BCE_STAGE_OVER, state->ending == BCE_ENDING_STOPPED);
}

/** scriba_words_scored_result: (transfer full): so, of a game that was only scored. */
char *
scriba_words_scored_result (const BceScoring *scoring,
                            const BceScore *score)
{
  if (bce_score_is_empty (scoring, score))
    return scriba_words_verdict (scoring, score);

  return explain (scoring, score, TRUE, FALSE);
}

static void
add_player (GString *text,
            const BceScoring *scoring,
            const BceScore *score,
            guint player,
            gboolean adds_up)
{
  g_autofree char *total = scriba_words_score_total (score, player);
  g_autoptr (GString) parts = g_string_new (NULL);

  /* Translators: a player and their Imperium: "Anna: 32". */
  g_string_append_printf (text, C_("Imperium", "%1$s: %2$s"), scriba_words_player (scoring, player), total);
  g_string_append_c (text, '\n');
  if (!adds_up)
    return;

  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      g_autofree char *amount = scriba_words_score_amount (score, player, line);

      if (score->players[player].lines[line] != 0 || score->players[player].unknown[line] > 0)
        /* Translators: a line of the score sheet and its number: "Structures 12". */
        scriba_words_add_part (parts, g_strdup_printf (C_("score sheet", "%1$s %2$s"), scriba_words_score_line (line), amount));
    }
  if (parts->len > 0)
    g_string_append_printf (text, "  %s\n", parts->str);
}

static GString *
begin_report (const char *date,
              const char *players,
              const char *result)
{
  GString *text = g_string_new (NULL);

  /* Translators: the game and the day on which it was played. */
  g_string_append_printf (text, _("44 BCE, %s"), date);
  g_string_append_printf (text, "\n%s.\n%s.\n", players, result);
  return text;
}

/**
 * scriba_words_bce_report:
 * @state: a state
 * @box: its box
 * @date: the day on which it was played, in words
 *
 * Returns: (transfer full): how a game stands or ended, as a text to send: the game, who played, how it ended, and the
 *   Imperium of each with the lines that make it
 */
char *
scriba_words_bce_report (const BceState *state,
                         const BceBox *box,
                         const char *date)
{
  GString *text;
  g_autofree char *players = scriba_words_bce_players (state);
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;
  g_autofree char *result = NULL;
  gboolean adds_up = FALSE;

  if (bce_final_has_score (state))
    {
      score = bce_score_new ();
      adds_up = bce_final_score (state, box, scriba_words_component, &scoring, score);
    }
  result = scriba_words_bce_result (state, scoring, score);

  text = begin_report (date, players, result);
  for (guint player = 0; score != NULL && player < score->n_players; player++)
    add_player (text, scoring, score, player, adds_up);

  return g_string_free_and_steal (text);
}

/**
 * scriba_words_scored_report:
 * @scoring: what was scored
 * @score: its score
 * @characters: whom each of its players played
 * @date: the day on which it was scored, in words
 *
 * Returns: (transfer full): so, of a game that was only scored
 */
char *
scriba_words_scored_report (const BceScoring *scoring,
                            const BceScore *score,
                            const BceCharacter *characters,
                            const char *date)
{
  g_autofree char *players = scriba_words_scored_players (scoring, characters);
  g_autofree char *result = scriba_words_scored_result (scoring, score);
  GString *text = begin_report (date, players, result);

  for (guint player = 0; player < score->n_players; player++)
    add_player (text, scoring, score, player, TRUE);

  return g_string_free_and_steal (text);
}
