/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-people-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-name-entry.h"
#include "scriba-people-act.h"
#include "scriba-speech.h"

/* What a dialog is about, and what is chosen in it. */
typedef struct
{
  AdwAlertDialog *dialog;
  GtkWidget *parent;
  char *name;
  GPtrArray *games;
  ScribaNameEntry *entry;
  AdwComboRow *others;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_free (self->name);
  g_ptr_array_unref (self->games);
  g_free (self);
}

static Question *
question_new (GtkWidget *parent,
              const char *name,
              const char *heading,
              const char *body)
{
  Question *self = g_new0 (Question, 1);

  self->dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
  self->parent = parent;
  self->name = g_strdup (name);
  self->games = scriba_people_act_find (name);
  g_object_set_data_full (G_OBJECT (self->dialog), "scriba-question", self, question_free);
  return self;
}

/* (transfer full) (nullable): the name that is typed, if it can be kept. */
static char *
dup_name (Question *self)
{
  g_autofree char *name = scriba_name_clean (scriba_name_entry_get_text (self->entry));

  return scriba_people_act_check (name, self->games, FALSE) == SCRIBA_NAME_GOOD ? g_steal_pointer (&name) : NULL;
}

static void
typed_cb (Question *self)
{
  g_autofree char *name = scriba_name_clean (scriba_name_entry_get_text (self->entry));
  ScribaNameProblem problem = scriba_people_act_check (name, self->games, FALSE);
  gboolean same = g_str_equal (name, self->name);

  scriba_name_entry_set_problem (self->entry, same ? SCRIBA_NAME_GOOD : problem);
  adw_alert_dialog_set_response_enabled (self->dialog, "rename", !same && problem == SCRIBA_NAME_GOOD);
}

static void
rename_cb (Question *self)
{
  g_autofree char *name = dup_name (self);
  g_autofree char *sentence = NULL;

  if (name == NULL)
    return;

  /* Translators: the old name of a player, and the new one. */
  sentence = g_strdup_printf (_("%1$s is called %2$s now"), self->name, name);
  scriba_people_act_rename (self->parent, self->games, self->name, name, sentence);
}

/**
 * scriba_people_dialog_rename:
 * @widget: what asks
 * @name: somebody
 *
 * Asks what they are called, and calls them so everywhere.
 */
void
scriba_people_dialog_rename (GtkWidget *widget,
                             const char *name)
{
  /* Translators: %s is a player. */
  g_autofree char *heading = g_strdup_printf (_("Rename: %s"), name);
  Question *self = question_new (widget, name, heading, _("All games show the new name. What was recorded in them stays as it is."));

  self->entry = g_object_new (SCRIBA_TYPE_NAME_ENTRY, NULL);
  scriba_name_entry_set_title (self->entry, _("New name"));
  scriba_name_entry_show (self->entry, name);
  g_signal_connect_swapped (self->entry, "typed", G_CALLBACK (typed_cb), self);
  adw_alert_dialog_set_extra_child (self->dialog, GTK_WIDGET (self->entry));
  adw_alert_dialog_add_responses (self->dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (self->dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (self->dialog, "rename", FALSE);
  adw_alert_dialog_set_default_response (self->dialog, "rename");
  g_signal_connect_swapped (self->dialog, "response::rename", G_CALLBACK (rename_cb), self);
  adw_dialog_set_focus (ADW_DIALOG (self->dialog), GTK_WIDGET (self->entry));
  adw_dialog_present (ADW_DIALOG (self->dialog), widget);
}

static void
merge_cb (Question *self)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (self->others);
  const char *other = chosen != NULL ? gtk_string_object_get_string (chosen) : NULL;
  g_autofree char *sentence = NULL;

  if (other == NULL || scriba_people_act_met (self->games, other))
    return;

  /* Translators: two names that are one player from now on; the second is what they are called. */
  sentence = g_strdup_printf (_("%1$s and %2$s are one person now"), self->name, other);
  scriba_people_act_rename (self->parent, self->games, self->name, other, sentence);
}

static void
ask_for_other (Question *self,
               GStrv others)
{
  GtkWidget *list = gtk_list_box_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char * const *) others);

  self->others = g_object_new (ADW_TYPE_COMBO_ROW,
                               "title", _("Is called"),
                               "use-subtitle", TRUE,
                               "model", names,
                               NULL);
  scriba_speech_name (list, _("Is called"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->others));
  adw_alert_dialog_set_extra_child (self->dialog, list);
  adw_alert_dialog_add_responses (self->dialog, "cancel", _("_Cancel"),
                                  /* Translators: two names are those of one player. */
                                  "merge", _("_One Person"), NULL);
  adw_alert_dialog_set_response_appearance (self->dialog, "merge", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_swapped (self->dialog, "response::merge", G_CALLBACK (merge_cb), self);
}

/**
 * scriba_people_dialog_merge:
 * @widget: what asks
 * @name: somebody
 *
 * Asks who else is the same person, and calls them so everywhere.
 */
void
scriba_people_dialog_merge (GtkWidget *widget,
                            const char *name)
{
  g_auto (GStrv) others = scriba_people_act_list_others (name);
  gboolean any = others[0] != NULL;
  /* Translators: %s is a player. */
  g_autofree char *heading = g_strdup_printf (_("The Same Person: %s"), name);
  Question *self = question_new (widget, name, heading,
                                 any ? _("The games of both become those of one person. Who has sat at one table is not offered.")
                                     : _("Everybody else has sat at one table with this player."));

  if (any)
    ask_for_other (self, others);
  else
    adw_alert_dialog_add_response (self->dialog, "cancel", _("_Close"));
  adw_dialog_present (ADW_DIALOG (self->dialog), widget);
}
