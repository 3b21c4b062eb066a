/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-look.h"

G_BEGIN_DECLS

void scriba_theme_watch (GtkWidget *widget);
ScribaLook scriba_theme_get_look (GtkWidget *widget);
gboolean scriba_theme_has_large_text (GtkWidget *widget);
gboolean scriba_theme_has_huge_text (GtkWidget *widget);

G_END_DECLS
