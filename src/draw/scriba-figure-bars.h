/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scriba-look.h"

G_BEGIN_DECLS

/**
 * ScribaFigureBars:
 * @whole: of what the first bar shows parts: decided games
 * @won: those that were won, or in which somebody was ahead
 * @level: those that were shared, or in which nobody was ahead
 * @scored: whether there is a second bar: of scores
 * @mean: the mean score
 * @best: the best one
 * @highest: the best one of all bars that are compared; at least 1
 *
 * What is drawn beside the figures of a player, a seat, a character or a side.
 */
typedef struct
{
  guint whole;
  guint won;
  guint level;
  gboolean scored;
  double mean;
  double best;
  double highest;
} ScribaFigureBars;

/**
 * ScribaFigureParts:
 * @won: length of what was won, from the start
 * @level: length of what was shared, after that
 * @mean: length of the mean score; 0 for one below 0
 * @best: where the mark of the best score is; 0 for one below 0
 *
 * Where all that lies in a width.
 */
typedef struct
{
  double won;
  double level;
  double mean;
  double best;
} ScribaFigureParts;

/** ScribaFigurePart: what has an entry in the legend. */
typedef enum
{
  SCRIBA_FIGURE_WON,
  SCRIBA_FIGURE_LEVEL,
  SCRIBA_FIGURE_MEAN,
  SCRIBA_FIGURE_BEST,
} ScribaFigurePart;

void scriba_figure_bars_layout (const ScribaFigureBars *bars,
                                double width,
                                ScribaFigureParts *parts);
void scriba_figure_bars_draw (cairo_t *cr,
                              const ScribaLook *look,
                              const ScribaFigureBars *bars,
                              double width,
                              double height);
void scriba_figure_bars_draw_swatch (cairo_t *cr,
                                     const ScribaLook *look,
                                     ScribaFigurePart part,
                                     double width,
                                     double height);

G_END_DECLS
