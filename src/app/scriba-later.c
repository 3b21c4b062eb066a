/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-later.h"

/* So much of a frame, in microseconds, may go into work that was put off. */
#define BUDGET 4000

typedef struct
{
  GtkWidget *widget;
  ScribaLaterFunc func;
} Work;

static GQueue queue = G_QUEUE_INIT;
static guint source;

static void
forget_cb (gpointer data,
           GObject *widget)
{
  g_queue_remove (&queue, data);
  g_free (data);
}

static gboolean
is_in_view (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return view != NULL && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, view, &bounds) &&
         bounds.origin.y < gtk_widget_get_height (view) && bounds.origin.y + bounds.size.height > 0;
}

/* What is seen comes first. */
static Work *
take_next (void)
{
  for (GList *link = queue.head; link != NULL; link = link->next)
    {
      Work *work = link->data;

      if (is_in_view (work->widget))
        {
          g_queue_delete_link (&queue, link);
          return work;
        }
    }
  return g_queue_pop_head (&queue);
}

static gboolean
work_cb (gpointer data)
{
  gint64 start = g_get_monotonic_time ();

  while (queue.length > 0)
    {
      g_autofree Work *work = take_next ();

      g_object_weak_unref (G_OBJECT (work->widget), forget_cb, work);
      work->func (work->widget);
      if (g_get_monotonic_time () - start >= BUDGET)
        return G_SOURCE_CONTINUE;
    }

  source = 0;
  return G_SOURCE_REMOVE;
}

/**
 * scriba_later:
 * @widget: what is to be made ready
 * @func: makes it ready
 *
 * Calls @func once, between frames: what is in view first, and never so much at
 * once that a frame would be late. A widget that goes first is forgotten, and one
 * that waits already is called once.
 */
void
scriba_later (GtkWidget *widget,
              ScribaLaterFunc func)
{
  Work *work;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (GList *link = queue.head; link != NULL; link = link->next)
    if (((Work *) link->data)->widget == widget)
      return;

  work = g_new (Work, 1);
  work->widget = widget;
  work->func = func;
  g_object_weak_ref (G_OBJECT (widget), forget_cb, work);
  g_queue_push_tail (&queue, work);
  if (source == 0)
    source = g_idle_add (work_cb, NULL);
}

static void
drop (GtkWidget *widget)
{
  g_object_unref (widget);
}

/** scriba_drop_later: lets go of a widget that has no parent, between frames: many rows take longer to end than a frame. */
void
scriba_drop_later (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && gtk_widget_get_parent (widget) == NULL);

  scriba_later (widget, drop);
}
