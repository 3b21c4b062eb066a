/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-import.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scriba-box-merge-dialog.h"
#include "scriba-toast.h"
#include "scriba-words.h"

/* What is known between reading the other box and the reader's choices. */
typedef struct
{
  ScribaBoxPage *page;
  gpointer merged;
  GArray *conflicts;
  guint added;
} Import;

static void
import_free (gpointer data,
             GClosure *closure)
{
  Import *import = data;

  if (import->merged != NULL)
    scriba_owner_box_get_format (scriba_box_page_get_owner (import->page))->free_box (import->merged);
  g_object_unref (import->page);
  g_array_unref (import->conflicts);
  g_free (import);
}

static void
take (Import *import,
      guint taken)
{
  ScribaOwnerBox *owner = scriba_box_page_get_owner (import->page);
  guint added = import->added;
  g_autofree char *sentence = NULL;

  scriba_owner_box_take (owner, g_steal_pointer (&import->merged));
  scriba_document_commit (SCRIBA_DOCUMENT (owner), NULL, _("Import"));

  if (added > 0)
    sentence = g_strdup_printf (ngettext ("%u value added", "%u values added", added), added);
  else if (taken > 0)
    sentence = g_strdup_printf (ngettext ("%u value taken over", "%u values taken over", taken), taken);
  else
    sentence = g_strdup (_("No value was added"));
  scriba_toast_tell (GTK_WIDGET (import->page), sentence);
}

static void
merge_cb (ScribaBoxMergeDialog *dialog,
          gpointer data)
{
  Import *import = data;
  guint taken = 0;

  for (guint i = 0; i < import->conflicts->len; i++)
    if (scriba_box_merge_dialog_takes (dialog, i))
      {
        SCRIBA_BOX_PAGE_GET_CLASS (import->page)->take (import->merged, import->conflicts, i);
        taken++;
      }
  take (import, taken);
}

static void
refuse (ScribaBoxPage *page,
        const GError *error)
{
  g_autofree char *sentence = scriba_words_error (error);
  AdwDialog *dialog = adw_alert_dialog_new (_("This Box Cannot Be Imported"), sentence);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("Close"));
  adw_dialog_present (dialog, GTK_WIDGET (page));
}

/**
 * scriba_box_import_file:
 * @page: the page of the owner's box
 * @path: another person's box
 *
 * Adds what the other box knows, as one step. Values that differ are asked about first.
 */
void
scriba_box_import_file (ScribaBoxPage *page,
                        const char *path)
{
  ScribaBoxPageClass *klass = SCRIBA_BOX_PAGE_GET_CLASS (page);
  ScribaOwnerBox *owner = scriba_box_page_get_owner (page);
  const ScribaGameFormat *format = scriba_owner_box_get_format (owner);
  g_autoptr (GError) error = NULL;
  gpointer other = scriba_owner_box_read_other (format, path, &error);
  Import *import;
  AdwDialog *dialog;

  if (other == NULL)
    {
      refuse (page, error);
      return;
    }

  import = g_new0 (Import, 1);
  import->page = g_object_ref (page);
  import->merged = klass->merge (scriba_owner_box_get_box (owner), other, &import->conflicts);
  import->added = klass->count_known (import->merged) - klass->count_known (scriba_owner_box_get_box (owner));
  format->free_box (other);

  if (import->conflicts->len == 0)
    {
      take (import, 0);
      import_free (import, NULL);
      return;
    }

  dialog = scriba_box_merge_dialog_new ();
  for (guint i = 0; i < import->conflicts->len; i++)
    {
      ScribaBoxDifference difference;

      klass->describe (import->merged, import->conflicts, i, &difference);
      scriba_box_merge_dialog_add (SCRIBA_BOX_MERGE_DIALOG (dialog), &difference);
      g_free (difference.name);
      g_free (difference.mine);
      g_free (difference.other);
    }
  g_signal_connect_data (dialog, "merge", G_CALLBACK (merge_cb), import, import_free, 0);
  adw_dialog_present (dialog, GTK_WIDGET (page));
}

static void
chosen_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (ScribaBoxPage) page = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  /* Who has left the page could not be asked about values that differ. */
  if (gtk_widget_get_root (GTK_WIDGET (page)) == NULL)
    return;

  if (path != NULL)
    scriba_box_import_file (page, path);
  else if (file != NULL)
    scriba_toast_tell (GTK_WIDGET (page), _("This place cannot be opened"));
}

/** scriba_box_import_ask: asks for another person's box and imports it. */
void
scriba_box_import_ask (ScribaBoxPage *page)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _("Import a Box"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), NULL, chosen_cb, g_object_ref (page));
}
