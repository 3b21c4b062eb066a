/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-bce-summary.h"

#include <glib/gi18n.h>

#include "bce-summary.h"
#include "scriba-draft.h"
#include "scriba-words.h"

G_STATIC_ASSERT (BCE_MAX_SEATS <= SCRIBA_MOST_SEATS);

static gboolean
is_board_empty (const BceBoard *board)
{
  for (guint seat = 0; seat < BCE_MAX_SEATS; seat++)
    if (board->support[seat] != 0)
      return FALSE;
  return board->n_cards == 0 && board->loyalty == 0 && board->charisma == 0;
}

static gboolean
are_boards_empty (const BceBoards *boards)
{
  for (guint seat = 0; seat < boards->n_seats; seat++)
    for (guint field = 0; field < BCE_N_FIELDS; field++)
      if (!is_board_empty (&boards->boards[seat][field]))
        return FALSE;
  return TRUE;
}

static void
describe_score (ScribaDraft *draft,
                ScribaSummaryWords *words)
{
  const BceScoring *scoring = scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft));
  const BceScore *score = scriba_score_draft_get_score (SCRIBA_SCORE_DRAFT (draft));
  guint n_winners = 0;
  guint winner = 0;

  words->icon_name = "scriba-political-symbolic";
  words->task = _("Final scoring");
  words->n_players = score->n_players;
  for (guint player = 0; player < score->n_players; player++)
    words->names[player] = scriba_words_player (scoring, player);
  if (bce_score_is_empty (scoring, score))
    return;

  for (guint player = 0; player < score->n_players; player++)
    {
      words->totals[player] = scriba_words_score_total (score, player);
      if ((score->winners & (1 << player)) != 0 && n_winners++ == 0)
        winner = player;
    }
  words->state = scriba_words_verdict (scoring, score);
  if (!bce_score_is_decided (scoring, score))
    {
      words->detail = scriba_words_unknown_note (score->unknown->len);
      return;
    }

  words->detail = g_strdup (scriba_words_victory_rule (score->decided_by));
  words->amount = words->totals[winner];
  if (n_winners == 1)
    words->winner = scriba_draft_get_character (draft, winner);
}

static void
describe_resolution (ScribaDraft *draft,
                     ScribaSummaryWords *words)
{
  const BceBoards *boards = scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (draft));
  const BceOutcome *outcome = scriba_resolve_draft_get_outcome (SCRIBA_RESOLVE_DRAFT (draft));
  guint im_fields = outcome->next_im.im_tiles;

  words->icon_name = "scriba-im-symbolic";
  words->task = _("Resolution");
  words->n_players = boards->n_seats;
  for (guint seat = 0; seat < boards->n_seats; seat++)
    words->names[seat] = scriba_words_seat (boards, seat);
  if (are_boards_empty (boards))
    return;

  words->state = scriba_words_next_im_title (boards, outcome);
  /* Translators: how many of the three fields each side won: “Fields won: IM 1, Suitors 2”. */
  words->detail = g_strdup_printf (_("Fields won: IM %1$u, Suitors %2$u"),
                                   im_fields, BCE_N_FIELDS - im_fields);
  words->winner = scriba_draft_get_character (draft, outcome->next_im.seat);
}

/** scriba_bce_summary_describe_draft: what the library says of a year or a final score that is reckoned outside a game. */
void
scriba_bce_summary_describe_draft (ScribaDocument *document,
                                   ScribaSummaryWords *words)
{
  ScribaDraft *draft = SCRIBA_DRAFT (document);

  if (SCRIBA_IS_SCORE_DRAFT (draft))
    describe_score (draft, words);
  else
    describe_resolution (draft, words);
  for (guint player = 0; player < words->n_players; player++)
    words->roles[player] = scriba_draft_get_character (draft, player);
}

/** scriba_bce_summary_describe: what the library says of a game, by its #BceSummary. */
void
scriba_bce_summary_describe (gconstpointer game,
                             ScribaSummaryWords *words)
{
  const BceSummary *summary = game;
  gboolean scored = !scriba_words_summary_running (summary) && summary->ending != BCE_ENDING_UNFINISHED;
  guint n_winners = 0;
  guint winner = 0;

  words->icon_name = "scriba-political-symbolic";
  words->state = scriba_words_summary_state (summary);
  words->detail = scriba_words_summary_detail (summary);
  words->year = summary->stage != BCE_STAGE_SETUP ? summary->year : 0;
  words->n_players = summary->n_seats;
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      words->names[seat] = summary->seats[seat].name;
      words->roles[seat] = summary->seats[seat].character;
      if (scored && !summary->seats[seat].shared)
        words->totals[seat] = scriba_words_amount (summary->totals[seat], (summary->known & (1 << seat)) == 0);
      if ((summary->winners & (1 << seat)) != 0 && n_winners++ == 0)
        winner = seat;
    }

  if (scored && n_winners > 0)
    words->amount = words->totals[winner];
  if (scored && n_winners == 1)
    words->winner = words->roles[winner];
}
