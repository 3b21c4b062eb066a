/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-people.h"

/** scriba_people_plays_in: whether somebody of that name plays, or played, in a game. A shared seat is nobody. */
gboolean
scriba_people_plays_in (ScribaGameItem *item,
                        const char *name)
{
  ScribaPlay play;

  scriba_game_item_get_format (item)->read_play (scriba_game_item_get_summary (item), &play);
  for (guint seat = 0; seat < play.n_seats; seat++)
    if (g_strcmp0 (play.seats[seat].name, name) == 0)
      return TRUE;
  return FALSE;
}

/**
 * scriba_people_list_games:
 * @library: the games
 * @name: somebody
 *
 * Returns: (transfer full) (element-type ScribaGameItem): the games that they play or played, the newest first; also
 *   those that are deleted, and come back with what everybody is called then
 */
GPtrArray *
scriba_people_list_games (ScribaLibrary *library,
                          const char *name)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (library));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (scriba_people_plays_in (item, name))
        g_ptr_array_add (games, g_steal_pointer (&item));
    }
  return games;
}

/** scriba_people_is_called: whether somebody, or a seat, is called @name in a game: who plays there is somebody else then. */
gboolean
scriba_people_is_called (ScribaGameItem *item,
                         const char *name)
{
  return scriba_record_has_name (scriba_game_item_get_format (item)->summary, scriba_game_item_get_summary (item), name);
}

/**
 * scriba_people_rename:
 * @library: the games
 * @games: (element-type ScribaGameItem): those that are meant
 * @from: somebody who plays in all of them
 * @to: what they are called from now on; nobody in @games is. Where somebody is called so in other games, both are
 *   one person from now on
 *
 * The same with @from and @to the other way round takes it back. #ScribaLibrary::renamed tells of it once, when all of
 * them are renamed, also where there is none.
 */
void
scriba_people_rename (ScribaLibrary *library,
                      GPtrArray *games,
                      const char *from,
                      const char *to)
{
  for (guint i = 0; i < games->len; i++)
    g_return_if_fail (!scriba_people_is_called (g_ptr_array_index (games, i), to));

  for (guint i = 0; i < games->len; i++)
    scriba_library_rename (library, g_ptr_array_index (games, i), from, to);
  g_signal_emit_by_name (library, "renamed", from, to);
}
