/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-field-toggles.h"

#include "bce-keys.h"
#include "scriba-speech.h"
#include "words-names.h"

#define NOTE_KEY "scriba-note"
#define CONTENT_KEY "scriba-content"

/** scriba_field_toggles_fill: one toggle for each field, with its symbol. */
void
scriba_field_toggles_fill (AdwToggleGroup *group)
{
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      AdwToggle *toggle = adw_toggle_new ();
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *note = gtk_label_new (NULL);
      g_autofree char *icon = g_strdup_printf ("scriba-%s-symbolic", bce_field_keys[field]);
      g_autofree char *style = g_strdup_printf ("field-%s", bce_field_keys[field]);
      GtkWidget *image = gtk_image_new_from_icon_name (icon);
      GtkWidget *label = gtk_label_new (scriba_words_field (field));

      gtk_widget_add_css_class (image, style);
      gtk_widget_add_css_class (note, "badge");
      gtk_widget_set_valign (note, GTK_ALIGN_CENTER);
      gtk_widget_set_visible (note, FALSE);
      gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (content, "toggle-content");
      gtk_box_append (GTK_BOX (content), image);
      gtk_box_append (GTK_BOX (content), label);
      gtk_box_append (GTK_BOX (content), note);

      adw_toggle_set_name (toggle, bce_field_keys[field]);
      adw_toggle_set_child (toggle, content);
      adw_toggle_group_add (group, toggle);
      scriba_speech_name (gtk_widget_get_ancestor (content, GTK_TYPE_BUTTON), scriba_words_field (field));
      g_object_set_data (G_OBJECT (toggle), NOTE_KEY, note);
      g_object_set_data (G_OBJECT (toggle), CONTENT_KEY, content);
    }
}

/** scriba_field_toggles_set_note: a short word beside the name of a field; %NULL for none. */
void
scriba_field_toggles_set_note (AdwToggleGroup *group,
                               BceField field,
                               const char *note)
{
  AdwToggle *toggle = adw_toggle_group_get_toggle (group, field);
  GtkWidget *label = g_object_get_data (G_OBJECT (toggle), NOTE_KEY);

  gtk_label_set_label (GTK_LABEL (label), note != NULL ? note : "");
  gtk_widget_set_visible (label, note != NULL);
}

/** scriba_field_toggles_set_tight: whether the names stand under their symbols, for want of room. */
void
scriba_field_toggles_set_tight (AdwToggleGroup *group,
                                gboolean tight)
{
  for (BceField field = 0; field < BCE_N_FIELDS; field++)
    {
      AdwToggle *toggle = adw_toggle_group_get_toggle (group, field);
      GtkOrientable *content = g_object_get_data (G_OBJECT (toggle), CONTENT_KEY);

      gtk_orientable_set_orientation (content, tight ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_spacing (GTK_BOX (content), tight ? 2 : 6);
    }
}
