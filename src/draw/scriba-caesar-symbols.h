/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "caesar-types.h"
#include "scriba-look.h"

G_BEGIN_DECLS

const char *scriba_symbols_side_letter (int side);

void scriba_symbols_add_side (cairo_t *cr,
                              int side,
                              double x,
                              double y,
                              double size);
void scriba_symbols_add_influence (cairo_t *cr,
                                   int symbol,
                                   double x,
                                   double y,
                                   double size);
void scriba_symbols_add_bonus_tile (cairo_t *cr,
                                    int tile,
                                    double x,
                                    double y,
                                    double size);
void scriba_symbols_fill (cairo_t *cr);

void scriba_symbols_draw_side (cairo_t *cr,
                               const ScribaLook *look,
                               int side,
                               gboolean face_down,
                               double x,
                               double y,
                               double size);

G_END_DECLS
