/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"
#include "scriba-map.h"

G_BEGIN_DECLS

/**
 * ScribaMapMarks:
 * @accent: colour of what is selected; the desktop's
 * @selected: a border space, or %CAESAR_NONE
 * @preview: what would lie on @selected; nothing if by nobody
 * @closing: provinces that the preview would close, or %CAESAR_NONE
 * @focused: where the keyboard is: a border space, or %CAESAR_NONE
 *
 * What a picture shows besides the state.
 */
typedef struct
{
  ScribaColor accent;
  gint16 selected;
  CaesarSpace preview;
  gint16 closing[2];
  gint16 focused;
} ScribaMapMarks;

/**
 * ScribaMapPlate:
 *
 * All that a plate's picture depends on. Two plates of one province that are alike look alike.
 */
typedef struct
{
  gint8 closed;
  gint8 controller;
  gint8 tile;
  gint8 soon; /* one space from closing */
  gint8 marked;
  gint16 control;
  gint16 face_down;
  gint16 totals[CAESAR_N_SIDES];
} ScribaMapPlate;

/** ScribaMapToken: the same of a border space. */
typedef struct
{
  CaesarSpace space;
  gint8 last;
  gint8 selected;
  gint8 preview;
  gint8 focused;
  gint8 closes; /* empty, and a province waits for it alone */
} ScribaMapToken;

void scriba_map_marks_init (ScribaMapMarks *marks);

void scriba_map_read_plate (ScribaMapPlate *plate,
                            const ScribaMap *map,
                            const CaesarState *state,
                            const ScribaMapMarks *marks,
                            guint province);
void scriba_map_read_token (ScribaMapToken *token,
                            const ScribaMap *map,
                            const CaesarState *state,
                            const ScribaMapMarks *marks,
                            guint border);

void scriba_map_draw_background (cairo_t *cr,
                                 const ScribaLook *look,
                                 const ScribaMap *map);
ScribaMapBox scriba_map_get_region_bounds (const ScribaMap *map,
                                           guint province);
void scriba_map_draw_region (cairo_t *cr,
                             const ScribaLook *look,
                             const ScribaMap *map,
                             guint province,
                             int side);
void scriba_map_draw_link (cairo_t *cr,
                           const ScribaLook *look,
                           const ScribaMap *map,
                           guint border,
                           int side);
void scriba_map_draw_plate (cairo_t *cr,
                            const ScribaLook *look,
                            const ScribaMap *map,
                            const ScribaMapMarks *marks,
                            const ScribaMapPlate *plate,
                            guint province);
void scriba_map_draw_token (cairo_t *cr,
                            const ScribaLook *look,
                            const ScribaMap *map,
                            const ScribaMapMarks *marks,
                            const ScribaMapToken *token,
                            guint border);
void scriba_map_draw (cairo_t *cr,
                      const ScribaLook *look,
                      const ScribaMap *map,
                      const CaesarState *state,
                      const ScribaMapMarks *marks);

void scriba_map_draw_influence (cairo_t *cr,
                                const ScribaLook *look,
                                const CaesarSpace *space,
                                double x,
                                double y,
                                double angle,
                                double length,
                                double breadth);
void scriba_map_draw_empty_space (cairo_t *cr,
                                  const ScribaLook *look,
                                  int symbol,
                                  double x,
                                  double y,
                                  double breadth);

G_END_DECLS
