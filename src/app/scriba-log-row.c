/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-log-row.h"

#include <glib/gi18n.h>

#include "scriba-game-kind.h"
#include "scriba-speech.h"
#include "scriba-style.h"

/* A line of the log: what happened, what is to be said about it, and what can be done with it. */
struct _ScribaLogRow
{
  GtkBox parent_instance;

  GtkImage *mark;
  GtkLabel *words;
  GtkLabel *marks;
  GtkLabel *moment;
  GtkMenuButton *menu;

  ScribaLog *log;
  guint32 seq;
  gboolean undone;
};

G_DEFINE_FINAL_TYPE (ScribaLogRow, scriba_log_row, GTK_TYPE_BOX)

static void
add_item (GMenu *menu,
          const char *label,
          const char *action,
          guint32 seq)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", seq);
  g_menu_append_item (menu, item);
}

/* A list has many lines, and few of their menus are ever opened. */
static void
make_menu_cb (GtkMenuButton *button,
              gpointer data)
{
  ScribaLogRow *self = data;
  ScribaTable *table = scriba_log_get_table (self->log);
  const ScribaGameKind *game = scriba_game_kind_of_table (table);
  const ScribaEntry *entry = scriba_history_get_entry (scriba_table_get_history (table), self->seq);
  g_autoptr (GMenu) menu = g_menu_new ();

  add_item (menu, _("Go Back to Here"), "log.jump", self->seq);
  if (!self->undone && game->can_change != NULL && game->can_change (entry, scriba_table_get_state (table)))
    add_item (menu, _("Change…"), "log.change", self->seq);
  if (!self->undone)
    add_item (menu, _("Remove"), "log.remove", self->seq);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
scriba_log_row_dispose (GObject *object)
{
  g_clear_object (&SCRIBA_LOG_ROW (object)->log);
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_LOG_ROW);

  G_OBJECT_CLASS (scriba_log_row_parent_class)->dispose (object);
}

static void
scriba_log_row_class_init (ScribaLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_log_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaLogRow, mark);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogRow, words);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogRow, marks);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogRow, moment);
  gtk_widget_class_bind_template_child (widget_class, ScribaLogRow, menu);
}

static void
scriba_log_row_init (ScribaLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, make_menu_cb, self, NULL);
}

/** scriba_log_row_new: a row that shows nothing before scriba_log_row_show(). */
GtkWidget *
scriba_log_row_new (void)
{
  return g_object_new (SCRIBA_TYPE_LOG_ROW, NULL);
}

static void
strike_through (GtkLabel *label,
                gboolean strike)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_strikethrough_new (strike));
  gtk_label_set_attributes (label, attributes);
  scriba_style_set (GTK_WIDGET (label), "dim", strike);
}

/* The state of a line is never its look alone: the words beside the symbol say it, too. */
static const char *
find_symbol (const ScribaGameKind *game,
             const ScribaEntry *entry,
             gboolean undone)
{
  if (undone)
    return "edit-undo-symbolic";
  if (entry->against != 0)
    return "dialog-warning-symbolic";
  return (game->corrections & (1u << entry->kind)) != 0 ? "document-edit-symbolic" : NULL;
}

/**
 * scriba_log_row_show:
 * @self: a row
 * @log: a log
 * @line: a line of it
 * @words: what scriba_log_describe() says of it
 * @marks: what scriba_log_describe_marks() says
 */
void
scriba_log_row_show (ScribaLogRow *self,
                     ScribaLog *log,
                     ScribaLogLine *line,
                     const char *words,
                     const char *marks)
{
  guint32 seq = scriba_log_line_get_seq (line);
  const ScribaEntry *entry = scriba_history_get_entry (scriba_table_get_history (scriba_log_get_table (log)), seq);
  gboolean undone = scriba_log_line_get_undone (line);
  g_autofree char *moment = scriba_log_describe_moment (log, seq);
  /* Translators: a button for what can be done with a line of the log; %s is the line. */
  g_autofree char *name = g_strdup_printf (_("More: %s"), words);
  const char *symbol = find_symbol (scriba_game_kind_of_table (scriba_log_get_table (log)), entry, undone);

  g_return_if_fail (SCRIBA_IS_LOG_ROW (self));

  g_set_object (&self->log, log);
  self->seq = seq;
  self->undone = undone;
  gtk_label_set_label (self->words, words);
  strike_through (self->words, undone);
  gtk_label_set_label (self->marks, marks);
  gtk_widget_set_visible (GTK_WIDGET (self->marks), *marks != '\0');
  gtk_label_set_label (self->moment, moment);
  gtk_image_set_from_icon_name (self->mark, symbol);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), symbol != NULL);
  /* What has the focus is the button inside; around it the menu, while it is open, would be named as well. */
  scriba_speech_name (GTK_WIDGET (self->menu), name);
  scriba_speech_name_icon (gtk_widget_get_first_child (GTK_WIDGET (self->menu)), name);
}
