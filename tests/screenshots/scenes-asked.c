/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program asks for, and what it says: dialogs, menus, prices in their place, toasts. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-box-component-dialog.h"
#include "bce44/scriba-box-value-dialog.h"
#include "bce44/scriba-card-dialog.h"
#include "bce44/scriba-game-deeds.h"
#include "bce44/scriba-phase-rail.h"
#include "bce44/scriba-piece-menu.h"
#include "bce44/scriba-piece-tile.h"
#include "bce44/scriba-setup-tell.h"
#include "bce44/scriba-structure-dialog.h"
#include "bce44/scriba-turn-bar.h"
#include "bce44/scriba-wait-timer.h"
#include "bce-files.h"
#include "practice-game.h"
#include "scenes.h"
#include "scriba-document-page.h"
#include "scriba-log-page.h"

static guint
find_index (const BceBox *box,
            BceBoxPart part,
            const char *id)
{
  GArray *components = bce_box_get_part (box, part);

  return (guint) (((char *) bce_box_find (box, part, id) - components->data) / g_array_get_element_size (components));
}

/* Time for the table */

static ScribaWaitTimer *
start_timer (ScribaWindow *window)
{
  scene_show_game (window, 3, BCE_STAGE_SUITOR_NEGOTIATION);
  g_settings_set_boolean (scriba_application_get_settings (scriba_application_get ()), "timer", TRUE);
  return SCRIBA_WAIT_TIMER (scene_find (window, SCRIBA_TYPE_WAIT_TIMER));
}

/* It began so long ago that half of it is left, and stands still for the picture. */
void
scene_game_timer (ScribaWindow *window)
{
  ScribaWaitTimer *timer = start_timer (window);
  gint64 now = g_get_monotonic_time ();

  scriba_wait_timer_toggle (timer, now - 83 * G_TIME_SPAN_SECOND);
  scriba_wait_timer_toggle (timer, now);
}

void
scene_game_timer_over (ScribaWindow *window)
{
  ScribaWaitTimer *timer = start_timer (window);
  gint64 now = g_get_monotonic_time ();

  scriba_wait_timer_toggle (timer, now);
  scriba_wait_timer_show (timer, now + G_TIME_SPAN_HOUR);
}

/* The phase was corrected before the set-up was done: the boards cannot be resolved without an Imperium Maius. */
void
scene_game_no_im (ScribaWindow *window)
{
  const BceCorrect year = { .what = BCE_CORRECT_YEAR, .value = 1 };
  const BceCorrect stage = { .what = BCE_CORRECT_STAGE, .value = BCE_STAGE_RESOLUTION };
  ScribaTable *table = scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());

  scene_dispatch (table, BCE_ENTRY_CORRECT, &year);
  scene_dispatch (table, BCE_ENTRY_CORRECT, &stage);
  scene_open (window, table);
}

/* Values that are asked for */

/* The first era opens first, also on a phone. */
void
scene_game_price (ScribaWindow *window)
{
  scene_game_unknown (window);
  scene_settle (GTK_WIDGET (window));
  scene_click (window, scene_find (window, SCRIBA_TYPE_PIECE_TILE));
}

void
scene_game_payment (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 3, BCE_STAGE_ENLISTMENT);

  scriba_game_enlist (scene_find (window, SCRIBA_TYPE_TURN_BAR), table, bce_table_get_state (table)->turn,
                      find_index (scriba_table_get_box (table), BCE_BOX_RECRUITS, "quaestor"));
}

/* A card of which nothing is known, with what it can do. */
void
scene_resolve_card_unknown (ScribaWindow *window)
{
  ScribaDocumentPage *page;
  ScribaPlace place = { .field = BCE_POLITICAL };
  BceCard card = { .name = _("Card") };

  scene_resolve_unknown (window);
  page = SCRIBA_DOCUMENT_PAGE (scene_find (window, SCRIBA_TYPE_DOCUMENT_PAGE));
  place.holder = SCRIBA_BOARDS_HOLDER (scriba_document_page_get_document (page));
  place.card = scriba_place_get_board (&place)->n_cards;
  scriba_place_add_card (&place, &card);
  adw_dialog_present (scriba_card_dialog_new (&place, SCRIBA_CARD_ABILITIES), GTK_WIDGET (page));
}

void
scene_score_structures (ScribaWindow *window)
{
  scene_score_lists (window);
  adw_dialog_present (scriba_structure_dialog_new (scene_get_box ()), GTK_WIDGET (window));
}

