/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-symbols.h"

#include <math.h>

/*
 * The shape and letter of each character. The letter's size and height are what
 * looks even beside the others: a diamond has less room, an arch has it lower.
 */
typedef struct
{
  const char *path;
  const char *letter;
  double letter_size;
  double letter_y;
} Owner;

static const Owner owners[BCE_N_CHARACTERS] =
{
  [BCE_AGRIPPA] = { "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z", "A", 13, 12 },
  [BCE_ANTONY] = { "M4.5 1.5H19.5A2.5 2.5 0 0 1 22 4V12C22 17.5 18 21 12 23.4C6 21 2 17.5 2 12V4"
                   "A2.5 2.5 0 0 1 4.5 1.5Z", "M", 13, 11 },
  [BCE_AUGUSTUS] = { "M2 22.5V11A10 10 0 0 1 22 11V22.5Z", "O", 13, 13 },
  [BCE_BRUTUS] = { "M5 2H19A3 3 0 0 1 22 5V19A3 3 0 0 1 19 22H5A3 3 0 0 1 2 19V5A3 3 0 0 1 5 2Z", "B", 13, 12 },
  [BCE_CLEOPATRA] = { "M10.4 .9Q12 -.6 13.6 .9L23.1 10.4Q24.6 12 23.1 13.6L13.6 23.1Q12 24.6 10.4 23.1"
                      "L.9 13.6Q-.6 12 .9 10.4Z", "C", 12, 12 },
};

#define LETTER_WEIGHT 800

/** scriba_symbols_character_letter: the letter of a character; the same in every language, as on the table. */
const char *
scriba_symbols_character_letter (int character)
{
  g_return_val_if_fail (character >= 0 && character < BCE_N_CHARACTERS, NULL);

  return owners[character].letter;
}

static void
skip_separators (const char **text)
{
  while (**text == ' ' || **text == ',')
    (*text)++;
}

/* Reads one number, as "-.6": the locale has no say. */
static gboolean
read_number (const char **text,
             double *number)
{
  char *end;

  skip_separators (text);
  if (!g_ascii_isdigit (**text) && **text != '-' && **text != '.')
    return FALSE;
  *number = g_ascii_strtod (*text, &end);
  if (end == *text)
    return FALSE;
  *text = end;

  return TRUE;
}

static void
add_quadratic (cairo_t *cr,
               const double control[2],
               const double to[2])
{
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  cairo_curve_to (cr,
                  x + (control[0] - x) * 2 / 3, y + (control[1] - y) * 2 / 3,
                  to[0] + (control[0] - to[0]) * 2 / 3, to[1] + (control[1] - to[1]) * 2 / 3,
                  to[0], to[1]);
}

/* A part of a circle with the given radius from the current point, the long or the short way round. */
static void
add_arc (cairo_t *cr,
         double radius,
         gboolean large,
         gboolean clockwise,
         double to_x,
         double to_y)
{
  double x, y, half, height, center_x, center_y, from, to;

  cairo_get_current_point (cr, &x, &y);
  half = hypot (to_x - x, to_y - y) / 2;
  if (half == 0)
    return;
  radius = MAX (radius, half);
  height = sqrt (radius * radius - half * half) / (2 * half);
  if (large == clockwise)
    height = -height;

  center_x = (x + to_x) / 2 + height * (y - to_y);
  center_y = (y + to_y) / 2 + height * (to_x - x);
  from = atan2 (y - center_y, x - center_x);
  to = atan2 (to_y - center_y, to_x - center_x);
  if (clockwise)
    cairo_arc (cr, center_x, center_y, radius, from, to);
  else
    cairo_arc_negative (cr, center_x, center_y, radius, from, to);
}

static const struct
{
  char letter;
  guint n_numbers;
} commands[] =
{
  { 'M', 2 }, { 'L', 2 }, { 'H', 1 }, { 'V', 1 }, { 'A', 7 }, { 'C', 6 }, { 'Q', 4 }, { 'Z', 0 },
};

static int
command_length (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].letter == letter)
      return commands[i].n_numbers;

  return -1;
}

