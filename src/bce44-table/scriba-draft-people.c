/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-draft-people.h"

#include "bce-boards.h"

/**
 * scriba_draft_read_play:
 * @draft: a draft
 * @play: (out caller-allocates): the night that was scored, as statistics see it
 *
 * Returns: whether it is one: the score of several players, which is decided
 */
gboolean
scriba_draft_read_play (ScribaDraft *draft,
                        ScribaPlay *play)
{
  const BceScoring *scoring;
  const BceScore *score;
  guint n_people = 0;

  if (!SCRIBA_IS_SCORE_DRAFT (draft))
    return FALSE;

  scoring = scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft));
  score = scriba_score_draft_get_score (SCRIBA_SCORE_DRAFT (draft));
  *play = (ScribaPlay) { .decided = bce_score_is_decided (scoring, score), .n_seats = scoring->n_players };
  for (guint player = 0; player < scoring->n_players; player++)
    {
      gboolean person = !scoring->players[player].shared;

      play->seats[player] = (ScribaPlaySeat) {
        .person = person,
        .name = person ? scriba_draft_get_name (draft, player) : NULL,
        .role = scriba_draft_get_character (draft, player),
        .scored = person,
        .score = score->players[player].total,
        .won = bce_score_is_won_by (scoring, score, player),
      };
      n_people += person;
    }
  return n_people > 1 && play->decided && !bce_score_is_empty (scoring, score);
}

/** scriba_draft_get_name: (nullable): who plays; %NULL for a player without a name, or if there are not so many. */
const char *
scriba_draft_get_name (ScribaDraft *draft,
                       guint player)
{
  const char *name;

  if (SCRIBA_IS_SCORE_DRAFT (draft))
    {
      const BceScoring *scoring = scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft));

      name = player < scoring->n_players ? scoring->players[player].name : NULL;
    }
  else
    {
      const BceBoards *boards = scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (draft));

      name = player < boards->n_seats ? boards->names[player] : NULL;
    }
  return name != NULL && *name != '\0' ? name : NULL;
}

/**
 * scriba_draft_rename:
 * @draft: a draft
 * @from: what somebody is called
 * @to: what they are called from now on; nobody else in it is
 * @label: what undoing it is called
 *
 * Returns: whether somebody is called so
 */
gboolean
scriba_draft_rename (ScribaDraft *draft,
                     const char *from,
                     const char *to,
                     const char *label)
{
  guint player = 0;

  while (player < BCE_MAX_SEATS && g_strcmp0 (scriba_draft_get_name (draft, player), from) != 0)
    player++;
  if (player == BCE_MAX_SEATS)
    return FALSE;

  if (SCRIBA_IS_SCORE_DRAFT (draft))
    bce_scoring_set_name (scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (draft)), player, to);
  else
    bce_boards_set_name (scriba_resolve_draft_edit (SCRIBA_RESOLVE_DRAFT (draft)), player, to);
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, label);
  return TRUE;
}
