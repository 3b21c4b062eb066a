/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "scriba-piece-tile.h"

G_BEGIN_DECLS

/**
 * ScribaPieceBoard:
 *
 * Groups of tiles, such as the structures of each era: all in rows of tiles, or
 * on a phone one group at a time as a list. ::chosen (group, index) and ::menu
 * (group, index, tile) are emitted when a tile is tapped.
 */
#define SCRIBA_TYPE_PIECE_BOARD (scriba_piece_board_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPieceBoard, scriba_piece_board, SCRIBA, PIECE_BOARD, AdwBin)

guint scriba_piece_board_add_group (ScribaPieceBoard *self,
                                    const char *label,
                                    const char *icon_name,
                                    const char *style);
void scriba_piece_board_set_group (ScribaPieceBoard *self,
                                   guint group,
                                   const char *title,
                                   const char *note,
                                   guint n_tiles);
ScribaPieceTile *scriba_piece_board_get_tile (ScribaPieceBoard *self,
                                              guint group,
                                              guint index);
void scriba_piece_board_set_per_line (ScribaPieceBoard *self,
                                      guint per_line);
void scriba_piece_board_set_current (ScribaPieceBoard *self,
                                     guint group);

G_END_DECLS
