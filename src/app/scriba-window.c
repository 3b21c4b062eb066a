/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-window.h"

#include <glib/gi18n.h>

#include "bce44/scriba-resolve-page.h"
#include "bce44/scriba-score-page.h"
#include "scriba-about.h"
#include "scriba-announce.h"
#include "scriba-box-page.h"
#include "scriba-damaged-file.h"
#include "scriba-deleted-page.h"
#include "scriba-document-page.h"
#include "scriba-game-kind.h"
#include "scriba-game-picker.h"
#include "scriba-help-dialog.h"
#include "scriba-library-page.h"
#include "scriba-menu-button.h"
#include "scriba-preferences-dialog.h"
#include "scriba-shortcuts-dialog.h"
#include "scriba-statistics-page.h"
#include "scriba-style.h"
#include "scriba-unsaved.h"
#include "scriba-words.h"

/* A phone is not wider, in sp. */
#define NARROW 500

struct _ScribaWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;
  GtkLabel *box_name;

  GtkWidget *focus; /* where the keyboard was last on a page */
  guint focus_source;
  gboolean gives_up; /* what cannot be written, because the reader said so */
};

G_DEFINE_FINAL_TYPE (ScribaWindow, scriba_window, ADW_TYPE_APPLICATION_WINDOW)

static ScribaApplication *
get_application (ScribaWindow *self)
{
  return SCRIBA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static gboolean
is_on_page (ScribaWindow *self,
            GtkWidget *widget)
{
  return widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->pages));
}

/* Toasts lie over the pages. */
static gboolean
is_in_toast (ScribaWindow *self,
             GtkWidget *widget)
{
  return widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->toasts)) && !is_on_page (self, widget);
}

/* A page has one of them at most. */
static gpointer
find_inside (GtkWidget *widget,
             GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find_inside (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
focus_page (ScribaWindow *self)
{
  GtkWidget *page = GTK_WIDGET (adw_navigation_view_get_visible_page (self->pages));
  GtkWidget *content = adw_toolbar_view_get_content (find_inside (page, ADW_TYPE_TOOLBAR_VIEW));

  if (self->focus != NULL && gtk_widget_get_mapped (self->focus) && gtk_widget_grab_focus (self->focus))
    return;
  /* The header leads away. Each goes on from where the keyboard was last, and one of the two may be at its end. */
  if (!gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD) && !gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (page, GTK_DIR_TAB_BACKWARD);
}

/* Unless something else has it by now. */
static gboolean
find_focus_cb (gpointer data)
{
  ScribaWindow *self = data;
  AdwDialog *dialog;

  self->focus_source = 0;
  if (gtk_window_get_focus (GTK_WINDOW (self)) != NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;

  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  if (dialog != NULL)
    gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
  else
    focus_page (self);
  return G_SOURCE_REMOVE;
}

/*
 * Where what had the keyboard leaves its page the toolkit goes on to the next thing, and that is not what the reader meant; or to
 * nothing, and then neither keys nor a screen reader would know where they are.
 */
static void
focus_cb (ScribaWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL && self->focus_source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->focus_source = g_idle_add (find_focus_cb, self);
  else if (is_on_page (self, focus))
    g_set_weak_pointer (&self->focus, focus);
  else if (is_in_toast (self, focus) && (self->focus == NULL || !gtk_widget_get_mapped (self->focus)))
    focus_page (self);
}

static void
dismissed_cb (ScribaWindow *self)
{
  if (is_in_toast (self, gtk_window_get_focus (GTK_WINDOW (self))))
    focus_page (self);
}

/* The keys of the pages do not reach what lies over them. */
static gboolean
back_cb (GtkWidget *widget,
         GVariant *args,
         gpointer data)
{
  ScribaWindow *self = data;

  return gtk_widget_activate_action (GTK_WIDGET (adw_navigation_view_get_visible_page (self->pages)), "navigation.pop", NULL);
}

static void
add_back_key (ScribaWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Alt>Left"),
                                                          gtk_callback_action_new (back_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->toasts), keys);
}

static ScribaKept *
get_kept (AdwNavigationPage *page)
{
  return SCRIBA_IS_DOCUMENT_PAGE (page) ? scriba_document_page_get_kept (SCRIBA_DOCUMENT_PAGE (page)) : NULL;
}

/* On a page on which a game begins, and on no other. */
static ScribaGamePicker *
find_shown_picker (ScribaWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  return page != NULL ? find_inside (GTK_WIDGET (page), SCRIBA_TYPE_GAME_PICKER) : NULL;
}

/* The game that was played last; the first one if there is none. */
static const ScribaGameKind *
find_last_kind (ScribaWindow *self)
{
  GListModel *library = G_LIST_MODEL (scriba_application_get_library (get_application (self)));
  guint n_kinds;

  for (guint i = 0; i < g_list_model_get_n_items (library); i++)
    {
      g_autoptr (ScribaGameItem) item = g_list_model_get_item (library, i);

      if (scriba_game_item_get_deleted (item) == 0)
        return scriba_game_kind_of (scriba_game_item_get_format (item));
    }
  return scriba_game_kind_list (&n_kinds)[0];
}

static void
new_game_cb (GtkWidget *widget,
             const char *name,
             GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);

  if (find_shown_picker (self) == NULL)
    scriba_window_push (self, find_last_kind (self)->create_new_page ());
}

/* Of another game on the page where one begins: the page is another one, the place of the keyboard is not. */
static void
begin_game (ScribaWindow *self,
            const ScribaGameKind *kind)
{
  gboolean picked = find_shown_picker (self) != NULL;

  scriba_window_push (self, kind->create_new_page ());
  if (picked)
    gtk_widget_grab_focus (GTK_WIDGET (find_shown_picker (self)));
}

static void
new_game_of_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  const ScribaGameKind *kind = scriba_game_kind_find (g_variant_get_string (parameter, NULL));

  if (kind != NULL)
    begin_game (SCRIBA_WINDOW (widget), kind);
}

