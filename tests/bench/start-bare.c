/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "first-frame.h"

/* The least that a libadwaita program with a header bar is: what Scriba is compared with. */
static void
activate_cb (AdwApplication *application)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  GtkWidget *view = adw_toolbar_view_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("io.github.scriba.Bare", G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  first_frame_watch (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
