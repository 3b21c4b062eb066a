/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <math.h>

#include "scriba-palette.h"

static inline double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static inline double
luminance (ScribaColor color)
{
  return 0.2126 * linear (color.red) + 0.7152 * linear (color.green) + 0.0722 * linear (color.blue);
}

/* The contrast of two opaque colours as WCAG 2 defines it, 1 to 21. */
static inline double
contrast (ScribaColor first,
          ScribaColor second)
{
  double a = luminance (first);
  double b = luminance (second);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}
