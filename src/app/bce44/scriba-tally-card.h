/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scriba-boards-holder.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_TALLY_CARD (scriba_tally_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaTallyCard, scriba_tally_card, SCRIBA, TALLY_CARD, GtkBox)

void scriba_tally_card_show (ScribaTallyCard *self,
                             ScribaBoardsHolder *holder,
                             BceField field);

G_END_DECLS
