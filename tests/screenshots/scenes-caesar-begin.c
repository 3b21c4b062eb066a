/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scenes.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "caesar-setup.h"
#include "caesar/scriba-caesar-setup-dialog.h"
#include "caesar/scriba-new-caesar-page.h"
#include "scriba-setup-row.h"

/* Games of Caesar! that begin. */

static ScribaTable *
create_game (int crassus)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = crassus };

  caesar_settings_init (&setup.settings);
  caesar_setup_default_stack (box, setup.stack);
  for (int side = 0; side < CAESAR_N_SIDES; side++)
    if (side != crassus)
      g_strlcpy (setup.seats[side].name, scene_names[side], SCRIBA_NAME_SIZE);
  return caesar_library_create (scene_get_library (), &setup, box, NULL);
}

static void
show_new (ScribaWindow *window)
{
  create_game (CAESAR_NOBODY);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  scene_settle (GTK_WIDGET (window));
}

void
scene_new_caesar (ScribaWindow *window)
{
  scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());
  show_new (window);
}

static AdwToggleGroup *
find_opponents (GtkWidget *widget)
{
  if (ADW_IS_TOGGLE_GROUP (widget) && adw_toggle_group_get_toggle_by_name (ADW_TOGGLE_GROUP (widget), "solo") != NULL)
    return ADW_TOGGLE_GROUP (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      AdwToggleGroup *found = find_opponents (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
scene_new_caesar_solo (ScribaWindow *window)
{
  show_new (window);
  adw_toggle_group_set_active_name (find_opponents (scene_find (window, SCRIBA_TYPE_NEW_CAESAR_PAGE)), "solo");
}

void
scene_new_caesar_rulings (ScribaWindow *window)
{
  GtkWidget *row;

  show_new (window);
  row = scene_look_for_row (GTK_WIDGET (window), _("Rulings and added tokens"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  scene_settle (GTK_WIDGET (window));
  gtk_widget_grab_focus (row);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

void
scene_caesar_setup (ScribaWindow *window)
{
  scriba_window_open_table (window, create_game (CAESAR_NOBODY));
}

void
scene_caesar_setup_solo (ScribaWindow *window)
{
  ScribaTable *table = create_game (CAESAR_SIDE_POMPEY);
  const CaesarTick tick = { .step = CAESAR_SETUP_TOKENS, .done = TRUE };
  ScribaRandom random = { .state = 7 };
  ScribaVerdict verdict;
  CaesarTiles tiles;

  caesar_setup_draw_tiles (caesar_table_get_state (table), caesar_table_get_box (table), &random, &tiles);
  scriba_table_dispatch (table, CAESAR_ENTRY_TILES, &tiles, &verdict);
  scriba_table_dispatch (table, CAESAR_ENTRY_TICK, &tick, &verdict);
  scriba_window_open_table (window, table);
}

void
scene_caesar_setup_tiles (ScribaWindow *window)
{
  scene_caesar_setup (window);
  scene_settle (GTK_WIDGET (window));
  g_signal_emit_by_name (scene_find (window, SCRIBA_TYPE_SETUP_ROW), "tell");
}

/* The table tells each tile when its province closes. */
void
scene_caesar_setup_later (ScribaWindow *window)
{
  const CaesarTick tick = { .step = CAESAR_SETUP_TILES, .done = TRUE };
  ScribaTable *table = create_game (CAESAR_NOBODY);
  ScribaVerdict verdict;

  scriba_table_dispatch (table, CAESAR_ENTRY_TICK, &tick, &verdict);
  scriba_window_open_table (window, table);
}

static gboolean
told_cb (CaesarEntryKind kind,
         gconstpointer args,
         gpointer object)
{
  return FALSE;
}

/* Which tokens lie in the line of Auto-Crassus. */
void
scene_caesar_setup_line (ScribaWindow *window)
{
  ScribaTable *table = create_game (CAESAR_SIDE_POMPEY);

  scene_open (window, table);
  scriba_caesar_tell_tokens (GTK_WIDGET (window), table, CAESAR_SIDE_POMPEY, told_cb, g_object_ref (table));
}

/* A game that goes on, and one that begins, among those of 44 BCE. */
void
scene_library_caesar (ScribaWindow *window)
{
  const CaesarBegin begin = { CAESAR_SIDE_CAESAR };
  ScribaVerdict verdict;

  scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());
  scriba_table_dispatch (create_game (CAESAR_NOBODY), CAESAR_ENTRY_BEGIN, &begin, &verdict);
  create_game (CAESAR_SIDE_POMPEY);
}
