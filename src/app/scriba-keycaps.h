/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *scriba_keycaps_new (const char * const *accels);
char *scriba_keycaps_to_text (const char * const *accels);

G_END_DECLS
