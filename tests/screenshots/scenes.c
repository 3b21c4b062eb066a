/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "bce44/scriba-boards-view.h"
#include "bce44/scriba-card-row.h"
#include "bce44/scriba-outcome-view.h"
#include "bce44/scriba-player-tabs.h"
#include "bce44/scriba-score-cell.h"
#include "bce-files.h"
#include "scriba-box-import.h"
#include "scriba-document-page.h"

gboolean scene_failed;

static GFile *
get_fixture (const char *name)
{
  return g_file_new_build_filename (SCENE_FIXTURES, name, NULL);
}

static ScribaDrafts *
get_drafts (void)
{
  return scriba_application_get_drafts (scriba_application_get ());
}

static void
wait_for_library (void)
{
  while (!scriba_drafts_get_loaded (get_drafts ()))
    g_main_context_iteration (NULL, TRUE);
}

static void
keep (const char *name)
{
  g_autoptr (GFile) file = get_fixture (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaDraft) draft = scriba_draft_open (g_file_peek_path (file), &error);

  if (draft == NULL)
    g_error ("%s: %s", name, error->message);
  scriba_drafts_add (get_drafts (), draft);
}

static void
open (ScribaWindow *window,
      const char *name)
{
  g_autoptr (GFile) file = get_fixture (name);

  scriba_window_open_file (window, file);
  scene_settle (GTK_WIDGET (window));
}

void
scene_forget_drafts (ScribaApplication *application)
{
  ScribaDrafts *drafts = scriba_application_get_drafts (application);

  while (g_list_model_get_n_items (G_LIST_MODEL (drafts)) > 0)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (G_LIST_MODEL (drafts), 0);

      scriba_drafts_remove (drafts, draft, NULL);
    }
  scriba_drafts_wait (drafts);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (scene_get_library ())); i++)
    {
      g_autoptr (ScribaGameItem) game = g_list_model_get_item (G_LIST_MODEL (scene_get_library ()), i);

      scriba_library_delete (scene_get_library (), scriba_game_item_get_id (game));
    }
}

/* Library */

static void
library_empty (ScribaWindow *window)
{
  wait_for_library ();
}

static void
library_list (ScribaWindow *window)
{
  wait_for_library ();
  keep ("practice-score-unknown.json");
  keep ("practice-score-shared.json");
  keep ("practice-score.json");
  keep ("practice-year.json");
}

static void
library_open (ScribaWindow *window)
{
  g_autoptr (GFile) file = get_fixture ("practice-box.json");

  /* A file of another kind is refused in one line. */
  wait_for_library ();
  keep ("practice-score.json");
  scriba_window_open_file (window, file);
}

/* Score a finished game */

static void
score_players (ScribaWindow *window)
{
  open (window, "practice-score.json");
}

void
scene_score_lists (ScribaWindow *window)
{
  open (window, "practice-score.json");
  scriba_player_tabs_set_player (SCRIBA_PLAYER_TABS (scene_find (window, SCRIBA_TYPE_PLAYER_TABS)), 0);
}

static void
score_totals (ScribaWindow *window)
{
  open (window, "practice-score-shared.json");
  scriba_player_tabs_set_player (SCRIBA_PLAYER_TABS (scene_find (window, SCRIBA_TYPE_PLAYER_TABS)), 1);
}

static void
score_result (ScribaWindow *window)
{
  open (window, "practice-score.json");
  scene_press (window, _("Result"));
}

static void
score_why (ScribaWindow *window)
{
  score_result (window);
  scene_click (window, scene_find (window, SCRIBA_TYPE_SCORE_CELL));
}

static void
score_unknown (ScribaWindow *window)
{
  open (window, "practice-score-unknown.json");
  scene_press (window, _("Result"));
}

static void
score_shared (ScribaWindow *window)
{
  open (window, "practice-score-shared.json");
  scene_press (window, _("Result"));
}

static void
score_new (ScribaWindow *window)
{
  scene_act (window, "win.score");
}

