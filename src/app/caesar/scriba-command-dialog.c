/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-command-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* What the command tiles with a letter say: it is not public, so the owner tells it once. */

typedef struct
{
  ScribaTable *table;
  guint letter;
  GtkEditable *text;
} Telling;

static void
telling_free (gpointer data)
{
  Telling *self = data;

  g_object_unref (self->table);
  g_free (self);
}

/* The entry of a letter, which is made where nobody has told anything yet. */
static CaesarCommand *
find_command (CaesarBox *box,
              guint letter)
{
  CaesarCommand *command;

  for (guint i = 0; i < box->n_commands; i++)
    if (box->commands[i].letter == (int) letter)
      return &box->commands[i];
  if (box->n_commands == CAESAR_N_LETTERS)
    return NULL;

  command = &box->commands[box->n_commands++];
  *command = (CaesarCommand) { .letter = letter };
  return command;
}

static void
tell_cb (AdwAlertDialog *dialog,
         const char *response,
         gpointer data)
{
  Telling *self = data;
  CaesarBox *box = caesar_box_copy (caesar_table_get_box (self->table));
  CaesarCommand *command = find_command (box, self->letter);
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->text));

  g_strstrip (text);
  if (command != NULL)
    g_set_str (&command->text, *text != '\0' ? text : NULL);
  caesar_table_set_box (self->table, box);
}

/** scriba_command_dialog_present: asks what the command tiles with a letter say, and keeps it in the game's box. */
void
scriba_command_dialog_present (GtkWidget *parent,
                               ScribaTable *table,
                               guint letter)
{
  const CaesarCommand *known = caesar_box_get_command (caesar_table_get_box (table), letter);
  Telling *self = g_new0 (Telling, 1);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_entry_row_new ();
  g_autofree char *title = NULL;
  AdwDialog *dialog;

  /* Translators: %s is the letter of a command tile. */
  title = g_strdup_printf (_("Command Tile %s"), caesar_letter_keys[letter]);
  dialog = adw_alert_dialog_new (title, _("It stays in the box of this game."));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("What it says"));
  if (known != NULL && known->text != NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), known->text);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), list);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "tell", _("_Keep"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "tell", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "tell");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");

  self->table = g_object_ref (table);
  self->letter = letter;
  self->text = GTK_EDITABLE (row);
  g_signal_connect (dialog, "response::tell", G_CALLBACK (tell_cb), self);
  g_object_set_data_full (G_OBJECT (dialog), "scriba-telling", self, telling_free);
  adw_dialog_present (dialog, parent);
}
