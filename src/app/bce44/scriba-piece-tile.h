/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** ScribaPieceTile: something on the board that is tapped, such as a structure or a pile; as a tile or as a row. */
#define SCRIBA_TYPE_PIECE_TILE (scriba_piece_tile_get_type ())
G_DECLARE_FINAL_TYPE (ScribaPieceTile, scriba_piece_tile, SCRIBA, PIECE_TILE, GtkButton)

GtkWidget *scriba_piece_tile_new (void);

void scriba_piece_tile_set_text (ScribaPieceTile *self,
                                 const char *title,
                                 const char *detail);
void scriba_piece_tile_set_corner (ScribaPieceTile *self,
                                   const char *icon_name,
                                   const char *style,
                                   const char *text);
void scriba_piece_tile_set_row (ScribaPieceTile *self,
                                gboolean row,
                                gboolean tight);
void scriba_piece_tile_set_quiet (ScribaPieceTile *self,
                                  gboolean quiet);

void scriba_piece_tile_clear_foot (ScribaPieceTile *self);
void scriba_piece_tile_add_token (ScribaPieceTile *self,
                                  int character);
void scriba_piece_tile_add_space (ScribaPieceTile *self);
void scriba_piece_tile_add_unknown_spaces (ScribaPieceTile *self);
void scriba_piece_tile_add_amount (ScribaPieceTile *self,
                                   const char *icon_name,
                                   const char *style,
                                   const char *text);

G_END_DECLS
