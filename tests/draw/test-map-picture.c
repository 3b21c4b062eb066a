/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scriba-map-draw.h"

#include <cairo-pdf.h>
#include <string.h>

#include "contrast.h"
#include "map-scene.h"
#include "pixels.h"
#include "scriba-caesar-symbols.h"

/* How the map is drawn. */

typedef struct
{
  CaesarBox *box;
  CaesarState state;
  ScribaMap map;
  ScribaMapMarks marks;
  ScribaLook look;
  cairo_surface_t *surface;
  cairo_t *cr;
} Picture;

static void
set_up (Picture *self,
        gconstpointer dark)
{
  self->box = caesar_box_new_shipped ();
  map_scene_fill (&self->state, self->box);
  scriba_map_lay_out (&self->map, self->box, SCRIBA_MAP_WIDE, 960, 672);
  scriba_map_marks_init (&self->marks);
  self->marks.accent = scriba_palette_color (SCRIBA_COLOR_FIELD_POLITICAL, dark != NULL);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 960, 672);
  self->cr = cairo_create (self->surface);
  self->look = (ScribaLook) {
    .context = pango_cairo_create_context (self->cr),
    .text = scriba_palette_color (SCRIBA_COLOR_TEXT, dark != NULL),
    .scale = 1,
    .dark = dark != NULL,
  };
}

static void
tear_down (Picture *self,
           gconstpointer dark)
{
  g_object_unref (self->look.context);
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  caesar_box_free (self->box);
}

