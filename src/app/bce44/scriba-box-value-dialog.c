/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-value-dialog.h"

#include <glib/gi18n.h>

#include "scriba-box-edit.h"
#include "scriba-box-item.h"
#include "scriba-box-record.h"
#include "scriba-heading.h"
#include "scriba-record.h"
#include "scriba-second-tap.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaBoxValueDialog:
 *
 * A value that has parts: a cost, a bonus, abilities or effects. Every tap is kept at once.
 */
struct _ScribaBoxValueDialog
{
  AdwDialog parent_instance;

  ScribaOwnerBox *owner;
  ScribaBoxPlace place;

  ScribaHeading *title;
  GtkLabel *state;
  GtkBox *items;
  GtkButton *add_button;
  GtkButton *empty_button;
  GtkButton *forget_button;
};

G_DEFINE_FINAL_TYPE (ScribaBoxValueDialog, scriba_box_value_dialog, ADW_TYPE_DIALOG)

static void
add_cb (ScribaBoxValueDialog *self)
{
  scriba_box_record_add (self->owner, &self->place);
  gtk_widget_child_focus (gtk_widget_get_last_child (GTK_WIDGET (self->items)), GTK_DIR_TAB_FORWARD);
}

static void
empty_cb (ScribaBoxValueDialog *self)
{
  scriba_box_record_empty (self->owner, &self->place);
}

static void
forget_cb (ScribaBoxValueDialog *self)
{
  scriba_box_edit_forget (self->owner, &self->place);
}

static void
remove_cb (GtkButton *button,
           ScribaBoxValueDialog *self)
{
  guint item = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "item"));

  if (scriba_second_tap_is_one (GTK_WIDGET (self->items)))
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->items));

  /* The widget of the last record goes, and its button may be this one. */
  gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  scriba_box_record_remove (self->owner, &self->place, item);
}

/* The heading of one record of a list, with the button that takes it away. */
static GtkWidget *
make_heading (ScribaBoxValueDialog *self,
              guint item)
{
  const ScribaField *field = scriba_box_place_get_field (&self->place);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *title = NULL;
  g_autofree char *tooltip = NULL;
  GtkWidget *label;

  /* Translators: %1$s is "Abilities" or "Effects": which of them, counted from 1. */
  title = g_strdup_printf (_("%1$s, %2$u"), scriba_words_value_name (bce_box_get_shape (self->place.part), field), item + 1);
  /* Translators: %s is a part of a value, for example "Abilities, 1". */
  tooltip = g_strdup_printf (_("Remove: %s"), title);
  label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (remove, "flat");
  scriba_speech_name_icon (remove, tooltip);
  g_object_set_data (G_OBJECT (remove), "item", GUINT_TO_POINTER (item));
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), remove);
  return box;
}

static void
append_item (ScribaBoxValueDialog *self,
             guint item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  if (scriba_box_record_is_list (scriba_box_place_get_field (&self->place)))
    gtk_box_append (GTK_BOX (box), make_heading (self, item));
  gtk_box_append (GTK_BOX (box), scriba_box_item_new (self->owner, &self->place, item));
  gtk_box_append (self->items, box);
}

static void
update_items (ScribaBoxValueDialog *self)
{
  guint n_items = scriba_box_record_n_items (self->owner, &self->place);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->items));
  guint item = 0;

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (item < n_items)
        scriba_box_item_update (SCRIBA_BOX_ITEM (gtk_widget_get_last_child (child)));
      else
        gtk_box_remove (self->items, child);
      child = next;
      item++;
    }

  for (; item < n_items; item++)
    append_item (self, item);
}

static void
update_value (ScribaBoxValueDialog *self)
{
  const ScribaField *field = scriba_box_place_get_field (&self->place);
  gconstpointer component = scriba_box_edit_get_component (self->owner, &self->place);
  gboolean unknown = scriba_field_is_unknown (field, component);
  guint n_items = scriba_box_record_n_items (self->owner, &self->place);
  gboolean list = scriba_box_record_is_list (field);
  g_autofree char *words = scriba_words_value (bce_box_get_shape (self->place.part), field, component);

  gtk_label_set_label (self->state, unknown ? _("Not known yet") : words);
  gtk_widget_set_visible (GTK_WIDGET (self->add_button),
                          list && (field->type == SCRIBA_FIELD_POOL || n_items < field->longest));
  /* Translators: buttons: the value is known, and it is nothing: a card costs nothing, or has no abilities. */
  gtk_button_set_label (self->empty_button, list ? _("None Printed") : _("Costs Nothing"));
  gtk_widget_set_visible (GTK_WIDGET (self->empty_button), field->shape != &bce_bonus_shape);
  gtk_widget_set_sensitive (GTK_WIDGET (self->empty_button), unknown || n_items > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->forget_button), !unknown);
}

static void
update (ScribaBoxValueDialog *self)
{
  /* Undoing an import can take the component away. */
  if (!scriba_box_edit_exists (self->owner, &self->place))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  update_items (self);
  update_value (self);
}

static void
scriba_box_value_dialog_dispose (GObject *object)
{
  ScribaBoxValueDialog *self = SCRIBA_BOX_VALUE_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOX_VALUE_DIALOG);
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (scriba_box_value_dialog_parent_class)->dispose (object);
}

static void
scriba_box_value_dialog_class_init (ScribaBoxValueDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_box_value_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-box-value-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, state);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, items);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, add_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, empty_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxValueDialog, forget_button);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, empty_cb);
  gtk_widget_class_bind_template_callback (widget_class, forget_cb);
}

static void
scriba_box_value_dialog_init (ScribaBoxValueDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_box_value_dialog_new:
 * @owner: the owner's box
 * @place: a value that has parts
 *
 * Returns: a dialog that edits it
 */
AdwDialog *
scriba_box_value_dialog_new (ScribaOwnerBox *owner,
                             const ScribaBoxPlace *place)
{
  ScribaBoxValueDialog *self = g_object_new (SCRIBA_TYPE_BOX_VALUE_DIALOG, NULL);
  const ScribaShape *shape = bce_box_get_shape (place->part);
  g_autofree char *component = NULL;
  g_autofree char *name = NULL;

  self->owner = g_object_ref (owner);
  self->place = *place;

  component = scriba_words_component (scriba_owner_box_get_box (owner), place->part, place->index);
  name = scriba_box_edit_get_name (owner, place);
  scriba_heading_set_title (self->title, scriba_words_value_name (shape, &shape->fields[place->field]));
  scriba_heading_set_subtitle (self->title, component);
  adw_dialog_set_title (ADW_DIALOG (self), name);
  g_signal_connect_object (owner, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return ADW_DIALOG (self);
}
