/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preferences, Help, Keyboard Shortcuts and About. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-bce-box-page.h"
#include "page-check.h"
#include "scriba-about.h"
#include "scriba-actions.h"
#include "scriba-help-dialog.h"
#include "scriba-help-text.h"
#include "scriba-keycaps.h"
#include "scriba-preferences-dialog.h"
#include "scriba-shortcuts-dialog.h"
#include "words-caesar-rulings.h"
#include "words-rulings.h"

#define PHONE 360

static AdwDialog *
create_preferences (void)
{
  return scriba_preferences_dialog_new (scriba_application_get_settings (scriba_application_get ()));
}

static const struct
{
  const char *name;
  AdwDialog *(*create) (void);
} dialogs[] = {
  { "about", scriba_about_new },
  { "help", scriba_help_dialog_new },
  { "preferences", create_preferences },
  { "shortcuts", scriba_shortcuts_dialog_new },
};

typedef gboolean (*Visit) (GtkWidget *widget,
                           gpointer data);

static GtkWidget *
visit (GtkWidget *widget,
       Visit visitor,
       gpointer data)
{
  if (visitor (widget, data))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = visit (child, visitor, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static AdwDialog *
present (GtkWindow *window,
         AdwDialog *dialog)
{
  adw_dialog_present (dialog, GTK_WIDGET (window));
  page_check_settle ();
  return dialog;
}

static void
close_window (GtkWindow *window)
{
  gtk_window_destroy (window);
  page_check_settle ();
}

static void
assert_page (AdwDialog *dialog)
{
  page_check_assert_named (GTK_WIDGET (dialog));
  page_check_assert_fits (adw_dialog_get_child (dialog), PHONE);
}

static void
test_dialog (gconstpointer data)
{
  AdwDialog *(*create) (void) = dialogs[GPOINTER_TO_UINT (data)].create;

  for (int percent = 100; percent <= 150; percent += 50)
    {
      GtkWindow *window;

      page_check_set_text_size (percent);
      window = page_check_open_window (PHONE, 640);
      assert_page (present (window, create ()));
      close_window (window);
    }
  page_check_set_text_size (100);
}

static void
test_help_pages (void)
{
  const ScribaHelpPage *pages;
  guint n_pages;

  pages = scriba_help_get_pages (&n_pages);
  g_assert_cmpuint (n_pages, >, 0);
  for (int percent = 100; percent <= 150; percent += 50)
    for (guint i = 0; i < n_pages; i++)
      {
        GtkWindow *window;
        AdwDialog *dialog;

        page_check_set_text_size (percent);
        window = page_check_open_window (PHONE, 640);
        dialog = present (window, scriba_help_dialog_new ());
        g_signal_emit_by_name (page_check_get_row (GTK_WIDGET (dialog), _(pages[i].title)), "activated");
        page_check_settle ();
        g_assert_cmpstr (adw_navigation_page_get_title (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (adw_dialog_get_child (dialog)))),
                         ==, _(pages[i].title));
        assert_page (dialog);
        close_window (window);
      }
  page_check_set_text_size (100);
}

/* What each ruling means is said in the help and in Preferences, fixed or not. */
static void
test_rulings (void)
{
  GtkWindow *window = page_check_open_window (1280, 800);
  AdwDialog *preferences = present (window, create_preferences ());
  AdwDialog *help = present (window, scriba_help_dialog_new ());

  g_signal_emit_by_name (page_check_get_row (GTK_WIDGET (help), _("Rulings")), "activated");
  page_check_settle ();
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      page_check_get_row (GTK_WIDGET (preferences), ruling.title);
      page_check_get_row (GTK_WIDGET (help), ruling.title);
    }
  close_window (window);
}

static void
test_caesar_rulings (void)
{
  GtkWindow *window = page_check_open_window (1280, 800);
  AdwDialog *help = present (window, scriba_help_dialog_new ());

  g_signal_emit_by_name (page_check_get_row (GTK_WIDGET (help), _("Rulings of Caesar!")), "activated");
  page_check_settle ();
  for (guint i = 0; i < scriba_words_n_caesar_rulings (); i++)
    page_check_get_row (GTK_WIDGET (help), scriba_words_caesar_ruling (i).title);
  close_window (window);
}

/* The row of the ruling of that name. */
static GtkWidget *
find_setting (AdwDialog *dialog,
              const char *id)
{
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      if (g_str_equal (ruling.id, id))
        return page_check_get_row (GTK_WIDGET (dialog), ruling.title);
    }
  g_assert_not_reached ();
}

static void
test_settings (void)
{
  GSettings *settings = scriba_application_get_settings (scriba_application_get ());
  GtkWindow *window = page_check_open_window (1280, 800);
  AdwDialog *dialog = present (window, create_preferences ());
  g_autofree char *spent = NULL;
  GtkWidget *row;
  int second, third;

  row = find_setting (dialog, "build-early");
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "build-early"));
  g_settings_reset (settings, "build-early");
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));

  row = find_setting (dialog, "loyalty-spent");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  spent = g_settings_get_string (settings, "loyalty-spent");
  g_assert_cmpstr (spent, ==, "supply");
  g_settings_reset (settings, "loyalty-spent");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);

  /* Years 2 to 6, the second later than the first: (2, 3), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5) … (5, 6). */
  row = find_setting (dialog, "era-starts");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))), ==, 10);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 5);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 9);
  g_settings_get (settings, "era-starts", "(ii)", &second, &third);
  g_assert_cmpint (second, ==, 5);
  g_assert_cmpint (third, ==, 6);
  g_settings_reset (settings, "era-starts");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 5);

  close_window (window);
}

