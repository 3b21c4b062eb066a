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
add_score (GString *row,
           const BceState *state,
           const BceScore *score,
           gboolean adds_up,
           guint seat)
{
  const BcePlayerScore *player = &score->players[seat];
  gboolean over = state->stage == BCE_STAGE_OVER;

  /* Whoever adds up the cells must come to the total. */
  for (guint line = 0; line < BCE_N_LINES; line++)
    if (adds_up)
      add_number (row, player->lines[line], player->unknown[line]);
    else
      scriba_csv_add_text (row, "");

  add_number (row, player->total, bce_score_count_unknown (player));

  if (player->rank > 0 && score->unknown->len == 0)
    add_number (row, player->rank, 0);
  else
    scriba_csv_add_text (row, "");
  if (over)
    {
      scriba_csv_add_truth (row, (score->winners & (1 << seat)) != 0);
      scriba_csv_add_text (row, bce_victory_keys[score->decided_by]);
    }
  else
    {
      scriba_csv_add_text (row, "");
      scriba_csv_add_text (row, "");
    }
}

static void
add_row (GString *rows,
         const ScribaGameFile *file,
         const BceState *state,
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
      add_score (rows, state, score, adds_up, seat);
    }
  else
    {
      add_number (rows, player->track, 0);
      for (guint cell = 1; cell < BCE_N_LINES + 4; cell++)
        scriba_csv_add_text (rows, "");
    }
  g_string_append_c (rows, '\n');
}

/**
 * bce_game_to_csv:
 * @file: a game
 * @n_unknown: (out): how many unknown values its score depends on
 *
 * The game as it stands, for a spreadsheet: one row a seat, ISO dates (formats
 * page). What is private during play has no cell, nor have the lines of a score that was confirmed and to which they
 * do not add up any more.
 *
 * Returns: (transfer full): the rows, with a heading
 */
char *
bce_game_to_csv (const ScribaGameFile *file,
                 guint *n_unknown)
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
    add_row (rows, file, state, score, adds_up, seat);

  *n_unknown = score != NULL ? score->unknown->len : 0;
  return g_string_free_and_steal (rows);
}
