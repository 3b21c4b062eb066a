/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-duel.h"

#include <math.h>

#include "bce-boards.h"
#include "pixels.h"

#define WIDTH 1200.0
#define LETTER 20.0
#define HALF_MARK 1.5

static const double letters[BCE_MAX_SEATS] = { LETTER, LETTER, LETTER, LETTER, LETTER };

/* A field of four seats, the last one the IM, with these totals; something of @unknown_seat is unknown. */
static void
read_field (ScribaDuel *duel,
            const int authority[4],
            int unknown_seat,
            BceUnknownKind kind)
{
  g_autoptr (BceBoards) boards = bce_boards_new (4);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  BceFieldOutcome *field = &outcome->fields[BCE_MILITARY];

  boards->im = 3;
  for (int seat = 0; seat < 4; seat++)
    {
      field->authority[seat] = authority[seat];
      if (seat != 3)
        field->suitors_authority += authority[seat];
    }
  if (unknown_seat != BCE_NOBODY)
    {
      BceUnknown unknown = { .kind = kind, .field = BCE_MILITARY, .seat = unknown_seat };

      g_array_append_val (outcome->unknown, unknown);
      unknown.field = BCE_SOCIAL;
      unknown.seat = 1;
      g_array_append_val (outcome->unknown, unknown);
    }

  scriba_duel_read (duel, boards, outcome, BCE_MILITARY);
}

static void
lay_out (ScribaDuel *duel,
         int first,
         int second,
         int third,
         int im)
{
  const int authority[4] = { first, second, third, im };

  read_field (duel, authority, BCE_NOBODY, BCE_UNKNOWN_AUTHORITY);
  scriba_duel_layout (duel, WIDTH, letters);
}

static void
assert_part (const ScribaDuel *duel,
             guint index,
             int seat,
             double x,
             double width)
{
  g_assert_cmpuint (index, <, duel->n_parts);
  g_assert_cmpint (duel->parts[index].seat, ==, seat);
  g_assert_cmpfloat_with_epsilon (duel->parts[index].x, x, 0.001);
  g_assert_cmpfloat_with_epsilon (duel->parts[index].width, width, 0.001);
}

/* 3 + 1 + 3 to 5: a point is a twelfth of the bar. */
static void
test_shares (void)
{
  ScribaDuel duel;

  lay_out (&duel, 3, 1, 3, 5);
  g_assert_cmpuint (duel.n_parts, ==, 4);
  assert_part (&duel, 0, 0, 0, 300);
  assert_part (&duel, 1, 1, 300, 100);
  assert_part (&duel, 2, 2, 400, 300);
  assert_part (&duel, 3, 3, 700, 500);
  g_assert_cmpfloat (duel.middle, ==, 600);
  g_assert_cmpfloat (duel.unknown_width, ==, 0);

  for (guint i = 0; i < 4; i++)
    g_assert_true (duel.parts[i].letter);
  g_assert_cmpfloat_with_epsilon (duel.parts[2].letter_x, 550, 0.001);
}

/* Suitors stand in Suitor order, from the left of the IM; the IM is last (rules, section 4). */
static void
test_order (void)
{
  g_autoptr (BceBoards) boards = bce_boards_new (5);
  g_autoptr (BceOutcome) outcome = bce_outcome_new ();
  const int order[] = { 2, 3, 4, 0, 1 };
  ScribaDuel duel;

  boards->im = 1;
  scriba_duel_read (&duel, boards, outcome, BCE_POLITICAL);
  g_assert_cmpuint (duel.n_parts, ==, 5);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (duel.parts[i].seat, ==, order[i]);
}

static void
assert_letters_clear (const ScribaDuel *duel,
                      double letter)
{
  for (guint i = 0; i < duel->n_parts; i++)
    {
      const ScribaDuelPart *part = &duel->parts[i];

      if (!part->letter)
        continue;
      g_assert_cmpfloat (fabs (part->letter_x - duel->middle), >=, letter / 2 + HALF_MARK);
      g_assert_cmpfloat (part->letter_x - letter / 2, >=, part->x);
      g_assert_cmpfloat (part->letter_x + letter / 2, <=, part->x + part->width);
    }
}