/* Every setting that is a ruling can be set. */
static void
test_setting_keys (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (scriba_application_get_settings (scriba_application_get ()), "settings-schema", &schema, NULL);
  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      g_assert_cmpint (g_settings_schema_has_key (schema, ruling.id), ==, ruling.setting);
    }
}

static gboolean
is_installed (GtkWindow *window,
              const char *name)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (window);
  const GVariantType *parameter;
  const char *installed;
  const char *property;
  GType owner;

  if (g_str_has_prefix (name, "app."))
    return g_action_map_lookup_action (G_ACTION_MAP (scriba_application_get ()), name + strlen ("app.")) != NULL;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &installed, &parameter, &property); i++)
    if (g_str_equal (installed, name))
      return TRUE;
  return FALSE;
}

/* A key that the table of actions names does something, and only one thing; a key of a page, on that page. */
static void
test_actions (void)
{
  GtkWindow *window = page_check_open_window (1280, 800);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const ScribaAction *actions;
  guint n_actions;

  actions = scriba_actions_get (&n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      g_assert_nonnull (actions[i].accels[0]);
      for (guint key = 0; actions[i].accels[key] != NULL; key++)
        if (!g_hash_table_add (seen, g_strconcat (actions[i].accels[key],
                                                  actions[i].name == NULL ? actions[i].group : "", NULL)))
          g_error ("%s has two meanings", actions[i].accels[key]);

      if (actions[i].name == NULL)
        continue;
      if (!is_installed (window, actions[i].name))
        g_error ("%s is not installed", actions[i].name);
      for (guint key = 0; actions[i].accels[key] != NULL; key++)
        {
          g_auto (GStrv) names = gtk_application_get_actions_for_accel (GTK_APPLICATION (scriba_application_get ()),
                                                                        actions[i].accels[key]);

          g_assert_true (g_strv_contains ((const char * const *) names, actions[i].name));
        }
    }
  close_window (window);
}

static void
test_shortcuts (void)
{
  GtkWindow *window = page_check_open_window (1280, 800);
  AdwDialog *dialog = present (window, scriba_shortcuts_dialog_new ());
  const ScribaAction *actions;
  guint n_actions;

  actions = scriba_actions_get (&n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      g_autofree char *keys = scriba_keycaps_to_text (actions[i].accels);
      g_autofree char *speech = g_strdup_printf ("%s, %s", _(actions[i].title), keys);

      g_assert_nonnull (page_check_find (GTK_WIDGET (dialog), speech));
    }
  close_window (window);
}

/* The names of modifiers are GTK's own and may be translated. */
static void
test_keycaps (void)
{
  const char *range[] = { "0...9", NULL };
  const char *two[] = { "F1", "F10", NULL };
  g_autofree char *range_text = scriba_keycaps_to_text (range);
  g_autofree char *two_text = scriba_keycaps_to_text (two);

  g_assert_cmpstr (range_text, ==, "0…9");
  g_assert_cmpstr (two_text, ==, "F1, F10");
}

static gboolean
is_open_menu (GtkWidget *widget,
              gpointer data)
{
  return GTK_IS_POPOVER_MENU (widget) && gtk_widget_get_mapped (widget);
}

/* F10 opens the menu of the page that is shown. */
static void
test_menu (void)
{
  GtkWindow *window = page_check_open_window (1280, 800);
  GtkWidget *page;

  g_assert_null (visit (GTK_WIDGET (window), is_open_menu, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-menu", NULL));
  page_check_settle ();
  g_assert_nonnull (visit (GTK_WIDGET (window), is_open_menu, NULL));
  close_window (window);

  window = page_check_open_window (1280, 800);
  page = GTK_WIDGET (scriba_bce_box_page_new (page_check_get_box ()));
  page_check_push (window, page);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-menu", NULL));
  page_check_settle ();
  g_assert_nonnull (visit (page, is_open_menu, NULL));
  close_window (window);
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *name = g_strconcat ("/dialogs/", dialogs[i].name, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_dialog);
    }
  g_test_add_func ("/dialogs/help-pages", test_help_pages);
  g_test_add_func ("/dialogs/rulings", test_rulings);
  g_test_add_func ("/dialogs/caesar-rulings", test_caesar_rulings);
  g_test_add_func ("/dialogs/settings", test_settings);
  g_test_add_func ("/dialogs/setting-keys", test_setting_keys);
  g_test_add_func ("/dialogs/actions", test_actions);
  g_test_add_func ("/dialogs/shortcuts-rows", test_shortcuts);
  g_test_add_func ("/dialogs/keycaps", test_keycaps);
  g_test_add_func ("/dialogs/menu", test_menu);

  return g_test_run ();
}
