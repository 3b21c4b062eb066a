/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-duel.h"

#include <math.h>

#include "bce-boards.h"
#include "scriba-symbols.h"
#include "scriba-texture.h"

#define GAP 3.0        /* between segments */
#define CORNER 6.0
#define MARK 3.0       /* thickness of the middle mark */
#define CLEARANCE 4.0  /* between the mark and a letter */
#define LETTER_SIZE 16
#define UNKNOWN_WIDTH 44.0 /* for each player of whom something is unknown */

/* Where the letter has no room, this tells whose a segment is, in colour or without it. */
static const ScribaTexture textures[BCE_N_CHARACTERS] =
{
  [BCE_AGRIPPA]   = SCRIBA_TEXTURE_PLAIN,
  [BCE_ANTONY]    = SCRIBA_TEXTURE_LEVEL,
  [BCE_AUGUSTUS]  = SCRIBA_TEXTURE_FALLING,
  [BCE_BRUTUS]    = SCRIBA_TEXTURE_GRID,
  [BCE_CLEOPATRA] = SCRIBA_TEXTURE_DOTS,
};

static gboolean
touches_authority (BceUnknownKind kind)
{
  return kind != BCE_UNKNOWN_CHARISMA && kind != BCE_UNKNOWN_TILE_CHARISMA;
}

static gboolean
is_unknown (const BceBoards *boards,
            const BceOutcome *outcome,
            BceField field,
            int seat)
{
  for (guint i = 0; i < outcome->unknown->len; i++)
    {
      const BceUnknown *unknown = &g_array_index (outcome->unknown, BceUnknown, i);
      int owner = unknown->kind == BCE_UNKNOWN_TILE_AUTHORITY ? boards->im : unknown->seat;

      if (unknown->field == field && owner == seat && touches_authority (unknown->kind))
        return TRUE;
    }

  return FALSE;
}

/* In the middle of the segment, or of the larger side of it that the mark leaves free. */
static void
place_letter (ScribaDuelPart *part,
              double middle,
              double letter_width)
{
  double left = part->x + GAP;
  double right = part->x + part->width - GAP;
  double free_half = letter_width / 2 + MARK / 2 + CLEARANCE;

  if (fabs ((left + right) / 2 - middle) < free_half)
    {
      if (middle - left > right - middle)
        right = MIN (right, middle - MARK / 2 - CLEARANCE);
      else
        left = MAX (left, middle + MARK / 2 + CLEARANCE);
    }

  part->letter_x = (left + right) / 2;
  part->letter = right - left >= letter_width;
}

/**
 * scriba_duel_read:
 * @duel: (out): filled but for where things are
 * @boards: the seats
 * @outcome: their totals
 * @field: which field
 *
 * Takes from a resolution what the bar of a field shows.
 */
void
scriba_duel_read (ScribaDuel *duel,
                  const BceBoards *boards,
                  const BceOutcome *outcome,
                  BceField field)
{
  const BceFieldOutcome *totals;
  guint8 order[BCE_MAX_SEATS];
  guint n_suitors;

  g_return_if_fail (duel != NULL && boards != NULL && outcome != NULL);
  g_return_if_fail (field < BCE_N_FIELDS);

  totals = &outcome->fields[field];
  n_suitors = bce_boards_suitor_order (boards, order);
  order[n_suitors] = boards->im;

  *duel = (ScribaDuel) {
    .n_parts = n_suitors + 1,
    .suitors = totals->suitors_authority,
    .im = totals->authority[boards->im],
  };
  for (guint i = 0; i < duel->n_parts; i++)
    duel->parts[i] = (ScribaDuelPart) {
      .seat = order[i],
      .value = totals->authority[order[i]],
      .unknown = is_unknown (boards, outcome, field, order[i]),
    };
}

/**
 * scriba_duel_layout:
 * @duel: from scriba_duel_read()
 * @width: of the bar
 * @letter_widths: (array): of the letter of each seat
 *
 * Shares the bar between the sides by their authority, a side of less than 1
 * having none of it, and a side between its players of more than 0. What unknown
 * values leave undecided lies between the sides, of a fixed width.
 */
void
scriba_duel_layout (ScribaDuel *duel,
                    double width,
                    const double *letter_widths)
{
  double suitors, im, positive = 0, point = 0, x = 0;
  guint n_suitors, n_unknown = 0;

  g_return_if_fail (duel != NULL && width > 0);

  n_suitors = MAX (duel->n_parts, 1) - 1;
  for (guint i = 0; i < duel->n_parts; i++)
    {
      n_unknown += duel->parts[i].unknown;
      if (i < n_suitors)
        positive += MAX (duel->parts[i].value, 0);
    }

  duel->width = width;
  duel->middle = width / 2;
  suitors = MAX (duel->suitors, 0);
  im = MAX (duel->im, 0);
  duel->unknown_width = 0;
  if (n_unknown > 0)
    duel->unknown_width = suitors + im > 0 ? MIN (width / 3, n_unknown * UNKNOWN_WIDTH) : width;
  if (suitors + im > 0)
    point = (width - duel->unknown_width) / (suitors + im);

  for (guint i = 0; i < duel->n_parts; i++)
    {
      ScribaDuelPart *part = &duel->parts[i];
      double share = i < n_suitors ? (positive > 0 ? suitors / positive : 0) : 1;

      if (i == n_suitors)
        {
          duel->unknown_x = x;
          x += duel->unknown_width;
        }
      part->x = x;
      part->width = MAX (part->value, 0) * share * point;
      place_letter (part, duel->middle, letter_widths[part->seat]);
      x += part->width;
    }
}

