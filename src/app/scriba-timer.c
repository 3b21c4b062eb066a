/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-timer.h"

/** scriba_timer_set: makes it stand at its whole length. */
void
scriba_timer_set (ScribaTimer *timer,
                  guint minutes)
{
  timer->limit = minutes * 60 * G_TIME_SPAN_SECOND;
  timer->left = timer->limit;
  timer->since = 0;
}

/** scriba_timer_start: lets it run on; one that has run down begins anew. */
void
scriba_timer_start (ScribaTimer *timer,
                    gint64 now)
{
  if (scriba_timer_is_running (timer))
    return;

  if (timer->left == 0)
    timer->left = timer->limit;
  timer->since = now;
}

/** scriba_timer_pause: makes it stand where it is. */
void
scriba_timer_pause (ScribaTimer *timer,
                    gint64 now)
{
  timer->left = scriba_timer_get_left (timer, now);
  timer->since = 0;
}

/** scriba_timer_is_running: whether it was started; it runs until it is told to stand. */
gboolean
scriba_timer_is_running (const ScribaTimer *timer)
{
  return timer->since != 0;
}

/** scriba_timer_get_left: what is left, never below nothing. */
gint64
scriba_timer_get_left (const ScribaTimer *timer,
                       gint64 now)
{
  return timer->since == 0 ? timer->left : MAX (0, timer->left - (now - timer->since));
}