static void
score_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);
  g_autoptr (ScribaDraft) draft = scriba_score_page_create_draft ();

  scriba_drafts_add (scriba_application_get_drafts (get_application (self)), draft);
  scriba_window_open_draft (self, draft);
}

static void
resolve_cb (GtkWidget *widget,
            const char *name,
            GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);
  g_autoptr (ScribaDraft) draft = scriba_resolve_page_create_draft ();

  scriba_drafts_add (scriba_application_get_drafts (get_application (self)), draft);
  scriba_window_open_draft (self, draft);
}

static void
deleted_cb (GtkWidget *widget,
            const char *name,
            GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);

  if (!SCRIBA_IS_DELETED_PAGE (adw_navigation_view_get_visible_page (self->pages)))
    scriba_window_push (self, scriba_deleted_page_new ());
}

static void
statistics_cb (GtkWidget *widget,
               const char *name,
               GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_find_page (self->pages, SCRIBA_STATISTICS_TAG);

  if (page == NULL)
    scriba_window_push (self, scriba_statistics_page_new ());
  else
    adw_navigation_view_pop_to_page (self->pages, page);
}

/* The game that is shown; where none is, the one that was played last. */
static const ScribaGameKind *
find_shown_kind (ScribaWindow *self)
{
  ScribaKept *kept = get_kept (adw_navigation_view_get_visible_page (self->pages));
  ScribaGamePicker *picker = find_shown_picker (self);

  if (SCRIBA_IS_TABLE (kept))
    return scriba_game_kind_of_table (SCRIBA_TABLE (kept));
  if (SCRIBA_IS_DRAFT (kept))
    return scriba_game_kind_of_drafts ();
  return picker != NULL ? scriba_game_kind_find (scriba_game_picker_get_game (picker)) : find_last_kind (self);
}

