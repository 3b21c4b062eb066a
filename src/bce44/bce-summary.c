/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-summary.h"

#include <string.h>

#include "bce-fields.h"
#include "bce-final.h"
#include "bce-keys.h"

static const ScribaField bce_summary_fields[] = {
  BCE_CHOICE (BceSummary, stage, bce_stage_keys, .required = TRUE),
  BCE_COUNT (BceSummary, year),
  BCE_COUNT (BceSummary, im, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_COUNT (BceSummary, turn, .lowest = BCE_NOBODY, .required = TRUE),
  BCE_CHOICE (BceSummary, ending, bce_ending_keys),
  BCE_RECORDS (BceSummary, seats, n_seats, BCE_MAX_SEATS, &bce_seat_setup_shape),
  BCE_COUNTS (BceSummary, totals, BCE_MAX_SEATS, .lowest = SCRIBA_NUMBER_LOWEST),
  BCE_COUNT (BceSummary, known),
  BCE_COUNT (BceSummary, winners),
  BCE_CHOICE (BceSummary, decided_by, bce_victory_keys),
};

BCE_SHAPE (bce_summary, BceSummary);

/* A total that was confirmed with something missing in it is not what the player has, and who has won is not known then. */
static void
fill_result (const BceState *state,
             const BceBox *box,
             BceSummary *summary)
{
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;

  if (state->stage != BCE_STAGE_OVER || !bce_final_has_score (state))
    return;

  score = bce_score_new ();
  bce_final_score (state, box, bce_box_dup_name, &scoring, score);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      summary->known |= (bce_score_count_unknown (&score->players[seat]) == 0) << seat;
      summary->winners |= bce_score_is_won_by (scoring, score, seat) << seat;
    }
}

/** bce_summary_fill: sums up a state for the library. The game's box tells what is missing in its totals. */
void
bce_summary_fill (const BceState *state,
                  const BceBox *box,
                  BceSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  summary->stage = state->stage;
  summary->year = state->year;
  summary->im = state->im;
  summary->turn = state->turn;
  summary->ending = state->ending;
  summary->n_seats = state->n_seats;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_strlcpy (summary->seats[seat].name, state->players[seat].name, SCRIBA_NAME_SIZE);
      summary->seats[seat].character = state->players[seat].character;
      summary->seats[seat].shared = state->shared == (int) seat;
    }
  memcpy (summary->totals, state->totals, sizeof summary->totals);
  fill_result (state, box, summary);
  summary->decided_by = state->decided_by;
}

/**
 * bce_summary_read_play:
 * @summary: of a game that is over
 * @play: (out caller-allocates): the game as statistics see it
 *
 * A night that was stopped and scored as it stood counts like any other; one that was left without a score has neither
 * scores nor a result. A total that contains a missing value is no score.
 */
void
bce_summary_read_play (const BceSummary *summary,
                       ScribaPlay *play)
{
  gboolean scored = summary->ending != BCE_ENDING_UNFINISHED;

  *play = (ScribaPlay) { .decided = scored && summary->winners != 0, .seated = TRUE, .n_seats = summary->n_seats };
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      const BceSeatSetup *who = &summary->seats[seat];

      play->seats[seat] = (ScribaPlaySeat) {
        .person = !who->shared,
        .name = !who->shared ? who->name : NULL,
        .role = who->character,
        .scored = scored && !who->shared && (summary->known & (1 << seat)) != 0,
        .score = summary->totals[seat],
        .won = play->decided && (summary->winners & (1 << seat)) != 0,
      };
    }
}
