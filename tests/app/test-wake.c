/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When the screen is kept awake. What the toolkit would ask of the desktop is counted here. */

#include "config.h"

#include "bce44/scriba-game-page.h"
#include "caesar-check.h"
#include "scriba-log-page.h"
#include "scriba-wake.h"

static guint n_asked;
static guint cookie; /* that is held, or 0 */

guint
gtk_application_inhibit (GtkApplication *application,
                         GtkWindow *window,
                         GtkApplicationInhibitFlags flags,
                         const char *reason)
{
  g_assert_true (GTK_IS_WINDOW (window));
  g_assert_cmpint (flags, ==, GTK_APPLICATION_INHIBIT_IDLE);
  g_assert_nonnull (reason);
  g_assert_cmpuint (cookie, ==, 0);
  cookie = ++n_asked;
  return cookie;
}

void
gtk_application_uninhibit (GtkApplication *application,
                           guint let_go)
{
  g_assert_cmpuint (let_go, ==, cookie);
  cookie = 0;
}

static void
assert_awake (gboolean awake)
{
  g_assert_cmpint (cookie != 0, ==, awake);
  g_assert_cmpuint (scriba_wake_count (), ==, awake);
}

static GSettings *
get_settings (void)
{
  return scriba_application_get_settings (scriba_application_get ());
}

/* The library lets go of a game that is left. */
static void
set_up (GameCheck *fixture,
        gconstpointer data)
{
  game_check_set_up (fixture, data);
  g_object_ref (fixture->table);
}

static void
tear_down (GameCheck *fixture,
           gconstpointer data)
{
  g_autoptr (ScribaTable) table = fixture->table;

  game_check_tear_down (fixture, data);
}

static void
pop (GtkWidget *page)
{
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  page_check_settle ();
}

/* From when the page of the game is there until it is left; the log over it changes nothing, and nothing is asked twice. */
static void
test_page (GameCheck *fixture,
           gconstpointer data)
{
  GtkWidget *log;
  guint before = n_asked;

  assert_awake (FALSE);
  game_check_show_game (fixture);
  assert_awake (TRUE);

  game_check_correct (fixture, BCE_CORRECT_TRACK, 0, 0, 3);
  log = GTK_WIDGET (scriba_log_page_new (fixture->table));
  page_check_push (fixture->window, log);
  assert_awake (TRUE);
  pop (log);
  assert_awake (TRUE);
  g_assert_cmpuint (n_asked, ==, before + 1);

  pop (fixture->page);
  assert_awake (FALSE);
}

static void
test_window (GameCheck *fixture,
             gconstpointer data)
{
  game_check_show_game (fixture);
  assert_awake (TRUE);
  gtk_window_destroy (fixture->window);
  assert_awake (FALSE);
  fixture->window = page_check_open_window (1280, 800);
}

/* A game that is over lets the screen go; undo goes on with it. */
static void
test_over (GameCheck *fixture,
           gconstpointer data)
{
  const BceStop stop = { .scored = FALSE };

  game_check_show_game (fixture);
  game_check_dispatch (fixture, BCE_ENTRY_STOP, &stop);
  assert_awake (FALSE);
  scriba_table_undo (fixture->table);
  assert_awake (TRUE);
}

/* By default it is on. */
static void
test_preference (GameCheck *fixture,
                 gconstpointer data)
{
  g_assert_true (g_settings_get_boolean (get_settings (), "keep-awake"));
  g_settings_set_boolean (get_settings (), "keep-awake", FALSE);
  game_check_show_game (fixture);
  assert_awake (FALSE);
  g_settings_set_boolean (get_settings (), "keep-awake", TRUE);
  page_check_settle ();
  assert_awake (TRUE);
  g_settings_set_boolean (get_settings (), "keep-awake", FALSE);
  page_check_settle ();
  assert_awake (FALSE);
  g_settings_reset (get_settings (), "keep-awake");
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

#define ADD(path, test) g_test_add ("/wake/" path, GameCheck, NULL, set_up, test, tear_down)

  ADD ("page", test_page);
  ADD ("window", test_window);
  ADD ("over", test_over);
  ADD ("preference", test_preference);

  return g_test_run ();
}
