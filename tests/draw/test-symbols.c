/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pixels.h"
#include "scriba-caesar-symbols.h"
#include "scriba-symbols.h"

#define MARGIN 8

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  ScribaLook look;
} Paper;

static void
paper_init (Paper *paper,
            int size)
{
  paper->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  paper->cr = cairo_create (paper->surface);
  paper->look = (ScribaLook) {
    .context = pango_cairo_create_context (paper->cr),
    .text = scriba_palette_color (SCRIBA_COLOR_TEXT, FALSE),
    .scale = 1,
  };
}

static void
paper_clear (Paper *paper)
{
  g_object_unref (paper->look.context);
  cairo_destroy (paper->cr);
  cairo_surface_destroy (paper->surface);
}

static guint32
pixel (Paper *paper,
       int x,
       int y)
{
  cairo_surface_flush (paper->surface);
  return pixels_read (paper->surface, x, y);
}

static guint32
opaque (ScribaColor color)
{
  return 0xff000000u
         | (guint32) (color.red * 255 + 0.5) << 16
         | (guint32) (color.green * 255 + 0.5) << 8
         | (guint32) (color.blue * 255 + 0.5);
}

static gboolean
is_whitish (guint32 color)
{
  return MIN (MIN (color >> 16 & 0xff, color >> 8 & 0xff), color & 0xff) >= 0xb0;
}

/* The corners of the shapes, read from their path data by hand. */
static const struct
{
  BceCharacter character;
  const char *letter;
  double x1, y1, x2, y2;
} shapes[] =
{
  { BCE_AGRIPPA, "A", 1, 1, 23, 23 },
  { BCE_ANTONY, "M", 2, 1.5, 22, 23.4 },
  { BCE_AUGUSTUS, "O", 2, 1, 22, 22.5 },
  { BCE_BRUTUS, "B", 2, 2, 22, 22 },
  { BCE_CLEOPATRA, "C", 0.15, 0.15, 23.85, 23.85 },
};

static void
test_shapes (void)
{
  Paper paper;

  g_assert_cmpuint (G_N_ELEMENTS (shapes), ==, BCE_N_CHARACTERS);
  paper_init (&paper, 8);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      double x1, y1, x2, y2;

      cairo_new_path (paper.cr);
      scriba_symbols_add_character (paper.cr, shapes[i].character, 100, 50, 2);
      cairo_set_tolerance (paper.cr, 0.001);
      cairo_fill_extents (paper.cr, &x1, &y1, &x2, &y2);
      g_test_message ("%s", shapes[i].letter);
      g_assert_cmpfloat_with_epsilon (x1, 100 + 2 * shapes[i].x1, 0.05);
      g_assert_cmpfloat_with_epsilon (y1, 50 + 2 * shapes[i].y1, 0.05);
      g_assert_cmpfloat_with_epsilon (x2, 100 + 2 * shapes[i].x2, 0.05);
      g_assert_cmpfloat_with_epsilon (y2, 50 + 2 * shapes[i].y2, 0.05);
      g_assert_cmpstr (scriba_symbols_character_letter (shapes[i].character), ==, shapes[i].letter);
    }
  paper_clear (&paper);
}

static gboolean
covers (const char *path,
        double x,
        double y)
{
  Paper paper;
  gboolean inside;

  paper_init (&paper, 8);
  g_assert_true (scriba_symbols_add_path (paper.cr, path, 0, 0, 1));
  inside = cairo_in_fill (paper.cr, x, y);
  paper_clear (&paper);

  return inside;
}

/* A quarter of a circle round (10, 10) or (20, 0), the short or the long way. */
static void
test_arcs (void)
{
  g_assert_true (covers ("M10 0A10 10 0 0 1 20 10Z", 16.5, 3.5));
  g_assert_false (covers ("M10 0A10 10 0 0 1 20 10Z", 13.5, 6.5));
  g_assert_true (covers ("M10 0A10 10 0 0 0 20 10Z", 13.5, 6.5));
  g_assert_false (covers ("M10 0A10 10 0 0 0 20 10Z", 16.5, 3.5));
  g_assert_true (covers ("M10 0A10 10 0 1 1 20 10Z", 28, 0));
  g_assert_false (covers ("M10 0A10 10 0 1 1 20 10Z", 13, 6));
  g_assert_true (covers ("M10 0A10 10 0 1 0 20 10Z", 10, 18));
  g_assert_false (covers ("M10 0A10 10 0 1 0 20 10Z", 17, 4));
}

static void
test_lines_and_curves (void)
{
  g_assert_true (covers ("M0 0H10V10L0 10Z", 9, 9));
  g_assert_false (covers ("M0 0H10V10L0 10Z", 11, 5));
  g_assert_true (covers ("M0 0Q5 10 10 0Z", 5, 4.9));
  g_assert_false (covers ("M0 0Q5 10 10 0Z", 5, 5.1));
  g_assert_true (covers ("M0,0C0,8 8,8 8,0Z", 4, 5.9));
  g_assert_false (covers ("M0,0C0,8 8,8 8,0Z", 4, 6.1));
  g_assert_true (covers ("M-.5-.5H1.5V.75H-.5Z", -0.25, 0));
}

