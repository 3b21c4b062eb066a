/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * ScribaMonitorMemory:
 * @at: (nullable): the connector of the monitor that the window was last seen on
 * @fullscreen: whether it filled it then
 * @placing: whether the program itself has the window fill a monitor, until it fills one: which one, others decide
 *
 * Tells a monitor that the person chose for a window from one on which it merely appeared.
 */
typedef struct
{
  char *at;
  gboolean fullscreen;
  gboolean placing;
} ScribaMonitorMemory;

void scriba_monitor_memory_clear (ScribaMonitorMemory *self);
gboolean scriba_monitor_memory_note (ScribaMonitorMemory *self,
                                     const char *connector,
                                     gboolean fullscreen,
                                     guint n_monitors);

GdkMonitor *scriba_monitor_find (GdkDisplay *display,
                                 const char *connector);
guint scriba_monitor_count (GdkDisplay *display);

G_END_DECLS
