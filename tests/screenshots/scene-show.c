/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-show.h"

/** scene_set_up_desktop: as GNOME has it, without motion, and with a font after which its own is drawn. */
void
scene_set_up_desktop (void)
{
  g_object_set (gtk_settings_get_default (),
                "gtk-font-name", "Inter 11",
                "gtk-decoration-layout", ":close",
                "gtk-enable-animations", FALSE,
                NULL);
}

/** scene_set_text_size: of all windows, in percent of the usual one. */
void
scene_set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

/** scene_look_up: (nullable): the scene that is called @name. */
const Scene *
scene_look_up (const char *name)
{
  for (const Scene *scene = scenes; scene->name != NULL; scene++)
    if (g_str_equal (scene->name, name))
      return scene;
  return NULL;
}

static gboolean
count_frame_cb (GtkWidget *widget,
                GdkFrameClock *clock,
                gpointer data)
{
  int *frames = data;

  *frames -= 1;
  return *frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/** scene_settle: runs the main loop until a few frames of @window were drawn. */
void
scene_settle (GtkWidget *window)
{
  int frames = 4;

  while (g_application_get_is_busy (g_application_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_add_tick_callback (window, count_frame_cb, &frames, NULL);
  while (frames > 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/** scene_open_window: (transfer none): a window as it opens. */
GtkWindow *
scene_open_window (ScribaApplication *application,
                   int width,
                   int height)
{
  GtkWindow *window = GTK_WINDOW (scriba_window_new (application));

  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  /* Without a compositor windows have a thick border in place of their shadow. */
  gtk_widget_remove_css_class (GTK_WIDGET (window), "solid-csd");
  scene_settle (GTK_WIDGET (window));
  return window;
}

/** scene_show: (transfer none): a window with a scene; scene_leave() closes it. */
GtkWindow *
scene_show (ScribaApplication *application,
            const Scene *scene,
            int width,
            int height)
{
  GtkWindow *window = scene_open_window (application, width, height);

  if (scene->show != NULL)
    scene->show (SCRIBA_WINDOW (window));
  else
    scene_show_game (SCRIBA_WINDOW (window), 3, scene->stage);
  scene_settle (GTK_WIDGET (window));
  return window;
}

/** scene_leave: closes a window, and forgets what its scene made. */
void
scene_leave (ScribaApplication *application,
             GtkWindow *window)
{
  gtk_window_destroy (window);
  scene_forget_drafts (application);
  scene_forget_games (application);
}
