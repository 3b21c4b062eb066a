/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-library-page.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-finder.h"
#include "scriba-focus.h"
#include "scriba-game-kind.h"
#include "scriba-growing.h"
#include "scriba-later.h"
#include "scriba-library-item.h"
#include "scriba-menu-button.h"
#include "scriba-removing.h"
#include "scriba-style.h"
#include "scriba-unsaved.h"
#include "scriba-window.h"

/* So many games are seen at a glance; more can be searched. */
#define GLANCE 6

#define LEARNED_AT_ONCE 32

struct _ScribaLibraryPage
{
  AdwNavigationPage parent_instance;

  ScribaDrafts *drafts;
  ScribaLibrary *library;
  GListStore *summaries; /* of all drafts */
  GListModel *shown;     /* what the search lets through: games that go on, finished ones, drafts */
  GtkFilter *game_filter;
  GtkFilter *draft_filter;
  ScribaFinder *finder;
  GString *players; /* of the game that is looked at */
  guint n_learned;  /* games */
  int today;
  gboolean narrow;

  GtkMenuButton *new_button;
  AdwBanner *banner;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  AdwStatusPage *empty;
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

/* Deleted games are somewhere else, so that what is counted may not be shown. */
static guint
count_all (ScribaLibraryPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->summaries)) + g_list_model_get_n_items (G_LIST_MODEL (self->library));
}

static gboolean
is_searching (ScribaLibraryPage *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0';
}

static void
update (ScribaLibraryPage *self)
{
  guint n_shown = g_list_model_get_n_items (self->shown);
  gboolean closed = !scriba_library_get_loaded (self->library) && scriba_library_get_problem (self->library) != NULL;
  gboolean loaded = scriba_drafts_get_loaded (self->drafts) && (scriba_library_get_loaded (self->library) || closed);
  const char *name = "list";

  if (n_shown == 0)
    name = is_searching (self) ? "nothing-found" : loaded ? "empty" : "loading";

  /* Of what cannot be read nobody knows. */
  adw_status_page_set_title (self->empty, closed ? _("Scriba") : _("No games yet"));
  if (count_all (self) == 0)
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (GTK_WIDGET (self->search_button),
                          count_all (self) > GLANCE || gtk_search_bar_get_search_mode (self->search_bar));
}

static char *
describe_damaged (ScribaLibraryPage *self)
{
  guint n_damaged = scriba_drafts_get_n_damaged (self->drafts);

  if (n_damaged == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u file could not be read and was left as it is",
                                    "%u files could not be read and were left as they are",
                                    n_damaged),
                          n_damaged);
}

/* Without its games there is little that could be done about damaged drafts. */
static void
show_banner (ScribaLibraryPage *self)
{
  const GError *problem = scriba_library_get_problem (self->library);
  g_autofree char *title = problem != NULL ? scriba_unsaved_explain_problem (problem) : describe_damaged (self);

  if (title != NULL && !g_str_equal (adw_banner_get_title (self->banner), title))
    scriba_announce (GTK_WIDGET (self), title);
  /* A screen reader finds the title of a banner that is not revealed, too. */
  adw_banner_set_title (self->banner, title != NULL ? title : "");
  adw_banner_set_button_label (self->banner, problem != NULL ? _("_Retry") : _("Show Folder"));
  adw_banner_set_revealed (self->banner, title != NULL);
}

static void
status_cb (ScribaLibraryPage *self)
{
  show_banner (self);
  update (self);
}

static void
banner_cb (ScribaLibraryPage *self)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GtkFileLauncher) launcher = NULL;

  if (scriba_library_get_problem (self->library) != NULL)
    {
      scriba_library_retry (self->library);
      return;
    }

  folder = g_file_new_for_path (scriba_drafts_get_folder (self->drafts));
  launcher = gtk_file_launcher_new (folder);
  gtk_file_launcher_launch (launcher, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, NULL, NULL);
}

