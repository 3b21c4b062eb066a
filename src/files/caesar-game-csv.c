/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include "caesar-counts.h"
#include "scriba-csv.h"

static const char heading[] =
  SCRIBA_CSV_START ",seat,player,side,auto_crassus,"
  "provinces,links,senate_tokens,control_left,senate_tiles,placed,hand_size,winner";

static void
add_row (GString *rows,
         const ScribaGameFile *file,
         const CaesarState *state,
         guint side)
{
  const CaesarPlayer *player = &state->players[side];
  gboolean is_crassus = state->crassus == (int) side;
  int provinces, links;

  caesar_count_control_where (state, side, &provinces, &links);
  scriba_csv_add_start (rows, file, caesar_ending_keys[state->result.ending]);
  scriba_csv_add_number (rows, side + 1);
  scriba_csv_add_text (rows, is_crassus ? "Auto-Crassus" : player->name);
  scriba_csv_add_text (rows, caesar_side_keys[side]);
  scriba_csv_add_truth (rows, is_crassus);
  scriba_csv_add_number (rows, provinces);
  scriba_csv_add_number (rows, links);
  scriba_csv_add_number (rows, player->senate_tokens);
  scriba_csv_add_number (rows, caesar_count_control_left (state, file->box, side));
  scriba_csv_add_number (rows, caesar_count_senate_tiles (state, side));
  scriba_csv_add_number (rows, caesar_count_placed (state, side));
  scriba_csv_add_number (rows, player->hand_size);
  if (state->stage == CAESAR_STAGE_OVER)
    scriba_csv_add_truth (rows, state->result.winner == (int) side);
  else
    scriba_csv_add_text (rows, "");
  g_string_append_c (rows, '\n');
}

/**
 * caesar_game_to_csv:
 * @file: a game
 *
 * The game as it stands, for a spreadsheet: one row a side, ISO dates (formats page). Hands have no cell.
 *
 * Returns: (transfer full): the rows, with a heading
 */
char *
caesar_game_to_csv (const ScribaGameFile *file)
{
  const CaesarState *state = scriba_history_get_state (file->history);
  GString *rows = g_string_new (heading);

  g_string_append_c (rows, '\n');
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    add_row (rows, file, state, side);

  return g_string_free_and_steal (rows);
}
