/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-game.h"

G_BEGIN_DECLS

/**
 * ScribaSetupToldFunc:
 * @kind: the entry to record
 * @args: (nullable): its arguments; %NULL if nothing was told
 * @user_data: what was given with it
 */
typedef void (*ScribaSetupToldFunc) (BceEntryKind kind,
                                     gconstpointer args,
                                     gpointer user_data);

void scriba_setup_tell_market (GtkWidget *parent,
                               ScribaTable *table,
                               ScribaSetupToldFunc func,
                               gpointer user_data);
void scriba_setup_tell_sites (GtkWidget *parent,
                              ScribaTable *table,
                              ScribaSetupToldFunc func,
                              gpointer user_data);

void scriba_setup_keep_told (ScribaTable *table,
                             BceBox *box,
                             gboolean for_owner);

G_END_DECLS
