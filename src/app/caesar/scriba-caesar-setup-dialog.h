/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ScribaCaesarToldFunc: what the table told; whether it can be. */
typedef gboolean (*ScribaCaesarToldFunc) (CaesarEntryKind kind,
                                          gconstpointer args,
                                          gpointer user_data);

void scriba_caesar_tell_tiles (GtkWidget *parent,
                               ScribaTable *table,
                               ScribaCaesarToldFunc func,
                               gpointer object);
void scriba_caesar_tell_tokens (GtkWidget *parent,
                                ScribaTable *table,
                                int side,
                                ScribaCaesarToldFunc func,
                                gpointer object);

G_END_DECLS
