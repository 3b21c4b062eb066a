/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-day.h"

#include <glib/gi18n.h>

#include "scriba-wall.h"

/** scriba_words_day: (transfer full): a day with its year, as people write it. */
char *
scriba_words_day (GDateTime *time)
{
  /* Translators: a day of another year as in g_date_time_format(): “14 November 2025”. */
  return g_date_time_format (time, _("%-d %B %Y"));
}

/**
 * scriba_words_day_at:
 * @at: seconds since 1970, in UTC
 * @utc_offset: minutes that the clock on the wall was ahead of UTC
 *
 * Returns: (transfer full): so, the day of the calendar on the wall
 */
char *
scriba_words_day_at (gint64 at,
                     gint16 utc_offset)
{
  g_autoptr (GDateTime) time = scriba_wall_time (at, utc_offset);

  return scriba_words_day (time);
}
