/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-game.h"
#include "scene-look.h"
#include "scriba-table-view.h"
#include "scriba-window.h"

G_BEGIN_DECLS

/**
 * Scene:
 * @name: what its pictures are called
 * @show: brings a new window there; %NULL for a game of four in year 3
 * @stage: of that game
 * @table_view: whether the picture is of the table view of the game that is shown
 *
 * A page in a state that is worth a picture.
 */
typedef struct
{
  const char *name;
  void (*show) (ScribaWindow *window);
  BceStage stage;
  gboolean table_view;
} Scene;

/* Ends with a scene without a name. */
extern const Scene scenes[];

/* Set when a scene could not be shown as it should be. */
extern gboolean scene_failed;

ScribaLibrary *scene_get_library (void);
const BceBox *scene_get_box (void);
void scene_dispatch (ScribaTable *table,
                     BceEntryKind kind,
                     gconstpointer args);
void scene_move_to (ScribaTable *table,
                    guint year,
                    BceStage stage);
void scene_open (ScribaWindow *window,
                 ScribaTable *table);
GtkWidget *scene_look_for_row (GtkWidget *widget,
                               const char *title);
GtkWidget *scene_find (ScribaWindow *window,
                       GType type);
void scene_click (ScribaWindow *window,
                  GtkWidget *button);
void scene_press (ScribaWindow *window,
                  const char *label);
void scene_be_patient (void);
void scene_act (ScribaWindow *window,
                const char *action);

/* Games that begin. */
extern const char * const scene_names[];
ScribaTable *scene_create_game (guint n_seats,
                                const char * const *names,
                                int shared,
                                const BceBox *box);
void scene_start (ScribaTable *table,
                  int im);

/* Scenes. */
void scene_reveal_boards (ScribaWindow *window);
void scene_reveal_result (ScribaWindow *window);
void scene_reveal_applied (ScribaWindow *window);
void scene_log (ScribaWindow *window);
void scene_final (ScribaWindow *window);
void scene_final_telling (ScribaWindow *window);

void scene_new_game (ScribaWindow *window);
void scene_new_game_first (ScribaWindow *window);
void scene_setup (ScribaWindow *window);
void scene_setup_done (ScribaWindow *window);
void scene_setup_unknown (ScribaWindow *window);
void scene_setup_tell (ScribaWindow *window);
void scene_library_games (ScribaWindow *window);
void scene_library_deleted (ScribaWindow *window);
void scene_statistics_empty (ScribaWindow *window);
void scene_statistics (ScribaWindow *window);
void scene_statistics_caesar (ScribaWindow *window);
void scene_person (ScribaWindow *window);
void scene_person_rename (ScribaWindow *window);
void scene_person_same (ScribaWindow *window);
void scene_person_games (ScribaWindow *window);

ScribaTable *scene_show_game (ScribaWindow *window,
                              guint year,
                              BceStage stage);
void scene_game_construction (ScribaWindow *window);
void scene_game_last_year (ScribaWindow *window);
void scene_game_final_construction (ScribaWindow *window);
void scene_game_five (ScribaWindow *window);
void scene_game_five_market (ScribaWindow *window);
void scene_game_five_boards (ScribaWindow *window);
void scene_game_two (ScribaWindow *window);
void scene_game_two_boards (ScribaWindow *window);
void scene_game_two_waiting (ScribaWindow *window);
void scene_game_unknown (ScribaWindow *window);
void scene_game_unknown_market (ScribaWindow *window);
void scene_game_unknown_cost (ScribaWindow *window);
void scene_game_unknown_boards (ScribaWindow *window);
void scene_game_long_names (ScribaWindow *window);
void scene_game_long_names_boards (ScribaWindow *window);
void scene_game_correct (ScribaWindow *window);
void scene_game_stop (ScribaWindow *window);
void scene_game_effect (ScribaWindow *window);
void scene_game_discard_dialog (ScribaWindow *window);
void scene_game_change (ScribaWindow *window);
void scene_game_left (ScribaWindow *window);

