/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-structure-dialog.h"

#include <glib/gi18n.h>

#include "scriba-heading.h"
#include "scriba-name.h"
#include "scriba-score-edit.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/*
 * Chooses a structure or statue of the box, or one by a name of the table's own.
 * Typing filters; Enter takes the first that is left.
 */
struct _ScribaStructureDialog
{
  AdwDialog parent_instance;

  GtkSearchEntry *entry;
  GtkListBox *list;
  AdwActionRow *own; /* the first row: what is typed, as it is */
};

G_DEFINE_FINAL_TYPE (ScribaStructureDialog, scriba_structure_dialog, ADW_TYPE_DIALOG)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
get_typed (ScribaStructureDialog *self)
{
  return scriba_name_clean (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static gboolean
filter_row (GtkListBoxRow *row,
            gpointer data)
{
  ScribaStructureDialog *self = data;
  g_autofree char *typed = get_typed (self);
  g_autofree char *needle = g_utf8_casefold (typed, -1);
  g_autofree char *title = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  if (row == GTK_LIST_BOX_ROW (self->own))
    return scriba_name_check (typed, NULL) == SCRIBA_NAME_GOOD;
  return strstr (title, needle) != NULL;
}

static void
search_changed_cb (ScribaStructureDialog *self)
{
  g_autofree char *typed = get_typed (self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->own), typed);
  gtk_list_box_invalidate_filter (self->list);
}

static void
row_activated_cb (ScribaStructureDialog *self,
                  GtkListBoxRow *row)
{
  g_autofree char *name = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[CHOSEN], 0, name);
}

/* A structure of the box comes before what is typed, which may be only the start of its name. */
/* Escape would end in the entry. */
static void
stop_search_cb (ScribaStructureDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
activate_cb (ScribaStructureDialog *self)
{
  GtkListBoxRow *row;

  for (int i = 1; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        row_activated_cb (self, row);
        return;
      }
  if (filter_row (GTK_LIST_BOX_ROW (self->own), self))
    row_activated_cb (self, GTK_LIST_BOX_ROW (self->own));
}

static void
scriba_structure_dialog_class_init (ScribaStructureDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  /**
   * ScribaStructureDialog::chosen:
   * @name: what the structure is called
   */
  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-structure-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaStructureDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaStructureDialog, list);
  gtk_widget_class_bind_template_child (widget_class, ScribaStructureDialog, own);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
scriba_structure_dialog_init (ScribaStructureDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_speech_let_press (GTK_WIDGET (self->own));
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
}

static void
add_row (ScribaStructureDialog *self,
         const char *title,
         const char *subtitle,
         ScribaNumber imperium)
{
  g_autofree char *number = scriba_words_number (imperium);
  /* Translators: what is printed on a structure: “3 Imperium”, or “? Imperium” while nobody has told. */
  g_autofree char *amount = g_strdup_printf (C_("structure", "%s Imperium"), number);
  GtkWidget *row;

  if (title == NULL)
    return;

  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (amount));
  scriba_speech_let_press (row);
  gtk_list_box_append (self->list, row);
}

/**
 * scriba_structure_dialog_new:
 * @box: the owner's box; what has no title yet is not offered
 *
 * Returns: (transfer floating): the dialog, to be presented
 */
AdwDialog *
scriba_structure_dialog_new (const BceBox *box)
{
  ScribaStructureDialog *self = g_object_new (SCRIBA_TYPE_STRUCTURE_DIALOG, NULL);

  for (guint i = 0; i < box->structures->len; i++)
    {
      const BceStructure *structure = &g_array_index (box->structures, BceStructure, i);

      add_row (self, structure->title, _("Structure"), structure->imperium);
    }
  for (guint i = 0; i < box->statues->len; i++)
    {
      const BceStatue *statue = &g_array_index (box->statues, BceStatue, i);

      add_row (self, statue->title, _("Statue"), statue->imperium);
    }
  return ADW_DIALOG (self);
}
