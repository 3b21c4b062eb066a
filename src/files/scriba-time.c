/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-game-file.h"

#include "scriba-wall.h"

/* GLib gives a year as many digits as it has; a reader wants four. */
static char *
format_time (gint64 at,
             gint16 utc_offset,
             const char *rest)
{
  g_autoptr (GDateTime) time = scriba_wall_time (at, utc_offset);
  g_autofree char *end = g_date_time_format (time, rest);

  return g_strdup_printf ("%04d%s", g_date_time_get_year (time), end);
}

/** scriba_time_to_text: a time as ISO 8601 with the offset of its clock on the wall. */
char *
scriba_time_to_text (gint64 at,
                     gint16 utc_offset)
{
  return format_time (at, utc_offset, "-%m-%dT%H:%M:%S%:z");
}

/** scriba_time_to_wall: what calendar and clock on the wall showed, wherever it is read: `YYYY-MM-DD HH:MM:SS`. */
char *
scriba_time_to_wall (gint64 at,
                     gint16 utc_offset)
{
  return format_time (at, utc_offset, "-%m-%d %H:%M:%S");
}

/**
 * scriba_time_from_text:
 * @text: a time in ISO 8601, with an offset
 * @at: (out): seconds since 1970, in UTC
 * @utc_offset: (out): minutes ahead of UTC
 *
 * Returns: whether it was one, of a year with four digits also in UTC
 */
gboolean
scriba_time_from_text (const char *text,
                       gint64 *at,
                       gint16 *utc_offset)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, NULL);
  g_autoptr (GDateTime) utc = time != NULL ? g_date_time_new_from_unix_utc (g_date_time_to_unix (time)) : NULL;

  if (utc == NULL)
    return FALSE;

  *at = g_date_time_to_unix (utc);
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
