/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_SCALED_LAYOUT (scriba_scaled_layout_get_type ())
G_DECLARE_FINAL_TYPE (ScribaScaledLayout, scriba_scaled_layout, SCRIBA, SCALED_LAYOUT, GtkLayoutManager)

GtkLayoutManager *scriba_scaled_layout_new (int width,
                                            int height);
void scriba_scaled_layout_set_design (ScribaScaledLayout *self,
                                      int width,
                                      int height);
double scriba_scaled_layout_get_scale (ScribaScaledLayout *self);
void scriba_scaled_layout_sharpen (GtkImage *image);

G_END_DECLS
