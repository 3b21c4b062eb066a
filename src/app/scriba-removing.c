/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-removing.h"

#include <glib/gi18n.h>

#include "scriba-application.h"
#include "scriba-summary.h"
#include "scriba-toast.h"
#include "scriba-unsaved.h"

/* What is removed from the list of games and drafts: it can be brought back as long as a toast tells of it. */

static AdwToast *
create_toast (ScribaSummary *summary,
              ScribaToastUndo restore,
              gpointer data,
              GDestroyNotify data_free)
{
  g_autofree char *title = scriba_summary_dup_title (summary);
  /* Translators: %s is a line of the log, or a game with its players: “44 BCE · Anna, Bálint”. */
  g_autofree char *sentence = g_strdup_printf (_("Removed: %s"), title);
  AdwToast *toast = adw_toast_new (sentence);

  scriba_toast_set_undo (toast, restore, data, data_free);
  return toast;
}

static gboolean
restore_draft (gpointer draft)
{
  scriba_drafts_restore (scriba_application_get_drafts (scriba_application_get ()), draft);
  return TRUE;
}

static gboolean
remove_draft (GtkWidget *inside,
              ScribaDraft *found)
{
  /* Once it is off the list, nobody else may keep it. */
  g_autoptr (ScribaDraft) draft = g_object_ref (found);
  g_autoptr (ScribaSummary) summary = scriba_summary_new (draft);
  g_autoptr (GError) error = NULL;

  if (!scriba_drafts_remove (scriba_application_get_drafts (scriba_application_get ()), draft, &error))
    {
      g_autofree char *sentence = scriba_unsaved_explain (SCRIBA_KEPT (draft), error);

      scriba_toast_tell (inside, sentence);
      return FALSE;
    }

  scriba_toast_show (inside, create_toast (summary, restore_draft, g_object_ref (draft), g_object_unref));
  return TRUE;
}

/* Recently Deleted may have restored it, or let go of it for ever, meanwhile. */
static gboolean
restore_game (gpointer id)
{
  ScribaLibrary *library = scriba_application_get_library (scriba_application_get ());
  ScribaGameItem *item = scriba_library_find (library, id);

  if (item == NULL || scriba_game_item_get_deleted (item) == 0)
    return FALSE;

  scriba_library_restore (library, id);
  return TRUE;
}

/* Its Undo would have nothing left to do. */
static void
restored_cb (ScribaGameItem *item,
             GParamSpec *pspec,
             AdwToast *toast)
{
  if (scriba_game_item_get_deleted (item) == 0)
    adw_toast_dismiss (toast);
}

static void
remove_game (GtkWidget *inside,
             ScribaGameItem *item)
{
  g_autoptr (ScribaSummary) summary = scriba_summary_new_for_game (item);
  const char *id = scriba_game_item_get_id (item);
  AdwToast *toast = create_toast (summary, restore_game, g_strdup (id), g_free);

  scriba_library_delete (scriba_application_get_library (scriba_application_get ()), id);
  g_signal_connect_object (item, "notify::modified", G_CALLBACK (restored_cb), toast, 0);
  scriba_toast_show (inside, toast);
}

/**
 * scriba_remove:
 * @inside: what was tapped
 * @key: of a draft or a game
 *
 * Removes it and says so, with Undo; or says why it cannot be removed.
 *
 * Returns: whether it was removed
 */
gboolean
scriba_remove (GtkWidget *inside,
               const char *key)
{
  ScribaDraft *draft = scriba_drafts_find (scriba_application_get_drafts (scriba_application_get ()), key);
  ScribaGameItem *item = scriba_library_find (scriba_application_get_library (scriba_application_get ()), key);

  if (draft != NULL)
    return remove_draft (inside, draft);
  if (item == NULL)
    return FALSE;

  remove_game (inside, item);
  return TRUE;
}
