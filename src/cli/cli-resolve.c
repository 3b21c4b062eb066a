/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli-commands.h"

#include <glib/gi18n.h>

#include "cli-table.h"
#include "scriba-words.h"

static void
add_seats (CliText *text,
           const BceBoards *boards)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);
  const char *suitors[BCE_MAX_SEATS + 1] = { NULL, };
  g_autofree char *names = NULL;
  g_autofree char *im_line = NULL;
  g_autofree char *suitors_line = NULL;

  for (guint i = 0; i < n; i++)
    suitors[i] = scriba_words_seat (boards, order[i]);
  names = scriba_words_join (suitors);

  /* Translators: %s is a player. */
  im_line = g_strdup_printf (_("Imperium Maius: %s"), scriba_words_seat (boards, boards->im));
  /* Translators: %s is a list of players. */
  suitors_line = g_strdup_printf (_("Suitors in order: %s"), names);
  cli_text_line (text, 0, CLI_PLAIN, im_line);
  cli_text_line (text, 0, CLI_PLAIN, suitors_line);

  if (boards->shared != BCE_NOBODY)
    {
      g_autofree char *shared_line = g_strdup_printf (_("Shared Suitor: %s"), scriba_words_seat (boards, boards->shared));

      cli_text_line (text, 0, CLI_PLAIN, shared_line);
    }
}

static void
add_steps (CliText *text,
           const BceBoards *boards,
           BceField field,
           GArray *steps)
{
  g_autoptr (CliTable) table = cli_table_new ("rlll");
  int part = -1;

  for (guint i = 0; i < steps->len; i++)
    {
      g_auto (ScribaStepWords) words = { 0, };
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      scriba_words_step (boards, field, &g_array_index (steps, BceStep, i), &words);
      if ((int) words.part != part)
        cli_table_add_heading (table, scriba_words_part (words.part));
      part = words.part;

      cli_table_add (table, CLI_DIM, number);
      cli_table_add (table, CLI_PLAIN, words.title);
      cli_table_add (table, CLI_BOLD, words.gain);
      cli_table_add (table, CLI_DIM, words.reason);
    }

  cli_table_print (table, text, 2);
}

static void
add_seat_tally (CliTable *table,
                const BceBoards *boards,
                const BceOutcome *outcome,
                BceField field,
                guint seat)
{
  const char *name = scriba_words_seat (boards, seat);
  /* Translators: %s is the player who is Imperium Maius. */
  g_autofree char *label = seat == (guint) boards->im ? g_strdup_printf (_("%s, IM"), name) : g_strdup (name);

  cli_table_add (table, CLI_PLAIN, label);
  for (guint tally = SCRIBA_TALLY_AUTHORITY; tally <= SCRIBA_TALLY_CHARISMA; tally++)
    {
      g_autofree char *amount = scriba_words_tally_amount (boards, outcome, field, seat, tally);

      cli_table_add (table, CLI_BOLD, amount);
    }
  for (guint tally = SCRIBA_TALLY_AUTHORITY; tally <= SCRIBA_TALLY_CHARISMA; tally++)
    {
      g_autoptr (GPtrArray) parts = scriba_words_tally_lines (boards, outcome, field, seat, tally);
      g_autofree char *why = cli_join_lines (parts);

      cli_table_add (table, CLI_DIM, why);
    }
}

static void
add_tally (CliText *text,
           const BceBoards *boards,
           const BceOutcome *outcome,
           BceField field)
{
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);
  g_autoptr (CliTable) table = cli_table_new ("lrrll");
  g_autofree char *authority = scriba_words_suitors_amount (boards, outcome, field, SCRIBA_TALLY_AUTHORITY);
  g_autofree char *charisma = scriba_words_suitors_amount (boards, outcome, field, SCRIBA_TALLY_CHARISMA);

  cli_table_add_heading (table, _("Tally"));
  cli_table_add (table, CLI_PLAIN, NULL);
  cli_table_add (table, CLI_PLAIN, scriba_words_tally (SCRIBA_TALLY_AUTHORITY));
  cli_table_add (table, CLI_PLAIN, scriba_words_tally (SCRIBA_TALLY_CHARISMA));
  /* Translators: heads a column with the parts of a sum: authority comes from these. */
  cli_table_add (table, CLI_PLAIN, _("Authority from"));
  cli_table_add (table, CLI_PLAIN, _("Charisma from"));

  for (guint i = 0; i < n; i++)
    add_seat_tally (table, boards, outcome, field, order[i]);

  cli_table_add (table, CLI_PLAIN, _("Suitors together"));
  cli_table_add (table, CLI_BOLD, authority);
  cli_table_add (table, CLI_BOLD, charisma);
  cli_table_add (table, CLI_PLAIN, NULL);
  cli_table_add (table, CLI_PLAIN, NULL);

  add_seat_tally (table, boards, outcome, field, boards->im);
  cli_table_print (table, text, 2);
}