static void
filter_again (ScribaLibraryPage *self)
{
  gtk_filter_changed (self->game_filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_filter_changed (self->draft_filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
search_changed_cb (ScribaLibraryPage *self)
{
  scriba_finder_set_words (self->finder, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  filter_again (self);
  update (self);
}

static gboolean
is_draft_shown (gpointer summary,
                gpointer data)
{
  return !is_searching (data) || scriba_finder_is_in (((ScribaLibraryPage *) data)->finder, scriba_summary_get_speech (summary));
}

/* Of many games only those that are seen get their words, so the names are looked at themselves. */
static const char *
read_players (ScribaLibraryPage *self,
              ScribaGameItem *item)
{
  const ScribaGameKind *kind = scriba_game_kind_of (scriba_game_item_get_format (item));
  const char *name;

  g_string_truncate (self->players, 0);
  for (guint i = 0; (name = kind->get_player (scriba_game_item_get_summary (item), i)) != NULL; i++)
    {
      g_string_append (self->players, name);
      g_string_append_c (self->players, ' ');
    }
  return self->players->str;
}

/* Who played so many games may take longer to take apart than a frame. */
static void
learn (GtkWidget *widget)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < LEARNED_AT_ONCE && self->n_learned < n_games; i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->library), self->n_learned++);

      scriba_finder_learn (self->finder, read_players (self, item));
    }
  if (self->n_learned < n_games)
    scriba_later (widget, learn);
}

static gboolean
is_game_shown (gpointer item,
               gpointer data)
{
  return scriba_game_item_get_deleted (item) == 0 &&
         (!is_searching (data) || scriba_finder_is_in (((ScribaLibraryPage *) data)->finder, read_players (data, item)));
}

/* Games that go on come first; otherwise their order stays. */
static int
compare_games (gconstpointer item,
               gconstpointer other,
               gpointer data)
{
  gboolean finished = scriba_game_item_get_finished ((ScribaGameItem *) item);

  return finished - scriba_game_item_get_finished ((ScribaGameItem *) other);
}

static int
get_day (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_get_year (now) * 1000 + g_date_time_get_day_of_year (now);
}

/* Rows get their words when they are bound. */
static void
show_model (ScribaLibraryPage *self)
{
  scriba_grow (self->list, self->shown);
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
      g_autoptr (ScribaSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->summaries), i);

      scriba_summary_refresh (summary);
    }
  show_model (self);
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *key)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);
  ScribaWindow *window = SCRIBA_WINDOW (gtk_widget_get_root (widget));
  ScribaDraft *draft = scriba_drafts_find (self->drafts, g_variant_get_bytestring (key));

  if (draft != NULL)
    scriba_window_open_draft (window, draft);
  else
    scriba_window_open_game (window, g_variant_get_bytestring (key));
}

static void
remove_cb (GtkWidget *widget,
           const char *name,
           GVariant *key)
{
  if (scriba_remove (widget, g_variant_get_bytestring (key)))
    gtk_widget_child_focus (GTK_WIDGET (SCRIBA_LIBRARY_PAGE (widget)->stack), GTK_DIR_TAB_FORWARD);
}

static void
search_mode_cb (ScribaLibraryPage *self)
{
  update (self);
  self->n_learned = 0;
  scriba_later (GTK_WIDGET (self), learn);
}

static void
search_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (widget);

  gtk_search_bar_set_search_mode (self->search_bar, count_all (self) > 0);
  update (self);
}

/* Delete removes what the row says that has the focus. */
static gboolean
delete_cb (GtkWidget *widget,
           GVariant *args,
           gpointer data)
{
  GtkWidget *focus = scriba_focus_find (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, SCRIBA_TYPE_LIBRARY_ROW) : NULL;
  ScribaSummary *summary = row != NULL ? scriba_library_row_get_summary (SCRIBA_LIBRARY_ROW (row)) : NULL;

  if (summary == NULL)
    return FALSE;
  return gtk_widget_activate_action (widget, "library.remove", "^ay", scriba_summary_get_key (summary));
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

      g_ptr_array_add (summaries, scriba_summary_new (draft));
    }
  g_list_store_splice (self->summaries, position, removed, summaries->pdata, summaries->len);
  /* The list would stay where it is, below what is new. */
  if (position == 0 && added > 0 && g_list_model_get_n_items (self->shown) > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
}

