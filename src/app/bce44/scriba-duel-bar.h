/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-resolve.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_DUEL_BAR (scriba_duel_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScribaDuelBar, scriba_duel_bar, SCRIBA, DUEL_BAR, GtkWidget)

GtkWidget *scriba_duel_bar_new (void);

void scriba_duel_bar_set_field (ScribaDuelBar *self,
                                const BceBoards *boards,
                                const BceOutcome *outcome,
                                BceField field,
                                const BceCharacter *characters);
void scriba_duel_bar_set_description (ScribaDuelBar *self,
                                      const char *description);

G_END_DECLS
