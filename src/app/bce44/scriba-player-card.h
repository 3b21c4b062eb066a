/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-state.h"

G_BEGIN_DECLS

/** ScribaPlayerCard: what everybody may know of one player. */
#define SCRIBA_TYPE_PLAYER_CARD (scriba_player_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlayerCard, scriba_player_card, SCRIBA, PLAYER_CARD, GtkButton)

void scriba_player_card_show (ScribaPlayerCard *self,
                              const BceState *state,
                              guint seat,
                              gboolean compact);

G_END_DECLS
