/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-parts.h"

#include "scriba-renaming-json.h"

/** scriba_game_parts_take: (transfer full): a game in the parts that a journal keeps, changed now. */
ScribaJournalGame *
scriba_game_parts_take (const ScribaGameFile *file)
{
  ScribaJournalGame *game = scriba_journal_game_new ();
  gint16 utc_offset;

  game->row.id = g_strdup (file->id);
  game->row.game = g_strdup (scriba_history_get_game (file->history)->key);
  game->row.header = scriba_game_file_header_to_text (file);
  game->row.summary = scriba_game_file_summary_to_text (file);
  game->row.finished = file->format->is_over (scriba_history_get_state (file->history));
  scriba_time_now (&game->row.modified, &utc_offset);
  game->box = scriba_game_file_box_to_text (file);
  game->head = scriba_history_get_head (file->history);
  game->tip = scriba_history_get_tip (file->history);
  for (guint32 seq = 1; seq <= scriba_history_get_n_entries (file->history); seq++)
    g_ptr_array_add (game->entries, scriba_game_file_entry_to_text (file, seq));

  return game;
}

static GArray *
read_renamings (const ScribaJournalGame *game)
{
  GArray *renamings = scriba_renamings_new ();

  for (guint i = 0; i < game->renamings->len; i++)
    {
      const ScribaJournalRenaming *renaming = &g_array_index (game->renamings, ScribaJournalRenaming, i);

      scriba_renamings_add_text (renamings, renaming->seq, renaming->payload);
    }
  return renamings;
}

/** scriba_game_parts_join: (transfer full) (nullable): the game of its parts, with who plays as they are called now. */
ScribaGameFile *
scriba_game_parts_join (const ScribaJournalGame *game,
                        GError **error)
{
  g_autoptr (GArray) renamings = read_renamings (game);

  return scriba_game_file_from_parts (game->row.header, game->box, game->entries, renamings, game->head, game->tip, error);
}

/**
 * scriba_game_parts_sum_up:
 * @game: a game of the journal, which may lack its box
 *
 * Makes what the library tells of it anew from its other parts, if they can be understood; without a box, of what is
 * known of every box.
 */
void
scriba_game_parts_sum_up (ScribaJournalGame *game)
{
  const ScribaGameFormat *format = scriba_game_format_from_text (game->row.header);
  ScribaGameFile *file;

  if (format == NULL)
    return;
  /* Nothing but printed values is lost with it. */
  if (game->box == NULL)
    game->box = scriba_game_format_new_box_to_text (format);
  file = scriba_game_parts_join (game, NULL);

  if (file == NULL)
    return;

  g_free (game->row.summary);
  game->row.summary = scriba_game_file_summary_to_text (file);
  game->row.finished = file->format->is_over (scriba_history_get_state (file->history));
  scriba_game_file_free (file);
}

static void
join_in_thread (GTask *task,
                gpointer source,
                gpointer game,
                GCancellable *cancellable)
{
  GError *error = NULL;
  ScribaGameFile *file = scriba_game_parts_join (game, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) scriba_game_file_free);
  else
    g_task_return_error (task, error);
}

/** scriba_game_parts_join_async: so, on a thread: a long game takes longer to understand than a frame may last. */
void
scriba_game_parts_join_async (const ScribaJournalGame *game,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  /* The thread may let go of its task last, and nothing that belongs to the main loop may end there. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_task_data (task, scriba_journal_game_copy (game), (GDestroyNotify) scriba_journal_game_free);
  g_task_run_in_thread (task, join_in_thread);
}

/** scriba_game_parts_join_finish: (transfer full) (nullable): the game. */
ScribaGameFile *
scriba_game_parts_join_finish (GAsyncResult *result,
                               GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
