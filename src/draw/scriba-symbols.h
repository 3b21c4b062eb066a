/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"

G_BEGIN_DECLS

/** SCRIBA_NO_CHARACTER: nobody: a dashed circle without a letter. */
#define SCRIBA_NO_CHARACTER (-1)

/** SCRIBA_SYMBOL_GRID: width and height of the grid on which the shapes of owners are drawn. */
#define SCRIBA_SYMBOL_GRID 24.0

const char *scriba_symbols_character_letter (int character);

gboolean scriba_symbols_add_path (cairo_t *cr,
                                  const char *path,
                                  double x,
                                  double y,
                                  double scale);
void scriba_symbols_add_character (cairo_t *cr,
                                   int character,
                                   double x,
                                   double y,
                                   double scale);

void scriba_symbols_draw_character (cairo_t *cr,
                                    const ScribaLook *look,
                                    int character,
                                    double x,
                                    double y,
                                    double size);

G_END_DECLS
