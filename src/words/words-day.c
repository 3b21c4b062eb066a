/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-day.h"

#include <glib/gi18n.h>

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
 * Returns: (transfer full): so, the day of the calendar on the wall; nothing for a time that no calendar has
 */
char *
scriba_words_day_at (gint64 at,
                     gint16 utc_offset)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (utc_offset * 60);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (at);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_timezone (utc, zone) : NULL;

  return local != NULL ? scriba_words_day (local) : g_strdup ("");
}
