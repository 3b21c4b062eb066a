/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench-window library|log|statistics BOX N: opens the library over N games, which are
 * made if there are fewer, or the log of a game with N entries, jumps to its end, and
 * searches it; or opens the statistics of N finished games, and the page of a player.
 * It prints for each step how long the main thread was busy at a stretch at most, with
 * painting, which is done by the software renderer here, and without it; how long it
 * was busy in all; and the memory before the search.
 */

#include "config.h"

#include <malloc.h>
#include <stdlib.h>

#include "bce-files.h"
#include "bench-clock.h"
#include "long-game.h"
#include "scriba-log-page.h"
#include "scene-look.h"
#include "scriba-owner-box.h"
#include "scriba-statistics-page.h"
#include "scriba-window.h"

static GPollFunc poll_func;
static gint64 awake; /* since when */
static gint64 laid_out;
static gint64 painting;
static gint64 longest;
static gint64 longest_unpainted;
static gint64 busy_in_all;

/* What other processes take of a core is not counted. */
static gint64
get_time (void)
{
  return bench_clock_seconds (CLOCK_THREAD_CPUTIME_ID) * G_USEC_PER_SEC;
}

static int
poll_cb (GPollFD *fds,
         guint n_fds,
         int timeout)
{
  gint64 busy = get_time () - awake;
  int result;

  longest = MAX (longest, busy);
  longest_unpainted = MAX (longest_unpainted, busy - painting);
  busy_in_all += busy;
  result = poll_func (fds, n_fds, timeout);
  awake = get_time ();
  painting = 0;
  return result;
}

static void
laid_out_cb (void)
{
  laid_out = get_time ();
}

static void
painted_cb (void)
{
  painting += get_time () - laid_out;
}

static gboolean
quiet_cb (gpointer quiet)
{
  *(gboolean *) quiet = TRUE;
  return G_SOURCE_REMOVE;
}

static void
begin_step (void)
{
  awake = get_time ();
  painting = longest = longest_unpainted = busy_in_all = 0;
}

/* Until nothing was left to do for a while. */
static void
end_step (const char *what)
{
  gboolean quiet = FALSE;

  g_timeout_add_full (G_PRIORITY_LOW + 100, 300, quiet_cb, &quiet, NULL);
  while (!quiet)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s, longest stretch=%.3f ms\n", what, longest / 1000.0);
  g_print ("%s, longest stretch without painting=%.3f ms\n", what, longest_unpainted / 1000.0);
  g_print ("%s, in all=%.3f ms\n", what, busy_in_all / 1000.0);
}

static void
scroll (GtkWidget *window)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scene_look_for (window, GTK_TYPE_SCROLLED_WINDOW)));

  begin_step ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  end_step ("to the end");
}

/* What a text stands in, and then all again. */
static void
search (GtkWidget *window,
        const char *text)
{
  GtkEditable *entry;

  begin_step ();
  gtk_widget_activate_action (scene_look_for (window, ADW_TYPE_NAVIGATION_PAGE), "page.search", NULL);
  end_step ("opening the search");
  entry = GTK_EDITABLE (scene_look_for (window, GTK_TYPE_SEARCH_ENTRY));

  begin_step ();
  gtk_editable_set_text (entry, text);
  end_step ("searching");
  begin_step ();
  gtk_editable_set_text (entry, "");
  end_step ("all again");
}

static double
mebibytes (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return (double) (info.uordblks + info.hblkhd) / 1048576;
}

static GtkWidget *
open_window (ScribaApplication *application)
{
  GtkWidget *window = GTK_WIDGET (scriba_window_new (application));
  GdkFrameClock *clock;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "layout", G_CALLBACK (laid_out_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);
  return window;
}

static void
measure_library (ScribaApplication *application)
{
  GtkWidget *window = open_window (application);
  double before = mebibytes ();

  begin_step ();
  while (!scriba_library_get_loaded (scriba_application_get_library (application)))
    g_main_context_iteration (NULL, TRUE);
  end_step ("filling");
  scroll (window);
  g_print ("memory=%.3f MiB\n", mebibytes () - before);
  search (window, "nobody");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_log (ScribaApplication *application,
             const BceBox *box,
             guint n_entries)
{
  GtkWidget *window = open_window (application);
  ScribaTable *table = long_game_new (scriba_application_get_library (application), box);
  double before;

  long_game_begin (table);
  for (guint i = scriba_history_get_n_entries (scriba_table_get_history (table)); i < n_entries; i++)
    long_game_tap (table, i);
  end_step ("making");

  before = mebibytes ();
  begin_step ();
  scriba_window_push (SCRIBA_WINDOW (window), scriba_log_page_new (table));
  end_step ("opening");
  scroll (window);
  g_print ("memory=%.3f MiB\n", mebibytes () - before);
  search (window, "10");
  begin_step ();
  gtk_widget_activate_action (scene_look_for (window, SCRIBA_TYPE_LOG_PAGE), "log.copy", NULL);
  end_step ("copying");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_statistics (ScribaApplication *application)
{
  GtkWidget *window = open_window (application);

  while (!scriba_library_get_loaded (scriba_application_get_library (application)))
    g_main_context_iteration (NULL, TRUE);
  end_step ("making");
  begin_step ();
  gtk_widget_activate_action (window, "win.show-statistics", NULL);
  end_step ("opening");
  begin_step ();
  gtk_widget_activate_action (scene_look_for (window, SCRIBA_TYPE_STATISTICS_PAGE), "person.open", "s", "Anna");
  end_step ("opening a player");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Games that nobody has begun to set up, or that are over. */
static void
fill_library (const BceBox *box,
              guint n_games,
              gboolean finished)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), GETTEXT_PACKAGE, "games", NULL);
  g_autoptr (ScribaLibrary) library = scriba_library_new (folder);
  g_autoptr (GError) error = NULL;

  scriba_library_load (library);
  while (!scriba_library_get_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (library)); i < n_games; i++)
    {
      ScribaTable *table = long_game_new (library, box);

      if (finished)
        long_game_finish (table, i);
      scriba_library_close (library, table);
    }
  if (!scriba_library_wait (library, &error))
    g_error ("%s", error->message);
}

static void
activate_cb (ScribaApplication *application,
             char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BceBox) box = scriba_owner_box_read_other (&bce_game_format, argv[2], &error);

  g_assert_no_error (error);
  g_signal_stop_emission_by_name (application, "activate");
  if (g_str_equal (argv[1], "library"))
    {
      fill_library (box, atoi (argv[3]), FALSE);
      measure_library (application);
    }
  else if (g_str_equal (argv[1], "statistics"))
    {
      fill_library (box, atoi (argv[3]), TRUE);
      measure_statistics (application);
    }
  else
    {
      measure_log (application, box, atoi (argv[3]));
    }
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;

  if (argc != 4)
    return 2;

  application = scriba_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  poll_func = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, poll_cb);
  begin_step ();
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), argv);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
