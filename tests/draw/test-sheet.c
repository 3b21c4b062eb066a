/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page about a game: its sizes, its heading, and the map, which is that of the window. */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <string.h>

#include "map-scene.h"
#include "pixels.h"
#include "scriba-caesar-sheet.h"
#include "scriba-error.h"
#include "scriba-map-draw.h"

#define WIDTH 900
#define HEIGHT 660

static gboolean no_memory; /* as cairo sees it */

cairo_status_t
cairo_surface_write_to_png_stream (cairo_surface_t *surface,
                                   cairo_write_func_t write,
                                   void *closure)
{
  cairo_status_t (*real) (cairo_surface_t *, cairo_write_func_t, void *) = dlsym (RTLD_NEXT, "cairo_surface_write_to_png_stream");

  return no_memory ? CAIRO_STATUS_NO_MEMORY : real (surface, write, closure);
}

cairo_status_t
cairo_surface_status (cairo_surface_t *surface)
{
  cairo_status_t (*real) (cairo_surface_t *) = dlsym (RTLD_NEXT, "cairo_surface_status");

  return no_memory ? CAIRO_STATUS_NO_MEMORY : real (surface);
}

typedef struct
{
  CaesarBox *box;
  CaesarState state;
  cairo_surface_t *surfaces[2];
  cairo_t *crs[2];
} Pages;

static void
set_up (Pages *self,
        gconstpointer data)
{
  self->box = caesar_box_new_shipped ();
  map_scene_fill (&self->state, self->box);
  for (guint i = 0; i < 2; i++)
    {
      self->surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
      self->crs[i] = cairo_create (self->surfaces[i]);
      cairo_set_source_rgb (self->crs[i], 1, 1, 1);
      cairo_paint (self->crs[i]);
    }
}

static void
tear_down (Pages *self,
           gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      cairo_destroy (self->crs[i]);
      cairo_surface_destroy (self->surfaces[i]);
    }
  caesar_box_free (self->box);
}

static ScribaSheet *
make_sheet (Pages *self)
{
  return scriba_caesar_sheet_new (&self->state, self->box, g_strdup ("27 November 2026"));
}

/* 210 × 297 mm and 8½ × 11 inches, across, in 72nds of an inch. */
static void
test_paper (void)
{
  double width, height;

  scriba_paper_get_size (SCRIBA_PAPER_A4, &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 841.89, 0.01);
  g_assert_cmpfloat_with_epsilon (height, 595.28, 0.01);
  scriba_paper_get_size (SCRIBA_PAPER_LETTER, &width, &height);
  g_assert_cmpfloat (width, ==, 792);
  g_assert_cmpfloat (height, ==, 612);
}

/* What a page shows of the map is what the window's function draws there, to the pixel. */
static void
test_same_map (Pages *self,
               gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  ScribaLook look = scriba_sheet_make_look (self->crs[1]);
  double top = scriba_sheet_measure_heading (sheet, &look, WIDTH);
  ScribaMapBox place = scriba_caesar_sheet_place_map (&look, &self->state, self->box, WIDTH, HEIGHT - top);
  ScribaMapMarks marks;
  ScribaMap map;

  g_assert_cmpfloat (place.width, ==, WIDTH);
  g_assert_cmpfloat (place.height, >, HEIGHT * 0.7);

  scriba_sheet_draw (sheet, self->crs[0], WIDTH, HEIGHT);
  scriba_map_marks_init (&marks);
  scriba_map_lay_out (&map, self->box, SCRIBA_MAP_WIDE, place.width, place.height);
  cairo_translate (self->crs[1], place.x, top + place.y);
  scriba_map_draw (self->crs[1], &look, &map, &self->state, &marks);
  g_object_unref (look.context);

  for (guint i = 0; i < 2; i++)
    cairo_surface_flush (self->surfaces[i]);
  for (int y = ceil (top); y < floor (top + place.height); y++)
    for (int x = 0; x < WIDTH; x++)
      g_assert_cmphex (pixels_read_color (self->surfaces[0], x, y), ==, pixels_read_color (self->surfaces[1], x, y));
}

/* Two names of a hundred letters take more lines, and all the rest stays on the page. */
static void
test_long_names (Pages *self,
                 gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  g_autoptr (ScribaSheet) longer = NULL;
  ScribaLook look = scriba_sheet_make_look (self->crs[0]);
  g_autofree char *name = g_strnfill (100, 'W');
  double height = scriba_sheet_measure_heading (sheet, &look, WIDTH);
  double more;

  for (guint side = 0; side < CAESAR_N_SIDES; side++)
    g_strlcpy (self->state.players[side].name, name, SCRIBA_NAME_SIZE);
  longer = make_sheet (self);
  more = scriba_sheet_measure_heading (longer, &look, WIDTH);
  g_object_unref (look.context);
  g_assert_cmpfloat (more, >, height + 10);
  g_assert_true (g_str_has_suffix (longer->players, name));

  scriba_sheet_draw (longer, self->crs[0], WIDTH, HEIGHT);
  cairo_surface_flush (self->surfaces[0]);
  /* The legend ends at the foot of the page: there is something, and it is not cut. */
  g_assert_false (pixels_are_white (self->surfaces[0], 0, HEIGHT - 40, WIDTH, 40));
  g_assert_true (pixels_are_white (self->surfaces[0], 0, HEIGHT - 2, WIDTH, 2));
}

