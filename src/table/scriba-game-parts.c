/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-parts.h"

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

/** scriba_game_parts_join: (transfer full) (nullable): the game of its parts. */
ScribaGameFile *
scriba_game_parts_join (const ScribaJournalGame *game,
                        GError **error)
{
  return scriba_game_file_from_parts (game->row.header, game->box, game->entries, game->head, game->tip, error);
}
