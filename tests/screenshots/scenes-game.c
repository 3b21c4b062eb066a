/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game on the table: each phase, other tables than that of four, unknown values, and dialogs. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce-files.h"
#include "bce-reveal.h"
#include "bce44/scriba-change-dialog.h"
#include "bce44/scriba-discard-dialog.h"
#include "bce44/scriba-game-deeds.h"
#include "bce44/scriba-game-page.h"
#include "bce44/scriba-turn-bar.h"
#include "practice-game.h"
#include "scenes.h"

/** scene_show_game: (transfer none): a game of four that was played until a stage of a year. */
ScribaTable *
scene_show_game (ScribaWindow *window,
                 guint year,
                 BceStage stage)
{
  ScribaTable *table = practice_game_new (scene_get_library (), scene_get_box (), TRUE);

  practice_game_go_on (table, year, stage);
  scene_open (window, table);
  return table;
}

void
scene_game_construction (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 3, BCE_STAGE_CONSTRUCTION);

  practice_game_pass (table);
  practice_game_build (table, "structure-5");
}

void
scene_game_final_construction (ScribaWindow *window)
{
  scene_move_to (scene_show_game (window, 3, BCE_STAGE_INTERRUPTION), 6, BCE_STAGE_FINAL_CONSTRUCTION);
}

void
scene_game_last_year (ScribaWindow *window)
{
  scene_move_to (scene_show_game (window, 3, BCE_STAGE_INTERRUPTION), 6, BCE_STAGE_RESOLUTION);
}

/* Other tables */

static ScribaTable *
begin (ScribaWindow *window,
       guint n_seats,
       const char * const *names,
       int shared,
       BceStage stage)
{
  ScribaTable *table = scene_create_game (n_seats, names, shared, scene_get_box ());

  scene_start (table, 1);
  scene_move_to (table, 1, stage);
  scene_open (window, table);
  return table;
}

/* Everybody builds in turn what is cheapest to find: the first structures. */
static void
build_some (ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);
  const BceBox *box = bce_table_get_box (table);
  guint left = state->n_seats;

  for (guint i = 0; i < state->n_structures && left > 0; i++)
    {
      if (state->structures[i].era == 1)
        {
          practice_game_build (table, g_array_index (box->structures, BceStructure, i).id);
          left--;
        }
    }
}

/* Two cards of the political field on every board. */
static void
enter_boards (ScribaTable *table)
{
  const BceState *state = bce_table_get_state (table);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      BceBoardEntry entry = { .seat = seat, .field = BCE_POLITICAL };

      entry.board = *bce_state_board (state, seat, BCE_POLITICAL);
      entry.board.stack[entry.board.n_cards++] = state->market[seat % 4];
      entry.board.stack[entry.board.n_cards++] = state->market[(seat + 1) % 4];
      entry.board.charisma[BCE_POLITICAL] = seat + 1;
      scene_dispatch (table, BCE_ENTRY_BOARD, &entry);
    }
}

void
scene_game_five (ScribaWindow *window)
{
  build_some (begin (window, 5, scene_names, BCE_NOBODY, BCE_STAGE_CONSTRUCTION));
}

void
scene_game_five_market (ScribaWindow *window)
{
  begin (window, 5, scene_names, BCE_NOBODY, BCE_STAGE_ENLISTMENT);
}

void
scene_game_five_boards (ScribaWindow *window)
{
  enter_boards (begin (window, 5, scene_names, BCE_NOBODY, BCE_STAGE_RESOLUTION));
}

void
scene_game_two (ScribaWindow *window)
{
  build_some (begin (window, 3, scene_names, 2, BCE_STAGE_CONSTRUCTION));
}

void
scene_game_two_boards (ScribaWindow *window)
{
  enter_boards (begin (window, 3, scene_names, 2, BCE_STAGE_RESOLUTION));
}

void
scene_game_two_waiting (ScribaWindow *window)
{
  begin (window, 3, scene_names, 2, BCE_STAGE_SUITOR_COMMITMENT);
}

static const char * const long_names[] = {
  "Szentgyörgyi-Kovács Annamária", "Bartholomäus", "Wwwwwwwwwwwwwwwwwwww", "Ö",
};

void
scene_game_long_names (ScribaWindow *window)
{
  build_some (begin (window, 4, long_names, BCE_NOBODY, BCE_STAGE_CONSTRUCTION));
}

void
scene_game_long_names_boards (ScribaWindow *window)
{
  enter_boards (begin (window, 4, long_names, BCE_NOBODY, BCE_STAGE_RESOLUTION));
}

/* Unknown values */

static ScribaTable *
show_unknown (ScribaWindow *window,
              gboolean cubes,
              BceStage stage)
{
  g_autoptr (GFile) file = g_file_new_build_filename (SCENE_BOXES, "44bce.json", NULL);
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, g_file_peek_path (file), NULL);
  ScribaTable *table = practice_game_new (scene_get_library (), box, cubes);

  scene_move_to (table, 1, stage);
  scene_open (window, table);
  return table;
}

void
scene_game_unknown (ScribaWindow *window)
{
  show_unknown (window, FALSE, BCE_STAGE_CONSTRUCTION);
}

void
scene_game_unknown_market (ScribaWindow *window)
{
  show_unknown (window, FALSE, BCE_STAGE_ENLISTMENT);
}

void
scene_game_unknown_cost (ScribaWindow *window)
{
  ScribaTable *table = show_unknown (window, TRUE, BCE_STAGE_ENLISTMENT);

  scriba_game_enlist (scene_find (window, SCRIBA_TYPE_TURN_BAR), table, 0, bce_table_get_state (table)->market[0]);
}

void
scene_game_unknown_boards (ScribaWindow *window)
{
  enter_boards (show_unknown (window, FALSE, BCE_STAGE_RESOLUTION));
}

void
scene_game_left (ScribaWindow *window)
{
  const BceStop stop = { .scored = FALSE };

  scene_dispatch (scene_show_game (window, 3, BCE_STAGE_ENLISTMENT), BCE_ENTRY_STOP, &stop);
}

/* Dialogs */

void
scene_game_correct (ScribaWindow *window)
{
  scene_show_game (window, 3, BCE_STAGE_CONSTRUCTION);
  scene_act (window, "win.correct");
}

/* At its end the same dialog has the ways to stop. */
void
scene_game_stop (ScribaWindow *window)
{
  scene_show_game (window, 3, BCE_STAGE_CONSTRUCTION);
  gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_GAME_PAGE), "page.stop", NULL);
}

/* A structure that moves an architect asks from where to where. */
void
scene_game_effect (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 2, BCE_STAGE_CONSTRUCTION);
  gpointer crane = bce_box_find (bce_table_get_box (table), BCE_BOX_STRUCTURES, "structure-6");

  scriba_game_activate (scene_find (window, SCRIBA_TYPE_TURN_BAR), table, 1,
                        (BceStructure *) crane - (BceStructure *) bce_table_get_box (table)->structures->data);
}

void
scene_game_discard_dialog (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 3, BCE_STAGE_DISCARD);

  scriba_discard_dialog_present (scene_find (window, SCRIBA_TYPE_TURN_BAR), table, 1);
}

/* Changes what was recorded last. */
void
scene_game_change (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 2, BCE_STAGE_CONSTRUCTION);

  practice_game_build (table, "structure-5");
  adw_dialog_present (scriba_change_dialog_new (table, scriba_table_get_undo (table)), GTK_WIDGET (window));
}
