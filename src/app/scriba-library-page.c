/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-library-page.h"

#include <glib/gi18n.h>

#include "scriba-draft-row.h"
#include "scriba-menu-button.h"
#include "scriba-window.h"

struct _ScribaLibraryPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (ScribaLibraryPage, scriba_library_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_list_or_empty (ScribaLibraryPage *self)
{
  GListModel *drafts = G_LIST_MODEL (scriba_application_get_drafts (scriba_application_get ()));

  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (drafts) > 0 ? "list" : "empty");
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  return scriba_draft_row_new (SCRIBA_DRAFT (item));
}

static void
row_activated_cb (ScribaLibraryPage *self,
                  ScribaDraftRow *row)
{
  ScribaWindow *window = SCRIBA_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  scriba_window_open_draft (window, scriba_draft_row_get_draft (row));
}

static void
scriba_library_page_class_init (ScribaLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, list);
}

static void
scriba_library_page_init (ScribaLibraryPage *self)
{
  ScribaDrafts *drafts = scriba_application_get_drafts (scriba_application_get ());

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_list_box_bind_model (self->list, G_LIST_MODEL (drafts), create_row, NULL, NULL);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_object (drafts, "items-changed", G_CALLBACK (show_list_or_empty), self, G_CONNECT_SWAPPED);
  show_list_or_empty (self);
}
