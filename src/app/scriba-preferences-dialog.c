/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-preferences-dialog.h"

#include <glib/gi18n.h>

#include "scriba-ruling-row.h"

/**
 * scriba_preferences_dialog_new:
 * @settings: where preferences are kept
 *
 * Returns: the rulings, with the table's choice where there is one; to be presented
 */
AdwDialog *
scriba_preferences_dialog_new (GSettings *settings)
{
  AdwDialog *dialog = adw_preferences_dialog_new ();
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *chosen = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  AdwPreferencesGroup *others = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *fixed = adw_expander_row_new ();

  adw_preferences_group_set_title (chosen, _("Rulings"));
  adw_preferences_group_set_description (chosen, _("Where the rulebook of 44 BCE is silent, your table decides."));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixed), _("Fixed rulings"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (fixed), _("Scriba always computes these the same way"));

  for (guint i = 0; i < scriba_words_n_rulings (); i++)
    {
      ScribaRuling ruling = scriba_words_ruling (i);
      GtkWidget *row = scriba_ruling_row_new (&ruling, settings);

      if (ruling.setting)
        adw_preferences_group_add (chosen, row);
      else
        adw_expander_row_add_row (ADW_EXPANDER_ROW (fixed), row);
    }
  adw_preferences_group_add (others, fixed);
  adw_preferences_page_add (page, chosen);
  adw_preferences_page_add (page, others);

  adw_preferences_page_set_title (page, _("Rulings"));
  adw_dialog_set_title (dialog, _("Preferences"));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  return dialog;
}