static const char * const malformed[] =
{
  "L1 1", "Z", "H3", "M1", "M", "M1 1L", "M1 1L2", "M1 1X", "m1 1", "1 1", "M1 1C1 1 2 2 3",
  "M1 1A1 2 0 0 1 3 3", "M1 1A0 0 0 0 1 3 3", "M1 1A1 1 0 0 1 3", "M a b",
};

static void
test_malformed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (malformed); i++)
    {
      Paper paper;

      paper_init (&paper, 8);
      g_test_message ("%s", malformed[i]);
      g_assert_false (scriba_symbols_add_path (paper.cr, malformed[i], 0, 0, 1));
      paper_clear (&paper);
    }
}

static void
test_empty (void)
{
  Paper paper;

  paper_init (&paper, 8);
  g_assert_true (scriba_symbols_add_path (paper.cr, "", 0, 0, 1));
  g_assert_false (cairo_has_current_point (paper.cr));
  paper_clear (&paper);
}

/* Tokens stay in their square at every size, have their colour, and carry a letter. */
static void
test_tokens (void)
{
  static const int sizes[] = { 16, 28, 64, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int character = SCRIBA_NO_CHARACTER; character < BCE_N_CHARACTERS; character++)
      for (int contrast = 0; contrast <= 1; contrast++)
        {
          int size = sizes[i];
          Paper paper;
          guint n_owner = 0, n_letter = 0;

          paper_init (&paper, size + 2 * MARGIN);
          paper.look.high_contrast = contrast;
          scriba_symbols_draw_character (paper.cr, &paper.look, character, MARGIN, MARGIN, size);
          for (int y = 0; y < size + 2 * MARGIN; y++)
            for (int x = 0; x < size + 2 * MARGIN; x++)
              {
                gboolean inside = x >= MARGIN && y >= MARGIN && x < MARGIN + size && y < MARGIN + size;

                if (!inside)
                  g_assert_cmphex (pixel (&paper, x, y), ==, 0);
                else if (character != SCRIBA_NO_CHARACTER)
                  {
                    n_owner += pixel (&paper, x, y) == opaque (scriba_palette_character (character, FALSE));
                    n_letter += is_whitish (pixel (&paper, x, y));
                  }
              }
          g_test_message ("character %d, size %d: %u, %u", character, size, n_owner, n_letter);
          if (character != SCRIBA_NO_CHARACTER)
            {
              if (size >= 28 || !contrast)
                g_assert_cmpuint (n_owner, >, size * size / 8);
              g_assert_cmpuint (n_letter, >, size * size / 100);
            }
          else
            {
              g_assert_cmphex (pixel (&paper, MARGIN + size / 2, MARGIN + size / 2), ==, 0);
            }
          paper_clear (&paper);
        }
}

/* A token is as large as asked for: text size is the widget's business. */
static void
test_text_size (void)
{
  Paper usual, large;

  paper_init (&usual, 64);
  paper_init (&large, 64);
  large.look.scale = 2;
  scriba_symbols_draw_character (usual.cr, &usual.look, BCE_BRUTUS, 0, 0, 64);
  scriba_symbols_draw_character (large.cr, &large.look, BCE_BRUTUS, 0, 0, 64);
  for (int y = 0; y < 64; y++)
    for (int x = 0; x < 64; x++)
      g_assert_cmphex (pixel (&usual, x, y), ==, pixel (&large, x, y));
  paper_clear (&usual);
  paper_clear (&large);
}

static void
draw_owner (Paper *paper,
            guint owner,
            int size)
{
  cairo_new_path (paper->cr);
  if (owner < BCE_N_CHARACTERS)
    scriba_symbols_add_character (paper->cr, owner, 0, 0, size / SCRIBA_SYMBOL_GRID);
  else
    scriba_symbols_add_side (paper->cr, owner - BCE_N_CHARACTERS, 0, 0, size);
  cairo_fill (paper->cr);
}

/* In one and the same grey no two players, and neither side, look the same: by their outlines alone, at the size of a token in a bar. */
static void
test_without_colour (void)
{
  const int size = 28;
  const guint n = BCE_N_CHARACTERS + CAESAR_N_SIDES;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      {
        Paper first, second;
        int n_different = 0;

        if ((i < BCE_N_CHARACTERS) != (j < BCE_N_CHARACTERS))
          continue;
        paper_init (&first, size);
        paper_init (&second, size);
        draw_owner (&first, i, size);
        draw_owner (&second, j, size);
        for (int y = 0; y < size; y++)
          for (int x = 0; x < size; x++)
            n_different += (pixel (&first, x, y) >> 24 > 127) != (pixel (&second, x, y) >> 24 > 127);
        g_test_message ("%u and %u differ in %d of %d", i, j, n_different, size * size);
        g_assert_cmpint (n_different, >, size * size / 25);
        paper_clear (&first);
        paper_clear (&second);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/symbols/shapes", test_shapes);
  g_test_add_func ("/draw/symbols/arcs", test_arcs);
  g_test_add_func ("/draw/symbols/lines-and-curves", test_lines_and_curves);
  g_test_add_func ("/draw/symbols/malformed", test_malformed);
  g_test_add_func ("/draw/symbols/empty", test_empty);
  g_test_add_func ("/draw/symbols/tokens", test_tokens);
  g_test_add_func ("/draw/symbols/text-size", test_text_size);
  g_test_add_func ("/draw/symbols/without-colour", test_without_colour);

  return g_test_run ();
}
