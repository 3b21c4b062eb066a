/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bce-ruling.h"

#define FIRST_ERA_START 2 /* era I has a year at least */

/** bce_ruling_is_year: whether a ruling is the year in which an era begins; else it is yes or no. */
gboolean
bce_ruling_is_year (BceRulingKind what)
{
  return what == BCE_RULING_ERA_2_START || what == BCE_RULING_ERA_3_START;
}

/** bce_ruling_fits: whether there is such a value; an era that never begins has the year after the last. */
gboolean
bce_ruling_fits (BceRulingKind what,
                 int value)
{
  return bce_ruling_is_year (what) ? value >= 1 && value <= BCE_N_YEARS + 1 : value == 0 || value == 1;
}

static gint8 *
find_flag (BceSettings *settings,
           BceRulingKind what)
{
  switch (what)
    {
    case BCE_RULING_DENARII:
      return &settings->denarii;
    case BCE_RULING_CUBES:
      return &settings->cubes;
    case BCE_RULING_OPEN_COLLEGIUM:
      return &settings->open_collegium;
    case BCE_RULING_BUILD_EARLY:
      return &settings->build_early;
    case BCE_RULING_PER_ARCHITECT:
      return &settings->per_architect;
    case BCE_RULING_LOYALTY_TO_SUPPLY:
      return &settings->loyalty_to_supply;
    case BCE_RULING_ERA_2_START:
    case BCE_RULING_ERA_3_START:
    default:
      g_assert_not_reached ();
    }
}

/** bce_ruling_read: what a ruling is now. */
int
bce_ruling_read (const BceSettings *settings,
                 BceRulingKind what)
{
  return bce_ruling_is_year (what) ? settings->era_starts[what - BCE_RULING_ERA_2_START]
                                   : *find_flag ((BceSettings *) settings, what);
}

/** bce_ruling_write: sets a ruling to a value that fits. */
void
bce_ruling_write (BceSettings *settings,
                  BceRulingKind what,
                  int value)
{
  if (bce_ruling_is_year (what))
    settings->era_starts[what - BCE_RULING_ERA_2_START] = value;
  else
    *find_flag (settings, what) = value != 0;
}

/**
 * bce_ruling_get_range:
 * @settings: what the table has chosen
 * @what: a ruling
 * @lowest: (out): the least that is offered
 * @highest: (out): the most
 *
 * Era II begins before era III, and both within the game; what the table has now is among it, however that came.
 */
void
bce_ruling_get_range (const BceSettings *settings,
                      BceRulingKind what,
                      int *lowest,
                      int *highest)
{
  int value = bce_ruling_read (settings, what);

  *lowest = 0;
  *highest = 1;
  if (what == BCE_RULING_ERA_2_START)
    {
      *lowest = MIN (FIRST_ERA_START, value);
      *highest = MAX (settings->era_starts[1] - 1, value);
    }
  else if (what == BCE_RULING_ERA_3_START)
    {
      *lowest = MIN (settings->era_starts[0] + 1, value);
      *highest = MAX (BCE_N_YEARS, value);
    }
}
