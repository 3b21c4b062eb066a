/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SPACE_PICTURE (scriba_space_picture_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSpacePicture, scriba_space_picture, SCRIBA, SPACE_PICTURE, GtkWidget)

GtkWidget *scriba_space_picture_new (void);

void scriba_space_picture_set_space (ScribaSpacePicture *self,
                                     const CaesarSpace *space,
                                     int symbol,
                                     gboolean turned);

G_END_DECLS
