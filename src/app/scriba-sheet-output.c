/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-sheet-output.h"

#include <glib/gi18n.h>

#include "scriba-copy.h"
#include "scriba-toast.h"
#include "scriba-words.h"

/*
 * What becomes of a sheet: a picture, a file for a printer, or a print with its preview. It is drawn and written on
 * threads, as a text is that goes to a file; the page that asked is told what came of it.
 */

typedef struct
{
  GtkWidget *page; /* until the thread starts */
  ScribaSheet *sheet; /* or NULL: then it is a text */
  ScribaSheetFormat format;
  GBytes *text;
  GFile *file;
} Output;

static Output *
output_new (GtkWidget *page,
            ScribaSheet *sheet,
            ScribaSheetFormat format)
{
  Output *self = g_new0 (Output, 1);

  self->page = g_object_ref (page);
  self->sheet = sheet;
  self->format = format;
  return self;
}

static void
output_free (Output *self)
{
  g_clear_object (&self->page);
  g_clear_pointer (&self->sheet, scriba_sheet_free);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_object (&self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Output, output_free)

static GBytes *
make_bytes (const Output *output,
            GError **error)
{
  if (output->text != NULL)
    return g_bytes_ref (output->text);

  return output->format == SCRIBA_SHEET_PDF ? scriba_sheet_to_pdf (output->sheet, scriba_paper_get_usual (), error)
                                            : scriba_sheet_to_png (output->sheet, error);
}

static void
draw_in_thread (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *bytes = make_bytes (data, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

static void
drawn_cb (GObject *source,
          GAsyncResult *result,
          gpointer data)
{
  g_autoptr (GtkWidget) page = data;
  const Output *output = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);

  if (bytes == NULL)
    {
      g_autofree char *sentence = scriba_copy_explain (output->file, error);

      scriba_toast_tell (page, sentence);
      return;
    }

  scriba_copy_write_and_tell (page, output->file, bytes);
}

static void
output_start (Output *self,
              GFile *file)
{
  /* The thread may let go of its task last, and nothing that belongs to the main loop may end there. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, drawn_cb, g_steal_pointer (&self->page));

  self->file = g_object_ref (file);
  g_task_set_source_tag (task, output_start);
  g_task_set_task_data (task, self, (GDestroyNotify) output_free);
  g_task_run_in_thread (task, draw_in_thread);
}

/**
 * scriba_sheet_output_write:
 * @page: the page that says whether it could be written
 * @sheet: (transfer full): what is shown
 * @format: what it is written as
 * @file: where to
 */
void
scriba_sheet_output_write (GtkWidget *page,
                           ScribaSheet *sheet,
                           ScribaSheetFormat format,
                           GFile *file)
{
  g_return_if_fail (GTK_IS_WIDGET (page) && sheet != NULL && G_IS_FILE (file));

  output_start (output_new (page, sheet, format), file);
}

static void
chosen_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (Output) output = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL)
    output_start (g_steal_pointer (&output), file);
}

static void
choose (Output *output,
        const char *title,
        const char *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (output->page)), NULL, chosen_cb, output);
}

/**
 * scriba_sheet_output_choose:
 * @page: the page that asks
 * @sheet: (transfer full): what is shown
 * @format: what it is written as
 *
 * Asks for a file, and writes it.
 */
void
scriba_sheet_output_choose (GtkWidget *page,
                            ScribaSheet *sheet,
                            ScribaSheetFormat format)
{
  g_autofree char *name = g_strdup_printf ("%s.%s", sheet->title, format == SCRIBA_SHEET_PDF ? "pdf" : "png");

  g_return_if_fail (GTK_IS_WIDGET (page));

  choose (output_new (page, sheet, format), format == SCRIBA_SHEET_PDF ? _("Save PDF") : _("Save Picture"), name);
}

/**
 * scriba_sheet_output_choose_text:
 * @page: the page that asks
 * @title: what is saved
 * @name: what the file is called, unless another name is chosen
 * @text: (transfer full): what it shall hold
 *
 * Asks for a file, and writes it.
 */
void
scriba_sheet_output_choose_text (GtkWidget *page,
                                 const char *title,
                                 const char *name,
                                 char *text)
{
  Output *output;

  g_return_if_fail (GTK_IS_WIDGET (page) && text != NULL);

  output = output_new (page, NULL, SCRIBA_SHEET_PNG);
  output->text = g_bytes_new_take (text, strlen (text));
  choose (output, title, name);
}

static void
draw_page_cb (GtkPrintOperation *print,
              GtkPrintContext *context,
              int number,
              gpointer data)
{
  scriba_sheet_draw (data, gtk_print_context_get_cairo_context (context), gtk_print_context_get_width (context),
                     gtk_print_context_get_height (context));
}

/** scriba_sheet_output_new_print: (transfer full): a print of @sheet (transfer full): one page, across. */
GtkPrintOperation *
scriba_sheet_output_new_print (ScribaSheet *sheet)
{
  GtkPrintOperation *print = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_job_name (print, sheet->title);
  gtk_print_operation_set_n_pages (print, 1);
  gtk_print_operation_set_unit (print, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (print, TRUE);
  g_signal_connect (print, "draw-page", G_CALLBACK (draw_page_cb), sheet);
  g_object_set_data_full (G_OBJECT (print), "scriba-sheet", sheet, (GDestroyNotify) scriba_sheet_free);

  return print;
}

static void
done_cb (GtkPrintOperation *print,
         GtkPrintOperationResult result,
         gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *sentence = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (print, &error);
  if (error == NULL)
    {
      scriba_toast_tell (data, _("It could not be printed"));
      return;
    }

  reason = scriba_words_one_line (error->message);
  /* Translators: %s is the system's reason. */
  sentence = g_strdup_printf (_("It could not be printed: %s"), reason);
  scriba_toast_tell (data, sentence);
}

/**
 * scriba_sheet_output_print:
 * @page: the page that asks
 * @sheet: (transfer full): what is shown
 *
 * Opens the system's dialog for printing, which also has the preview.
 */
void
scriba_sheet_output_print (GtkWidget *page,
                           ScribaSheet *sheet)
{
  g_autoptr (GtkPrintOperation) print = scriba_sheet_output_new_print (sheet);

  g_return_if_fail (GTK_IS_WIDGET (page));

  gtk_print_operation_set_allow_async (print, TRUE);
  g_signal_connect_object (print, "done", G_CALLBACK (done_cb), page, 0);
  gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (gtk_widget_get_root (page)), NULL);
}
