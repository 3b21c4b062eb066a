/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-library-page.h"

#include <glib/gi18n.h>

#include "scriba-library-item.h"
#include "scriba-menu-button.h"
#include "scriba-window.h"

/* So many drafts are seen at a glance; more can be searched. */
#define GLANCE 6

struct _ScribaLibraryPage
{
  AdwNavigationPage parent_instance;

  ScribaDrafts *drafts;
  GListStore *summaries; /* of all drafts */
  GListModel *shown;     /* those that the search lets through */
  GtkFilter *filter;
  int today;
  gboolean narrow;

  AdwBanner *banner;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (ScribaLibraryPage, scriba_library_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
update (ScribaLibraryPage *self)
{
  guint n_drafts = g_list_model_get_n_items (G_LIST_MODEL (self->summaries));
  guint n_shown = g_list_model_get_n_items (self->shown);
  const char *name = "list";

  if (n_drafts == 0)
    name = scriba_drafts_get_loaded (self->drafts) ? "empty" : "loading";
  else if (n_shown == 0)
    name = "nothing-found";

  if (n_drafts == 0)
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (GTK_WIDGET (self->search_button),
                          n_drafts > GLANCE || gtk_search_bar_get_search_mode (self->search_bar));
}

static void
damaged_cb (ScribaLibraryPage *self)
{
  guint n_damaged = scriba_drafts_get_n_damaged (self->drafts);
  g_autofree char *title = g_strdup_printf (ngettext ("%u file could not be read and was left as it is",
                                                      "%u files could not be read and were left as they are",
                                                      n_damaged),
                                            n_damaged);

  /* A screen reader finds the title of a banner that is not revealed, too. */
  adw_banner_set_title (self->banner, n_damaged > 0 ? title : "");
  adw_banner_set_revealed (self->banner, n_damaged > 0);
}

static void
show_folder_cb (ScribaLibraryPage *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (scriba_drafts_get_folder (self->drafts));
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (folder);

  gtk_file_launcher_launch (launcher, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, NULL, NULL);
}

static void
search_changed_cb (ScribaLibraryPage *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* GLib finds “Zsófia” by “zsof” in most languages, but not in those that write ó themselves. */
static gboolean
is_in (const char *words,
       const char *speech)
{
  g_autofree char *plain = NULL;

  if (g_str_match_string (words, speech, TRUE))
    return TRUE;
  if (!g_str_is_ascii (words))
    return FALSE;

  plain = g_str_to_ascii (speech, "C");
  return g_str_match_string (words, plain, FALSE);
}

static gboolean
matches_search (gpointer item,
                gpointer data)
{
  ScribaLibraryPage *self = data;
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  return *words == '\0' || is_in (words, scriba_draft_summary_get_speech (item));
}

static int
get_day (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_get_year (now) * 1000 + g_date_time_get_day_of_year (now);
}

/* The days that a summary speaks of may have passed. */
static void
scriba_library_page_showing (AdwNavigationPage *page)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (page);
  int today = get_day ();

  ADW_NAVIGATION_PAGE_CLASS (scriba_library_page_parent_class)->showing (page);
  if (self->today == today)
    return;

  self->today = today;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->summaries)); i++)
    {
      g_autoptr (ScribaDraftSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->summaries), i);

      scriba_draft_summary_refresh (summary);
    }
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *path)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);
  ScribaDraft *draft = scriba_drafts_find (self->drafts, g_variant_get_bytestring (path));

  if (draft != NULL)
    scriba_window_open_draft (SCRIBA_WINDOW (gtk_widget_get_root (widget)), draft);
}

static void
restore_cb (ScribaDraft *draft)
{
  scriba_drafts_restore (scriba_application_get_drafts (scriba_application_get ()), draft);
}

static void
remove_cb (GtkWidget *widget,
           const char *name,
           GVariant *path)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);
  ScribaDraft *found = scriba_drafts_find (self->drafts, g_variant_get_bytestring (path));
  g_autoptr (ScribaDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (found == NULL)
    return;

  /* Once it is off the list, nobody else may keep it. */
  draft = g_object_ref (found);
  if (!scriba_drafts_remove (self->drafts, draft, &error))
    {
      g_autofree char *sentence = scriba_window_explain (SCRIBA_KEPT (draft), error);

      scriba_window_toast (SCRIBA_WINDOW (gtk_widget_get_root (widget)), adw_toast_new (sentence));
      return;
    }

  toast = adw_toast_new (_("Removed"));
  adw_toast_set_button_label (toast, _("Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb), g_object_ref (draft),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);

  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  scriba_window_toast (SCRIBA_WINDOW (gtk_widget_get_root (widget)), toast);
}

static void
search_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);

  gtk_search_bar_set_search_mode (self->search_bar, g_list_model_get_n_items (G_LIST_MODEL (self->summaries)) > 0);
  update (self);
}

