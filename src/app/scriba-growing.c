/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-growing.h"

#include "scriba-later.h"

#define FIRST 16 /* items that nobody waits for */
#define STEP 4
#define MOST 256 /* a list makes no rows for more */

static GtkSliceListModel *
get_slice (GtkListView *list)
{
  GtkNoSelection *selection = GTK_NO_SELECTION (gtk_list_view_get_model (list));

  return GTK_SLICE_LIST_MODEL (gtk_no_selection_get_model (selection));
}

static void
grow (GtkWidget *widget)
{
  GtkSliceListModel *slice = get_slice (GTK_LIST_VIEW (widget));
  guint size = gtk_slice_list_model_get_size (slice);

  if (g_list_model_get_n_items (gtk_slice_list_model_get_model (slice)) <= size)
    return;

  gtk_slice_list_model_set_size (slice, size < MOST ? size + STEP : G_MAXUINT);
  scriba_later (widget, grow);
}

/* What has become short may become long again. */
static void
changed_cb (GtkListView *list,
            guint position,
            guint removed,
            guint added,
            GListModel *model)
{
  GtkSliceListModel *slice = get_slice (list);

  if (gtk_slice_list_model_get_model (slice) != model)
    return;

  if (g_list_model_get_n_items (model) <= FIRST)
    gtk_slice_list_model_set_size (slice, FIRST);
  else
    scriba_later (GTK_WIDGET (list), grow);
}

/**
 * scriba_grow:
 * @list: a list
 * @model: what it shows
 *
 * A list makes rows for many more items than are seen, all of them at once. Here it
 * gets the first ones, and the others between frames.
 */
void
scriba_grow (GtkListView *list,
             GListModel *model)
{
  GtkSliceListModel *slice = gtk_slice_list_model_new (g_object_ref (model), 0, FIRST);
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (G_LIST_MODEL (slice));

  g_signal_handlers_disconnect_by_func (model, changed_cb, list);
  gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (model, "items-changed", G_CALLBACK (changed_cb), list, G_CONNECT_SWAPPED);
  scriba_later (GTK_WIDGET (list), grow);
}
