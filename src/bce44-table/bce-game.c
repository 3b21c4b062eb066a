/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-game.h"

#include "bce-files.h"

/** bce_table_is: whether it is a game of 44 BCE. */
gboolean
bce_table_is (ScribaTable *table)
{
  return scriba_table_get_format (table) == &bce_game_format;
}

/** bce_table_get_state: (transfer none): the state that is shown. It lasts until ::changed. */
const BceState *
bce_table_get_state (ScribaTable *table)
{
  g_return_val_if_fail (bce_table_is (table), NULL);

  return scriba_table_get_state (table);
}

/** bce_table_get_box: (transfer none): the game's own box. */
const BceBox *
bce_table_get_box (ScribaTable *table)
{
  g_return_val_if_fail (bce_table_is (table), NULL);

  return scriba_table_get_box (table);
}

/**
 * bce_table_set_box:
 * @table: a game
 * @box: (transfer full): the game's box with what has been told since; the same components in the same order
 *
 * See scriba_table_set_box().
 */
void
bce_table_set_box (ScribaTable *table,
                   BceBox *box)
{
  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    g_return_if_fail (bce_box_get_part (box, part)->len == bce_box_get_part (bce_table_get_box (table), part)->len);

  scriba_table_set_box (table, box);
}

/**
 * bce_library_create:
 * @library: the library
 * @setup: who plays, and how
 * @box: the box that the game gets a copy of
 * @error: where to say that no game can be tracked with this box
 *
 * Returns: (transfer none) (nullable): a new game
 */
ScribaTable *
bce_library_create (ScribaLibrary *library,
                    const BceGameSetup *setup,
                    const BceBox *box,
                    GError **error)
{
  return scriba_library_create (library, &bce_game_format, setup, bce_box_copy (box), error);
}

/** bce_game_item_get_summary: (nullable): where a game stands, and who plays it; %NULL if it is another game. */
const BceSummary *
bce_game_item_get_summary (ScribaGameItem *item)
{
  return scriba_game_item_get_format (item) == &bce_game_format ? scriba_game_item_get_summary (item) : NULL;
}

/** bce_owner_box_get_box: (transfer none): the owner's box of 44 BCE; not to be kept over a change. */
const BceBox *
bce_owner_box_get_box (ScribaOwnerBox *owner)
{
  g_return_val_if_fail (scriba_owner_box_get_format (owner) == &bce_game_format, NULL);

  return scriba_owner_box_get_box (owner);
}
