/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A code on a picture: dark on light, with its light edge, in whole pixels. Whether it can be read, test_qr.py tells. */

#include "contrast.h"
#include "pixels.h"
#include "scriba-palette.h"
#include "scriba-qr.h"

#define LINK "https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22:%22Scriba%22%7D"

/* What a text longer than any code holds has at least: version 40 has room for 2,953 bytes (ISO/IEC 18004, table 7). */
#define MOST 2953

/* On a ground that is neither of its colours: whatever the style of the window is. */
static cairo_surface_t *
draw (const ScribaQr *qr,
      int width,
      int height,
      double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.2, 0.4, 0.2);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  scriba_qr_draw (cr, qr, width, height, scale);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Version 1 has 21 modules and holds 17 bytes at the lowest level; 18 take version 2, with 25. */
static void
test_smallest (void)
{
  g_autoptr (ScribaQr) one = scriba_qr_new ("abcdefghijklmnopq");
  g_autoptr (ScribaQr) two = scriba_qr_new ("abcdefghijklmnopqr");

  g_assert_cmpuint (scriba_qr_get_width (one), ==, 21 + 2 * 4);
  g_assert_cmpuint (scriba_qr_get_width (two), ==, 25 + 2 * 4);
}

/* Three corners have a square of 7 with a light ring in it, and nothing stands on the edge. */
static void
test_corners (void)
{
  static const char * const finder[7] = { "1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111" };
  g_autoptr (ScribaQr) qr = scriba_qr_new (LINK);
  guint n = scriba_qr_get_width (qr);

  for (guint y = 0; y < 7; y++)
    for (guint x = 0; x < 7; x++)
      {
        gboolean dark = finder[y][x] == '1';

        g_assert_cmpint (scriba_qr_is_dark (qr, 4 + x, 4 + y), ==, dark);
        g_assert_cmpint (scriba_qr_is_dark (qr, n - 11 + x, 4 + y), ==, dark);
        g_assert_cmpint (scriba_qr_is_dark (qr, 4 + x, n - 11 + y), ==, dark);
      }

  for (guint i = 0; i < n; i++)
    for (guint edge = 0; edge < 4; edge++)
      {
        g_assert_false (scriba_qr_is_dark (qr, i, edge));
        g_assert_false (scriba_qr_is_dark (qr, edge, i));
        g_assert_false (scriba_qr_is_dark (qr, i, n - 1 - edge));
        g_assert_false (scriba_qr_is_dark (qr, n - 1 - edge, i));
      }
}

/* Every pixel of a module has its colour: 304 pixels are room for so many whole ones, and what is left over stays as it is;
 * at 125 and 150 %, too. */
static void
test_pixels (gconstpointer percent)
{
  double scale = GPOINTER_TO_INT (percent) / 100.0;
  g_autoptr (ScribaQr) qr = scriba_qr_new (LINK);
  int n = scriba_qr_get_width (qr);
  cairo_surface_t *surface = draw (qr, 304, 340, scale);
  int module = 304 * scale / n;
  int left = (304 * scale - n * module) / 2;
  int top = (340 * scale - n * module) / 2;

  g_assert_cmpint (module, >=, 3);
  g_assert_cmphex (pixels_read_color (surface, left - 1, top), ==, 0x336633);
  g_assert_cmphex (pixels_read_color (surface, left, top - 1), ==, 0x336633);
  g_assert_cmphex (pixels_read_color (surface, left + n * module, top), ==, 0x336633);
  for (int y = 0; y < n * module; y++)
    for (int x = 0; x < n * module; x++)
      g_assert_cmphex (pixels_read_color (surface, left + x, top + y), ==,
                       scriba_qr_is_dark (qr, x / module, y / module) ? 0x1e1e22 : 0xffffff);
  cairo_surface_destroy (surface);
}

static void
test_contrast (void)
{
  g_assert_cmpfloat (contrast (scriba_palette_letter (FALSE), scriba_palette_letter (TRUE)), >, 12);
}

/* Where there is no pixel for each module, all of it is drawn all the same. */
static void
test_no_room (void)
{
  g_autofree char *text = g_strnfill (1000, 'a');
  g_autoptr (ScribaQr) qr = scriba_qr_new (text);
  cairo_surface_t *surface = draw (qr, 50, 50, 1);

  g_assert_cmphex (pixels_read_color (surface, 0, 0), ==, 0xffffff);
  g_assert_cmphex (pixels_read_color (surface, 49, 49), ==, 0xffffff);
  cairo_surface_destroy (surface);
}

static void
test_too_long (void)
{
  g_autofree char *most = g_strnfill (MOST, 'a');
  g_autofree char *more = g_strnfill (MOST + 1, 'a');
  g_autoptr (ScribaQr) qr = scriba_qr_new (most);

  g_assert_nonnull (qr);
  g_assert_cmpuint (scriba_qr_get_width (qr), ==, 177 + 2 * 4);
  g_assert_null (scriba_qr_new (more));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/qr/smallest", test_smallest);
  g_test_add_func ("/qr/corners", test_corners);
  g_test_add_data_func ("/qr/pixels", GINT_TO_POINTER (100), test_pixels);
  g_test_add_data_func ("/qr/pixels-125", GINT_TO_POINTER (125), test_pixels);
  g_test_add_data_func ("/qr/pixels-150", GINT_TO_POINTER (150), test_pixels);
  g_test_add_data_func ("/qr/pixels-twice", GINT_TO_POINTER (200), test_pixels);
  g_test_add_func ("/qr/contrast", test_contrast);
  g_test_add_func ("/qr/no-room", test_no_room);
  g_test_add_func ("/qr/too-long", test_too_long);

  return g_test_run ();
}
