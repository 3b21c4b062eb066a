/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-caesar-symbols.h"

#include "scriba-symbols.h"

#define SMALL_GRID 16.0 /* of symbols without an owner */
#define LETTER_WEIGHT 800

static const struct
{
  const char *path;
  const char *letter;
} sides[CAESAR_N_SIDES] =
{
  [CAESAR_SIDE_CAESAR] = { "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z", "C" },
  [CAESAR_SIDE_POMPEY] = { "M7 1.5H17L23.6 12L17 22.5H7L.4 12Z", "P" },
};

static const char * const influence[CAESAR_N_SYMBOLS] =
{
  [CAESAR_SYMBOL_SWORD] = "M8 .5L9.75 3V9H12.5V11H9V13.3A1.4 1.4 0 1 1 7 13.3V11H3.5V9H6.25V3Z",
  [CAESAR_SYMBOL_SHIELD] = "M3 3Q8 0 13 3V13Q8 16 3 13ZM8 5.2A2.8 2.8 0 1 0 8 10.8A2.8 2.8 0 1 0 8 5.2Z"
                           "M8 6.9A1.1 1.1 0 1 1 8 9.1A1.1 1.1 0 1 1 8 6.9Z",
  [CAESAR_SYMBOL_SHIP] = "M7.2 1H8.8V2H12.6Q11.4 5 12.6 8.2H8.8V10H13.3Q14.2 8.6 13.4 7.2L15.2 6.4Q16.6 15 9.5 15H5.5"
                         "Q1.2 15 .4 10H7.2V8.2H3.4Q4.6 5 3.4 2H7.2Z",
  [CAESAR_SYMBOL_LAUREL] = "M7.25 13.2C3.2 13.4 .6 10.6 .9 6.9C3 7.3 4.3 8.5 4.7 10.1C4.9 9.2 4.7 8.2 4.1 7.2"
                           "C2.4 5.9 2 4 2.9 1.6C4.6 2.9 5.4 4.6 5.1 6.4C6.9 8 7.6 10.2 7.25 13.2Z"
                           "M8.75 13.2C12.8 13.4 15.4 10.6 15.1 6.9C13 7.3 11.7 8.5 11.3 10.1C11.1 9.2 11.3 8.2 11.9 7.2"
                           "C13.6 5.9 14 4 13.1 1.6C11.4 2.9 10.6 4.6 10.9 6.4C9.1 8 8.4 10.2 8.75 13.2ZM5.2 14H10.8V15.6H5.2Z",
};

static const char * const tiles[CAESAR_N_TILES] =
{
  [CAESAR_TILE_SENATE] = "M8 .8L15 4.8V6.2H1V4.8ZM2.4 7.2H4.4V12H2.4ZM7 7.2H9V12H7ZM11.6 7.2H13.6V12H11.6ZM1 13H15V15.2H1Z",
  [CAESAR_TILE_WEALTH] = "M8 1C11.6 1 14 2.1 14 3.5C14 4.9 11.6 6 8 6C4.4 6 2 4.9 2 3.5C2 2.1 4.4 1 8 1Z"
                         "M2 5.6C3.2 6.8 5.4 7.4 8 7.4C10.6 7.4 12.8 6.8 14 5.6V7.8C14 9.2 11.6 10.3 8 10.3C4.4 10.3 2 9.2 2 7.8Z"
                         "M2 9.9C3.2 11.1 5.4 11.7 8 11.7C10.6 11.7 12.8 11.1 14 9.9V12.4C14 13.8 11.6 15 8 15C4.4 15 2 13.8 2 12.4Z",
  [CAESAR_TILE_TACTICS] = "M1.6 2.6H4.6L9 8L4.6 13.4H1.6L6 8ZM7.6 2.6H10.6L15 8L10.6 13.4H7.6L12 8Z",
  [CAESAR_TILE_MIGHT] = "M9.6 .6L2.6 9.2H7L5.4 15.4L13.4 6.2H8.6Z",
};

/** scriba_symbols_side_letter: the letter of a side; the same in every language, as on the table. */
const char *
scriba_symbols_side_letter (int side)
{
  g_return_val_if_fail (side >= 0 && side < CAESAR_N_SIDES, "");

  return sides[side].letter;
}

/** scriba_symbols_add_side: adds the shape of a side, of width and height @size, to the path. */
void
scriba_symbols_add_side (cairo_t *cr,
                         int side,
                         double x,
                         double y,
                         double size)
{
  g_return_if_fail (side >= 0 && side < CAESAR_N_SIDES);

  scriba_symbols_add_path (cr, sides[side].path, x, y, size / SCRIBA_SYMBOL_GRID);
}

/** scriba_symbols_add_influence: adds the symbol of an influence token or of a border space to the path. */
void
scriba_symbols_add_influence (cairo_t *cr,
                              int symbol,
                              double x,
                              double y,
                              double size)
{
  double scale = size / SMALL_GRID;

  g_return_if_fail (symbol >= 0 && symbol < CAESAR_N_SYMBOLS);

  if (symbol == CAESAR_SYMBOL_SHIELD_OR_SHIP)
    {
      /* One above the other's corner: both are seen, in the room of one. */
      scriba_symbols_add_path (cr, influence[CAESAR_SYMBOL_SHIELD], x, y, scale * 0.56);
      scriba_symbols_add_path (cr, influence[CAESAR_SYMBOL_SHIP], x + size * 0.44, y + size * 0.44, scale * 0.56);
      return;
    }

  scriba_symbols_add_path (cr, influence[symbol], x, y, scale);
}

/** scriba_symbols_add_bonus_tile: adds the symbol of a bonus tile to the path; nothing for one that is not known. */
void
scriba_symbols_add_bonus_tile (cairo_t *cr,
                               int tile,
                               double x,
                               double y,
                               double size)
{
  g_return_if_fail (tile < CAESAR_N_TILES);

  if (tile > CAESAR_TILE_NONE)
    scriba_symbols_add_path (cr, tiles[tile], x, y, size / SMALL_GRID);
}

/** scriba_symbols_fill: fills symbols that were added to the path: what one has cut out stays free. */
void
scriba_symbols_fill (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/**
 * scriba_symbols_draw_side:
 * @side: a #CaesarSide
 * @face_down: whether it is the back of a control token: the shape is hollow
 * @x: left edge
 * @y: top edge
 * @size: width and height
 *
 * Draws a control token: the shape of its side in its colour, with its letter.
 */
void
scriba_symbols_draw_side (cairo_t *cr,
                          const ScribaLook *look,
                          int side,
                          gboolean face_down,
                          double x,
                          double y,
                          double size)
{
  ScribaColor color = scriba_palette_side (side, look->dark);

  cairo_save (cr);
  cairo_new_path (cr);
  scriba_symbols_add_side (cr, side, x, y, size);
  scriba_look_set_source (cr, face_down ? scriba_palette_color (SCRIBA_COLOR_CARD, look->dark) : color);
  cairo_fill_preserve (cr);
  if (face_down || look->high_contrast)
    {
      /* Inside the shape, so that the token keeps its size. */
      cairo_clip_preserve (cr);
      cairo_set_line_width (cr, MIN (4, size / 5));
      scriba_look_set_source (cr, face_down ? color : look->text);
      cairo_stroke (cr);
    }
  cairo_new_path (cr);

  scriba_look_set_source (cr, face_down ? color : scriba_palette_letter (look->dark));
  scriba_look_write (look, cr, sides[side].letter, size * (face_down ? 0.44 : 0.56) / look->scale, LETTER_WEIGHT,
                     x + size / 2, y + size / 2, 0);
  cairo_restore (cr);
}
