/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Draws the code of a text as the window does, on a dark ground:
 *
 *     draw-qr WIDTH SCALE < TEXT > PICTURE
 *
 * The picture is bytes of grey, WIDTH × SCALE in each direction.
 */

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "scriba-qr.h"

int
main (int argc,
      char *argv[])
{
  int width = argc > 1 ? atoi (argv[1]) : 0;
  int scale = argc > 2 ? atoi (argv[2]) : 1;
  g_autofree char *text = NULL;
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (STDIN_FILENO);
  g_autoptr (ScribaQr) qr = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (width <= 0 || scale <= 0 || g_io_channel_read_to_end (input, &text, NULL, NULL) != G_IO_STATUS_NORMAL)
    return 2;
  qr = scriba_qr_new (text);
  if (qr == NULL)
    return 1;

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, width * scale);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 0.13, 0.13, 0.14);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  scriba_qr_draw (cr, qr, width, width, scale);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  for (int y = 0; y < width * scale; y++)
    for (int x = 0; x < width * scale; x++)
      putchar (cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x]);
  cairo_surface_destroy (surface);
  return 0;
}
