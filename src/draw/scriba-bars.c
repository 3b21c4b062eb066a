/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-bars.h"

#include "scriba-symbols.h"
#include "scriba-texture.h"
#include "words-amount.h"

#define FEWEST_POINTS 20 /* so that the first points of a score do not fill the page */
#define GAP 2.0
#define CORNER 3.0
#define NUMBER_SIZE 12
#define NAME_SIZE 13
#define TOKEN_SIZE 26
#define FOOT_GAP 8

static const ScribaTexture textures[BCE_N_LINES] =
{
  [BCE_LINE_TRACK]           = SCRIBA_TEXTURE_PLAIN,
  [BCE_LINE_ALLEGIANCE]      = SCRIBA_TEXTURE_RISING,
  [BCE_LINE_SENATE]          = SCRIBA_TEXTURE_LEVEL,
  [BCE_LINE_LICTORS_LOYALTY] = SCRIBA_TEXTURE_DOTS,
  [BCE_LINE_STRUCTURES]      = SCRIBA_TEXTURE_UPRIGHT,
  [BCE_LINE_RECRUITS]        = SCRIBA_TEXTURE_FALLING,
  [BCE_LINE_STATUES]         = SCRIBA_TEXTURE_GRID,
  [BCE_LINE_DENARII]         = SCRIBA_TEXTURE_RINGS,
};

/* What all stacks share: how tall a point is, and where the base is. */
typedef struct
{
  double point;
  double unknown;
  double base;
} Measure;

static void
sum_up (const BcePlayerScore *player,
        gint64 *above,
        gint64 *below,
        guint *n_unknown)
{
  *above = *below = 0;
  *n_unknown = 0;
  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      *above += MAX (player->lines[line], 0);
      *below += MIN (player->lines[line], 0);
      *n_unknown += player->unknown[line] > 0;
    }
}

static Measure
measure (const BceScore *score,
         double height,
         double text_height)
{
  Measure shared = { .unknown = text_height + GAP };
  gint64 above, below, lowest = 0;
  guint n_unknown, most_unknown = 1;

  for (guint i = 0; i < score->n_players; i++)
    {
      sum_up (&score->players[i], &above, &below, &n_unknown);
      lowest = MIN (lowest, below);
      most_unknown = MAX (most_unknown, n_unknown);
    }

  shared.unknown = MIN (shared.unknown, height / 2 / most_unknown);
  shared.point = height / FEWEST_POINTS;
  for (guint i = 0; i < score->n_players; i++)
    {
      sum_up (&score->players[i], &above, &below, &n_unknown);
      if (above > lowest)
        shared.point = MIN (shared.point, (height - n_unknown * shared.unknown) / (above - lowest));
    }
  shared.base = height + lowest * shared.point;

  return shared;
}

/**
 * scriba_bars_layout:
 * @player: index
 * @height: room for the stacks
 * @text_height: of a line of text, which a hatched part can hold
 * @parts: (out): the segments, in the order of the sheet, the first at the base
 *
 * Stacks the lines of a player. One point of Imperium is as tall in every stack.
 *
 * Returns: how many segments there are; a line of a known 0 has none
 */
guint
scriba_bars_layout (const BceScore *score,
                    guint player,
                    double height,
                    double text_height,
                    ScribaBarsPart parts[BCE_N_LINES])
{
  const BcePlayerScore *own;
  Measure shared;
  double top, foot;
  guint n_parts = 0;

  g_return_val_if_fail (score != NULL && player < score->n_players, 0);
  g_return_val_if_fail (height > 0, 0);

  own = &score->players[player];
  shared = measure (score, height, text_height);
  top = foot = shared.base;

  for (guint line = 0; line < BCE_N_LINES; line++)
    {
      ScribaBarsPart part = { .line = line, .value = own->lines[line], .unknown = own->unknown[line] > 0 };

      if (part.value == 0 && !part.unknown)
        continue;

      part.height = ABS (part.value) * shared.point;
      if (part.value < 0)
        {
          part.y = foot;
          foot += part.height;
        }
      else
        {
          top -= part.height;
          part.y = top;
        }
      if (part.unknown)
        {
          top -= shared.unknown;
          part.unknown_y = top;
          part.unknown_height = shared.unknown;
        }
      parts[n_parts++] = part;
    }

  return n_parts;
}

static void
draw_number (cairo_t *cr,
             const ScribaLook *look,
             BceScoreLine line,
             gint64 value,
             double center_x,
             double center_y)
{
  g_autofree char *text = scriba_words_amount (value, 0);
  double width, height;

  scriba_look_measure (look, text, NUMBER_SIZE, PANGO_WEIGHT_BOLD, &width, &height);
  if (textures[line] != SCRIBA_TEXTURE_PLAIN)
    {
      scriba_look_set_source (cr, scriba_palette_line (line, look->dark));
      scriba_look_add_round (cr, center_x - width / 2 - 5, center_y - height / 2, width + 10, height, height / 2);
      cairo_fill (cr);
    }
  scriba_look_set_source (cr, scriba_palette_letter (look->dark));
  scriba_look_write (look, cr, text, NUMBER_SIZE, PANGO_WEIGHT_BOLD, center_x, center_y, 0);
}