/* 5 + 2 to 5: the third Suitor lies from 500 to 700, and the mark in the middle of it. */
static void
test_letter_gives_way (void)
{
  ScribaDuel duel;

  lay_out (&duel, 5, 0, 2, 5);
  assert_part (&duel, 2, 2, 500, 200);
  g_assert_true (duel.parts[2].letter);
  g_assert_cmpfloat (fabs (duel.parts[2].letter_x - 600), >=, LETTER / 2 + HALF_MARK);
  assert_letters_clear (&duel, LETTER);
}

static void
test_letters_clear (void)
{
  static const double widths[] = { 60, 120, 270, 333, 545, 1200 };
  guint n_letters = 0;

  for (int a = -2; a <= 9; a++)
    for (int b = 0; b <= 5; b++)
      for (int c = 0; c <= 5; c++)
        for (int im = -1; im <= 12; im++)
          for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
            {
              const int authority[4] = { a, b, c, im };
              ScribaDuel duel;

              read_field (&duel, authority, BCE_NOBODY, BCE_UNKNOWN_AUTHORITY);
              scriba_duel_layout (&duel, widths[i], letters);
              assert_letters_clear (&duel, LETTER);
              for (guint j = 0; j < duel.n_parts; j++)
                n_letters += duel.parts[j].letter;
            }
  g_assert_cmpuint (n_letters, >, 1000);
}

/* Whoever has more is past the middle, whatever the shares of the Suitors. */
static void
test_middle (void)
{
  for (int a = -2; a <= 9; a++)
    for (int b = -1; b <= 5; b++)
      for (int c = 0; c <= 5; c++)
        for (int im = -1; im <= 12; im++)
          {
            int suitors = MAX (a + b + c, 0);
            int against = MAX (im, 0);
            double edge = 0;
            ScribaDuel duel;

            lay_out (&duel, a, b, c, im);
            for (guint i = 0; i < 3; i++)
              {
                g_assert_cmpfloat_with_epsilon (duel.parts[i].x, edge, 0.001);
                g_assert_cmpfloat (duel.parts[i].width, >=, 0);
                edge += duel.parts[i].width;
              }
            if (suitors + against == 0)
              g_assert_cmpfloat (edge + duel.parts[3].width, ==, 0);
            else
              g_assert_cmpfloat_with_epsilon (edge + duel.parts[3].width, WIDTH, 0.001);
            if (suitors > against)
              g_assert_cmpfloat (edge, >, duel.middle);
            if (suitors < against)
              g_assert_cmpfloat (edge, <, duel.middle);
            if (suitors == against && suitors > 0)
              g_assert_cmpfloat_with_epsilon (edge, duel.middle, 0.001);
          }
}

/* 4 − 1 + 2 to 5: the side has 5 of 10; its 6 positive points share its 600. */
static void
test_negative (void)
{
  ScribaDuel duel;

  lay_out (&duel, 4, -1, 2, 5);
  assert_part (&duel, 0, 0, 0, 400);
  assert_part (&duel, 1, 1, 400, 0);
  assert_part (&duel, 2, 2, 400, 200);
  assert_part (&duel, 3, 3, 600, 600);
  g_assert_false (duel.parts[1].letter);
  g_assert_cmpint (duel.parts[1].value, ==, -1);

  lay_out (&duel, 2, -3, 0, 4);
  assert_part (&duel, 0, 0, 0, 0);
  assert_part (&duel, 3, 3, 0, 1200);

  lay_out (&duel, 2, 0, 0, -1);
  assert_part (&duel, 0, 0, 0, 1200);
  assert_part (&duel, 3, 3, 1200, 0);
}