/* Delete removes the draft of the row that has the focus. */
static gboolean
delete_cb (GtkWidget *widget,
           GVariant *args,
           gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, SCRIBA_TYPE_DRAFT_ROW) : NULL;

  ScribaDraftSummary *summary = row != NULL ? scriba_draft_row_get_summary (SCRIBA_DRAFT_ROW (row)) : NULL;

  if (summary == NULL)
    return FALSE;
  return gtk_widget_activate_action (widget, "library.remove", "^ay",
                                     scriba_document_get_path (SCRIBA_DOCUMENT (scriba_draft_summary_get_draft (summary))));
}

/* A summary for every draft, in the same place. */
static void
drafts_changed_cb (ScribaLibraryPage *self,
                   guint position,
                   guint removed,
                   guint added)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (ScribaDraft) draft = g_list_model_get_item (G_LIST_MODEL (self->drafts), i);

      g_ptr_array_add (summaries, scriba_draft_summary_new (draft));
    }
  g_list_store_splice (self->summaries, position, removed, summaries->pdata, summaries->len);
  /* The list would stay where it is, below what is new. */
  if (position == 0 && added > 0 && g_list_model_get_n_items (self->shown) > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
position_cb (GtkListItem *item)
{
  scriba_library_item_set_position (SCRIBA_LIBRARY_ITEM (gtk_list_item_get_child (item)),
                                    gtk_list_item_get_position (item));
}

static ScribaDraftRow *
get_row (GtkListItem *item)
{
  return scriba_library_item_get_row (SCRIBA_LIBRARY_ITEM (gtk_list_item_get_child (item)));
}

/* What an item holds has the focus and is activated, so the list's own row need not. */
static void
set_up_cb (ScribaLibraryPage *self,
           GtkListItem *item)
{
  gtk_list_item_set_child (item, scriba_library_item_new ());
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_focusable (item, FALSE);
  g_object_bind_property (self, "narrow", get_row (item), "narrow", G_BINDING_SYNC_CREATE);
}

static void
bind_cb (ScribaLibraryPage *self,
         GtkListItem *item)
{
  scriba_draft_row_set_summary (get_row (item), gtk_list_item_get_item (item));
  g_signal_connect (item, "notify::position", G_CALLBACK (position_cb), NULL);
  position_cb (item);
}

static void
unbind_cb (ScribaLibraryPage *self,
           GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (item, position_cb, NULL);
  scriba_draft_row_set_summary (get_row (item), NULL);
}

static void
fill_list (ScribaLibraryPage *self)
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
scriba_library_page_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_library_page_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (object);

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
scriba_library_page_dispose (GObject *object)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (object);

  /* It looks into the search entry. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->shown);
  g_clear_object (&self->summaries);
  g_clear_object (&self->filter);
  g_clear_object (&self->drafts);

  G_OBJECT_CLASS (scriba_library_page_parent_class)->dispose (object);
}

static void
scriba_library_page_class_init (ScribaLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);

  object_class->get_property = scriba_library_page_get_property;
  object_class->set_property = scriba_library_page_set_property;
  object_class->dispose = scriba_library_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = scriba_library_page_showing;

  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "library.open", "ay", open_cb);
  gtk_widget_class_install_action (widget_class, "library.remove", "ay", remove_cb);
  gtk_widget_class_install_action (widget_class, "page.search", NULL, search_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, delete_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, delete_cb, NULL);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_folder_cb);
}

static void
scriba_library_page_init (ScribaLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->drafts = g_object_ref (scriba_application_get_drafts (scriba_application_get ()));
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches_search, self, NULL));
  self->summaries = g_list_store_new (SCRIBA_TYPE_DRAFT_SUMMARY);
  self->shown = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->summaries)),
                                                         g_object_ref (self->filter)));
  self->today = get_day ();
  fill_list (self);

  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->summaries, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "items-changed", G_CALLBACK (drafts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "notify::loaded", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "notify::n-damaged", G_CALLBACK (damaged_cb), self, G_CONNECT_SWAPPED);
  drafts_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (self->drafts)));
  update (self);
  damaged_cb (self);
}
