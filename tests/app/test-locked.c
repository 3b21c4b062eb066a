/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library that another program holds, as whoever starts this one meets it. */

#include "config.h"

#include <glib/gi18n.h>

#include "bce44/scriba-game-page.h"
#include "game-check.h"
#include "scriba-library-page.h"
#include "scriba-unsaved.h"
#include "scriba-words.h"

static ScribaTable *
create_game (ScribaLibrary *library,
             const char *first)
{
  BceGameSetup setup = { .n_seats = 3, .seats = { { "", BCE_AGRIPPA }, { "Bea", BCE_BRUTUS }, { "Csaba", BCE_CLEOPATRA } } };

  bce_settings_init (&setup.settings);
  g_strlcpy (setup.seats[0].name, first, SCRIBA_NAME_SIZE);
  return bce_library_create (library, &setup, scriba_owner_box_get_box (page_check_get_box ()), NULL);
}

static void
wait_for (ScribaLibrary *library,
          gboolean loaded)
{
  while (loaded ? !scriba_library_get_loaded (library) : scriba_library_get_problem (library) == NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
}

static AdwAlertDialog *
ask_to_close (GtkWindow *window)
{
  gtk_window_close (window);
  page_check_settle ();
  return ADW_ALERT_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
}

/* One banner says it; nothing says that there are no games; and as soon as the library is free all is there. */
static void
test_locked (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), GETTEXT_PACKAGE, "games", NULL);
  g_autoptr (ScribaLibrary) other = scriba_library_new (folder);
  g_autofree char *sentence = NULL;
  g_autofree char *unsaved = NULL;
  ScribaLibrary *library;
  ScribaTable *table;
  GtkWindow *window;
  GtkWidget *page;
  AdwBanner *banner;
  AdwAlertDialog *dialog;

  create_game (other, "Anna");
  g_assert_true (scriba_library_wait (other, NULL));
  window = page_check_open_window (360, 640);
  library = scriba_application_get_library (scriba_application_get ());
  wait_for (library, FALSE);

  sentence = scriba_unsaved_explain_problem (scriba_library_get_problem (library));
  banner = ADW_BANNER (page_check_find_type (GTK_WIDGET (window), ADW_TYPE_BANNER));
  g_assert_true (adw_banner_get_revealed (banner));
  g_assert_cmpstr (adw_banner_get_title (banner), ==, sentence);
  g_assert_null (page_check_find_text (GTK_WIDGET (window), _("No games yet")));
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  page_check_assert_fits (page_check_find_type (GTK_WIDGET (window), SCRIBA_TYPE_LIBRARY_PAGE), 360);

  /* Before anything is recorded of it a new game is not saved, either; and nothing can be lost by going to another page. */
  table = create_game (library, "Dani");
  page = GTK_WIDGET (scriba_game_page_new (table));
  page_check_push (window, page);
  while (scriba_kept_get_save_error (SCRIBA_KEPT (table)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  page_check_settle ();
  g_assert_nonnull (page_check_find_text (page, sentence));
  g_assert_true (gtk_widget_activate_action (page, "navigation.pop", NULL));
  page_check_settle ();

  dialog = ask_to_close (window);
  g_assert_nonnull (dialog);
  unsaved = g_strdup_printf (_("Not saved: %1$s\n%2$s"), "44 BCE · Dani, Bea, Csaba", sentence);
  g_assert_cmpstr (adw_alert_dialog_get_body (dialog), ==, unsaved);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  page_check_settle ();

  g_clear_object (&other);
  wait_for (library, TRUE);
  g_assert_true (scriba_library_wait (library, NULL));
  page_check_settle ();
  g_assert_null (scriba_library_get_problem (library));
  g_assert_false (adw_banner_get_revealed (banner));
  g_assert_nonnull (page_check_find_prefix (GTK_WIDGET (window), "Anna, Bea, Csaba"));
  g_assert_nonnull (page_check_find_prefix (GTK_WIDGET (window), "Dani, Bea, Csaba"));
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  gtk_window_close (window);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (scriba_application_get ())));
}

int
main (int argc,
      char **argv)
{
  if (!page_check_start (&argc, &argv))
    return 0;

  g_test_add_func ("/locked/locked", test_locked);

  return g_test_run ();
}
