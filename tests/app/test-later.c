/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is put off until a row is in view is done, whenever the frame comes that shows it. */

#include <gtk/gtk.h>

#include "scriba-later.h"

static GtkWidget *first;
static int n_done;
static int n_frames;

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem *item)
{
  GtkWidget *label = gtk_label_new ("row");

  gtk_list_item_set_child (item, label);
  if (first == NULL)
    first = label;
}

static gboolean
count_frame_cb (GtkWidget *widget,
                GdkFrameClock *clock,
                gpointer data)
{
  return ++n_frames < 4 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Takes so long that all frames of the window are over. */
static void
show (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_add_tick_callback (window, count_frame_cb, NULL, NULL);
  while (n_frames < 4)
    g_main_context_iteration (NULL, TRUE);
}

static void
done (GtkWidget *widget)
{
  n_done += 1;
}

static void
test_missed_frame (void)
{
  const char *const rows[] = { "a", "b", NULL };
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *window = gtk_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  gtk_window_set_child (GTK_WINDOW (window),
                        gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (gtk_string_list_new (rows)))), factory));
  g_assert_nonnull (first);

  scriba_later_near (first, done);
  scriba_later (first, show);
  while (n_frames == 0 || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (n_done, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/later/missed-frame", test_missed_frame);
  return g_test_run ();
}
