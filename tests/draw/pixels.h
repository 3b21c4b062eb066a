/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* A pixel of a flushed image, with its opacity where its format has one. */
static inline guint32
pixels_read (cairo_surface_t *surface,
             int x,
             int y)
{
  const guchar *data = cairo_image_surface_get_data (surface);

  return ((const guint32 *) (data + y * cairo_image_surface_get_stride (surface)))[x];
}

/* Its colour alone. */
static inline guint32
pixels_read_color (cairo_surface_t *surface,
                   int x,
                   int y)
{
  return pixels_read (surface, x, y) & 0xffffff;
}

/* Whether nothing was drawn on the white paper there. */
static inline gboolean
pixels_are_white (cairo_surface_t *surface,
                  int x,
                  int y,
                  int width,
                  int height)
{
  for (int i = x; i < x + width; i++)
    for (int j = y; j < y + height; j++)
      if (pixels_read_color (surface, i, j) != 0xffffff)
        return FALSE;

  return TRUE;
}
