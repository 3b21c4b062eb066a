/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-box-page.h"

#include <glib/gi18n.h>

#include "bce-box-facts.h"
#include "scriba-box-import.h"
#include "scriba-box-section.h"
#include "scriba-copy.h"
#include "scriba-error.h"
#include "scriba-window.h"
#include "scriba-words.h"

/* The title of a box that is the game itself and no other set of values. */
#define OWN_TITLE "44 BCE"

struct _ScribaBoxPage
{
  ScribaDocumentPage parent_instance;

  gboolean narrow;

  GtkStack *stack;
  AdwStatusPage *damaged;
  AdwToggleGroup *toggles;
  GtkDropDown *parts;
  GtkStack *sections;
  GtkLabel *known;
  GtkWidget *bottom;
};

G_DEFINE_FINAL_TYPE (ScribaBoxPage, scriba_box_page, SCRIBA_TYPE_DOCUMENT_PAGE)

enum
{
  PROP_0,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ScribaOwnerBox *
get_owner (ScribaBoxPage *self)
{
  return SCRIBA_OWNER_BOX (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)));
}

static ScribaBoxSection *
get_section (ScribaBoxPage *self)
{
  guint part = gtk_drop_down_get_selected (self->parts);
  const char *name = bce_box_shape.fields[part + 1].name;
  GtkWidget *section = gtk_stack_get_child_by_name (self->sections, name);

  /* Made when it is first shown: there are hundreds of cells. */
  if (section == NULL)
    {
      section = scriba_box_section_new (get_owner (self), part);
      gtk_stack_add_named (self->sections, section, name);
    }
  gtk_stack_set_visible_child (self->sections, section);
  return SCRIBA_BOX_SECTION (section);
}

static void
show_section (ScribaBoxPage *self)
{
  if (get_owner (self) != NULL && gtk_drop_down_get_selected (self->parts) < BCE_N_BOX_PARTS)
    scriba_box_section_update (get_section (self), self->narrow);
}

static void
show_damaged (ScribaBoxPage *self,
              const GError *error)
{
  g_autofree char *sentence = scriba_words_error (error);
  g_autofree char *text = g_strdup_printf ("%s\n\n%s", sentence, _("Nothing is overwritten until you start again."));
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_status_page_set_description (self->damaged, escaped);
}

static void
scriba_box_page_update (ScribaDocumentPage *page)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (page);
  const BceBox *box = scriba_owner_box_get_box (get_owner (self));
  const GError *error = scriba_owner_box_get_open_error (get_owner (self));
  guint known = bce_box_count_known (box);
  g_autofree char *words = scriba_words_known (known, known + bce_box_count_unknown (box));

  scriba_document_page_set_subtitle (page, g_strcmp0 (box->title, OWN_TITLE) != 0 ? box->title : NULL);
  gtk_label_set_label (self->known, words);
  gtk_widget_set_visible (self->bottom, error == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.export", error == NULL);
  gtk_stack_set_visible_child_name (self->stack, error == NULL ? "box" : "damaged");
  if (error != NULL)
    show_damaged (self, error);
  else
    show_section (self);
}

static void
toggled_cb (ScribaBoxPage *self)
{
  guint part = adw_toggle_group_get_active (self->toggles);

  if (part < BCE_N_BOX_PARTS)
    gtk_drop_down_set_selected (self->parts, part);
}

static void
selected_cb (ScribaBoxPage *self)
{
  adw_toggle_group_set_active (self->toggles, gtk_drop_down_get_selected (self->parts));
  if (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)) != NULL)
    show_section (self);
}

static void
import_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  scriba_box_import_ask (widget, get_owner (SCRIBA_BOX_PAGE (widget)));
}

static void
tell (ScribaBoxPage *self,
      const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (SCRIBA_IS_WINDOW (root))
    scriba_window_toast (SCRIBA_WINDOW (root), adw_toast_new (sentence));
}

