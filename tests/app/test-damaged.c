/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library that was damaged, as whoever starts Scriba meets it: one line, and the old file to be taken along. */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "game-check.h"
#include "scriba-damaged-file.h"

static char *folder;

/* Before the application has it open. */
static void
damage_library (void)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  folder = g_build_filename (g_get_user_data_dir (), "scriba", "games", NULL);
  g_object_unref (scriba_library_new (folder));
  path = g_build_filename (folder, "library.db", NULL);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_file_set_contents (path, text, length / 2, &error);
  g_assert_no_error (error);
}

static char *
find_kept (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "library.db.damaged-") && !g_str_has_suffix (name, "-wal"))
      return g_strdup (name);
  g_assert_not_reached ();
}

static GtkWindow *
find_window (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
        return window;
    }
  return NULL;
}

static void
test_export (GameCheck *game,
             gconstpointer data)
{
  AdwDialog *dialog;
  GtkWindow *chooser;
  g_autofree char *name = NULL;

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (game->window))) == NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
  name = find_kept ();
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), name));
  g_assert_null (strchr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), '\n'));

  page_check_click (page_check_find_button (GTK_WIDGET (dialog), _("Export This File…")));
  while ((chooser = find_window (_("Export This File"))) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_close (chooser);
  page_check_settle ();
}

static void
test_write (GameCheck *game,
            gconstpointer data)
{
  g_autofree char *name = find_kept ();
  g_autofree char *from = g_build_filename (folder, name, NULL);
  g_autofree char *to = g_build_filename (folder, "copy", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (to);
  g_autofree char *sentence = g_strdup_printf (_("Saved: %s"), "copy");
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  gsize n_expected, n_found;

  scriba_damaged_file_write (GTK_WIDGET (game->window), from, file);
  while (page_check_find_text (GTK_WIDGET (game->window), sentence) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_get_contents (from, &expected, &n_expected, NULL));
  g_assert_true (g_file_get_contents (to, &found, &n_found, NULL));
  g_assert_cmpmem (found, n_found, expected, n_expected);
}

#define ADD(path, test) g_test_add (path, GameCheck, NULL, game_check_open, test, game_check_close)

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  damage_library ();
  ADD ("/damaged/export", test_export);
  ADD ("/damaged/write", test_write);

  return g_test_run ();
}
