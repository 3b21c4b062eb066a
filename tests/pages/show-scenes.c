/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * show-scenes
 *
 * Shows one scene after another, as they are asked for: reads its name, a line each, and says it when the scene
 * stands. Without a name there is no scene, and it says all that it knows. What is drawn by lot is drawn the same.
 */

#include "config.h"

#include <glib-unix.h>

#include "scene-show.h"
#include "scriba-words.h"

typedef struct
{
  ScribaApplication *application;
  GtkWindow *window;
} Shown;

static void
say (const char *words)
{
  g_print ("%s\n", words);
  fflush (stdout);
}

static void
leave (Shown *self)
{
  if (self->window != NULL)
    scene_leave (self->application, self->window);
  self->window = NULL;
}

static gboolean
asked_cb (GIOChannel *channel,
          GIOCondition condition,
          gpointer data)
{
  Shown *self = data;
  g_autofree char *name = NULL;
  const Scene *scene;

  if (g_io_channel_read_line (channel, &name, NULL, NULL, NULL) != G_IO_STATUS_NORMAL)
    {
      leave (self);
      g_application_release (G_APPLICATION (self->application));
      g_application_quit (G_APPLICATION (self->application));
      return G_SOURCE_REMOVE;
    }

  leave (self);
  g_strchomp (name);
  scene = scene_look_up (name);
  if (scene != NULL)
    {
      /* Another one for each scene: games are named by lot, too. */
      g_random_set_seed (scene - scenes + 1);
      self->window = scene_show (self->application, scene, 1280, 800);
    }
  else
    {
      /* The table view has no controls, and its texts are those of tests/app/test-table-view.c. */
      for (scene = scenes; scene->name != NULL; scene++)
        if (!scene->table_view)
          say (scene->name);
    }
  say (name);
  return G_SOURCE_CONTINUE;
}

static void
activate_cb (ScribaApplication *application,
             Shown *self)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (STDIN_FILENO);

  /* The application would open a window of its own. */
  g_signal_stop_emission_by_name (application, "activate");
  g_application_hold (G_APPLICATION (application));
  scene_set_up_desktop ();
  scriba_application_set_box_path (application, SCENE_FIXTURES "/practice-box.json");
  g_io_add_watch (channel, G_IO_IN | G_IO_HUP, asked_cb, self);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;
  Shown shown = { NULL };

  scriba_words_start ();

  application = scriba_application_new ();
  shown.application = application;
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &shown);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
