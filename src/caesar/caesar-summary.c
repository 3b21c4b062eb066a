/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-summary.h"

#include <string.h>

#include "caesar-counts.h"
#include "scriba-fields.h"

static const ScribaField caesar_summary_fields[] = {
  SCRIBA_ROW_CHOICE (CaesarSummary, stage, caesar_stage_keys, .required = TRUE),
  SCRIBA_ROW_CHOICE (CaesarSummary, crassus, caesar_side_keys, .nullable = TRUE),
  SCRIBA_ROW_CHOICE (CaesarSummary, turn, caesar_side_keys, .nullable = TRUE),
  SCRIBA_ROW_RECORD (CaesarSummary, result, &caesar_result_shape),
  SCRIBA_ROW_NAME (CaesarSummary, caesar),
  SCRIBA_ROW_NAME (CaesarSummary, pompey),
  SCRIBA_ROW_COUNTS (CaesarSummary, placed, CAESAR_N_SIDES),
};

static void
prepare_summary (gpointer record)
{
  CaesarSummary *summary = record;

  summary->crassus = summary->turn = CAESAR_NOBODY;
}

SCRIBA_SHAPE_OF (caesar_summary, CaesarSummary, .prepare = prepare_summary);

/** caesar_summary_fill: sums up a state for the library. */
void
caesar_summary_fill (const CaesarState *state,
                     CaesarSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  summary->stage = state->stage;
  summary->crassus = state->crassus;
  summary->turn = state->turn.side;
  summary->result = state->result;
  g_strlcpy (summary->caesar, state->players[CAESAR_SIDE_CAESAR].name, SCRIBA_NAME_SIZE);
  g_strlcpy (summary->pompey, state->players[CAESAR_SIDE_POMPEY].name, SCRIBA_NAME_SIZE);
  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    summary->placed[side] = caesar_count_control_placed (state, side);
}

/**
 * caesar_summary_read_play:
 * @summary: of a game that is over
 * @play: (out caller-allocates): the game as statistics see it
 *
 * The game has no scores. A draw is won by both sides; what the table stopped without naming a winner has no result.
 */
void
caesar_summary_read_play (const CaesarSummary *summary,
                          ScribaPlay *play)
{
  const char *names[CAESAR_N_SIDES] = { summary->caesar, summary->pompey };
  int winner = summary->result.winner;
  gboolean draw = winner == CAESAR_NOBODY && summary->result.ending != CAESAR_ENDING_STOPPED;

  *play = (ScribaPlay) { .decided = winner != CAESAR_NOBODY || draw, .n_seats = CAESAR_N_SIDES };
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    play->seats[side] = (ScribaPlaySeat) {
      .person = side != summary->crassus,
      .name = side != summary->crassus && *names[side] != '\0' ? names[side] : NULL,
      .role = side,
      .won = draw || side == winner,
    };
}
