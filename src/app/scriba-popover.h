/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_popover_popup_at (GtkPopover *popover,
                              GtkWidget *place);

G_END_DECLS
