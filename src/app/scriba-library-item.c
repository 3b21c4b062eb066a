/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-library-item.h"

#include <glib/gi18n.h>

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
scriba_library_item_class_init (ScribaLibraryItemClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = scriba_library_item_grab_focus;
}

static void
scriba_library_item_init (ScribaLibraryItem *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->title = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                              "xalign", 0.0,
                              "visible", FALSE,
                              NULL);
  gtk_widget_add_css_class (self->title, "heading");
  self->row = scriba_draft_row_new ();
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
ScribaDraftRow *
scriba_library_item_get_row (ScribaLibraryItem *self)
{
  g_return_val_if_fail (SCRIBA_IS_LIBRARY_ITEM (self), NULL);

  return SCRIBA_DRAFT_ROW (self->row);
}

static void
set_class (GtkWidget *widget,
           const char *name,
           gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/** scriba_library_item_set_position: which item of the list it is; the first one is the latest, and others are earlier. */
void
scriba_library_item_set_position (ScribaLibraryItem *self,
                                  guint position)
{
  g_return_if_fail (SCRIBA_IS_LIBRARY_ITEM (self));

  gtk_widget_set_visible (self->title, position < 2);
  gtk_label_set_label (GTK_LABEL (self->title), position == 0 ? _("Latest") : _("Earlier"));
  set_class (self->title, "first", position == 0);
  set_class (self->row, "latest", position == 0);
  set_class (self->row, "first", position < 2);
}
