/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-preferences-dialog.h"

#include <glib/gi18n.h>

#include "scriba-dialog-frame.h"
#include "scriba-ruling-row.h"

static GtkWidget *
create_explanation (const ScribaRuling *ruling)
{
  g_autofree char *text = scriba_ruling_to_text (ruling);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 8);
  gtk_widget_set_margin_start (label, 14);
  gtk_widget_set_margin_end (label, 14);
  gtk_widget_add_css_class (label, "row-text");
  gtk_widget_add_css_class (label, "dim");
  return label;
}

/* The name of a ruling comes before what it means. */
static AdwPreferencesGroup *
create_setting (const ScribaRuling *ruling,
                GSettings *settings)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *row = scriba_ruling_row_new_setting (ruling, settings);
  GtkWidget *explanation = create_explanation (ruling);

  adw_preferences_group_add (group, row);
  adw_preferences_group_add (group, explanation);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, explanation, NULL, -1);
  return group;
}

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
        adw_preferences_page_add (page, create_setting (&ruling, settings));
      else
        adw_expander_row_add_row (ADW_EXPANDER_ROW (fixed), scriba_ruling_row_new (&ruling));
    }
  adw_preferences_group_add (fixed_group, fixed);
  adw_preferences_page_add (page, fixed_group);

  return scriba_dialog_new (_("Preferences"), scriba_dialog_frame_new (_("Preferences"), GTK_WIDGET (page)));
}
