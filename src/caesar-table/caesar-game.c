/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-game.h"

#include "caesar-files.h"

/** caesar_table_is: whether it is a game of Caesar!. */
gboolean
caesar_table_is (ScribaTable *table)
{
  return scriba_table_get_format (table) == &caesar_game_format;
}

/** caesar_table_get_state: (transfer none): the state that is shown. It lasts until ::changed. */
const CaesarState *
caesar_table_get_state (ScribaTable *table)
{
  g_return_val_if_fail (caesar_table_is (table), NULL);

  return scriba_table_get_state (table);
}

/** caesar_table_get_box: (transfer none): the game's own box. */
const CaesarBox *
caesar_table_get_box (ScribaTable *table)
{
  g_return_val_if_fail (caesar_table_is (table), NULL);

  return scriba_table_get_box (table);
}

/**
 * caesar_table_set_box:
 * @table: a game
 * @box: (transfer full): the game's box with what has been told since of its command tiles; the map and the
 *   tokens stay as they are
 *
 * See scriba_table_set_box().
 */
void
caesar_table_set_box (ScribaTable *table,
                      CaesarBox *box)
{
  g_return_if_fail (box->n_provinces == caesar_table_get_box (table)->n_provinces);
  g_return_if_fail (box->n_borders == caesar_table_get_box (table)->n_borders);
  g_return_if_fail (box->n_kinds == caesar_table_get_box (table)->n_kinds);

  scriba_table_set_box (table, box);
}

/**
 * caesar_library_create:
 * @library: the library
 * @setup: who plays, and how
 * @box: the box that the game gets a copy of
 * @error: where to say that no game can be tracked with this box
 *
 * Returns: (transfer none) (nullable): a new game
 */
ScribaTable *
caesar_library_create (ScribaLibrary *library,
                       const CaesarGameSetup *setup,
                       const CaesarBox *box,
                       GError **error)
{
  return scriba_library_create (library, &caesar_game_format, setup, caesar_box_copy (box), error);
}

/** caesar_game_item_get_summary: (nullable): where a game stands, and who plays it; %NULL if it is another game. */
const CaesarSummary *
caesar_game_item_get_summary (ScribaGameItem *item)
{
  return scriba_game_item_get_format (item) == &caesar_game_format ? scriba_game_item_get_summary (item) : NULL;
}
