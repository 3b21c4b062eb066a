/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-table-page.h"

#include <glib/gi18n.h>

#include "scriba-focus.h"
#include "scriba-game-act.h"
#include "scriba-game-kind.h"
#include "scriba-game-sharing.h"
#include "scriba-log-page.h"
#include "scriba-share-act.h"
#include "scriba-speech.h"
#include "scriba-table-view.h"
#include "scriba-wake.h"
#include "scriba-window.h"
#include "scriba-words.h"

typedef struct
{
  gboolean entered;
} ScribaTablePagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScribaTablePage, scriba_table_page, SCRIBA_TYPE_DOCUMENT_PAGE)

/** scriba_table_page_get_table: (transfer none): the game of the page. */
ScribaTable *
scriba_table_page_get_table (ScribaTablePage *self)
{
  return SCRIBA_TABLE (scriba_document_page_get_kept (SCRIBA_DOCUMENT_PAGE (self)));
}

static char *
describe (ScribaDocumentPage *page,
          const ScribaEntry *entry)
{
  return entry != NULL ? scriba_game_describe (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page)), entry) : NULL;
}

static char *
describe_undo (ScribaDocumentPage *page)
{
  return describe (page, scriba_table_get_undo (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page))));
}

static char *
describe_redo (ScribaDocumentPage *page)
{
  return describe (page, scriba_table_get_redo (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page))));
}

/**
 * scriba_table_page_show_undo:
 * @self: a page
 * @button: undo at the start of its bottom bar
 * @label: the text of @button
 * @shown: whether there is room for it
 *
 * Undo is by its name in the bottom bar, or, for want of room, by its symbol in the header.
 */
void
scriba_table_page_show_undo (ScribaTablePage *self,
                             GtkWidget *button,
                             GtkLabel *label,
                             gboolean shown)
{
  g_autofree char *undo = NULL;
  const char *text;

  g_return_if_fail (SCRIBA_IS_TABLE_PAGE (self));

  undo = scriba_document_page_dup_undo_text (SCRIBA_DOCUMENT_PAGE (self));
  text = undo != NULL ? undo : _("Undo");
  gtk_label_set_label (label, text);
  scriba_speech_name (button, text);
  gtk_widget_set_visible (button, undo != NULL && shown);
  scriba_document_page_set_undo_shown (SCRIBA_DOCUMENT_PAGE (self), undo == NULL || !shown);
}

/* A dialog that closes gives the keyboard back to what had it, which may be hidden by now. */
static void
focus_cb (ScribaTablePage *self)
{
  g_autoptr (GPtrArray) places = scriba_focus_list (GTK_WIDGET (self));

  scriba_focus_keep (GTK_WIDGET (self), places);
}

#define PAGES_KEY "scriba-pages" /* how many show a game */

static guint
add_pages (ScribaTablePage *self,
           int n)
{
  GObject *table = G_OBJECT (scriba_table_page_get_table (self));
  guint n_pages = GPOINTER_TO_UINT (g_object_get_data (table, PAGES_KEY)) + n;

  g_object_set_data (table, PAGES_KEY, GUINT_TO_POINTER (n_pages));
  return n_pages;
}

/* A game is open as long as a page shows it. */
static void
scriba_table_page_root (GtkWidget *widget)
{
  ScribaTablePage *self = SCRIBA_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (scriba_table_page_parent_class)->root (widget);

  if (add_pages (self, 1) == 1)
    scriba_wake_begin (scriba_table_page_get_table (self), GTK_WINDOW (gtk_widget_get_root (widget)));
}

static void
scriba_table_page_unroot (GtkWidget *widget)
{
  ScribaTablePage *self = SCRIBA_TABLE_PAGE (widget);

  if (add_pages (self, -1) == 0)
    {
      scriba_wake_end (scriba_table_page_get_table (self));
      scriba_table_view_close (scriba_table_page_get_table (self));
    }

  GTK_WIDGET_CLASS (scriba_table_page_parent_class)->unroot (widget);
}

static void
scriba_table_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scriba_table_page_parent_class)->map (widget);

  if (SCRIBA_TABLE_PAGE_GET_CLASS (widget)->show != NULL)
    g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (focus_cb), widget,
                             G_CONNECT_SWAPPED);
}

static void
scriba_table_page_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_cb, widget);
  GTK_WIDGET_CLASS (scriba_table_page_parent_class)->unmap (widget);
}

/* The toolkit would begin with what leads away from the page. */
static gboolean
scriba_table_page_focus (GtkWidget *widget,
                         GtkDirectionType direction)
{
  ScribaTablePage *self = SCRIBA_TABLE_PAGE (widget);
  ScribaTablePagePrivate *priv = scriba_table_page_get_instance_private (self);
  gboolean enters = !priv->entered && direction == GTK_DIR_TAB_FORWARD && SCRIBA_TABLE_PAGE_GET_CLASS (self)->enter != NULL;

  priv->entered = TRUE;
  if (enters)
    SCRIBA_TABLE_PAGE_GET_CLASS (self)->enter (self);
  return (enters && gtk_widget_get_focus_child (widget) != NULL) ||
         GTK_WIDGET_CLASS (scriba_table_page_parent_class)->focus (widget, direction);
}

static void
scriba_table_page_update (ScribaDocumentPage *page)
{
  SCRIBA_TABLE_PAGE_GET_CLASS (page)->show (SCRIBA_TABLE_PAGE (page));
}

/** scriba_table_page_refresh: draws the page once more: it has another size, or something else is chosen on it. */
void
scriba_table_page_refresh (ScribaTablePage *self)
{
  g_return_if_fail (SCRIBA_IS_TABLE_PAGE (self));

  if (scriba_document_page_get_kept (SCRIBA_DOCUMENT_PAGE (self)) != NULL)
    scriba_document_page_update (SCRIBA_DOCUMENT_PAGE (self));
}

static void
log_cb (GtkWidget *widget,
        const char *name,
        GVariant *parameter)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (SCRIBA_IS_WINDOW (root))
    scriba_window_push (SCRIBA_WINDOW (root),
                        scriba_log_page_new (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget))));
}

static void
table_view_cb (GtkWidget *widget,
               const char *name,
               GVariant *parameter)
{
  scriba_table_view_toggle (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (widget)),
                            GTK_WINDOW (gtk_widget_get_root (widget)));
}

static ScribaSharing *
create_sharing (ScribaDocumentPage *page)
{
  return scriba_game_sharing_new (scriba_table_page_get_table (SCRIBA_TABLE_PAGE (page)));
}

static void
scriba_table_page_class_init (ScribaTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ScribaDocumentPageClass *page_class = SCRIBA_DOCUMENT_PAGE_CLASS (klass);

  widget_class->root = scriba_table_page_root;
  widget_class->unroot = scriba_table_page_unroot;
  widget_class->map = scriba_table_page_map;
  widget_class->focus = scriba_table_page_focus;
  widget_class->unmap = scriba_table_page_unmap;

  page_class->copy_extension = "scriba";
  page_class->describe_undo = describe_undo;
  page_class->describe_redo = describe_redo;
  page_class->create_sharing = create_sharing;
  page_class->update = scriba_table_page_update;

  gtk_widget_class_install_action (widget_class, "page.log", NULL, log_cb);
  gtk_widget_class_install_action (widget_class, "page.table-view", NULL, table_view_cb);
  scriba_share_act_install (widget_class);
}

static void
scriba_table_page_init (ScribaTablePage *self)
{
}
