/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Closing waits until everything is kept: quits in the very moment of an entry and reads what is on disk. */

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

  folder = g_dir_make_tmp ("scriba-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);

  g_test_add_func ("/quit/quit", test_quit);
  g_test_add_func ("/quit/close", test_close);

  result = g_test_run ();
  g_rmdir (folder);
  return result;
}
