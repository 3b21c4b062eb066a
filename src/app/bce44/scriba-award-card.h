/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_AWARD_CARD (scriba_award_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaAwardCard, scriba_award_card, SCRIBA, AWARD_CARD, GtkBox)

void scriba_award_card_show (ScribaAwardCard *self,
                             ScribaBoardsHolder *holder,
                             BceField field);
void scriba_award_card_set_narrow (ScribaAwardCard *self,
                                   gboolean narrow);

G_END_DECLS
