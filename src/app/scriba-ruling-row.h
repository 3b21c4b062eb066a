/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "words-rulings.h"

G_BEGIN_DECLS

GtkWidget *scriba_ruling_row_new (const ScribaRuling *ruling);
GtkWidget *scriba_ruling_row_new_setting (const ScribaRuling *ruling,
                                          GSettings *settings);
GtkWidget *scriba_ruling_group_new (const ScribaRuling *ruling,
                                    GSettings *settings);

char *scriba_ruling_to_text (const ScribaRuling *ruling);
GtkWidget *scriba_ruling_group_new_choice (const ScribaRuling *ruling,
                                           const char * const *choices,
                                           AdwComboRow **row);

G_END_DECLS
