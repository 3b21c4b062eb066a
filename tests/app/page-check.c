/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "page-check.h"

#include <locale.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bce-files.h"
#include "scriba-stepper.h"

static ScribaApplication *application;

/* Makes the application, in the language of the environment; without a display it skips the test and returns FALSE.
 * What the application keeps goes to a folder of its own. */
gboolean
page_check_start (int *argc,
                  char ***argv)
{
  g_autofree char *box = g_build_filename (g_getenv ("SCRIBA_FIXTURES"), "practice-box.json", NULL);
  g_autofree char *folder = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SCRIBA_TRANSLATIONS"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_test_init (argc, argv, NULL);
  folder = g_dir_make_tmp (NULL, NULL);
  /* All that it may write, before the platform looks there; what that caches is shared. */
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  g_setenv ("XDG_STATE_HOME", folder, TRUE);

  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return FALSE;
    }

  application = scriba_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  scriba_application_set_box_path (application, box);
  /* As GNOME has it. */
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Inter 11", "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", NULL);
  page_check_set_text_size (100);
  return TRUE;
}

static GPtrArray *heard;

/* Stands in for the toolkit's: what is told is only noted down. */
void
gtk_accessible_announce (GtkAccessible *self,
                         const char *message,
                         GtkAccessibleAnnouncementPriority priority)
{
  if (heard != NULL)
    g_ptr_array_add (heard, g_strdup (message));
}

/* From now on it is noted down what a screen reader is told. */
void
page_check_hear (void)
{
  g_clear_pointer (&heard, g_ptr_array_unref);
  heard = g_ptr_array_new_with_free_func (g_free);
}

/* How often a sentence was told. */
guint
page_check_count_heard (const char *sentence)
{
  guint n = 0;

  for (guint i = 0; i < heard->len; i++)
    if (g_str_equal (g_ptr_array_index (heard, i), sentence))
      n++;
    else
      g_test_message ("heard: %s", (char *) g_ptr_array_index (heard, i));
  return n;
}

ScribaOwnerBox *
page_check_get_box (void)
{
  return scriba_application_get_box (application, &bce_game_format);
}

void
page_check_set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
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

/* Waits for some frames of a window that is shown, and for all that is to be done. */
void
page_check_settle (void)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  int frames = 4;

  if (window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window)))
    {
      gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame_cb, &frames, NULL);
      while (frames > 0)
        g_main_context_iteration (NULL, TRUE);
    }
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

GtkWindow *
page_check_open_window (int width,
                        int height)
{
  GtkWindow *window = GTK_WINDOW (scriba_window_new (application));

  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  page_check_settle ();
  return window;
}

void
page_check_push (GtkWindow *window,
                 GtkWidget *page)
{
  scriba_window_push (SCRIBA_WINDOW (window), ADW_NAVIGATION_PAGE (page));
  page_check_settle ();
}

typedef gboolean (*Match) (GtkWidget *widget,
                           gconstpointer data);

static GtkWidget *
search (GtkWidget *widget,
        Match match,
        gconstpointer data)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (match (widget, data))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = search (child, match, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_name (GtkWidget *widget,
          gconstpointer name)
{
  g_autofree char *difference = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;

  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return difference == NULL;
}

/* What is said of a widget, or NULL: what differs from nothing is that itself. */
static char *
dup_said (GtkWidget *widget,
          GtkAccessibleProperty property)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return NULL;
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
}

static gboolean
has_prefix (GtkWidget *widget,
            gconstpointer prefix)
{
  g_autofree char *name = dup_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  return name != NULL && strstr (name, prefix) != NULL;
}

static gboolean
has_text (GtkWidget *widget,
          gconstpointer text)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;
}

static gboolean
contains_text (GtkWidget *widget,
               gconstpointer text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

/* What is not shown is no match: the page of a stack, or a banner that is folded away. */
static gboolean
has_type (GtkWidget *widget,
          gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (type)) && gtk_widget_get_mapped (widget);
}

