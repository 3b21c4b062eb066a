/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *scriba_dialog_frame_new (const char *title,
                                    GtkWidget *content);
AdwDialog *scriba_dialog_new (const char *title,
                              GtkWidget *child);

G_END_DECLS
