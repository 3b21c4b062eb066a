/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-counting.h"

#include "scriba-draft-people.h"
#include "scriba-words.h"

/* So many games are counted between two looks at what else there is to do. */
#define AT_ONCE 128

struct _ScribaCounting
{
  GListModel *library;
  GListModel *drafts;
  guint n_counted; /* of the games, and then of the drafts */
  GHashTable *seen;       /* (element-type utf8 gboolean): whether a name is nobody's */
  GHashTable *statistics; /* (element-type ScribaGameFormat ScribaStatistics) */
};

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
add (ScribaCounting *self,
     const ScribaGameFormat *format,
     ScribaPlay *play)
{
  ScribaStatistics *statistics = g_hash_table_lookup (self->statistics, format);

  for (guint seat = 0; seat < play->n_seats; seat++)
    if (play->seats[seat].name != NULL && is_nobody (self->seen, play->seats[seat].name))
      play->seats[seat].name = NULL;
  scriba_statistics_add (statistics, play);
}

static void
add_game (ScribaCounting *self,
          ScribaGameItem *item)
{
  const ScribaGameFormat *format = scriba_game_item_get_format (item);
  ScribaPlay play;

  if (!scriba_game_item_get_finished (item) || scriba_game_item_get_deleted (item) != 0)
    return;

  format->read_play (scriba_game_item_get_summary (item), &play);
  add (self, format, &play);
}

static void
add_draft (ScribaCounting *self,
           ScribaDraft *draft)
{
  ScribaPlay play;

  if (scriba_draft_read_play (draft, &play))
    add (self, scriba_game_kind_of_drafts ()->format, &play);
}

/**
 * scriba_counting_new:
 * @library: the games
 * @drafts: what else was scored
 *
 * Begins to count what was finished, or scored, and is not deleted.
 *
 * Returns: (transfer full): what has counted nothing yet
 */
ScribaCounting *
scriba_counting_new (ScribaLibrary *library,
                     ScribaDrafts *drafts)
{
  ScribaCounting *self = g_new0 (ScribaCounting, 1);
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  self->library = G_LIST_MODEL (g_object_ref (library));
  self->drafts = G_LIST_MODEL (g_object_ref (drafts));
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->statistics = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) scriba_statistics_free);
  for (guint i = 0; i < n_kinds; i++)
    g_hash_table_insert (self->statistics, (gpointer) kinds[i]->format, scriba_statistics_new ());
  return self;
}

/** scriba_counting_free: frees it, finished or not. (transfer full) */
void
scriba_counting_free (ScribaCounting *self)
{
  g_object_unref (self->library);
  g_object_unref (self->drafts);
  g_hash_table_unref (self->seen);
  g_hash_table_unref (self->statistics);
  g_free (self);
}

/* Puts in order what was counted. */
static void
finish (ScribaCounting *self)
{
  GHashTableIter iter;
  gpointer statistics;

  g_hash_table_iter_init (&iter, self->statistics);
  while (g_hash_table_iter_next (&iter, NULL, &statistics))
    scriba_statistics_finish (statistics);
}

/**
 * scriba_counting_go_on:
 * @self: what has not counted all yet
 *
 * Counts some more, in a small part of a frame. The games and drafts must be what they were when it began.
 *
 * Returns: whether all is counted
 */
gboolean
scriba_counting_go_on (ScribaCounting *self)
{
  guint n_games = g_list_model_get_n_items (self->library);
  guint n_all = n_games + g_list_model_get_n_items (self->drafts);
  guint end = MIN (n_all, self->n_counted + AT_ONCE);

  for (; self->n_counted < end; self->n_counted++)
    {
      gboolean is_game = self->n_counted < n_games;
      g_autoptr (GObject) item = g_list_model_get_item (is_game ? self->library : self->drafts,
                                                        is_game ? self->n_counted : self->n_counted - n_games);

      if (is_game)
        add_game (self, SCRIBA_GAME_ITEM (item));
      else
        add_draft (self, SCRIBA_DRAFT (item));
    }
  if (self->n_counted < n_all)
    return FALSE;

  finish (self);
  return TRUE;
}

/** scriba_counting_get: (transfer none): what is counted of a game, once all is. */
ScribaStatistics *
scriba_counting_get (ScribaCounting *self,
                     const ScribaGameKind *kind)
{
  return g_hash_table_lookup (self->statistics, kind->format);
}
