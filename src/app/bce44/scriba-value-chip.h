/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCRIBA_TYPE_VALUE_CHIP (scriba_value_chip_get_type ())
G_DECLARE_FINAL_TYPE (ScribaValueChip, scriba_value_chip, SCRIBA, VALUE_CHIP, AdwBin)

GtkWidget *scriba_value_chip_new (const char *label);
void scriba_value_chip_set_title (ScribaValueChip *self,
                                  const char *title);

G_END_DECLS
