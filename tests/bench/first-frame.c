/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "first-frame.h"

/*
 * Prints how long the process took from its start to the end of its first
 * painted frame, in microseconds, and its memory then, in KiB, and ends it. The
 * parent tells in SCRIBA_BENCH_START when it started the process.
 */

static long
proportional_memory (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, "\nPss:");
  return line != NULL ? strtol (line + strlen ("\nPss:"), NULL, 10) : 0;
}

static gboolean
settled_cb (gpointer data)
{
  g_print ("%ld\n", proportional_memory ());
  g_application_quit (G_APPLICATION (data));
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            GtkApplication *application)
{
  gint64 start = g_ascii_strtoll (g_getenv ("SCRIBA_BENCH_START"), NULL, 10);

  g_signal_handlers_disconnect_by_func (clock, painted_cb, application);
  g_print ("%" G_GINT64_FORMAT " ", g_get_monotonic_time () - start);
  /* Work that was put off until after the first frame counts as memory too. */
  g_idle_add_full (G_PRIORITY_LOW + 100, settled_cb, application, NULL);
}

static void
realized_cb (GtkWidget *window,
             GtkApplication *application)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), application);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWidget *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), application);
}

void
first_frame_watch (GtkApplication *application)
{
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