static void
draw_part (cairo_t *cr,
           const ScribaLook *look,
           const ScribaBarsPart *part,
           double x,
           double y,
           double width,
           double text_height)
{
  double gap = MIN (GAP, part->height / 3);

  if (part->height > 0)
    {
      scriba_look_add_round (cr, x, y + part->y, width, part->height - gap, CORNER);
      scriba_texture_fill (cr, look, textures[part->line], scriba_palette_line (part->line, look->dark));
      if (part->height - gap >= text_height)
        draw_number (cr, look, part->line, part->value, x + width / 2, y + part->y + (part->height - gap) / 2);
    }
  if (part->unknown)
    {
      scriba_look_add_round (cr, x, y + part->unknown_y, width, part->unknown_height - GAP, CORNER);
      scriba_texture_hatch (cr, look, scriba_palette_line (part->line, look->dark));
      if (part->unknown_height - GAP >= text_height - GAP)
        scriba_texture_question (cr, look, NUMBER_SIZE, x + width / 2, y + part->unknown_y + (part->unknown_height - GAP) / 2);
    }
}

static void
draw_total (cairo_t *cr,
            const ScribaLook *look,
            const BceScore *score,
            guint player,
            double size,
            double x,
            double bottom,
            double room)
{
  g_autofree char *text = NULL;
  double width, height;

  text = scriba_words_amount (score->players[player].total, bce_score_count_unknown (&score->players[player]));

  scriba_look_measure (look, text, size, PANGO_WEIGHT_ULTRABOLD, &width, &height);
  if (width > room)
    size *= room / width;
  scriba_look_set_source (cr, look->text);
  scriba_look_write (look, cr, text, size, PANGO_WEIGHT_ULTRABOLD, x, bottom - height / 2, 0);
}

/* The token and the name below a stack, as tall as foot_height() says. */
static void
draw_foot (cairo_t *cr,
           const ScribaLook *look,
           const ScribaBarsFrame *frame,
           guint player,
           double x,
           double y,
           double room)
{
  double size = TOKEN_SIZE * look->scale;
  double height;

  if (frame->characters != NULL)
    {
      scriba_symbols_draw_character (cr, look, frame->characters[player], x - size / 2, y + FOOT_GAP, size);
      y += FOOT_GAP + size;
    }
  if (frame->names != NULL)
    {
      scriba_look_measure (look, frame->names[player], NAME_SIZE, PANGO_WEIGHT_BOLD, NULL, &height);
      scriba_look_set_source (cr, look->text);
      scriba_look_write (look, cr, frame->names[player], NAME_SIZE, PANGO_WEIGHT_BOLD, x, y + FOOT_GAP + height / 2, room);
    }
}

static double
foot_height (const ScribaLook *look,
             const ScribaBarsFrame *frame)
{
  double height = 0, line;

  if (frame->characters != NULL)
    height += FOOT_GAP + TOKEN_SIZE * look->scale;
  if (frame->names != NULL)
    {
      scriba_look_measure (look, "0", NAME_SIZE, PANGO_WEIGHT_BOLD, NULL, &line);
      height += FOOT_GAP + line;
    }

  return height;
}

/**
 * scriba_bars_draw:
 * @score: whose lines are stacked
 * @frame: where, and what beside the stacks
 *
 * Draws the stacks of a score sheet with their totals. A segment is known by its
 * texture as well as by its colour, and says its number where that fits.
 */
void
scriba_bars_draw (cairo_t *cr,
                  const ScribaLook *look,
                  const BceScore *score,
                  const ScribaBarsFrame *frame)
{
  double text_height, total_height = 0, stack_height, column;

  g_return_if_fail (score != NULL && frame != NULL);
  g_return_if_fail (frame->n_players > 0 && frame->first_player + frame->n_players <= score->n_players);

  scriba_look_measure (look, "0", NUMBER_SIZE, PANGO_WEIGHT_BOLD, NULL, &text_height);
  if (frame->total_size > 0)
    scriba_look_measure (look, "0", frame->total_size, PANGO_WEIGHT_ULTRABOLD, NULL, &total_height);
  stack_height = frame->height - total_height - foot_height (look, frame);
  if (stack_height <= 0)
    return;
  column = frame->width / frame->n_players;

  cairo_save (cr);
  for (guint i = 0; i < frame->n_players; i++)
    {
      guint place = look->right_to_left ? frame->n_players - 1 - i : i;
      guint player = frame->first_player + i;
      double center = frame->x + (place + 0.5) * column;
      double width = MIN (frame->bar_width, column);
      double top = frame->y + total_height;
      ScribaBarsPart parts[BCE_N_LINES];
      guint n_parts = scriba_bars_layout (score, player, stack_height, text_height, parts);
      double highest = measure (score, stack_height, text_height).base;

      for (guint j = 0; j < n_parts; j++)
        {
          draw_part (cr, look, &parts[j], center - width / 2, top, width, text_height);
          highest = MIN (highest, parts[j].unknown ? parts[j].unknown_y : parts[j].y);
        }
      if (frame->total_size > 0)
        draw_total (cr, look, score, player, frame->total_size, center, top + highest, column);
      draw_foot (cr, look, frame, player, center, top + stack_height, column);
    }
  cairo_restore (cr);
}

/**
 * scriba_bars_draw_swatch:
 * @line: a line of the score sheet
 * @x: left edge
 * @y: top edge
 * @size: width and height
 *
 * Draws how the segments of a line look, for the line's name.
 */
void
scriba_bars_draw_swatch (cairo_t *cr,
                         const ScribaLook *look,
                         BceScoreLine line,
                         double x,
                         double y,
                         double size)
{
  g_return_if_fail (line < BCE_N_LINES);

  cairo_save (cr);
  scriba_look_add_round (cr, x, y, size, size, size * 0.22);
  scriba_texture_fill (cr, look, textures[line], scriba_palette_line (line, look->dark));
  cairo_restore (cr);
}
