/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * test-still with|without: every page and dialog once it is there. Nothing of it is drawn again by itself, where the
 * reader wants no animations, or with those that there may be. Frames are counted, not time.
 */

#include "config.h"

#include "page-check.h"
#include "scene-show.h"

#define WIDTH 1280
#define HEIGHT 800
#define FRAMES 20  /* longer than what the toolkit still had to do; a movement shows in each of them */
#define PATIENCE 5 /* so many times as many */

/* A clock that runs is drawn once a second: that is what it is for. */
static const char * const clocks[] = { "game-timer", NULL };

static gboolean with_animations;

typedef struct
{
  int frames;
  guint drawn;
} Watch;

static gboolean
frame_cb (GtkWidget *widget,
          GdkFrameClock *clock,
          gpointer data)
{
  Watch *watch = data;

  watch->frames--;
  return watch->frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
drawn_cb (Watch *watch)
{
  watch->drawn++;
}

/* How many of some frames something was drawn in. */
static guint
count_drawn (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Watch watch = { .frames = FRAMES };
  gulong handler = g_signal_connect_swapped (clock, "paint", G_CALLBACK (drawn_cb), &watch);

  gtk_widget_add_tick_callback (window, frame_cb, &watch, NULL);
  while (watch.frames > 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return watch.drawn;
}

static void
set_animations (gboolean wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", wanted, NULL);
}

/* What was to be shown may still come, of a disk above all; what moves by itself never comes to rest. */
static void
assert_still (GtkWidget *window)
{
  guint drawn = 0;

  for (guint i = 0; i < PATIENCE; i++)
    {
      drawn = count_drawn (window);
      if (drawn == 0)
        return;
    }
  g_test_message ("drawn %u times in %d frames", drawn, FRAMES);
  g_test_fail ();
}

static void
test_scene (gconstpointer data)
{
  const Scene *scene = data;
  GtkWindow *window = scene_show (scriba_application_get (), scene, WIDTH, HEIGHT);
  GtkWidget *shown = scene->table_view ? scene_open_table_view (window, WIDTH, HEIGHT, FALSE) : GTK_WIDGET (window);

  if (with_animations)
    {
      set_animations (TRUE);
      scene_settle (shown);
    }
  assert_still (shown);
  set_animations (FALSE);

  scene_leave (scriba_application_get (), window);
}

/* What moves is seen to. */
static void
test_moving (void)
{
  GtkWindow *window = page_check_open_window (WIDTH, HEIGHT);

  page_check_push (window, GTK_WIDGET (adw_navigation_page_new (adw_spinner_new (), "Moving")));
  set_animations (TRUE);
  page_check_settle ();
  for (guint i = 0; i < PATIENCE; i++)
    g_assert_cmpuint (count_drawn (GTK_WIDGET (window)), >, 0);
  set_animations (FALSE);
  gtk_window_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  with_animations = g_str_equal (argv[1], "with");
  scene_set_up_desktop ();
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  g_test_add_func ("/still/moving", test_moving);
  for (const Scene *scene = scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strdup_printf ("/still/%s", scene->name);

      if (!g_strv_contains (clocks, scene->name))
        g_test_add_data_func (path, scene, test_scene);
    }
  return g_test_run ();
}
