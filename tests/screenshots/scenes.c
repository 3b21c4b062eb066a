/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "bce44/scriba-box-import.h"
#include "bce44/scriba-box-page.h"
#include "bce44/scriba-card-row.h"
#include "bce44/scriba-game-deeds.h"
#include "bce44/scriba-game-page.h"
#include "bce44/scriba-outcome-view.h"
#include "bce44/scriba-boards-view.h"
#include "bce44/scriba-player-tabs.h"
#include "bce44/scriba-score-cell.h"
#include "bce44/scriba-turn-bar.h"
#include "practice-game.h"
#include "scriba-document-page.h"

gboolean scene_failed;

static GFile *
get_fixture (const char *name)
{
  return g_file_new_build_filename (SCENE_FIXTURES, name, NULL);
}

/* The place of a widget of a kind: the first one that is shown. */
static GtkWidget *
look_for (GtkWidget *widget,
          GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = look_for (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find (ScribaWindow *window,
      GType type)
{
  GtkWidget *found = look_for (GTK_WIDGET (window), type);

  if (found == NULL)
    g_error ("no %s is shown", g_type_name (type));
  return found;
}

static GtkWidget *
look_for_button (GtkWidget *widget,
                 const char *label)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = look_for_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
look_for_row (GtkWidget *widget,
              const char *title)
{
  if (ADW_IS_ACTION_ROW (widget) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = look_for_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
click (ScribaWindow *window,
       GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  scene_settle (GTK_WIDGET (window));
}

/* Presses a button where there is one: on a wide window some are not needed. */
static void
press (ScribaWindow *window,
       const char *label)
{
  GtkWidget *button = look_for_button (GTK_WIDGET (window), label);

  if (button != NULL)
    click (window, button);
}

static void
act (ScribaWindow *window,
     const char *action)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, NULL);
  scene_settle (GTK_WIDGET (window));
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

static ScribaLibrary *
get_library (void)
{
  return scriba_application_get_library (scriba_application_get ());
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

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (get_library ())); i++)
    {
      g_autoptr (ScribaGameItem) game = g_list_model_get_item (G_LIST_MODEL (get_library ()), i);

      scriba_library_delete (get_library (), scriba_game_item_get_id (game));
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

static void
score_lists (ScribaWindow *window)
{
  open (window, "practice-score.json");
  scriba_player_tabs_set_player (SCRIBA_PLAYER_TABS (find (window, SCRIBA_TYPE_PLAYER_TABS)), 0);
}

static void
score_totals (ScribaWindow *window)
{
  open (window, "practice-score-shared.json");
  scriba_player_tabs_set_player (SCRIBA_PLAYER_TABS (find (window, SCRIBA_TYPE_PLAYER_TABS)), 1);
}

static void
score_result (ScribaWindow *window)
{
  open (window, "practice-score.json");
  press (window, _("Result"));
}

static void
score_why (ScribaWindow *window)
{
  score_result (window);
  click (window, find (window, SCRIBA_TYPE_SCORE_CELL));
}

static void
score_unknown (ScribaWindow *window)
{
  open (window, "practice-score-unknown.json");
  press (window, _("Result"));
}

static void
score_shared (ScribaWindow *window)
{
  open (window, "practice-score-shared.json");
  press (window, _("Result"));
}

static void
score_new (ScribaWindow *window)
{
  act (window, "win.score");
}

static void
save_error (ScribaWindow *window)
{
  ScribaDocument *document;

  open (window, "practice-score.json");
  document = scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (find (window, SCRIBA_TYPE_DOCUMENT_PAGE)));
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
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (window, ADW_TYPE_VIEW_STACK)), name);
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
  draft = SCRIBA_RESOLVE_DRAFT (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (find (window, SCRIBA_TYPE_DOCUMENT_PAGE))));
  scriba_resolve_draft_edit (draft)->im = 0;
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  scriba_boards_view_set_field (SCRIBA_BOARDS_VIEW (find (window, SCRIBA_TYPE_BOARDS_VIEW)), BCE_SOCIAL);
}

static void
resolve_unknown (ScribaWindow *window)
{
  open (window, "practice-year-unknown.json");
  show_step (window, "boards");
}

/** scene_reveal_result: what comes of the boards, and why. */
void
scene_reveal_result (ScribaWindow *window)
{
  scene_reveal_boards (window);
  press (window, _("Explain"));
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
  scriba_outcome_view_set_field (SCRIBA_OUTCOME_VIEW (find (window, SCRIBA_TYPE_OUTCOME_VIEW)), BCE_SOCIAL);
}

static void
resolve_steps (ScribaWindow *window)
{
  ScribaOutcomeView *outcome;

  resolve_result (window);
  press (window, _("Step by Step"));
  outcome = SCRIBA_OUTCOME_VIEW (find (window, SCRIBA_TYPE_OUTCOME_VIEW));
  for (int step = 0; step < 4; step++)
    g_free (scriba_outcome_view_reveal (outcome));
}

static void
resolve_card (ScribaWindow *window)
{
  resolve_boards (window);
  click (window, look_for (find (window, SCRIBA_TYPE_CARD_ROW), GTK_TYPE_BUTTON));
}

/* A game of 44 BCE */

