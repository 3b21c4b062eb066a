/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ScribaLaterFunc: makes a widget ready. */
typedef void (*ScribaLaterFunc) (GtkWidget *widget);

void scriba_later (GtkWidget *widget,
                   ScribaLaterFunc func);
void scriba_later_near (GtkWidget *widget,
                        ScribaLaterFunc func);
void scriba_later_far (GtkWidget *widget,
                       ScribaLaterFunc func);
void scriba_drop_later (GtkWidget *widget);

G_END_DECLS
