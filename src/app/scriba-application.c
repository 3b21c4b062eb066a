/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-application.h"

#include <glib/gi18n.h>

#include "bce-files.h"
#include "scriba-actions.h"
#include "scriba-error.h"
#include "scriba-game-kind.h"
#include "scriba-palette.h"
#include "scriba-window.h"

struct _ScribaApplication
{
  AdwApplication parent_instance;

  ScribaDrafts *drafts;
  ScribaLibrary *library;
  GHashTable *boxes; /* of ScribaOwnerBox, by the format of their game */
  GSettings *settings;
  GtkCssProvider *palette;
  char *box_path;
};

G_DEFINE_FINAL_TYPE (ScribaApplication, scriba_application, ADW_TYPE_APPLICATION)

static char *
data_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), GETTEXT_PACKAGE, name, NULL);
}

/* An uninstalled build, or one that was moved, still finds what it ships. */
static char *
shipped_path (const char *name)
{
  const char *folder = g_getenv ("SCRIBA_DATADIR");

  return g_build_filename (folder != NULL ? folder : PKGDATADIR, name, NULL);
}

static void
load_palette (ScribaApplication *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *css = scriba_palette_to_css (dark);

  gtk_css_provider_load_from_string (self->palette, css);
}

static void
scriba_application_startup (GApplication *application)
{
  ScribaApplication *self = SCRIBA_APPLICATION (application);
  const ScribaAction *actions;
  guint n_actions;

  G_APPLICATION_CLASS (scriba_application_parent_class)->startup (application);

  self->palette = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->palette),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (load_palette), self, G_CONNECT_SWAPPED);
  load_palette (self);

  actions = scriba_actions_get (&n_actions);
  for (guint i = 0; i < n_actions; i++)
    if (actions[i].name != NULL)
      gtk_application_set_accels_for_action (GTK_APPLICATION (self), actions[i].name,
                                             (const char * const *) actions[i].accels);

  gtk_window_set_default_icon_name (APPLICATION_ID);
}

/* There is one; other windows may be more recent. */
static ScribaWindow *
find_window (GApplication *application)
{
  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (application)); window != NULL; window = window->next)
    if (SCRIBA_IS_WINDOW (window->data))
      return window->data;
  return NULL;
}

static ScribaWindow *
present_window (GApplication *application)
{
  ScribaWindow *window = find_window (application);

  if (window == NULL)
    window = scriba_window_new (SCRIBA_APPLICATION (application));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
scriba_application_activate (GApplication *application)
{
  present_window (application);
}

static void
scriba_application_open (GApplication *application,
                         GFile **files,
                         int n_files,
                         const char *hint)
{
  ScribaWindow *window = present_window (application);

  for (int i = 0; i < n_files; i++)
    scriba_window_open_file (window, files[i]);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer data)
{
  scriba_window_begin_game (present_window (g_application_get_default ()), data);
}

/* For the menu of the icon on the desktop, which can give no parameter: an action for each game. */
static void
add_new_game_actions (ScribaApplication *self)
{
  guint n_kinds;
  const ScribaGameKind * const *kinds = scriba_game_kind_list (&n_kinds);

  for (guint i = 0; i < n_kinds; i++)
    {
      const char *game = kinds[i]->format->game->key;
      g_autofree char *name = g_strdup_printf ("new-%s-game", game);
      g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

      g_signal_connect (action, "activate", G_CALLBACK (new_game_cb), (gpointer) game);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static void
scriba_application_shutdown (GApplication *application)
{
  ScribaKept *unsaved;

  scriba_application_is_saved (SCRIBA_APPLICATION (application), &unsaved, NULL);

  G_APPLICATION_CLASS (scriba_application_parent_class)->shutdown (application);
}

static void
scriba_application_finalize (GObject *object)
{
  ScribaApplication *self = SCRIBA_APPLICATION (object);

  g_clear_object (&self->drafts);
  g_clear_object (&self->library);
  g_clear_pointer (&self->boxes, g_hash_table_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->palette);
  g_free (self->box_path);

  G_OBJECT_CLASS (scriba_application_parent_class)->finalize (object);
}

/* As if its window were closed, which may have something to say first. */
static void
quit_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer data)
{
  ScribaWindow *window = find_window (data);

  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  else
    g_application_quit (G_APPLICATION (data));
}

static void
scriba_application_class_init (ScribaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scriba_application_finalize;

  application_class->startup = scriba_application_startup;
  application_class->activate = scriba_application_activate;
  application_class->open = scriba_application_open;
  application_class->shutdown = scriba_application_shutdown;
}

static void
scriba_application_init (ScribaApplication *self)
{
  g_autofree char *folder = data_path ("drafts");
  static const GActionEntry entries[] = {
    { "quit", quit_cb },
  };

  self->drafts = scriba_drafts_new (folder);
  self->boxes = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_new_game_actions (self);
}

/** scriba_application_new: the application; one a process. */
ScribaApplication *
scriba_application_new (void)
{
  return g_object_new (SCRIBA_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/scriba/Scriba",
                       NULL);
}

/** scriba_application_get: the running application. */
ScribaApplication *
scriba_application_get (void)
{
  return SCRIBA_APPLICATION (g_application_get_default ());
}

/** scriba_application_get_drafts: what the table works on, newest first. */
ScribaDrafts *
scriba_application_get_drafts (ScribaApplication *self)
{
  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);

  return self->drafts;
}

/** scriba_application_set_box_path: uses this box of 44 BCE, read-only, in place of the owner's; for pictures and tests. */
void
scriba_application_set_box_path (ScribaApplication *self,
                                 const char *path)
{
  g_return_if_fail (SCRIBA_IS_APPLICATION (self));

  g_set_str (&self->box_path, path);
}

/**
 * scriba_application_get_box_name:
 * @self: the application
 *
 * Returns: (nullable): what the box is called that was put in place of the owner's, or %NULL
 * where nothing was, or where it is the game's own box under its own name
 */
const char *
scriba_application_get_box_name (ScribaApplication *self)
{
  const BceBox *box;

  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);

  if (self->box_path == NULL)
    return NULL;

  box = scriba_owner_box_get_box (scriba_application_get_box (self, &bce_game_format));
  return g_strcmp0 (box->title, "44 BCE") != 0 ? box->title : NULL;
}