/* The first structure, with all that is printed on it, and what it does. */
void
scene_box_component (ScribaWindow *window)
{
  scene_act (window, "win.box");
  adw_dialog_present (scriba_box_component_dialog_new (scriba_application_get_box (scriba_application_get (), &bce_game_format),
                                                       BCE_BOX_STRUCTURES, 0), GTK_WIDGET (window));
}

void
scene_box_value (ScribaWindow *window)
{
  const ScribaBoxPlace effects = {
    .part = BCE_BOX_STRUCTURES, .index = 0, .field = bce_box_get_shape (BCE_BOX_STRUCTURES)->n_fields - 1,
  };

  scene_act (window, "win.box");
  adw_dialog_present (scriba_box_value_dialog_new (scriba_application_get_box (scriba_application_get (), &bce_game_format), &effects),
                      GTK_WIDGET (window));
}

static void
told_cb (BceEntryKind kind,
         gconstpointer args,
         gpointer user_data)
{
}

void
scene_setup_tell_sites (ScribaWindow *window)
{
  ScribaTable *table = scene_create_game (3, scene_names, 2, scene_get_box ());

  scene_open (window, table);
  scriba_setup_tell_sites (GTK_WIDGET (window), table, told_cb, NULL);
}

/* Menus */

static void
show_piece_menu (ScribaWindow *window,
                 BceStage stage,
                 BceBoxPart part,
                 const char *id)
{
  ScribaTable *table = scene_show_game (window, 3, stage);

  scriba_piece_menu_show (scene_find (window, SCRIBA_TYPE_PIECE_TILE), table, part,
                          find_index (scriba_table_get_box (table), part, id));
}

void
scene_game_piece_menu (ScribaWindow *window)
{
  show_piece_menu (window, BCE_STAGE_CONSTRUCTION, BCE_BOX_STRUCTURES, "forum");
}

static void
choose (ScribaWindow *window,
        const char *action)
{
  GtkWidget *menu = scene_find (window, GTK_TYPE_POPOVER_MENU);

  gtk_widget_activate_action (menu, action, NULL);
  gtk_popover_popdown (GTK_POPOVER (menu));
}

void
scene_game_details (ScribaWindow *window)
{
  show_piece_menu (window, BCE_STAGE_ENLISTMENT, BCE_BOX_RECRUITS, "consul");
  choose (window, "piece-menu.details");
}

/* Build, and do with it what is not printed. */
void
scene_game_gains (ScribaWindow *window)
{
  show_piece_menu (window, BCE_STAGE_CONSTRUCTION, BCE_BOX_STRUCTURES, "forum");
  choose (window, "piece-menu.effect");
}

/* The phases: in a narrow window they are a menu. */
void
scene_game_phases (ScribaWindow *window)
{
  GtkWidget *menu;

  scene_show_game (window, 3, BCE_STAGE_SUITOR_COMMITMENT);
  menu = scene_look_for (scene_find (window, SCRIBA_TYPE_PHASE_RAIL), GTK_TYPE_MENU_BUTTON);
  if (menu != NULL)
    gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
}

void
scene_main_menu (ScribaWindow *window)
{
  scene_get_library ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (scene_find (window, GTK_TYPE_MENU_BUTTON)));
}

/* What is said */

/* Without the first enlistment what rests on it is left out, and named. */
void
scene_game_left_out (ScribaWindow *window)
{
  ScribaTable *table = practice_game_new (scene_get_library (), scene_get_box (), FALSE);
  guint recruit = find_index (scriba_table_get_box (table), BCE_BOX_RECRUITS, "quaestor");
  const BceEnlist enlist = { .seat = 0, .recruit = recruit };
  const BceDiscard discard = { .seat = 0, .recruits = { recruit }, .n_recruits = 1 };
  guint32 seq;

  practice_game_go_on (table, 1, BCE_STAGE_ENLISTMENT);
  scene_dispatch (table, BCE_ENTRY_ENLIST, &enlist);
  seq = scriba_history_get_head (scriba_table_get_history (table));
  scene_dispatch (table, BCE_ENTRY_DISCARD, &discard);
  practice_game_pass (table);

  scene_open (window, table);
  scene_act (window, "win.log");
  gtk_widget_activate_action (scene_find (window, SCRIBA_TYPE_LOG_PAGE), "log.remove", "u", seq);
}

/* What is against the rules is recorded all the same, and said with its reason. */
void
scene_game_decision (ScribaWindow *window)
{
  ScribaTable *table = scene_show_game (window, 3, BCE_STAGE_CONSTRUCTION);

  scriba_game_build (scene_find (window, SCRIBA_TYPE_TURN_BAR), table, bce_table_get_state (table)->turn,
                     find_index (scriba_table_get_box (table), BCE_BOX_STRUCTURES, "structure-24"), BCE_NONE);
}
