/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-deleted-page.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-heading.h"
#include "scriba-library-row.h"
#include "scriba-menu-button.h"
#include "scriba-toast.h"

/* The games that were deleted within the last 30 days. A tap takes one back. */
struct _ScribaDeletedPage
{
  AdwNavigationPage parent_instance;

  ScribaLibrary *library;
  GListModel *shown;
  gboolean narrow;

  GtkWidget *note;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (ScribaDeletedPage, scriba_deleted_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
update (ScribaDeletedPage *self)
{
  gboolean any = g_list_model_get_n_items (self->shown) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "empty");
  gtk_widget_set_visible (self->note, any);
}

static void
restore_cb (GtkWidget *widget,
            const char *name,
            GVariant *key)
{
  ScribaDeletedPage *self = SCRIBA_DELETED_PAGE (widget);

  scriba_library_restore (self->library, g_variant_get_bytestring (key));
  scriba_toast_tell (widget, _("Restored"));
}

static gboolean
is_deleted (gpointer item,
            gpointer data)
{
  return scriba_game_item_get_deleted (item) != 0;
}

static void
set_up_cb (ScribaDeletedPage *self,
           GtkListItem *item)
{
  GtkWidget *row = scriba_library_row_new ();

  gtk_list_item_set_child (item, row);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_focusable (item, FALSE);
  g_object_bind_property (self, "narrow", row, "narrow", G_BINDING_SYNC_CREATE);
}

static void
bind_cb (ScribaDeletedPage *self,
         GtkListItem *item)
{
  g_autoptr (ScribaSummary) summary = scriba_summary_of (gtk_list_item_get_item (item));

  scriba_library_row_set_summary (SCRIBA_LIBRARY_ROW (gtk_list_item_get_child (item)), summary);
}

static void
unbind_cb (ScribaDeletedPage *self,
           GtkListItem *item)
{
  scriba_library_row_set_summary (SCRIBA_LIBRARY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
fill_list (ScribaDeletedPage *self)
{
  g_autoptr (GtkSelectionModel) model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->shown)));
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, model);
}

static void
scriba_deleted_page_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, SCRIBA_DELETED_PAGE (object)->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_deleted_page_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaDeletedPage *self = SCRIBA_DELETED_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow != g_value_get_boolean (value))
        {
          self->narrow = g_value_get_boolean (value);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_deleted_page_dispose (GObject *object)
{
  ScribaDeletedPage *self = SCRIBA_DELETED_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_DELETED_PAGE);
  g_clear_object (&self->shown);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (scriba_deleted_page_parent_class)->dispose (object);
}

static void
scriba_deleted_page_class_init (ScribaDeletedPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_deleted_page_get_property;
  object_class->set_property = scriba_deleted_page_set_property;
  object_class->dispose = scriba_deleted_page_dispose;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "library.open", "ay", restore_cb);
  gtk_widget_class_install_action (widget_class, "library.remove", "ay", restore_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-deleted-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaDeletedPage, note);
  gtk_widget_class_bind_template_child (widget_class, ScribaDeletedPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaDeletedPage, list);
}

static void
scriba_deleted_page_init (ScribaDeletedPage *self)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_deleted, NULL, NULL));

  gtk_widget_init_template (GTK_WIDGET (self));

  self->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  self->shown = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->library)), filter));
  fill_list (self);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/** scriba_deleted_page_new: the page of the games that can be restored. */
AdwNavigationPage *
scriba_deleted_page_new (void)
{
  return g_object_new (SCRIBA_TYPE_DELETED_PAGE, NULL);
}
