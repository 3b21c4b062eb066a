/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-score.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SWATCH (scriba_swatch_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSwatch, scriba_swatch, SCRIBA, SWATCH, GtkWidget)

GtkWidget *scriba_swatch_new (BceScoreLine line);

int scriba_swatch_get_line (ScribaSwatch *self);
void scriba_swatch_set_line (ScribaSwatch *self,
                             int line);

G_END_DECLS
