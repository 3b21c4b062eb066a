/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-figure-bars.h"

#include "pixels.h"

#define WIDTH 200.0

static void
assert_parts (ScribaFigureBars bars,
              double won,
              double level,
              double mean,
              double best)
{
  ScribaFigureParts parts;

  scriba_figure_bars_layout (&bars, WIDTH, &parts);
  g_assert_cmpfloat_with_epsilon (parts.won, won, 1e-9);
  g_assert_cmpfloat_with_epsilon (parts.level, level, 1e-9);
  g_assert_cmpfloat_with_epsilon (parts.mean, mean, 1e-9);
  g_assert_cmpfloat_with_epsilon (parts.best, best, 1e-9);
}

/* 3 and 1 of 8 games are 75 and 25 of 200; 30 and 45 of 60 points are 100 and 150. */
static void
test_parts (void)
{
  assert_parts ((ScribaFigureBars) { 8, 3, 1, TRUE, 30, 45, 60 }, 75, 25, 100, 150);
  assert_parts ((ScribaFigureBars) { 8, 8, 0, TRUE, 60, 60, 60 }, 200, 0, 200, 200);
}

static void
test_nothing (void)
{
  assert_parts ((ScribaFigureBars) { 0, 0, 0, FALSE, 0, 0, 1 }, 0, 0, 0, 0);
  assert_parts ((ScribaFigureBars) { 4, 0, 2, FALSE, 9, 9, 9 }, 0, 100, 0, 0);
}

/* Scores may be below 0, also all of them. */
static void
test_negative (void)
{
  assert_parts ((ScribaFigureBars) { 1, 0, 0, TRUE, -5, 20, 40 }, 0, 0, 0, 100);
  assert_parts ((ScribaFigureBars) { 1, 0, 0, TRUE, -5, -2, 1 }, 0, 0, 0, 0);
}

/* What starts at the left starts at the right where the reader reads from there. */
static void
test_mirrored (void)
{
  const ScribaFigureBars bars = { 4, 1, 0, FALSE, 0, 0, 1 };
  cairo_surface_t *surfaces[2];

  for (guint i = 0; i < 2; i++)
    {
      const ScribaLook look = { .scale = 1, .right_to_left = i == 1 };
      cairo_t *cr;

      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, 20);
      cr = cairo_create (surfaces[i]);
      scriba_figure_bars_draw (cr, &look, &bars, WIDTH, 20);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
    }

  g_assert_cmpuint (pixels_read (surfaces[0], 25, 10), !=, pixels_read (surfaces[0], 175, 10));
  g_assert_cmpuint (pixels_read (surfaces[0], 25, 10), ==, pixels_read (surfaces[1], 175, 10));
  g_assert_cmpuint (pixels_read (surfaces[0], 175, 10), ==, pixels_read (surfaces[1], 25, 10));
  cairo_surface_destroy (surfaces[0]);
  cairo_surface_destroy (surfaces[1]);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/figures/parts", test_parts);
  g_test_add_func ("/figures/nothing", test_nothing);
  g_test_add_func ("/figures/negative", test_negative);
  g_test_add_func ("/figures/mirrored", test_mirrored);

  return g_test_run ();
}
