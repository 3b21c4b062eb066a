/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chance that a seed fixes. */

#include "scriba-random.h"

/* The published numbers of SplitMix64. */
static void
test_numbers (void)
{
  static const guint64 numbers[] = {
    G_GUINT64_CONSTANT (6457827717110365317), G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423), G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821),
  };
  ScribaRandom random = { 1234567 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (scriba_random_next (&random), ==, numbers[i]);
}

/* Each of six comes up in 6,000 throws about 1,000 times: 200 off is more than six standard deviations. */
static void
test_below (void)
{
  ScribaRandom random = { 44 };
  guint counts[6] = { 0 };

  for (guint i = 0; i < 6000; i++)
    {
      guint number = scriba_random_below (&random, G_N_ELEMENTS (counts));

      g_assert_cmpuint (number, <, G_N_ELEMENTS (counts));
      counts[number]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_assert_cmpuint (counts[i], >, 800);
      g_assert_cmpuint (counts[i], <, 1200);
    }
  g_assert_cmpuint (scriba_random_below (&random, 1), ==, 0);
}

/* Nothing is lost, and each number comes to each place: 4 in 4,000 shuffles about 1,000 times. */
static void
test_shuffle (void)
{
  ScribaRandom random = { 1 };
  guint counts[4][4] = { { 0 } };

  for (guint i = 0; i < 4000; i++)
    {
      gint16 numbers[] = { 0, 1, 2, 3 };
      guint seen = 0;

      scriba_random_shuffle (&random, numbers, G_N_ELEMENTS (numbers));
      for (guint place = 0; place < G_N_ELEMENTS (numbers); place++)
        {
          seen |= 1 << numbers[place];
          counts[place][numbers[place]]++;
        }
      g_assert_cmphex (seen, ==, 0xf);
    }
  for (guint place = 0; place < 4; place++)
    {
      for (guint number = 0; number < 4; number++)
        {
          g_assert_cmpuint (counts[place][number], >, 800);
          g_assert_cmpuint (counts[place][number], <, 1200);
        }
    }
}

static void
test_seed (void)
{
  ScribaRandom random = { 7 };
  ScribaRandom again = { 7 };
  ScribaRandom other = { 8 };
  guint64 number = scriba_random_next (&random);

  g_assert_cmpuint (number, ==, scriba_random_next (&again));
  g_assert_cmpuint (number, !=, scriba_random_next (&other));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/numbers", test_numbers);
  g_test_add_func ("/random/below", test_below);
  g_test_add_func ("/random/shuffle", test_shuffle);
  g_test_add_func ("/random/seed", test_seed);

  return g_test_run ();
}
