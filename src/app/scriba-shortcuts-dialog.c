/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "scriba-actions.h"
#include "scriba-dialog-frame.h"
#include "scriba-group.h"
#include "scriba-keycaps.h"

static GtkWidget *
create_row (const ScribaAction *action)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *keys = scriba_keycaps_to_text (action->accels);
  g_autofree char *speech = g_strdup_printf ("%s, %s", _(action->title), keys);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(action->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), scriba_keycaps_new (action->accels));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, speech, -1);
  return row;
}

/** scriba_shortcuts_dialog_new: every key of the table of actions, to be presented. */
AdwDialog *
scriba_shortcuts_dialog_new (void)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = NULL;
  const char *group_title = NULL;
  const ScribaAction *actions;
  guint n_actions;

  actions = scriba_actions_get (&n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      if (g_strcmp0 (group_title, actions[i].group) != 0)
        {
          group_title = actions[i].group;
          group = scriba_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _(group_title));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_row (&actions[i]));
    }

  return scriba_dialog_new (_("Keyboard Shortcuts"), scriba_dialog_frame_new (_("Keyboard Shortcuts"), page));
}
