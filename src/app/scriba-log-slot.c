/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-log-slot.h"

#include <math.h>

#include "scriba-later.h"
#include "scriba-log-row.h"

/*
 * The place of a line of the log. A list makes many more than are seen, and gives
 * them other lines as it scrolls, so what they say is made ready between frames,
 * and shown only where it may soon be seen.
 */
struct _ScribaLogSlot
{
  GtkWidget parent_instance;

  ScribaLog *log;
  GtkListItem *item; /* weak: it has the slot */
  GtkWidget *row;
};

G_DEFINE_FINAL_TYPE (ScribaLogSlot, scriba_log_slot, GTK_TYPE_WIDGET)

static ScribaLogLine *
get_line (ScribaLogSlot *self)
{
  return self->item != NULL ? gtk_list_item_get_item (self->item) : NULL;
}

static void
speak (GtkWidget *widget)
{
  ScribaLogSlot *self = SCRIBA_LOG_SLOT (widget);
  ScribaLogLine *line = get_line (self);
  g_autofree char *words = NULL;
  g_autofree char *marks = NULL;

  if (line == NULL)
    return;

  words = scriba_log_describe (self->log, scriba_log_line_get_seq (line));
  marks = scriba_log_describe_marks (self->log, line);
  gtk_list_item_set_accessible_label (self->item, words);
  gtk_list_item_set_accessible_description (self->item, marks);
}

static void
drop_row (ScribaLogSlot *self)
{
  GtkWidget *row = g_object_ref (g_steal_pointer (&self->row));

  gtk_widget_unparent (row);
  scriba_drop_later (row);
}

static void fill (GtkWidget *widget);

/* What lies elsewhere stays where it is. */
static void
empty (GtkWidget *widget)
{
  ScribaLogSlot *self = SCRIBA_LOG_SLOT (widget);
  graphene_rect_t bounds;

  if (self->row != NULL && gtk_widget_get_focus_child (widget) == NULL && gtk_widget_compute_bounds (widget, widget, &bounds))
    {
      gtk_widget_set_size_request (widget, -1, ceil (bounds.size.height));
      drop_row (self);
    }
  if (self->item != NULL)
    scriba_later_near (widget, fill);
}

static void
fill (GtkWidget *widget)
{
  ScribaLogSlot *self = SCRIBA_LOG_SLOT (widget);
  ScribaLogLine *line = get_line (self);
  g_autofree char *words = NULL;
  g_autofree char *marks = NULL;

  if (line == NULL)
    return;

  if (self->row == NULL)
    {
      self->row = scriba_log_row_new ();
      gtk_widget_set_parent (self->row, widget);
    }
  words = scriba_log_describe (self->log, scriba_log_line_get_seq (line));
  marks = scriba_log_describe_marks (self->log, line);
  scriba_log_row_show (SCRIBA_LOG_ROW (self->row), self->log, line, words, marks);
  gtk_widget_set_opacity (self->row, 1);
  gtk_widget_set_size_request (widget, -1, -1);
  /* This takes longer than all of the above, and the next frame would do it at once for every row filled by then. */
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  scriba_later_far (widget, empty);
}

static void
scriba_log_slot_dispose (GObject *object)
{
  ScribaLogSlot *self = SCRIBA_LOG_SLOT (object);

  scriba_log_slot_set_item (self, NULL, NULL);
  if (self->row != NULL)
    drop_row (self);

  G_OBJECT_CLASS (scriba_log_slot_parent_class)->dispose (object);
}

static void
scriba_log_slot_class_init (ScribaLogSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_log_slot_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "logline");
}

static void
scriba_log_slot_init (ScribaLogSlot *self)
{
}

/** scriba_log_slot_new: a place that shows nothing before scriba_log_slot_set_item(). */
GtkWidget *
scriba_log_slot_new (void)
{
  return g_object_new (SCRIBA_TYPE_LOG_SLOT, NULL);
}

/**
 * scriba_log_slot_set_item:
 * @self: a place
 * @log: (nullable): the log
 * @item: (nullable): the item of the list that has the place, bound to a line of @log;
 *   %NULL while nobody needs the place
 *
 * The place keeps its height until it shows the line, so that little jumps.
 */
void
scriba_log_slot_set_item (ScribaLogSlot *self,
                          ScribaLog *log,
                          GtkListItem *item)
{
  g_return_if_fail (SCRIBA_IS_LOG_SLOT (self));

  g_set_object (&self->log, log);
  g_set_weak_pointer (&self->item, item);
  if (item == NULL)
    return;

  /* What it said of another line is not to be heard. */
  gtk_list_item_set_accessible_label (item, "");
  gtk_list_item_set_accessible_description (item, "");
  if (self->row != NULL)
    gtk_widget_set_opacity (self->row, 0);
  scriba_later (GTK_WIDGET (self), speak);
  scriba_later_near (GTK_WIDGET (self), fill);
}
