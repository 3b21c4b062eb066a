/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bce-types.h"
#include "scriba-shape.h"

G_BEGIN_DECLS

extern const ScribaShape bce_effect_shape;         /* an ability of a card on a board */
extern const ScribaShape bce_printed_effect_shape; /* an ability of a recruit in a box */
extern const ScribaShape bce_manual_effect_shape;  /* an effect of a manual ability */
extern const ScribaShape bce_card_shape;
extern const ScribaShape bce_tile_shape;

BceBoards *bce_boards_new (guint n_seats);
void bce_boards_free (BceBoards *boards);

void bce_card_copy (const BceCard *card,
                    BceCard *copy);
void bce_card_clear (BceCard *card);

void bce_boards_set_name (BceBoards *boards,
                          guint seat,
                          const char *name);

void bce_board_insert_card (BceBoard *board,
                            guint position,
                            const BceCard *card);
void bce_board_remove_card (BceBoard *board,
                            guint position);

guint bce_boards_suitor_order (const BceBoards *boards,
                               guint8 order[BCE_MAX_SEATS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BceBoards, bce_boards_free)

G_END_DECLS
