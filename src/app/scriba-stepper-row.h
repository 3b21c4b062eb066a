/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-stepper.h"

G_BEGIN_DECLS

GtkWidget *scriba_stepper_row_new (const char *title,
                                   int lower,
                                   int upper,
                                   ScribaStepper **stepper);
void scriba_row_add_symbol (GtkWidget *row,
                            const char *icon_name,
                            const char *style);

G_END_DECLS
