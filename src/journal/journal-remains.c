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

/* Whether both tell the same as far as both go. A game that was written anew has the names in itself, and other
 * renamings. */
static gboolean
is_same_play (const ScribaJournalGame *start,
              GHashTable *left,
              const ScribaJournalGame *other)
{
  if (!g_str_equal (start->row.header, other->row.header))
    return FALSE;

  for (guint i = 0; i < other->entries->len; i++)
    {
      const char *payload = g_hash_table_lookup (left, GUINT_TO_POINTER (i + 1));

      if (payload != NULL && !g_str_equal (payload, g_ptr_array_index (other->entries, i)))
        return FALSE;
    }
  return TRUE;
}

/* What one does not have the other may; up to the first entry that neither has. */
static void
join_entries (ScribaJournalGame *game,
              GHashTable *left,
              const ScribaJournalGame *other)
{
  for (;;)
    {
      guint i = game->entries->len;
      const char *payload = g_hash_table_lookup (left, GUINT_TO_POINTER (i + 1));

      if (payload == NULL && other != NULL && i < other->entries->len)
        payload = g_ptr_array_index (other->entries, i);
      if (payload == NULL)
        return;
      g_ptr_array_add (game->entries, g_strdup (payload));
    }
}

/* Nothing takes a renaming away, so that who has more of them knows more; and after what only the backup has, the
 * library may have more again. */
static void
join_renamings (const JournalRemains *self,
                ScribaJournalGame *game,
                const ScribaJournalGame *other)
{
  for (guint i = game->renamings->len; i < other->renamings->len; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (other->renamings, ScribaJournalRenaming, i);

      scriba_journal_game_add_renaming (game, renaming->seq, renaming->payload);
    }
  journal_read_renamings (self->from, game);
}

/* Where that is lost at which the game stood, it stands where it did when the last entry that is left was recorded. */
static void
settle_mark (ScribaJournalGame *game,
             const ScribaJournalGame *other)
{
  guint n_entries = game->entries->len;

  if (MAX (game->head, game->tip) <= n_entries)
    return;

  if (other != NULL && other->entries->len == n_entries)
    {
      game->head = other->head;
      game->tip = other->tip;
      return;
    }
  game->head = MIN (game->head, n_entries);
  if (game->tip > n_entries)
    game->tip = game->head;
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

/* That a game was deleted is no change of it. */
static ScribaJournalGame *
take_other (const JournalRemains *self,
            const ScribaJournalGame *start,
            const ScribaJournalGame *other)
{
  ScribaJournalGame *game = scriba_journal_game_copy (other);

  game->row.deleted = start->row.deleted;
  settle (self, game);
  return game;
}

static ScribaJournalGame *
join (const JournalRemains *self,
      const ScribaJournalGame *start,
      const ScribaJournalGame *other,
      gboolean *whole)
{
  guint n_entries;
  g_autoptr (GHashTable) left = journal_read_remaining_entries (self->from, start->row.id, &n_entries);
  g_autoptr (ScribaJournalGame) game = scriba_journal_game_copy (start);
  const ScribaJournalGame *same = other != NULL && is_same_play (start, left, other) ? other : NULL;
  gboolean as_new = same != NULL && is_as_new (same, start);
  gboolean sound, named;

  g_ptr_array_set_size (game->entries, 0);
  g_array_set_size (game->renamings, 0);
  g_free (game->box);
  game->box = journal_read_remaining_box (self->from, start->row.id);
  join_entries (game, left, same);
  named = journal_read_renamings (self->from, game) == SQLITE_OK;
  *whole = (game->box != NULL || as_new) && MAX (game->head, game->tip) <= game->entries->len
           && (n_entries <= game->entries->len || as_new) && named;
  sound = *whole && game->box != NULL && n_entries == game->entries->len && g_hash_table_size (left) == n_entries;

  if (same != NULL)
    join_renamings (self, game, same);
  else if (other != NULL && other->entries->len > game->entries->len)
    return take_other (self, start, other);
  if (game->box == NULL && other != NULL)
    game->box = g_strdup (other->box);

  settle_mark (game, same);
  /* Where something has suffered, the summary may have, too, and has no sum. */
  if (!sound || *game->row.summary == '\0' || *game->row.game == '\0')
    settle (self, game);
  return game->box != NULL ? g_steal_pointer (&game) : NULL;
}

/**
 * journal_remains_join:
 * @self: where to look
 * @start: a game by its row in the damaged library
 * @whole: where to say whether it is all that there was, as far as that can be known
 *
 * What of a game is not sound, the backup may have.
 *
 * Returns: (transfer full) (nullable): the most of the game that can be had; %NULL if it has no box and gets none
 */
ScribaJournalGame *
journal_remains_join (const JournalRemains *self,
                      const ScribaJournalGame *start,
                      gboolean *whole)
{
  g_autoptr (ScribaJournalGame) other = NULL;

  if (self->backup != NULL)
    other = journal_read_game (self->backup, start->row.id, NULL);
  return join (self, start, other, whole);
}

/**
 * journal_remains_join_lost:
 * @self: where to look; there is a backup
 * @id: a game whose row is lost
 *
 * Returns: (transfer full) (nullable): the game as the backup has it, with all that was recorded since
 */
ScribaJournalGame *
journal_remains_join_lost (const JournalRemains *self,
                           const char *id)
{
  g_autoptr (ScribaJournalGame) other = journal_read_game (self->backup, id, NULL);
  g_autoptr (ScribaJournalGame) start = NULL;
  gboolean whole;

  if (other == NULL || self->from == NULL)
    return g_steal_pointer (&other);

  /* Where it stood is lost with its row. */
  start = scriba_journal_game_copy (other);
  start->head = start->tip = G_MAXUINT32;
  return join (self, start, other, &whole);
}
