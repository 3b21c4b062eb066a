/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bce-boards.h"
#include "contrast.h"
#include "map-scene.h"
#include "pixels.h"
#include "scriba-bars.h"
#include "scriba-caesar-symbols.h"
#include "scriba-duel.h"
#include "scriba-figure-bars.h"
#include "scriba-map-draw.h"
#include "scriba-symbols.h"

/* What is seen of players, sides and lines where there is no colour: any two of them differ by shape, pattern, letter or brightness. */

#define WIDTH 120
#define HEIGHT 80
#define FEWEST 24 /* pixels that differ: a letter, a corner, some lines */

/* Two greys that are this much apart are told apart: two areas, the lines over one, and with high contrast the 3 : 1 that WCAG 2 asks for. */
#define LEAST 1.5
#define LEAST_LINE 1.3
#define LEAST_HIGH 3.0

typedef struct
{
  cairo_t *cr;
  ScribaLook look;
  CaesarBox *box;
  ScribaMap map;
  double luminance[WIDTH * HEIGHT];
} Paper;

/** Draws one of several things that must not be taken for each other, into WIDTH × HEIGHT. */
typedef void (*DrawFunc) (Paper *paper,
                          guint which);

/* How bright the pixels are: all that is left of a colour. */
static void
draw_grey (Paper *paper,
           DrawFunc draw,
           guint which,
           gboolean dark,
           gboolean high_contrast)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

  paper->cr = cairo_create (surface);
  paper->look = (ScribaLook) {
    .context = pango_cairo_create_context (paper->cr),
    .text = scriba_palette_color (SCRIBA_COLOR_TEXT, dark),
    .scale = 1,
    .dark = dark,
    .high_contrast = high_contrast,
  };
  scriba_look_set_source (paper->cr, scriba_palette_color (SCRIBA_COLOR_CARD, dark));
  cairo_paint (paper->cr);
  draw (paper, which);
  cairo_surface_flush (surface);

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        guint32 pixel = pixels_read_color (surface, x, y);

        paper->luminance[y * WIDTH + x] = luminance ((ScribaColor) {
          (pixel >> 16) / 255.0, (pixel >> 8 & 0xff) / 255.0, (pixel & 0xff) / 255.0, 1,
        });
      }

  g_object_unref (paper->look.context);
  cairo_destroy (paper->cr);
  cairo_surface_destroy (surface);
}

static gboolean
are_apart (double luminance,
           double other,
           double least)
{
  return (MAX (luminance, other) + 0.05) / (MIN (luminance, other) + 0.05) >= least;
}

/* In how many pixels one is brighter than the other. */
static guint
count_brighter (const Paper *first,
                const Paper *second,
                double least)
{
  guint n = 0;

  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += are_apart (first->luminance[i], second->luminance[i], least);

  return n;
}

static gboolean
is_edge (const Paper *paper,
         guint place,
         double least)
{
  return are_apart (paper->luminance[place], paper->luminance[place + 1], least) ||
         are_apart (paper->luminance[place], paper->luminance[place + WIDTH], least);
}

/* In how many pixels one has the edge of a shape, a letter or a line, and the other has none. */
static guint
count_edges (const Paper *first,
             const Paper *second,
             double least)
{
  guint n = 0;

  for (guint y = 0; y < HEIGHT - 1; y++)
    for (guint x = 0; x < WIDTH - 1; x++)
      n += is_edge (first, y * WIDTH + x, least) != is_edge (second, y * WIDTH + x, least);

  return n;
}

static void
paper_init (Paper *paper,
            CaesarBox *box)
{
  memset (paper, 0, sizeof *paper);
  paper->box = box;
  scriba_map_lay_out (&paper->map, box, SCRIBA_MAP_WIDE, 960, 672);
}

/* Owners, at the size of a row. */
static void
draw_character (Paper *paper,
                guint which)
{
  scriba_symbols_draw_character (paper->cr, &paper->look, which, 10, 10, 20);
}

/* The bar of a field where a segment is too narrow for its letter: 1 of 7. */
static void
draw_narrow (Paper *paper,
             guint which)
{
  const BceCharacter characters[] = { which, which, which };
  ScribaDuel duel = {
    .parts = { { .seat = 0, .value = 1 }, { .seat = 1, .value = 0 }, { .seat = 2, .value = 6 } },
    .n_parts = 3, .suitors = 1, .im = 6,
  };

  cairo_rectangle (paper->cr, 0, 0, 110 / 7.0, HEIGHT);
  cairo_clip (paper->cr);
  scriba_duel_draw (paper->cr, &paper->look, &duel, characters, 0, 10, 110, 36);
  g_assert_false (duel.parts[0].letter);
}

