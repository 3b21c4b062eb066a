/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-document-page.h"

#include <glib/gi18n.h>

#include "scriba-announce.h"
#include "scriba-change.h"
#include "scriba-copy.h"
#include "scriba-focus.h"
#include "scriba-heading.h"
#include "scriba-menu-button.h"
#include "scriba-speech.h"
#include "scriba-title.h"
#include "scriba-toast.h"
#include "scriba-unsaved.h"
#include "scriba-words.h"

/* How long a write may take before the page says so, in milliseconds. */
#define PATIENCE 300

typedef struct
{
  ScribaKept *document;
  char *subtitle;
  guint saving_timeout;
  gboolean saving_shown;
  GPtrArray *copies; /* (element-type GFile): where a copy goes as soon as saving is done; each holds a reference to the page */

  GtkButton *undo_button;
  GtkButton *redo_button;
  ScribaHeading *heading;
  GtkRevealer *failure;
  GtkLabel *failure_sentence;
  AdwBin *content;
  AdwBin *bottom_bar;
} ScribaDocumentPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaDocumentPage, scriba_document_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_SUBTITLE,
  PROP_CONTENT,
  PROP_BOTTOM_BAR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static char *
dup_redo_text (ScribaDocumentPage *self)
{
  g_autofree char *redo = SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->describe_redo (self);

  return redo != NULL ? scriba_change_dup_text (SCRIBA_CHANGE_REDONE, redo) : NULL;
}

/**
 * scriba_document_page_update:
 * @self: a page
 *
 * Draws it once more, from its document or game. The keyboard goes on at what is nearest if what had it is gone.
 */
void
scriba_document_page_update (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv;
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  g_autoptr (GPtrArray) places = NULL;
  const char *undo_text, *redo_text;

  g_return_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self));

  priv = scriba_document_page_get_instance_private (self);
  places = scriba_focus_list (GTK_WIDGET (self));
  undo = scriba_document_page_dup_undo_text (self);
  redo = dup_redo_text (self);
  undo_text = undo != NULL ? undo : _("Undo");
  redo_text = redo != NULL ? redo : _("Redo");

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.redo", redo != NULL);
  scriba_speech_name_icon (GTK_WIDGET (priv->undo_button), undo_text);
  scriba_speech_name_icon (GTK_WIDGET (priv->redo_button), redo_text);

  if (SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->update != NULL)
    SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->update (self);
  scriba_focus_keep (GTK_WIDGET (self), places);
}

/* The second line of the title says that a write takes long: it is there already, whatever the width. */
static void
show_saving (ScribaDocumentPage *self,
             gboolean saving)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  priv->saving_shown = saving;
  scriba_heading_set_subtitle (priv->heading, saving ? _("Saving…") : priv->subtitle);
}

static gboolean
saving_timeout_cb (gpointer data)
{
  ScribaDocumentPage *self = data;
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  priv->saving_timeout = 0;
  show_saving (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* It is no thing that was tapped, so it is told, once. */
static void
show_failure (ScribaDocumentPage *self,
              const GError *error)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);
  gboolean shown = gtk_revealer_get_reveal_child (priv->failure);

  if (error != NULL)
    {
      g_autofree char *sentence = scriba_unsaved_explain_problem (error);

      if (!shown || !g_str_equal (gtk_label_get_label (priv->failure_sentence), sentence))
        scriba_announce (GTK_WIDGET (self), sentence);
      gtk_label_set_label (priv->failure_sentence, sentence);
    }
  gtk_revealer_set_reveal_child (priv->failure, error != NULL);
}

static void write_copies (ScribaDocumentPage *self);

static void
saved_cb (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);
  const GError *error = scriba_kept_get_save_error (priv->document);
  gboolean saving = !scriba_kept_get_saved (priv->document) && error == NULL;

  if (saving && priv->saving_timeout == 0 && !priv->saving_shown)
    priv->saving_timeout = g_timeout_add (PATIENCE, saving_timeout_cb, self);
  if (!saving)
    {
      g_clear_handle_id (&priv->saving_timeout, g_source_remove);
      show_saving (self, FALSE);
    }

  show_failure (self, error);
  if (!saving)
    write_copies (self);
}

static void
retry_cb (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  scriba_kept_save (priv->document);
}

static void
undo_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (SCRIBA_DOCUMENT_PAGE (widget));
  g_autofree char *undo = SCRIBA_DOCUMENT_PAGE_GET_CLASS (widget)->describe_undo (SCRIBA_DOCUMENT_PAGE (widget));

  if (undo != NULL)
    scriba_announce_change (widget, SCRIBA_CHANGE_UNDONE, undo);
  scriba_kept_undo (priv->document);
}

