/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include "scriba-palette.h"

G_BEGIN_DECLS

/**
 * ScribaLook:
 * @context: fonts and direction of what is written
 * @text: colour of what is written beside shapes
 * @scale: size of text as a multiple of the usual one
 * @dark: whether it is drawn on a dark ground
 * @high_contrast: whether shapes get a border
 * @right_to_left: whether what starts at the left starts at the right
 *
 * How the reader wants to see a drawing.
 */
typedef struct
{
  PangoContext *context;
  ScribaColor text;
  double scale;
  gboolean dark;
  gboolean high_contrast;
  gboolean right_to_left;
} ScribaLook;

void scriba_look_measure (const ScribaLook *look,
                          const char *text,
                          double size,
                          int weight,
                          double *width,
                          double *height);
void scriba_look_write (const ScribaLook *look,
                        cairo_t *cr,
                        const char *text,
                        double size,
                        int weight,
                        double x,
                        double y,
                        double width);
double scriba_look_write_lines (const ScribaLook *look,
                                cairo_t *cr,
                                const char *text,
                                double size,
                                int weight,
                                double x,
                                double y,
                                double width);

ScribaColor scriba_look_get_dim (const ScribaLook *look);
ScribaColor scriba_look_get_tint (const ScribaLook *look,
                                  ScribaColor color,
                                  double part);
void scriba_look_set_source (cairo_t *cr,
                             ScribaColor color);
void scriba_look_add_round (cairo_t *cr,
                            double x,
                            double y,
                            double width,
                            double height,
                            double radius);

G_END_DECLS
