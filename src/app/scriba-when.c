/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-when.h"

#include <glib/gi18n.h>

#include "words-day.h"

/* Days since some day long ago, by the calendar and not by 24 hours. */
static guint
day_number (GDateTime *time)
{
  GDate date;
  int year, month, day;

  g_date_time_get_ymd (time, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, day, month, year);
  return g_date_get_julian (&date);
}

/**
 * scriba_when:
 * @then: a time
 * @now: the present, in the same time zone
 *
 * Returns: (transfer full): when it was, as people say it: the nearer, the more exact
 */
char *
scriba_when (GDateTime *then,
             GDateTime *now)
{
  int days = (int) day_number (now) - (int) day_number (then);

  if (days == 0)
    /* Translators: a day and a time as in g_date_time_format(): “Today, 21:40”. */
    return g_date_time_format (then, _("Today, %H:%M"));
  if (days == 1)
    /* Translators: a day and a time as in g_date_time_format(): “Yesterday, 21:40”. */
    return g_date_time_format (then, _("Yesterday, %H:%M"));
  if (days > 1 && days < 7)
    /* Translators: a day and a time as in g_date_time_format(): “Friday, 21:40”. */
    return g_date_time_format (then, _("%A, %H:%M"));
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a day of this year as in g_date_time_format(): “14 November”. */
    return g_date_time_format (then, _("%-d %B"));

  return scriba_words_day (then);
}
