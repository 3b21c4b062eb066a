/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-known-players.h"

#include "bce-boards.h"
#include "bce-game.h"
#include "scriba-symbols.h"
#include "scriba-words.h"

/* Who has played, from games of both kinds and from what else was scored. */

/* So many can be offered without a search. */
#define MOST_KNOWN 12

/* So many games back somebody is remembered. */
#define FAR_BACK 500

static void
known_player_clear (gpointer data)
{
  g_free (((ScribaKnownPlayer *) data)->name);
}

static void
get_to_know (GArray *known,
             const char *name,
             int character)
{
  ScribaKnownPlayer player;

  if (known->len == MOST_KNOWN || name == NULL || *name == '\0')
    return;
  for (guint i = 0; i < known->len; i++)
    {
      ScribaKnownPlayer *other = &g_array_index (known, ScribaKnownPlayer, i);

      if (!g_str_equal (other->name, name))
        continue;
      if (other->character == SCRIBA_NO_CHARACTER)
        other->character = character;
      return;
    }

  player.name = g_strdup (name);
  player.character = character;
  g_array_append_val (known, player);
}

static void
get_to_know_item (GArray *known,
                  ScribaGameItem *item)
{
  gboolean has_characters = bce_game_item_get_summary (item) != NULL;
  ScribaPlay play;

  scriba_game_item_get_format (item)->read_play (scriba_game_item_get_summary (item), &play);
  for (guint seat = 0; seat < play.n_seats; seat++)
    if (play.seats[seat].name != NULL && !scriba_words_is_share_name (play.seats[seat].name))
      get_to_know (known, play.seats[seat].name, has_characters ? play.seats[seat].role : SCRIBA_NO_CHARACTER);
}

static void
get_to_know_draft (GArray *known,
                   ScribaDraft *draft)
{
  gboolean scores = SCRIBA_IS_SCORE_DRAFT (draft);
  const BceScoring *scoring = scores ? scriba_score_draft_get_scoring (SCRIBA_SCORE_DRAFT (draft)) : NULL;
  const BceBoards *boards = scores ? NULL : scriba_resolve_draft_get_boards (SCRIBA_RESOLVE_DRAFT (draft));
  guint n_players = scores ? scoring->n_players : boards->n_seats;

  for (guint player = 0; player < n_players; player++)
    {
      const char *name = scores ? scriba_words_player (scoring, player) : scriba_words_seat (boards, player);
      gboolean shared = scores ? scoring->players[player].shared : boards->shared == (int) player;

      if (!shared && !scriba_words_is_share_name (name))
        get_to_know (known, name, scriba_draft_get_character (draft, player));
    }
}

/**
 * scriba_known_players_list:
 * @library: the games
 * @drafts: what else was scored or resolved
 *
 * Returns: (transfer full) (element-type ScribaKnownPlayer): who has played, the latest first
 */
GArray *
scriba_known_players_list (ScribaLibrary *library,
                           ScribaDrafts *drafts)
{
  GArray *known = g_array_new (FALSE, FALSE, sizeof (ScribaKnownPlayer));
  guint n_games = MIN (g_list_model_get_n_items (G_LIST_MODEL (library)), FAR_BACK);
  guint n_drafts = MIN (g_list_model_get_n_items (G_LIST_MODEL (drafts)), FAR_BACK);

  g_array_set_clear_func (known, known_player_clear);
  for (guint i = 0; i < n_games && known->len < MOST_KNOWN; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (scriba_game_item_get_deleted (item) == 0)
        get_to_know_item (known, item);
    }
  for (guint i = 0; i < n_drafts && known->len < MOST_KNOWN; i++)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (G_LIST_MODEL (drafts), i);

      get_to_know_draft (known, draft);
    }
  return known;
}
