/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A new game as a finger, a keyboard and a screen reader meet it. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-game-page.h"
#include "bce44/scriba-new-game-page.h"
#include "bce44/scriba-score-page.h"
#include "bce44/scriba-seat-row.h"
#include "game-check.h"

static void
show (GameCheck *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL));
  page_check_settle ();
  fixture->page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_NEW_GAME_PAGE);
  g_assert_nonnull (fixture->page);
}

static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  game_check_open (fixture, data);
  show (fixture);
}

/* The control that is called @format, in which @player may stand for %s. */
static GtkWidget *
find_named (GameCheck *fixture,
            const char *format,
            const char *player)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *called = g_strjoinv (player, parts);

  return page_check_find (fixture->page, called);
}

static void
press (GameCheck *fixture,
       const char *format,
       const char *player)
{
  GtkWidget *found = find_named (fixture, format, player);

  if (found == NULL)
    g_error ("nothing is called %s (%s)", format, player);
  /* What a button reads is found before the button. */
  page_check_click (GTK_IS_BUTTON (found) ? found : gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON));
  page_check_settle ();
}

static void
start (GameCheck *fixture)
{
  press (fixture, _("Start"), NULL);
}

static const BceState *
get_state (GameCheck *fixture)
{
  GtkWidget *page = page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_GAME_PAGE);

  g_assert_nonnull (page);
  return bce_table_get_state (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page)));
}

static ScribaSeatRow *
get_row (GameCheck *fixture,
         guint seat)
{
  GtkWidget *row = page_check_find_type (fixture->page, SCRIBA_TYPE_SEAT_ROW);

  while (seat-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return SCRIBA_SEAT_ROW (row);
}

static void
name (GameCheck *fixture,
      guint seat,
      const char *text)
{
  GtkWidget *entry = page_check_find_type (GTK_WIDGET (get_row (fixture, seat)), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  page_check_settle ();
}

static void
test_first (GameCheck *fixture,
            gconstpointer data)
{
  const BceState *state;

  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  start (fixture);

  state = get_state (fixture);
  g_assert_cmpint (state->stage, ==, BCE_STAGE_SETUP);
  g_assert_cmpuint (state->n_seats, ==, 3);
  g_assert_cmpint (state->shared, ==, BCE_NOBODY);
  g_assert_cmpstr (state->players[1].name, ==, "Bálint");
  /* Rules, section 2. */
  g_assert_cmpint (state->players[1].denarii, ==, 5);
  /* Preferences as they are shipped. */
  g_assert_true (state->settings.denarii);
  g_assert_false (state->settings.cubes);
  g_assert_false (state->settings.open_collegium);
  g_assert_true (state->settings.build_early);
  g_assert_cmpint (state->settings.era_starts[0], ==, 3);
  g_assert_cmpint (state->settings.era_starts[1], ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), >=, 1);
}

/* The same people: New Game, Start. Back leads to the library. */
static void
test_last_group (GameCheck *fixture,
                 gconstpointer data)
{
  AdwNavigationView *pages;

  press (fixture, _("Add a Player"), NULL);
  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  name (fixture, 3, "Máté");
  start (fixture);
  pages = ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW));
  g_assert_true (adw_navigation_view_pop (pages));
  page_check_settle ();
  g_assert_cmpstr (adw_navigation_page_get_tag (adw_navigation_view_get_visible_page (pages)), ==, "library");

  show (fixture);
  g_assert_true (gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Start")), GTK_TYPE_BUTTON) ==
                 gtk_root_get_focus (GTK_ROOT (fixture->window)));
  start (fixture);
  g_assert_cmpuint (get_state (fixture)->n_seats, ==, 4);
  g_assert_cmpstr (get_state (fixture)->players[3].name, ==, "Máté");
}

static void
test_seats (GameCheck *fixture,
            gconstpointer data)
{
  const BceState *state;

  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  press (fixture, _("Add a Player"), NULL);
  name (fixture, 3, "Máté");
  press (fixture, _("Move up, %s"), "Csenge");
  page_check_assert_named (fixture->page);

  /* Máté is dragged to the first seat; the others move up. */
  g_signal_emit_by_name (get_row (fixture, 3), "move", -3);
  /* Whoever takes a character that somebody has gives their own. */
  g_signal_emit_by_name (get_row (fixture, 0), "choose", BCE_CLEOPATRA);
  page_check_settle ();
  start (fixture);

  state = get_state (fixture);
  g_assert_cmpstr (state->players[0].name, ==, "Máté");
  g_assert_cmpstr (state->players[1].name, ==, "Anna");
  g_assert_cmpstr (state->players[2].name, ==, "Csenge");
  g_assert_cmpstr (state->players[3].name, ==, "Bálint");
  g_assert_cmpint (state->players[0].character, ==, BCE_CLEOPATRA);
  for (guint seat = 0; seat < 4; seat++)
    for (guint other = 0; other < seat; other++)
      g_assert_cmpint (state->players[seat].character, !=, state->players[other].character);
}

