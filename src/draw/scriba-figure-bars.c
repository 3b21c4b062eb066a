/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-figure-bars.h"

#include "scriba-texture.h"

#define CORNER 4.0
#define GROUND 0.14 /* how much of the colour lies below a bar */
#define MARK 4.0    /* width of the mark of the best score */

static const struct
{
  ScribaColorName color;
  ScribaTexture texture;
} looks[] = {
  [SCRIBA_FIGURE_WON] = { SCRIBA_COLOR_OWNER_AGRIPPA, SCRIBA_TEXTURE_PLAIN },
  [SCRIBA_FIGURE_LEVEL] = { SCRIBA_COLOR_OWNER_AGRIPPA, SCRIBA_TEXTURE_RISING },
  [SCRIBA_FIGURE_MEAN] = { SCRIBA_COLOR_DENARIUS, SCRIBA_TEXTURE_LEVEL },
  [SCRIBA_FIGURE_BEST] = { SCRIBA_COLOR_TEXT, SCRIBA_TEXTURE_PLAIN },
};

/**
 * scriba_figure_bars_layout:
 * @bars: what is drawn
 * @width: of what stands for all decided games, and for the highest score
 * @parts: (out caller-allocates): where it lies
 */
void
scriba_figure_bars_layout (const ScribaFigureBars *bars,
                           double width,
                           ScribaFigureParts *parts)
{
  *parts = (ScribaFigureParts) { 0 };
  if (bars->whole > 0)
    {
      parts->won = width * bars->won / bars->whole;
      parts->level = width * bars->level / bars->whole;
    }
  if (bars->scored && bars->highest > 0)
    {
      parts->mean = width * CLAMP (bars->mean / bars->highest, 0, 1);
      parts->best = width * CLAMP (bars->best / bars->highest, 0, 1);
    }
}

static void
fill (cairo_t *cr,
      const ScribaLook *look,
      ScribaFigurePart part,
      double x,
      double y,
      double width,
      double height)
{
  if (width <= 0)
    return;

  cairo_rectangle (cr, x, y, width, height);
  scriba_texture_fill (cr, look, looks[part].texture, scriba_palette_color (looks[part].color, look->dark));
}

/* The ground of a bar, to which what follows is clipped. */
static void
begin_bar (cairo_t *cr,
           const ScribaLook *look,
           ScribaFigurePart part,
           double y,
           double width,
           double height)
{
  ScribaColor color = scriba_palette_color (looks[part].color, look->dark);

  cairo_save (cr);
  scriba_look_add_round (cr, 0, y, width, height, CORNER);
  cairo_clip_preserve (cr);
  scriba_look_set_source (cr, scriba_look_get_tint (look, color, GROUND));
  cairo_fill_preserve (cr);
  if (look->high_contrast)
    {
      scriba_look_set_source (cr, look->text);
      cairo_set_line_width (cr, 2);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

static double
place (const ScribaLook *look,
       double width,
       double x,
       double length)
{
  return look->right_to_left ? width - x - length : x;
}

/**
 * scriba_figure_bars_draw:
 * @cr: where to draw, from its origin
 * @look: how the reader wants to see it
 * @bars: what is drawn
 * @width: of the bars
 * @height: of all of them
 *
 * Draws what was won and shared of all decided games, and below it the mean score with a mark at the best one.
 */
void
scriba_figure_bars_draw (cairo_t *cr,
                         const ScribaLook *look,
                         const ScribaFigureBars *bars,
                         double width,
                         double height)
{
  double gap = bars->scored ? height / 6 : 0;
  double thickness = bars->scored ? (height - gap) / 2 : height;
  double y = thickness + gap;
  ScribaFigureParts parts;

  scriba_figure_bars_layout (bars, width, &parts);
  begin_bar (cr, look, SCRIBA_FIGURE_WON, 0, width, thickness);
  fill (cr, look, SCRIBA_FIGURE_WON, place (look, width, 0, parts.won), 0, parts.won, thickness);
  fill (cr, look, SCRIBA_FIGURE_LEVEL, place (look, width, parts.won, parts.level), 0, parts.level, thickness);
  cairo_restore (cr);
  if (!bars->scored)
    return;

  begin_bar (cr, look, SCRIBA_FIGURE_MEAN, y, width, thickness);
  fill (cr, look, SCRIBA_FIGURE_MEAN, place (look, width, 0, parts.mean), y, parts.mean, thickness);
  fill (cr, look, SCRIBA_FIGURE_BEST, place (look, width, MAX (parts.best - MARK, 0), MARK), y, MARK, thickness);
  cairo_restore (cr);
}

/** scriba_figure_bars_draw_swatch: draws how a part looks, for the legend. */
void
scriba_figure_bars_draw_swatch (cairo_t *cr,
                                const ScribaLook *look,
                                ScribaFigurePart part,
                                double width,
                                double height)
{
  double x = part == SCRIBA_FIGURE_BEST ? (width - MARK) / 2 : 0;

  if (part != SCRIBA_FIGURE_BEST)
    begin_bar (cr, look, part, 0, width, height);
  else
    cairo_save (cr);
  fill (cr, look, part, x, 0, width - 2 * x, height);
  cairo_restore (cr);
}