/* What is new stands at the top, where the list would not go by itself. */
static void
library_changed_cb (ScribaLibraryPage *self,
                    guint position,
                    guint removed,
                    guint added)
{
  update (self);
  if (position == 0 && added == 1 && g_list_model_get_n_items (self->shown) > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static ScribaSummarySection
get_section (ScribaLibraryPage *self,
             guint position)
{
  g_autoptr (GObject) item = g_list_model_get_item (self->shown, position);
  g_autoptr (ScribaSummary) summary = scriba_summary_of (item);

  return scriba_summary_get_section (summary);
}

/* Above the first of a section stands its title. */
static void
show_title (ScribaLibraryPage *self,
            GParamSpec *pspec,
            GtkListItem *item)
{
  const char * const titles[] = {
    [SCRIBA_SUMMARY_RUNNING] = _("In progress"),
    [SCRIBA_SUMMARY_FINISHED] = _("Finished"),
    [SCRIBA_SUMMARY_DRAFT] = _("Scores and resolutions"),
  };
  guint position = gtk_list_item_get_position (item);
  ScribaSummarySection section;
  gboolean first;

  if (position >= g_list_model_get_n_items (self->shown))
    return;

  section = get_section (self, position);
  first = position == 0 || get_section (self, position - 1) != section;
  scriba_library_item_set_title (SCRIBA_LIBRARY_ITEM (gtk_list_item_get_child (item)), first ? titles[section] : NULL);
}

static ScribaLibraryRow *
get_row (GtkListItem *item)
{
  return scriba_library_item_get_row (SCRIBA_LIBRARY_ITEM (gtk_list_item_get_child (item)));
}

/* A row has the focus and is activated, so the list's own one need not. */
static void
set_up_cb (ScribaLibraryPage *self,
           GtkListItem *item)
{
  gtk_list_item_set_child (item, scriba_library_item_new ());
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_focusable (item, FALSE);
  g_object_bind_property (self, "narrow", get_row (item), "narrow", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (item, "notify::position", G_CALLBACK (show_title), self, G_CONNECT_SWAPPED);
}

static void
bind_cb (ScribaLibraryPage *self,
         GtkListItem *item)
{
  g_autoptr (ScribaSummary) summary = scriba_summary_of (gtk_list_item_get_item (item));

  scriba_library_row_set_summary (get_row (item), summary);
  show_title (self, NULL, item);
}

static void
unbind_cb (ScribaLibraryPage *self,
           GtkListItem *item)
{
  scriba_library_row_set_summary (get_row (item), NULL);
}

/* A list of games, of which only those that are seen get words, and of summaries. */
static GListModel *
create_model (ScribaLibraryPage *self)
{
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) games = NULL;
  g_autoptr (GListModel) drafts = NULL;

  self->game_filter = GTK_FILTER (gtk_custom_filter_new (is_game_shown, self, NULL));
  self->draft_filter = GTK_FILTER (gtk_custom_filter_new (is_draft_shown, self, NULL));
  games = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->library)), g_object_ref (self->game_filter)));
  games = G_LIST_MODEL (gtk_sort_list_model_new (g_steal_pointer (&games),
                                                 GTK_SORTER (gtk_custom_sorter_new (compare_games, NULL, NULL))));
  drafts = G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->summaries)), g_object_ref (self->draft_filter)));

  g_list_store_append (parts, games);
  g_list_store_append (parts, drafts);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (parts)));
}

static void
fill_list (ScribaLibraryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  show_model (self);
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
  if (self->game_filter != NULL)
    {
      gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->game_filter), NULL, NULL, NULL);
      gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->draft_filter), NULL, NULL, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->shown);
  g_clear_object (&self->summaries);
  g_clear_object (&self->game_filter);
  g_clear_object (&self->draft_filter);
  g_clear_object (&self->drafts);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (scriba_library_page_parent_class)->dispose (object);
}

static void
scriba_library_page_finalize (GObject *object)
{
  ScribaLibraryPage *self = SCRIBA_LIBRARY_PAGE (object);

  scriba_finder_free (self->finder);
  g_string_free (self->players, TRUE);

  G_OBJECT_CLASS (scriba_library_page_parent_class)->finalize (object);
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
  object_class->finalize = scriba_library_page_finalize;
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
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, ScribaLibraryPage, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, banner_cb);
}

static void
scriba_library_page_init (ScribaLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_menu (self->new_button);
  scriba_style_wrap_buttons (GTK_WIDGET (self->empty));

  self->drafts = g_object_ref (scriba_application_get_drafts (scriba_application_get ()));
  self->library = g_object_ref (scriba_application_get_library (scriba_application_get ()));
  self->summaries = g_list_store_new (SCRIBA_TYPE_SUMMARY);
  self->finder = scriba_finder_new ();
  self->players = g_string_new (NULL);
  self->shown = create_model (self);
  self->today = get_day ();
  fill_list (self);

  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled", G_CALLBACK (search_mode_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->summaries, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (library_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "status-changed", G_CALLBACK (status_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "items-changed", G_CALLBACK (drafts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "notify::loaded", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drafts, "notify::n-damaged", G_CALLBACK (show_banner), self, G_CONNECT_SWAPPED);
  drafts_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (self->drafts)));
  status_cb (self);
}