static void
draw_lettered (Paper *paper,
               guint which)
{
  const BceCharacter characters[] = { which, which };
  ScribaDuel duel = {
    .parts = { { .seat = 0, .value = 1 }, { .seat = 1, .value = 1 } },
    .n_parts = 2, .suitors = 1, .im = 1,
  };

  scriba_duel_draw (paper->cr, &paper->look, &duel, characters, 0, 10, 110, 36);
  g_assert_true (duel.parts[0].letter);
}

static void
draw_line (Paper *paper,
           guint which)
{
  scriba_bars_draw_swatch (paper->cr, &paper->look, which, 10, 10, 14);
}

/* A stack of one line: 20 points. */
static void
draw_stack (Paper *paper,
            guint which)
{
  g_autoptr (BceScore) score = bce_score_new ();
  const ScribaBarsFrame frame = { .width = WIDTH, .height = HEIGHT, .bar_width = 84, .n_players = 1 };

  score->n_players = 1;
  score->players[0].lines[which] = score->players[0].total = 20;
  scriba_bars_draw (paper->cr, &paper->look, score, &frame);
}

/* The foot of a stack says whose it is. */
static void
draw_foot (Paper *paper,
           guint which)
{
  g_autoptr (BceScore) score = bce_score_new ();
  const BceCharacter character = which;
  const ScribaBarsFrame frame = { .width = WIDTH, .height = HEIGHT, .bar_width = 84, .n_players = 1, .characters = &character };

  score->n_players = 1;
  score->players[0].lines[BCE_LINE_TRACK] = score->players[0].total = 20;
  scriba_bars_draw (paper->cr, &paper->look, score, &frame);
}

static void
draw_figure (Paper *paper,
             guint which)
{
  cairo_translate (paper->cr, 10, 10);
  scriba_figure_bars_draw_swatch (paper->cr, &paper->look, which, 14, 14);
}

/* The bars of a person, with one part alone: all won, all shared, or a mean as high as the best. */
static void
draw_part (Paper *paper,
           guint which)
{
  ScribaFigureBars bars = { .whole = 4, .won = which == SCRIBA_FIGURE_WON ? 4 : 0, .level = which == SCRIBA_FIGURE_LEVEL ? 4 : 0,
                            .scored = which == SCRIBA_FIGURE_MEAN, .mean = 10, .best = 10, .highest = 10 };

  /* Two bars have a gap between them: the lower one is as tall, and where the only one is. */
  if (bars.scored)
    cairo_translate (paper->cr, 0, -14);
  scriba_figure_bars_draw (paper->cr, &paper->look, &bars, 100, bars.scored ? 26.4 : 12);
}

/* Tokens of control, and their backs. */
static void
draw_control (Paper *paper,
              guint which)
{
  scriba_symbols_draw_side (paper->cr, &paper->look, which % CAESAR_N_SIDES, which >= CAESAR_N_SIDES, 10, 10, 20);
}

/* Influence, as small as it ever is: on a phone; face up and face down. */
static void
draw_influence (Paper *paper,
                guint which)
{
  const CaesarSpace space = { .by = which % CAESAR_N_SIDES, .token = { CAESAR_SYMBOL_SWORD, 4, 2 }, .link = CAESAR_NOBODY,
                              .face_down = which >= CAESAR_N_SIDES };

  scriba_map_draw_influence (paper->cr, &paper->look, &space, 40, 30, 0, 50, 22);
}

/* A plate that one side has closed with 3 to 2, with so many tokens as it had. */
static void
draw_plate (Paper *paper,
            int side,
            int control,
            int face_down)
{
  int province = map_scene_province (paper->box, "numidia");
  const ScribaMapBox *box = &paper->map.plates[province];
  ScribaMapPlate plate = { .closed = TRUE, .controller = side, .control = control, .face_down = face_down };
  ScribaMapMarks marks;

  scriba_map_marks_init (&marks);
  plate.totals[side] = 3;
  plate.totals[caesar_side_other (side)] = 2;
  cairo_translate (paper->cr, 2 - box->x, 2 - box->y);
  scriba_map_draw_plate (paper->cr, &paper->look, &paper->map, &marks, &plate, province);
}

static void
draw_controlled (Paper *paper,
                 guint which)
{
  draw_plate (paper, which, 1, 0);
}

static void
draw_controlled_down (Paper *paper,
                      guint which)
{
  draw_plate (paper, which, 1, 1);
}

static void
draw_controlled_without (Paper *paper,
                         guint which)
{
  draw_plate (paper, which, 0, 0);
}

