/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-number.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_NUMBER_ROW (scriba_number_row_get_type ())
G_DECLARE_FINAL_TYPE (ScribaNumberRow, scriba_number_row, SCRIBA, NUMBER_ROW, GtkBox)

void scriba_number_row_set_character (ScribaNumberRow *self,
                                      int character);
void scriba_number_row_set_text (ScribaNumberRow *self,
                                 const char *text);
void scriba_number_row_set_title (ScribaNumberRow *self,
                                  const char *title);
void scriba_number_row_set_range (ScribaNumberRow *self,
                                  int lower,
                                  int upper);
void scriba_number_row_show (ScribaNumberRow *self,
                             ScribaNumber number);
ScribaNumber scriba_number_row_get_number (ScribaNumberRow *self);
GtkWidget *scriba_number_row_get_stepper (ScribaNumberRow *self);

G_END_DECLS
