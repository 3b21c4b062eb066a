/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-files.h"

#include "caesar-entries.h"

G_STATIC_ASSERT (CAESAR_N_SIDES <= SCRIBA_BGS_PLAY_MAX_PLAYERS);

/* In every language, so that nobody is counted twice. */
static const char * const roles[CAESAR_N_SIDES] = {
  [CAESAR_SIDE_CAESAR] = "Caesar",
  [CAESAR_SIDE_POMPEY] = "Pompey",
};

/* Whose first turn was told; before that, who is to have it. */
static int
find_first (const ScribaGameFile *file,
            const CaesarState *state)
{
  guint32 seq = scriba_history_get_head (file->history);

  for (const ScribaEntry *entry; seq != 0; seq = entry->parent)
    {
      entry = scriba_history_get_entry (file->history, seq);
      if (entry->kind == CAESAR_ENTRY_BEGIN)
        return ((const CaesarBegin *) entry->args)->side;
    }
  return state->settings.first;
}

/**
 * caesar_game_fill_play: fills what a program of plays is told of a game of Caesar!.
 * There are no points. A draw has no winner, and neither has a game that Auto-Crassus won.
 */
void
caesar_game_fill_play (const ScribaGameFile *file,
                       ScribaBgsPlay *play)
{
  const CaesarState *state = scriba_history_get_state (file->history);
  int first = find_first (file, state);
  gboolean won;

  play->title = "Caesar!";
  play->stopped = state->result.ending == CAESAR_ENDING_STOPPED;
  play->counts = play->over && (!play->stopped || state->result.winner != CAESAR_NOBODY);
  won = play->counts && state->result.winner != CAESAR_NOBODY;

  for (int side = 0; side < CAESAR_N_SIDES; side++)
    {
      const char *name = state->players[side].name;

      if (state->crassus == side)
        continue;

      play->players[play->n_players++] = (ScribaBgsPlayer) {
        .name = *name != '\0' ? name : roles[side],
        .anonymous = *name == '\0',
        .role = roles[side],
        .starts = side == first,
        .winner = won && state->result.winner == side,
        .rank = won ? (state->result.winner == side ? 1 : 2) : 0,
      };
    }
}
