/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-wall.h"

/**
 * scriba_wall_time:
 * @at: seconds since 1970, in UTC
 * @utc_offset: minutes that the clock on the wall was ahead of UTC
 *
 * Returns: (transfer full): what calendar and clock on the wall showed, wherever it is asked; when 1970 began for a time that
 *   no calendar has
 */
GDateTime *
scriba_wall_time (gint64 at,
                  gint16 utc_offset)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (utc_offset * 60);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (at);
  GDateTime *wall = utc != NULL ? g_date_time_to_timezone (utc, zone) : NULL;

  return wall != NULL ? wall : g_date_time_new_from_unix_utc (0);
}
