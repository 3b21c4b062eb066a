/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caesar-game.h"

#include "caesar-files.h"
#include "caesar-resolve.h"
#include "scriba-record.h"

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

/* The placement that closed a province, or %NULL where the table said so without one. */
static const ScribaEntry *
find_closing (ScribaTable *table,
              guint province,
              guint *closing)
{
  ScribaHistory *history = scriba_table_get_history (table);

  for (guint32 seq = scriba_history_get_head (history); seq > 0; seq = scriba_history_get_entry (history, seq)->parent)
    {
      const ScribaEntry *entry = scriba_history_get_entry (history, seq);
      const CaesarPlace *place = entry->args;

      for (guint i = 0; entry->kind == CAESAR_ENTRY_PLACE && i < place->n_closed; i++)
        {
          *closing = i;
          if (place->closed[i].province == (int) province)
            return entry;
        }
    }

  return NULL;
}

/**
 * caesar_table_read_closing:
 * @table: a game
 * @province: one that is closed
 * @before: (out): the state before the placement that closed it
 * @place: (out): that placement, and what came of it
 *
 * Returns: whether what comes of it can be told anew: there was such a placement, and the table did not decide that itself
 */
gboolean
caesar_table_read_closing (ScribaTable *table,
                           guint province,
                           CaesarState *before,
                           CaesarPlace *place)
{
  guint closing;
  const ScribaEntry *entry = find_closing (table, province, &closing);

  if (entry == NULL || !scriba_game_can_refill (&caesar_game, entry))
    return FALSE;

  *place = *(const CaesarPlace *) entry->args;
  scriba_history_read_state (scriba_table_get_history (table), entry->parent, before);
  return TRUE;
}

/**
 * caesar_table_tell_tile:
 * @table: a game
 * @province: one whose bonus tile was left for later
 * @tile: what lies there
 * @flip: (nullable): what it turned over, if it is Might and its province is closed
 * @left_out: (element-type guint32): the entries that do not fit any more
 * @verdict: (out): what the rules say about it, or about the first entry left out
 *
 * Tells a bonus tile. That of a closed province belongs to the placement that closed it: what came of that, and of
 * what followed, is told anew as by scriba_table_change(), unless the table had decided that itself.
 *
 * Returns: whether it was recorded
 */
gboolean
caesar_table_tell_tile (ScribaTable *table,
                        guint province,
                        CaesarTile tile,
                        const CaesarFlip *flip,
                        GArray *left_out,
                        ScribaVerdict *verdict)
{
  const CaesarFlip nothing = { CAESAR_NONE, CAESAR_NONE };
  const CaesarState *state = caesar_table_get_state (table);
  const CaesarTileChoice choice = { province, tile };
  const ScribaEntry *entry = NULL;
  CaesarState before;
  CaesarPlace place;
  CaesarClosing *told;
  guint closing;

  g_return_val_if_fail (state != NULL && province < state->n_provinces, FALSE);

  if (state->provinces[province].closed)
    entry = find_closing (table, province, &closing);
  if (entry == NULL)
    return scriba_table_dispatch (table, CAESAR_ENTRY_TILE, &choice, verdict);

  place = *(const CaesarPlace *) entry->args;
  told = &place.closed[closing];
  told->tile = tile;
  scriba_history_read_state (scriba_table_get_history (table), entry->parent, &before);
  if (scriba_game_can_refill (&caesar_game, entry))
    {
      told->taken_by = caesar_bonus_owner (&before, place.side, told->controller);
      told->flip = flip != NULL ? *flip : nothing;
      caesar_refill (&before, caesar_table_get_box (table), CAESAR_ENTRY_PLACE, &place);
    }
  return scriba_table_change (table, entry->seq, CAESAR_ENTRY_PLACE, &place, left_out, verdict);
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

/** caesar_owner_box_get_box: (transfer none): the owner's box of Caesar!; not to be kept over a change. */
const CaesarBox *
caesar_owner_box_get_box (ScribaOwnerBox *owner)
{
  g_return_val_if_fail (scriba_owner_box_get_format (owner) == &caesar_game_format, NULL);

  return scriba_owner_box_get_box (owner);
}

/**
 * caesar_owner_box_tell:
 * @owner: the owner's box
 * @table: a game
 * @told: what the table says of the command tiles of a letter
 * @label: what undoing it in the owner's box is called
 *
 * Keeps it in the box of the game, and in the owner's box what is new to it: what that knows already stays.
 */
void
caesar_owner_box_tell (ScribaOwnerBox *owner,
                       ScribaTable *table,
                       const CaesarCommand *told,
                       const char *label)
{
  CaesarBox *box = caesar_box_copy (caesar_table_get_box (table));

  scriba_record_copy (&caesar_command_shape, told, caesar_box_open_command (box, told->letter));
  caesar_table_set_box (table, box);

  /* A damaged box keeps nothing until it is started again. */
  if (scriba_owner_box_get_open_error (owner) == NULL && caesar_box_learn (scriba_owner_box_edit (owner), told))
    scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, label);
}
