/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/** SCRIBA_QR_QUIET: modules around a code that stay light, so that a camera finds it (ISO/IEC 18004). */
#define SCRIBA_QR_QUIET 4

/** ScribaQr: a text as a code that a telephone photographs. */
typedef struct _ScribaQr ScribaQr;

ScribaQr *scriba_qr_new (const char *text);
void scriba_qr_free (ScribaQr *self);

guint scriba_qr_get_width (const ScribaQr *self);
gboolean scriba_qr_is_dark (const ScribaQr *self,
                            guint x,
                            guint y);

void scriba_qr_draw (cairo_t *cr,
                     const ScribaQr *self,
                     double width,
                     double height,
                     double scale);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaQr, scriba_qr_free)

G_END_DECLS
