/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-help-dialog.h"

#include <glib/gi18n.h>

#include "scriba-dialog-frame.h"
#include "scriba-game-kind.h"
#include "scriba-group.h"
#include "scriba-help-text.h"
#include "scriba-ruling-row.h"
#include "scriba-speech.h"

static GtkWidget *
create_line (const ScribaHelpSection *section,
             guint line)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  if (section->code[line] != NULL)
    {
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(section->code[line]));
      adw_preferences_row_set_title_selectable (ADW_PREFERENCES_ROW (row), TRUE);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(section->lines[line]));
      gtk_widget_add_css_class (row, "command");
    }
  else
    {
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(section->lines[line]));
    }

  if (section->numbered)
    {
      /* Translators: the number of a step: 1., 2. and so on. */
      g_autofree char *number = g_strdup_printf (C_("step", "%u."), line + 1);
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "number");
      gtk_widget_add_css_class (label, "dim");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
    }
  return row;
}

static GtkWidget *
create_section (const ScribaHelpSection *section)
{
  GtkWidget *group = scriba_group_new ();
  g_autofree char *text = section->text != NULL ? g_markup_escape_text (_(section->text), -1) : NULL;

  if (section->title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(section->title));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), text);
  for (guint line = 0; line < SCRIBA_HELP_MAX_LINES && section->lines[line] != NULL; line++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_line (section, line));
  return group;
}

static void
add_rulings (AdwPreferencesGroup *group,
             const ScribaGameKind *kind)
{
  guint n_rulings = kind->count_rulings ();

  for (guint i = 0; i < n_rulings; i++)
    {
      ScribaRuling ruling = kind->describe_ruling (i);

      adw_preferences_group_add (group, scriba_ruling_row_new (&ruling));
    }
}

static AdwNavigationPage *
create_page (const ScribaHelpPage *page)
{
  GtkWidget *content = adw_preferences_page_new ();

  for (guint i = 0; i < SCRIBA_HELP_MAX_SECTIONS && page->sections[i].text != NULL; i++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (create_section (&page->sections[i]));

      if (page->rulings != NULL)
        add_rulings (group, scriba_game_kind_find (page->rulings));
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (content), group);
    }
  return adw_navigation_page_new (scriba_dialog_frame_new (_(page->title), content), _(page->title));
}

static void
row_activated_cb (GtkWidget *row,
                  gpointer page)
{
  GtkWidget *view = gtk_widget_get_ancestor (row, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), create_page (page));
}

static GtkWidget *
create_link (const char *title,
             const char *icon_name)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon_name));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  scriba_speech_let_press (row);
  return row;
}

static AdwNavigationPage *
create_contents (void)
{
  GtkWidget *content = adw_preferences_page_new ();
  GtkWidget *group = scriba_group_new ();
  GtkWidget *shortcuts = create_link (_("Keyboard Shortcuts"), "input-keyboard-symbolic");
  const ScribaHelpPage *pages;
  guint n_pages;

  pages = scriba_help_get_pages (&n_pages);
  for (guint i = 0; i < n_pages; i++)
    {
      GtkWidget *row = create_link (_(pages[i].title), pages[i].icon_name);

      g_signal_connect (row, "activated", G_CALLBACK (row_activated_cb), (gpointer) &pages[i]);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_actionable_set_action_name (GTK_ACTIONABLE (shortcuts), "win.show-shortcuts");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), shortcuts);

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (content), ADW_PREFERENCES_GROUP (group));
  return adw_navigation_page_new (scriba_dialog_frame_new (_("Help"), content), _("Help"));
}

/** scriba_help_dialog_new: short pages on how Scriba is used, to be presented. */
AdwDialog *
scriba_help_dialog_new (void)
{
  GtkWidget *view = adw_navigation_view_new ();

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), create_contents ());
  return scriba_dialog_new (_("Help"), view);
}
