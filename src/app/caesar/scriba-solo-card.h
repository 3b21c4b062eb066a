/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-game.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SOLO_CARD (scriba_solo_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSoloCard, scriba_solo_card, SCRIBA, SOLO_CARD, GtkBox)

void scriba_solo_card_show (ScribaSoloCard *self,
                            ScribaTable *table);

G_END_DECLS
