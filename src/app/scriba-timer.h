/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ScribaTimer:
 * @limit: how long it is, in microseconds
 * @left: what was left of it when it last stood
 * @since: when it was started, or 0 while it stands
 *
 * Time that runs down. It looks at no clock: whoever uses it tells what time it
 * is, in microseconds of whatever clock.
 */
typedef struct
{
  gint64 limit;
  gint64 left;
  gint64 since;
} ScribaTimer;

void scriba_timer_set (ScribaTimer *timer,
                       guint minutes);
void scriba_timer_start (ScribaTimer *timer,
                         gint64 now);
void scriba_timer_pause (ScribaTimer *timer,
                         gint64 now);
gboolean scriba_timer_is_running (const ScribaTimer *timer);
gint64 scriba_timer_get_left (const ScribaTimer *timer,
                              gint64 now);

G_END_DECLS
