/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-log-page.h"

#include <glib/gi18n.h>

#include "scriba-game-act.h"
#include "scriba-game-change.h"
#include "scriba-game-kind.h"
#include "scriba-game-sharing.h"
#include "scriba-growing.h"
#include "scriba-log-slot.h"
#include "scriba-log.h"

/**
 * ScribaLogPage:
 *
 * All that happened in a game, the newest first, with what was undone; and the
 * way back to any of it.
 */
struct _ScribaLogPage
{
  ScribaTablePage parent_instance;

  ScribaLog *log;
  gboolean copying; /* it is being written down for the clipboard */

  GtkEditable *search;
  GtkDropDown *filter;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (ScribaLogPage, scriba_log_page, SCRIBA_TYPE_TABLE_PAGE)

static ScribaTable *
get_table (ScribaLogPage *self)
{
  return scriba_table_page_get_table (SCRIBA_TABLE_PAGE (self));
}

static const ScribaGameKind *
get_kind (ScribaLogPage *self)
{
  return scriba_game_kind_of_table (get_table (self));
}

static const ScribaEntry *
get_entry (ScribaLogPage *self,
           guint32 seq)
{
  return scriba_history_get_entry (scriba_table_get_history (get_table (self)), seq);
}

static void
show_stack (ScribaLogPage *self)
{
  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (G_LIST_MODEL (self->log)) > 0 ? "lines" : "nothing");
}

static void
bind_cb (ScribaLogPage *self,
         GtkListItem *item)
{
  scriba_log_slot_set_item (SCRIBA_LOG_SLOT (gtk_list_item_get_child (item)), self->log, item);
}

static void
unbind_cb (ScribaLogPage *self,
           GtkListItem *item)
{
  scriba_log_slot_set_item (SCRIBA_LOG_SLOT (gtk_list_item_get_child (item)), NULL, NULL);
}

static void
setup_cb (ScribaLogPage *self,
          GtkListItem *item)
{
  gtk_list_item_set_child (item, scriba_log_slot_new ());
  gtk_list_item_set_selectable (item, FALSE);
}

static void
start (ScribaLogPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->log = scriba_log_new (get_table (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_signal_connect_object (self->log, "items-changed", G_CALLBACK (show_stack), self, G_CONNECT_SWAPPED);
  scriba_grow (self->list, G_LIST_MODEL (self->log));
}

static void
scriba_log_page_update (ScribaDocumentPage *page)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (page);
  g_autofree char *moment = get_kind (self)->describe_moment (scriba_table_get_state (get_table (self)));

  scriba_document_page_set_subtitle (page, moment);
  if (self->log == NULL)
    start (self);
  else
    scriba_log_update (self->log);
  show_stack (self);
}

static void
search_cb (ScribaLogPage *self)
{
  scriba_log_set_search (self->log, gtk_editable_get_text (self->search));
}

static void
filter_cb (ScribaLogPage *self)
{
  if (self->log == NULL)
    return;

  scriba_log_set_filter (self->log, gtk_drop_down_get_selected (self->filter));
}

static void
written_cb (GObject *source,
            GAsyncResult *result,
            gpointer data)
{
  g_autoptr (ScribaLogPage) self = data;
  g_autofree char *text = scriba_log_to_text_finish (SCRIBA_LOG (source), result);

  self->copying = FALSE;
  /* Who has left the page would not be told, and may have copied something else. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  scriba_game_show_toast (GTK_WIDGET (self), adw_toast_new (_("The log is on the clipboard")));
}

static void
copy_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (widget);

  if (self->copying)
    return;

  self->copying = TRUE;
  scriba_log_to_text_async (self->log, scriba_game_sharing_hide_names (get_table (self)), written_cb, g_object_ref (self));
}

/* Here is nothing that corrects. */
static void
say_refused (ScribaLogPage *self,
             gconstpointer before,
             guint kind,
             const ScribaVerdict *verdict)
{
  g_autofree char *reason = scriba_game_explain_refusal (get_table (self), before, kind, verdict);

  scriba_game_show_toast (GTK_WIDGET (self), adw_toast_new (reason));
}

static void
jump_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (widget);
  g_autoptr (ScribaGameChange) jump = scriba_game_change_new (get_table (self));
  g_autofree char *words = scriba_log_describe (self->log, g_variant_get_uint32 (parameter));
  /* Translators: %s is a line of the log. */
  g_autofree char *sentence = g_strdup_printf (_("The game stands after: %s"), words);

  scriba_table_jump (get_table (self), g_variant_get_uint32 (parameter));
  scriba_game_change_tell (jump, widget, sentence, NULL, NULL);
}

static void
remove_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (widget);
  g_autoptr (ScribaGameChange) removal = scriba_game_change_new (get_table (self));
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *words = scriba_log_describe (self->log, g_variant_get_uint32 (parameter));
  g_autofree char *sentence = NULL;
  guint32 seq = g_variant_get_uint32 (parameter);
  ScribaVerdict verdict;

  if (!scriba_table_remove (get_table (self), seq, left_out, &verdict))
    {
      say_refused (self, scriba_table_get_state (get_table (self)), get_entry (self, seq)->kind, &verdict);
      return;
    }

  /* Translators: %s is a line of the log. */
  sentence = g_strdup_printf (_("Removed: %s"), words);
  scriba_game_change_tell (removal, widget, sentence, left_out, &verdict);
}

