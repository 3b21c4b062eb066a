/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-window.h"

#include <glib/gi18n.h>

#include "bce44/scriba-resolve-page.h"
#include "bce44/scriba-score-page.h"
#include "scriba-game-kind.h"
#include "scriba-opened.h"
#include "scriba-toast.h"
#include "scriba-words.h"

/* What a window opens: games and drafts that there are, and files. */

/** scriba_window_open_table: shows the page of a game. */
void
scriba_window_open_table (ScribaWindow *self,
                          ScribaTable *table)
{
  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  scriba_window_push (self, scriba_game_kind_of_table (table)->create_page (table));
}

static void
game_opened_cb (ScribaTable *table,
                const GError *error,
                gpointer data)
{
  g_autoptr (ScribaWindow) self = data;
  g_autofree char *sentence = NULL;

  g_application_unmark_busy (G_APPLICATION (scriba_application_get ()));
  if (table == NULL)
    {
      sentence = scriba_words_error (error);
      scriba_toast_tell (GTK_WIDGET (self), sentence);
    }
  else if (gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    {
      scriba_window_open_table (self, table);
    }
}

/** scriba_window_open_game: shows the page of a game of the library, as soon as it is read. */
void
scriba_window_open_game (ScribaWindow *self,
                         const char *id)
{
  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  /* A second tap would open it twice. */
  if (g_application_get_is_busy (G_APPLICATION (scriba_application_get ())))
    return;

  g_application_mark_busy (G_APPLICATION (scriba_application_get ()));
  scriba_library_open (scriba_application_get_library (scriba_application_get ()), id, game_opened_cb, g_object_ref (self));
}

/** scriba_window_open_draft: shows the page of a draft. */
void
scriba_window_open_draft (ScribaWindow *self,
                          ScribaDraft *draft)
{
  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  if (SCRIBA_IS_SCORE_DRAFT (draft))
    scriba_window_push (self, scriba_score_page_new (SCRIBA_SCORE_DRAFT (draft)));
  else
    scriba_window_push (self, scriba_resolve_page_new (SCRIBA_RESOLVE_DRAFT (draft)));
}

static ScribaDocument *
open_draft (const char *path,
            GError **error)
{
  return SCRIBA_DOCUMENT (scriba_draft_open (path, error));
}

static void
read_in_thread (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  ScribaOpened *opened = scriba_opened_read (data, open_draft, &error);

  if (opened != NULL)
    g_task_return_pointer (task, opened, (GDestroyNotify) scriba_opened_free);
  else
    g_task_return_error (task, error);
}

static void
say_unreadable (ScribaWindow *self,
                const char *sentence)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("This File Cannot Be Opened"), sentence);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer data)
{
  g_autoptr (ScribaWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScribaOpened) opened = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *sentence = NULL;

  g_application_unmark_busy (G_APPLICATION (scriba_application_get ()));
  /* The window may have been closed in the meantime. */
  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;

  if (opened == NULL)
    {
      sentence = scriba_words_error (error);
      say_unreadable (self, sentence);
      return;
    }
  if (opened->game != NULL)
    {
      scriba_window_open_table (self, scriba_library_import (scriba_application_get_library (scriba_application_get ()),
                                                             g_steal_pointer (&opened->game)));
      return;
    }
  scriba_drafts_add (scriba_application_get_drafts (scriba_application_get ()), SCRIBA_DRAFT (opened->draft));
  scriba_window_open_draft (self, SCRIBA_DRAFT (opened->draft));
}

/**
 * scriba_window_open_file:
 * @self: the window
 * @file: a file with a game, or with the input of `score` or `resolve`
 *
 * Opens a copy of it, a game from the library; the file itself stays as it is. It is read on a thread.
 * What cannot be read is said in one line.
 */
void
scriba_window_open_file (ScribaWindow *self,
                         GFile *file)
{
  g_autoptr (GTask) task = NULL;
  char *path;

  g_return_if_fail (SCRIBA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  scriba_window_leave_dialogs (self);
  path = g_file_get_path (file);
  if (path == NULL)
    {
      say_unreadable (self, _("Only files of this computer can be opened"));
      return;
    }

  /* The thread may let go of its task last, and nothing that belongs to the main loop may end there. */
  task = g_task_new (NULL, NULL, read_cb, g_object_ref (self));
  g_application_mark_busy (G_APPLICATION (scriba_application_get ()));
  g_task_set_source_tag (task, scriba_window_open_file);
  g_task_set_task_data (task, path, g_free);
  g_task_run_in_thread (task, read_in_thread);
}

static void
chosen_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (ScribaWindow) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL)
    scriba_window_open_file (self, file);
}

/** scriba_window_choose_file: asks for a file, and opens it. */
void
scriba_window_choose_file (ScribaWindow *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  g_return_if_fail (SCRIBA_IS_WINDOW (self));

  gtk_file_dialog_set_title (dialog, _("Open a Game, a Score or a Resolution"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (self), NULL, chosen_cb, g_object_ref (self));
}
