/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_SIDE_MARK (scriba_side_mark_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSideMark, scriba_side_mark, SCRIBA, SIDE_MARK, GtkWidget)

GtkWidget *scriba_side_mark_new (int side,
                                 int size);

void scriba_side_mark_set_side (ScribaSideMark *self,
                                int side);
void scriba_side_mark_set_size (ScribaSideMark *self,
                                int size);

G_END_DECLS