static void
open_box (ScribaWindow *self,
          const ScribaGameKind *kind)
{
  ScribaOwnerBox *box = scriba_application_get_box (get_application (self), kind->format);

  if (get_kept (adw_navigation_view_get_visible_page (self->pages)) != SCRIBA_KEPT (box))
    scriba_window_push (self, kind->create_box_page (box));
}

static void
box_cb (GtkWidget *widget,
        const char *name,
        GVariant *parameter)
{
  ScribaWindow *self = SCRIBA_WINDOW (widget);

  if (!SCRIBA_IS_BOX_PAGE (adw_navigation_view_get_visible_page (self->pages)))
    open_box (self, find_shown_kind (self));
}

static void
box_of_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  const ScribaGameKind *kind = scriba_game_kind_find (g_variant_get_string (parameter, NULL));

  if (kind != NULL)
    open_box (SCRIBA_WINDOW (widget), kind);
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  scriba_window_choose_file (SCRIBA_WINDOW (widget));
}

/* Keys reach the page that is shown, wherever the focus is. */
static void
page_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (SCRIBA_WINDOW (widget)->pages);
  g_autofree char *action = g_strconcat ("page.", name + strlen ("win."), NULL);

  gtk_widget_activate_action_variant (GTK_WIDGET (page), action, NULL);
}

static void
help_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  adw_dialog_present (scriba_help_dialog_new (), widget);
}

static void
shortcuts_cb (GtkWidget *widget,
              const char *name,
              GVariant *parameter)
{
  adw_dialog_present (scriba_shortcuts_dialog_new (), widget);
}

static void
preferences_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  adw_dialog_present (scriba_preferences_dialog_new (scriba_application_get_settings (get_application (SCRIBA_WINDOW (widget)))),
                      widget);
}

static void
menu_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (SCRIBA_WINDOW (widget)->pages);
  ScribaMenuButton *button = find_inside (GTK_WIDGET (page), SCRIBA_TYPE_MENU_BUTTON);

  if (button != NULL)
    scriba_menu_button_popup (button);
}

static void
about_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  adw_dialog_present (scriba_about_new (), widget);
}

static gboolean
drop_cb (ScribaWindow *self,
         const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *file = files; file != NULL; file = file->next)
    scriba_window_open_file (self, file->data);
  return files != NULL;
}

/* Its page says why it cannot be written, and offers a copy somewhere else. */
static void
show_unsaved (ScribaWindow *self,
              ScribaKept *kept)
{
  if (get_kept (adw_navigation_view_get_visible_page (self->pages)) == kept)
    return;
  if (SCRIBA_IS_DRAFT (kept))
    scriba_window_open_draft (self, SCRIBA_DRAFT (kept));
  else if (SCRIBA_IS_TABLE (kept))
    scriba_window_open_table (self, SCRIBA_TABLE (kept));
  else
    open_box (self, scriba_game_kind_of (scriba_owner_box_get_format (SCRIBA_OWNER_BOX (kept))));
}

