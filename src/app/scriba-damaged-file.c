/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-damaged-file.h"

#include <glib/gi18n.h>

#include "scriba-copy.h"
#include "scriba-toast.h"
#include "scriba-words.h"

/**
 * scriba_damaged_file_write:
 * @widget: where it was asked for
 * @path: a file that could not be read
 * @file: where to
 *
 * Writes it somewhere else, as it is, and says so.
 */
void
scriba_damaged_file_write (GtkWidget *widget,
                           const char *path,
                           GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GMappedFile) damaged = g_mapped_file_new (path, FALSE, &error);
  g_autoptr (GBytes) text = NULL;

  if (damaged == NULL)
    {
      g_autofree char *sentence = scriba_words_error (error);

      scriba_toast_tell (widget, sentence);
      return;
    }

  text = g_mapped_file_get_bytes (damaged);
  scriba_copy_write_and_tell (widget, file, text);
}

static void
place_chosen_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL)
    scriba_damaged_file_write (widget, g_object_get_data (source, "path"), file);
}

/**
 * scriba_damaged_file_ask:
 * @widget: where it was asked for
 * @path: a file that could not be read
 * @name: what the copy is called unless it is told otherwise
 *
 * Asks where to, and writes it there.
 */
void
scriba_damaged_file_ask (GtkWidget *widget,
                         const char *path,
                         const char *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  gtk_file_dialog_set_title (dialog, _("Export This File"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, place_chosen_cb, g_object_ref (widget));
}
