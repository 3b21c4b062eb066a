/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-game.h"

G_BEGIN_DECLS

CaesarCommand scriba_command_get_known (ScribaTable *table,
                                        guint letter);
void scriba_command_dialog_present (GtkWidget *parent,
                                    ScribaTable *table,
                                    guint letter);

G_END_DECLS
