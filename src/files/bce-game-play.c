/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-files.h"

#include "bce-entries.h"
#include "bce-final.h"

#define BGG_ID 340879 /* formats page */

G_STATIC_ASSERT (BCE_MAX_SEATS <= SCRIBA_BGS_PLAY_MAX_PLAYERS);

/* In every language, so that nobody is counted twice. */
static const char * const roles[BCE_N_CHARACTERS] = {
  [BCE_AGRIPPA] = "Agrippa",
  [BCE_ANTONY] = "Antony",
  [BCE_AUGUSTUS] = "Augustus",
  [BCE_BRUTUS] = "Brutus",
  [BCE_CLEOPATRA] = "Cleopatra",
};

/* The first Imperium Maius begins; %BCE_NOBODY if nobody has told who that was. */
static int
find_first (const ScribaGameFile *file)
{
  guint32 seq = scriba_history_get_head (file->history);

  for (const ScribaEntry *entry; seq != 0; seq = entry->parent)
    {
      entry = scriba_history_get_entry (file->history, seq);
      if (entry->kind == BCE_ENTRY_FIRST_IM)
        return ((const BceSeatChoice *) entry->args)->seat;
    }
  return BCE_NOBODY;
}

static void
fill_game (ScribaBgsPlay *play)
{
  play->title = "44 BCE";
  play->bgg_id = BGG_ID;
  play->has_points = TRUE;
}

/* A score that depends on unknown values is none; neither winners nor ranks follow from it. */
static void
fill_score (ScribaBgsPlayer *player,
            const BceScoring *scoring,
            const BceScore *score,
            guint seat)
{
  const BcePlayerScore *result = &score->players[seat];

  player->winner = bce_score_is_won_by (scoring, score, seat);
  player->has_score = bce_score_count_unknown (result) == 0;
  player->score = result->total;
  player->rank = bce_score_is_decided (scoring, score) ? result->rank : 0;
}

/** bce_game_fill_play: fills what a program of plays is told of a game of 44 BCE: what was confirmed when it ended. */
void
bce_game_fill_play (const ScribaGameFile *file,
                    ScribaBgsPlay *play)
{
  const BceState *state = scriba_history_get_state (file->history);
  g_autoptr (BceScoring) scoring = NULL;
  g_autoptr (BceScore) score = NULL;
  int first = find_first (file);

  fill_game (play);
  play->stopped = state->ending == BCE_ENDING_STOPPED || state->ending == BCE_ENDING_UNFINISHED;
  if (play->over && bce_final_has_score (state))
    {
      score = bce_score_new ();
      bce_final_score (state, file->box, bce_box_dup_name, &scoring, score);
      play->counts = bce_score_is_decided (scoring, score);
    }

  for (int seat = 0; seat < state->n_seats; seat++)
    {
      const BcePlayer *seated = &state->players[seat];
      ScribaBgsPlayer *player = &play->players[play->n_players];

      if (state->shared == seat)
        continue;

      play->n_players++;
      *player = (ScribaBgsPlayer) { .name = seated->name, .role = roles[seated->character], .starts = seat == first };
      if (score != NULL)
        fill_score (player, scoring, score, seat);
    }
}

/**
 * bce_scored_fill_play:
 * @scored: a game of which only the score is known
 * @is_nobody: tells which names are nobody's
 * @play: (out caller-allocates): what a program of plays is told of it: not who began
 */
void
bce_scored_fill_play (const BceScored *scored,
                      ScribaShareIsNobody is_nobody,
                      ScribaBgsPlay *play)
{
  *play = (ScribaBgsPlay) {
    .id = scored->id,
    .began = scored->at,
    .began_offset = scored->utc_offset,
    .last = scored->at,
    .last_offset = scored->utc_offset,
    .over = TRUE,
    .counts = bce_score_is_decided (scored->scoring, scored->score),
  };
  fill_game (play);
  for (guint seat = 0; seat < scored->scoring->n_players; seat++)
    {
      const BceScoredPlayer *scored_player = &scored->scoring->players[seat];
      ScribaBgsPlayer *player = &play->players[play->n_players];

      if (scored_player->shared)
        continue;

      play->n_players++;
      *player = (ScribaBgsPlayer) {
        .name = scored_player->name,
        .role = roles[scored->characters[seat]],
        .anonymous = is_nobody (scored_player->name),
      };
      fill_score (player, scored->scoring, scored->score, seat);
    }
}