static void
clear (Picture *self)
{
  cairo_set_operator (self->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (self->cr);
  cairo_set_operator (self->cr, CAIRO_OPERATOR_OVER);
}

/* In how many pixels of 100 × 100 two drawings differ of which only the coverage is seen: no colour, no grey. */
static guint
count_uncovered (Picture *self,
                 void (*draw) (Picture *self, int side))
{
  g_autofree gboolean *covered = g_new (gboolean, 100 * 100);
  guint n = 0;

  for (int side = 0; side < CAESAR_N_SIDES; side++)
    {
      clear (self);
      draw (self, side);
      cairo_surface_flush (self->surface);
      for (int y = 0; y < 100; y++)
        for (int x = 0; x < 100; x++)
          {
            gboolean is = pixels_read (self->surface, x, y) >> 24 > 0x80;

            if (side == 0)
              covered[y * 100 + x] = is;
            else
              n += covered[y * 100 + x] != is;
          }
    }

  return n;
}

static void
draw_influence (Picture *self,
                int side)
{
  CaesarSpace space = { .by = side, .token = { CAESAR_SYMBOL_SWORD, 4, 2 }, .link = CAESAR_NOBODY };

  scriba_map_draw_influence (self->cr, &self->look, &space, 50, 50, 0, 78, 34);
}

static void
draw_control (Picture *self,
              int side)
{
  scriba_symbols_draw_side (self->cr, &self->look, side, FALSE, 38, 38, 24);
}

/* The sides differ by shape: tokens of influence and of control. */
static void
test_shapes (Picture *self,
             gconstpointer dark)
{
  g_assert_cmpuint (count_uncovered (self, draw_influence), >=, 60);
  g_assert_cmpuint (count_uncovered (self, draw_control), >=, 30);
}

/* And by letter, the same in every language. */
static void
test_letters (void)
{
  g_assert_cmpstr (scriba_symbols_side_letter (CAESAR_SIDE_CAESAR), ==, "C");
  g_assert_cmpstr (scriba_symbols_side_letter (CAESAR_SIDE_POMPEY), ==, "P");
}

static ScribaColor
color_at (Picture *self,
          double x,
          double y)
{
  guint32 value = pixels_read (self->surface, x, y);

  return (ScribaColor) { (value >> 16 & 0xff) / 255.0, (value >> 8 & 0xff) / 255.0, (value & 0xff) / 255.0, 1 };
}

/* What is seen of @over on @under. */
static ScribaColor
on (ScribaColor over,
    ScribaColor under)
{
  return (ScribaColor) {
    over.alpha * over.red + (1 - over.alpha) * under.red,
    over.alpha * over.green + (1 - over.alpha) * under.green,
    over.alpha * over.blue + (1 - over.alpha) * under.blue,
    1,
  };
}

/* Names and totals on every plate, whoever controls it. */
static void
test_contrast (Picture *self,
               gconstpointer dark)
{
  map_scene_finish (&self->state, self->box);
  scriba_map_draw (self->cr, &self->look, &self->map, &self->state, &self->marks);
  cairo_surface_flush (self->surface);
  for (guint i = 0; i < self->box->n_provinces; i++)
    {
      const ScribaMapBox *plate = &self->map.plates[i];
      ScribaColor ground = color_at (self, plate->x + plate->width / 2, plate->y + plate->height * 0.45);

      g_test_message ("%s", self->box->provinces[i].id);
      g_assert_cmpfloat (contrast (on (self->look.text, ground), ground), >=, 7);
      g_assert_cmpfloat (contrast (on (scriba_palette_color (SCRIBA_COLOR_DIM, self->look.dark), ground), ground), >=, 4.5);
    }
}

/* A placement changes what its space and its two provinces show, and which one is the last, and nothing else. */
static void
test_what_changes (Picture *self,
                   gconstpointer dark)
{
  CaesarState after = self->state;
  guint n_plates = 0;
  guint n_tokens = 0;

  map_scene_lay (&after, self->box, CAESAR_SIDE_CAESAR, "achaia", "macedonia", CAESAR_SYMBOL_SWORD, 4, 2);
  for (guint i = 0; i < self->box->n_provinces; i++)
    {
      ScribaMapPlate first, second;

      scriba_map_read_plate (&first, &self->map, &self->state, &self->marks, i);
      scriba_map_read_plate (&second, &self->map, &after, &self->marks, i);
      n_plates += memcmp (&first, &second, sizeof first) != 0;
    }
  for (guint i = 0; i < self->box->n_borders; i++)
    {
      ScribaMapToken first, second;

      scriba_map_read_token (&first, &self->map, &self->state, &self->marks, i);
      scriba_map_read_token (&second, &self->map, &after, &self->marks, i);
      n_tokens += memcmp (&first, &second, sizeof first) != 0;
    }
  g_assert_cmpuint (n_plates, ==, 2);
  /* The space itself, and that between Asia and Syria, which was the last one. */
  g_assert_cmpuint (n_tokens, ==, 2);
}

static void
test_marks (Picture *self,
            gconstpointer dark)
{
  int border = map_scene_border (self->box, "macedonia", "dalmatia");
  int dalmatia = map_scene_province (self->box, "dalmatia");
  ScribaMapToken token;
  ScribaMapPlate plate;

  /* Dalmatia waits for its last token, Macedonia for two. */
  scriba_map_read_token (&token, &self->map, &self->state, &self->marks, border);
  g_assert_true (token.closes);
  g_assert_false (token.selected);
  scriba_map_read_plate (&plate, &self->map, &self->state, &self->marks, dalmatia);
  g_assert_true (plate.soon);
  g_assert_false (plate.marked);
  g_assert_cmpint (plate.totals[CAESAR_SIDE_CAESAR], ==, 3);
  g_assert_cmpint (plate.totals[CAESAR_SIDE_POMPEY], ==, 5);
  scriba_map_read_plate (&plate, &self->map, &self->state, &self->marks, map_scene_province (self->box, "macedonia"));
  g_assert_false (plate.soon);

  /* After the end nothing waits. */
  self->state.result.ending = CAESAR_ENDING_STOPPED;
  scriba_map_read_token (&token, &self->map, &self->state, &self->marks, border);
  g_assert_false (token.closes);
  scriba_map_read_plate (&plate, &self->map, &self->state, &self->marks, dalmatia);
  g_assert_false (plate.soon);
  self->state.result.ending = CAESAR_ENDING_NOT_YET;

  self->marks.selected = border;
  self->marks.preview.by = CAESAR_SIDE_CAESAR;
  self->marks.preview.token = (CaesarToken) { CAESAR_SYMBOL_SWORD, 2, 4 };
  self->marks.closing[0] = dalmatia;
  scriba_map_read_token (&token, &self->map, &self->state, &self->marks, border);
  g_assert_true (token.selected && token.preview);
  g_assert_cmpint (token.space.by, ==, CAESAR_SIDE_CAESAR);
  scriba_map_read_plate (&plate, &self->map, &self->state, &self->marks, dalmatia);
  g_assert_true (plate.marked);

  scriba_map_read_token (&token, &self->map, &self->state, &self->marks, map_scene_border (self->box, "asia", "syria"));
  g_assert_true (token.last);
}

/* What is drawn stays within its bounds, so that only these need to be drawn anew. */
static void
test_bounds (Picture *self,
             gconstpointer dark)
{
  map_scene_finish (&self->state, self->box);
  for (guint border = 0; border < self->box->n_borders; border++)
    {
      ScribaMapBox bounds = scriba_map_get_space_bounds (&self->map, border);
      ScribaMapToken token;
      guint n_drawn = 0;

      clear (self);
      self->marks.selected = border;
      self->marks.focused = border;
      self->state.borders[border].link = CAESAR_SIDE_CAESAR;
      scriba_map_read_token (&token, &self->map, &self->state, &self->marks, border);
      scriba_map_draw_token (self->cr, &self->look, &self->map, &self->marks, &token, border);
      cairo_surface_flush (self->surface);
      for (int y = 0; y < 672; y++)
        for (int x = 0; x < 960; x++)
          if (pixels_read (self->surface, x, y) != 0)
            {
              g_assert_cmpfloat (x + 1, >=, bounds.x);
              g_assert_cmpfloat (x, <=, bounds.x + bounds.width);
              g_assert_cmpfloat (y + 1, >=, bounds.y);
              g_assert_cmpfloat (y, <=, bounds.y + bounds.height);
              n_drawn++;
            }
      /* The token with its ring fills the most of them. */
      g_assert_cmpuint (n_drawn, >, bounds.width * bounds.height / 4);
    }
}

static cairo_status_t
count_bytes (void *closure,
             const unsigned char *data,
             unsigned int length)
{
  *(gsize *) closure += length;
  return CAIRO_STATUS_SUCCESS;
}

/* On a page of A4 across, in points, as on the screen: letters stay letters. */
static void
test_paper (Picture *self,
            gconstpointer dark)
{
  gsize n_bytes = 0;
  cairo_surface_t *page = cairo_pdf_surface_create_for_stream (count_bytes, &n_bytes, 842, 595);
  cairo_t *cr = cairo_create (page);

  scriba_map_lay_out (&self->map, self->box, SCRIBA_MAP_WIDE, 842, 595);
  scriba_map_draw (cr, &self->look, &self->map, &self->state, &self->marks);
  cairo_destroy (cr);
  cairo_surface_finish (page);
  g_assert_cmpint (cairo_surface_status (page), ==, CAIRO_STATUS_SUCCESS);
  /* A picture made of pixels would be many times as much. */
  g_assert_cmpuint (n_bytes, >, 10000);
  g_assert_cmpuint (n_bytes, <, 300000);
  cairo_surface_destroy (page);
}

static void
add (const char *name,
     void (*test) (Picture *self, gconstpointer dark))
{
  g_autofree char *light = g_strdup_printf ("/draw/map-picture/%s/light", name);
  g_autofree char *dark = g_strdup_printf ("/draw/map-picture/%s/dark", name);

  g_test_add (light, Picture, NULL, set_up, test, tear_down);
  g_test_add (dark, Picture, (gpointer) 1, set_up, test, tear_down);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("shapes", test_shapes);
  g_test_add_func ("/draw/map-picture/letters", test_letters);
  add ("contrast", test_contrast);
  add ("what-changes", test_what_changes);
  add ("marks", test_marks);
  add ("bounds", test_bounds);
  add ("paper", test_paper);

  return g_test_run ();
}