static void
redo_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (SCRIBA_DOCUMENT_PAGE (widget));
  g_autofree char *redo = SCRIBA_DOCUMENT_PAGE_GET_CLASS (widget)->describe_redo (SCRIBA_DOCUMENT_PAGE (widget));

  if (redo != NULL)
    scriba_announce_change (widget, SCRIBA_CHANGE_REDONE, redo);
  scriba_kept_redo (priv->document);
}

static void
copied_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (ScribaDocumentPage) self = data;
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (scriba_copy_finish (result, &name, &sentence) &&
      scriba_kept_give_up (priv->document, scriba_copy_get_text (result)))
    {
      g_free (sentence);
      /* Translators: %s is a file name. It has what could not be saved in its place. */
      sentence = g_strdup_printf (_("Saved a copy: %s. This game goes on from what was saved before."), name);
    }
  scriba_toast_tell (GTK_WIDGET (self), sentence);
}

static void
write_copies (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  while (priv->copies->len > 0)
    {
      g_autoptr (GFile) file = g_ptr_array_steal_index (priv->copies, 0);
      g_autoptr (GBytes) text = scriba_kept_make_copy (priv->document);

      scriba_copy_write (file, text, copied_cb, self);
    }
}

/**
 * scriba_document_page_save_copy:
 * @self: a page
 * @file: where to
 *
 * Writes a file that holds all that is shown, once that is on the disk or could not be written.
 */
void
scriba_document_page_save_copy (ScribaDocumentPage *self,
                                GFile *file)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self));

  g_object_ref (self);
  g_ptr_array_add (priv->copies, g_object_ref (file));
  saved_cb (self);
}

static void
copy_chosen_cb (GObject *source,
                GAsyncResult *result,
                gpointer data)
{
  g_autoptr (ScribaDocumentPage) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL)
    scriba_document_page_save_copy (self, file);
}

static void
export_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaDocumentPage *self = SCRIBA_DOCUMENT_PAGE (widget);
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  const char *copy_name = SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->copy_name;
  const char *title = adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self));
  const char *extension = SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->copy_extension;
  g_autofree char *file_name = g_strdup_printf ("%s.%s", copy_name != NULL ? copy_name : title,
                                                extension != NULL ? extension : "json");

  gtk_file_dialog_set_title (dialog, _("Save a Copy"));
  gtk_file_dialog_set_initial_name (dialog, file_name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL,
                        copy_chosen_cb, g_object_ref (self));
}

/* A number stays with its word: “44 BCE”. */
static char *
unbroken_cb (ScribaDocumentPage *self,
             const char *title)
{
  g_autoptr (GString) text = g_string_new (title);

  for (gsize i = 1; i < text->len; i++)
    if (text->str[i] == ' ' && g_ascii_isdigit (text->str[i - 1]))
      {
        g_string_erase (text, i, 1);
        g_string_insert (text, i, "\302\240");
      }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* What no control tells by itself. */
static void
step_cb (ScribaDocumentPage *self,
         const char *step)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    scriba_announce_change (GTK_WIDGET (self), SCRIBA_CHANGE_DONE, step);
}

static void
set_document (ScribaDocumentPage *self,
              ScribaKept *document)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_set_object (&priv->document, document);
  g_signal_connect_object (document, "changed", G_CALLBACK (scriba_document_page_update), self, G_CONNECT_SWAPPED);
  if (SCRIBA_IS_DOCUMENT (document))
    g_signal_connect_object (document, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::save-error", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
}

static void
scriba_document_page_constructed (GObject *object)
{
  ScribaDocumentPage *self = SCRIBA_DOCUMENT_PAGE (object);

  G_OBJECT_CLASS (scriba_document_page_parent_class)->constructed (object);

  scriba_document_page_update (self);
  saved_cb (self);
}

static void
scriba_document_page_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (SCRIBA_DOCUMENT_PAGE (object));

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, priv->document);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, priv->subtitle);
      break;
    case PROP_CONTENT:
      g_value_set_object (value, adw_bin_get_child (priv->content));
      break;
    case PROP_BOTTOM_BAR:
      g_value_set_object (value, adw_bin_get_child (priv->bottom_bar));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_document_page_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  ScribaDocumentPage *self = SCRIBA_DOCUMENT_PAGE (object);
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      set_document (self, g_value_get_object (value));
      break;
    case PROP_SUBTITLE:
      scriba_document_page_set_subtitle (self, g_value_get_string (value));
      break;
    case PROP_CONTENT:
      adw_bin_set_child (priv->content, g_value_get_object (value));
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_BOTTOM_BAR:
      adw_bin_set_child (priv->bottom_bar, g_value_get_object (value));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_document_page_dispose (GObject *object)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (SCRIBA_DOCUMENT_PAGE (object));

  g_clear_handle_id (&priv->saving_timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_DOCUMENT_PAGE);

  G_OBJECT_CLASS (scriba_document_page_parent_class)->dispose (object);
}