/* What faces a province that is open: 3 of either side, each brought to the same place. */
static void
draw_total (Paper *paper,
            guint which)
{
  int province = map_scene_province (paper->box, "numidia");
  const ScribaMapBox *box = &paper->map.plates[province];
  double aside = box->width * 0.32 * (which == CAESAR_SIDE_CAESAR ? -1 : 1);
  ScribaMapPlate plate = { .controller = CAESAR_NOBODY, .totals = { 3, 3 } };
  ScribaMapMarks marks;

  scriba_map_marks_init (&marks);
  cairo_rectangle (paper->cr, 10, 10, box->height * 0.6, box->height * 0.6);
  cairo_clip (paper->cr);
  cairo_translate (paper->cr, 10 + box->height * 0.3 - box->x - box->width / 2 - aside, 10 + box->height * 0.3 - box->y - box->height * 0.66);
  scriba_map_draw_plate (paper->cr, &paper->look, &paper->map, &marks, &plate, province);
}

/* A link of either side, on the map of a game. */
static void
draw_link (Paper *paper,
           guint which)
{
  int border = map_scene_border (paper->box, "hispania-citerior", "gallia");
  const ScribaMapSpot *spot = &paper->map.spaces[border];
  ScribaMapMarks marks;
  CaesarState state;

  map_scene_fill (&state, paper->box);
  state.borders[border].link = which;
  scriba_map_marks_init (&marks);
  cairo_translate (paper->cr, WIDTH / 2.0 - spot->x, HEIGHT / 2.0 - spot->y);
  scriba_map_draw (paper->cr, &paper->look, &paper->map, &state, &marks);
}

static const struct
{
  const char *name;
  DrawFunc draw;
  guint n;
} marks[] =
{
  { "characters", draw_character, BCE_N_CHARACTERS },
  { "duel/narrow", draw_narrow, BCE_N_CHARACTERS },
  { "duel/lettered", draw_lettered, BCE_N_CHARACTERS },
  { "stacks/foot", draw_foot, BCE_N_CHARACTERS },
  { "stacks/swatch", draw_line, BCE_N_LINES },
  { "stacks/part", draw_stack, BCE_N_LINES },
  { "figures/swatch", draw_figure, SCRIBA_FIGURE_BEST + 1 },
  { "figures/part", draw_part, SCRIBA_FIGURE_MEAN + 1 },
  { "control", draw_control, 2 * CAESAR_N_SIDES },
  { "influence", draw_influence, 2 * CAESAR_N_SIDES },
  { "plates/controlled", draw_controlled, CAESAR_N_SIDES },
  { "plates/face-down", draw_controlled_down, CAESAR_N_SIDES },
  { "plates/without-token", draw_controlled_without, CAESAR_N_SIDES },
  { "plates/total", draw_total, CAESAR_N_SIDES },
  { "link", draw_link, CAESAR_N_SIDES },
};

static void
test_pairs (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);
  CaesarBox *box = caesar_box_new_shipped ();
  Paper first, second;

  paper_init (&first, box);
  paper_init (&second, box);
  for (int dark = 0; dark <= 1; dark++)
    for (int high = 0; high <= 1; high++)
      for (guint i = 0; i < marks[kind].n; i++)
        {
          draw_grey (&first, marks[kind].draw, i, dark, high);
          for (guint j = 0; j < i; j++)
            {
              guint n_brighter, n_edges;

              draw_grey (&second, marks[kind].draw, j, dark, high);
              n_brighter = count_brighter (&first, &second, high ? LEAST_HIGH : LEAST);
              n_edges = count_edges (&first, &second, high ? LEAST_HIGH : LEAST_LINE);
              g_test_message ("%s%s: %u and %u differ in %u pixels, and in %u edges", dark ? "dark" : "light",
                              high ? ", high contrast" : "", i, j, n_brighter, n_edges);
              if (MAX (n_brighter, n_edges) < FEWEST)
                g_test_fail ();
            }
        }
  caesar_box_free (box);
}

/* What is alike is not told apart. */
static void
test_alike (void)
{
  CaesarBox *box = caesar_box_new_shipped ();
  Paper first, second;

  paper_init (&first, box);
  paper_init (&second, box);
  draw_grey (&first, draw_character, BCE_ANTONY, FALSE, FALSE);
  draw_grey (&second, draw_character, BCE_ANTONY, FALSE, FALSE);
  g_assert_cmpuint (count_brighter (&first, &second, LEAST), ==, 0);
  g_assert_cmpuint (count_edges (&first, &second, LEAST_LINE), ==, 0);
  caesar_box_free (box);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draw/greyscale/%s", marks[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_pairs);
    }
  g_test_add_func ("/draw/greyscale/alike", test_alike);

  return g_test_run ();
}
