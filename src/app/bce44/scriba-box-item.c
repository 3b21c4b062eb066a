/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-item.h"

#include <glib/gi18n.h>

#include "scriba-box-edit.h"
#include "scriba-box-record.h"
#include "scriba-box-text.h"
#include "scriba-record.h"
#include "scriba-speech.h"
#include "scriba-stepper.h"
#include "scriba-words.h"

/**
 * ScribaBoxItem:
 *
 * One record of a value: a cost, a bonus, one ability or effect. It has a row for
 * each value in the record's field table, of which those are shown that its kind has.
 */
struct _ScribaBoxItem
{
  AdwBin parent_instance;

  ScribaOwnerBox *owner;
  ScribaBoxPlace place;
  guint item;

  GtkListBox *list;
  GPtrArray *rows; /* one for each field, or NULL */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ScribaBoxItem, scriba_box_item, ADW_TYPE_BIN)

static const ScribaShape *
get_shape (ScribaBoxItem *self)
{
  return scriba_box_place_get_field (&self->place)->shape;
}

static gpointer
get_record (ScribaBoxItem *self)
{
  return scriba_box_record_get_item (self->owner, &self->place, self->item);
}

static const ScribaField *
field_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "field");
}

static gboolean
is_unknown (ScribaBoxItem *self)
{
  return scriba_field_is_unknown (scriba_box_place_get_field (&self->place),
                                  scriba_box_edit_get_component (self->owner, &self->place));
}

/* The first entry of a choice that can be left open, or that nobody has made yet. */
static guint
open_entries (ScribaBoxItem *self,
              const ScribaField *field)
{
  gboolean lone = scriba_box_place_get_field (&self->place)->type == SCRIBA_FIELD_RECORD;
  gboolean kind = field == get_shape (self)->fields;

  return (lone && kind) || (!field->required && !kind && field->choices != NULL &&
                            get_shape (self) == &bce_bonus_shape) ? 1 : 0;
}

static void
chosen_cb (AdwComboRow *row,
           GParamSpec *pspec,
           ScribaBoxItem *self)
{
  const ScribaField *field = field_of (GTK_WIDGET (row));
  int choice = (int) adw_combo_row_get_selected (row) - (int) open_entries (self, field);

  if (self->updating)
    return;

  if (choice < 0 && field == get_shape (self)->fields)
    {
      scriba_box_edit_forget (self->owner, &self->place);
      return;
    }

  scriba_box_record_begin (self->owner, &self->place);
  G_STRUCT_MEMBER (gint8, get_record (self), field->offset) = choice;
  scriba_box_record_commit (self->owner, &self->place, self->item);
}

static GtkWidget *
make_choice (ScribaBoxItem *self,
             const ScribaField *field)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  if (open_entries (self, field) > 0)
    /* Translators: in a list of choices: none of them in particular. */
    gtk_string_list_append (words, field == get_shape (self)->fields ? "?" : C_("choice", "Any"));
  for (guint i = 0; field->choices[i] != NULL; i++)
    gtk_string_list_append (words, scriba_words_choice (get_shape (self), field, i));

  /* Below the title there is room for long words. */
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (words));
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), self);
  return row;
}

static void
counted_cb (ScribaStepper *stepper,
            ScribaBoxItem *self)
{
  const ScribaField *field = g_object_get_data (G_OBJECT (stepper), "field");

  scriba_box_record_begin (self->owner, &self->place);
  G_STRUCT_MEMBER (gint16, get_record (self), field->offset) = scriba_stepper_get_value (stepper);
  scriba_box_record_commit (self->owner, &self->place, self->item);
}

static GtkWidget *
make_count (ScribaBoxItem *self,
            const ScribaField *field)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = scriba_box_edit_get_name (self->owner, &self->place);
  g_autofree char *title = NULL;
  gboolean optional = !field->required && field->lowest > 0;
  GtkWidget *stepper;

  /* Translators: a value of a component and a part of it: "Equester, Cost: Loyalty". */
  title = g_strdup_printf (_("%1$s: %2$s"), name, scriba_words_value_name (get_shape (self), field));
  stepper = scriba_stepper_new (title, optional ? 0 : field->lowest, field->highest);
  g_object_set_data (G_OBJECT (stepper), "field", (gpointer) field);
  g_signal_connect (stepper, "edited", G_CALLBACK (counted_cb), self);
  if (optional)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), field->highest < 10 ? _("0: any") : _("0: no limit"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), stepper);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), stepper);
  g_object_set_data (G_OBJECT (row), "stepper", stepper);
  return row;
}