/* A game that goes on changes no page that is being written. */
static void
test_own_copy (Pages *self,
               gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  g_autoptr (GBytes) before = scriba_sheet_to_png (sheet, NULL);
  g_autoptr (GBytes) after = NULL;

  memset (&self->state, 0, sizeof self->state);
  g_free (self->box->provinces[0].name);
  self->box->provinces[0].name = g_strdup ("?");
  after = scriba_sheet_to_png (sheet, NULL);
  g_assert_true (g_bytes_equal (before, after));
}

/* What is said of a game before its first turn and after its last. */
static void
test_states (Pages *self,
             gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = NULL;
  g_autoptr (ScribaSheet) finished = NULL;

  map_scene_start (&self->state, self->box);
  self->state.stage = CAESAR_STAGE_SETUP;
  self->state.turn.side = CAESAR_NOBODY;
  sheet = make_sheet (self);
  g_assert_cmpstr (sheet->result, ==, "Set-up");

  self->state.stage = CAESAR_STAGE_OVER;
  self->state.result = (CaesarResult) { CAESAR_ENDING_LAST_TOKEN, CAESAR_SIDE_POMPEY };
  self->state.crassus = CAESAR_SIDE_POMPEY;
  g_strlcpy (self->state.players[CAESAR_SIDE_CAESAR].name, "Anna", SCRIBA_NAME_SIZE);
  finished = make_sheet (self);
  g_assert_cmpstr (finished->result, ==, "Auto-Crassus wins: the last control token is placed");
  g_assert_cmpstr (finished->players, ==, "Caesar: Anna · Pompey: Auto-Crassus");
}

/* A file of letters, and a picture of 1920 × 1440. */
static void
test_files (Pages *self,
            gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);
  g_autoptr (GBytes) png = scriba_sheet_to_png (sheet, NULL);
  g_autoptr (GBytes) pdf = scriba_sheet_to_pdf (sheet, SCRIBA_PAPER_A4, NULL);
  const guchar *bytes = g_bytes_get_data (png, NULL);

  g_assert_cmpmem (bytes, 8, "\x89PNG\r\n\x1a\n", 8);
  g_assert_cmpmem (bytes + 16, 8, "\0\0\x07\x80\0\0\x05\xa0", 8);
  g_assert_cmpmem (g_bytes_get_data (pdf, NULL), 5, "%PDF-", 5);
  /* A picture made of pixels would be many times as much. */
  g_assert_cmpuint (g_bytes_get_size (pdf), <, 300000);
}

static void
check_undrawable (const ScribaSheet *sheet,
                  const char *reason)
{
  for (guint pdf = 0; pdf < 2; pdf++)
    {
      g_autoptr (GError) error = NULL;
      GBytes *bytes = pdf ? scriba_sheet_to_pdf (sheet, SCRIBA_PAPER_A4, &error) : scriba_sheet_to_png (sheet, &error);

      g_assert_null (bytes);
      g_assert_error (error, SCRIBA_ERROR, SCRIBA_ERROR_UNDRAWABLE);
      g_assert_cmpstr (scriba_error_get_facts (error)->found, ==, reason);
    }
}

/* Without memory there is no file, and no empty one either. */
static void
test_no_memory (Pages *self,
                gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);

  no_memory = TRUE;
  check_undrawable (sheet, g_strerror (ENOMEM));
  no_memory = FALSE;
}

static void
draw_badly (cairo_t *cr,
            const ScribaLook *look,
            double width,
            double height,
            gconstpointer data)
{
  /* There is no point here to go on from. */
  cairo_new_path (cr);
  cairo_rel_line_to (cr, 1, 1);
}

/* A page that was drawn in part is none. */
static void
test_half (Pages *self,
           gconstpointer data)
{
  g_autoptr (ScribaSheet) sheet = make_sheet (self);

  sheet->draw = draw_badly;
  check_undrawable (sheet, cairo_status_to_string (CAIRO_STATUS_NO_CURRENT_POINT));
}

#define ADD(path, test) g_test_add (path, Pages, NULL, set_up, test, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/sheet/paper", test_paper);
  ADD ("/draw/sheet/same-map", test_same_map);
  ADD ("/draw/sheet/long-names", test_long_names);
  ADD ("/draw/sheet/own-copy", test_own_copy);
  ADD ("/draw/sheet/states", test_states);
  ADD ("/draw/sheet/files", test_files);
  ADD ("/draw/sheet/no-memory", test_no_memory);
  ADD ("/draw/sheet/half", test_half);

  return g_test_run ();
}
