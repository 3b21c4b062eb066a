/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-preferences-dialog.h"

#include <glib/gi18n.h>

#include "scriba-dialog-frame.h"
#include "scriba-ruling-row.h"
#include "scriba-speech.h"

/**
 * scriba_preferences_dialog_new:
 * @settings: where preferences are kept
 *
 * Returns: the rulings, with the table's choice where there is one; to be presented
 */
AdwDialog *
scriba_preferences_dialog_new (GSettings *settings)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *fixed_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *fixed = adw_expander_row_new ();

  adw_preferences_page_set_description (page, _("Where the rulebook of 44 BCE is silent, your table decides."));
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
