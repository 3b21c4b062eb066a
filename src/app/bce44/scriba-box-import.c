/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-import.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bce-box-facts.h"
#include "scriba-box-merge-dialog.h"
#include "scriba-window.h"
#include "scriba-words.h"

/* What is known between reading the other box and the reader's choices. */
typedef struct
{
  GtkWidget *widget;
  ScribaOwnerBox *owner;
  BceBox *merged;
  GArray *conflicts;
  guint added;
} Import;

static void
import_free (gpointer data,
             GClosure *closure)
{
  Import *import = data;

  g_object_unref (import->widget);
  g_object_unref (import->owner);
  g_clear_pointer (&import->merged, bce_box_free);
  g_array_unref (import->conflicts);
  g_free (import);
}

static void
tell (GtkWidget *widget,
      char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (SCRIBA_IS_WINDOW (root))
    scriba_window_toast (SCRIBA_WINDOW (root), adw_toast_new (sentence));
  g_free (sentence);
}

static void
take (Import *import)
{
  guint added = import->added;

  scriba_owner_box_take (import->owner, g_steal_pointer (&import->merged));
  scriba_document_commit (SCRIBA_DOCUMENT (import->owner), NULL, _("Import"));

  if (added > 0)
    tell (import->widget, g_strdup_printf (ngettext ("%u value added", "%u values added", added), added));
  else
    tell (import->widget, g_strdup (_("No value was added")));
}

static void
merge_cb (ScribaBoxMergeDialog *dialog,
          gpointer data)
{
  Import *import = data;

  for (guint i = 0; i < import->conflicts->len; i++)
    if (scriba_box_merge_dialog_takes (dialog, i))
      bce_box_take (import->merged, &g_array_index (import->conflicts, BceBoxConflict, i));
  take (import);
}

static void
refuse (GtkWidget *widget,
        const GError *error)
{
  g_autofree char *sentence = scriba_words_error (error);
  AdwDialog *dialog = adw_alert_dialog_new (_("This Box Cannot Be Imported"), sentence);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("Close"));
  adw_dialog_present (dialog, widget);
}

/**
 * scriba_box_import_file:
 * @widget: a widget of the page, for dialogs
 * @owner: the owner's box
 * @path: another person's box
 *
 * Adds what the other box knows, as one step. Values that differ are asked about first.
 */
void
scriba_box_import_file (GtkWidget *widget,
                        ScribaOwnerBox *owner,
                        const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BceBox) other = scriba_owner_box_read_other (path, &error);
  Import *import;
  AdwDialog *dialog;

  if (other == NULL)
    {
      refuse (widget, error);
      return;
    }

  import = g_new0 (Import, 1);
  import->widget = g_object_ref (widget);
  import->owner = g_object_ref (owner);
  import->conflicts = bce_box_conflicts_new ();
  import->merged = bce_box_merge (scriba_owner_box_get_box (owner), other, import->conflicts);
  import->added = bce_box_count_known (import->merged) - bce_box_count_known (scriba_owner_box_get_box (owner));

  if (import->conflicts->len == 0)
    {
      take (import);
      import_free (import, NULL);
      return;
    }

  dialog = scriba_box_merge_dialog_new (import->merged, import->conflicts);
  g_signal_connect_data (dialog, "merge", G_CALLBACK (merge_cb), import, import_free, 0);
  adw_dialog_present (dialog, widget);
}

typedef struct
{
  GtkWidget *widget;
  ScribaOwnerBox *owner;
} Asking;

static void
chosen_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autofree Asking *asking = data;
  g_autoptr (GtkWidget) widget = asking->widget;
  g_autoptr (ScribaOwnerBox) owner = asking->owner;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    scriba_box_import_file (widget, owner, path);
  else if (file != NULL)
    tell (widget, g_strdup (_("This place cannot be opened")));
}

/**
 * scriba_box_import_ask:
 * @widget: a widget of the page, for dialogs
 * @owner: the owner's box
 *
 * Asks for another person's box and imports it.
 */
void
scriba_box_import_ask (GtkWidget *widget,
                       ScribaOwnerBox *owner)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  Asking *asking = g_new0 (Asking, 1);

  asking->widget = g_object_ref (widget);
  asking->owner = g_object_ref (owner);
  gtk_file_dialog_set_title (dialog, _("Import a Box"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, asking);
}
