/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library with games, a new game, and its set-up. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-setup-draw.h"
#include "bce-files.h"
#include "scriba-setup-row.h"
#include "scenes.h"

const char * const scene_names[] = { "Anna", "Bálint", "Csenge", "Máté", "Zsófia" };

/** scene_create_game: a new game of so many players, one of whom may be the shared Suitor. */
ScribaTable *
scene_create_game (guint n_seats,
                   const char * const *names,
                   int shared,
                   const BceBox *box)
{
  BceGameSetup setup = { .n_seats = n_seats };

  bce_settings_init (&setup.settings);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_strlcpy (setup.seats[seat].name, seat == (guint) shared ? _("Shared Suitor") : names[seat], SCRIBA_NAME_SIZE);
      setup.seats[seat].character = seat;
      setup.seats[seat].shared = seat == (guint) shared;
    }
  return bce_library_create (scene_get_library (), &setup, box, NULL);
}

static void
tick (ScribaTable *table,
      BceSetupStep step)
{
  const BceTick args = { .step = step, .done = TRUE };

  scene_dispatch (table, BCE_ENTRY_TICK, &args);
}

/* The same piles in every picture. */
static void
draw (ScribaTable *table)
{
  ScribaRandom random = { .state = 1 };
  const BceState *state = bce_table_get_state (table);
  BceMarket market;
  BceSites sites;
  BceSenateChoice senate;

  if (!bce_setup_draw_market (bce_table_get_box (table), &random, &market) ||
      !bce_setup_draw_sites (bce_table_get_box (table), state->n_seats, &random, &sites) ||
      !bce_setup_draw_senate (bce_table_get_box (table), &random, &senate))
    g_error ("the practice box lacks titles");
  scene_dispatch (table, BCE_ENTRY_MARKET, &market);
  scene_dispatch (table, BCE_ENTRY_SITES, &sites);
  scene_dispatch (table, BCE_ENTRY_SENATE, &senate);
}

/** scene_start: ends the set-up of a game. */
void
scene_start (ScribaTable *table,
             int im)
{
  const BceSeatChoice choice = { .seat = im };

  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    if (scriba_setup_is_tick (step))
      tick (table, step);
  draw (table);
  scene_dispatch (table, BCE_ENTRY_FIRST_IM, &choice);
}

void
scene_new_game (ScribaWindow *window)
{
  scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

void
scene_new_game_first (ScribaWindow *window)
{
  scene_get_library ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

void
scene_setup (ScribaWindow *window)
{
  ScribaTable *table = scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());

  tick (table, BCE_SETUP_ALLEGIANCE);
  scriba_window_open_table (window, table);
}

void
scene_setup_done (ScribaWindow *window)
{
  ScribaTable *table = scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());

  scene_start (table, 3);
  scriba_window_open_table (window, table);
}

/* Nothing is known that the program could draw among. */
static void
open_unknown (ScribaWindow *window)
{
  g_autoptr (GFile) file = g_file_new_build_filename (SCENE_BOXES, "44bce.json", NULL);
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, g_file_peek_path (file), NULL);
  ScribaTable *table = scene_create_game (3, scene_names, 2, box);

  tick (table, BCE_SETUP_ALLEGIANCE);
  scriba_window_open_table (window, table);
  scene_settle (GTK_WIDGET (window));
}

void
scene_setup_unknown (ScribaWindow *window)
{
  open_unknown (window);
}

/* The second step: a game of which nothing is drawn yet is open there. */
static GtkWidget *
find_open_row (GtkWidget *widget)
{
  if (SCRIBA_IS_SETUP_ROW (widget) && scriba_setup_row_get_step (SCRIBA_SETUP_ROW (widget)) == BCE_SETUP_REMOVE)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_open_row (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
scene_setup_tell (ScribaWindow *window)
{
  open_unknown (window);
  g_signal_emit_by_name (find_open_row (GTK_WIDGET (window)), "tell");
}

void
scene_library_games (ScribaWindow *window)
{
  const BceStop stop = { .scored = FALSE };
  ScribaTable *table = scene_create_game (3, scene_names, BCE_NOBODY, scene_get_box ());

  scene_start (table, 0);
  scene_move_to (table, 2, BCE_STAGE_ENLISTMENT);
  scene_dispatch (table, BCE_ENTRY_STOP, &stop);
  scene_create_game (3, scene_names, 2, scene_get_box ());
  table = scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());
  scene_start (table, 3);
  scene_move_to (table, 3, BCE_STAGE_CONSTRUCTION);
}

void
scene_library_deleted (ScribaWindow *window)
{
  ScribaLibrary *library = scene_get_library ();
  ScribaTable *table = scene_create_game (4, scene_names, BCE_NOBODY, scene_get_box ());

  scene_start (table, 3);
  scene_move_to (table, 5, BCE_STAGE_RESOLUTION);
  scriba_library_delete (library, scriba_table_get_id (table));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-deleted", NULL);
}

void
scene_forget_games (ScribaApplication *application)
{
  ScribaLibrary *library = scriba_application_get_library (application);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (scriba_game_item_get_deleted (item) == 0)
        scriba_library_delete (library, scriba_game_item_get_id (item));
    }
  g_settings_reset (scriba_application_get_settings (application), "timer");
}