ScribaTable *scene_import_caesar (const char *name);
void scene_choose_space (ScribaWindow *window,
                         guint border);
void scene_open_sheet (ScribaWindow *window);
void scene_caesar_early (ScribaWindow *window);
void scene_caesar_soon (ScribaWindow *window);
void scene_caesar_tokens (ScribaWindow *window);
void scene_caesar_preview (ScribaWindow *window);
void scene_caesar_choice (ScribaWindow *window);
void scene_caesar_odds (ScribaWindow *window);
void scene_caesar_list (ScribaWindow *window);
void scene_caesar_late (ScribaWindow *window);
void scene_caesar_solo (ScribaWindow *window);
void scene_caesar_over (ScribaWindow *window);
void scene_caesar_over_solo (ScribaWindow *window);
void scene_caesar_box (ScribaWindow *window);
void scene_caesar_box_tokens (ScribaWindow *window);
void scene_caesar_box_token (ScribaWindow *window);
void scene_caesar_box_borders (ScribaWindow *window);
void scene_caesar_box_border (ScribaWindow *window);
void scene_caesar_box_counts (ScribaWindow *window);
void scene_caesar_box_merge (ScribaWindow *window);
void scene_caesar_untold (ScribaWindow *window);
void scene_caesar_untold_list (ScribaWindow *window);
void scene_caesar_tile (ScribaWindow *window);
void scene_caesar_might (ScribaWindow *window);
void scene_caesar_command (ScribaWindow *window);
void scene_score_lists (ScribaWindow *window);
void scene_resolve_unknown (ScribaWindow *window);

void scene_game_timer (ScribaWindow *window);
void scene_game_timer_over (ScribaWindow *window);
void scene_game_no_im (ScribaWindow *window);
void scene_game_price (ScribaWindow *window);
void scene_game_payment (ScribaWindow *window);
void scene_resolve_card_unknown (ScribaWindow *window);
void scene_score_structures (ScribaWindow *window);
void scene_box_component (ScribaWindow *window);
void scene_box_value (ScribaWindow *window);
void scene_setup_tell_sites (ScribaWindow *window);
void scene_game_piece_menu (ScribaWindow *window);
void scene_game_details (ScribaWindow *window);
void scene_game_gains (ScribaWindow *window);
void scene_game_phases (ScribaWindow *window);
void scene_main_menu (ScribaWindow *window);
void scene_game_left_out (ScribaWindow *window);
void scene_game_decision (ScribaWindow *window);

void scene_settle (GtkWidget *window);

/** scene_forget_drafts: empties the library of drafts, for the next scene. */
void scene_forget_drafts (ScribaApplication *application);

/** scene_forget_games: empties the library of games, for the next scene. */
void scene_forget_games (ScribaApplication *application);

/* What a game is shared as. */
void scene_share (ScribaWindow *window);
void scene_share_code (ScribaWindow *window);
void scene_share_running (ScribaWindow *window);

/* Games of Caesar! that begin. */
void scene_new_caesar (ScribaWindow *window);
void scene_new_caesar_solo (ScribaWindow *window);
void scene_new_caesar_rulings (ScribaWindow *window);
void scene_caesar_setup (ScribaWindow *window);
void scene_caesar_setup_solo (ScribaWindow *window);
void scene_caesar_setup_tiles (ScribaWindow *window);
void scene_caesar_setup_later (ScribaWindow *window);
void scene_caesar_setup_line (ScribaWindow *window);
void scene_library_caesar (ScribaWindow *window);

/* What is asked and said in games of Caesar!. */
void scene_caesar_looked_at (ScribaWindow *window);
void scene_caesar_extra_turn (ScribaWindow *window);
void scene_caesar_cannot_place (ScribaWindow *window);
void scene_caesar_solo_turn (ScribaWindow *window);
void scene_caesar_solo_advice (ScribaWindow *window);
void scene_caesar_log (ScribaWindow *window);
void scene_caesar_correct (ScribaWindow *window);
void scene_caesar_correct_space (ScribaWindow *window);
void scene_caesar_zoomed (ScribaWindow *window);

G_END_DECLS
