/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ScribaToastUndo:
 * @data: from scriba_toast_set_undo()
 *
 * Takes back what a toast tells of.
 *
 * Returns: whether there was still something to take back
 */
typedef gboolean (*ScribaToastUndo) (gpointer data);

void scriba_toast_set_undo (AdwToast *toast,
                            ScribaToastUndo undo,
                            gpointer data,
                            GDestroyNotify data_free);
void scriba_toast_show (GtkWidget *inside,
                        AdwToast *toast);
void scriba_toast_replace (GtkWidget *inside,
                           const char *key,
                           AdwToast *toast);
void scriba_toast_tell (GtkWidget *inside,
                        const char *sentence);

G_END_DECLS
