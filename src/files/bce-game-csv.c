/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-final.h"
#include "bce-keys.h"
#include "scriba-csv.h"

static const char heading[] =
  SCRIBA_CSV_START ",year,seat,player,character,shared,"
  "track,allegiance,senate,lictors_loyalty,structures,recruits,statues,denarii,"
  "total,rank,winner,decided_by";

/* A number that contains unknown values must not be added up by whoever reads it. */
static void
add_number (GString *row,
            gint64 number,
            guint n_unknown)
{
  g_autofree char *text = g_strdup_printf (n_unknown > 0 ? "%" G_GINT64_FORMAT " + ?" : "%" G_GINT64_FORMAT, number);

  scriba_csv_add_text (row, text);
}

static void
add_nothing (GString *row,
             guint n_cells)
{
  for (guint cell = 0; cell < n_cells; cell++)
    scriba_csv_add_text (row, "");
}

static void
add_score (GString *row,
           const BceScoring *scoring,
           const BceScore *score,
           gboolean over,
           gboolean adds_up,
           guint seat)
{
  const BcePlayerScore *player = &score->players[seat];
  gboolean decided = bce_score_is_decided (scoring, score);

  /* Whoever adds up the cells must come to the total. */
  for (guint line = 0; line < BCE_N_LINES; line++)
    if (adds_up)
      add_number (row, player->lines[line], player->unknown[line]);
    else
      add_nothing (row, 1);

  add_number (row, player->total, bce_score_count_unknown (player));

  if (player->rank > 0 && decided)
    add_number (row, player->rank, 0);
  else
    add_nothing (row, 1);
  if (over && decided)
    {
      scriba_csv_add_truth (row, bce_score_is_won_by (scoring, score, seat));
      scriba_csv_add_text (row, bce_victory_keys[score->decided_by]);
    }
  else
    {
      add_nothing (row, 2);
    }
}

static void
add_row (GString *rows,
         const ScribaGameFile *file,
         const BceState *state,
         const BceScoring *scoring,
         const BceScore *score,
         gboolean adds_up,
         guint seat)
{
  const BcePlayer *player = &state->players[seat];

  scriba_csv_add_start (rows, file, bce_ending_keys[state->ending]);
  add_number (rows, state->year, 0);
  add_number (rows, seat + 1, 0);
  scriba_csv_add_text (rows, player->name);
  scriba_csv_add_text (rows, bce_character_keys[player->character]);
  scriba_csv_add_truth (rows, state->shared == (int) seat);

  if (score != NULL)
    {
      add_score (rows, scoring, score, state->stage == BCE_STAGE_OVER, adds_up, seat);
    }
  else
    {
      add_number (rows, player->track, 0);
      add_nothing (rows, BCE_N_LINES + 3);
    }
  g_string_append_c (rows, '\n');
}

/**
 * bce_game_to_csv:
 * @file: a game
 *
 * The game as it stands, for a spreadsheet: one row a seat, ISO dates (formats
 * page). What is private during play has no cell, nor have the lines of a score that was confirmed and to which they
 * do not add up any more.
 *
 * Returns: (transfer full): the rows, with a heading
 */
char *
bce_game_to_csv (const ScribaGameFile *file)
{
  const BceState *state = scriba_history_get_state (file->history);
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;
  GString *rows = g_string_new (heading);
  gboolean adds_up = TRUE;

  if (bce_final_has_score (state))
    {
      score = bce_score_new ();
      adds_up = bce_final_score (state, file->box, bce_box_dup_name, &scoring, score);
    }

  g_string_append_c (rows, '\n');
  for (guint seat = 0; seat < state->n_seats; seat++)
    add_row (rows, file, state, scoring, score, adds_up, seat);

  return g_string_free_and_steal (rows);
}

/**
 * bce_scored_to_csv:
 * @scored: a game of which only the score is known
 *
 * So, with nothing in the cells of what is not known: when it began and how it ended, its last year, and who sat where.
 *
 * Returns: (transfer full): the rows, with a heading
 */
char *
bce_scored_to_csv (const BceScored *scored)
{
  GString *rows = g_string_new (heading);
  g_autofree char *ended = scriba_time_to_text (scored->at, scored->utc_offset);

  g_string_append_c (rows, '\n');
  for (guint seat = 0; seat < scored->scoring->n_players; seat++)
    {
      const BceScoredPlayer *player = &scored->scoring->players[seat];

      scriba_csv_add_text (rows, bce_game.key);
      scriba_csv_add_text (rows, scored->id);
      add_nothing (rows, 1);
      scriba_csv_add_text (rows, ended);
      add_nothing (rows, 3);
      scriba_csv_add_text (rows, player->name);
      scriba_csv_add_text (rows, bce_character_keys[scored->characters[seat]]);
      scriba_csv_add_truth (rows, player->shared);
      add_score (rows, scored->scoring, scored->score, TRUE, TRUE, seat);
      g_string_append_c (rows, '\n');
    }
  return g_string_free_and_steal (rows);
}