static void
change_line (ScribaLogPage *self,
             guint32 seq,
             gconstpointer args)
{
  g_autoptr (ScribaGameChange) change = scriba_game_change_new (get_table (self));
  g_autoptr (GArray) left_out = g_array_new (FALSE, FALSE, sizeof (guint32));
  const ScribaEntry *entry = get_entry (self, seq);
  guint kind = entry->kind;
  g_autofree gpointer before = g_malloc (get_kind (self)->format->game->state->size);
  g_autofree char *words = scriba_log_describe (self->log, seq);
  g_autofree char *sentence = NULL;
  ScribaVerdict verdict;

  scriba_history_read_state (scriba_table_get_history (get_table (self)), entry->parent, before);
  if (!scriba_table_change (get_table (self), seq, kind, args, left_out, &verdict))
    {
      say_refused (self, before, kind, &verdict);
      return;
    }

  /* Translators: %s is a line of the log, as it was. */
  sentence = g_strdup_printf (_("Changed: %s"), words);
  scriba_game_change_tell (change, GTK_WIDGET (self), sentence, left_out, &verdict);
}

static void
changed_cb (ScribaLogPage *self,
            const char *response,
            AdwDialog *dialog)
{
  g_autofree gpointer args = get_kind (self)->dup_change (dialog);

  change_line (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "seq")), args);
}

static void
change_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (widget);
  guint32 seq = g_variant_get_uint32 (parameter);
  AdwDialog *dialog = get_kind (self)->create_change (get_table (self), get_entry (self, seq));

  g_object_set_data (G_OBJECT (dialog), "seq", GUINT_TO_POINTER (seq));
  g_signal_connect_object (dialog, "response::change", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
search_action_cb (GtkWidget *widget,
                  const char *name,
                  GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SCRIBA_LOG_PAGE (widget)->search));
}

static void
scriba_log_page_dispose (GObject *object)
{
  ScribaLogPage *self = SCRIBA_LOG_PAGE (object);

  g_clear_object (&self->log);

  G_OBJECT_CLASS (scriba_log_page_parent_class)->dispose (object);
}

static void
scriba_log_page_class_init (ScribaLogPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_log_page_dispose;
  SCRIBA_DOCUMENT_PAGE_CLASS (klass)->update = scriba_log_page_update;

  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "log.jump", "u", jump_cb);
  gtk_widget_class_install_action (widget_class, "log.change", "u", change_cb);
  gtk_widget_class_install_action (widget_class, "log.remove", "u", remove_cb);
  gtk_widget_class_install_action (widget_class, "page.search", NULL, search_action_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-log-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaLogPage, search);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogPage, filter);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogPage, list);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
}

static void
scriba_log_page_init (ScribaLogPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.log", FALSE);
}

/** scriba_log_page_new: the log of a game. */
AdwNavigationPage *
scriba_log_page_new (ScribaTable *table)
{
  g_return_val_if_fail (SCRIBA_IS_TABLE (table), NULL);

  return g_object_new (SCRIBA_TYPE_LOG_PAGE, "document", table, NULL);
}
