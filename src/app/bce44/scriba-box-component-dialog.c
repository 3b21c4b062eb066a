/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-component-dialog.h"

#include <glib/gi18n.h>

#include "scriba-box-cell.h"
#include "scriba-box-edit.h"
#include "scriba-heading.h"
#include "scriba-words.h"

/**
 * ScribaBoxComponentDialog:
 *
 * All values of one component, one below the other, for narrow windows; with
 * buttons to the component before and the one after.
 */
struct _ScribaBoxComponentDialog
{
  AdwDialog parent_instance;

  ScribaOwnerBox *owner;
  BceBoxPart part;
  guint component;
  GPtrArray *cells;

  ScribaHeading *title;
  GtkWidget *previous_button;
  GtkWidget *next_button;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (ScribaBoxComponentDialog, scriba_box_component_dialog, ADW_TYPE_DIALOG)

static guint
count_components (ScribaBoxComponentDialog *self)
{
  return bce_box_get_part (scriba_owner_box_get_box (self->owner), self->part)->len;
}

static void
update (ScribaBoxComponentDialog *self)
{
  const BceBox *box = scriba_owner_box_get_box (self->owner);
  gconstpointer component;
  g_autofree char *name = NULL;
  g_autofree char *known = NULL;
  guint n_known;

  /* Undoing an import can take the component away. */
  if (self->component >= count_components (self))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  component = bce_box_get_component (box, self->part, self->component);
  n_known = bce_component_count_known (self->part, component);
  name = scriba_words_component (box, self->part, self->component);
  known = scriba_words_known (n_known, n_known + bce_component_count_unknown (self->part, component));

  adw_dialog_set_title (ADW_DIALOG (self), name);
  scriba_heading_set_title (self->title, name);
  scriba_heading_set_subtitle (self->title, known);
  gtk_widget_set_sensitive (self->previous_button, self->component > 0);
  gtk_widget_set_sensitive (self->next_button, self->component + 1 < count_components (self));
  for (guint i = 0; i < self->cells->len; i++)
    scriba_box_cell_update (g_ptr_array_index (self->cells, i));
}

static void
move_cb (ScribaBoxCell *cell,
         int columns,
         int rows,
         ScribaBoxComponentDialog *self)
{
  guint place;

  if (rows != 0 && g_ptr_array_find (self->cells, cell, &place) &&
      (int) place + rows >= 0 && place + rows < self->cells->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->cells, place + rows));
}

/* The name of a value is heard with its cell. */
static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text,
                                   "xalign", 0.0f,
                                   "hexpand", TRUE,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  gtk_widget_add_css_class (label, "row-text");
  return label;
}

static void
append_value (ScribaBoxComponentDialog *self,
              guint index)
{
  const ScribaBoxPlace place = { self->part, self->component, index };
  const ScribaField *field = scriba_box_place_get_field (&place);
  gboolean beside = field->type == SCRIBA_FIELD_FLAG;
  GtkWidget *row = gtk_box_new (beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, beside ? 12 : 4);
  GtkWidget *cell = scriba_box_cell_new (self->owner, &place);

  g_signal_connect_object (cell, "move", G_CALLBACK (move_cb), self, G_CONNECT_DEFAULT);
  g_ptr_array_add (self->cells, cell);
  gtk_box_append (GTK_BOX (row), make_label (scriba_words_value_name (bce_box_get_shape (self->part), field)));
  gtk_box_append (GTK_BOX (row), cell);
  gtk_box_append (self->rows, row);
}

static void
show_component (ScribaBoxComponentDialog *self,
                guint component)
{
  const ScribaShape *shape = bce_box_get_shape (self->part);
  GtkWidget *row;

  g_ptr_array_set_size (self->cells, 0);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);

  self->component = component;
  for (guint i = 0; i < shape->n_fields; i++)
    if (!shape->fields[i].required)
      append_value (self, i);
  update (self);
}

static void
previous_cb (ScribaBoxComponentDialog *self)
{
  if (self->component > 0)
    show_component (self, self->component - 1);
}

static void
next_cb (ScribaBoxComponentDialog *self)
{
  if (self->component + 1 < count_components (self))
    show_component (self, self->component + 1);
}

static void
scriba_box_component_dialog_dispose (GObject *object)
{
  ScribaBoxComponentDialog *self = SCRIBA_BOX_COMPONENT_DIALOG (object);

  g_ptr_array_set_size (self->cells, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOX_COMPONENT_DIALOG);
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (scriba_box_component_dialog_parent_class)->dispose (object);
}

static void
scriba_box_component_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (SCRIBA_BOX_COMPONENT_DIALOG (object)->cells);

  G_OBJECT_CLASS (scriba_box_component_dialog_parent_class)->finalize (object);
}

static void
scriba_box_component_dialog_class_init (ScribaBoxComponentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);

  G_OBJECT_CLASS (klass)->dispose = scriba_box_component_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_box_component_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/scriba/Scriba/scriba-box-component-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxComponentDialog, title);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxComponentDialog, previous_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxComponentDialog, next_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxComponentDialog, rows);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
scriba_box_component_dialog_init (ScribaBoxComponentDialog *self)
{
  self->cells = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_box_component_dialog_new:
 * @owner: the owner's box
 * @part: a kind of component
 * @component: a place in that part
 *
 * Returns: a dialog that edits that component
 */
AdwDialog *
scriba_box_component_dialog_new (ScribaOwnerBox *owner,
                                 BceBoxPart part,
                                 guint component)
{
  ScribaBoxComponentDialog *self = g_object_new (SCRIBA_TYPE_BOX_COMPONENT_DIALOG, NULL);

  self->owner = g_object_ref (owner);
  self->part = part;
  g_signal_connect_object (owner, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  show_component (self, component);
  return ADW_DIALOG (self);
}
