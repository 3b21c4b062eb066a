/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-owner-box.h"

G_BEGIN_DECLS

void scriba_box_import_ask (GtkWidget *widget,
                            ScribaOwnerBox *owner);
void scriba_box_import_file (GtkWidget *widget,
                             ScribaOwnerBox *owner,
                             const char *path);

G_END_DECLS
