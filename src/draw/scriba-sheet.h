/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"

G_BEGIN_DECLS

/**
 * ScribaSheetDraw:
 * @cr: its origin is the corner of the room
 * @look: light, whatever the window's colours are
 * @width: of the room
 * @height: of the room
 * @data: of the sheet
 *
 * Draws what a sheet shows below its heading. It may be called on any thread, and more than once.
 */
typedef void (* ScribaSheetDraw) (cairo_t *cr,
                                  const ScribaLook *look,
                                  double width,
                                  double height,
                                  gconstpointer data);

/**
 * ScribaSheet:
 * @title: of which game
 * @date: the day on which it was played, in words
 * @result: how it ended, or whose turn it is
 * @players: who plays
 * @moment: (nullable): when the game came to how it stands, as ISO 8601: so a file is the same whenever it is written
 * @draw: what is shown below
 * @data: for @draw: a value of its own, so that a game that goes on changes no sheet
 * @free_data: frees @data
 *
 * One page about a game: the same in a picture, in a file and on paper.
 */
typedef struct
{
  char *title;
  char *date;
  char *result;
  char *players;
  char *moment;
  ScribaSheetDraw draw;
  gpointer data;
  GDestroyNotify free_data;
} ScribaSheet;

/** ScribaPaper: what a page of a file is made for. */
typedef enum
{
  SCRIBA_PAPER_A4,
  SCRIBA_PAPER_LETTER,
} ScribaPaper;

ScribaPaper scriba_paper_get_usual (void);
void scriba_paper_get_size (ScribaPaper paper,
                            double *width,
                            double *height);

void scriba_sheet_free (ScribaSheet *self);
void scriba_sheet_take_moment (ScribaSheet *self,
                               char *moment);

ScribaLook scriba_sheet_make_look (cairo_t *cr);
double scriba_sheet_measure_heading (const ScribaSheet *self,
                                     const ScribaLook *look,
                                     double width);
void scriba_sheet_draw (const ScribaSheet *self,
                        cairo_t *cr,
                        double width,
                        double height);

GBytes *scriba_sheet_to_png (const ScribaSheet *self,
                             GError **error);
GBytes *scriba_sheet_to_pdf (const ScribaSheet *self,
                             ScribaPaper paper,
                             GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScribaSheet, scriba_sheet_free)

G_END_DECLS
