/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"

G_BEGIN_DECLS

/** ScribaTexture: what tells areas apart without colour. */
typedef enum
{
  SCRIBA_TEXTURE_PLAIN,
  SCRIBA_TEXTURE_RISING,  /* diagonal lines */
  SCRIBA_TEXTURE_FALLING, /* the other diagonal */
  SCRIBA_TEXTURE_LEVEL,   /* lines across */
  SCRIBA_TEXTURE_UPRIGHT, /* lines down */
  SCRIBA_TEXTURE_GRID,    /* lines across and down */
  SCRIBA_TEXTURE_DOTS,
  SCRIBA_TEXTURE_RINGS,
} ScribaTexture;

void scriba_texture_fill (cairo_t *cr,
                          const ScribaLook *look,
                          ScribaTexture texture,
                          ScribaColor color);
void scriba_texture_hatch (cairo_t *cr,
                           const ScribaLook *look,
                           ScribaColor color);
void scriba_texture_question (cairo_t *cr,
                              const ScribaLook *look,
                              double size,
                              double x,
                              double y);

G_END_DECLS
