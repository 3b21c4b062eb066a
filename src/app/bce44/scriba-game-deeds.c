/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-game-deeds.h"

#include "bce-files.h"
#include "bce-fill.h"
#include "bce-game.h"
#include "bce-turns.h"
#include "scriba-application.h"
#include "scriba-enlist-dialog.h"
#include "scriba-gains-dialog.h"
#include "scriba-game-act.h"
#include "scriba-price-popover.h"

/* What players do with structures: recorded at once where all is known, else asked for in its place. */

/**
 * scriba_game_build:
 * @widget: what was tapped; a price that is not known is asked for at it
 * @table: a game
 * @seat: who builds
 * @structure: number of the structure, or %BCE_NONE
 * @statue: number of the statue, or %BCE_NONE
 *
 * What nobody has told of an effect counts as nothing here: the table can tell it with the building.
 */
void
scriba_game_build (GtkWidget *widget,
                   ScribaTable *table,
                   guint seat,
                   int structure,
                   int statue)
{
  const BceState *state = bce_table_get_state (table);
  const BceBox *box = bce_table_get_box (table);
  const BceStructure *printed = structure >= 0 ? &g_array_index (box->structures, BceStructure, structure) : NULL;
  ScribaNumber cost = printed != NULL ? printed->cost : g_array_index (box->statues, BceStatue, statue).cost;
  BceBuild build;
  gboolean complete = bce_fill_build (state, box, seat, structure, statue, &build);

  if (!complete && printed != NULL && printed->immediate == TRUE)
    scriba_gains_dialog_present_build (widget, table, &build);
  else if (!cost.known && state->settings.denarii)
    scriba_price_popover_show (widget, table, &build);
  else
    scriba_game_act (widget, table, BCE_ENTRY_BUILD, &build);
}

/** scriba_game_activate: records what a structure does, or asks for what is not printed on it. */
void
scriba_game_activate (GtkWidget *widget,
                      ScribaTable *table,
                      guint seat,
                      guint structure)
{
  BceActivate activate;

  if (bce_fill_activate (bce_table_get_state (table), bce_table_get_box (table), seat, structure, &activate))
    scriba_game_act (widget, table, BCE_ENTRY_ACTIVATE, &activate);
  else
    scriba_gains_dialog_present_activate (widget, table, &activate);
}

/** scriba_game_pass: whose turn it is passes. */
void
scriba_game_pass (GtkWidget *widget,
                  ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  BcePass pass;

  if (state->turn < 0)
    return;

  bce_fill_pass (state, state->turn, &pass);
  scriba_game_act (widget, table, BCE_ENTRY_PASS, &pass);
}

/** scriba_game_end_phase: everyone who is left passes, and the marker moves on. */
void
scriba_game_end_phase (GtkWidget *widget,
                       ScribaTable *table)
{
  BceMove move;

  if (bce_move_next (bce_table_get_state (table), &move))
    scriba_game_act (widget, table, BCE_ENTRY_PHASE, &move);
}

/**
 * scriba_game_enlist:
 * @widget: what was tapped
 * @table: a game
 * @seat: who enlists
 * @recruit: number of the recruit
 *
 * Records it, or asks for the cost, or for which cubes are paid where any are taken.
 */
void
scriba_game_enlist (GtkWidget *widget,
                    ScribaTable *table,
                    guint seat,
                    guint recruit)
{
  const BceState *state = bce_table_get_state (table);
  const BceRecruit *printed = &g_array_index (bce_table_get_box (table)->recruits, BceRecruit, recruit);
  BceEnlist enlist;

  if (!bce_fill_enlist (state, bce_table_get_box (table), seat, recruit, &enlist))
    scriba_enlist_dialog_ask_cost (widget, table, seat, recruit);
  else if (state->settings.cubes && printed->cost.any > 0)
    scriba_enlist_dialog_ask_payment (widget, table, &enlist);
  else
    scriba_game_act (widget, table, BCE_ENTRY_ENLIST, &enlist);
}

/**
 * scriba_game_tell:
 * @table: a game
 * @part: the kind of a component
 * @index: its number in the game's box
 * @learn: sets what nobody has told yet, and says whether there was anything
 * @value: what was told
 *
 * Keeps a printed value in the box of the game, and in the owner's box if it is new to it.
 */
void
scriba_game_tell (ScribaTable *table,
                  BceBoxPart part,
                  guint index,
                  ScribaLearnFunc learn,
                  gconstpointer value)
{
  ScribaOwnerBox *owner = scriba_application_get_box (scriba_application_get (), &bce_game_format);
  BceBox *box = bce_box_copy (bce_table_get_box (table));
  gpointer component = bce_box_get_component (box, part, index);
  g_autofree char *id = g_strdup (*(char **) component);

  learn (component, value);
  bce_table_set_box (table, box);

  /* A damaged box keeps nothing until it is started again. */
  if (scriba_owner_box_get_open_error (owner) != NULL)
    return;

  component = bce_box_find (scriba_owner_box_edit (owner), part, id);
  if (component != NULL && learn (component, value))
    scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, NULL);
}

static const BceMove *
get_move (const ScribaEntry *entry)
{
  if (entry->kind == BCE_ENTRY_PHASE)
    return entry->args;
  if (entry->kind == BCE_ENTRY_PASS && ((const BcePass *) entry->args)->move.moves)
    return &((const BcePass *) entry->args)->move;

  return NULL;
}

/** scriba_game_find_move: (nullable): the move of the marker by which the phase of a game first began, with what it gave. */
const BceMove *
scriba_game_find_move (ScribaTable *table)
{
  ScribaHistory *history = scriba_table_get_history (table);
  const BceState *state = bce_table_get_state (table);
  const BceMove *first = NULL;

  for (guint32 seq = scriba_history_get_head (history); seq > 0; seq = scriba_history_get_entry (history, seq)->parent)
    {
      const BceMove *move = get_move (scriba_history_get_entry (history, seq));

      if (move != NULL && move->year != state->year)
        break;
      if (move != NULL && move->stage == state->stage)
        first = move;
    }

  return first;
}
