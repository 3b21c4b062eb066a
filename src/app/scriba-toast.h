/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void scriba_toast_show (GtkWidget *inside,
                        AdwToast *toast);
void scriba_toast_replace (GtkWidget *inside,
                           const char *key,
                           AdwToast *toast);
void scriba_toast_tell (GtkWidget *inside,
                        const char *sentence);

G_END_DECLS