static void
test_unknown (void)
{
  const int authority[4] = { 3, 1, 3, 5 };
  const int nothing[4] = { 0, 0, 0, 0 };
  ScribaDuel duel;

  read_field (&duel, authority, 2, BCE_UNKNOWN_AUTHORITY);
  scriba_duel_layout (&duel, WIDTH, letters);
  g_assert_false (duel.parts[0].unknown);
  g_assert_false (duel.parts[1].unknown);
  g_assert_true (duel.parts[2].unknown);
  g_assert_cmpfloat (duel.unknown_width, >, LETTER);
  g_assert_cmpfloat_with_epsilon (duel.unknown_x, duel.parts[2].x + duel.parts[2].width, 0.001);
  g_assert_cmpfloat_with_epsilon (duel.parts[3].x, duel.unknown_x + duel.unknown_width, 0.001);
  g_assert_cmpfloat_with_epsilon (duel.parts[3].x + duel.parts[3].width, WIDTH, 0.001);
  g_assert_cmpfloat_with_epsilon (duel.parts[0].width / duel.parts[1].width, 3, 0.001);

  read_field (&duel, nothing, 0, BCE_UNKNOWN_ABILITIES);
  scriba_duel_layout (&duel, WIDTH, letters);
  g_assert_cmpfloat (duel.unknown_width, ==, WIDTH);

  read_field (&duel, authority, 2, BCE_UNKNOWN_CHARISMA);
  scriba_duel_layout (&duel, WIDTH, letters);
  g_assert_false (duel.parts[2].unknown);
  g_assert_cmpfloat (duel.unknown_width, ==, 0);
}

/* The tile in front of a field adds to the IM. */
static void
test_unknown_tile (void)
{
  const int authority[4] = { 3, 1, 3, 5 };
  ScribaDuel duel;

  read_field (&duel, authority, 0, BCE_UNKNOWN_TILE_AUTHORITY);
  g_assert_false (duel.parts[0].unknown);
  g_assert_true (duel.parts[3].unknown);

  read_field (&duel, authority, 3, BCE_UNKNOWN_TILE_CHARISMA);
  g_assert_false (duel.parts[3].unknown);
}

/* The Suitors' colour starts where reading starts. */
static void
test_direction (void)
{
  static const BceCharacter characters[] = { BCE_AGRIPPA, BCE_BRUTUS, BCE_CLEOPATRA, BCE_ANTONY };
  const int authority[4] = { 5, 0, 0, 5 };

  for (int mirrored = 0; mirrored <= 1; mirrored++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 50);
      cairo_t *cr = cairo_create (surface);
      PangoContext *context = pango_cairo_create_context (cr);
      ScribaLook look = { .context = context, .text = scriba_palette_color (SCRIBA_COLOR_TEXT, FALSE), .scale = 1 };
      ScribaDuel duel;

      look.right_to_left = mirrored;
      read_field (&duel, authority, BCE_NOBODY, BCE_UNKNOWN_AUTHORITY);
      scriba_duel_draw (cr, &look, &duel, characters, 0, 5, 400, 40);
      cairo_surface_flush (surface);
      g_assert_cmphex (pixels_read (surface, mirrored ? 350 : 50, 10), ==, 0xff1a5fb4);
      g_assert_cmphex (pixels_read (surface, mirrored ? 50 : 350, 10), ==, 0xff1d7340);
      g_object_unref (context);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/duel/shares", test_shares);
  g_test_add_func ("/draw/duel/order", test_order);
  g_test_add_func ("/draw/duel/letter-gives-way", test_letter_gives_way);
  g_test_add_func ("/draw/duel/letters-clear", test_letters_clear);
  g_test_add_func ("/draw/duel/middle", test_middle);
  g_test_add_func ("/draw/duel/negative", test_negative);
  g_test_add_func ("/draw/duel/unknown", test_unknown);
  g_test_add_func ("/draw/duel/unknown-tile", test_unknown_tile);
  g_test_add_func ("/draw/duel/direction", test_direction);

  return g_test_run ();
}
