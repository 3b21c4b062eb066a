/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-library-item.h"

#include "scriba-later.h"

/* A row of the library, below the title of what begins with it, if anything does. */
struct _ScribaLibraryItem
{
  GtkBox parent_instance;

  GtkWidget *title;
  GtkWidget *row;
};

G_DEFINE_FINAL_TYPE (ScribaLibraryItem, scriba_library_item, GTK_TYPE_BOX)

/* A list asks what it holds to take the focus, and a plain box would not hand it on. */
static gboolean
scriba_library_item_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCRIBA_LIBRARY_ITEM (widget)->row);
}

static void
scriba_library_item_dispose (GObject *object)
{
  ScribaLibraryItem *self = SCRIBA_LIBRARY_ITEM (object);

  if (self->row != NULL)
    {
      GtkWidget *row = g_object_ref (g_steal_pointer (&self->row));

      gtk_box_remove (GTK_BOX (self), row);
      scriba_drop_later (row);
    }

  G_OBJECT_CLASS (scriba_library_item_parent_class)->dispose (object);
}

static void
scriba_library_item_class_init (ScribaLibraryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scriba_library_item_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = scriba_library_item_grab_focus;
}

static void
scriba_library_item_init (ScribaLibraryItem *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->title = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                              "xalign", 0.0,
                              "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "visible", FALSE,
                              NULL);
  gtk_widget_add_css_class (self->title, "heading");
  self->row = scriba_library_row_new ();
  gtk_box_append (GTK_BOX (self), self->title);
  gtk_box_append (GTK_BOX (self), self->row);
}

/** scriba_library_item_new: an item whose row shows nothing yet. */
GtkWidget *
scriba_library_item_new (void)
{
  return g_object_new (SCRIBA_TYPE_LIBRARY_ITEM, NULL);
}

/** scriba_library_item_get_row: the row. */
ScribaLibraryRow *
scriba_library_item_get_row (ScribaLibraryItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY_ITEM (self), NULL);

  return SCRIBA_LIBRARY_ROW (self->row);
}

/** scriba_library_item_set_title: the title of what begins with it, or %NULL. */
void
scriba_library_item_set_title (ScribaLibraryItem *self,
                               const char *title)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY_ITEM (self));

  gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : "");
  gtk_widget_set_visible (self->title, title != NULL);
}