static void
unsaved_cb (ScribaWindow *self,
            const char *response)
{
  ScribaKept *kept;

  if (g_str_equal (response, "give-up"))
    {
      self->gives_up = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  if (!scriba_application_is_saved (get_application (self), &kept, NULL) && kept != NULL)
    show_unsaved (self, kept);
}

static gboolean
scriba_window_close_request (GtkWindow *window)
{
  ScribaWindow *self = SCRIBA_WINDOW (window);
  g_autoptr (GError) error = NULL;
  ScribaKept *kept;
  AdwDialog *dialog;

  if (scriba_application_is_saved (get_application (self), &kept, &error) || self->gives_up)
    return GTK_WINDOW_CLASS (scriba_window_parent_class)->close_request (window);

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)));
  dialog = scriba_unsaved_dialog_new (kept, error);
  g_signal_connect_object (dialog, "response", G_CALLBACK (unsaved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
  return TRUE;
}

static gboolean
load_drafts_cb (gpointer data)
{
  scriba_drafts_load (scriba_application_get_drafts (data));
  scriba_library_load (scriba_application_get_library (data));
  return G_SOURCE_REMOVE;
}

static void
export_damaged_cb (ScribaWindow *self,
                   const char *response,
                   AdwAlertDialog *dialog)
{
  const char *path = g_object_get_data (G_OBJECT (dialog), "path");
  g_autofree char *name = g_path_get_basename (path);

  scriba_damaged_file_ask (GTK_WIDGET (self), path, name);
}

/* The library that was damaged is kept where only Scriba may be able to look. */
static void
offer_damaged (ScribaWindow *self,
               AdwAlertDialog *dialog,
               const GError *report)
{
  g_autofree char *folder = scriba_application_dup_games_folder (scriba_application_get ());

  g_object_set_data_full (G_OBJECT (dialog), "path",
                          g_build_filename (folder, scriba_error_get_facts (report)->file, NULL), g_free);
  adw_alert_dialog_add_response (dialog, "export", _("Export This File…"));
  g_signal_connect_object (dialog, "response::export", G_CALLBACK (export_damaged_cb), self, G_CONNECT_SWAPPED);
}

/* What was found on the disk is told when it is known, one after the other. */
static void
library_status_cb (ScribaWindow *self)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());
  g_autoptr (GError) report = scriba_library_take_report (library);

  while (report != NULL)
    {
      g_autofree char *sentence = scriba_words_error (report);
      AdwDialog *dialog = adw_alert_dialog_new (_("About Your Games"), sentence);

      if (g_error_matches (report, SCRIBA_ERROR, SCRIBA_ERROR_LIBRARY_MENDED))
        offer_damaged (self, ADW_ALERT_DIALOG (dialog), report);
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
      adw_dialog_present (dialog, GTK_WIDGET (self));
      g_clear_error (&report);
      report = scriba_library_take_report (library);
    }
}

static void
scriba_window_constructed (GObject *object)
{
  ScribaWindow *self = SCRIBA_WINDOW (object);
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  GSettings *settings;

  G_OBJECT_CLASS (scriba_window_parent_class)->constructed (object);

  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
  add_back_key (self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));

  /* The window has its application only after it is constructed. */
  settings = scriba_application_get_settings (scriba_application_get ());
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  /* A box with made-up values is named on every page. */
  if (scriba_application_get_box_name (scriba_application_get ()) != NULL)
    {
      gtk_label_set_label (self->box_name, scriba_application_get_box_name (scriba_application_get ()));
      gtk_widget_set_visible (GTK_WIDGET (self->box_name), TRUE);
    }

  g_signal_connect_object (scriba_application_get_library (scriba_application_get ()), "status-changed",
                           G_CALLBACK (library_status_cb), self, G_CONNECT_SWAPPED);
  /* After the first frame. */
  g_idle_add_full (G_PRIORITY_LOW, load_drafts_cb, g_object_ref (scriba_application_get ()), g_object_unref);
}

/* Nobody looks at its game any more, unless another page does. */
static void
popped_cb (ScribaWindow *self,
           AdwNavigationPage *page)
{
  g_autoptr (GListModel) pages = adw_navigation_view_get_navigation_stack (self->pages);
  ScribaKept *kept = get_kept (page);

  if (!SCRIBA_IS_TABLE (kept))
    return;

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) other = g_list_model_get_item (pages, i);

      if (get_kept (other) == kept)
        return;
    }
  scriba_library_close (scriba_application_get_library (scriba_application_get ()), SCRIBA_TABLE (kept));
}

/*
 * A phone has no keys, and no room to name them in menus. This is no breakpoint, for with one a window takes its least
 * width at its word, and has less for its pages where it draws a border.
 */
static void
layout_cb (ScribaWindow *self,
           int width)
{
  double narrow = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, NARROW, gtk_widget_get_settings (GTK_WIDGET (self)));

  scriba_style_set (GTK_WIDGET (self), "narrow-window", width <= narrow);
}