static gboolean
has_title (GtkWidget *widget,
           gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static gboolean
is_stepper (GtkWidget *widget,
            gconstpointer title)
{
  return SCRIBA_IS_STEPPER (widget) && g_strcmp0 (scriba_stepper_get_title (SCRIBA_STEPPER (widget)), title) == 0;
}

/* The visible control that is called @name, or NULL. */
GtkWidget *
page_check_find (GtkWidget *inside,
                 const char *name)
{
  return search (inside, has_name, name);
}

GtkWidget *
page_check_find_prefix (GtkWidget *inside,
                        const char *prefix)
{
  return search (inside, has_prefix, prefix);
}

static gboolean
append_texts (GtkWidget *widget,
              gconstpointer data)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };
  GString *all = (GString *) data;

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *said = dup_said (widget, properties[i]);

      if (said != NULL)
        g_string_append_printf (all, "%s: %s\n", G_OBJECT_TYPE_NAME (widget), said);
    }
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (all, "tooltip: %s\n", gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (all, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (all, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  return FALSE;
}

/* All that is shown and said, a line each. */
char *
page_check_read (GtkWidget *inside)
{
  GString *all = g_string_new (NULL);

  search (inside, append_texts, all);
  return g_string_free_and_steal (all);
}

/* The visible label that says @text, or NULL. */
GtkWidget *
page_check_find_text (GtkWidget *inside,
                      const char *text)
{
  return search (inside, has_text, text);
}

/* Whether a visible label has @text in it. */
gboolean
page_check_says (GtkWidget *inside,
                 const char *text)
{
  return search (inside, contains_text, text) != NULL;
}

/* The first visible widget of a type, or NULL. */
GtkWidget *
page_check_find_type (GtkWidget *inside,
                      GType type)
{
  return search (inside, has_type, GSIZE_TO_POINTER (type));
}

/* The row of a list that has a title, or NULL; it may be folded away. */
GtkWidget *
page_check_find_row (GtkWidget *inside,
                     const char *title)
{
  return search (inside, has_title, title);
}

/* So, a row that must be there. */
GtkWidget *
page_check_get_row (GtkWidget *inside,
                    const char *title)
{
  GtkWidget *row = page_check_find_row (inside, title);

  if (row == NULL)
    g_error ("there is no row %s", title);
  return row;
}

/* So, the stepper that is called @title. */
GtkWidget *
page_check_find_stepper (GtkWidget *inside,
                         const char *title)
{
  return search (inside, is_stepper, title);
}

/* The button that reads @label. */
GtkWidget *
page_check_find_button (GtkWidget *inside,
                        const char *label)
{
  GtkWidget *found = page_check_find_text (inside, label);

  if (found == NULL)
    g_error ("nothing reads %s", label);
  return gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON);
}

/* Adds all shown rows with a list of choices, in their order. */
void
page_check_list_combos (GtkWidget *inside,
                        GPtrArray *rows)
{
  if (ADW_IS_COMBO_ROW (inside) && gtk_widget_get_mapped (inside))
    g_ptr_array_add (rows, inside);
  for (GtkWidget *child = gtk_widget_get_first_child (inside); child != NULL; child = gtk_widget_get_next_sibling (child))
    page_check_list_combos (child, rows);
}

/* Chooses what is called @choice. */
void
page_check_select (GtkWidget *row,
                   const char *choice)
{
  GListModel *choices = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (choices, i);

      if (g_str_equal (gtk_string_object_get_string (item), choice))
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
          page_check_settle ();
          return;
        }
    }
  g_error ("%s cannot be chosen", choice);
}

#define CHANGED_AT g_quark_from_static_string ("scriba-second-tap-changed-at")

/* As if 300 ms had passed since anything meant something else. */
void
page_check_let_time_pass (GtkWidget *widget)
{
  g_object_set_qdata (G_OBJECT (widget), CHANGED_AT, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    page_check_let_time_pass (child);
}

/* As if they had not passed yet for what said that it means something else, however slow the machine is. */
void
page_check_hold_time (GtkWidget *widget)
{
  gint64 *changed_at = g_object_get_qdata (G_OBJECT (widget), CHANGED_AT);

  if (changed_at != NULL)
    *changed_at = G_MAXINT64;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    page_check_hold_time (child);
}

void
page_check_click (GtkWidget *button)
{
  g_assert_nonnull (button);
  if (GTK_IS_TOGGLE_BUTTON (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  else
    g_signal_emit_by_name (button, "clicked");
}

/* Presses the keys of a text, as far as @widget has a controller for keys. */
void
page_check_type (GtkWidget *widget,
                 const char *keys)
{
  g_autoptr (GListModel) controllers = NULL;

  g_assert_nonnull (widget);
  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      for (const char *key = keys; GTK_IS_EVENT_CONTROLLER_KEY (controller) && *key != '\0'; key++)
        g_signal_emit_by_name (controller, "key-pressed", gdk_unicode_to_keyval (*key), 0, 0, &handled);
    }
}

/* Activates what a controller has for a key, as if it had been pressed. */
static gboolean
trigger (GtkWidget *widget,
         GListModel *shortcuts,
         GtkShortcutTrigger *key)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), key) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
