/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * bench-map: what it costs to draw the map of Caesar! at two sizes, as the window does with the
 * software renderer: a placement, of which only what looks otherwise is drawn over the kept background, and all
 * of it anew. Random games; the middle of many times that a processor worked.
 */

#include <math.h>
#include <string.h>

#include <gtk/gtk.h>

#include "bench-clock.h"
#include "caesar-play.h"
#include "caesar/scriba-map-layers.h"

#define N_GAMES 6
#define N_WHOLE 7

typedef struct
{
  CaesarBox *box;
  CaesarState state;
  ScribaMap map;
  ScribaMapMarks marks;
  ScribaMapLayers *layers;
  ScribaLook look;
  cairo_surface_t *surface;
} Bench;

static gint64
get_time (void)
{
  return bench_clock_seconds (CLOCK_THREAD_CPUTIME_ID) * G_USEC_PER_SEC;
}

static void
set_up (Bench *self,
        int width,
        int height)
{
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();

  self->box = caesar_box_new_shipped ();
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  self->layers = scriba_map_layers_new ();
  self->look = (ScribaLook) {
    .context = pango_font_map_create_context (fonts),
    .text = scriba_palette_color (SCRIBA_COLOR_TEXT, FALSE),
    .scale = 1,
  };
  scriba_map_marks_init (&self->marks);
  self->marks.accent = scriba_palette_color (SCRIBA_COLOR_FIELD_POLITICAL, FALSE);
  scriba_map_lay_out (&self->map, self->box, scriba_map_choose (width, height), width, height);
}

static void
tear_down (Bench *self)
{
  scriba_map_layers_free (self->layers);
  g_object_unref (self->look.context);
  cairo_surface_destroy (self->surface);
  caesar_box_free (self->box);
}

static void
add_damage (cairo_region_t *damage,
            ScribaMapBox box)
{
  cairo_rectangle_int_t rectangle = { floor (box.x), floor (box.y), ceil (box.width) + 1, ceil (box.height) + 1 };

  cairo_region_union_rectangle (damage, &rectangle);
}

/* What a renderer finds out by comparing the pieces of two frames. */
static cairo_region_t *
find_damage (Bench *self,
             const CaesarState *before)
{
  cairo_region_t *damage = cairo_region_create ();

  for (guint i = 0; i < self->box->n_provinces; i++)
    {
      ScribaMapPlate old, new;

      scriba_map_read_plate (&old, &self->map, before, &self->marks, i);
      scriba_map_read_plate (&new, &self->map, &self->state, &self->marks, i);
      if (memcmp (&old, &new, sizeof old) != 0)
        add_damage (damage, scriba_map_get_plate_bounds (&self->map, i));
      if (old.controller != new.controller)
        add_damage (damage, scriba_map_get_region_bounds (&self->map, i));
    }
  for (guint i = 0; i < self->box->n_borders; i++)
    {
      ScribaMapToken old, new;

      scriba_map_read_token (&old, &self->map, before, &self->marks, i);
      scriba_map_read_token (&new, &self->map, &self->state, &self->marks, i);
      if (memcmp (&old, &new, sizeof old) != 0)
        add_damage (damage, scriba_map_get_space_bounds (&self->map, i));
    }

  return damage;
}

/* Draws the present state into the window's picture; all of it without @damage. */
static void
draw (Bench *self,
      const cairo_region_t *damage)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (self->surface);
  GskRenderNode *node;

  scriba_map_layers_read (self->layers, self->box, &self->state, &self->marks);
  scriba_map_layers_snapshot (self->layers, snapshot, &self->look, &self->map, &self->marks, 1, TRUE);
  node = gtk_snapshot_free_to_node (snapshot);
  if (damage != NULL)
    {
      for (int i = 0; i < cairo_region_num_rectangles (damage); i++)
        {
          cairo_rectangle_int_t rectangle;

          cairo_region_get_rectangle (damage, i, &rectangle);
          cairo_rectangle (cr, rectangle.x, rectangle.y, rectangle.width, rectangle.height);
        }
      cairo_clip (cr);
    }
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
}

static void
place (Bench *self,
       ScribaRandom *random,
       GArray *times)
{
  CaesarState before = self->state;
  cairo_region_t *damage;
  CaesarChoice choice;
  CaesarPlace entry;
  gint64 start;

  if (!caesar_play_choice (&self->state, self->box, random, &choice) ||
      !caesar_resolve (&self->state, self->box, &choice, &entry))
    {
      self->state.stage = CAESAR_STAGE_OVER;
      return;
    }
  caesar_apply (&self->state, CAESAR_ENTRY_PLACE, &entry);

  start = get_time ();
  damage = find_damage (self, &before);
  draw (self, damage);
  start = get_time () - start;
  g_array_append_val (times, start);
  cairo_region_destroy (damage);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
print (const char *what,
       int width,
       int height,
       GArray *times)
{
  g_array_sort (times, compare);
  g_print ("map of Caesar!, %d × %d, %s: %.2f ms, nine of ten within %.2f ms (%u times)\n", width, height, what,
           g_array_index (times, gint64, times->len / 2) / 1000.0,
           g_array_index (times, gint64, times->len * 9 / 10) / 1000.0, times->len);
}

static void
measure (int width,
         int height)
{
  g_autoptr (GArray) placements = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) wholes = g_array_new (FALSE, FALSE, sizeof (gint64));
  ScribaRandom random = { 1 };
  Bench bench;

  set_up (&bench, width, height);
  for (guint game = 0; game < N_GAMES; game++)
    {
      CaesarGameSetup setup = { .n_seats = CAESAR_N_SIDES, .crassus = CAESAR_NOBODY };

      caesar_settings_init (&setup.settings);
      caesar_state_start (&setup, bench.box, &bench.state);
      bench.state.stage = CAESAR_STAGE_PLAY;
      bench.state.turn = (CaesarTurn) { .side = CAESAR_SIDE_CAESAR, .resume = CAESAR_NOBODY };
      draw (&bench, NULL);
      while (bench.state.stage == CAESAR_STAGE_PLAY)
        place (&bench, &random, placements);
    }
  for (guint i = 0; i < N_WHOLE; i++)
    {
      gint64 start = get_time ();

      scriba_map_layers_clear (bench.layers);
      draw (&bench, NULL);
      start = get_time () - start;
      g_array_append_val (wholes, start);
    }
  print ("a placement over the kept map", width, height, placements);
  print ("all of it anew", width, height, wholes);
  tear_down (&bench);
}

int
main (void)
{
  gtk_init ();
  measure (1280, 800);
  measure (3840, 2160);
  return 0;
}
