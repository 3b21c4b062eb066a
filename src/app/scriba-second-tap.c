/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-second-tap.h"

/* How long a control ignores taps after its meaning has changed, in milliseconds. */
#define PATIENCE 300

static GQuark
changed_at_quark (void)
{
  return g_quark_from_static_string ("scriba-second-tap-changed-at");
}

static gboolean
has_just_changed (GtkWidget *control)
{
  const gint64 *changed_at = g_object_get_qdata (G_OBJECT (control), changed_at_quark ());

  return changed_at != NULL && g_get_monotonic_time () - *changed_at < PATIENCE * G_TIME_SPAN_MILLISECOND;
}

static void
set_busy (GtkWidget *control,
          gboolean busy)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

/* Once for each change: those before the last one say nothing. */
static gboolean
over_cb (GtkWidget *control)
{
  if (!has_just_changed (control))
    set_busy (control, FALSE);
  return G_SOURCE_REMOVE;
}

/**
 * scriba_second_tap_expect:
 * @control: a control, or what holds several of them
 *
 * Tells that a tap on @control means something else from now on: a button goes
 * somewhere else, or another row has moved to where one was taken out. Whoever
 * does not look at it hears that it is busy so long.
 */
void
scriba_second_tap_expect (GtkWidget *control)
{
  gint64 now = g_get_monotonic_time ();
  g_autoptr (GSource) over = g_timeout_source_new (PATIENCE);

  g_return_if_fail (GTK_IS_WIDGET (control));

  g_object_set_qdata_full (G_OBJECT (control), changed_at_quark (), g_memdup2 (&now, sizeof now), g_free);
  set_busy (control, TRUE);
  /* Unless the control is gone by then. */
  g_source_set_closure (over, g_cclosure_new_object (G_CALLBACK (over_cb), G_OBJECT (control)));
  g_source_attach (over, NULL);
}

/**
 * scriba_second_tap_is_one:
 * @control: what was tapped, of which scriba_second_tap_expect() was told, or of what holds it
 *
 * Returns: whether the tap was meant for what was there 300 ms ago, and is to be ignored
 */
gboolean
scriba_second_tap_is_one (GtkWidget *control)
{
  g_return_val_if_fail (GTK_IS_WIDGET (control), FALSE);

  for (GtkWidget *widget = control; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (has_just_changed (widget))
        return TRUE;
    }
  return FALSE;
}
