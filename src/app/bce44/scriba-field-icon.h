/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-types.h"

G_BEGIN_DECLS

void scriba_field_icon_set (GtkImage *image,
                            BceField field);

G_END_DECLS
