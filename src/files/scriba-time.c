/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-file.h"

/* A year has four digits also before the year 1000, which "%Y" would write with three. */
#define DATE "%C%y-%m-%d"

static char *
format_time (gint64 at,
             gint16 utc_offset,
             const char *format,
             const char *never)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (utc_offset * 60);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (at);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_timezone (utc, zone) : NULL;

  return local != NULL ? g_date_time_format (local, format) : g_strdup (never);
}

/** scriba_time_to_text: a time as ISO 8601 with the offset of its clock on the wall. */
char *
scriba_time_to_text (gint64 at,
                     gint16 utc_offset)
{
  return format_time (at, utc_offset, DATE "T%H:%M:%S%:z", "1970-01-01T00:00:00+00:00");
}

/** scriba_time_to_wall: what calendar and clock on the wall showed, wherever it is read: `YYYY-MM-DD HH:MM:SS`. */
char *
scriba_time_to_wall (gint64 at,
                     gint16 utc_offset)
{
  return format_time (at, utc_offset, DATE " %H:%M:%S", "1970-01-01 00:00:00");
}

/**
 * scriba_time_from_text:
 * @text: a time in ISO 8601, with an offset
 * @at: (out): seconds since 1970, in UTC
 * @utc_offset: (out): minutes ahead of UTC
 *
 * Returns: whether it was one
 */
gboolean
scriba_time_from_text (const char *text,
                       gint64 *at,
                       gint16 *utc_offset)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, NULL);
  g_autoptr (GDateTime) utc = time != NULL ? g_date_time_new_from_unix_utc (g_date_time_to_unix (time)) : NULL;

  /* The last hours of the year 9999 may lie in a later one by UTC, which could not be written again. */
  if (utc == NULL)
    return FALSE;

  *at = g_date_time_to_unix (time);
  *utc_offset = g_date_time_get_utc_offset (time) / G_TIME_SPAN_MINUTE;
  return TRUE;
}

/** scriba_time_now: the time of the clock on the wall. */
void
scriba_time_now (gint64 *at,
                 gint16 *utc_offset)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  *at = g_date_time_to_unix (now);
  *utc_offset = g_date_time_get_utc_offset (now) / G_TIME_SPAN_MINUTE;
}