/**
 * scriba_application_get_box:
 * @self: the application
 * @format: a game
 *
 * Returns: (transfer none): the owner's box of it, read when it is first asked for
 */
ScribaOwnerBox *
scriba_application_get_box (ScribaApplication *self,
                            const ScribaGameFormat *format)
{
  ScribaOwnerBox *box;

  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (format != NULL, NULL);

  box = g_hash_table_lookup (self->boxes, format);
  if (box == NULL)
    {
      g_autofree char *name = g_strdup_printf ("boxes" G_DIR_SEPARATOR_S "%s.json", format->game->key);
      g_autofree char *path = data_path (name);
      g_autofree char *shipped = shipped_path (name);
      const char *other = format == &bce_game_format ? self->box_path : NULL;

      box = scriba_owner_box_new (format);
      scriba_owner_box_open (box, other != NULL ? other : path, shipped, NULL);
      if (other != NULL)
        scriba_document_set_path (SCRIBA_DOCUMENT (box), NULL);
      g_hash_table_insert (self->boxes, (gpointer) format, box);
    }
  return box;
}

/* What was refused may be about a game that nobody looks at; what fails for all games is not. */
static gboolean
is_library_saved (ScribaApplication *self,
                  ScribaKept **unsaved,
                  GError **error)
{
  g_autoptr (GError) failure = NULL;

  if (self->library == NULL || scriba_library_wait (self->library, &failure))
    return TRUE;

  *unsaved = (ScribaKept *) scriba_library_find_unsaved (self->library);
  if (*unsaved == NULL && g_error_matches (failure, SCRIBA_ERROR, SCRIBA_ERROR_GAME_REFUSED))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
is_saved (ScribaKept *kept,
          ScribaKept **unsaved,
          GError **error)
{
  if (scriba_kept_get_saved (kept))
    return TRUE;

  *unsaved = kept;
  g_propagate_error (error, g_error_copy (scriba_kept_get_save_error (kept)));
  return FALSE;
}

/**
 * scriba_application_is_saved:
 * @self: the application
 * @unsaved: (out) (transfer none) (nullable): what could not be written, or the first of several; %NULL if it has no page
 * @error: why not
 *
 * Waits until everything is on disk or could not be written. For closing.
 *
 * Returns: whether all of it is on the disk
 */
gboolean
scriba_application_is_saved (ScribaApplication *self,
                             ScribaKept **unsaved,
                             GError **error)
{
  GHashTableIter boxes;
  gpointer box;

  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), TRUE);

  *unsaved = NULL;
  scriba_drafts_wait (self->drafts);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->drafts)); i++)
    {
      g_autoptr (ScribaKept) draft = g_list_model_get_item (G_LIST_MODEL (self->drafts), i);

      /* The list keeps it alive. */
      if (!is_saved (draft, unsaved, error))
        return FALSE;
    }

  if (!is_library_saved (self, unsaved, error))
    return FALSE;

  g_hash_table_iter_init (&boxes, self->boxes);
  while (g_hash_table_iter_next (&boxes, NULL, &box))
    {
      scriba_document_wait (box);
      if (!is_saved (box, unsaved, error))
        return FALSE;
    }
  return TRUE;
}

/** scriba_application_dup_games_folder: (transfer full): where the library is, and what is kept beside it. */
char *
scriba_application_dup_games_folder (ScribaApplication *self)
{
  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);

  return data_path ("games");
}

/** scriba_application_get_library: (transfer none): all tracked games. Its thread starts when it is first asked for. */
ScribaLibrary *
scriba_application_get_library (ScribaApplication *self)
{
  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);

  if (self->library == NULL)
    {
      g_autofree char *folder = scriba_application_dup_games_folder (self);

      self->library = scriba_library_new (folder);
    }

  return self->library;
}

/** scriba_application_get_settings: preferences and the window's size. */
GSettings *
scriba_application_get_settings (ScribaApplication *self)
{
  g_return_val_if_fail (SCRIBA_IS_APPLICATION (self), NULL);

  if (self->settings == NULL)
    self->settings = g_settings_new (APPLICATION_ID);
  return self->settings;
}

/** scriba_application_run: opens the window and returns the exit status. */
int
scriba_application_run (int argc,
                        char **argv)
{
  g_autoptr (ScribaApplication) self = scriba_application_new ();

  return g_application_run (G_APPLICATION (self), argc, argv);
}
