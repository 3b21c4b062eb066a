/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_QR_PICTURE (scriba_qr_picture_get_type ())
G_DECLARE_FINAL_TYPE (ScribaQrPicture, scriba_qr_picture, SCRIBA, QR_PICTURE, GtkWidget)

gboolean scriba_qr_picture_set_text (ScribaQrPicture *self,
                                     const char *text);

G_END_DECLS