static void
add_award (CliText *text,
           const BceBoards *boards,
           const BceOutcome *outcome,
           BceField field)
{
  g_autoptr (CliTable) table = cli_table_new ("ll");
  g_autofree char *tile = scriba_words_tile_title (boards, outcome, field);
  g_autofree char *tile_reason = scriba_words_tile_reason (boards, outcome, field);
  g_autofree char *denarii = scriba_words_denarii_title (boards, outcome, field);
  g_autofree char *denarii_reason = scriba_words_denarii_reason (outcome, field);

  cli_table_add_heading (table, _("Award"));
  cli_table_add (table, CLI_PLAIN, tile);
  cli_table_add (table, CLI_DIM, tile_reason);
  if (denarii != NULL)
    {
      cli_table_add (table, CLI_PLAIN, denarii);
      cli_table_add (table, CLI_DIM, denarii_reason);
    }

  cli_table_print (table, text, 2);
}

static void
add_collected (CliText *text,
               const BceBoards *boards,
               const BceFieldOutcome *outcome)
{
  g_autoptr (CliTable) table = cli_table_new ("ll");
  guint8 order[BCE_MAX_SEATS];
  guint n = bce_boards_suitor_order (boards, order);
  gboolean any = FALSE;

  order[n++] = boards->im;
  cli_table_add_heading (table, _("Collected"));

  for (guint i = 0; i < n; i++)
    {
      guint seat = order[i];
      const char *name = scriba_words_seat (boards, seat);

      if (outcome->loyalty_collected[seat] > 0)
        {
          g_autofree char *loyalty = scriba_words_thing_amount (BCE_THING_LOYALTY, outcome->loyalty_collected[seat]);
          /* Translators: a player and what they collect: "Anna: 2 loyalty". */
          g_autofree char *line = g_strdup_printf (C_("collected", "%1$s: %2$s"), name, loyalty);

          cli_table_add (table, CLI_PLAIN, line);
          cli_table_add (table, CLI_DIM, _("By deploying; in front of this field until the interruption"));
          any = TRUE;
        }

      for (guint thing = 0; thing < BCE_N_THINGS; thing++)
        if (outcome->collected[seat][thing] != 0)
          {
            g_autofree char *amount = scriba_words_thing_amount (thing, outcome->collected[seat][thing]);
            g_autofree char *line = g_strdup_printf (C_("collected", "%1$s: %2$s"), name, amount);

            cli_table_add (table, CLI_PLAIN, line);
            cli_table_add (table, CLI_DIM, _("By abilities"));
            any = TRUE;
          }
    }

  if (any)
    cli_table_print (table, text, 2);
}

static void
add_field (CliText *text,
           const BceBoards *boards,
           const BceOutcome *outcome,
           BceField field)
{
  g_autofree char *headline = scriba_words_field_headline (boards, outcome, field);
  g_autofree char *reason = scriba_words_field_reason (boards, outcome, field);
  /* Translators: a field as a title, and who won it: "Political: Suitors win 7 to 5". */
  g_autofree char *title = g_strdup_printf (C_("field", "%1$s: %2$s"), scriba_words_field (field), headline);

  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, title);
  cli_text_line (text, 2, CLI_DIM, reason);
  add_steps (text, boards, field, outcome->fields[field].steps);
  add_tally (text, boards, outcome, field);
  add_award (text, boards, outcome, field);
  add_collected (text, boards, &outcome->fields[field]);
}

static void
add_next_im (CliText *text,
             const BceBoards *boards,
             const BceOutcome *outcome)
{
  g_autofree char *title = scriba_words_next_im_title (boards, outcome);
  g_autofree char *reason = scriba_words_next_im_reason (boards, outcome);
  g_autofree char *bonus = scriba_words_next_im_bonus (boards, outcome);

  cli_text_end_line (text);
  cli_text_line (text, 0, CLI_BOLD, title);
  cli_text_line (text, 2, CLI_DIM, reason);
  if (bonus != NULL)
    cli_text_line (text, 2, CLI_PLAIN, bonus);
}

static void
add_words (CliText *text,
           const BceBoards *boards,
           const BceOutcome *outcome)
{
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);

  cli_text_line (text, 0, CLI_BOLD, _("44 BCE: resolution"));
  add_seats (text, boards);

  for (guint field = 0; field < BCE_N_FIELDS; field++)
    add_field (text, boards, outcome, field);
  add_next_im (text, boards, outcome);

  for (guint i = 0; i < outcome->unknown->len; i++)
    g_ptr_array_add (unknown, scriba_words_unknown (boards, &g_array_index (outcome->unknown, BceUnknown, i)));
  cli_add_unknown (text, unknown);
}

/**
 * cli_resolve:
 * @input: a `scriba-resolve/1` object
 * @json: whether the answer is JSON
 * @text: where the answer goes
 * @error: what is wrong with the input
 *
 * Resolves one resolution phase.
 *
 * Returns: how it went
 */
CliExit
cli_resolve (JsonNode *input,
             gboolean json,
             CliText *text,
             GError **error)
{
  g_autoptr (BceBoards) boards = bce_boards_from_json (input, error);
  g_autoptr (BceOutcome) outcome = NULL;

  if (boards == NULL)
    return CLI_EXIT_BAD;

  outcome = bce_outcome_new ();
  bce_resolve (boards, outcome);

  if (json)
    cli_add_json (text, bce_outcome_to_json (boards, outcome));
  else
    add_words (text, boards, outcome);

  return outcome->unknown->len > 0 ? CLI_EXIT_UNKNOWN : CLI_EXIT_DONE;
}