static void
tell_copied (ScribaBoxPage *self,
             GFile *file,
             GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *sentence = NULL;

  if (error != NULL && error->domain == SCRIBA_ERROR)
    scriba_error_set_file (error, name);
  sentence = error != NULL ? scriba_words_error (error) : g_strdup (_("The file was saved"));
  tell (self, sentence);
}

static void
copied_cb (GObject *source,
           GAsyncResult *result,
           gpointer data)
{
  g_autoptr (ScribaBoxPage) self = data;
  g_autoptr (GError) error = NULL;

  scriba_copy_finish (result, &error);
  tell_copied (self, G_FILE (source), error);
}

static void
place_chosen_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer data)
{
  g_autoptr (ScribaBoxPage) self = data;
  g_autoptr (GFile) target = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  const char *path = scriba_owner_box_get_damaged_path (get_owner (self));
  g_autoptr (GMappedFile) damaged = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;

  if (target == NULL || path == NULL)
    return;

  damaged = g_mapped_file_new (path, FALSE, &error);
  if (damaged == NULL)
    {
      tell_copied (self, target, error);
      return;
    }

  text = g_mapped_file_get_bytes (damaged);
  scriba_copy_write (target, text, copied_cb, g_object_ref (self));
}

static void
save_damaged_cb (GtkWidget *widget,
                 const char *name,
                 GVariant *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _("Export This File"));
  gtk_file_dialog_set_initial_name (dialog, "44bce-box-damaged.json");
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL,
                        place_chosen_cb, g_object_ref (widget));
}

static void
start_again_cb (GtkWidget *widget,
                const char *name,
                GVariant *parameter)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (scriba_owner_box_get_open_error (get_owner (self)) == NULL)
    return;

  if (scriba_owner_box_start_again (get_owner (self), &error))
    sentence = g_strdup (_("The damaged file was kept beside the new one"));
  else
    sentence = scriba_words_error (error);
  tell (self, sentence);
}

static void
scriba_box_page_constructed (GObject *object)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (object);

  G_OBJECT_CLASS (scriba_box_page_parent_class)->constructed (object);

  g_signal_connect_object (get_owner (self), "notify::open-error",
                           G_CALLBACK (scriba_box_page_update), self, G_CONNECT_SWAPPED);
}

static void
scriba_box_page_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
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
  ScribaBoxPage *self = SCRIBA_BOX_PAGE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      if (self->narrow == g_value_get_boolean (value))
        return;
      self->narrow = !self->narrow;
      show_section (self);
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
  ScribaDocumentPageClass *page_class = SCRIBA_DOCUMENT_PAGE_CLASS (klass);

  object_class->constructed = scriba_box_page_constructed;
  object_class->get_property = scriba_box_page_get_property;
  object_class->set_property = scriba_box_page_set_property;
  object_class->dispose = scriba_box_page_dispose;
  page_class->update = scriba_box_page_update;
  page_class->copy_name = "44bce-box";

  /**
   * ScribaBoxPage:narrow:
   *
   * Whether components are a list rather than a grid.
   */
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "page.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "page.save-damaged", NULL, save_damaged_cb);
  gtk_widget_class_install_action (widget_class, "page.start-again", NULL, start_again_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, toggles);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, parts);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, sections);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, known);
  gtk_widget_class_bind_template_child (widget_class, ScribaBoxPage, bottom);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
scriba_box_page_init (ScribaBoxPage *self)
{
  const char *names[BCE_N_BOX_PARTS + 1] = { NULL };
  g_autoptr (GtkStringList) list = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  for (BceBoxPart part = 0; part < BCE_N_BOX_PARTS; part++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      names[part] = scriba_words_box_part (part);
      adw_toggle_set_label (toggle, names[part]);
      adw_toggle_group_add (self->toggles, toggle);
    }
  list = gtk_string_list_new (names);
  gtk_drop_down_set_model (self->parts, G_LIST_MODEL (list));
  adw_toggle_group_set_active (self->toggles, 0);
}

/** scriba_box_page_new: a page over the owner's box. */
AdwNavigationPage *
scriba_box_page_new (ScribaOwnerBox *box)
{
  return g_object_new (SCRIBA_TYPE_BOX_PAGE, "document", box, NULL);
}
