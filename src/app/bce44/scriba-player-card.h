/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bce-state.h"

G_BEGIN_DECLS

/** ScribaCardSize: how much room a card has: beside the page, beside a page that needs its width, in a row over it, or in a row on a phone. */
typedef enum
{
  SCRIBA_CARD_WIDE,
  SCRIBA_CARD_SMALL,
  SCRIBA_CARD_ROW,
  SCRIBA_CARD_PHONE,
} ScribaCardSize;

/** ScribaPlayerCard: what everybody may know of one player. */
#define SCRIBA_TYPE_PLAYER_CARD (scriba_player_card_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPlayerCard, scriba_player_card, SCRIBA, PLAYER_CARD, GtkButton)

void scriba_player_card_show (ScribaPlayerCard *self,
                              const BceState *state,
                              guint seat,
                              ScribaCardSize size);

G_END_DECLS
