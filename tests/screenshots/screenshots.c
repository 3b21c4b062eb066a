/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * screenshots --window FILE [ARGS…]   one picture of the window as it opens
 * screenshots FOLDER [SCENE…]         every scene, size, style and text size, in the language of the environment
 *
 * Draws the real window with the software renderer. Pictures are named
 * SCENE-SIZE-LANGUAGE-STYLE-TEXT.png. What is looked at now and then only is told
 * by the environment: SCRIBA_TEXT=200 draws text of that size alone, SCRIBA_SIZE=360x640
 * windows of that size alone, SCRIBA_RTL=1 draws from right to left,
 * ADW_DEBUG_HIGH_CONTRAST=1 with high contrast.
 */

#include "config.h"

#include <locale.h>

#include <glib/gstdio.h>

#include "scene-show.h"
#include "scriba-words.h"

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean television; /* for the table view alone */
} sizes[] = {
  { "1920x1080", 1920, 1080, TRUE },
  { "1280x800", 1280, 800 },
  { "768x1024", 768, 1024 },
  { "360x640", 360, 640 },
};

static const int text_sizes[] = { 100, 150 };

static int n_drawn;

/* A dialog of a narrow window lies over the name of the box, which no picture may lack. */
static void
draw_box_name (GtkWidget *window,
               GtkSnapshot *snapshot)
{
  const char *name = scriba_application_get_box_name (scriba_application_get ());
  g_autoptr (PangoLayout) layout = NULL;
  int width, height;

  if (name == NULL || gtk_widget_get_width (window) > 450 ||
      !SCRIBA_IS_WINDOW (window) || adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) == NULL)
    return;

  layout = gtk_widget_create_pango_layout (window, name);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0.7 }, &GRAPHENE_RECT_INIT (0, 0, width + 12, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (6, 0));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
}

/* A popover has a surface of its own, over that of the window. */
static void
draw_popovers (GtkWidget *window,
               GtkWidget *widget,
               GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        {
          g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (child);
          GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (child)));
          double x, y;

          gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gdk_popup_get_position_x (popup) - x,
                                                                  gdk_popup_get_position_y (popup) - y));
          gtk_native_get_surface_transform (GTK_NATIVE (child), &x, &y);
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
          gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (child), gtk_widget_get_height (child));
          gtk_snapshot_restore (snapshot);
        }
      draw_popovers (window, child, snapshot);
    }
}

static void
draw (GtkWidget *window,
      const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  draw_popovers (window, window, snapshot);
  draw_box_name (window, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (!gsk_renderer_realize_for_display (renderer, gtk_widget_get_display (window), &error))
    g_error ("the software renderer does not start: %s", error->message);
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  gsk_renderer_unrealize (renderer);
  n_drawn++;
}

static void
draw_scenes (ScribaApplication *application,
             const char *folder,
             char **wanted)
{
  const char *language = g_str_has_prefix (setlocale (LC_MESSAGES, NULL), "hu") ? "hu" : "en";
  const char *only = g_getenv ("SCRIBA_TEXT");
  const char *only_size = g_getenv ("SCRIBA_SIZE");

  for (guint text = 0; text < (only != NULL ? 1 : G_N_ELEMENTS (text_sizes)); text++)
    {
      int text_size = only != NULL ? atoi (only) : text_sizes[text];

      scene_set_text_size (text_size);
      for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
        for (const Scene *scene = scenes; scene->name != NULL; scene++)
          {
            GtkWindow *window;
            GtkWidget *drawn;

            if (sizes[size].television && !scene->table_view)
              continue;
            if (only_size != NULL && !g_str_equal (only_size, sizes[size].name))
              continue;
            if (wanted[0] != NULL && !g_strv_contains ((const char * const *) wanted, scene->name))
              continue;

            window = scene_show (application, scene, sizes[size].width, sizes[size].height);
            drawn = scene->table_view ? scene_open_table_view (window, sizes[size].width, sizes[size].height, sizes[size].television)
                                      : GTK_WIDGET (window);
            if (gtk_widget_get_width (drawn) != sizes[size].width || gtk_widget_get_height (drawn) != sizes[size].height)
              {
                g_printerr ("%s: %d×%d px instead of %s at %d %% text\n", scene->name, gtk_widget_get_width (drawn),
                            gtk_widget_get_height (drawn), sizes[size].name, text_size);
                scene_failed = TRUE;
              }

            for (int dark = 0; dark < 2; dark++)
              {
                g_autofree char *name = g_strdup_printf ("%s-%s-%s-%s-%d.png", scene->name, sizes[size].name, language,
                                                         dark ? "dark" : "light", text_size);
                g_autofree char *path = g_build_filename (folder, name, NULL);

                adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                                    dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
                scene_settle (drawn);
                draw (drawn, path);
              }

            scene_leave (application, window);
          }
    }
}

static void
activate_cb (ScribaApplication *application,
             char **arguments)
{
  /* The application would open a window of its own. */
  g_signal_stop_emission_by_name (application, "activate");
  g_application_hold (G_APPLICATION (application));
  if (g_getenv ("SCRIBA_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  scene_set_up_desktop ();

  if (g_strcmp0 (arguments[1], "--window") == 0)
    {
      GtkWindow *window = scene_open_window (application, 1280, 800);

      for (char **file = arguments + 3; *file != NULL; file++)
        {
          g_autoptr (GFile) opened = g_file_new_for_commandline_arg (*file);

          scriba_window_open_file (SCRIBA_WINDOW (window), opened);
        }
      scene_settle (GTK_WIDGET (window));
      draw (GTK_WIDGET (window), arguments[2]);
    }
  else
    {
      scriba_application_set_box_path (application, SCENE_FIXTURES "/practice-box.json");
      g_mkdir_with_parents (arguments[1], 0755);
      draw_scenes (application, arguments[1], arguments + 2);
    }

  g_application_release (G_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;

  if (argc < 2 || (g_strcmp0 (argv[1], "--window") == 0 && argc < 3))
    {
      g_printerr ("usage: screenshots --window FILE [ARGS…] | FOLDER [SCENE…]\n");
      return 2;
    }

  scriba_words_start ();

  application = scriba_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), argv);
  g_application_run (G_APPLICATION (application), 1, argv);

  g_print ("%d pictures\n", n_drawn);
  return scene_failed || n_drawn == 0 ? 1 : 0;
}
