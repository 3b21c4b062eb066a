/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "scriba-caesar-sheet.h"

#include <glib/gi18n.h>

#include "scriba-caesar-symbols.h"
#include "scriba-map-draw.h"
#include "words-caesar-preview.h"
#include "words-caesar.h"

/* A game of Caesar! on a page: the map as the window has it, and below who is who and what is what. */

#define TEXT_SIZE 10
#define PLAIN 400
#define MARK 22 /* shape of a side */
#define SYMBOL 12
#define GAP 8

typedef struct
{
  CaesarState state;
  CaesarBox *box;
} Game;

static void
game_free (gpointer data)
{
  Game *self = data;

  caesar_box_free (self->box);
  g_free (self);
}

/* The sides beside each other: shape and letter, and what each has placed. Without @cr, only the height. */
static double
lay_sides (cairo_t *cr,
           const ScribaLook *look,
           const Game *game,
           double y,
           double width)
{
  double column = (width - GAP) / CAESAR_N_SIDES;
  double height = MARK;

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    {
      g_autofree char *text = scriba_words_caesar_placed (&game->state, game->box, side);
      double x = side * (column + GAP);
      double room = column - MARK - GAP;
      double lines = scriba_look_write_lines (look, NULL, text, TEXT_SIZE, PLAIN, 0, 0, room);

      height = MAX (height, lines);
      if (cr == NULL)
        continue;

      scriba_symbols_draw_side (cr, look, side, FALSE, x, y, MARK);
      scriba_look_set_source (cr, look->text);
      scriba_look_write_lines (look, cr, text, TEXT_SIZE, PLAIN, x + MARK + GAP, y + MAX (0, (MARK - lines) / 2), room);
    }

  return height;
}

typedef enum
{
  KEY_INFLUENCE,
  KEY_TILE,
  KEY_FACE_DOWN,
  N_KEY_KINDS,
} KeyKind;

static void
draw_key (cairo_t *cr,
          const ScribaLook *look,
          KeyKind kind,
          int what,
          double x,
          double y)
{
  scriba_look_set_source (cr, look->text);
  cairo_new_path (cr);
  switch (kind)
    {
    case KEY_INFLUENCE:
      scriba_symbols_add_influence (cr, what, x, y, SYMBOL);
      scriba_symbols_fill (cr);
      break;
    case KEY_TILE:
      scriba_symbols_add_bonus_tile (cr, what, x, y, SYMBOL);
      scriba_symbols_fill (cr);
      break;
    case KEY_FACE_DOWN:
    default:
      scriba_symbols_draw_side (cr, look, what, TRUE, x, y, SYMBOL);
      break;
    }
}

/* What the symbols stand for, in as many lines as it takes. Without @cr, only the height. */
static double
lay_key (cairo_t *cr,
         const ScribaLook *look,
         double y,
         double width)
{
  const struct
  {
    KeyKind kind;
    int what;
    const char *words;
  } keys[] = {
    { KEY_INFLUENCE, CAESAR_SYMBOL_SWORD, scriba_words_symbol (CAESAR_SYMBOL_SWORD) },
    { KEY_INFLUENCE, CAESAR_SYMBOL_SHIELD, scriba_words_symbol (CAESAR_SYMBOL_SHIELD) },
    { KEY_INFLUENCE, CAESAR_SYMBOL_SHIP, scriba_words_symbol (CAESAR_SYMBOL_SHIP) },
    { KEY_INFLUENCE, CAESAR_SYMBOL_LAUREL, scriba_words_symbol (CAESAR_SYMBOL_LAUREL) },
    { KEY_TILE, CAESAR_TILE_SENATE, scriba_words_bonus_tile (CAESAR_TILE_SENATE) },
    { KEY_TILE, CAESAR_TILE_WEALTH, scriba_words_bonus_tile (CAESAR_TILE_WEALTH) },
    { KEY_TILE, CAESAR_TILE_TACTICS, scriba_words_bonus_tile (CAESAR_TILE_TACTICS) },
    { KEY_TILE, CAESAR_TILE_MIGHT, scriba_words_bonus_tile (CAESAR_TILE_MIGHT) },
    { KEY_FACE_DOWN, CAESAR_SIDE_CAESAR, _("face down") },
  };
  double line = SYMBOL + GAP / 2.0;
  double start = y;
  double x = 0;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      double words, all;

      scriba_look_measure (look, keys[i].words, TEXT_SIZE, PLAIN, &words, NULL);
      all = SYMBOL + GAP / 2.0 + words;
      if (x > 0 && x + all > width)
        {
          x = 0;
          y += line;
        }
      if (cr != NULL)
        {
          draw_key (cr, look, keys[i].kind, keys[i].what, x, y);
          scriba_look_set_source (cr, look->text);
          scriba_look_write (look, cr, keys[i].words, TEXT_SIZE, PLAIN, x + all - words / 2, y + SYMBOL / 2.0, 0);
        }
      x += all + 2 * GAP;
    }

  return y + line - start;
}

static ScribaMapBox
place_map (const ScribaLook *look,
           const Game *game,
           double width,
           double height)
{
  double legend = lay_sides (NULL, look, game, 0, width) + lay_key (NULL, look, 0, width) + 2 * GAP;

  return (ScribaMapBox) { 0, 0, width, MAX (1, height - legend) };
}

/**
 * scriba_caesar_sheet_place_map:
 * @width: of the room below the heading
 * @height: so
 *
 * Returns: where the map lies in that room
 */
ScribaMapBox
scriba_caesar_sheet_place_map (const ScribaLook *look,
                               const CaesarState *state,
                               const CaesarBox *box,
                               double width,
                               double height)
{
  const Game game = { *state, (CaesarBox *) box };

  return place_map (look, &game, width, height);
}

static void
draw (cairo_t *cr,
      const ScribaLook *look,
      double width,
      double height,
      gconstpointer data)
{
  const Game *game = data;
  ScribaMapBox place = place_map (look, game, width, height);
  double y = place.height + GAP;
  ScribaMapMarks marks;
  ScribaMap map;

  scriba_map_marks_init (&marks);
  scriba_map_lay_out (&map, game->box, scriba_map_choose (place.width, place.height), place.width, place.height);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, place.width, place.height);
  cairo_clip (cr);
  scriba_map_draw (cr, look, &map, &game->state, &marks);
  cairo_restore (cr);

  y += lay_sides (cr, look, game, y, width) + GAP;
  lay_key (cr, look, y, width);
}

/**
 * scriba_caesar_sheet_new:
 * @state: how the game stands
 * @box: its box
 * @date: (transfer full): the day on which it was played, in words
 *
 * Returns: (transfer full): a page with the map, that keeps a copy of all it shows
 */
ScribaSheet *
scriba_caesar_sheet_new (const CaesarState *state,
                         const CaesarBox *box,
                         char *date)
{
  ScribaSheet *self = g_new0 (ScribaSheet, 1);
  Game *game = g_new (Game, 1);

  *game = (Game) { *state, caesar_box_copy (box) };
  *self = (ScribaSheet) {
    .title = g_strdup (_("Caesar!")),
    .date = date,
    .result = scriba_words_caesar_moment (state),
    .players = scriba_words_caesar_players (state),
    .draw = draw,
    .data = game,
    .free_data = game_free,
  };
  return self;
}
