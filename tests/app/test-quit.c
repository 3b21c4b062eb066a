/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Closing waits until everything is kept, or says that it cannot be: quits in the very moment of an entry and reads what is on disk. */

#include <glib/gstdio.h>

#include "bce-files.h"
#include "scriba-window.h"

#define N_ENTRIES 100

static char *path;

static ScribaDraft *
enter (ScribaApplication *application)
{
  ScribaScoreDraft *draft = scriba_score_draft_new ();

  scriba_score_draft_start (draft, 1);
  bce_scoring_set_name (scriba_score_draft_edit (draft), 0, "Anna");
  scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, NULL);
  scriba_drafts_add (scriba_application_get_drafts (application), SCRIBA_DRAFT (draft));

  for (int track = 1; track <= N_ENTRIES; track++)
    {
      scriba_score_draft_edit (draft)->players[0].track = track;
      scriba_document_commit (SCRIBA_DOCUMENT (draft), NULL, "Track");
    }
  return SCRIBA_DRAFT (draft);
}

static void
leave_cb (ScribaApplication *application,
          gpointer close_window)
{
  g_autoptr (ScribaDraft) draft = enter (application);

  path = g_strdup (scriba_document_get_path (SCRIBA_DOCUMENT (draft)));
  g_assert_false (scriba_document_get_saved (SCRIBA_DOCUMENT (draft)));
  if (close_window)
    gtk_window_close (gtk_application_get_active_window (GTK_APPLICATION (application)));
  else
    g_application_quit (G_APPLICATION (application));
}

static void
assert_kept (gboolean close_window)
{
  g_autoptr (ScribaApplication) application = scriba_application_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (BceScoring) scoring = NULL;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_signal_connect_after (application, "activate", G_CALLBACK (leave_cb), GINT_TO_POINTER (close_window));
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);

  text = scriba_file_read (path, &error);
  g_assert_no_error (error);
  node = scriba_json_parse (text, &error);
  g_assert_no_error (error);
  scoring = bce_scoring_from_json (node, &error);
  g_assert_no_error (error);
  g_assert_cmpint (scoring->players[0].track, ==, N_ENTRIES);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_clear_pointer (&path, g_free);
}

static void
test_quit (void)
{
  assert_kept (FALSE);
}

static void
test_close (void)
{
  assert_kept (TRUE);
}

static GtkWidget *
find_with_class (GtkWidget *widget,
                 const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_with_class (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Where nothing can be written the window stays, says why, and closes only when it is told to. */
static void
refuse_cb (ScribaApplication *application)
{
  g_autoptr (ScribaDraft) draft = NULL;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));
  AdwDialog *dialog;

  draft = enter (application);
  path = g_strdup (scriba_document_get_path (SCRIBA_DOCUMENT (draft)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));

  g_assert_true (gtk_application_get_active_window (GTK_APPLICATION (application)) == window);
  g_signal_emit_by_name (find_with_class (GTK_WIDGET (dialog), "destructive-action"), "clicked");
}

static void
test_unwritable (void)
{
  g_autoptr (ScribaApplication) application = scriba_application_new ();
  g_autofree char *folder = g_strdup (scriba_drafts_get_folder (scriba_application_get_drafts (application)));
  g_autofree char *parent = g_path_get_dirname (folder);

  /* A file stands where the folder should be. */
  g_rmdir (folder);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_set_default (G_APPLICATION (application));
  g_signal_connect_after (application, "activate", G_CALLBACK (refuse_cb), NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);

  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_clear_pointer (&path, g_free);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

int
main (int argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }

  folder = g_dir_make_tmp (NULL, NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);

  g_test_add_func ("/quit/quit", test_quit);
  g_test_add_func ("/quit/close", test_close);
  g_test_add_func ("/quit/unwritable", test_unwritable);

  result = g_test_run ();
  g_rmdir (folder);
  return result;
}
