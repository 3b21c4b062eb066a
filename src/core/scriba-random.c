/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-random.h"

/**
 * scriba_random_next:
 * @self: a sequence; its `state` is the seed
 *
 * Returns: the next number, by SplitMix64 (Steele, Lea and Flood, 2014)
 */
guint64
scriba_random_next (ScribaRandom *self)
{
  guint64 mixed = self->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return mixed ^ (mixed >> 31);
}

/** scriba_random_below: a number from 0 to @end - 1, each as likely as the others. @end is at least 1. */
guint
scriba_random_below (ScribaRandom *self,
                     guint end)
{
  guint64 fair;
  guint64 number;

  g_return_val_if_fail (end > 0, 0);

  fair = G_MAXUINT64 - G_MAXUINT64 % end;
  do
    number = scriba_random_next (self);
  while (number >= fair);

  return number % end;
}

/** scriba_random_shuffle: puts numbers into a random order. */
void
scriba_random_shuffle (ScribaRandom *self,
                       gint16 *numbers,
                       guint length)
{
  for (guint i = length; i > 1; i--)
    {
      guint j = scriba_random_below (self, i);
      gint16 number = numbers[i - 1];

      numbers[i - 1] = numbers[j];
      numbers[j] = number;
    }
}
