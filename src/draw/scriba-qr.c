/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-qr.h"

#include <math.h>

#include <qrencode.h>

#include "scriba-look.h"

struct _ScribaQr
{
  QRcode *code;
};

/**
 * scriba_qr_new:
 * @text: what it says
 *
 * Makes the smallest code of a text. It is read off a screen, where nothing is torn or stained: so it has the least
 * redundancy, and its modules are as large as they can be.
 *
 * Returns: (transfer full) (nullable): a code; %NULL for a text that is longer than any can hold
 */
ScribaQr *
scriba_qr_new (const char *text)
{
  QRcode *code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, TRUE);
  ScribaQr *self;

  if (code == NULL)
    return NULL;

  self = g_new (ScribaQr, 1);
  self->code = code;
  return self;
}

/**
 * scriba_qr_free:
 * @self: (transfer full): a code
 */
void
scriba_qr_free (ScribaQr *self)
{
  QRcode_free (self->code);
  g_free (self);
}

/** scriba_qr_get_width: modules across and down, the light ones around it too. */
guint
scriba_qr_get_width (const ScribaQr *self)
{
  return self->code->width + 2 * SCRIBA_QR_QUIET;
}

/** scriba_qr_is_dark: whether a module is dark, counted from the corner of the light ones around it. */
gboolean
scriba_qr_is_dark (const ScribaQr *self,
                   guint x,
                   guint y)
{
  guint width = self->code->width;

  if (x < SCRIBA_QR_QUIET || y < SCRIBA_QR_QUIET || x >= width + SCRIBA_QR_QUIET || y >= width + SCRIBA_QR_QUIET)
    return FALSE;

  return (self->code->data[(y - SCRIBA_QR_QUIET) * width + x - SCRIBA_QR_QUIET] & 1) != 0;
}

/**
 * scriba_qr_draw:
 * @width: of the room, at the origin
 * @height: of the room
 * @scale: pixels of a unit, which need not be whole
 *
 * Draws a code in the middle of its room: dark on light, whatever the window's colours are. Modules are whole pixels,
 * so that all are equal, unless there is not even one for each.
 */
void
scriba_qr_draw (cairo_t *cr,
                const ScribaQr *self,
                double width,
                double height,
                double scale)
{
  guint n = scriba_qr_get_width (self);
  double pixels = MIN (width, height) * scale / n;
  double module = (pixels >= 1 ? floor (pixels) : pixels) / scale;

  cairo_save (cr);
  cairo_translate (cr, floor ((width - n * module) / 2 * scale) / scale, floor ((height - n * module) / 2 * scale) / scale);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  scriba_look_set_source (cr, scriba_palette_letter (FALSE));
  cairo_rectangle (cr, 0, 0, n * module, n * module);
  cairo_fill (cr);

  scriba_look_set_source (cr, scriba_palette_letter (TRUE));
  for (guint y = 0; y < n; y++)
    for (guint x = 0; x < n; x++)
      if (scriba_qr_is_dark (self, x, y))
        cairo_rectangle (cr, x * module, y * module, module, module);
  cairo_fill (cr);
  cairo_restore (cr);
}
