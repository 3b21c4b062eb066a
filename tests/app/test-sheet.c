/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game on a page: what is written, what is said when it cannot be, and what is printed. */

#define _GNU_SOURCE

#include "config.h"

#include <dlfcn.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "caesar-game.h"
#include "caesar-resolve.h"
#include "caesar/scriba-caesar-page.h"
#include "game-check.h"
#include "scriba-caesar-sheet.h"
#include "scriba-document-page.h"
#include "scriba-sheet-output.h"
#include "scriba-words.h"

static const char *export_filename; /* where what is to be printed goes, without a dialog */

GtkPrintOperationResult
gtk_print_operation_run (GtkPrintOperation *print,
                         GtkPrintOperationAction action,
                         GtkWindow *parent,
                         GError **error)
{
  GtkPrintOperationResult (*real) (GtkPrintOperation *, GtkPrintOperationAction, GtkWindow *, GError **) =
    dlsym (RTLD_NEXT, "gtk_print_operation_run");

  if (export_filename == NULL)
    return real (print, action, parent, error);

  gtk_print_operation_set_export_filename (print, export_filename);
  return real (print, GTK_PRINT_OPERATION_ACTION_EXPORT, parent, error);
}

typedef struct
{
  GameCheck check;
  char *folder;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (CaesarBox) box = caesar_box_new_shipped ();
  CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };
  const CaesarBegin begin = { CAESAR_SIDE_CAESAR };
  ScribaVerdict verdict;

  caesar_settings_init (&setup.settings);
  g_strlcpy (setup.seats[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  g_strlcpy (setup.seats[CAESAR_SIDE_POMPEY].name, "Bálint", SCRIBA_NAME_SIZE);
  self->folder = g_dir_make_tmp ("scriba-sheet-XXXXXX", NULL);
  self->check.window = page_check_open_window (1280, 800);
  self->check.library = game_check_get_library ();
  self->check.table = caesar_library_create (self->check.library, &setup, box, NULL);
  g_assert_true (scriba_table_dispatch (self->check.table, CAESAR_ENTRY_BEGIN, &begin, &verdict));
  game_check_show (&self->check, GTK_WIDGET (scriba_caesar_page_new (self->check.table)));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  game_check_tear_down (&self->check, data);
  g_rmdir (self->folder);
  g_free (self->folder);
}

static ScribaSheet *
make_sheet (Fixture *self)
{
  return scriba_caesar_sheet_new (caesar_table_get_state (self->check.table), caesar_table_get_box (self->check.table),
                                  g_strdup ("27 November 2026"));
}

static void
wait_for (Fixture *self,
          const char *sentence)
{
  while (page_check_find_text (GTK_WIDGET (self->check.window), sentence) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is written is the page, byte for byte, and the window says where it is. */
static void
test_write (Fixture *self,
            gconstpointer data)
{
  static const char * const names[] = { [SCRIBA_SHEET_PNG] = "map.png", [SCRIBA_SHEET_PDF] = "map.pdf" };

  for (guint format = SCRIBA_SHEET_PNG; format <= SCRIBA_SHEET_PDF; format++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[format], NULL);
      g_autofree char *sentence = g_strdup_printf (_("Saved: %s"), names[format]);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *text = NULL;
      gsize length;

      scriba_sheet_output_write (self->check.page, make_sheet (self), format, file);
      wait_for (self, sentence);
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_assert_true (g_str_has_prefix (text, format == SCRIBA_SHEET_PDF ? "%PDF-" : "\x89PNG"));
      if (format == SCRIBA_SHEET_PNG)
        {
          g_autoptr (ScribaSheet) sheet = make_sheet (self);
          g_autoptr (GBytes) png = scriba_sheet_to_png (sheet, NULL);

          g_assert_cmpmem (text, length, g_bytes_get_data (png, NULL), g_bytes_get_size (png));
        }
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* Where nothing can be written, one sentence says so, and nothing is left there. */
static void
test_refused (Fixture *self,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "no", "map.png", NULL);
  g_autofree char *unwritable = g_strdup_printf (_("cannot be written: %s"), _("there is no such folder"));
  g_autofree char *sentence = g_strdup_printf ("map.png: %s", unwritable);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  scriba_sheet_output_write (self->check.page, make_sheet (self), SCRIBA_SHEET_PNG, file);
  wait_for (self, sentence);
}

static void
draw_badly (cairo_t *cr,
            const ScribaLook *look,
            double width,
            double height,
            gconstpointer data)
{
  /* There is no point here to go on from. */
  cairo_new_path (cr);
  cairo_rel_line_to (cr, 1, 1);
}

/* What could not be drawn is not told as saved, and nothing is left there. */
static void
test_undrawable (Fixture *self,
                 gconstpointer data)
{
  static const char * const names[] = { [SCRIBA_SHEET_PNG] = "map.png", [SCRIBA_SHEET_PDF] = "map.pdf" };

  for (guint format = SCRIBA_SHEET_PNG; format <= SCRIBA_SHEET_PDF; format++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[format], NULL);
      g_autofree char *undrawable = g_strdup_printf (_("cannot be drawn: %s"),
                                                     cairo_status_to_string (CAIRO_STATUS_NO_CURRENT_POINT));
      g_autofree char *sentence = g_strdup_printf ("%s: %s", names[format], undrawable);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      ScribaSheet *sheet = make_sheet (self);

      sheet->draw = draw_badly;
      scriba_sheet_output_write (self->check.page, sheet, format, file);
      wait_for (self, sentence);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* One page, across, as large as the paper. */
static void
test_print (Fixture *self,
            gconstpointer paper)
{
  g_autoptr (GtkPrintOperation) print = scriba_sheet_output_new_print (make_sheet (self));
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_copy (gtk_print_operation_get_default_page_setup (print));
  g_autofree char *path = g_build_filename (self->folder, "map.pdf", NULL);
  GtkPaperSize *size = gtk_paper_size_new (paper);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (gtk_page_setup_get_orientation (setup), ==, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_export_filename (print, path);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, self->check.window, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (print), ==, 1);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What could not be printed is told with the reason that the system gives. */
static void
test_unprintable (Fixture *self,
                  gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "no", "map.pdf", NULL);
  g_autoptr (GtkPrintOperation) print = scriba_sheet_output_new_print (make_sheet (self));
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  export_filename = path;
  gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT, self->check.window, &error);
  g_assert_nonnull (error);
  sentence = g_strdup_printf (_("It could not be printed: %s"), error->message);
  scriba_sheet_output_print (self->check.page, make_sheet (self));
  export_filename = NULL;
  wait_for (self, sentence);
}

static void
clipboard_cb (GObject *source,
              GAsyncResult *result,
              gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* The result as text: who played, who won, with what. Who cannot place loses at once. */
static void
test_copy (Fixture *self,
           gconstpointer data)
{
  g_autofree char *players = NULL;
  g_autofree char *result = NULL;
  g_autofree char *text = NULL;
  CaesarCannotPlace entry;
  ScribaVerdict verdict;

  caesar_resolve_cannot_place (caesar_table_get_state (self->check.table), caesar_table_get_box (self->check.table),
                               CAESAR_SIDE_CAESAR, &entry);
  g_assert_true (scriba_table_dispatch (self->check.table, CAESAR_ENTRY_CANNOT_PLACE, &entry, &verdict));
  page_check_settle ();
  page_check_click (page_check_find_button (self->check.page, _("Copy as Text")));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (self->check.page), NULL, clipboard_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);

  players = scriba_words_caesar_players (caesar_table_get_state (self->check.table));
  result = scriba_words_caesar_moment (caesar_table_get_state (self->check.table));
  g_assert_nonnull (strstr (text, players));
  g_assert_nonnull (strstr (text, result));
  g_assert_nonnull (page_check_find_text (GTK_WIDGET (self->check.window), _("The result is on the clipboard")));
}

#define ADD(path, test, data) g_test_add (path, Fixture, data, set_up, test, tear_down)

int
main (int argc,
      char *argv[])
{
  if (!page_check_start (&argc, &argv))
    return 0;

  ADD ("/sheet/write", test_write, NULL);
  ADD ("/sheet/refused", test_refused, NULL);
  ADD ("/sheet/undrawable", test_undrawable, NULL);
  ADD ("/sheet/print-a4", test_print, GTK_PAPER_NAME_A4);
  ADD ("/sheet/print-letter", test_print, GTK_PAPER_NAME_LETTER);
  ADD ("/sheet/unprintable", test_unprintable, NULL);
  ADD ("/sheet/copy", test_copy, NULL);

  return g_test_run ();
}
