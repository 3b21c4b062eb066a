/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <time.h>

/** bench_clock_seconds: what a clock shows: of this thread or process, so that what else runs is not counted. */
static inline double
bench_clock_seconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}
