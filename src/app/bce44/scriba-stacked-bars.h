/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-score.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_STACKED_BARS (scriba_stacked_bars_get_type ())
G_DECLARE_FINAL_TYPE (ScribaStackedBars, scriba_stacked_bars, SCRIBA, STACKED_BARS, GtkWidget)

GtkWidget *scriba_stacked_bars_new (void);

void scriba_stacked_bars_set_score (ScribaStackedBars *self,
                                    const BceScore *score,
                                    const char * const *names,
                                    const BceCharacter *characters);

int scriba_stacked_bars_get_player (ScribaStackedBars *self);
void scriba_stacked_bars_set_player (ScribaStackedBars *self,
                                     int player);

int scriba_stacked_bars_get_total_size (ScribaStackedBars *self);
void scriba_stacked_bars_set_total_size (ScribaStackedBars *self,
                                         int total_size);

G_END_DECLS