static ScribaTable *
show_game (ScribaWindow *window,
           guint year,
           BceStage stage)
{
  ScribaTable *table;

  while (!scriba_library_get_loaded (get_library ()))
    g_main_context_iteration (NULL, TRUE);
  table = practice_game_new (get_library (),
                             scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get ())), TRUE);
  practice_game_go_on (table, year, stage);
  scriba_window_push (window, scriba_game_page_new (table));
  scene_settle (GTK_WIDGET (window));
  return table;
}

static void
game_construction (ScribaWindow *window)
{
  ScribaTable *table = show_game (window, 3, BCE_STAGE_CONSTRUCTION);

  practice_game_pass (table);
  practice_game_build (table, "structure-5");
}

static void
game_production (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_PRODUCTION);
}

static void
game_enlistment (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_ENLISTMENT);
}

static void
game_discard (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_DISCARD);
}

static void
game_correct (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_CONSTRUCTION);
  act (window, "win.correct");
}

/* A structure that moves an architect asks from where to where. */
static void
game_effect (ScribaWindow *window)
{
  ScribaTable *table = show_game (window, 2, BCE_STAGE_CONSTRUCTION);
  gpointer crane = bce_box_find (scriba_table_get_box (table), BCE_BOX_STRUCTURES, "structure-6");

  scriba_game_activate (find (window, SCRIBA_TYPE_TURN_BAR), table, 1,
                        (BceStructure *) crane - (BceStructure *) scriba_table_get_box (table)->structures->data);
}

static void
game_negotiation (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_SUITOR_NEGOTIATION);
}

static void
game_interruption (ScribaWindow *window)
{
  show_game (window, 3, BCE_STAGE_INTERRUPTION);
}

/* The box */

static void
show_part (ScribaWindow *window,
           BceBoxPart part)
{
  GtkWidget *page;
  GtkWidget *toggles;

  act (window, "win.box");
  page = find (window, SCRIBA_TYPE_BOX_PAGE);
  toggles = look_for (page, ADW_TYPE_TOGGLE_GROUP);
  if (toggles != NULL)
    adw_toggle_group_set_active (ADW_TOGGLE_GROUP (toggles), part);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (look_for (page, GTK_TYPE_DROP_DOWN)), part);
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

  act (window, "win.box");
  scriba_box_import_file (find (window, SCRIBA_TYPE_BOX_PAGE), scriba_application_get_box (scriba_application_get ()),
                          g_file_peek_path (other));
}

/* Dialogs */

static void
preferences (ScribaWindow *window)
{
  act (window, "win.show-preferences");
}

static void
help (ScribaWindow *window)
{
  act (window, "win.show-help");
}

static void
help_page (ScribaWindow *window,
           const char *title)
{
  GtkWidget *row;

  help (window);
  row = look_for_row (GTK_WIDGET (window), title);
  if (row == NULL)
    g_error ("Help has no page %s", title);
  g_signal_emit_by_name (row, "activated");
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
help_command_line (ScribaWindow *window)
{
  help_page (window, _("Command Line"));
}

static void
shortcuts (ScribaWindow *window)
{
  act (window, "win.show-shortcuts");
}

static void
about (ScribaWindow *window)
{
  act (window, "win.show-about");
}

const Scene scenes[] = {
  { "library-empty", library_empty },
  { "library-list", library_list },
  { "library-open", library_open },
  { "library-games", scene_library_games },
  { "library-deleted", scene_library_deleted },
  { "new-game", scene_new_game },
  { "new-game-first", scene_new_game_first },
  { "setup", scene_setup },
  { "setup-done", scene_setup_done },
  { "setup-unknown", scene_setup_unknown },
  { "setup-tell", scene_setup_tell },
  { "score-new", score_new },
  { "score-players", score_players },
  { "score-lists", score_lists },
  { "score-totals", score_totals },
  { "score-result", score_result },
  { "score-why", score_why },
  { "score-unknown", score_unknown },
  { "score-shared", score_shared },
  { "save-error", save_error },
  { "resolve-seats", resolve_seats },
  { "resolve-boards", resolve_boards },
  { "resolve-boards-im", resolve_boards_im },
  { "resolve-unknown", resolve_unknown },
  { "resolve-result", resolve_result },
  { "resolve-result-last", resolve_result_last },
  { "resolve-steps", resolve_steps },
  { "resolve-card", resolve_card },
  { "game-construction", game_construction },
  { "game-production", game_production },
  { "game-enlistment", game_enlistment },
  { "game-discard", game_discard },
  { "game-correct", game_correct },
  { "game-effect", game_effect },
  { "game-negotiation", game_negotiation },
  { "game-interruption", game_interruption },
  { "game-boards", scene_reveal_boards },
  { "game-result", scene_reveal_result },
  { "game-applied", scene_reveal_applied },
  { "game-log", scene_log },
  { "game-telling", scene_final_telling },
  { "game-over", scene_final },
  { "box-recruits", box_recruits },
  { "box-structures", box_structures },
  { "box-statues", box_statues },
  { "box-allegiance", box_allegiance },
  { "box-senate", box_senate },
  { "box-merge", box_merge },
  { "preferences", preferences },
  { "help", help },
  { "help-unknown", help_unknown },
  { "help-rulings", help_rulings },
  { "help-command-line", help_command_line },
  { "shortcuts", shortcuts },
  { "about", about },
  { NULL, NULL },
};
