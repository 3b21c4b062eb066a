/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-counting.h"

#include "scriba-draft-people.h"
#include "scriba-words.h"

/* Few people play many games. */
static gboolean
is_nobody (GHashTable *seen,
           const char *name)
{
  gpointer known;

  if (!g_hash_table_lookup_extended (seen, name, NULL, &known))
    {
      known = GINT_TO_POINTER (scriba_words_is_share_name (name));
      g_hash_table_insert (seen, g_strdup (name), known);
    }
  return GPOINTER_TO_INT (known);
}

static void
add (ScribaStatistics *statistics,
     ScribaPlay *play,
     GHashTable *seen)
{
  for (guint seat = 0; seat < play->n_seats; seat++)
    if (play->seats[seat].name != NULL && is_nobody (seen, play->seats[seat].name))
      play->seats[seat].name = NULL;
  scriba_statistics_add (statistics, play);
}

static void
add_games (ScribaStatistics *statistics,
           const ScribaGameKind *kind,
           GListModel *library,
           GHashTable *seen)
{
  guint n_games = g_list_model_get_n_items (library);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (library, i);
      ScribaPlay play;

      if (scriba_game_item_get_format (item) != kind->format || !scriba_game_item_get_finished (item)
          || scriba_game_item_get_deleted (item) != 0)
        continue;
      kind->format->read_play (scriba_game_item_get_summary (item), &play);
      add (statistics, &play, seen);
    }
}

static void
add_drafts (ScribaStatistics *statistics,
            GListModel *drafts,
            GHashTable *seen)
{
  guint n_drafts = g_list_model_get_n_items (drafts);

  for (guint i = 0; i < n_drafts; i++)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (drafts, i);
      ScribaPlay play;

      if (scriba_draft_read_play (draft, &play))
        add (statistics, &play, seen);
    }
}

/**
 * scriba_counting_count:
 * @kind: a game
 * @library: the games
 * @drafts: what else was scored
 *
 * Returns: (transfer full): what is counted of all that were finished, or scored, and are not deleted
 */
ScribaStatistics *
scriba_counting_count (const ScribaGameKind *kind,
                       ScribaLibrary *library,
                       ScribaDrafts *drafts)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ScribaStatistics *statistics = scriba_statistics_new ();

  add_games (statistics, kind, G_LIST_MODEL (library), seen);
  if (kind == scriba_game_kind_of_drafts ())
    add_drafts (statistics, G_LIST_MODEL (drafts), seen);
  scriba_statistics_finish (statistics);
  return statistics;
}