static void
written_cb (GtkEditable *row,
            ScribaBoxItem *self)
{
  if (self->updating)
    return;

  self->updating = TRUE;
  if (scriba_box_text_read (field_of (GTK_WIDGET (row)), gtk_editable_get_text (row), get_record (self)))
    scriba_box_record_commit (self->owner, &self->place, self->item);
  self->updating = FALSE;
}

static GtkWidget *
make_text (ScribaBoxItem *self,
           const ScribaField *field)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), field->longest);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect (row, "changed", G_CALLBACK (written_cb), self);
  return row;
}

static GtkWidget *
make_row (ScribaBoxItem *self,
          const ScribaField *field)
{
  GtkWidget *row = NULL;

  if (field->type == SCRIBA_FIELD_CHOICE)
    row = make_choice (self, field);
  else if (field->type == SCRIBA_FIELD_COUNT)
    row = make_count (self, field);
  else if (field->type == SCRIBA_FIELD_TEXT)
    row = make_text (self, field);
  if (row == NULL)
    return NULL;

  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), scriba_words_value_name (get_shape (self), field));
  if (ADW_IS_ENTRY_ROW (row))
    scriba_speech_name (row, scriba_words_value_name (get_shape (self), field));
  gtk_list_box_append (self->list, row);
  return row;
}

static void
update_row (ScribaBoxItem *self,
            GtkWidget *row)
{
  const ScribaField *field = field_of (row);
  gconstpointer record = get_record (self);
  gboolean unknown = is_unknown (self);
  gboolean first = field == get_shape (self)->fields;

  gtk_widget_set_visible (row, scriba_box_record_has_field (get_shape (self), field, record) &&
                               (!unknown || first || get_shape (self) == &bce_cost_shape));

  if (field->type == SCRIBA_FIELD_CHOICE)
    {
      int choice = unknown ? -1 : G_STRUCT_MEMBER (gint8, record, field->offset);

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), MAX (choice + (int) open_entries (self, field), 0));
    }
  else if (field->type == SCRIBA_FIELD_COUNT)
    {
      ScribaStepper *stepper = g_object_get_data (G_OBJECT (row), "stepper");

      scriba_stepper_set_value (stepper, G_STRUCT_MEMBER (gint16, record, field->offset));
      scriba_stepper_set_unknown (stepper, unknown);
    }
  else
    {
      g_autofree char *text = scriba_box_text_write (field, record);

      if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (row))) != 0)
        gtk_editable_set_text (GTK_EDITABLE (row), text);
    }
}

/** scriba_box_item_update: shows what the box has now. */
void
scriba_box_item_update (ScribaBoxItem *self)
{
  g_return_if_fail (SCRIBA_IS_BOX_ITEM (self));

  if (self->updating)
    return;

  self->updating = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    if (g_ptr_array_index (self->rows, i) != NULL)
      update_row (self, g_ptr_array_index (self->rows, i));
  self->updating = FALSE;
}

static void
scriba_box_item_dispose (GObject *object)
{
  ScribaBoxItem *self = SCRIBA_BOX_ITEM (object);

  self->updating = TRUE;
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (scriba_box_item_parent_class)->dispose (object);
}

static void
scriba_box_item_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_BOX_ITEM (object)->rows);

  G_OBJECT_CLASS (scriba_box_item_parent_class)->finalize (object);
}

static void
scriba_box_item_class_init (ScribaBoxItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scriba_box_item_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_box_item_finalize;
}

static void
scriba_box_item_init (ScribaBoxItem *self)
{
  self->rows = g_ptr_array_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

/**
 * scriba_box_item_new:
 * @owner: the owner's box
 * @place: a value that has parts
 * @item: which record of it
 *
 * Returns: the rows of that record
 */
GtkWidget *
scriba_box_item_new (ScribaOwnerBox *owner,
                     const ScribaBoxPlace *place,
                     guint item)
{
  ScribaBoxItem *self = g_object_new (SCRIBA_TYPE_BOX_ITEM, NULL);
  g_autofree char *name = scriba_box_edit_get_name (owner, place);

  self->owner = g_object_ref (owner);
  self->place = *place;
  self->item = item;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->updating = TRUE;
  for (guint i = 0; i < get_shape (self)->n_fields; i++)
    g_ptr_array_add (self->rows, make_row (self, &get_shape (self)->fields[i]));
  self->updating = FALSE;
  scriba_box_item_update (self);
  return GTK_WIDGET (self);
}
