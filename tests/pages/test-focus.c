/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where the keyboard is on every page and in every dialog: on something that is seen, where the work goes on, and not on
 * what leads away; and so again when the dialog is closed. Tab leads through all of it and back.
 */

#include "config.h"

#include "page-check.h"
#include "scene-show.h"
#include "scriba-library-page.h"
#include "scriba-stepper.h"

#define WIDTH 1280
#define HEIGHT 800

static void
complain (GtkWidget *focus,
          const char *what)
{
  g_autoptr (GString) place = g_string_new (NULL);

  for (GtkWidget *around = focus; around != NULL && !GTK_IS_WINDOW (around); around = gtk_widget_get_parent (around))
    g_string_append_printf (place, " in %s", G_OBJECT_TYPE_NAME (around));
  g_test_message ("%s:%s", what, place->str);
  g_test_fail ();
}

static GtkWidget *
get_shown (GtkWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  return dialog != NULL ? GTK_WIDGET (dialog)
                        : GTK_WIDGET (adw_navigation_view_get_visible_page (
                                        ADW_NAVIGATION_VIEW (scene_look_for (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW))));
}

static gboolean
leads_away (GtkWidget *focus)
{
  return gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) == NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL &&
         gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL;
}

/* These lie over the pages, and Tab leads there too. */
static gboolean
is_in_toast (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget"))
      return TRUE;
  return FALSE;
}

static gboolean
look_at (GtkWindow *window,
         const char *when)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *shown = get_shown (window);
  const char *where = NULL;
  g_autofree char *words = NULL;

  if (focus == NULL)
    where = "on nothing";
  else if (!gtk_widget_get_mapped (focus))
    where = "on what is not seen";
  else if (!gtk_widget_is_ancestor (focus, shown) && !is_in_toast (focus))
    where = "elsewhere";

  words = g_strdup_printf ("%s, the keyboard is %s", when, where);
  if (where != NULL)
    complain (focus != NULL ? focus : shown, words);
  return where == NULL;
}

/* The first of all that the reader meets. From the first page nothing leads away. */
static void
look_at_first (GtkWindow *window)
{
  if (look_at (window, "first") && leads_away (gtk_window_get_focus (window)) && !SCRIBA_IS_LIBRARY_PAGE (get_shown (window)))
    complain (gtk_window_get_focus (window), "first, the keyboard is on what leads away");
}

/* What has a symbol alone says in words what it does; but for − and +, and what closes a window. */
static void
look_at_buttons (GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget) || SCRIBA_IS_STEPPER (widget) || g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "Controls"))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL &&
      !gtk_widget_get_has_tooltip (widget) && !gtk_widget_get_has_tooltip (around))
    complain (widget, "no words");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at_buttons (child);
}

/* From one to the next until it comes where it was already; staying there would be a trap. */
static void
go_round (GtkWindow *window)
{
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  GtkWidget *last = NULL;
  GtkWidget *focus = gtk_window_get_focus (window);

  while (focus != NULL && g_hash_table_add (met, focus))
    {
      last = focus;
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      /* What was out of view is scrolled to. */
      if (gtk_window_get_focus (window) != NULL && !gtk_widget_get_mapped (gtk_window_get_focus (window)))
        scene_settle (GTK_WIDGET (window));
      if (!look_at (window, "by Tab"))
        return;
      focus = gtk_window_get_focus (window);
    }
  if (focus != NULL && focus == last && g_hash_table_size (met) > 1)
    complain (focus, "Tab does not lead on");
}

static void
test_scene (gconstpointer data)
{
  GtkWindow *window = scene_show (scriba_application_get (), data, WIDTH, HEIGHT);
  AdwDialog *dialog;

  look_at_first (window);
  look_at_buttons (GTK_WIDGET (window));
  go_round (window);
  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))) != NULL)
    {
      adw_dialog_force_close (dialog);
      scene_settle (GTK_WIDGET (window));
      look_at (window, "after the dialog");
    }
  scene_leave (scriba_application_get (), window);
}

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  for (const Scene *scene = scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strdup_printf ("/focus/%s", scene->name);

      /* The table view has nothing to press. */
      if (!scene->table_view)
        g_test_add_data_func (path, scene, test_scene);
    }
  return g_test_run ();
}
