/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-remains.h"

#include "journal-read.h"

/* Whether a game stood in the backup as it stood last, by what is left of its row. */
static gboolean
is_as_new (const ScribaJournalGame *backed_up,
           const ScribaJournalGame *start)
{
  return backed_up->row.modified == start->row.modified && backed_up->head == start->head &&
         backed_up->tip == start->tip;
}

/* Whether two copies tell the same as far as both go. A game that was written anew has the names in itself, and other
 * renamings. */
static gboolean
is_same_play (const ScribaJournalGame *a,
              const ScribaJournalGame *b)
{
  if (!g_str_equal (a->row.header, b->row.header))
    return FALSE;

  for (guint i = 0; i < MIN (a->entries->len, b->entries->len); i++)
    if (!g_str_equal (g_ptr_array_index (a->entries, i), g_ptr_array_index (b->entries, i)))
      return FALSE;
  return TRUE;
}

/* Nothing takes a renaming away, so that who has more of them knows more; and after what only the backup has, the
 * library may have more again. */
static void
join_renamings (const JournalRemains *self,
                ScribaJournalGame *game,
                const ScribaJournalGame *other)
{
  if (!is_same_play (game, other))
    return;

  for (guint i = game->renamings->len; i < other->renamings->len; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (other->renamings, ScribaJournalRenaming, i);

      scriba_journal_game_add_renaming (game, renaming->seq, renaming->payload);
    }
  journal_read_renamings (self->from, game);
}

/* A last row that says it is of another game is missed by nothing that is left. Nothing takes entries or renamings away. */
static gboolean
knows_more (const ScribaJournalGame *backed_up,
            const ScribaJournalGame *game)
{
  return is_same_play (game, backed_up) && (backed_up->entries->len > game->entries->len ||
                                            backed_up->renamings->len > game->renamings->len);
}

/* What is recorded in the place of what was lost is later than every renaming, and what the library tells of a game
 * must be what is left of it. */
static void
settle (const JournalRemains *self,
        ScribaJournalGame *game)
{
  for (guint i = 0; i < game->renamings->len; i++)
    {
      ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      renaming->seq = MIN (renaming->seq, game->entries->len);
    }
  if (self->sum_up != NULL)
    self->sum_up (game);
}

/**
 * journal_remains_join:
 * @self: where to look
 * @start: a game by its row in the damaged library
 * @whole: where to say whether it is all that there was, as far as that can be known
 *
 * Of a game that is not sound, or lacks its end, the backup may know more than what is left.
 *
 * Returns: (transfer full) (nullable): the most of the game that can be had; %NULL if it has no box anywhere
 */
ScribaJournalGame *
journal_remains_join (const JournalRemains *self,
                      const ScribaJournalGame *start,
                      gboolean *whole)
{
  gboolean played, named;
  g_autoptr (ScribaJournalGame) game = journal_read_remains_of (self->from, start, &played, &named);
  g_autoptr (ScribaJournalGame) other = NULL;

  if (self->backup != NULL)
    other = journal_read_game (self->backup, start->row.id, NULL);
  *whole = played && named && (other == NULL || !knows_more (other, game));
  if (*whole)
    return g_steal_pointer (&game);

  if (other != NULL && (game->box == NULL || other->entries->len > game->entries->len))
    {
      /* Neither of these is a change of the game. */
      join_renamings (self, other, game);
      other->row.deleted = start->row.deleted;
      *whole = is_as_new (other, start) && named;
      g_clear_pointer (&game, scriba_journal_game_free);
      game = g_steal_pointer (&other);
    }
  else if (other != NULL)
    {
      join_renamings (self, game, other);
    }

  if (game->box == NULL)
    return NULL;
  settle (self, game);
  return g_steal_pointer (&game);
}

/**
 * journal_remains_join_lost:
 * @self: where to look; there is a backup
 * @id: a game whose row is lost
 *
 * Returns: (transfer full) (nullable): the game as the backup has it, with the names that were given since
 */
ScribaJournalGame *
journal_remains_join_lost (const JournalRemains *self,
                           const char *id)
{
  g_autoptr (ScribaJournalGame) game = journal_read_game (self->backup, id, NULL);
  g_autoptr (ScribaJournalGame) left = NULL;
  gboolean played, named;

  if (game == NULL || self->from == NULL)
    return g_steal_pointer (&game);

  left = journal_read_remains_of (self->from, game, &played, &named);
  join_renamings (self, game, left);
  settle (self, game);
  return g_steal_pointer (&game);
}
