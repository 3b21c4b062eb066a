/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-ruling-row.h"

#include "scriba-group.h"

#include <glib/gi18n.h>

#define FIRST_ERA_START 2
#define LAST_ERA_START 6

/* Every pair of first years of era II and III, in order; all fit into years 2 to 6. */
static GVariant *
era_starts_at (guint position)
{
  for (int second = FIRST_ERA_START; second < LAST_ERA_START; second++)
    for (int third = second + 1; third <= LAST_ERA_START; third++)
      if (position-- == 0)
        return g_variant_ref_sink (g_variant_new ("(ii)", second, third));
  return NULL;
}

static char *
years_to_text (int first,
               int last)
{
  /* Translators: one year. */
  if (first == last)
    return g_strdup_printf (C_("years", "%d"), first);
  /* Translators: the first and the last of some years: “3–4”. */
  return g_strdup_printf (C_("years", "%1$d–%2$d"), first, last);
}

static char *
era_starts_to_text (GVariant *starts)
{
  g_autofree char *era_1 = NULL;
  g_autofree char *era_2 = NULL;
  g_autofree char *era_3 = NULL;
  int second, third;

  g_variant_get (starts, "(ii)", &second, &third);
  era_1 = years_to_text (1, second - 1);
  era_2 = years_to_text (second, third - 1);
  era_3 = years_to_text (third, 6);
  /* Translators: the years of the three eras: “I: 1–2, II: 3–4, III: 5–6”. */
  return g_strdup_printf (_("I: %1$s, II: %2$s, III: %3$s"), era_1, era_2, era_3);
}

static gboolean
era_starts_to_position (GValue *value,
                        GVariant *starts,
                        gpointer data)
{
  for (guint position = 0;; position++)
    {
      g_autoptr (GVariant) candidate = era_starts_at (position);

      if (candidate == NULL)
        return FALSE;
      if (g_variant_equal (candidate, starts))
        {
          g_value_set_uint (value, position);
          return TRUE;
        }
    }
}

static GVariant *
position_to_era_starts (const GValue *value,
                        const GVariantType *type,
                        gpointer data)
{
  return era_starts_at (g_value_get_uint (value));
}

static gboolean
choice_to_position (GValue *value,
                    GVariant *choice,
                    gpointer data)
{
  const char * const *choices = data;

  for (guint position = 0; choices[position] != NULL; position++)
    if (g_str_equal (choices[position], g_variant_get_string (choice, NULL)))
      {
        g_value_set_uint (value, position);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
position_to_choice (const GValue *value,
                    const GVariantType *type,
                    gpointer data)
{
  const char * const *choices = data;

  return g_variant_new_string (choices[g_value_get_uint (value)]);
}

static GtkWidget *
create_era_row (GSettings *settings,
                const char *key)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint position = 0;; position++)
    {
      g_autoptr (GVariant) starts = era_starts_at (position);

      if (starts == NULL)
        break;
      gtk_string_list_take (list, era_starts_to_text (starts));
    }
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                era_starts_to_position, position_to_era_starts, NULL, NULL);
  return row;
}

static GtkWidget *
create_loyalty_row (GSettings *settings,
                    const char *key)
{
  static const char * const choices[] = { "collegium", "supply", NULL };
  /* Translators: where spent loyalty goes. */
  const char * const titles[] = { C_("spent loyalty", "Collegium"), C_("spent loyalty", "Supply"), NULL };
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (titles);

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                choice_to_position, position_to_choice, (gpointer) choices, NULL);
  return row;
}

static GtkWidget *
create_switch_row (GSettings *settings,
                   const char *key)
{
  GtkWidget *row = adw_switch_row_new ();

  g_settings_bind (settings, key, row, "active", G_SETTINGS_BIND_DEFAULT);
  return row;
}

/** scriba_ruling_to_text: (transfer full): the ruling and its reason, a line each. */
char *
scriba_ruling_to_text (const ScribaRuling *ruling)
{
  return g_strconcat (ruling->text, "\n", ruling->reason, NULL);
}

/** scriba_ruling_row_new: a row with the ruling and its reason. */
GtkWidget *
scriba_ruling_row_new (const ScribaRuling *ruling)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text = scriba_ruling_to_text (ruling);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ruling->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  return row;
}

/**
 * scriba_ruling_row_new_setting:
 * @ruling: a ruling that is a setting
 * @settings: where the table's choice is kept
 *
 * Returns: a row with the choice alone
 */
GtkWidget *
scriba_ruling_row_new_setting (const ScribaRuling *ruling,
                               GSettings *settings)
{
  GtkWidget *row;

  if (g_str_equal (ruling->id, "era-starts"))
    row = create_era_row (settings, ruling->id);
  else if (g_str_equal (ruling->id, "loyalty-spent"))
    row = create_loyalty_row (settings, ruling->id);
  else
    row = create_switch_row (settings, ruling->id);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ruling->title);
  return row;
}

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

static GtkWidget *
create_group (const ScribaRuling *ruling,
              GtkWidget *row)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (scriba_group_new ());
  GtkWidget *explanation = create_explanation (ruling);

  adw_preferences_group_add (group, row);
  adw_preferences_group_add (group, explanation);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, explanation, NULL, -1);
  return GTK_WIDGET (group);
}

/** scriba_ruling_group_new: the choice of a ruling that is a setting, above what it means and why. */
GtkWidget *
scriba_ruling_group_new (const ScribaRuling *ruling,
                         GSettings *settings)
{
  return create_group (ruling, scriba_ruling_row_new_setting (ruling, settings));
}

/**
 * scriba_ruling_group_new_choice:
 * @ruling: a ruling that is a setting
 * @choices: (array zero-terminated=1): how a table can decide it
 * @row: (out) (transfer none): where that is chosen
 *
 * Returns: the choice for one game, above what the ruling means and why
 */
GtkWidget *
scriba_ruling_group_new_choice (const ScribaRuling *ruling,
                                const char * const *choices,
                                AdwComboRow **row)
{
  GtkWidget *combo = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (combo), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (list));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (combo), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), ruling->title);
  *row = ADW_COMBO_ROW (combo);
  return create_group (ruling, combo);
}
