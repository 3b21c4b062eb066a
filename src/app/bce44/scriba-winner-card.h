/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-score-edit.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_WINNER_CARD (scriba_winner_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaWinnerCard, scriba_winner_card, SCRIBA, WINNER_CARD, GtkWidget)

void scriba_winner_card_set_narrow (ScribaWinnerCard *self,
                                    gboolean narrow);
void scriba_winner_card_set_tall (ScribaWinnerCard *self,
                                  gboolean tall);
void scriba_winner_card_show (ScribaWinnerCard *self,
                              const ScribaScoreSeat *seat);

G_END_DECLS
