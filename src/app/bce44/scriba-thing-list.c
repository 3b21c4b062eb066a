/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-thing-list.h"

#include "scriba-focus.h"
#include "scriba-second-tap.h"
#include "scriba-thing-row.h"

/* The things of one kind that a player has. Row by row the numbers change, never the rows: the focus stays. */
struct _ScribaThingList
{
  GtkWidget parent_instance;

  GtkListBox *list;

  ScribaScoreKind kind;
  ScribaScoreSeat seat;
};

G_DEFINE_FINAL_TYPE (ScribaThingList, scriba_thing_list, GTK_TYPE_WIDGET)

static void
remove_cb (ScribaThingList *self,
           ScribaThingRow *row)
{
  /* The row that moves up is not the one that was aimed at. */
  if (scriba_second_tap_is_one (GTK_WIDGET (self->list)))
    return;

  scriba_second_tap_expect (GTK_WIDGET (self->list));
  switch (self->kind)
    {
    case SCRIBA_KIND_ALLEGIANCE:
      scriba_score_remove_tile (&self->seat, scriba_thing_row_get_index (row));
      break;
    case SCRIBA_KIND_STRUCTURES:
      scriba_score_remove_structure (&self->seat, scriba_thing_row_get_index (row));
      break;
    case SCRIBA_KIND_RECRUITS:
      scriba_score_remove_recruit (&self->seat, scriba_thing_row_get_index (row));
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
scriba_thing_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCRIBA_TYPE_THING_LIST);

  G_OBJECT_CLASS (scriba_thing_list_parent_class)->dispose (object);
}

static void
scriba_thing_list_class_init (ScribaThingListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scriba_thing_list_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/scriba/Scriba/scriba-thing-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ScribaThingList, list);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
scriba_thing_list_init (ScribaThingList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** scriba_thing_list_new: the list of @kind; empty before scriba_thing_list_show(). */
GtkWidget *
scriba_thing_list_new (ScribaScoreKind kind)
{
  ScribaThingList *self = g_object_new (SCRIBA_TYPE_THING_LIST, NULL);

  self->kind = kind;
  return GTK_WIDGET (self);
}

static GtkListBoxRow *
get_row (ScribaThingList *self,
         guint position)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, position);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (scriba_thing_row_new (self->kind));
      g_signal_connect_swapped (row, "remove", G_CALLBACK (remove_cb), self);
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
  return row;
}

/* The focus of a row that goes moves to the row before it. */
static void
drop_row (ScribaThingList *self,
          int position)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, position));
  GtkWidget *focus = scriba_focus_find (row);

  if (focus != NULL && gtk_widget_is_ancestor (focus, row))
    {
      if (position > 0)
        gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, position - 1)));
      else
        gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
    }
  gtk_list_box_remove (self->list, row);
}

/**
 * scriba_thing_list_show:
 * @self: a list
 * @seat: whose things
 * @indices: (element-type guint): which of them
 */
void
scriba_thing_list_show (ScribaThingList *self,
                        const ScribaScoreSeat *seat,
                        GArray *indices)
{
  int n_rows = 0;

  g_return_if_fail (SCRIBA_IS_THING_LIST (self));

  self->seat = *seat;
  for (guint i = 0; i < indices->len; i++)
    scriba_thing_row_show (SCRIBA_THING_ROW (get_row (self, i)), seat, g_array_index (indices, guint, i));
  while (gtk_list_box_get_row_at_index (self->list, n_rows) != NULL)
    n_rows++;
  while (n_rows > (int) indices->len)
    drop_row (self, --n_rows);
  gtk_widget_set_visible (GTK_WIDGET (self), indices->len > 0);
}

/** scriba_thing_list_focus_last: moves the focus to the first number of the last thing, which was just added. */
void
scriba_thing_list_focus_last (ScribaThingList *self)
{
  GtkListBoxRow *last = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (SCRIBA_IS_THING_LIST (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    last = row;
  if (last != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (last));
}
