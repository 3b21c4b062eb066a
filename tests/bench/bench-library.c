/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench-library FILE N: opens the library over N copies of a draft, jumps to its
 * end, and prints how long the main thread was busy at a stretch at most: with
 * painting, which is done by the software renderer here, and without it.
 */

#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "scriba-window.h"

static GPollFunc poll_func;
static gint64 awake; /* since when */
static gint64 laid_out;
static gint64 painting;
static gint64 longest;
static gint64 longest_unpainted;

/* What other processes take of a core is not counted. */
static gint64
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
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

/* Until nothing was left to do for a while. */
static void
settle (const char *what)
{
  gboolean quiet = FALSE;
  gint64 start = g_get_monotonic_time ();

  g_timeout_add_full (G_PRIORITY_LOW + 100, 300, quiet_cb, &quiet, NULL);
  while (!quiet)
    g_main_context_iteration (NULL, TRUE);
  g_print ("library, %s: longest stretch %.1f ms, without painting %.1f ms, done after %.0f ms\n", what, longest / 1000.0,
           longest_unpainted / 1000.0, (g_get_monotonic_time () - start) / 1000.0);
  longest = longest_unpainted = 0;
}

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

static void
copy_draft (const char *folder,
            const char *file,
            int n)
{
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (file, &text, &length, NULL) || g_mkdir_with_parents (folder, 0700) != 0)
    g_error ("%s cannot be copied to %s", file, folder);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%d.json", folder, i);

      g_file_set_contents (path, text, length, NULL);
    }
}

static void
measure (ScribaApplication *application)
{
  GtkWidget *window;
  GdkFrameClock *clock;

  window = GTK_WIDGET (scriba_window_new (application));
  gtk_window_present (GTK_WINDOW (window));
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "layout", G_CALLBACK (laid_out_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);
  awake = get_time ();
  longest = longest_unpainted = 0;
  while (!scriba_drafts_get_loaded (scriba_application_get_drafts (application)))
    g_main_context_iteration (NULL, TRUE);
  settle ("at the start");

  for (int jump = 0; jump < 4; jump++)
    {
      GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (look_for (window, GTK_TYPE_SCROLLED_WINDOW));
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scrolled);

      gtk_adjustment_set_value (adjustment, jump % 2 == 0 ? gtk_adjustment_get_upper (adjustment) : 0);
      settle (jump % 2 == 0 ? "to the end" : "to the top");
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
activate_cb (ScribaApplication *application)
{
  g_signal_stop_emission_by_name (application, "activate");
  measure (application);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);

  if (argc < 3)
    return 2;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  application = scriba_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  copy_draft (scriba_drafts_get_folder (scriba_application_get_drafts (application)), argv[1], atoi (argv[2]));
  poll_func = g_main_context_get_poll_func (NULL);
  awake = get_time ();
  g_main_context_set_poll_func (NULL, poll_cb);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
