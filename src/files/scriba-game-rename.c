/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-file.h"

#include "scriba-renaming-json.h"

/* Who plays is known by the header of a file only. */
static void
rename_setup (ScribaGameFile *self,
              const GArray *renamings)
{
  g_autoptr (JsonObject) header = json_object_new ();
  g_autofree gpointer renamed = g_malloc0 (self->format->setup_size);
  g_autoptr (GError) error = NULL;

  self->format->write_setup (header, self->setup);
  scriba_renamings_read_players (header, renamings);
  /* Two names that are exchanged can be read if they could before. */
  if (!self->format->read_setup (header, renamed, &error))
    g_error ("Nobody can be called so: %s", error->message);

  g_free (self->setup);
  self->setup = g_steal_pointer (&renamed);
}

/**
 * scriba_game_file_rename:
 * @self: a game
 * @from: what somebody is called in it
 * @to: what they are called from now on; a name that could be read from a file, and nobody else's there
 *
 * Makes it the game that is read of its parts with one more renaming, which happened after all its entries.
 */
void
scriba_game_file_rename (ScribaGameFile *self,
                         const char *from,
                         const char *to)
{
  g_autoptr (GArray) renamings = scriba_renamings_new ();

  scriba_renamings_add (renamings, scriba_history_get_n_entries (self->history), from, to);
  rename_setup (self, renamings);
  scriba_history_rename (self->history, renamings);
}
