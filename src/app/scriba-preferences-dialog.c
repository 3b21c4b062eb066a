/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-preferences-dialog.h"

#include <glib/gi18n.h>

#include "scriba-dialog-frame.h"
#include "scriba-group.h"
#include "scriba-ruling-row.h"
#include "scriba-speech.h"

static AdwPreferencesGroup *
create_screen (GSettings *settings)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Keep the screen awake"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("While a game is open that is not over"));
  g_settings_bind (settings, "keep-awake", row, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
  return group;
}

/* What the choices below it are. */
static AdwPreferencesGroup *
create_head (void)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());

  adw_preferences_group_set_title (group, _("Rulings"));
  adw_preferences_group_set_description (group, _("Where the rulebook of 44 BCE is silent, your table decides."));
  return group;
}

/**
 * scriba_preferences_dialog_new:
 * @settings: where preferences are kept
 *
 * Returns: what the program does by itself, and the rulings, with the table's choice where there is one; to be presented
 */
AdwDialog *
scriba_preferences_dialog_new (GSettings *settings)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *fixed_group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  GtkWidget *fixed = adw_expander_row_new ();

  adw_preferences_page_add (page, create_screen (settings));
  adw_preferences_page_add (page, create_head ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixed), _("Fixed rulings"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (fixed), _("Scriba always computes these the same way"));

  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);

      if (ruling.setting)
        adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (scriba_ruling_group_new (&ruling, settings)));
      else
        adw_expander_row_add_row (ADW_EXPANDER_ROW (fixed), scriba_ruling_row_new (&ruling));
    }
  scriba_speech_let_press (fixed);
  adw_preferences_group_add (fixed_group, fixed);
  adw_preferences_page_add (page, fixed_group);

  return scriba_dialog_new (_("Preferences"), scriba_dialog_frame_new (_("Preferences"), GTK_WIDGET (page)));
}