static void
test_two_players (GameCheck *fixture,
                  gconstpointer data)
{
  const BceState *state;

  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  press (fixture, _("Remove player, %s"), "Csenge");
  g_assert_nonnull (page_check_find_text (fixture->page, _("Two players play with a third Suitor that they share. It never wins.")));
  /* Neither of the two can leave, nor can the shared Suitor. */
  g_assert_false (gtk_widget_is_sensitive (find_named (fixture, _("Remove player, %s"), "Anna")));
  g_assert_false (gtk_widget_is_sensitive (find_named (fixture, _("Remove player, %s"), _("Shared Suitor"))));
  page_check_assert_named (fixture->page);
  start (fixture);

  state = get_state (fixture);
  g_assert_cmpuint (state->n_seats, ==, 3);
  g_assert_cmpint (state->shared, ==, 2);
  g_assert_cmpint (state->players[2].character, !=, state->players[0].character);
  g_assert_cmpint (state->players[2].character, !=, state->players[1].character);
}

/* The shared Suitor's seat is the third player's again. */
static void
test_three_again (GameCheck *fixture,
                  gconstpointer data)
{
  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  press (fixture, _("Remove player, %s"), "Csenge");
  press (fixture, _("Add a Player"), NULL);
  name (fixture, 2, "Dani");
  start (fixture);
  g_assert_cmpint (get_state (fixture)->shared, ==, BCE_NOBODY);
  g_assert_cmpstr (get_state (fixture)->players[2].name, ==, "Dani");
}

static void
test_known (GameCheck *fixture,
            gconstpointer data)
{
  name (fixture, 0, "Anna");
  name (fixture, 1, "Bálint");
  name (fixture, 2, "Csenge");
  start (fixture);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (page_check_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_NAVIGATION_VIEW)));
  page_check_settle ();
  show (fixture);

  /* Who sits at the table is not offered. */
  g_assert_null (find_named (fixture, _("Add: %s"), "Csenge"));
  press (fixture, _("Add a Player"), NULL);
  press (fixture, _("Remove player, %s"), "Csenge");
  page_check_assert_named (fixture->page);
  press (fixture, _("Add: %s"), "Csenge");
  g_assert_null (find_named (fixture, _("Add: %s"), "Csenge"));
  start (fixture);
  g_assert_cmpuint (get_state (fixture)->n_seats, ==, 3);
  g_assert_cmpstr (get_state (fixture)->players[2].name, ==, "Csenge");
}

static void
test_refused_name (GameCheck *fixture,
                   gconstpointer data)
{
  g_autofree char *second = g_strdup_printf (_("Name, seat %u"), 2);

  name (fixture, 0, "Anna");
  name (fixture, 1, "Anna");
  g_assert_nonnull (page_check_find_text (fixture->page, _("Somebody else has this name.")));
  start (fixture);
  g_assert_null (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_GAME_PAGE));
  page_check_assert_focus (fixture->page, second);

  name (fixture, 1, "Bálint");
  start (fixture);
  g_assert_cmpstr (get_state (fixture)->players[1].name, ==, "Bálint");
}

/* What is tracked is remembered; a ruling of one game is not. */
static void
test_settings (GameCheck *fixture,
               gconstpointer data)
{
  GSettings *settings = scriba_application_get_settings (scriba_application_get ());
  GtkWidget *row;

  g_assert_null (page_check_find_text (fixture->page, _("Track influence cubes")));
  row = gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Tracking and rulings")), ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  page_check_settle ();
  page_check_assert_named (fixture->page);

  row = gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Track influence cubes")), ADW_TYPE_SWITCH_ROW);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  row = gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Structures of a coming era")), ADW_TYPE_SWITCH_ROW);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  start (fixture);

  g_assert_true (get_state (fixture)->settings.cubes);
  g_assert_false (get_state (fixture)->settings.build_early);
  g_assert_true (g_settings_get_boolean (settings, "track-cubes"));
  g_assert_true (g_settings_get_boolean (settings, "build-early"));
  g_settings_reset (settings, "track-cubes");
}

static void
test_score_only (GameCheck *fixture,
                 gconstpointer data)
{
  ScribaDrafts *drafts = scriba_application_get_drafts (scriba_application_get ());
  g_autoptr (ScribaDraft) draft = NULL;

  press (fixture, _("Score Only"), NULL);
  g_assert_nonnull (page_check_find_type (GTK_WIDGET (fixture->window), SCRIBA_TYPE_SCORE_PAGE));
  draft = g_list_model_get_item (G_LIST_MODEL (drafts), 0);
  g_assert_true (scriba_drafts_remove (drafts, draft, NULL));
}

static void
open_settings (gpointer data,
               guint step)
{
  GameCheck *fixture = data;

  if (step == 1)
    adw_action_row_activate (ADW_ACTION_ROW (gtk_widget_get_ancestor (page_check_find_text (fixture->page, _("Tracking and rulings")),
                                                                      ADW_TYPE_ACTION_ROW)));
}

static void
test_phone (GameCheck *fixture,
            gconstpointer data)
{
  for (int percent = 100; percent <= 150; percent += 50)
    {
      fixture->page = GTK_WIDGET (scriba_new_game_page_new ());
      page_check_assert_phone (&fixture->window, fixture->page, percent, 2, open_settings, fixture);
    }
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test) \
  g_test_add (path, GameCheck, NULL, set_up, test, game_check_close)

  ADD ("/new-game/first", test_first);
  ADD ("/new-game/last-group", test_last_group);
  ADD ("/new-game/seats", test_seats);
  ADD ("/new-game/two-players", test_two_players);
  ADD ("/new-game/three-again", test_three_again);
  ADD ("/new-game/known", test_known);
  ADD ("/new-game/refused-name", test_refused_name);
  ADD ("/new-game/settings", test_settings);
  ADD ("/new-game/score-only", test_score_only);
  ADD ("/new-game/phone", test_phone);

  return g_test_run ();
}