static void
scriba_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (layout_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
scriba_window_finalize (GObject *object)
{
  g_clear_weak_pointer (&SCRIBA_WINDOW (object)->focus);
  g_clear_handle_id (&SCRIBA_WINDOW (object)->focus_source, g_source_remove);

  G_OBJECT_CLASS (scriba_window_parent_class)->finalize (object);
}

static void
scriba_window_class_init (ScribaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_LIBRARY_PAGE);

  G_OBJECT_CLASS (klass)->constructed = scriba_window_constructed;
  G_OBJECT_CLASS (klass)->finalize = scriba_window_finalize;
  widget_class->realize = scriba_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = scriba_window_close_request;

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-of", "s", new_game_of_cb);
  gtk_widget_class_install_action (widget_class, "win.score", NULL, score_cb);
  gtk_widget_class_install_action (widget_class, "win.resolve", NULL, resolve_cb);
  gtk_widget_class_install_action (widget_class, "win.box", NULL, box_cb);
  gtk_widget_class_install_action (widget_class, "win.box-of", "s", box_of_cb);
  gtk_widget_class_install_action (widget_class, "win.show-deleted", NULL, deleted_cb);
  gtk_widget_class_install_action (widget_class, "win.show-statistics", NULL, statistics_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.correct", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.log", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.share", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, shortcuts_cb);
  gtk_widget_class_install_action (widget_class, "win.show-preferences", NULL, preferences_cb);
  gtk_widget_class_install_action (widget_class, "win.show-menu", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "win.show-about", NULL, about_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScribaWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ScribaWindow, box_name);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
}

static void
scriba_window_init (ScribaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_window_new: the window of the application. */
ScribaWindow *
scriba_window_new (ScribaApplication *application)
{
  return g_object_new (SCRIBA_TYPE_WINDOW, "application", application, NULL);
}

/* What was chosen there is done: going back leads to where one came from. */
static void
replace_visible (ScribaWindow *self,
                 AdwNavigationPage *page)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->pages);
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i + 1 < g_list_model_get_n_items (stack); i++)
    g_ptr_array_add (pages, g_list_model_get_item (stack, i));
  g_ptr_array_add (pages, g_object_ref_sink (page));
  adw_navigation_view_replace (self->pages, (AdwNavigationPage **) pages->pdata, pages->len);
}

/** scriba_window_push: shows a page over the one that is shown; in place of the one for a new game. */
void
scriba_window_push (ScribaWindow *self,
                    AdwNavigationPage *page)
{
  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  if (find_shown_picker (self) != NULL)
    replace_visible (self, page);
  else
    adw_navigation_view_push (self->pages, page);
}

/** scriba_window_leave_dialogs: closes what was left open, so that it hides nothing that is asked for from outside. */
void
scriba_window_leave_dialogs (ScribaWindow *self)
{
  AdwDialog *dialog;

  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  do
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  while (dialog != NULL && adw_dialog_close (dialog));
}

/**
 * scriba_window_begin_game:
 * @self: the window
 * @game: key of a game
 *
 * Shows the page on which such a game begins, over what is shown; one that is shown already stays, with what was entered.
 */
void
scriba_window_begin_game (ScribaWindow *self,
                          const char *game)
{
  ScribaGamePicker *picker;
  const ScribaGameKind *kind = scriba_game_kind_find (game);

  g_return_if_fail (SCRIBA_IS_WINDOW (self));
  g_return_if_fail (kind != NULL);

  scriba_window_leave_dialogs (self);
  picker = find_shown_picker (self);
  if (picker == NULL || !g_str_equal (scriba_game_picker_get_game (picker), game))
    begin_game (self, kind);
}

/**
 * scriba_window_add_toast:
 * @self: the window
 * @toast: (transfer full): a toast as scriba_toast_show() has filled it
 * @sentence: what it says
 *
 * Lays a toast over the pages, and has it read out.
 */
void
scriba_window_add_toast (ScribaWindow *self,
                         AdwToast *toast,
                         const char *sentence)
{
  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  /* What was tapped, or its page, may be gone before it is heard. */
  scriba_announce (GTK_WIDGET (self->toasts), sentence);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}
