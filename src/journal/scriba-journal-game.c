/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-journal-game.h"

static void
clear_row (ScribaJournalRow *row)
{
  g_free (row->id);
  g_free (row->game);
  g_free (row->header);
  g_free (row->summary);
}

/** scriba_journal_row_new: a row that says nothing yet. */
ScribaJournalRow *
scriba_journal_row_new (void)
{
  return g_new0 (ScribaJournalRow, 1);
}

/** scriba_journal_row_free: frees a row. (transfer full) */
void
scriba_journal_row_free (ScribaJournalRow *self)
{
  clear_row (self);
  g_free (self);
}

static void
renaming_clear (gpointer data)
{
  g_free (((ScribaJournalRenaming *) data)->payload);
}

/** scriba_journal_game_new: a game without entries whose texts are yet to be given. */
ScribaJournalGame *
scriba_journal_game_new (void)
{
  ScribaJournalGame *self = g_new0 (ScribaJournalGame, 1);

  self->entries = g_ptr_array_new_with_free_func (g_free);
  self->renamings = g_array_new (FALSE, FALSE, sizeof (ScribaJournalRenaming));
  g_array_set_clear_func (self->renamings, renaming_clear);
  return self;
}

/** scriba_journal_game_copy: a game of its own with the same contents. */
ScribaJournalGame *
scriba_journal_game_copy (const ScribaJournalGame *self)
{
  ScribaJournalGame *copy = scriba_journal_game_new ();

  copy->row = self->row;
  copy->row.id = g_strdup (self->row.id);
  copy->row.game = g_strdup (self->row.game);
  copy->row.header = g_strdup (self->row.header);
  copy->row.summary = g_strdup (self->row.summary);
  copy->box = g_strdup (self->box);
  copy->head = self->head;
  copy->tip = self->tip;
  for (guint i = 0; i < self->entries->len; i++)
    g_ptr_array_add (copy->entries, g_strdup (g_ptr_array_index (self->entries, i)));
  for (guint i = 0; i < self->renamings->len; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (self->renamings, ScribaJournalRenaming, i);

      scriba_journal_game_add_renaming (copy, renaming->seq, renaming->payload);
    }
  return copy;
}

/** scriba_journal_game_add_renaming: what happened after those that are there. */
void
scriba_journal_game_add_renaming (ScribaJournalGame *self,
                                  guint32 seq,
                                  const char *payload)
{
  const ScribaJournalRenaming renaming = { seq, g_strdup (payload) };

  g_array_append_val (self->renamings, renaming);
}

/** scriba_journal_game_free: frees a game. (transfer full) */
void
scriba_journal_game_free (ScribaJournalGame *self)
{
  clear_row (&self->row);
  g_free (self->box);
  g_ptr_array_unref (self->entries);
  g_array_unref (self->renamings);
  g_free (self);
}