static void
save_error (ScribaWindow *window)
{
  ScribaDocument *document;

  open (window, "practice-score.json");
  document = scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (scene_find (window, SCRIBA_TYPE_DOCUMENT_PAGE)));
  scriba_document_wait (document);
  /* Nobody can write there. */
  scriba_document_set_path (document, "/dev/null/practice-score.json");
  scriba_score_draft_edit (SCRIBA_SCORE_DRAFT (document))->players[0].denarii++;
  scriba_document_commit (document, NULL, NULL);
  scriba_document_wait (document);
  while (scriba_document_get_save_error (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Resolve a year */

static void
show_step (ScribaWindow *window,
           const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (scene_find (window, ADW_TYPE_VIEW_STACK)), name);
  scene_settle (GTK_WIDGET (window));
}

static void
resolve_seats (ScribaWindow *window)
{
  open (window, "practice-year.json");
}

static void
resolve_boards (ScribaWindow *window)
{
  open (window, "practice-year.json");
  show_step (window, "boards");
}

static void
resolve_boards_im (ScribaWindow *window)
{
  ScribaResolveDraft *draft;

  resolve_boards (window);
  draft = SCRIBA_RESOLVE_DRAFT (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (scene_find (window, SCRIBA_TYPE_DOCUMENT_PAGE))));
  scriba_resolve_draft_edit (draft)->im = 0;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  scriba_boards_view_set_field (SCRIBA_BOARDS_VIEW (scene_find (window, SCRIBA_TYPE_BOARDS_VIEW)), BCE_SOCIAL);
}

void
scene_resolve_unknown (ScribaWindow *window)
{
  open (window, "practice-year-unknown.json");
  show_step (window, "boards");
}

static void
resolve_result (ScribaWindow *window)
{
  open (window, "practice-year.json");
  show_step (window, "result");
}

static void
resolve_result_last (ScribaWindow *window)
{
  resolve_result (window);
  scriba_outcome_view_set_field (SCRIBA_OUTCOME_VIEW (scene_find (window, SCRIBA_TYPE_OUTCOME_VIEW)), BCE_SOCIAL);
}

static void
resolve_steps (ScribaWindow *window)
{
  ScribaOutcomeView *outcome;

  resolve_result (window);
  scene_press (window, _("Step by Step"));
  outcome = SCRIBA_OUTCOME_VIEW (scene_find (window, SCRIBA_TYPE_OUTCOME_VIEW));
  for (int step = 0; step < 4; step++)
    g_free (scriba_outcome_view_reveal (outcome));
}

static void
resolve_card (ScribaWindow *window)
{
  resolve_boards (window);
  scene_click (window, scene_look_for (scene_find (window, SCRIBA_TYPE_CARD_ROW), GTK_TYPE_BUTTON));
}

/* The box */

static void
show_part (ScribaWindow *window,
           BceBoxPart part)
{
  GtkWidget *page;
  GtkWidget *toggles;

  scene_act (window, "win.box");
  page = scene_find (window, SCRIBA_TYPE_BOX_PAGE);
  toggles = scene_look_for (page, ADW_TYPE_TOGGLE_GROUP);
  if (toggles != NULL)
    adw_toggle_group_set_active (ADW_TOGGLE_GROUP (toggles), part);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (scene_look_for (page, GTK_TYPE_DROP_DOWN)), part);
  scene_settle (GTK_WIDGET (window));
}

static void
box_recruits (ScribaWindow *window)
{
  show_part (window, BCE_BOX_RECRUITS);
}

static void
box_structures (ScribaWindow *window)
{
  show_part (window, BCE_BOX_STRUCTURES);
}

static void
box_statues (ScribaWindow *window)
{
  show_part (window, BCE_BOX_STATUES);
}

static void
box_allegiance (ScribaWindow *window)
{
  show_part (window, BCE_BOX_ALLEGIANCE);
}

static void
box_senate (ScribaWindow *window)
{
  show_part (window, BCE_BOX_SENATE);
}

static void
box_merge (ScribaWindow *window)
{
  g_autoptr (GFile) other = get_fixture ("practice-box-other.json");

  scene_act (window, "win.box");
  scriba_box_import_file (SCRIBA_BOX_PAGE (scene_find (window, SCRIBA_TYPE_BOX_PAGE)),
                          g_file_peek_path (other));
}

/* Dialogs */

static void
preferences (ScribaWindow *window)
{
  scene_act (window, "win.show-preferences");
}

static void
help (ScribaWindow *window)
{
  scene_act (window, "win.show-help");
}

static void
help_page (ScribaWindow *window,
           const char *title)
{
  GtkWidget *row;

  help (window);
  row = scene_look_for_row (GTK_WIDGET (window), title);
  if (row == NULL)
    g_error ("Help has no page %s", title);
  g_signal_emit_by_name (row, "activated");
}

static void
help_night (ScribaWindow *window)
{
  help_page (window, _("Play a Night"));
}

static void
help_phases (ScribaWindow *window)
{
  help_page (window, _("Phase by Phase"));
}

static void
help_score (ScribaWindow *window)
{
  help_page (window, _("Score a Finished Game"));
}

static void
help_resolve (ScribaWindow *window)
{
  help_page (window, _("Resolve a Year"));
}

static void
help_undo (ScribaWindow *window)
{
  help_page (window, _("Undo and Correct"));
}

static void
help_keys (ScribaWindow *window)
{
  help_page (window, _("By Keys or by Ear"));
}

