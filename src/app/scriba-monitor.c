/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-monitor.h"

/** scriba_monitor_memory_clear: forgets everything. */
void
scriba_monitor_memory_clear (ScribaMonitorMemory *self)
{
  g_clear_pointer (&self->at, g_free);
  self->fullscreen = FALSE;
  self->placing = FALSE;
}

/**
 * scriba_monitor_memory_note:
 * @self: what was seen before
 * @connector: (nullable): of the monitor that the window is on, if that is known
 * @fullscreen: whether it fills it
 * @n_monitors: how many monitors there are
 *
 * Returns: whether the person chose @connector: they moved the window there, or have it fill that screen. Where there is
 *   one monitor there was nothing to choose.
 */
gboolean
scriba_monitor_memory_note (ScribaMonitorMemory *self,
                            const char *connector,
                            gboolean fullscreen,
                            guint n_monitors)
{
  gboolean moved = self->at != NULL && g_strcmp0 (self->at, connector) != 0;
  gboolean filled = fullscreen && !self->fullscreen && !self->placing;

  if (connector == NULL)
    return FALSE;

  g_set_str (&self->at, connector);
  self->fullscreen = fullscreen;
  if (fullscreen)
    self->placing = FALSE;
  return n_monitors > 1 && (moved || filled);
}

/** scriba_monitor_count: how many monitors there are. */
guint
scriba_monitor_count (GdkDisplay *display)
{
  return g_list_model_get_n_items (gdk_display_get_monitors (display));
}

/** scriba_monitor_find: (transfer full) (nullable): the monitor at @connector, such as `HDMI-1`, if there is another one beside it. */
GdkMonitor *
scriba_monitor_find (GdkDisplay *display,
                     const char *connector)
{
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; scriba_monitor_count (display) > 1 && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (g_strcmp0 (gdk_monitor_get_connector (monitor), connector) == 0)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}