press_in (GtkWidget *widget,
          GtkShortcutTrigger *key)
{
  g_autoptr (GListModel) controllers = NULL;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) &&
          gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) == GTK_SHORTCUT_SCOPE_GLOBAL &&
          trigger (widget, G_LIST_MODEL (controller), key))
        return TRUE;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (press_in (child, key))
      return TRUE;
  return FALSE;
}

/* Presses a key that counts wherever the keyboard is: of the page that is shown, or of the application. */
gboolean
page_check_press (GtkWindow *window,
                  const char *accelerator)
{
  g_autoptr (GtkShortcutTrigger) key = gtk_shortcut_trigger_parse_string (accelerator);
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (application), accelerator);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  gboolean handled;

  g_assert_nonnull (key);
  handled = press_in (GTK_WIDGET (window), key) ||
            (*actions != NULL && gtk_widget_activate_action (focus != NULL ? focus : GTK_WIDGET (window), *actions, NULL));
  page_check_settle ();
  return handled;
}

static gboolean
has_content (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : NULL;

  if (text != NULL && *text != '\0')
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_content (child))
      return TRUE;
  return FALSE;
}

static gboolean
is_named (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (GTK_IS_TEXT (widget))
    return is_named (gtk_widget_get_parent (widget));
  /* What a GtkDropDown shows is an item of its list, told by what is in it. */
  return (GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget) ||
          gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL) && has_content (widget);
}

/* The toolkit's own surroundings: they take the focus only to be scrolled or swiped. */
static gboolean
is_frame (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwGizmo") ||
         (GTK_IS_LIST_BOX (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) != NULL);
}

static void
say_where (GtkWidget *widget,
           const char *problem)
{
  g_autoptr (GString) place = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (place, " in %s", G_OBJECT_TYPE_NAME (widget));
  g_error ("%s:%s", problem, place->str);
}

/* Whatever the keyboard can reach has a name, and is there for a screen reader, which is told nothing of what is only for show. */
void
page_check_assert_named (GtkWidget *page)
{
  if (!gtk_widget_get_visible (page))
    return;

  if (gtk_widget_get_focusable (page) && gtk_widget_get_mapped (page) && !is_frame (page))
    {
      if (!is_named (page))
        say_where (page, "something has no name");
      if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (page)) == GTK_ACCESSIBLE_ROLE_PRESENTATION)
        say_where (page, "something is only for show");
    }

  /* What a platform's row is made of is the platform's. */
  if (ADW_IS_COMBO_ROW (page))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    page_check_assert_named (child);
}

/* The innermost widget that needs more than @width, or NULL. A bin with breakpoints tells any width that it is asked for:
 * what is in it has to fit, too. */
GtkWidget *
page_check_find_too_wide (GtkWidget *page,
                          int width)
{
  int minimum;

  if (!gtk_widget_get_visible (page))
    return NULL;
  /* What was not shown yet is still laid out for any room. */
  if (ADW_IS_BREAKPOINT_BIN (page) && !gtk_widget_get_mapped (page))
    return NULL;
  /* The large heading of an alert, in whose place there is a smaller one where it does not fit. */
  if (GTK_IS_LABEL (page) && g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (page)), "AdwGizmo"))
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = page_check_find_too_wide (child, width);

      if (found != NULL)
        return found;
    }

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum > width ? page : NULL;
}

void
page_check_assert_fits (GtkWidget *page,
                        int width)
{
  GtkWidget *found = page_check_find_too_wide (page, width);
  int minimum;

  if (found == NULL)
    return;
  gtk_widget_measure (found, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_error ("%s in %s needs %d px, and there are %d", G_OBJECT_TYPE_NAME (found),
           G_OBJECT_TYPE_NAME (gtk_widget_get_parent (found)), minimum, width);
}

/* The keyboard is at the control that is called @name. */
void
page_check_assert_focus (GtkWidget *page,
                         const char *name)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (has_name (widget, name))
      return;
  g_error ("the focus is at %s, not at “%s”", focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing", name);
}

/* On a phone with text of @percent, in place of @window, every step of a page fits, and can be told. */
void
page_check_assert_phone (GtkWindow **window,
                         GtkWidget *page,
                         int percent,
                         guint n_steps,
                         PageCheckStep show,
                         gpointer data)
{
  gtk_window_destroy (*window);
  page_check_set_text_size (percent);
  *window = page_check_open_window (360, 640);
  page_check_push (*window, page);

  for (guint step = 0; step < n_steps; step++)
    {
      show (data, step);
      page_check_settle ();
      page_check_assert_fits (page, 360);
      page_check_assert_named (page);
    }
  page_check_set_text_size (100);
}