static void
scriba_document_page_finalize (GObject *object)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (SCRIBA_DOCUMENT_PAGE (object));

  g_clear_object (&priv->document);
  g_ptr_array_unref (priv->copies);
  g_free (priv->subtitle);

  G_OBJECT_CLASS (scriba_document_page_parent_class)->finalize (object);
}

static char *
describe_undo (ScribaDocumentPage *self)
{
  return g_strdup (scriba_document_get_undo_label (scriba_document_page_get_document (self)));
}

static char *
describe_redo (ScribaDocumentPage *self)
{
  return g_strdup (scriba_document_get_redo_label (scriba_document_page_get_document (self)));
}

static void
scriba_document_page_class_init (ScribaDocumentPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SCRIBA_TYPE_HEADING);
  g_type_ensure (SCRIBA_TYPE_MENU_BUTTON);
  g_type_ensure (SCRIBA_TYPE_TITLE);

  object_class->constructed = scriba_document_page_constructed;
  object_class->get_property = scriba_document_page_get_property;
  object_class->set_property = scriba_document_page_set_property;
  object_class->dispose = scriba_document_page_dispose;
  object_class->finalize = scriba_document_page_finalize;

  klass->describe_undo = describe_undo;
  klass->describe_redo = describe_redo;

  properties[PROP_DOCUMENT] =
    g_param_spec_object ("document", NULL, NULL, SCRIBA_TYPE_KEPT,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] =
    g_param_spec_string ("subtitle", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CONTENT] =
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BOTTOM_BAR] =
    g_param_spec_object ("bottom-bar", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "page.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "page.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "page.export", NULL, export_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-document-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, undo_button);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, redo_button);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, heading);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, failure);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, failure_sentence);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, content);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaDocumentPage, bottom_bar);
  gtk_widget_class_bind_template_callback (widget_class, retry_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbroken_cb);
}

static void
scriba_document_page_init (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  priv->copies = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_document_page_get_kept: (transfer none): what the page is over, a document or a game. */
ScribaKept *
scriba_document_page_get_kept (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self), NULL);

  return priv->document;
}

/** scriba_document_page_get_document: (transfer none) (nullable): the document of the page; %NULL for that of a game. */
ScribaDocument *
scriba_document_page_get_document (ScribaDocumentPage *self)
{
  ScribaKept *kept = scriba_document_page_get_kept (self);

  return SCRIBA_IS_DOCUMENT (kept) ? SCRIBA_DOCUMENT (kept) : NULL;
}

/**
 * scriba_document_page_dup_undo_text:
 * @self: a page
 *
 * Returns: (transfer full) (nullable): what *Undo* is called, which says what it takes back; %NULL if there is nothing
 */
char *
scriba_document_page_dup_undo_text (ScribaDocumentPage *self)
{
  g_autofree char *undo = NULL;

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self), NULL);

  undo = SCRIBA_DOCUMENT_PAGE_GET_CLASS (self)->describe_undo (self);
  return undo != NULL ? scriba_change_dup_text (SCRIBA_CHANGE_UNDONE, undo) : NULL;
}

/** scriba_document_page_set_undo_shown: whether the header has Undo; a page may have it somewhere else. */
void
scriba_document_page_set_undo_shown (ScribaDocumentPage *self,
                                     gboolean shown)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (priv->undo_button), shown);
}

/** scriba_document_page_get_subtitle: the second line of the title, or %NULL. */
const char *
scriba_document_page_get_subtitle (ScribaDocumentPage *self)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_return_val_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self), NULL);

  return priv->subtitle;
}

/** scriba_document_page_set_subtitle: sets the second line of the title. */
void
scriba_document_page_set_subtitle (ScribaDocumentPage *self,
                                   const char *subtitle)
{
  ScribaDocumentPagePrivate *priv = scriba_document_page_get_instance_private (self);

  g_return_if_fail (SCRIBA_IS_DOCUMENT_PAGE (self));

  if (!g_set_str (&priv->subtitle, subtitle))
    return;

  show_saving (self, priv->saving_shown);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}
