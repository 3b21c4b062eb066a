/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scriba_speech_name (GtkWidget *widget,
                         const char *name);
void scriba_speech_hint (GtkWidget *widget,
                         const char *hint);
void scriba_speech_name_icon (GtkWidget *widget,
                              const char *name);
void scriba_speech_let_press (GtkWidget *row);

G_END_DECLS