static double
mirrored (const ScribaLook *look,
          const ScribaDuel *duel,
          double x,
          double width)
{
  return look->right_to_left ? duel->width - x - width : x;
}

static void
draw_mark (cairo_t *cr,
           const ScribaLook *look,
           double x,
           double y,
           double height)
{
  /* A halo in the colour of the ground keeps it visible on every owner's colour. */
  scriba_look_set_source (cr, scriba_palette_color (SCRIBA_COLOR_CARD, look->dark));
  cairo_rectangle (cr, x - MARK / 2 - 1.5, y, MARK + 3, height);
  cairo_fill (cr);
  scriba_look_set_source (cr, look->text);
  scriba_look_add_round (cr, x - MARK / 2, y - SCRIBA_DUEL_OVERHANG, MARK, height + 2 * SCRIBA_DUEL_OVERHANG, MARK / 2);
  cairo_fill (cr);
}

/**
 * scriba_duel_draw:
 * @duel: from scriba_duel_read()
 * @characters: (array): whom each seat plays
 * @x: left edge
 * @y: top edge of the bar; the mark hangs over by %SCRIBA_DUEL_OVERHANG
 * @width: of the bar
 * @height: of the bar
 *
 * Lays out and draws the bar of a field: who has how much of the authority, and whether it is past the middle.
 */
void
scriba_duel_draw (cairo_t *cr,
                  const ScribaLook *look,
                  ScribaDuel *duel,
                  const BceCharacter *characters,
                  double x,
                  double y,
                  double width,
                  double height)
{
  double letter_widths[BCE_MAX_SEATS] = { 0 };
  ScribaColor ground = look->text;

  g_return_if_fail (duel != NULL && characters != NULL);

  for (guint i = 0; i < duel->n_parts; i++)
    scriba_look_measure (look, scriba_symbols_character_letter (characters[duel->parts[i].seat]),
                         LETTER_SIZE, PANGO_WEIGHT_ULTRABOLD, &letter_widths[duel->parts[i].seat], NULL);
  scriba_duel_layout (duel, width, letter_widths);

  cairo_save (cr);
  ground.alpha *= 0.1;
  scriba_look_add_round (cr, x, y, duel->width, height, CORNER);
  scriba_look_set_source (cr, ground);
  cairo_fill (cr);

  for (guint i = 0; i < duel->n_parts; i++)
    {
      const ScribaDuelPart *part = &duel->parts[i];
      double gap = MIN (GAP, part->width / 3);
      double left = x + mirrored (look, duel, part->x, part->width);
      ScribaColor color = scriba_palette_character (characters[part->seat], look->dark);
      ScribaTexture texture = part->letter ? SCRIBA_TEXTURE_PLAIN : textures[characters[part->seat]];

      if (part->width == 0)
        continue;
      scriba_look_add_round (cr, left + gap / 2, y, part->width - gap, height, CORNER);
      scriba_texture_fill (cr, look, texture, color);
      if (part->letter)
        {
          scriba_look_set_source (cr, scriba_palette_letter (look->dark));
          scriba_look_write (look, cr, scriba_symbols_character_letter (characters[part->seat]), LETTER_SIZE,
                             PANGO_WEIGHT_ULTRABOLD, x + mirrored (look, duel, part->letter_x, 0), y + height / 2, 0);
        }
    }

  if (duel->unknown_width > 0)
    {
      double left = x + mirrored (look, duel, duel->unknown_x, duel->unknown_width);
      ScribaDuelPart question = { .x = duel->unknown_x, .width = duel->unknown_width };
      double letter_width;

      scriba_look_add_round (cr, left + GAP / 2, y, duel->unknown_width - GAP, height, CORNER);
      scriba_texture_hatch (cr, look, scriba_palette_color (SCRIBA_COLOR_SUPPORT, look->dark));
      scriba_look_measure (look, "?", LETTER_SIZE, PANGO_WEIGHT_ULTRABOLD, &letter_width, NULL);
      place_letter (&question, duel->middle, letter_width + 10);
      if (question.letter)
        scriba_texture_question (cr, look, LETTER_SIZE, x + mirrored (look, duel, question.letter_x, 0), y + height / 2);
    }

  draw_mark (cr, look, x + mirrored (look, duel, duel->middle, 0), y, height);
  cairo_restore (cr);
}
