/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-copy.h"

#include <glib/gi18n.h>

#include "scriba-error.h"
#include "scriba-export.h"
#include "scriba-toast.h"
#include "scriba-words.h"

static void
write_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  const char *path = g_file_peek_path (source);
  gsize length;
  const char *text = g_bytes_get_data (data, &length);
  GError *error = NULL;

  /* A place on another machine has no path. */
  if (path != NULL ? scriba_export_write (path, data, &error)
                   : g_file_replace_contents (source, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * scriba_copy_write:
 * @file: where to; the source of the answer
 * @text: what it shall hold
 * @callback: called when it was written, or could not be
 * @data: for @callback
 *
 * Writes a file that the reader asked for, on a thread.
 */
void
scriba_copy_write (GFile *file,
                   GBytes *text,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, data);

  g_task_set_source_tag (task, scriba_copy_write);
  g_task_set_task_data (task, g_bytes_ref (text), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/** scriba_copy_get_text: what was to be written. */
GBytes *
scriba_copy_get_text (GAsyncResult *result)
{
  return g_task_get_task_data (G_TASK (result));
}

static char *
dup_name (GFile *file)
{
  g_autofree char *basename = g_file_get_basename (file);

  return scriba_words_one_line (basename);
}

/** scriba_copy_explain: (transfer full): tells its reader why @file could not be made, with its name. */
char *
scriba_copy_explain (GFile *file,
                     GError *error)
{
  g_autofree char *name = dup_name (file);

  if (error->domain == SCRIBA_ERROR)
    scriba_error_set_file (error, name);
  return scriba_words_error (error);
}

/**
 * scriba_copy_finish:
 * @result: the answer
 * @name: (out) (transfer full): what the file is called
 * @sentence: (out) (transfer full): what its reader is told: where it is, or why it could not be written
 *
 * Returns: whether it was written
 */
gboolean
scriba_copy_finish (GAsyncResult *result,
                    char **name,
                    char **sentence)
{
  GFile *file = g_task_get_source_object (G_TASK (result));
  g_autoptr (GError) error = NULL;

  *name = dup_name (file);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      /* Translators: %s is a file name. */
      *sentence = g_strdup_printf (_("Saved: %s"), *name);
      return TRUE;
    }

  *sentence = scriba_copy_explain (file, error);
  return FALSE;
}

static void
told_cb (GObject *source,
         GAsyncResult *result,
         gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  scriba_copy_finish (result, &name, &sentence);
  scriba_toast_tell (widget, sentence);
}

/**
 * scriba_copy_write_and_tell:
 * @widget: where it was asked for
 * @file: where to
 * @text: what it shall hold
 *
 * Like scriba_copy_write(); then a toast says where it is, or why it could not be written.
 */
void
scriba_copy_write_and_tell (GtkWidget *widget,
                            GFile *file,
                            GBytes *text)
{
  scriba_copy_write (file, text, told_cb, g_object_ref (widget));
}
