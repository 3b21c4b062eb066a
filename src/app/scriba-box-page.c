/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-page.h"

#include <glib/gi18n.h>

#include "scriba-box-import.h"
#include "scriba-damaged-file.h"
#include "scriba-style.h"
#include "scriba-toast.h"
#include "scriba-words.h"

typedef struct
{
  GtkStack *stack;
  AdwStatusPage *damaged;
  AdwBin *content;
  GtkLabel *known;
  GtkWidget *bottom;
} ScribaBoxPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaBoxPage, scriba_box_page, SCRIBA_TYPE_DOCUMENT_PAGE)

enum
{
  PROP_0,
  PROP_BOX_CONTENT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
show_damaged (ScribaBoxPage *self,
              const GError *error)
{
  ScribaBoxPagePrivate *priv = scriba_box_page_get_instance_private (self);
  g_autofree char *sentence = scriba_words_error (error);
  g_autofree char *text = g_strdup_printf ("%s\n\n%s", sentence, _("Nothing is overwritten until you start again."));
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_status_page_set_description (priv->damaged, escaped);
}

static void
scriba_box_page_update (ScribaDocumentPage *page)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (page);
  ScribaBoxPagePrivate *priv = scriba_box_page_get_instance_private (self);
  ScribaBoxPageClass *klass = SCRIBA_BOX_PAGE_GET_CLASS (self);
  gconstpointer box = scriba_owner_box_get_box (scriba_box_page_get_owner (self));
  const GError *error = scriba_owner_box_get_open_error (scriba_box_page_get_owner (self));
  guint known = klass->count_known (box);
  g_autofree char *words = scriba_words_known (known, known + klass->count_unknown (box));

  scriba_document_page_set_subtitle (page, klass->get_title (box));
  gtk_label_set_label (priv->known, words);
  gtk_widget_set_visible (priv->bottom, error == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.export", error == NULL);
  gtk_stack_set_visible_child_name (priv->stack, error == NULL ? "box" : "damaged");
  if (error != NULL)
    show_damaged (self, error);
  else
    klass->show (self);
}

static void
import_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  scriba_box_import_ask (SCRIBA_BOX_PAGE (widget));
}

/**
 * scriba_box_page_save_damaged:
 * @self: a page over a box that could not be read
 * @file: where to
 *
 * Writes the file of the box somewhere else, as it is, and says so; does nothing if the box was read.
 */
void
scriba_box_page_save_damaged (ScribaBoxPage *self,
                              GFile *file)
{
  const char *path;

  g_return_if_fail (SCRIBA_IS_BOX_PAGE (self) && G_IS_FILE (file));

  path = scriba_owner_box_get_damaged_path (scriba_box_page_get_owner (self));
  if (path != NULL)
    scriba_damaged_file_write (GTK_WIDGET (self), path, file);
}

static void
save_damaged_cb (GtkWidget *widget,
                 const char *name,
                 GVariant *parameter)
{
  const char *path = scriba_owner_box_get_damaged_path (scriba_box_page_get_owner (SCRIBA_BOX_PAGE (widget)));
  g_autofree char *file_name = g_strdup_printf ("%s-damaged.json", SCRIBA_DOCUMENT_PAGE_GET_CLASS (widget)->copy_name);

  if (path != NULL)
    scriba_damaged_file_ask (widget, path, file_name);
}

static void
start_again_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (scriba_owner_box_get_open_error (scriba_box_page_get_owner (self)) == NULL)
    return;

  if (scriba_owner_box_start_again (scriba_box_page_get_owner (self), &error))
    sentence = g_strdup (_("The damaged file was kept beside the new one"));
  else
    sentence = scriba_words_error (error);
  scriba_toast_tell (GTK_WIDGET (self), sentence);
}

static void
scriba_box_page_constructed (GObject *object)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (object);

  G_OBJECT_CLASS (scriba_box_page_parent_class)->constructed (object);

  g_signal_connect_object (scriba_box_page_get_owner (self), "notify::open-error",
                           G_CALLBACK (scriba_box_page_update), self, G_CONNECT_SWAPPED);
}

static void
scriba_box_page_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  ScribaBoxPagePrivate *priv = scriba_box_page_get_instance_private (SCRIBA_BOX_PAGE (object));

  switch (prop_id)
    {
    case PROP_BOX_CONTENT:
      g_value_set_object (value, adw_bin_get_child (priv->content));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_box_page_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  ScribaBoxPagePrivate *priv = scriba_box_page_get_instance_private (SCRIBA_BOX_PAGE (object));

  switch (prop_id)
    {
    case PROP_BOX_CONTENT:
      adw_bin_set_child (priv->content, g_value_get_object (value));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scriba_box_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_BOX_PAGE);

  G_OBJECT_CLASS (scriba_box_page_parent_class)->dispose (object);
}

static void
scriba_box_page_class_init (ScribaBoxPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = scriba_box_page_constructed;
  object_class->get_property = scriba_box_page_get_property;
  object_class->set_property = scriba_box_page_set_property;
  object_class->dispose = scriba_box_page_dispose;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->update = scriba_box_page_update;

  /**
   * ScribaBoxPage:box-content:
   *
   * What shows the values of the box.
   */
  properties[PROP_BOX_CONTENT] =
    g_param_spec_object ("box-content", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "page.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "page.save-damaged", NULL, save_damaged_cb);
  gtk_widget_class_install_action (widget_class, "page.start-again", NULL, start_again_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-box-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBoxPage, stack);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBoxPage, damaged);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBoxPage, content);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBoxPage, known);
  gtk_widget_class_bind_template_child_private (widget_class, ScribaBoxPage, bottom);
}

static void
scriba_box_page_init (ScribaBoxPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scriba_style_wrap_buttons (GTK_WIDGET (self));
}

/** scriba_box_page_get_owner: (transfer none): the box that the page is over. */
ScribaOwnerBox *
scriba_box_page_get_owner (ScribaBoxPage *self)
{
  g_return_val_if_fail (SCRIBA_IS_BOX_PAGE (self), NULL);

  return SCRIBA_OWNER_BOX (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)));
}
