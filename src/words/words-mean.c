/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-mean.h"

#include <math.h>

#define MINUS "−"

/** scriba_words_mean: (transfer full): "31.3", with one place after the point of the locale. */
char *
scriba_words_mean (double mean)
{
  double rounded = round (mean * 10) / 10;

  return g_strdup_printf ("%s%.1f", rounded < 0 ? MINUS : "", fabs (rounded));
}
