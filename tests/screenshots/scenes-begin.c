/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library with games, a new game, and its set-up. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-setup-draw.h"
#include "bce44/scriba-setup-row.h"
#include "scenes.h"

static const char * const names[] = { "Anna", "Bálint", "Csenge", "Máté", "Zsófia" };

static ScribaLibrary *
get_library (void)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());

  while (!scriba_library_get_loaded (library) ||
         !scriba_drafts_get_loaded (scriba_application_get_drafts (scriba_application_get ())))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

static ScribaTable *
create_game (guint n_seats,
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
  return scriba_library_create (get_library (), &setup, box, NULL);
}

static const BceBox *
get_box (void)
{
  return scriba_owner_box_get_box (scriba_application_get_box (scriba_application_get ()));
}

static void
dispatch (ScribaTable *table,
          BceEntryKind kind,
          gconstpointer args)
{
  ScribaVerdict verdict;

  if (!scriba_table_dispatch (table, kind, args, &verdict))
    g_error ("entry %u cannot be recorded", kind);
}

static void
tick (ScribaTable *table,
      BceSetupStep step)
{
  const BceTick args = { .step = step, .done = TRUE };

  dispatch (table, BCE_ENTRY_TICK, &args);
}

/* The same piles in every picture. */
static void
draw (ScribaTable *table)
{
  ScribaRandom random = { .state = 1 };
  const BceState *state = scriba_table_get_state (table);
  BceMarket market;
  BceSites sites;
  BceSenateChoice senate;

  if (!bce_setup_draw_market (scriba_table_get_box (table), &random, &market) ||
      !bce_setup_draw_sites (scriba_table_get_box (table), state->n_seats, &random, &sites) ||
      !bce_setup_draw_senate (scriba_table_get_box (table), &random, &senate))
    g_error ("the practice box lacks titles");
  dispatch (table, BCE_ENTRY_MARKET, &market);
  dispatch (table, BCE_ENTRY_SITES, &sites);
  dispatch (table, BCE_ENTRY_SENATE, &senate);
}

static void
start (ScribaTable *table,
       int im)
{
  const BceSeatChoice choice = { .seat = im };

  for (BceSetupStep step = 0; step < BCE_N_SETUP_STEPS; step++)
    if (scriba_setup_is_tick (step))
      tick (table, step);
  draw (table);
  dispatch (table, BCE_ENTRY_FIRST_IM, &choice);
}

static void
move_to (ScribaTable *table,
         BceStage stage,
         int year)
{
  const int im = scriba_table_get_state (table)->im;
  const BceMove move = {
    .moves = TRUE,
    .stage = stage,
    .year = year,
    .turn = (im + 1) % scriba_table_get_state (table)->n_seats,
  };

  dispatch (table, BCE_ENTRY_PHASE, &move);
}

void
scene_new_game (ScribaWindow *window)
{
  create_game (4, BCE_NOBODY, get_box ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

void
scene_new_game_first (ScribaWindow *window)
{
  get_library ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

void
scene_setup (ScribaWindow *window)
{
  ScribaTable *table = create_game (4, BCE_NOBODY, get_box ());

  tick (table, BCE_SETUP_ALLEGIANCE);
  scriba_window_open_table (window, table);
}

void
scene_setup_done (ScribaWindow *window)
{
  ScribaTable *table = create_game (4, BCE_NOBODY, get_box ());

  start (table, 3);
  scriba_window_open_table (window, table);
}

/* Nothing is known that the program could draw among. */
static void
open_unknown (ScribaWindow *window)
{
  g_autoptr (GFile) file = g_file_new_build_filename (SCENE_BOXES, "44bce.json", NULL);
  g_autoptr (BceBox) box = scriba_owner_box_read_other (g_file_peek_path (file), NULL);
  ScribaTable *table = create_game (3, 2, box);

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
  ScribaTable *table = create_game (3, BCE_NOBODY, get_box ());

  start (table, 0);
  move_to (table, BCE_STAGE_ENLISTMENT, 2);
  dispatch (table, BCE_ENTRY_STOP, &stop);
  create_game (3, 2, get_box ());
  table = create_game (4, BCE_NOBODY, get_box ());
  start (table, 3);
  move_to (table, BCE_STAGE_CONSTRUCTION, 3);
}

void
scene_library_deleted (ScribaWindow *window)
{
  ScribaLibrary *library = get_library ();
  ScribaTable *table = create_game (4, BCE_NOBODY, get_box ());

  start (table, 3);
  move_to (table, BCE_STAGE_RESOLUTION, 5);
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
}
