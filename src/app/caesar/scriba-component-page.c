/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-component-page.h"

#include <glib/gi18n.h>

#include "caesar-game.h"
#include "scriba-component-dialog.h"
#include "scriba-speech.h"
#include "scriba-words.h"

/**
 * ScribaComponentPage:
 *
 * The kinds of tokens of a side, or the border spaces, of the owner's box: one row each, which opens a dialog that
 * corrects it. What differs from the box that comes with Scriba is marked.
 */
struct _ScribaComponentPage
{
  ScribaDocumentPage parent_instance;

  ScribaComponentPart part;
  CaesarBox *shipped;
  guint n_rows;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (ScribaComponentPage, scriba_component_page, SCRIBA_TYPE_DOCUMENT_PAGE)

static ScribaOwnerBox *
get_owner (ScribaComponentPage *self)
{
  return SCRIBA_OWNER_BOX (scriba_document_page_get_document (SCRIBA_DOCUMENT_PAGE (self)));
}

static void
update_row (ScribaComponentPage *self,
            const CaesarBox *box,
            guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  gboolean kinds = self->part == SCRIBA_COMPONENT_KINDS;
  g_autofree char *title = scriba_component_part_name (box, self->part, index);
  g_autofree char *state = NULL;
  g_autofree char *marked = NULL;

  if (kinds)
    /* Translators: tokens of a kind that lie in the bag of each side. */
    state = g_strdup_printf (ngettext ("%d in each bag", "%d in each bag", box->kinds[index].count), box->kinds[index].count);
  else
    state = g_strdup (scriba_words_symbol (box->borders[index].symbol));
  if (scriba_component_part_has_corrected (box, self->shipped, self->part, index))
    /* Translators: what a component is like that is another one than in the box that comes with Scriba: "ship, corrected". */
    marked = g_strdup_printf (_("%s, corrected"), state);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), marked != NULL ? marked : state);
}

static void
append_row (ScribaComponentPage *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "icon-name", "go-next-symbolic",
                                   NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  scriba_speech_let_press (row);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_append (self->list, row);
}

static void
scriba_component_page_update (ScribaDocumentPage *page)
{
  ScribaComponentPage *self = SCRIBA_COMPONENT_PAGE (page);
  const CaesarBox *box = caesar_owner_box_get_box (get_owner (self));
  guint n_rows = self->shipped != NULL ? scriba_component_part_count (box, self->part) : 0;

  for (; self->n_rows < n_rows; self->n_rows++)
    append_row (self);
  for (; self->n_rows > n_rows; self->n_rows--)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, n_rows)));
  for (guint i = 0; i < n_rows; i++)
    update_row (self, box, i);
}

static void
row_activated_cb (ScribaComponentPage *self,
                  GtkListBoxRow *row)
{
  adw_dialog_present (scriba_component_dialog_new (get_owner (self), self->part, gtk_list_box_row_get_index (row)),
                      GTK_WIDGET (self));
}

static void
scriba_component_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_COMPONENT_PAGE);

  G_OBJECT_CLASS (scriba_component_page_parent_class)->dispose (object);
}

static void
scriba_component_page_finalize (GObject *object)
{
  caesar_box_free (SCRIBA_COMPONENT_PAGE (object)->shipped);

  G_OBJECT_CLASS (scriba_component_page_parent_class)->finalize (object);
}

static void
scriba_component_page_class_init (ScribaComponentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_component_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = scriba_component_page_finalize;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->copy_name = "caesar-box";
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->update = scriba_component_page_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-component-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaComponentPage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
scriba_component_page_init (ScribaComponentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scriba_component_page_new:
 * @owner: the owner's box of Caesar!
 * @part: a list in it
 */
AdwNavigationPage *
scriba_component_page_new (ScribaOwnerBox *owner,
                           ScribaComponentPart part)
{
  const char *title = scriba_component_part_title (part);
  ScribaComponentPage *self = g_object_new (SCRIBA_TYPE_COMPONENT_PAGE, "document", owner, "title", title, NULL);

  self->part = part;
  self->shipped = caesar_box_new_shipped ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  scriba_component_page_update (SCRIBA_DOCUMENT_PAGE (self));
  return ADW_NAVIGATION_PAGE (self);
}
