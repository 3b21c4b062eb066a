/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-command-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "caesar-files.h"
#include "scriba-application.h"
#include "scriba-command-text.h"
#include "scriba-game-act.h"
#include "scriba-stepper-row.h"
#include "scriba-words.h"

/* What is printed on the command tiles of a letter alone, and how many of them are shuffled: asked once, and kept. */

typedef struct
{
  GtkWidget *parent;
  ScribaTable *table;
  guint letter;
  ScribaCommandText *text;
  ScribaStepper *count;
  ScribaStepper *stack;
} Telling;

static void
telling_free (gpointer data)
{
  Telling *self = data;

  g_object_unref (self->parent);
  g_object_unref (self->table);
  g_free (self);
}

static ScribaOwnerBox *
get_owner (void)
{
  return scriba_application_get_box (scriba_application_get (), &caesar_game_format);
}

static void
tell_stack (Telling *self)
{
  const CaesarCorrect stack = {
    .what = CAESAR_CORRECT_STACK,
    .index = self->letter,
    .value = scriba_stepper_get_unknown (self->stack) ? CAESAR_SOME : scriba_stepper_get_value (self->stack),
  };

  if (caesar_table_get_state (self->table)->stack[self->letter] != stack.value)
    scriba_game_act (self->parent, self->table, CAESAR_ENTRY_CORRECT, &stack);
}

static void
tell_cb (AdwAlertDialog *dialog,
         const char *response,
         gpointer data)
{
  Telling *self = data;
  g_autofree char *text = scriba_command_text_dup (self->text);
  g_autofree char *label = scriba_words_command (self->letter);
  CaesarCommand told = { .letter = self->letter, .text = text };

  if (!scriba_stepper_get_unknown (self->count))
    told.count = (ScribaNumber) SCRIBA_KNOWN (scriba_stepper_get_value (self->count));
  caesar_owner_box_tell (get_owner (), self->table, &told, label);
  tell_stack (self);
}

static void
add_number (GtkWidget *list,
            const char *title,
            int most,
            int value,
            ScribaStepper **stepper)
{
  GtkWidget *row = scriba_stepper_row_new (title, 0, MAX (most, value), stepper);

  scriba_stepper_set_nullable (*stepper, TRUE);
  scriba_stepper_set_value (*stepper, MAX (value, 0));
  scriba_stepper_set_unknown (*stepper, value < 0);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/**
 * scriba_command_get_known:
 * @table: a solo game
 * @letter: of its command tiles
 *
 * Returns: what is known of them: what the game was told, else what the owner's box knows. Its text lasts as long as these.
 */
CaesarCommand
scriba_command_get_known (ScribaTable *table,
                          guint letter)
{
  const CaesarCommand *told = caesar_box_get_command (caesar_table_get_box (table), letter);
  const CaesarCommand *kept = caesar_box_get_command (caesar_owner_box_get_box (get_owner ()), letter);
  CaesarCommand known = { .letter = letter };

  if (told != NULL)
    known = *told;
  if (kept != NULL && known.text == NULL)
    known.text = kept->text;
  if (kept != NULL && !known.count.known)
    known.count = kept->count;
  return known;
}

/** scriba_command_dialog_present: asks about the command tiles with a letter, and keeps it for this game and for later ones. */
void
scriba_command_dialog_present (GtkWidget *parent,
                               ScribaTable *table,
                               guint letter)
{
  const CaesarBox *box = caesar_table_get_box (table);
  const CaesarCommand known = scriba_command_get_known (table, letter);
  Telling *self = g_new0 (Telling, 1);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *list = gtk_list_box_new ();
  /* Translators: %s is the letter of a command tile. */
  g_autofree char *title = g_strdup_printf (_("Command Tile %s"), caesar_letter_keys[letter]);
  AdwDialog *dialog = adw_alert_dialog_new (title, _("It is kept with this game, and in your box where that does not know it yet."));

  self->parent = g_object_ref (parent);
  self->table = g_object_ref (table);
  self->letter = letter;
  self->text = SCRIBA_COMMAND_TEXT (scriba_command_text_new (_("What it says")));
  scriba_command_text_show (self->text, known.text);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  add_number (list, _("How many there are"), box->command_tiles, known.count.known ? known.count.value : -1, &self->count);
  add_number (list, _("How many you shuffled"), box->command_tiles, caesar_table_get_state (table)->stack[letter],
              &self->stack);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (content), list);

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), content);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "tell", _("_Keep"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "tell", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "tell");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect (self->text, "entered", G_CALLBACK (gtk_widget_activate_default), NULL);
  g_signal_connect (dialog, "response::tell", G_CALLBACK (tell_cb), self);
  g_object_set_data_full (G_OBJECT (dialog), "scriba-telling", self, telling_free);
  adw_dialog_present (dialog, parent);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}