static void
help_box (ScribaWindow *window)
{
  help_page (window, _("Fill the Box"));
}

static void
help_unknown (ScribaWindow *window)
{
  help_page (window, _("Unknown Values"));
}

static void
help_rulings (ScribaWindow *window)
{
  help_page (window, _("Rulings"));
}

static void
help_caesar (ScribaWindow *window)
{
  help_page (window, _("Play Caesar!"));
}

static void
help_caesar_rulings (ScribaWindow *window)
{
  help_page (window, _("Rulings of Caesar!"));
}

static void
help_command_line (ScribaWindow *window)
{
  help_page (window, _("Command Line"));
}

static void
shortcuts (ScribaWindow *window)
{
  scene_act (window, "win.show-shortcuts");
}

static void
about (ScribaWindow *window)
{
  scene_act (window, "win.show-about");
}

const Scene scenes[] = {
  { "library-empty", library_empty },
  { "library-list", library_list },
  { "library-open", library_open },
  { "library-games", scene_library_games },
  { "library-deleted", scene_library_deleted },
  { "statistics-empty", scene_statistics_empty },
  { "statistics", scene_statistics },
  { "statistics-caesar", scene_statistics_caesar },
  { "person", scene_person },
  { "person-rename", scene_person_rename },
  { "person-same", scene_person_same },
  { "person-games", scene_person_games },
  { "main-menu", scene_main_menu },
  { "new-game", scene_new_game },
  { "new-game-first", scene_new_game_first },
  { "setup", scene_setup },
  { "setup-done", scene_setup_done },
  { "setup-unknown", scene_setup_unknown },
  { "setup-tell", scene_setup_tell },
  { "setup-tell-sites", scene_setup_tell_sites },
  { "score-new", score_new },
  { "score-players", score_players },
  { "score-lists", scene_score_lists },
  { "score-structures", scene_score_structures },
  { "score-totals", score_totals },
  { "score-result", score_result },
  { "score-why", score_why },
  { "score-unknown", score_unknown },
  { "score-shared", score_shared },
  { "save-error", save_error },
  { "resolve-seats", resolve_seats },
  { "resolve-boards", resolve_boards },
  { "resolve-boards-im", resolve_boards_im },
  { "resolve-unknown", scene_resolve_unknown },
  { "resolve-result", resolve_result },
  { "resolve-result-last", resolve_result_last },
  { "resolve-steps", resolve_steps },
  { "resolve-card", resolve_card },
  { "resolve-card-unknown", scene_resolve_card_unknown },
  { "game-construction", scene_game_construction },
  { "game-production", .stage = BCE_STAGE_PRODUCTION },
  { "game-enlistment", .stage = BCE_STAGE_ENLISTMENT },
  { "game-discard", .stage = BCE_STAGE_DISCARD },
  { "game-im-commitment", .stage = BCE_STAGE_IM_COMMITMENT },
  { "game-negotiation", .stage = BCE_STAGE_SUITOR_NEGOTIATION },
  { "game-timer", scene_game_timer },
  { "game-timer-over", scene_game_timer_over },
  { "game-commitment", .stage = BCE_STAGE_SUITOR_COMMITMENT },
  { "game-interruption", .stage = BCE_STAGE_INTERRUPTION },
  { "game-no-im", scene_game_no_im },
  { "game-phases", scene_game_phases },
  { "game-last-year", scene_game_last_year },
  { "game-final-construction", scene_game_final_construction },
  { "game-five", scene_game_five },
  { "game-five-market", scene_game_five_market },
  { "game-five-boards", scene_game_five_boards },
  { "game-two", scene_game_two },
  { "game-two-boards", scene_game_two_boards },
  { "game-two-waiting", scene_game_two_waiting },
  { "game-unknown", scene_game_unknown },
  { "game-unknown-market", scene_game_unknown_market },
  { "game-unknown-cost", scene_game_unknown_cost },
  { "game-unknown-boards", scene_game_unknown_boards },
  { "game-price", scene_game_price },
  { "game-long-names", scene_game_long_names },
  { "game-long-names-boards", scene_game_long_names_boards },
  { "game-correct", scene_game_correct },
  { "game-stop", scene_game_stop },
  { "game-effect", scene_game_effect },
  { "game-gains", scene_game_gains },
  { "game-payment", scene_game_payment },
  { "game-piece-menu", scene_game_piece_menu },
  { "game-details", scene_game_details },
  { "game-decision", scene_game_decision },
  { "game-left-out", scene_game_left_out },
  { "game-discard-dialog", scene_game_discard_dialog },
  { "game-change", scene_game_change },
  { "game-left", scene_game_left },
  { "game-boards", scene_reveal_boards },
  { "game-result", scene_reveal_result },
  { "game-applied", scene_reveal_applied },
  { "game-log", scene_log },
  { "game-telling", scene_final_telling },
  { "game-over", scene_final },
  { "share", scene_share },
  { "share-code", scene_share_code },
  { "share-running", scene_share_running },
  { "table-view-setup", scene_setup, .table_view = TRUE },
  { "table-view-construction", scene_game_construction, .table_view = TRUE },
  { "table-view-commitment", .stage = BCE_STAGE_SUITOR_COMMITMENT, .table_view = TRUE },
  { "table-view-five", scene_game_five, .table_view = TRUE },
  { "table-view-long-names", scene_game_long_names, .table_view = TRUE },
  { "table-view-boards", scene_reveal_boards, .table_view = TRUE },
  { "table-view-five-boards", scene_game_five_boards, .table_view = TRUE },
  { "table-view-telling", scene_final_telling, .table_view = TRUE },
  { "table-view-over", scene_final, .table_view = TRUE },
  { "table-view-left", scene_game_left, .table_view = TRUE },
  { "caesar-early", scene_caesar_early },
  { "caesar-soon", scene_caesar_soon },
  { "caesar-tokens", scene_caesar_tokens },
  { "caesar-preview", scene_caesar_preview },
  { "caesar-choice", scene_caesar_choice },
  { "caesar-odds", scene_caesar_odds },
  { "caesar-list", scene_caesar_list },
  { "caesar-zoomed", scene_caesar_zoomed },
  { "caesar-looked-at", scene_caesar_looked_at },
  { "caesar-extra-turn", scene_caesar_extra_turn },
  { "caesar-late", scene_caesar_late },
  { "caesar-over", scene_caesar_over },
  { "caesar-over-solo", scene_caesar_over_solo },
  { "caesar-box", scene_caesar_box },
  { "caesar-box-tokens", scene_caesar_box_tokens },
  { "caesar-box-token", scene_caesar_box_token },
  { "caesar-box-borders", scene_caesar_box_borders },
  { "caesar-box-border", scene_caesar_box_border },
  { "caesar-box-counts", scene_caesar_box_counts },
  { "caesar-box-merge", scene_caesar_box_merge },
  { "caesar-untold", scene_caesar_untold },
  { "caesar-untold-list", scene_caesar_untold_list },
  { "caesar-tile", scene_caesar_tile },
  { "caesar-might", scene_caesar_might },
  { "caesar-command", scene_caesar_command },
  { "caesar-cannot-place", scene_caesar_cannot_place },
  { "caesar-solo", scene_caesar_solo },
  { "caesar-solo-turn", scene_caesar_solo_turn },
  { "caesar-solo-advice", scene_caesar_solo_advice },
  { "caesar-log", scene_caesar_log },
  { "caesar-correct", scene_caesar_correct },
  { "caesar-correct-space", scene_caesar_correct_space },
  { "table-view-caesar-setup", scene_caesar_setup, .table_view = TRUE },
  { "table-view-caesar", scene_caesar_soon, .table_view = TRUE },
  { "table-view-caesar-solo", scene_caesar_solo, .table_view = TRUE },
  { "table-view-caesar-over", scene_caesar_over, .table_view = TRUE },
  { "new-caesar", scene_new_caesar },
  { "new-caesar-solo", scene_new_caesar_solo },
  { "new-caesar-rulings", scene_new_caesar_rulings },
  { "caesar-setup", scene_caesar_setup },
  { "caesar-setup-solo", scene_caesar_setup_solo },
  { "caesar-setup-tiles", scene_caesar_setup_tiles },
  { "caesar-setup-later", scene_caesar_setup_later },
  { "caesar-setup-line", scene_caesar_setup_line },
  { "library-caesar", scene_library_caesar },
  { "box-recruits", box_recruits },
  { "box-structures", box_structures },
  { "box-statues", box_statues },
  { "box-allegiance", box_allegiance },
  { "box-senate", box_senate },
  { "box-component", scene_box_component },
  { "box-value", scene_box_value },
  { "box-merge", box_merge },
  { "preferences", preferences },
  { "help", help },
  { "help-night", help_night },
  { "help-phases", help_phases },
  { "help-score", help_score },
  { "help-resolve", help_resolve },
  { "help-undo", help_undo },
  { "help-keys", help_keys },
  { "help-box", help_box },
  { "help-unknown", help_unknown },
  { "help-rulings", help_rulings },
  { "help-caesar", help_caesar },
  { "help-caesar-rulings", help_caesar_rulings },
  { "help-command-line", help_command_line },
  { "shortcuts", shortcuts },
  { "about", about },
  { NULL, NULL },
};
