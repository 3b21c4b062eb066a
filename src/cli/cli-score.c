/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include <glib/gi18n.h>

#include "cli-table.h"
#include "scriba-words.h"

static void
add_tie_breaks (CliTable *table,
                const BceScore *score)
{
  cli_table_add (table, CLI_DIM, _("Tie-break 1: authority and ambition"));
  for (guint player = 0; player < score->n_players; player++)
    {
      const BcePlayerScore *result = &score->players[player];
      g_autofree char *amount = scriba_words_amount (result->authority_ambition, result->unknown[BCE_LINE_RECRUITS]);

      cli_table_add (table, CLI_DIM, amount);
    }

  cli_table_add (table, CLI_DIM, _("Tie-break 2: stored influence"));
  for (guint player = 0; player < score->n_players; player++)
    {
      g_autofree char *amount = scriba_words_amount (score->players[player].influence, 0);

      cli_table_add (table, CLI_DIM, amount);
    }
}

static void
add_totals (CliTable *table,
            const BceScore *score)
{
  cli_table_add (table, CLI_BOLD, _("Imperium"));
  for (guint player = 0; player < score->n_players; player++)
    {
      g_autofree char *total = scriba_words_score_total (score, player);

      cli_table_add (table, CLI_BOLD, total);
    }

  cli_table_add (table, CLI_PLAIN, _("Rank"));
  for (guint player = 0; player < score->n_players; player++)
    {
      g_autofree char *rank = scriba_words_rank (score->players[player].rank);

      cli_table_add (table, CLI_PLAIN, rank);
    }
}

static CliTable *
begin_table (const BceScoring *scoring,
             const BceScore *score)
{
  g_autofree char *rights = g_strnfill (score->n_players, 'r');
  g_autofree char *columns = g_strconcat ("l", rights, NULL);
  CliTable *table = cli_table_new (columns);

  cli_table_add (table, CLI_PLAIN, NULL);
  for (guint player = 0; player < score->n_players; player++)
    cli_table_add (table, CLI_BOLD, scriba_words_player (scoring, player));

  return table;
}

static void
add_sheet (CliText *text,
           const BceScoring *scoring,
           const BceScore *score)
{
  g_autoptr (CliTable) table = begin_table (scoring, score);

  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      cli_table_add (table, CLI_PLAIN, scriba_words_score_line (line));
      for (guint player = 0; player < score->n_players; player++)
        {
          g_autofree char *amount = scriba_words_score_amount (score, player, line);

          cli_table_add (table, CLI_PLAIN, amount);
        }
    }

  add_totals (table, score);
  add_tie_breaks (table, score);
  cli_table_print (table, text, 0);
}

static void
add_victory (CliText *text,
             const BceScoring *scoring,
             const BceScore *score)
{
  g_autofree char *title = scriba_words_leader (scoring, score, TRUE);
  g_autofree char *reason = scriba_words_victory_reason (scoring, score);

  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, title);
  cli_text_line (text, 2, CLI_PLAIN, scriba_words_victory_rule (score->decided_by));
  cli_text_line (text, 2, CLI_DIM, reason);

  for (guint player = 0; player < scoring->n_players; player++)
    if (scoring->players[player].shared)
      {
        /* Translators: %s is a player. */
        g_autofree char *note = g_strdup_printf (_("Shared Suitor: %s, without a rank"),
                                                 scriba_words_player (scoring, player));

        cli_text_line (text, 2, CLI_DIM, note);
      }
}

static void
add_reasons (CliText *text,
             const BceScoring *scoring,
             const BceScore *score)
{
  g_autoptr (CliTable) table = cli_table_new ("lrl");

  for (guint line = BCE_LINE_ALLEGIANCE; line < BCE_LINE_DENARII; line++)
    {
      /* Translators: a line of the score sheet and its rule. */
      g_autofree char *heading = g_strdup_printf (C_("score sheet", "%1$s: %2$s"),
                                                  scriba_words_score_line (line), scriba_words_score_rule (line));

      cli_table_add_heading (table, heading);
      for (guint player = 0; player < score->n_players; player++)
        {
          g_autofree char *amount = scriba_words_score_amount (score, player, line);
          g_autoptr (GPtrArray) parts = scriba_words_score_lines (scoring, score, player, line);
          g_autofree char *why = cli_join_lines (parts);

          cli_table_add (table, CLI_PLAIN, scriba_words_player (scoring, player));
          cli_table_add (table, CLI_BOLD, amount);
          cli_table_add (table, CLI_DIM, why);
        }
    }

  cli_text_end_line (text);
  cli_table_print (table, text, 0);
}

static void
add_unknown (CliText *text,
             const BceScoring *scoring,
             const BceScore *score)
{
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < score->unknown->len; i++)
    g_ptr_array_add (unknown,
                     scriba_words_score_unknown (scoring, &g_array_index (score->unknown, BceScoreUnknown, i)));
  cli_add_unknown (text, unknown);
}

/** cli_add_score: adds a score sheet in words, with the reasons and what is unknown. */
void
cli_add_score (CliText *text,
               const BceScoring *scoring,
               const BceScore *score)
{
  cli_text_line (text, 0, CLI_BOLD, _("44 BCE: final scoring"));
  cli_text_end_line (text);
  add_sheet (text, scoring, score);
  add_victory (text, scoring, score);
  add_reasons (text, scoring, score);
  add_unknown (text, scoring, score);
}

/** cli_add_result: adds what was confirmed as the score of a game; its lines do not add up to that any more. */
void
cli_add_result (CliText *text,
                const BceScoring *scoring,
                const BceScore *score)
{
  g_autoptr (CliTable) table = begin_table (scoring, score);
  g_autofree char *winner = scriba_words_leader (scoring, score, TRUE);

  cli_text_line (text, 0, CLI_BOLD, _("44 BCE: final scoring"));
  cli_text_end_line (text);
  add_totals (table, score);
  cli_table_print (table, text, 0);
  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, winner);
  cli_text_line (text, 2, CLI_PLAIN, scriba_words_victory_rule (score->decided_by));
  cli_text_line (text, 2, CLI_DIM, scriba_words_confirmed ());
  add_unknown (text, scoring, score);
}

/**
 * cli_score:
 * @input: a `scriba-score/1` object
 * @json: whether the answer is JSON
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Scores a finished game.
 *
 * Returns: how it went
 */
CliExit
cli_score (JsonNode *input,
           gboolean json,
           CliText *text,
           GError **error)
{
  g_autoptr (BceScoring) scoring = bce_scoring_from_json (input, error);
  g_autoptr (BceScore) score = NULL;

  if (scoring == NULL)
    return CLI_EXIT_BAD;

  score = bce_score_new ();
  bce_score (scoring, score);

  if (json)
    cli_add_json (text, bce_score_to_json (scoring, score));
  else
    cli_add_score (text, scoring, score);

  return score->unknown->len > 0 ? CLI_EXIT_UNKNOWN : CLI_EXIT_DONE;
}
