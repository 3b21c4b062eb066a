/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_YEAR_DOTS (scriba_year_dots_get_type ())
G_DECLARE_FINAL_TYPE (ScribaYearDots, scriba_year_dots, SCRIBA, YEAR_DOTS, GtkBox)

G_END_DECLS
