/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * read-pages [SCENE…]
 *
 * Shows every scene, or the named ones, on a phone, and prints all that can be read or heard there: a line each of
 * the scene, what it is, the text, and where it stands, with tabs between them. What is cut off or does not fit
 * is told in the same way. Who judges that is test_pseudo.py.
 */

#include "config.h"

#include <libintl.h>

#include "page-check.h"
#include "scene-show.h"
#include "scriba-words.h"

#define WIDTH 360
#define HEIGHT 640

static const char * const toolkit[] = { "gtk40", "libadwaita" };

static const Scene *shown;

static void
tell (GtkWidget *widget,
      const char *what,
      const char *text)
{
  g_autofree char *line = NULL;

  if (text == NULL || *text == '\0')
    return;

  line = g_strdelimit (g_strdup (text), "\n\t", ' ');
  g_print ("%s\t%s\t%s\t", shown->name, what, line);
  for (int around = 0; widget != NULL && around < 8; around++, widget = gtk_widget_get_parent (widget))
    g_print ("%s%s", around > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget));
  g_print ("\n");
}

/* What differs from no text at all is the text itself. */
static void
tell_property (GtkWidget *widget,
               GtkAccessibleProperty property,
               const char *what)
{
  g_autofree char *text = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
  tell (widget, what, text);
}

static void
tell_choices (GtkWidget *widget,
              GListModel *choices)
{
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (GObject) choice = g_list_model_get_item (choices, i);

      if (GTK_IS_STRING_OBJECT (choice))
        tell (widget, "choice", gtk_string_object_get_string (GTK_STRING_OBJECT (choice)));
    }
}

static void
tell_label (GtkLabel *label)
{
  tell (GTK_WIDGET (label), "label", gtk_label_get_text (label));
  if (gtk_widget_get_mapped (GTK_WIDGET (label)) && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    tell (GTK_WIDGET (label), "cut", gtk_label_get_text (label));
}

static void
tell_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    tell_label (GTK_LABEL (widget));
  else if (GTK_IS_TEXT (widget))
    tell (widget, "entry", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    tell_choices (widget, gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
  else if (ADW_IS_COMBO_ROW (widget))
    tell_choices (widget, adw_combo_row_get_model (ADW_COMBO_ROW (widget)));
  else if (GTK_IS_WINDOW (widget))
    tell (widget, "title", gtk_window_get_title (GTK_WINDOW (widget)));
  else if (ADW_IS_DIALOG (widget))
    tell (widget, "title", adw_dialog_get_title (ADW_DIALOG (widget)));
  else if (ADW_IS_NAVIGATION_PAGE (widget))
    tell (widget, "title", adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (widget)));

  tell (widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  tell (widget, "tooltip", g_object_get_data (G_OBJECT (widget), "scriba-hint"));

  tell_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "name");
  tell_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "description");
  tell_property (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "value");
  tell_property (widget, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, "placeholder");
  tell_property (widget, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, "role");
}

/* Also what is not shown now: a menu, the other page of a stack. */
static void
tell_all (GtkWidget *widget)
{
  tell_texts (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_all (child);
}

static void
read_scene (ScribaApplication *application,
            const Scene *scene)
{
  GtkWindow *window;
  GtkWidget *read;
  GtkWidget *wide;

  shown = scene;
  window = scene_show (application, scene, WIDTH, HEIGHT);
  read = scene->table_view ? scene_open_table_view (window, WIDTH, HEIGHT, FALSE) : GTK_WIDGET (window);
  tell_all (read);

  /* The table view is drawn as large as it fits. */
  wide = scene->table_view ? NULL : page_check_find_too_wide (read, WIDTH);
  if (wide != NULL)
    tell (wide, "wide", G_OBJECT_TYPE_NAME (wide));
  scene_leave (application, window);
}

static void
activate_cb (ScribaApplication *application,
             char **wanted)
{
  /* The application would open a window of its own. */
  g_signal_stop_emission_by_name (application, "activate");
  g_application_hold (G_APPLICATION (application));
  /* The toolkit has named its own folders by now. */
  for (guint i = 0; i < G_N_ELEMENTS (toolkit); i++)
    bindtextdomain (toolkit[i], g_getenv ("SCRIBA_LOCALEDIR"));
  scene_set_up_desktop ();
  scriba_application_set_box_path (application, PAGES_BOX);

  for (const Scene *scene = scenes; scene->name != NULL; scene++)
    if (wanted[0] == NULL || g_strv_contains ((const char * const *) wanted, scene->name))
      read_scene (application, scene);

  g_application_release (G_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScribaApplication) application = NULL;

  scriba_words_start ();

  application = scriba_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), argv + 1);
  g_application_run (G_APPLICATION (application), 1, argv);

  return scene_failed ? 1 : 0;
}
