/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "caesar-state.h"

G_BEGIN_DECLS

#define SCRIBA_TYPE_SIDE_CARD (scriba_side_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaSideCard, scriba_side_card, SCRIBA, SIDE_CARD, GtkBox)

void scriba_side_card_set_side (ScribaSideCard *self,
                                guint side);
void scriba_side_card_set_picking (ScribaSideCard *self,
                                   gboolean picking);
void scriba_side_card_show (ScribaSideCard *self,
                            const CaesarState *state,
                            const CaesarBox *box,
                            const gint16 marked[CAESAR_MAX_KINDS]);

G_END_DECLS