static void
add_command (cairo_t *cr,
             char letter,
             const double n[7])
{
  double x = 0, y = 0;

  cairo_get_current_point (cr, &x, &y);
  switch (letter)
    {
    case 'M':
      cairo_move_to (cr, n[0], n[1]);
      break;
    case 'L':
      cairo_line_to (cr, n[0], n[1]);
      break;
    case 'H':
      cairo_line_to (cr, n[0], y);
      break;
    case 'V':
      cairo_line_to (cr, x, n[0]);
      break;
    case 'A':
      add_arc (cr, n[0], n[3] != 0, n[4] != 0, n[5], n[6]);
      break;
    case 'C':
      cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
      break;
    case 'Q':
      add_quadratic (cr, n, n + 2);
      break;
    case 'Z':
      cairo_close_path (cr);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * scriba_symbols_add_path:
 * @path: path data of an SVG file: the absolute commands M L H V A C Q Z, where A draws parts of circles only
 * @x: where the grid's left edge is
 * @y: where its top edge is
 * @scale: length of the grid's unit
 *
 * Adds a symbol to the current path.
 *
 * Returns: %FALSE if @path is malformed; what came before the fault was added
 */
gboolean
scriba_symbols_add_path (cairo_t *cr,
                         const char *path,
                         double x,
                         double y,
                         double scale)
{
  gboolean fine = TRUE;

  g_return_val_if_fail (cr != NULL && path != NULL, FALSE);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);

  for (skip_separators (&path); *path != '\0' && fine; skip_separators (&path))
    {
      char letter = *path++;
      int length = command_length (letter);
      double numbers[7];

      fine = length >= 0 && (letter == 'M' || cairo_has_current_point (cr));
      for (int i = 0; i < length && fine; i++)
        fine = read_number (&path, &numbers[i]);
      if (fine && letter == 'A')
        fine = numbers[0] > 0 && numbers[0] == numbers[1];
      if (fine)
        add_command (cr, letter, numbers);
    }

  cairo_restore (cr);

  return fine;
}

static void
draw_nobody (cairo_t *cr,
             const ScribaLook *look,
             double x,
             double y,
             double size)
{
  double line = look->high_contrast ? 2 : MAX (1.5, size / 16);
  double radius = size * 11 / SCRIBA_SYMBOL_GRID - line / 2;
  double dash = 2 * G_PI * radius / 16;

  cairo_new_path (cr);
  cairo_arc (cr, x + size / 2, y + size / 2, radius, 0, 2 * G_PI);
  cairo_set_line_width (cr, line);
  cairo_set_dash (cr, &dash, 1, 0);
  scriba_look_set_source (cr, look->text);
  cairo_stroke (cr);
}

/** scriba_symbols_add_character: adds the shape of a character to the path, its grid @scale times as large. */
void
scriba_symbols_add_character (cairo_t *cr,
                              int character,
                              double x,
                              double y,
                              double scale)
{
  g_return_if_fail (character >= 0 && character < BCE_N_CHARACTERS);

  scriba_symbols_add_path (cr, owners[character].path, x, y, scale);
}

/**
 * scriba_symbols_draw_character:
 * @character: a #BceCharacter or %SCRIBA_NO_CHARACTER
 * @x: left edge
 * @y: top edge
 * @size: width and height
 *
 * Draws the token of an owner: the shape in its colour with its letter.
 */
void
scriba_symbols_draw_character (cairo_t *cr,
                               const ScribaLook *look,
                               int character,
                               double x,
                               double y,
                               double size)
{
  double scale = size / SCRIBA_SYMBOL_GRID;
  const Owner *owner;

  g_return_if_fail (character >= SCRIBA_NO_CHARACTER && character < BCE_N_CHARACTERS);

  cairo_save (cr);
  if (character == SCRIBA_NO_CHARACTER)
    {
      draw_nobody (cr, look, x, y, size);
      cairo_restore (cr);
      return;
    }

  owner = &owners[character];
  cairo_new_path (cr);
  scriba_symbols_add_character (cr, character, x, y, scale);
  scriba_look_set_source (cr, scriba_palette_character (character, look->dark));
  cairo_fill_preserve (cr);
  if (look->high_contrast)
    {
      /* Inside the shape, so that the token keeps its size. */
      cairo_save (cr);
      cairo_clip_preserve (cr);
      cairo_set_line_width (cr, 2 * MIN (2, size / 10));
      scriba_look_set_source (cr, look->text);
      cairo_stroke_preserve (cr);
      cairo_restore (cr);
    }
  cairo_new_path (cr);

  scriba_look_set_source (cr, scriba_palette_letter (look->dark));
  scriba_look_write (look, cr, owner->letter, owner->letter_size * scale / look->scale, LETTER_WEIGHT,
                     x + size / 2, y + owner->letter_y * scale, 0);
  cairo_restore (cr);
}
