/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-later.h"

/* So much of a frame, in microseconds, may go into work that was put off. */
#define BUDGET 4000

/* In rows beyond those in view: what is about to be seen, and what has not been for a while. */
#define NEAR 12
#define FAR 36

typedef enum
{
  WHEN_POSSIBLE,
  WHEN_NEAR,
  WHEN_FAR,
} When;

typedef struct
{
  GtkWidget *widget;
  ScribaLaterFunc func;
  When when;
} Work;

static GQueue due = G_QUEUE_INIT;
static GQueue waiting = G_QUEUE_INIT; /* until they are near or far */
static gboolean looked;               /* which of them are */
static guint source;

static void
forget_cb (gpointer data,
           GObject *widget)
{
  g_queue_remove (&due, data);
  g_queue_remove (&waiting, data);
  g_free (data);
}

/* What stands for a row among the children of its list. */
static GtkWidget *
find_list_child (GtkWidget *widget)
{
  GtkWidget *child = widget;

  while (child != NULL && !GTK_IS_LIST_VIEW (gtk_widget_get_parent (child)))
    child = gtk_widget_get_parent (child);
  return child;
}

/* A list gives a place to the rows that are in view, and then unmaps all others. */
static gboolean
is_in_view (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_mapped (child) && gtk_widget_get_height (child) > 0;
}

static gboolean
is_within (GtkWidget *child,
           guint n_rows)
{
  GtkWidget *before = child;
  GtkWidget *after = child;

  for (guint i = 0; i <= n_rows; i++)
    {
      if (is_in_view (before) || is_in_view (after))
        return TRUE;

      before = before != NULL ? gtk_widget_get_prev_sibling (before) : NULL;
      after = after != NULL ? gtk_widget_get_next_sibling (after) : NULL;
    }
  return FALSE;
}

static gboolean
is_due (const Work *work)
{
  GtkWidget *child = find_list_child (work->widget);

  if (child == NULL || !gtk_widget_get_mapped (gtk_widget_get_parent (child)))
    return FALSE;

  return work->when == WHEN_NEAR ? is_within (child, NEAR) : !is_within (child, FAR);
}

static void
look (void)
{
  GList *link = waiting.head;

  while (link != NULL)
    {
      GList *next = link->next;

      if (is_due (link->data))
        {
          g_queue_unlink (&waiting, link);
          g_queue_push_tail_link (&due, link);
        }
      link = next;
    }
  looked = TRUE;
}

/* What is seen comes first. */
static Work *
take_next (void)
{
  for (GList *link = due.head; link != NULL; link = link->next)
    {
      Work *work = link->data;

      if (is_in_view (work->widget))
        {
          g_queue_delete_link (&due, link);
          return work;
        }
    }
  return g_queue_pop_head (&due);
}

static void wake (void);

static void
painted_cb (void)
{
  if (waiting.length == 0)
    return;

  looked = FALSE;
  wake ();
}

/* What waits does so for a frame that shows something else. Of a clock that was not watched, one may have been missed. */
static void
watch_frames (void)
{
  for (GList *link = waiting.head; link != NULL; link = link->next)
    {
      GtkRoot *root = gtk_widget_get_root (((Work *) link->data)->widget);
      GdkFrameClock *clock = root != NULL ? gtk_widget_get_frame_clock (GTK_WIDGET (root)) : NULL;

      if (clock != NULL && g_signal_handler_find (clock, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) painted_cb, NULL) == 0)
        {
          g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);
          looked = FALSE;
        }
    }
}

static gboolean
work_cb (gpointer data)
{
  gint64 start = g_get_monotonic_time ();
  Work *work;

  if (!looked)
    look ();
  while ((work = take_next ()) != NULL)
    {
      g_object_weak_unref (G_OBJECT (work->widget), forget_cb, work);
      work->func (work->widget);
      g_free (work);
      if (g_get_monotonic_time () - start >= BUDGET)
        return G_SOURCE_CONTINUE;
    }
  watch_frames ();
  if (!looked)
    return G_SOURCE_CONTINUE;

  source = 0;
  return G_SOURCE_REMOVE;
}

static void
wake (void)
{
  if (source == 0)
    source = g_idle_add (work_cb, NULL);
}

static gboolean
is_in (const GQueue *queue,
       GtkWidget *widget,
       ScribaLaterFunc func)
{
  for (GList *link = queue->head; link != NULL; link = link->next)
    {
      const Work *work = link->data;

      if (work->widget == widget && work->func == func)
        return TRUE;
    }
  return FALSE;
}

static void
put_off (GtkWidget *widget,
         ScribaLaterFunc func,
         When when)
{
  Work *work;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (is_in (&due, widget, func) || is_in (&waiting, widget, func))
    return;

  work = g_new (Work, 1);
  work->widget = widget;
  work->func = func;
  work->when = when;
  g_object_weak_ref (G_OBJECT (widget), forget_cb, work);
  g_queue_push_tail (when == WHEN_POSSIBLE ? &due : &waiting, work);
  looked = looked && when == WHEN_POSSIBLE;
  wake ();
}

/**
 * scriba_later:
 * @widget: what is to be made ready
 * @func: makes it ready
 *
 * Calls @func once, between frames: what is in view first, and never so much at
 * once that a frame would be late. A widget that goes first is forgotten, and one
 * that waits already for @func is called once.
 */
void
scriba_later (GtkWidget *widget,
              ScribaLaterFunc func)
{
  put_off (widget, func, WHEN_POSSIBLE);
}

/** scriba_later_near: like scriba_later(), for a row of a list, as soon as it is in view, or nearly. */
void
scriba_later_near (GtkWidget *widget,
                   ScribaLaterFunc func)
{
  put_off (widget, func, WHEN_NEAR);
}

/** scriba_later_far: like scriba_later(), for a row of a list, as soon as it has been scrolled far away. */
void
scriba_later_far (GtkWidget *widget,
                  ScribaLaterFunc func)
{
  put_off (widget, func, WHEN_FAR);
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
